"""The columns of the listings table, as data, and which of them a given width has room for."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence


class Column(NamedTuple):
    """One column: its width is in logical pixels at the 13 px font, ``leaves`` says how early it
    makes room (0 never, 1 first)."""

    id: str
    title: object
    sort: str
    width: int
    right: bool = False
    leaves: int = 0


COLUMNS: tuple[Column, ...] = (
    Column("check", QT_TRANSLATE_NOOP("Columns", "Selected"), "", 38),
    Column("title", QT_TRANSLATE_NOOP("Columns", "Title"), "title", 216),
    Column("status", QT_TRANSLATE_NOOP("Columns", "Status"), "status", 134),
    Column("price", QT_TRANSLATE_NOOP("Columns", "Price"), "price", 92, right=True),
    Column("stock", QT_TRANSLATE_NOOP("Columns", "Stock"), "available_quantity", 58, right=True),
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

CHECK, TITLE, STATUS, PRICE, STOCK, SOLD, NET, MARGIN, HEALTH, UPDATED = range(len(COLUMNS))

# In the smallest windows a readable title is worth more than the columns that can leave.
ROOMY_TITLE = 520


def column_title(column: Column) -> str:
    """Return the heading of ``column`` in the language of the window."""
    return QCoreApplication.translate("Columns", str(column.title))


def columns_that_fit(
    width: int,
    widths: Sequence[int],
    *,
    title_at_least: int,
    switched_off: Collection[str] = (),
) -> frozenset[int]:
    """Return which columns to show in ``width`` pixels, given what each of them takes.

    The title takes what the others leave, and at least ``title_at_least``; until it does, columns
    leave in the order of ``Column.leaves``.
    """
    shown = {n for n, column in enumerate(COLUMNS) if column.id not in switched_off}
    leaving = sorted((n for n in shown if COLUMNS[n].leaves), key=lambda n: COLUMNS[n].leaves)
    for number in leaving:
        others = sum(widths[n] for n in shown if n != TITLE)
        if width - others >= title_at_least:
            break
        shown.discard(number)
    return frozenset(shown)
