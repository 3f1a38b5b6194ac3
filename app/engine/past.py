"""The shop as it was at an earlier sync, and what became of a listing from sync to sync."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from app.domain.wire import Unreadable, read_json
from app.engine.item_rows import read_row
from app.workspace.catalogue import CatalogueReader
from app.workspace.rows import ROW_COLUMNS, ItemRow

if TYPE_CHECKING:
    from pathlib import Path

    from app.workspace.snapshots import Change, Snapshots

_PAGE = 1_000
_NEVER_TOLD = frozenset({"last_updated", "thumbnail", "secure_thumbnail"})


class ItemChange(NamedTuple):
    """One field of a listing that was found changed by the sync that ended at ``at``.

    ``at`` is in milliseconds since 1970, or ``None`` for what changed since the last sync; ``path``
    is a field of the item. For a listing that appeared or disappeared ``path`` is empty, with the
    title as ``after`` or ``before``.
    """

    at: int | None
    path: str
    before: Any
    after: Any


class PastShop:
    """Reads the catalogue at ``catalogue`` together with ``snapshots``; both stay the caller's.

    Use it from the thread that owns the snapshots.
    """

    def __init__(self, catalogue: Path, snapshots: Snapshots) -> None:
        self._reader = CatalogueReader(catalogue)
        self._snapshots = snapshots

    def rows_as_of(self, number: int) -> Iterator[ItemRow]:
        """The listings as of the sync ``number``, by id; raises ``SnapshotGone``.

        ``net`` is not known for what has changed since, as charges and costs are not kept.
        """
        past = {change.item_id: change for change in self._snapshots.since(number)}
        rest = sorted(
            (change for change in past.values() if change.before is not None),
            key=lambda change: change.item_id,
            reverse=True,
        )
        for row in self._rows():
            while rest and rest[-1].item_id <= row.id:
                yield from _row_before(rest.pop())
            if row.id not in past:
                yield row
        while rest:
            yield from _row_before(rest.pop())

    def body_as_of(self, number: int, item_id: str) -> bytes | None:
        """One listing as of the sync ``number``; ``None`` when it was not there.

        Raises ``SnapshotGone``.
        """
        for change in self._snapshots.since(number):
            if change.item_id == item_id:
                return change.before
        return self._reader.body(item_id)

    def changes_of(self, item_id: str, limit: int = 100) -> list[ItemChange]:
        """What syncs found changed in a listing, the latest first; at most ``limit`` fields."""
        ended = {mark.number: mark.ended_at for mark in self._snapshots.syncs()}
        after = self._reader.body(item_id)
        found: list[ItemChange] = []
        for change in self._snapshots.of_item(item_id):
            at = ended.get(change.sync)
            if change.kind == "added":
                found.append(ItemChange(at, "", None, _object(after).get("title")))
            elif change.kind == "removed":
                found.append(ItemChange(at, "", _object(change.before).get("title"), None))
            else:
                found += _fields(at, _object(change.before), _object(after))
            after = change.before
            if len(found) >= limit:
                break
        return found[:limit]

    def close(self) -> None:
        """Close the catalogue."""
        self._reader.close()

    def _rows(self) -> Iterator[ItemRow]:
        last = ""
        while True:
            rows = self._reader.items(
                f"SELECT {ROW_COLUMNS} FROM items WHERE id > ? ORDER BY id LIMIT ?", (last, _PAGE)
            )
            if not rows:
                return
            yield from rows
            last = rows[-1].id


def _row_before(change: Change) -> Iterator[ItemRow]:
    try:
        yield read_row(change.before or b"").row
    except Unreadable:
        return


def _object(body: bytes | None) -> dict[str, Any]:
    try:
        value = None if body is None else read_json(body)
    except Unreadable:
        return {}
    return value if isinstance(value, dict) else {}


def _fields(at: int | None, before: dict[str, Any], after: dict[str, Any]) -> list[ItemChange]:
    names = dict.fromkeys((*before, *after))
    return [
        ItemChange(at, name, before.get(name), after.get(name))
        for name in names
        if name not in _NEVER_TOLD and before.get(name) != after.get(name)
    ]
