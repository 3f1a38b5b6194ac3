"""The column definitions of the listings table, and the choice of those that fit a width."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

# Annotations are not postponed: a named tuple would have to compile each of them from its text.


class Column(NamedTuple):
    """A column; its width is in logical pixels at the 13 px font.

    ``leaves`` is the order in which columns are hidden if there is no room (0 never, 1 first).
    ``field`` is the wire path of the field that can be edited in its cells, or empty. ``name`` is
    the heading if it is the marketplace's own text. ``form`` is the format of a value that is not a
    field of ``ItemRow`` (``app.ui.listings.table.value_text``); with ``beside`` it is read from the
    body of the listing, at the path ``id``.
    """

    id: str
    title: object
    sort: str
    width: int
    right: bool = False
    leaves: int = 0
    field: str = ""
    name: str = ""
    form: str = ""
    beside: bool = False


TITLE_WIDTH = 216
COLUMNS: tuple[Column, ...] = (
    Column("check", QT_TRANSLATE_NOOP("Columns", "Selected"), "", 38),
    Column("title", QT_TRANSLATE_NOOP("Columns", "Title"), "title", TITLE_WIDTH, field="title"),
    Column("status", QT_TRANSLATE_NOOP("Columns", "Status"), "status", 134, field="status"),
    Column("price", QT_TRANSLATE_NOOP("Columns", "Price"), "price", 92, right=True, field="price"),
    Column(
        "stock",
        QT_TRANSLATE_NOOP("Columns", "Stock"),
        "available_quantity",
        58,
        right=True,
        field="available_quantity",
    ),
    Column("sold", QT_TRANSLATE_NOOP("Columns", "Sold"), "sold_quantity", 58, right=True, leaves=3),
    Column("net", QT_TRANSLATE_NOOP("Columns", "Net"), "net", 92, right=True),
    Column("margin", QT_TRANSLATE_NOOP("Columns", "Margin"), "margin", 66, right=True, leaves=4),
    Column("health", QT_TRANSLATE_NOOP("Columns", "Health"), "health", 90, leaves=2),
    Column(
        "updated",
        QT_TRANSLATE_NOOP("Columns", "Updated"),
        "last_updated",
        88,
        right=True,
        leaves=1,
    ),
)
"""The columns shown by default."""

# In the smallest windows a readable title is more important than the optional columns.
ROOMY_TITLE = 520


class Cell(NamedTuple):
    """The position of a painted column: its number in the model, its left edge and its width."""

    number: int
    column: Column
    left: int
    wide: int


def column_title(column: Column) -> str:
    """Return the heading of ``column`` in the window's language."""
    return column.name or QCoreApplication.translate("Columns", str(column.title))


def place_of(columns: Sequence[Column], column_id: str) -> int:
    """Return the index of the column ``column_id`` in ``columns``, or -1."""
    return next((n for n, column in enumerate(columns) if column.id == column_id), -1)


def columns_that_fit(
    columns: Sequence[Column],
    width: int,
    widths: Sequence[int],
    *,
    title_at_least: int,
    switched_off: Collection[str] = (),
) -> frozenset[int]:
    """Return which of ``columns`` to show in ``width`` pixels, given their ``widths``.

    The title takes the remaining width, and at least ``title_at_least``; until it does, columns are
    hidden in the order of ``Column.leaves``.
    """
    shown = {n for n, column in enumerate(columns) if column.id not in switched_off}
    leaving = sorted((n for n in shown if columns[n].leaves), key=lambda n: columns[n].leaves)
    for number in leaving:
        others = sum(widths[n] for n in shown if columns[n].id != "title")
        if width - others >= title_at_least:
            break
        shown.discard(number)
    return frozenset(shown)
