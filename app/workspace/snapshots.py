"""What every sync found changed, per listing, so that an earlier state of the shop can be shown."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from app.workspace.database import (
    Database,
    migrate,
    open_writing,
    put_aside,
    schema_version,
    scripts_of,
)
from app.workspace.errors import StorageCorrupt, StorageError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

SCHEMA = 2
KEPT_SYNCS = 400
"""Syncs that are remembered; older ones are forgotten."""
_LEVEL = 3

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
    """The snapshots at ``path``; a damaged file is kept as ``<name>.bad-<n>`` and begun anew.

    A change belongs to the next sync that ends, whether the sync found it or we sent it. Use it
    from one thread at a time. Raises ``StorageError`` where the file cannot be used.
    """

    def __init__(self, path: Path) -> None:
        try:
            self._database = _open(path)
        except StorageCorrupt:
            put_aside(path)
            self._database = _open(path)
        self._last = self._last_number()

    @property
    def recording(self) -> bool:
        """Whether there is a sync to compare with."""
        if self._last == 0:
            return False
        found = self._database.first("SELECT 1 FROM breaks WHERE sync = ?", (self._last + 1,))
        return found is None

    def note(self, changes: Iterable[tuple[str, Kind, bytes | None]]) -> None:
        """Keep what changed as (item id, kind, body before); the first note of an item counts.

        Before the first sync has ended nothing is kept: there is nothing to go back to.
        """
        if not self.recording:
            return
        rows = [
            (self._last + 1, item_id, kind, None if body is None else zlib.compress(body, _LEVEL))
            for item_id, kind, body in changes
        ]
        if rows:
            with self._database.transaction():
                self._database.run_many("INSERT OR IGNORE INTO changes VALUES (?, ?, ?, ?)", rows)

    def end_sync(self, ended_at: int, counted: int, *, complete: bool) -> int:
        """A sync has ended: what was noted since the last one is its own; answers its number."""
        number = self._last + 1
        with self._database.transaction():
            self._database.run(
                "INSERT INTO syncs VALUES (?, ?, ?, ?)", (number, ended_at, counted, complete)
            )
            oldest = number - KEPT_SYNCS
            self._database.run("DELETE FROM syncs WHERE number <= ?", (oldest,))
            # The changes *of* the oldest one lead to what is forgotten.
            self._database.run("DELETE FROM changes WHERE sync <= ?", (oldest + 1,))
        self._last = number
        return number

    def break_off(self) -> None:
        """The catalogue is empty: what the next sync brings cannot be compared with anything.

        What was noted is kept, but the shop as of an earlier sync is not known any more.
        """
        self._database.run("INSERT OR IGNORE INTO breaks VALUES (?)", (self._last + 1,))

    def forget(self) -> None:
        """Forget everything: the catalogue is to hold another shop."""
        with self._database.transaction():
            for table in ("changes", "syncs", "breaks"):
                self._database.run(f"DELETE FROM {table}")
        self._last = 0

    def syncs(self) -> list[SyncMark]:
        """The remembered syncs, the latest first; to the first one every listing was new."""
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
        """What changed up to a sync since the one before it, by item id."""
        return self._read("WHERE sync = ? ORDER BY item_id", (number,))

    def of_item(self, item_id: str, limit: int = 100) -> list[Change]:
        """What became of one listing, the latest first."""
        return self._read("WHERE item_id = ? ORDER BY sync DESC LIMIT ?", (item_id, limit))

    def since(self, number: int) -> Iterator[Change]:
        """Of every listing that changed after a sync, the first change: it has what was then.

        Raises ``SnapshotGone`` for a sync that is not remembered, or when the catalogue was lost
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
        return Change(sync, item_id, kind, None if packed is None else zlib.decompress(packed))
    except zlib.error:
        return None


def _open(path: Path) -> Database:
    database = open_writing(path, ("synchronous = NORMAL",), any_thread=True, log_ahead=True)
    try:
        version = schema_version(database)
        if version > SCHEMA:
            raise StorageCorrupt(f"snapshots of schema {version}")
        migrate(database, scripts_of("snapshots", SCHEMA))
    except StorageError:
        database.close()
        raise
    return database
