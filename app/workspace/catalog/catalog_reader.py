"""The catalogue file as it is read: by the window, its reader process, and commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.workspace.errors import (
    SchemaTooNew,
    StorageCorrupt,
    StorageError,
    StorageInterrupted,
    WrongStatement,
)
from app.workspace.listing_rows import ItemRow, has_pieces
from app.workspace.sqlite import integrity
from app.workspace.sqlite.database import STEPS_EACH, Database
from app.workspace.sqlite.migrations import schema_version
from app.workspace.sqlite.open_files import identity_of
from app.workspace.sqlite.read_only import open_read_only

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

SCHEMA = 9
OLDEST = 2
"""What is read as well until the worker has brought it up to date; it has no facets."""
_ALARMS_SINCE, _WATCHED_SINCE, _CODED_SINCE, _PIECES_SINCE = 6, 7, 8, 9

_UNKNOWN_YET = (
    "CREATE TEMP TABLE own_nets (number INTEGER PRIMARY KEY, margin, unit_cost, floor, by_own,"
    " below_floor)",
    "CREATE INDEX temp.own_nets_by_margin ON own_nets (margin, number)",
    "CREATE TEMP TABLE alarms (kind, number, PRIMARY KEY (kind, number)) WITHOUT ROWID",
)
_NOT_WATCHED_YET = (
    "CREATE TEMP TABLE endings (number INTEGER PRIMARY KEY, ends_at)",
    "CREATE TEMP TABLE imposed_shipping (number INTEGER PRIMARY KEY)",
)
_NOT_CODED_YET = (
    "CREATE TEMP TABLE variation_codes (code, number, PRIMARY KEY (code, number)) WITHOUT ROWID",
)
_NOT_IN_PIECES_YET = (
    # Each row is looked at by the function that SQLite calls for MATCH.
    "CREATE TEMP VIEW pieces AS SELECT number AS rowid, words AS pieces FROM main.items",
)

_NOT_KNOWN_YET = {
    _ALARMS_SINCE: _UNKNOWN_YET,
    _WATCHED_SINCE: _NOT_WATCHED_YET,
    _CODED_SINCE: _NOT_CODED_YET,
    _PIECES_SINCE: _NOT_IN_PIECES_YET,
}

CATALOG_FILE = "catalogue.db"
"""The file of the catalog in the folder of a shop."""
PRICED = "own_figures"
"""The fact that names the seller's own figures by which the nets are; none while there are none."""


class CatalogReader:
    """Reads the catalogue at ``path``; a missing, foreign or damaged file reads as an empty one.

    The file may be replaced while it is open (a damaged one is moved aside and made again); the
    reader notices and opens the new one. Use it from the thread that made it.

    A statement that takes more than ``most_steps`` of SQLite's machine, or during which ``stop``
    answers true, ends with ``StorageInterrupted``. Without ``mapped`` the file takes no memory of
    this process, which suits who reads all of it once.
    """

    def __init__(
        self,
        path: Path,
        *,
        most_steps: int = 0,
        stop: Callable[[], bool] | None = None,
        mapped: bool = True,
    ) -> None:
        self._path = path
        self._mapped = mapped
        self._most_steps = most_steps
        self._stop = stop
        self._steps = 0
        self._database: Database | None = None
        self._file: tuple[int, int] | None = None
        self._generation = 0
        self._attached: dict[str, Path] = {}
        self._functions: dict[str, tuple[int, Callable[..., int | str]]] = {}
        self.damaged = False
        self.refusal: SchemaTooNew | None = None
        """Set while the file is one of a newer program, which reads as an empty one."""

    @property
    def path(self) -> Path:
        """Where the catalogue is."""
        return self._path

    def attach(self, name: str, path: Path) -> None:
        """Have the tables of the database at ``path`` in reach, as those of the schema ``name``."""
        self._attached[name] = path
        if self._database is not None:
            self._database.attach(name, path)

    def has(self, name: str) -> bool:
        """Return whether the schema ``name`` is attached; a damaged one is let go of."""
        return name in self._attached

    def define(self, name: str, takes: int, function: Callable[..., int | str]) -> None:
        """Have ``function``, which takes so many values, called as ``name`` in statements."""
        self._functions[name] = takes, function
        if self._database is not None:
            self._database.define(name, takes, function)

    def detach(self, name: str) -> None:
        """Let go of what was attached."""
        self._attached.pop(name, None)
        self.close()

    def rows(self, sql: str, parameters: Sequence[object] = ()) -> list[Any]:
        """Return all rows of a query; none when the catalogue cannot be read."""
        database = self._open()
        if database is None:
            return []
        self._steps = 0
        try:
            return database.rows(sql, parameters)
        except StorageInterrupted:
            raise
        except StorageError as error:
            self._give_up(error)
            return []

    def each(self, sql: str, parameters: Sequence[object] = ()) -> Iterator[Any]:
        """Yield the rows of a query; they end early when the file is damaged."""
        database = self._open()
        if database is None:
            return
        self._steps = 0
        try:
            yield from database.each(sql, parameters)
        except StorageInterrupted:
            raise
        except StorageError as error:
            self._give_up(error)

    def require_intact(self) -> None:
        """Raise ``StorageCorrupt`` when the file could not be read the last time it was tried."""
        if self.damaged:
            raise StorageCorrupt(f"{self._path.name} is damaged")

    def items(self, sql: str, parameters: Sequence[object] = ()) -> list[ItemRow]:
        """Return the listings of a query whose first columns are ``ROW_COLUMNS``."""
        return [ItemRow._make(row) for row in self.rows(sql, parameters)]

    def body(self, item_id: str) -> bytes | None:
        """Return the item as the marketplace last sent it, or ``None``."""
        found = self.rows(
            "SELECT body FROM bodies JOIN items USING (number) WHERE id = ?", (item_id,)
        )
        return found[0][0] if found else None

    def document(self, kind: str, document_id: str) -> bytes | None:
        """Return a stored answer, for example of kind ``category``, or ``None``."""
        found = self.rows(
            "SELECT body FROM documents WHERE kind = ? AND id = ?", (kind, document_id)
        )
        return found[0][0] if found else None

    def documents(self, kind: str) -> dict[str, bytes]:
        """Return all stored answers of a kind that has few, by id."""
        return dict(self.rows("SELECT id, body FROM documents WHERE kind = ?", (kind,)))

    def shipping_cost(self, item_id: str) -> int | None:
        """Return what free shipping of the item costs, in hundredths of the currency unit, or
        ``None``.
        """
        found = self.rows("SELECT cost FROM shipping_costs WHERE id = ?", (item_id,))
        return found[0][0] if found else None

    def fact(self, name: str) -> str | None:
        """Return a small stored fact, for example ``receipt``, or ``None``."""
        found = self.rows("SELECT value FROM facts WHERE name = ?", (name,))
        return found[0][0] if found else None

    def revision(self) -> int:
        """Return a number that changes whenever another process wrote to the catalogue or replaced
        it.
        """
        version = self.rows("PRAGMA data_version")
        return (self._generation << 40) + (version[0][0] if version else 0)

    def close(self) -> None:
        """Close the file; the next call opens it again."""
        if self._database is not None:
            self._database.close()
        self._database = None
        self._file = None

    def _open(self) -> Database | None:
        file = identity_of(self._path)
        if file is None:
            if self._database is not None:
                self._generation += 1
            self.close()
            return None
        if self._database is not None and file == self._file:
            return self._database
        self.close()
        try:
            database = open_read_only(self._path)
            version = None if database is None else schema_version(database)
            self.refusal = (
                SchemaTooNew(version, "", self._path.name)
                if version is not None and version > SCHEMA
                else None
            )
            if database is None or version is None or not OLDEST <= version <= SCHEMA:
                # Being made at this moment, or by another program version: the worker sees to it.
                if database is not None:
                    database.close()
                return None
            for name, path in self._attached.items():
                database.attach(name, path)
            for name, (takes, function) in self._functions.items():
                database.define(name, takes, function)
            if version < _PIECES_SINCE:
                database.define("match", 2, has_pieces)
            # Nothing is known yet; the queries of the listings name them all the same.
            for since, statements in _NOT_KNOWN_YET.items():
                for statement in statements if version < since else ():
                    database.rows(statement)
            database.rows("PRAGMA query_only = ON")
            if self._mapped:
                database.rows("PRAGMA mmap_size = 268435456")
            if self._most_steps or self._stop is not None:
                database.stop_when(self._must_stop)
        except StorageError as error:
            self._give_up(error)
            return None
        self.damaged = False
        self._database, self._file = database, file
        self._generation += 1
        return database

    def _must_stop(self) -> bool:
        self._steps += STEPS_EACH
        too_long = bool(self._most_steps) and self._steps > self._most_steps
        return too_long or (self._stop is not None and self._stop())

    def _give_up(self, error: StorageError) -> None:
        self.damaged = True
        if isinstance(error, WrongStatement):
            # It would read as nothing for ever. Imported late: no sound program comes here.
            import logging

            logging.getLogger(__name__).warning("%s: %s", self._path.name, error)
        if isinstance(error, StorageCorrupt):
            # SQLite does not say in which of its files it found the damage.
            beside = [n for n, path in self._attached.items() if not integrity.is_sound(path)]
            for name in beside:
                del self._attached[name]
            if not beside:
                integrity.report_damage(self._path)
        self.close()
