"""Reading of the catalog file by the window, its reader process, and commands."""

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
from app.workspace.sqlite.database import STEPS_EACH, Database
from app.workspace.sqlite.migrations import schema_version
from app.workspace.sqlite.open_files import identity_of
from app.workspace.sqlite.read_only import open_read_only

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

SCHEMA = 9
OLDEST = 2
"""The oldest schema version that can be read before the worker migrates the file; it has no
facets."""
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
    # SQLite calls the function for MATCH on every row.
    "CREATE TEMP VIEW pieces AS SELECT number AS rowid, words AS pieces FROM main.items",
)

_NOT_KNOWN_YET = {
    _ALARMS_SINCE: _UNKNOWN_YET,
    _WATCHED_SINCE: _NOT_WATCHED_YET,
    _CODED_SINCE: _NOT_CODED_YET,
    _PIECES_SINCE: _NOT_IN_PIECES_YET,
}

CATALOG_FILE = "catalogue.db"
"""The name of the catalog file in the folder of a shop."""
PRICED = "own_figures"
"""The fact with the revision of the own figures from which the nets were computed; absent without
own figures."""


class CatalogReader:
    """A reader of the catalog at ``path``; a missing, foreign or damaged file reads as empty.

    The file may be replaced while it is open (a damaged one is moved aside and recreated); the
    reader notices and opens the new one. Use it only on the thread that created it.

    A statement that takes more than ``most_steps`` of SQLite's virtual machine, or during which
    ``stop`` returns true, raises ``StorageInterrupted``. Without ``mapped`` the file is not mapped
    into memory, which suits a complete read.
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
        """The error if a newer program made the file, which is then read as empty; otherwise
        ``None``."""

    @property
    def path(self) -> Path:
        """The path of the catalog."""
        return self._path

    def attach(self, name: str, path: Path) -> None:
        """Attach the database at ``path`` as schema ``name``."""
        self._attached[name] = path
        if self._database is not None:
            self._database.attach(name, path)

    def has(self, name: str) -> bool:
        """Return whether the schema ``name`` is attached; a damaged one is detached."""
        return name in self._attached

    def define(self, name: str, takes: int, function: Callable[..., int | str]) -> None:
        """Define the SQL function ``name`` with ``takes`` arguments."""
        self._functions[name] = takes, function
        if self._database is not None:
            self._database.define(name, takes, function)

    def detach(self, name: str) -> None:
        """Detach a schema."""
        self._attached.pop(name, None)
        self.close()

    def rows(self, sql: str, parameters: Sequence[object] = ()) -> list[Any]:
        """Return all rows of a query; none if the catalog cannot be read."""
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
        """Return an iterator over the rows of a query; it ends early if the file is damaged."""
        return self._read(Database.each, sql, parameters)

    def chunks(self, sql: str, parameters: Sequence[object] = ()) -> Iterator[list[Any]]:
        """Return an iterator over lists of rows, for a million of them; it may end early, too."""
        return self._read(Database.chunks, sql, parameters)

    def _read(
        self,
        read: Callable[[Database, str, Sequence[object]], Iterator[Any]],
        sql: str,
        parameters: Sequence[object],
    ) -> Iterator[Any]:
        database = self._open()
        if database is None:
            return
        self._steps = 0
        try:
            yield from read(database, sql, parameters)
        except StorageInterrupted:
            raise
        except StorageError as error:
            self._give_up(error)

    def require_intact(self) -> None:
        """Raise ``StorageCorrupt`` if the last attempt to read the file failed."""
        if self.damaged:
            raise StorageCorrupt(f"{self._path.name} is damaged")

    def items(self, sql: str, parameters: Sequence[object] = ()) -> list[ItemRow]:
        """Return the rows of a query whose first columns are ``ROW_COLUMNS``."""
        return [ItemRow._make(row) for row in self.rows(sql, parameters)]

    def body(self, item_id: str) -> bytes | None:
        """Return the body of a listing as last received, or ``None``."""
        found = self.rows(
            "SELECT body FROM bodies JOIN items USING (number) WHERE id = ?", (item_id,)
        )
        return found[0][0] if found else None

    def document(self, kind: str, document_id: str) -> bytes | None:
        """Return a stored document, for example of kind ``category``, or ``None``."""
        found = self.rows(
            "SELECT body FROM documents WHERE kind = ? AND id = ?", (kind, document_id)
        )
        return found[0][0] if found else None

    def documents(self, kind: str) -> dict[str, bytes]:
        """Return all stored documents of a kind by id; for kinds with few of them."""
        return dict(self.rows("SELECT id, body FROM documents WHERE kind = ?", (kind,)))

    def shipping_cost(self, item_id: str) -> int | None:
        """Return the cost of free shipping in hundredths of the currency unit, or ``None``."""
        found = self.rows("SELECT cost FROM shipping_costs WHERE id = ?", (item_id,))
        return found[0][0] if found else None

    def fact(self, name: str) -> str | None:
        """Return a small stored value, for example ``receipt``, or ``None``."""
        found = self.rows("SELECT value FROM facts WHERE name = ?", (name,))
        return found[0][0] if found else None

    def revision(self) -> int:
        """Return a number that changes whenever another process writes the catalog."""
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
                # The file is being created, or belongs to another program version, which the worker
                # handles.
                if database is not None:
                    database.close()
                return None
            for name, path in self._attached.items():
                database.attach(name, path)
            for name, (takes, function) in self._functions.items():
                database.define(name, takes, function)
            if version < _PIECES_SINCE:
                database.define("match", 2, has_pieces)
            # Empty stand-ins for tables that an older file lacks but queries name.
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
            # Such a query would return nothing for ever. Imported late: a correct program never
            # gets here.
            import logging

            logging.getLogger(__name__).warning("%s: %s", self._path.name, error)
        if isinstance(error, StorageCorrupt):
            from app.workspace.sqlite import integrity

            # SQLite does not report in which of the attached files it found the damage.
            beside = [n for n, path in self._attached.items() if not integrity.is_sound(path)]
            for name in beside:
                del self._attached[name]
            if not beside:
                integrity.report_damage(self._path)
        self.close()
