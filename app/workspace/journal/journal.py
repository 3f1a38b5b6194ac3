"""The journal file: opening, migration, and row-by-row salvage of a damaged file."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from app.workspace.errors import (
    SchemaTooNew,
    StorageCorrupt,
    StorageError,
    StorageFull,
    StorageReadOnly,
)
from app.workspace.journal.row_json import NewerRow
from app.workspace.journal.tables import TABLES, Table, is_intact
from app.workspace.lock import SharedLock
from app.workspace.sqlite.checksum import row_crc
from app.workspace.sqlite.copies import put_aside
from app.workspace.sqlite.database import Database, open_reading, open_writing
from app.workspace.sqlite.migrations import migrate, schema_version, scripts_of
from app.workspace.sqlite.read_only import open_read_only

Columns = Mapping[str, str | int | bytes]
"""The values of a row by column name."""
UncheckedColumns = Mapping[str, str | int | None]
"""The values of the columns that are not covered by a checksum."""

_NOTHING: UncheckedColumns = MappingProxyType({})

SCHEMA = 6
MADE_BY = "Vitrina 0.1"
# TRUNCATE with FULL survived every simulated power cut; the faster modes did not.
_PRAGMAS = ("journal_mode = TRUNCATE", "synchronous = FULL", "trusted_schema = OFF")


class RowKey(NamedTuple):
    """The key of a journal row: its table and its key as text."""

    table: str
    key: str


class Journal:
    """The open journal; owns the checked tables and the list of damaged rows found.

    A file of a newer program is opened read-only: ``refusal`` then names its creator, and is raised
    by every write. Its rows are read as far as this program knows them, those of a newer format
    without their checksums.

    Raises ``StorageError`` if the file cannot be written. A file that is no intact database is kept
    as ``<name>.bad-<n>`` and its readable rows are copied: ``salvaged`` is then their number,
    otherwise ``None``. While another process has it open, ``StorageCorrupt`` is raised instead.

    With ``read_only`` nothing is written or created, so that it works on read-only media;
    ``refusal`` is then ``StorageReadOnly``.

    Use it from one thread at a time.
    """

    def __init__(self, path: Path, *, read_only: bool = False) -> None:
        self.path = path
        self.damaged: set[RowKey] = set()
        self.newer: set[RowKey] = set()
        self.salvaged: int | None = None
        self.refusal: StorageError | None = None
        self._closed = False
        self._lock: SharedLock | None = None
        if read_only:
            self.database = self._open_read_only()
            return
        try:
            self._lock = SharedLock(path.with_name(f"{path.stem}.lock"))
        except OSError as error:
            kind = StorageFull if error.errno in (28, 122) else StorageReadOnly
            raise kind(str(error)) from error
        try:
            self.database = self._open_or_save(self._lock)
        except BaseException:
            self._lock.release()
            raise

    def _open_read_only(self) -> Database:
        self.refusal = StorageReadOnly("it is opened read-only")
        database = open_read_only(self.path, self.refusal)
        if database is None:
            raise StorageReadOnly(f"there is no {self.path.name}")
        return database

    def _open_or_save(self, lock: SharedLock) -> Database:
        try:
            return _open(self.path)
        except SchemaTooNew as error:
            self.refusal = error
            database = open_reading(self.path, any_thread=True, refusal=error)
            assert database is not None, "it was opened a moment ago"
            return database
        except StorageCorrupt:
            # A process that has it open would continue to write to the file that was moved aside.
            if not lock.take_alone():
                raise
        # Imported late: it is hardly ever needed.
        from app.workspace.journal.salvage import save_rows

        bad = put_aside(self.path)
        database = _open(self.path)
        self.salvaged = save_rows(bad, database)
        lock.share()
        return database

    def select(
        self,
        table: Table,
        rest: str = "",
        parameters: tuple[object, ...] = (),
        *,
        read: Callable[[tuple[Any, ...]], Any] = tuple,
    ) -> list[Any]:
        """Return the rows of a query, each converted by ``read`` (a tuple by default).

        ``rest`` is WHERE and so on. Rows with a wrong checksum are left out and recorded in
        ``damaged``, those for which ``read`` raises ``NewerRow`` in ``newer``.
        """
        columns = ", ".join(table.columns)
        try:
            rows = self.database.rows(
                f"SELECT {columns}, schema, crc FROM {table.name} {rest}", parameters
            )
        except StorageError:
            # A newer program may store it in another place.
            if self.refusal is not None:
                raise self.refusal from None
            raise
        found, key = [], table.columns.index(table.key)
        for row in rows:
            newer = self.refusal is not None and row[-2] > SCHEMA
            if not newer and not is_intact(table, row):
                self.damaged.add(RowKey(table.name, str(row[key])))
                continue
            try:
                found.append(read(row[:-2]))
            except NewerRow:
                self.newer.add(RowKey(table.name, str(row[key])))
        return found

    def insert(
        self,
        table: Table,
        values: Columns,
        *,
        replace: bool = False,
        unchecked: UncheckedColumns = _NOTHING,
    ) -> int:
        """Insert a row with its checksum (or replace the one with its key); return its row number.

        ``unchecked`` are values of columns that the checksum does not cover.
        """
        names = table.checked
        row = [values[name] for name in names]
        verb = "INSERT OR REPLACE" if replace else "INSERT"
        columns = ", ".join((*names, "schema", "crc", *unchecked))
        marks = ", ".join("?" * (len(names) + 2 + len(unchecked)))
        return self.database.add(
            f"{verb} INTO {table.name} ({columns}) VALUES ({marks})",
            (*row, SCHEMA, row_crc([*row, SCHEMA]), *unchecked.values()),
        )

    def update(
        self,
        table: Table,
        values: Columns,
        where: str,
        parameters: tuple[object, ...],
        *,
        changed: Sequence[str] | None = None,
    ) -> bool:
        """Write a whole row over the one that ``where`` selects; return false if there is none.

        With ``changed`` only these columns are written, as the others are unchanged and every index
        of a written column costs pages. The checksum covers all of them.
        """
        names = table.checked
        row = [values[name] for name in names]
        changed = names if changed is None else changed
        sets = ", ".join(f"{name} = ?" for name in (*changed, "schema", "crc"))
        touched = self.database.run(
            f"UPDATE {table.name} SET {sets} WHERE {where}",
            (*(values[name] for name in changed), SCHEMA, row_crc([*row, SCHEMA]), *parameters),
        )
        return touched > 0

    def check(self) -> set[RowKey]:
        """Read every row once; return the damaged ones."""
        for table in TABLES:
            self.select(table)
        return self.damaged

    def close(self) -> None:
        """Close the file; may be called repeatedly."""
        if not self._closed:
            self._closed = True
            self.database.close()
            if self._lock is not None:
                self._lock.release()


def _open(path: Path) -> Database:
    is_new = not path.exists() or path.stat().st_size == 0
    database = open_writing(path, _PRAGMAS, any_thread=True)
    try:
        version = schema_version(database)
        if version > SCHEMA:
            raise SchemaTooNew(version, made_by(database))
        if version and database.first("PRAGMA integrity_check(1)")[0] != "ok":
            raise StorageCorrupt("the check found damage")
        if version < SCHEMA:
            if not is_new:
                # If the migration fails, the file of the old program must be preserved.
                kept = path.with_name(f"{path.name}.schema-{version}")
                kept.unlink(missing_ok=True)
                database.copy_pages(kept)
            migrate(database, scripts_of("journal", SCHEMA))
            database.run("INSERT OR REPLACE INTO facts VALUES ('made_by', ?)", (MADE_BY,))
    except BaseException:
        database.close()
        raise
    return database


def made_by(database: Database) -> str:
    """Return the program that created a journal, such as "Vitrina 0.1"; empty if unknown."""
    try:
        found = database.first("SELECT value FROM facts WHERE name = 'made_by'")
    except StorageError:
        return ""
    return "" if found is None else str(found[0])
