"""What the fields of a listing's row were before they changed, for rules over history."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from app.workspace.listing_rows import ItemRow
    from app.workspace.sqlite.database import Database

FIELDS = {
    "price": "price",
    "stock": "available_quantity",
    "status": "status",
    "title": "title",
    "category": "category_id",
    "type": "listing_type_id",
    "free_shipping": "free_shipping",
    "sku": "seller_custom_field",
    "currency": "currency_id",
}
"""The fields that are watched, each with the column of its row; a status has its modifiers too."""

_NOTE = (
    "INSERT INTO field_changes VALUES (?, ?, ?, ?, ?)"
    # What it was first is what it was before; found is what a sync found at any time.
    " ON CONFLICT DO UPDATE SET found = max(found, excluded.found)"
)


class FieldChange(NamedTuple):
    """A field of a listing that is not any more what it was ``before``.

    ``found`` says that a sync found it, and that no answer to something sent brought it.
    """

    item_id: str
    field: str
    before: int | str | None
    found: bool


def field_changes(before: ItemRow, after: ItemRow, *, found: bool) -> Iterator[FieldChange]:
    """Yield the fields in which two rows of a listing differ."""
    for field, column in FIELDS.items():
        old = getattr(before, column)
        if field == "status":
            old = f"{before.status},{before.sub_status}".rstrip(",")
            if (before.status, before.sub_status) != (after.status, after.sub_status):
                yield FieldChange(after.id, field, old, found)
        elif old != getattr(after, column):
            yield FieldChange(after.id, field, old, found)


def note_fields(database: Database, sync: int, changes: Iterable[FieldChange]) -> None:
    """Keep the changes as those of the sync ``sync``, within a transaction."""
    database.run_many(
        _NOTE, [(one.field, sync, one.item_id, one.before, one.found) for one in changes]
    )
