"""The changes found by every sync, per listing, from which earlier states can be shown."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from app.domain.wire import write_plain
from app.workspace.catalog.field_changes import note_fields, note_own_fields
from app.workspace.catalog.snapshot_copies import SnapshotCopies
from app.workspace.errors import SchemaTooNew, StorageCorrupt, StorageError, StorageReadOnly
from app.workspace.journal.salvage import is_table
from app.workspace.sqlite.copies import copy_whole, put_aside
from app.workspace.sqlite.database import Database, open_writing
from app.workspace.sqlite.migrations import migrate, schema_version, scripts_of
from app.workspace.sqlite.read_only import open_read_only

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

    from app.workspace.catalog.field_changes import FieldChange

SCHEMA = 3
SNAPSHOTS_FILE = "snapshots.db"
"""The name of the snapshots file in the folder of a shop."""
KEPT_SYNCS = 400
"""The number of syncs kept; older ones are deleted."""
_LEVEL = 3
# A copy may come from anywhere: data that unpacks to more than this is no body.
_LONGEST_BODY = 32 * 1024 * 1024
_COLUMNS: dict[str, dict[str, Any]] = {
    "syncs": {"number": int, "ended_at": int, "counted": int, "complete": int},
    "changes": {"sync": int, "item_id": str, "kind": str, "before": bytes | None},
    "breaks": {"sync": int},
    "field_changes": {
        "field": str,
        "sync": int,
        "item_id": str,
        "before": int | str | None,
        "found": int,
    },
}

Kind = Literal["added", "changed", "removed"]


class SnapshotGone(LookupError):
    """The sync is not stored, or not any more."""


@dataclass(frozen=True, slots=True)
class SyncMark:
    """A sync: its end (milliseconds since 1970), and its numbers of listings.

    ``added``, ``changed`` and ``removed`` are counted since the previous sync.
    """

    number: int
    ended_at: int
    counted: int
    complete: bool
    added: int
    changed: int
    removed: int


@dataclass(frozen=True, slots=True)
class Change:
    """A change of a listing in the sync ``sync``; ``before`` is its previous body.

    ``before`` is ``None`` for an added listing.
    """

    sync: int
    item_id: str
    kind: Kind
    before: bytes | None


class Snapshots:
    """The snapshots at ``path``; a damaged file is kept as ``<name>.bad-<n>`` and recreated.

    A new file is filled from the copies beside the backups (see ``SnapshotCopies``): with the
    changes of each listing, but not the shop as of then, as the changes since the copy are unknown.

    A change belongs to the next sync that ends, whether the sync found it or it was sent from here.
    Use it from one thread at a time. Raises ``StorageError`` if the file cannot be used. With
    ``read_only`` nothing is written or created, so that it works on read-only media.
    """

    def __init__(self, path: Path, *, read_only: bool = False) -> None:
        self._path = path
        self._copies = SnapshotCopies(path.parent)
        self._last = 0
        self.broken_off = False
        """Whether the state of the last sync was lost, and no sync has ended since."""
        if read_only:
            self._database = _open_read_only(path)
            self._read_position()
            return
        try:
            self._database = _open(path)
            self._begin()
        except StorageCorrupt:
            self._recreate()

    def _begin(self) -> None:
        self._read_position()
        if self.is_empty:
            self._copies.bring_back(self.take_over)

    def _recreate(self) -> None:
        put_aside(self._path)
        self._database = _open(self._path)
        self._begin()

    @property
    def is_empty(self) -> bool:
        """Whether no sync and no break is stored."""
        found = self._database.first("SELECT 1 FROM syncs UNION ALL SELECT 1 FROM breaks")
        return found is None

    @property
    def recording(self) -> bool:
        """Whether there is a sync to compare with."""
        return self._last > 0 and not self.broken_off

    def noted(self, ids: Sequence[str]) -> frozenset[str]:
        """Return those of ``ids`` that are noted already as changed since the last sync."""
        query = "SELECT item_id FROM changes WHERE sync = ? AND item_id IN"
        try:
            found = self._database.rows(
                f"{query} (SELECT value FROM json_each(?))",
                (self._last + 1, write_plain(list(ids)).decode()),
            )
        except StorageCorrupt:
            # The note that follows meets the same damage and makes the file anew.
            return frozenset()
        return frozenset(item_id for (item_id,) in found)

    def note(
        self,
        changes: Iterable[tuple[str, Kind, bytes | None]],
        fields: Iterable[FieldChange] = (),
    ) -> None:
        """Store changes as (item id, kind, body before), and the changed ``fields`` of rows.

        Only the first change of an item, and of a field, counts. Before the end of the first sync
        nothing is stored, as there is no earlier state.
        """
        kept = tuple(fields)
        changes = [
            (item_id, kind, None if body is None else zlib.compress(body, _LEVEL))
            for item_id, kind, body in changes
        ]
        if changes or kept:
            self._write(lambda: self._note(changes, kept))

    def _note(
        self, changes: Sequence[tuple[str, Kind, bytes | None]], fields: Sequence[FieldChange]
    ) -> None:
        if self.recording:
            with self._database.transaction():
                self._database.run_many(
                    "INSERT OR IGNORE INTO changes VALUES (?, ?, ?, ?)",
                    [(self._last + 1, *change) for change in changes],
                )
                note_fields(self._database, self._last + 1, fields)

    def note_own(self, fields: Iterable[FieldChange]) -> None:
        """Mark changes recorded by a sync as the seller's own, as their answer came afterwards."""
        kept = tuple(fields)

        def write() -> None:
            with self._database.transaction():
                note_own_fields(self._database, kept)

        self._write(write)

    def end_sync(self, ended_at: int, counted: int, *, complete: bool) -> int:
        """End a sync, which gets the changes recorded since the last one; return its number."""
        self._write(lambda: self._end(ended_at, counted, complete))
        return self._last

    def _end(self, ended_at: int, counted: int, complete: bool) -> None:
        number = self._last + 1
        with self._database.transaction():
            self._database.run(
                "INSERT INTO syncs VALUES (?, ?, ?, ?)", (number, ended_at, counted, complete)
            )
            oldest = number - KEPT_SYNCS
            self._database.run("DELETE FROM syncs WHERE number <= ?", (oldest,))
            # The changes of the oldest sync lead to a state that is deleted.
            for table in ("changes", "field_changes"):
                self._database.run(f"DELETE FROM {table} WHERE sync <= ?", (oldest + 1,))
        self._last, self.broken_off = number, False

    def _write(self, work: Callable[[], None]) -> None:
        """Run ``work``; if the file is damaged, recreate it and run ``work`` again."""
        try:
            work()
        except StorageCorrupt:
            self._database.close()
            self._recreate()
            work()

    def break_off(self) -> None:
        """Record that the next sync cannot be compared with an earlier state.

        The recorded changes are kept, but the shop as of an earlier sync is not known any more.
        """
        self._database.run("INSERT OR IGNORE INTO breaks VALUES (?)", (self._last + 1,))
        self.broken_off = True

    def forget(self) -> None:
        """Delete everything, because the catalog will hold another shop."""
        with self._database.transaction():
            for table in _COLUMNS:
                self._database.run(f"DELETE FROM {table}")
        self._last, self.broken_off = 0, False
        self._copies.forget()

    def copy_if_due(self, now_ms: int | None = None) -> None:
        """Create the daily copy beside the backups. Raise ``StorageError``."""
        if self._last:
            self._copies.make_if_due(self.copy_to, now_ms)

    def copy_to(self, path: Path) -> None:
        """Copy everything to ``path``, completely or not at all. Raise ``StorageError``."""
        copy_whole(self._database, path)

    def take_over(self, source: Database) -> int:
        """Fill these empty snapshots from a copy; return the last sync number.

        Only own statements are run. The changes since the copy are unknown. Raise ``StorageError``;
        then they stay empty.
        """
        with self._database.transaction():
            for table, columns in _COLUMNS.items():
                if not is_table(source, table):
                    # The copy is of an older program.
                    continue
                marks = ", ".join("?" * len(columns))
                for row in source.each(f"SELECT {', '.join(columns)} FROM {table}"):
                    if all(isinstance(v, k) for v, k in zip(row, columns.values(), strict=True)):
                        self._database.run(f"INSERT OR IGNORE INTO {table} VALUES ({marks})", row)
            self._read_position()
            self.break_off()
        return self._last

    def syncs(self) -> list[SyncMark]:
        """Return the stored syncs, latest first.

        For the very first one every listing counts as added.
        """
        rows = self._database.rows(
            "SELECT number, ended_at, counted, complete,"
            " sum(kind IS 'added'), sum(kind IS 'changed'), sum(kind IS 'removed')"
            " FROM syncs LEFT JOIN changes ON sync = number GROUP BY number ORDER BY number DESC"
        )
        return [
            SyncMark(
                number, at, counted, bool(complete), counted if number == 1 else new, changed, gone
            )
            for number, at, counted, complete, new, changed, gone in rows
        ]

    def changes(self, number: int) -> list[Change]:
        """Return the changes between a sync and the one before it, by item id."""
        return self._read("WHERE sync = ? ORDER BY item_id", (number,))

    def of_item(self, item_id: str, limit: int = 100) -> list[Change]:
        """Return the changes of one listing, latest first."""
        return self._read("WHERE item_id = ? ORDER BY sync DESC LIMIT ?", (item_id, limit))

    def since(self, number: int) -> Iterator[Change]:
        """Yield the first change after a sync of every listing, which has its state as of the sync.

        Raise ``SnapshotGone`` if the sync is not stored, or if the catalog was lost since.
        """
        there = self._database.first("SELECT 1 FROM syncs WHERE number = ?", (number,))
        broken = self._database.first("SELECT 1 FROM breaks WHERE sync > ?", (number,))
        if there is None or broken is not None:
            raise SnapshotGone(number)
        rows = self._database.each(
            "SELECT min(sync), item_id, kind, before FROM changes WHERE sync > ?"
            " GROUP BY item_id ORDER BY item_id",
            (number,),
        )
        return (found for row in rows if (found := _change(row)) is not None)

    def close(self) -> None:
        """Close the file."""
        self._database.close()

    def _read_position(self) -> None:
        self._last = int(self._database.first("SELECT ifnull(max(number), 0) FROM syncs")[0])
        found = self._database.first("SELECT 1 FROM breaks WHERE sync = ?", (self._last + 1,))
        self.broken_off = found is not None

    def _read(self, rest: str, parameters: tuple[object, ...]) -> list[Change]:
        rows = self._database.rows(
            f"SELECT sync, item_id, kind, before FROM changes {rest}", parameters
        )
        return [found for row in rows if (found := _change(row)) is not None]


def _change(row: tuple[int, str, Kind, bytes | None]) -> Change | None:
    sync, item_id, kind, packed = row
    try:
        # The compressed form has its own checksum.
        if packed is None:
            return Change(sync, item_id, kind, None)
        body = zlib.decompressobj().decompress(packed, _LONGEST_BODY)
    except zlib.error:
        return None
    return Change(sync, item_id, kind, body) if len(body) < _LONGEST_BODY else None


def _open_read_only(path: Path) -> Database:
    database = open_read_only(path, StorageReadOnly("it is opened read-only"))
    if database is None:
        raise StorageReadOnly(f"there is no {path.name}")
    version = schema_version(database)
    if version == SCHEMA:
        return database
    database.close()
    if version > SCHEMA:
        raise SchemaTooNew(version, "", path.name)
    raise StorageReadOnly(f"{path.name} has to be brought up to date first")


def _open(path: Path) -> Database:
    database = open_writing(path, ("synchronous = NORMAL",), any_thread=True, log_ahead=True)
    try:
        version = schema_version(database)
        if version > SCHEMA:
            raise SchemaTooNew(version, "", path.name)
        migrate(database, scripts_of("snapshots", SCHEMA))
    except StorageError:
        database.close()
        raise
    return database
