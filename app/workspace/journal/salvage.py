"""What can still be read of a damaged journal, or of one that somebody else made, row by row."""

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
"""The last script that made a table of checked rows."""
LARGEST_BYTES = 2 * 1024**3
"""A file beyond this is no journal of a seller's."""
# A page holds far fewer rows than this: after so many failures in a row nothing more is coming.
_MOST_FAILURES = 2_000
_UNKNOWN_LAST = 1_000_000


def save_rows(bad: Path, fresh: Database) -> int:
    """Copy every sound row of ``bad`` into the empty journal ``fresh``; return how many."""
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
    """Return ``bad``, or a copy with another beginning, opened so that its tables are known."""
    # Rows behind a broken beginning may be sound: a header will do, or else the list of tables,
    # which is on the first page as well, and the same for every journal.
    for length in (0, HEADER_BYTES, PAGE_BYTES):
        try:
            old = open_untrusted(_recreated(bad, repaired, length) if length else bad)
        except StorageError:
            continue
        try:
            if all(_tells_of(old, table) for table in FIRST_TABLES):
                return old
        except StorageError:
            # The list is what is damaged.
            pass
        old.close()
    return None


def _tells_of(old: Database, table: Table) -> bool:
    found = old.first("SELECT type FROM sqlite_schema WHERE name = ?", (table.name,))
    return bool(found == ("table",))


def _recreated(bad: Path, repaired: Path, length: int) -> Path:
    """Return a copy of ``bad`` with the first ``length`` bytes of a new journal; raise
    ``StorageError``.

    The first script made the first tables of every journal, and so they lie at the same pages. The
    later ones do in a journal that began with all of them; elsewhere their rows are recognized by
    their checksums.
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
        # No free pages are known, and the number of pages belongs to this very change.
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
    """Open a file that may be damaged or hostile, for reading by our own statements only.

    Nothing in it is run: views and triggers are never touched, and functions they name are not
    trusted. Raise ``StorageCorrupt`` for what is too large or no database.
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
    """Yield the rows of ``table`` whose checksum fits, with schema and checksum at their ends."""
    if not is_table(old, table.name):
        return
    names = ", ".join((*table.columns, "schema", "crc"))
    for row in _readable(old, table, names):
        if is_intact(table, row):
            yield row


def is_table(old: Database, name: str) -> bool:
    """Return whether ``name`` is a plain table: views and virtual tables may run code."""
    try:
        found = old.first("SELECT type, sql FROM sqlite_schema WHERE name = ?", (name,))
    except StorageError:
        # The list of tables is unreadable; a look at the rows decides.
        return True
    return found is not None and found[0] == "table" and "VIRTUAL TABLE" not in found[1].upper()


def _readable(old: Database, table: Table, names: str) -> Iterator[tuple[Any, ...]]:
    """Yield the rows that can still be read, each looked up: a damaged page costs its own."""
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
