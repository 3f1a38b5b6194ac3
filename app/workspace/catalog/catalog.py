"""The catalog file with the marketplace's data, written by the worker only."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

from app.workspace.catalog.catalog_reader import SCHEMA
from app.workspace.catalog.field_changes import (
    answered_changes,
    field_changes,
    is_outdated,
    own_changes_already_stored,
)
from app.workspace.catalog.item_table import writes_of
from app.workspace.errors import SchemaTooNew, StorageCorrupt, StorageError
from app.workspace.listing_rows import (
    OWN_COLUMNS,
    ROW_COLUMNS,
    STORED_COLUMNS,
    ItemRow,
)
from app.workspace.sqlite import integrity
from app.workspace.sqlite.copies import put_aside
from app.workspace.sqlite.database import Database, open_writing
from app.workspace.sqlite.migrations import migrate, schema_version, scripts_of
from app.workspace.sqlite.open_files import identity_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from app.workspace.catalog.field_changes import FieldChange
    from app.workspace.catalog.marks import Marks
    from app.workspace.catalog.snapshots import Kind, Snapshots

# The columns of a listing itself: the net is computed here, and picture addresses depend on the
# host.
_OWN = tuple(
    number for number, name in enumerate(STORED_COLUMNS) if name not in ("net", "thumbnail")
)
_PUT_OWN = (
    f"INSERT OR REPLACE INTO own_nets (number, {', '.join(OWN_COLUMNS)})"
    f" VALUES ((SELECT number FROM items WHERE id = ?){', ?' * len(OWN_COLUMNS)})"
)
_FORGET_OWN = "DELETE FROM own_nets WHERE number = (SELECT number FROM items WHERE id = ?)"


class Stored(NamedTuple):
    """The number of new listings, and the ids of those that have changed."""

    added: int
    changed: tuple[str, ...]


class CatalogWriter:
    """The only writing connection; opens or creates the catalog, and recreates a damaged one.

    ``rebuilt`` is true if the previous file had to be moved aside (as ``<name>.bad-<n>``), so that
    the next sync must be complete. The previous state of everything that is stored or removed is
    recorded in ``snapshots``. Raises ``StorageError`` if the folder cannot be written.
    """

    def __init__(self, path: Path, snapshots: Snapshots | None = None) -> None:
        self._path = path
        self._snapshots = snapshots
        self.rebuilt = False
        self._is_new = False
        try:
            self._database = self._open()
        except StorageCorrupt:
            self.rebuilt = True
            put_aside(path)
            integrity.forget_report(path)
            self._database = self._open()
        self._file = identity_of(path)
        if self._is_new and snapshots is not None and snapshots.recording:
            snapshots.break_off()

    def put(
        self,
        listings: Iterable[tuple[ItemRow, bytes]],
        over: Mapping[str, ItemRow] | None = None,
    ) -> Stored:
        """Store listings with their bodies, new or replaced, in one transaction.

        The listings come from a sync, or from answers to own writes: then ``over`` has the listings
        before these writes, by id. Differences from there on are own changes, not findings of a
        sync, even if a sync stored them before the answer came; a later state read by a sync is
        kept. Of several states of one listing the last is stored.
        """
        found = list({row.id: (row, body) for row, body in listings}.values())
        known = self.rows_of([row.id for row, _ in found])
        if over is not None:
            found = self._answered(found, over, known)
        fields: list[FieldChange] = []
        added: list[str] = []
        changed: list[str] = []
        for row, _ in found:
            before = known.get(row.id)
            if before is None:
                added.append(row.id)
            elif any(before[number] != row[number] for number in _OWN):
                changed.append(row.id)
                fields += (
                    field_changes(before, row, found=True)
                    if over is None
                    else answered_changes(before, over.get(row.id), row)
                )
        self._note(added=added, changed=changed, fields=fields)
        with self._database.transaction():
            for statement, values in writes_of([row for row, _ in found], known):
                self._database.run_many(statement, values)
            self._database.run_many(
                "INSERT OR REPLACE INTO bodies (number, body)"
                " VALUES ((SELECT number FROM items WHERE id = ?), ?)",
                [(row.id, body) for row, body in found],
            )
            self._put_own([row for row, _ in found], known)
        return Stored(len(added), tuple(changed))

    def _answered(
        self,
        answered: list[tuple[ItemRow, bytes]],
        over: Mapping[str, ItemRow],
        known: Mapping[str, ItemRow],
    ) -> list[tuple[ItemRow, bytes]]:
        """Record own changes that a sync stored first; return the answers that are not outdated."""
        stood = [one for row, _ in answered for one in own_changes_already_stored(known, over, row)]
        if stood and self._snapshots is not None:
            self._snapshots.note_own(stood)
        return [(row, body) for row, body in answered if not is_outdated(known, row)]

    def remove(self, ids: Iterable[str]) -> None:
        """Delete listings that no longer exist."""
        gone = list(ids)
        self._note(removed=gone)
        with self._database.transaction():
            self._database.run_many("DELETE FROM items WHERE id = ?", [(i,) for i in gone])

    def clear(self) -> None:
        """Delete everything, because the catalog will hold another shop."""
        if self._snapshots is not None:
            self._snapshots.forget()
        with self._database.transaction():
            for table in ("items", "own_nets", "bodies", "shipping_costs", "documents", "facts"):
                self._database.run(f"DELETE FROM {table}")

    def rows_of(self, ids: Sequence[str]) -> dict[str, ItemRow]:
        """Return the stored rows of ``ids`` (a few hundred at most); missing ones are left out."""
        marks = ", ".join("?" * len(ids))
        rows = self._database.rows(f"SELECT {ROW_COLUMNS} FROM items WHERE id IN ({marks})", ids)
        return {row[0]: ItemRow._make(row) for row in rows}

    def marks(self) -> Marks:
        """Return an empty set of seen ids for a walk; it replaces the previous one."""
        from app.workspace.catalog.marks import Marks

        return Marks(self._database)

    def put_nets(self, rows: Sequence[ItemRow]) -> None:
        """Store the nets of existing listings, and the values from own figures."""
        known = self.rows_of([row.id for row in rows])
        nets = [
            (row.net, row.id) for row in rows if row.id in known and known[row.id].net != row.net
        ]
        with self._database.transaction():
            self._database.run_many("UPDATE items SET net = ? WHERE id = ?", nets)
            self._put_own([row for row in rows if row.id in known], known)

    def _put_own(self, rows: Sequence[ItemRow], known: Mapping[str, ItemRow]) -> None:
        """Store the values from own figures in ``rows``, within a transaction.

        ``known`` are the rows before.
        """
        stated = {row.id: row[-len(OWN_COLUMNS) :] for row in rows}
        nothing = (None, None, None, False, None)
        gone = [
            (i,)
            for i, own in stated.items()
            if own == nothing and i in known and _has_own(known[i])
        ]
        self._database.run_many(_FORGET_OWN, gone)
        kept = [
            (i, *own)
            for i, own in stated.items()
            if own != nothing and (i not in known or known[i][-len(OWN_COLUMNS) :] != own)
        ]
        self._database.run_many(_PUT_OWN, kept)

    def each_row(self, size: int) -> Iterator[list[tuple[ItemRow, bytes]]]:
        """Yield all listings with their bodies, ``size`` at a time."""
        last = -1
        while True:
            rows = self._database.rows(
                f"SELECT number, body, {ROW_COLUMNS} FROM items JOIN bodies USING (number)"
                " WHERE number > ? ORDER BY number LIMIT ?",
                (last, size),
            )
            if not rows:
                return
            last = rows[-1][0]
            yield [(ItemRow._make(row[2:]), row[1]) for row in rows]

    def put_shipping_costs(self, costs: Iterable[tuple[str, int | None, str]]) -> None:
        """Store free-shipping costs as (item id, hundredths or ``None``, currency id)."""
        with self._database.transaction():
            self._database.run_many("INSERT OR REPLACE INTO shipping_costs VALUES (?, ?, ?)", costs)

    def shipping_costs(self, ids: Sequence[str]) -> dict[str, int | None]:
        """Return the stored free-shipping costs of those of ``ids`` that have one."""
        marks = ", ".join("?" * len(ids))
        found = self._database.rows(
            f"SELECT id, cost FROM shipping_costs WHERE id IN ({marks})", ids
        )
        return dict(found)

    def forget_shipping_costs(self, ids: Iterable[str]) -> None:
        """Delete the free-shipping costs of ``ids``, so that they are requested again."""
        with self._database.transaction():
            self._database.run_many("DELETE FROM shipping_costs WHERE id = ?", [(i,) for i in ids])

    def offering_free_shipping(self, size: int, *, known_too: bool) -> Iterator[list[ItemRow]]:
        """Yield the listings with free shipping, ``size`` at a time.

        ``known_too`` includes those with a known cost.
        """
        last = -1
        lacking = "" if known_too else " AND id NOT IN (SELECT id FROM shipping_costs)"
        while True:
            rows = self._database.rows(
                f"SELECT number, {ROW_COLUMNS} FROM items WHERE number > ? AND free_shipping"
                f"{lacking} ORDER BY number LIMIT ?",
                (last, size),
            )
            if not rows:
                return
            last = rows[-1][0]
            yield [ItemRow._make(row[1:]) for row in rows]

    def document(self, kind: str, document_id: str) -> bytes | None:
        """Return a stored document of the marketplace, or ``None``."""
        query = "SELECT body FROM documents WHERE kind = ? AND id = ?"
        found = self._database.first(query, (kind, document_id))
        return None if found is None else bytes(found[0])

    def put_document(self, kind: str, document_id: str, body: bytes) -> None:
        """Store a document of the marketplace under its kind and id."""
        self._database.run(
            "INSERT OR REPLACE INTO documents VALUES (?, ?, ?, ?)",
            (kind, document_id, int(time.time() * 1000), body),
        )

    def document_ids(self, kind: str, since: int = 0) -> set[str]:
        """Return the ids of the documents of one kind stored at ``since`` (ms) or later."""
        query = "SELECT id FROM documents WHERE kind = ? AND fetched >= ?"
        return {document_id for (document_id,) in self._database.rows(query, (kind, since))}

    def put_fact(self, name: str, value: str) -> None:
        """Store a small value by name."""
        self._database.run("INSERT OR REPLACE INTO facts VALUES (?, ?)", (name, value))

    def fact(self, name: str) -> str | None:
        """Return a small stored value, or ``None``."""
        found = self._database.first("SELECT value FROM facts WHERE name = ?", (name,))
        return None if found is None else str(found[0])

    def category_ids(self) -> set[str]:
        """Return the categories of the stored listings."""
        return {i for (i,) in self._database.rows("SELECT DISTINCT category_id FROM items")}

    def currency_ids(self) -> set[str]:
        """Return the currencies of the stored listings."""
        return {i for (i,) in self._database.rows("SELECT DISTINCT currency_id FROM items")}

    def body(self, item_id: str) -> bytes | None:
        """Return the body of a listing as last received, or ``None``."""
        found = self._database.first(
            "SELECT body FROM bodies JOIN items USING (number) WHERE id = ?", (item_id,)
        )
        return None if found is None else bytes(found[0])

    def tidy(self) -> None:
        """Run a checkpoint of the write-ahead log, and update SQLite's statistics."""
        self._database.run("INSERT INTO search (search) VALUES ('optimize')")
        self._database.rows("PRAGMA optimize")
        self._database.rows("PRAGMA wal_checkpoint(TRUNCATE)")

    def require_intact(self) -> None:
        """Raise ``StorageCorrupt`` if the file was found damaged, removed or replaced."""
        if self._database.found_damage or identity_of(self._path) != self._file:
            raise StorageCorrupt("the file is damaged or not there any more")
        integrity.require_unreported(self._path)

    def close(self) -> None:
        """Close the file; if it was found damaged, the next writer recreates it."""
        self._database.close()
        integrity.note_closed(self._path, damaged=self._database.found_damage)

    def _note(
        self,
        *,
        added: Sequence[str] = (),
        changed: Sequence[str] = (),
        removed: Sequence[str] = (),
        fields: Sequence[FieldChange] = (),
    ) -> None:
        """Record the previous states in the snapshots before the catalog is changed."""
        if self._snapshots is None or not self._snapshots.recording:
            return
        # The first note of a listing stays, so its body need not be read and packed again.
        noted = self._snapshots.noted([*added, *changed, *removed])
        changes: list[tuple[str, Kind, bytes | None]] = [(i, "added", None) for i in added]
        changes += [(i, "changed", self.body(i)) for i in changed if i not in noted]
        changes += [(i, "removed", self.body(i)) for i in removed if i not in noted]
        self._snapshots.note(changes, fields)

    def _open(self) -> Database:
        # A sync changes the same index pages repeatedly: checkpointing the log rarely (every 64 MB)
        # halves the time.
        pragmas = ("synchronous = NORMAL", "cache_size = -16000", "wal_autocheckpoint = 16384")
        database = open_writing(self._path, pragmas, log_ahead=True)
        try:
            version = schema_version(database)
            if version > SCHEMA:
                raise SchemaTooNew(version, "", self._path.name)
            if version:
                integrity.require_intact(self._path, database)
            self._is_new = not version
            migrate(database, scripts_of("catalogue", SCHEMA))
        except StorageError:
            database.close()
            raise
        return database


def _has_own(row: ItemRow) -> bool:
    return any(one not in (None, False) for one in row[-len(OWN_COLUMNS) :])
