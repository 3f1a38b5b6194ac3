"""Previous values of the fields of a listing's row, for conditions on changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

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
"""The fields whose changes are recorded, each with its column; a status includes its
sub-statuses."""

_NOTE = (
    "INSERT INTO field_changes VALUES (?, ?, ?, ?, ?)"
    # The first previous value is kept; found is set if any sync found it.
    " ON CONFLICT DO UPDATE SET found = max(found, excluded.found)"
)
_OWN = (
    "UPDATE field_changes SET found = 0 WHERE field = ? AND item_id = ? AND sync ="
    " (SELECT max(sync) FROM field_changes WHERE field = ? AND item_id = ? AND before IS ?)"
)


class FieldChange(NamedTuple):
    """A field of a listing that no longer has the value ``before``.

    ``found`` is true if a sync found the change, and false if it came with the answer to an own
    write.
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


def answered_changes(before: ItemRow, over: ItemRow | None, after: ItemRow) -> list[FieldChange]:
    """Return the fields in which a row ``before`` and an answer differ.

    Differences that the listing ``over`` which it was sent already had count as found.
    """
    if over is None or over.last_updated <= before.last_updated:
        return [*field_changes(before, after, found=False)]
    found = field_changes(before, over, found=True)
    return [*found, *field_changes(over, after, found=False)]


def is_outdated(known: Mapping[str, ItemRow], answer: ItemRow) -> bool:
    """Return whether the stored state of the listing is later than the answer."""
    stored = known.get(answer.id)
    return stored is not None and 0 < answer.last_updated < stored.last_updated


def own_changes_already_stored(
    known: Mapping[str, ItemRow], over: Mapping[str, ItemRow], answer: ItemRow
) -> list[FieldChange]:
    """Return the own changes in an answer that are already stored."""
    stored, base = known.get(answer.id), over.get(answer.id)
    if stored is None or base is None or stored.last_updated < answer.last_updated:
        return []
    return [
        one
        for one in field_changes(base, answer, found=False)
        if getattr(stored, FIELDS[one.field]) == getattr(answer, FIELDS[one.field])
    ]


def note_own_fields(database: Database, changes: Iterable[FieldChange]) -> None:
    """Mark the latest of each of these changes as not found by a sync, within a transaction."""
    database.run_many(
        _OWN,
        [(one.field, one.item_id, one.field, one.item_id, one.before) for one in changes],
    )


def note_fields(database: Database, sync: int, changes: Iterable[FieldChange]) -> None:
    """Store the changes as those of the sync ``sync``, within a transaction."""
    database.run_many(
        _NOTE, [(one.field, sync, one.item_id, one.before, one.found) for one in changes]
    )
