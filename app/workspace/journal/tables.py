"""The tables of the journal whose rows are checked, each with its columns and its checksum."""

from __future__ import annotations

from typing import Any, NamedTuple

from app.workspace.sqlite.checksum import row_crc


class Table(NamedTuple):
    """A table of checked rows: its name, its key and its columns without ``schema`` and ``crc``.

    A ``numbered`` table makes its key itself, so that the key is no part of the checksum.
    """

    name: str
    key: str
    columns: tuple[str, ...]
    numbered: bool

    @property
    def checked(self) -> tuple[str, ...]:
        """The columns the checksum is over."""
        return tuple(c for c in self.columns if not (self.numbered and c == self.key))


DRAFTS = Table("drafts", "item_id", ("item_id", "saved_at", "body"), numbered=False)
OUTBOX = Table(
    "outbox",
    "number",
    (
        "number",
        "op_id",
        "item_id",
        "title",
        "state",
        "draft",
        "created_at",
        "changed_at",
        "attempts",
        "steps",
        "result",
    ),
    numbered=True,
)
HISTORY = Table(
    "history",
    "number",
    (
        "number",
        "op_id",
        "item_id",
        "at",
        "call",
        "outcome",
        "before",
        "sent",
        "answer",
        "findings",
    ),
    numbered=True,
)
# Decimals are written as texts, so that they stay exact; an empty one is what nobody said.
OWN_FIGURES = Table(
    "own_figures",
    "code",
    ("code", "saved_at", "unit_cost", "packaging", "tax", "floor", "currency_id"),
    numbered=False,
)
OWN_CHARGES = Table(
    "own_charges",
    "place",
    (
        *("place", "saved_at", "site_id", "category_id", "listing_type_id"),
        *("from_price", "rate", "fixed"),
    ),
    numbered=False,
)
SCHEDULES = Table(
    "schedules",
    "schedule_id",
    ("schedule_id", "state", "starts_at", "changed_at", "body"),
    numbered=False,
)
FIRST_TABLES = (DRAFTS, OUTBOX, HISTORY)
"""Those that the first journals had already."""
TABLES = (*FIRST_TABLES, OWN_FIGURES, OWN_CHARGES, SCHEDULES)


def is_intact(table: Table, row: tuple[Any, ...]) -> bool:
    """Return whether the checksum of a row fits: its columns, then schema and checksum."""
    by_name = dict(zip(table.columns, row, strict=False))
    try:
        found = row_crc([*(by_name[name] for name in table.checked), row[-2]])
    except UnicodeError:
        return False
    return bool(found == row[-1])
