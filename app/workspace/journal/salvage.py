"""Row-by-row reading of a damaged journal, or of one from an untrusted source."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.workspace.errors import StorageCorrupt, StorageError
from app.workspace.journal.owner import take_over
from app.workspace.journal.tables import FIRST_TABLES, TABLES, Table, is_intact
from app.workspace.sqlite.database import Database, open_reading, open_writing
from app.workspace.sqlite.migrations import migrate, scripts_of
from app.workspace.sqlite.open_files import HEADER_BYTES

if TYPE_CHECKING:
    from collections.abc import Iterator


PAGE_BYTES = 4096
LATEST = 6
"""The number of the last migration script that made a table with checked rows."""
LARGEST_BYTES = 2 * 1024**3
"""The maximum size in bytes of a file to salvage; no seller's journal is larger."""
# A page has far fewer rows than this: after as many failures in a row no more are readable.
_MOST_FAILURES = 2_000
_UNKNOWN_LAST = 1_000_000


def save_rows(bad: Path, fresh: Database) -> int:
    """Copy every intact row of ``bad`` into the empty journal ``fresh``; return their number."""
    repaired = bad.with_name(f"{bad.name}.repaired")
    try:
        old = _open_damaged(bad, repaired)
        if old is None:
            return 0
        try:
            return _take_rows(old, fresh)
        finally:
            old.close()
    finally:
        repaired.unlink(missing_ok=True)


def _open_damaged(bad: Path, repaired: Path) -> Database | None:
    """Return ``bad``, or a copy with its beginning replaced, opened with known tables."""
    # Rows behind a damaged beginning may be intact: try a new header, or else the list of tables,
    # which is also on the first page and the same in every journal.
    for length in (0, HEADER_BYTES, PAGE_BYTES):
        try:
            old = open_untrusted(_recreated(bad, repaired, length) if length else bad)
        except StorageError:
            continue
        try:
            if all(_tells_of(old, table) for table in FIRST_TABLES):
                return old
        except StorageError:
            # The damage is in the list of tables.
            pass
        old.close()
    return None


def _tells_of(old: Database, table: Table) -> bool:
    found = old.first("SELECT type FROM sqlite_schema WHERE name = ?", (table.name,))
    return bool(found == ("table",))


def _recreated(bad: Path, repaired: Path, length: int) -> Path:
    """Return a copy of ``bad`` with the first ``length`` bytes of a new journal.

    The first script created the first tables of every journal, so they are on the same pages. The
    tables of later scripts are too if the journal was created with all of them; otherwise their
    rows are recognized by their checksums. Raise ``StorageError``.
    """
    model = repaired.with_suffix(".model")
    model.unlink(missing_ok=True)
    try:
        made = open_writing(model, (f"page_size = {PAGE_BYTES}",))
        try:
            migrate(made, scripts_of("journal", LATEST))
        finally:
            made.close()
        head = bytearray(model.read_bytes()[:length])
        head[28:32] = (bad.stat().st_size // PAGE_BYTES).to_bytes(4, "big")
        # There are no known free pages, and the page count belongs to this very change counter.
        head[32:40] = bytes(8)
        head[92:96] = head[24:28]
        shutil.copy2(bad, repaired)
        with repaired.open("r+b") as target:
            target.write(head)
    except OSError as error:
        raise StorageError(str(error)) from error
    finally:
        model.unlink(missing_ok=True)
    return repaired


def _take_rows(old: Database, fresh: Database) -> int:
    taken = 0
    take_over(old, fresh)
    with fresh.transaction():
        for table in TABLES:
            columns = (*table.columns, "schema", "crc")
            names, marks = ", ".join(columns), ", ".join("?" * len(columns))
            for row in intact_rows(old, table):
                fresh.run(f"INSERT OR IGNORE INTO {table.name} ({names}) VALUES ({marks})", row)
                taken += 1
    return taken


def open_untrusted(path: Path) -> Database:
    """Open a file that may be damaged or hostile, for reading by own statements only.

    Nothing in it is executed: views and triggers are never used, and functions they name are not
    trusted. Raise ``StorageCorrupt`` if it is too large or no database.
    """
    try:
        if path.stat().st_size > LARGEST_BYTES:
            raise StorageCorrupt("too large for a journal")
    except OSError as error:
        raise StorageError(str(error)) from error
    database = open_reading(path, any_thread=True)
    if database is None:
        raise StorageError("there is no such file")
    try:
        for pragma in ("trusted_schema = OFF", "cell_size_check = ON", "mmap_size = 0"):
            database.rows(f"PRAGMA {pragma}")
    except StorageError:
        database.close()
        raise
    return database


def intact_rows(old: Database, table: Table) -> Iterator[tuple[Any, ...]]:
    """Yield the rows of ``table`` with a valid checksum, including schema and checksum."""
    if not is_table(old, table.name):
        return
    names = ", ".join((*table.columns, "schema", "crc"))
    for row in _readable(old, table, names):
        if is_intact(table, row):
            yield row


def is_table(old: Database, name: str) -> bool:
    """Return whether ``name`` is a plain table: views and virtual tables may execute code."""
    try:
        found = old.first("SELECT type, sql FROM sqlite_schema WHERE name = ?", (name,))
    except StorageError:
        # The list of tables is unreadable, so the rows themselves decide.
        return True
    return found is not None and found[0] == "table" and "VIRTUAL TABLE" not in found[1].upper()


def _readable(old: Database, table: Table, names: str) -> Iterator[tuple[Any, ...]]:
    """Yield the readable rows, each read by number: a damaged page loses only its own rows."""
    try:
        last = old.first(f"SELECT max(rowid) FROM {table.name}")[0] or 0
    except StorageError:
        last = _UNKNOWN_LAST
    failures = 0
    for number in range(1, min(last, _UNKNOWN_LAST * 10) + 1):
        try:
            row = old.first(f"SELECT {names} FROM {table.name} WHERE rowid = ?", (number,))
            failures = 0
        except StorageError:
            failures += 1
            if failures == _MOST_FAILURES:
                return
            continue
        if row is not None:
            yield row
