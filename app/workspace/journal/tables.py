"""The checked tables of the journal, with their columns and checksums."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from app.workspace.sqlite.checksum import row_crc


class Table(NamedTuple):
    """A table of checked rows: its name, its key and its columns without ``schema`` and ``crc``.

    A ``numbered`` table generates its key, so that the key is not covered by the checksum.
    """

    name: str
    key: str
    columns: tuple[str, ...]
    numbered: bool

    @property
    def checked(self) -> tuple[str, ...]:
        """The columns covered by the checksum."""
        return _checked(self)


@cache
def _checked(table: Table) -> tuple[str, ...]:
    return tuple(c for c in table.columns if not (table.numbered and c == table.key))


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
# Decimals are stored as text, so that they stay exact; an empty one means not stated.
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
"""The tables of the first journal version."""
TABLES = (*FIRST_TABLES, OWN_FIGURES, OWN_CHARGES, SCHEDULES)


def is_intact(table: Table, row: tuple[Any, ...]) -> bool:
    """Return whether the checksum of a row is right: its columns, then schema and checksum."""
    by_name = dict(zip(table.columns, row, strict=False))
    try:
        found = row_crc([*(by_name[name] for name in table.checked), row[-2]])
    except UnicodeError:
        return False
    return bool(found == row[-1])
