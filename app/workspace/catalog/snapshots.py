"""What every sync found changed, per listing, so that an earlier state of the shop can be shown."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

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
"""The file of the snapshots in the folder of a shop."""
KEPT_SYNCS = 400
"""Syncs that are remembered; older ones are forgotten."""
_LEVEL = 3
# A copy may come from anywhere: what unpacks to more than any body is none.
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
    """That sync is not remembered, or not any more."""


@dataclass(frozen=True, slots=True)
class SyncMark:
    """One sync: when it ended (milliseconds since 1970), how many listings there were, and how many
    were added, changed and removed since the one before."""

    number: int
    ended_at: int
    counted: int
    complete: bool
    added: int
    changed: int
    removed: int


@dataclass(frozen=True, slots=True)
class Change:
    """What became of a listing up to the sync ``sync``; ``before`` is its body as it was before.

    ``before`` is ``None`` for what was added.
    """

    sync: int
    item_id: str
    kind: Kind
    before: bytes | None


class Snapshots:
    """The snapshots at ``path``; a damaged file is kept as ``<name>.bad-<n>`` and begun again.

    What a new file lacks is brought back from the copies beside the backups (see
    ``SnapshotCopies``): what became of each listing, but not the shop as of then, as nobody knows
    what changed since the copy.

    A change belongs to the next sync that ends, whether the sync found it or we sent it. Use it
    from one thread at a time. Raises ``StorageError`` where the file cannot be used. With
    ``read_only`` nothing is written or made, so that it works where nothing can be.
    """

    def __init__(self, path: Path, *, read_only: bool = False) -> None:
        self._path = path
        self._copies = SnapshotCopies(path.parent)
        self._last = 0
        if read_only:
            self._database = _open_read_only(path)
            self._last = self._last_number()
            return
        try:
            self._database = _open(path)
            self._begin()
        except StorageCorrupt:
            self._recreate()

    def _begin(self) -> None:
        self._last = self._last_number()
        if self.is_empty:
            self._copies.bring_back(self.take_over)

    def _recreate(self) -> None:
        put_aside(self._path)
        self._database = _open(self._path)
        self._begin()

    @property
    def is_empty(self) -> bool:
        """Whether no sync is remembered, nor that one was begun."""
        found = self._database.first("SELECT 1 FROM syncs UNION ALL SELECT 1 FROM breaks")
        return found is None

    @property
    def recording(self) -> bool:
        """Whether there is a sync to compare with."""
        if self._last == 0:
            return False
        found = self._database.first("SELECT 1 FROM breaks WHERE sync = ?", (self._last + 1,))
        return found is None

    def note(
        self,
        changes: Iterable[tuple[str, Kind, bytes | None]],
        fields: Iterable[FieldChange] = (),
    ) -> None:
        """Keep what changed as (item id, kind, body before), and which ``fields`` of rows did; the
        first note of an item, and of a field, counts.

        Before the first sync has ended nothing is kept: there is nothing to go back to.
        """
        kept = tuple(fields)
        changes = [
            (item_id, kind, None if body is None else zlib.compress(body, _LEVEL))
            for item_id, kind, body in changes
        ]
        if changes:
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
        """Take changes that a sync noted for those of the seller: their answer came after it."""
        kept = tuple(fields)

        def write() -> None:
            with self._database.transaction():
                note_own_fields(self._database, kept)

        self._write(write)

    def end_sync(self, ended_at: int, counted: int, *, complete: bool) -> int:
        """End a sync, whose is what was noted since the last one; return its number."""
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
            # The changes *of* the oldest one lead to what is forgotten.
            for table in ("changes", "field_changes"):
                self._database.run(f"DELETE FROM {table} WHERE sync <= ?", (oldest + 1,))
        self._last = number

    def _write(self, work: Callable[[], None]) -> None:
        """Do ``work``; where damage comes to light, begin again and do it there."""
        try:
            work()
        except StorageCorrupt:
            self._database.close()
            self._recreate()
            work()

    def break_off(self) -> None:
        """Note that what the next sync brings cannot be compared with anything.

        What was noted is kept, but the shop as of an earlier sync is not known any more.
        """
        self._database.run("INSERT OR IGNORE INTO breaks VALUES (?)", (self._last + 1,))

    def forget(self) -> None:
        """Forget everything: the catalogue is to hold another shop."""
        with self._database.transaction():
            for table in _COLUMNS:
                self._database.run(f"DELETE FROM {table}")
        self._last = 0
        self._copies.forget()

    def copy_if_due(self, now_ms: int | None = None) -> None:
        """Make the copy of the day beside the backups. Raise ``StorageError``."""
        if self._last:
            self._copies.make_if_due(self.copy_to, now_ms)

    def copy_to(self, path: Path) -> None:
        """Copy everything to ``path``, whole or not at all. Raise ``StorageError``."""
        copy_whole(self._database, path)

    def take_over(self, source: Database) -> int:
        """Fill these empty snapshots from a copy, by our own statements; how many syncs it had.

        What changed since the copy is not known. Raise ``StorageError``; then they are empty.
        """
        with self._database.transaction():
            for table, columns in _COLUMNS.items():
                if not is_table(source, table):
                    # A copy of an older program.
                    continue
                marks = ", ".join("?" * len(columns))
                for row in source.each(f"SELECT {', '.join(columns)} FROM {table}"):
                    if all(isinstance(v, k) for v, k in zip(row, columns.values(), strict=True)):
                        self._database.run(f"INSERT OR IGNORE INTO {table} VALUES ({marks})", row)
            self._last = self._last_number()
            self.break_off()
        return self._last

    def syncs(self) -> list[SyncMark]:
        """Return the remembered syncs, the latest first; to the first one every listing was new."""
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
        """Return what changed up to a sync since the one before it, by item id."""
        return self._read("WHERE sync = ? ORDER BY item_id", (number,))

    def of_item(self, item_id: str, limit: int = 100) -> list[Change]:
        """Return what became of one listing, the latest first."""
        return self._read("WHERE item_id = ? ORDER BY sync DESC LIMIT ?", (item_id, limit))

    def since(self, number: int) -> Iterator[Change]:
        """Yield of every listing that changed after a sync the first change: it has what was then.

        Raise ``SnapshotGone`` for a sync that is not remembered, or when the catalogue was lost
        since.
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

    def _last_number(self) -> int:
        return int(self._database.first("SELECT ifnull(max(number), 0) FROM syncs")[0])

    def _read(self, rest: str, parameters: tuple[object, ...]) -> list[Change]:
        rows = self._database.rows(
            f"SELECT sync, item_id, kind, before FROM changes {rest}", parameters
        )
        return [found for row in rows if (found := _change(row)) is not None]


def _change(row: tuple[int, str, Kind, bytes | None]) -> Change | None:
    sync, item_id, kind, packed = row
    try:
        # The packed form has a checksum of its own.
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
