"""The only access to SQLite in the workspace: connections, transactions and errors."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.workspace.errors import (
    StorageBusy,
    StorageCorrupt,
    StorageError,
    StorageFull,
    StorageInterrupted,
    StorageReadOnly,
    StorageRemoved,
    WrongStatement,
)
from app.workspace.sqlite import open_files

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    Parameters = Sequence[object] | Mapping[str, object]

BUSY_SECONDS = 5.0
_PAUSE_SECONDS = 0.02
_CHUNK_ROWS = 1_000
STEPS_EACH = 5_000
"""The number of steps of SQLite's virtual machine between two checks for an interruption of a
statement."""

_BY_CODE: dict[int, type[StorageError]] = {
    sqlite3.SQLITE_ERROR: WrongStatement,
    sqlite3.SQLITE_FULL: StorageFull,
    sqlite3.SQLITE_READONLY: StorageReadOnly,
    sqlite3.SQLITE_CANTOPEN: StorageReadOnly,
    sqlite3.SQLITE_PERM: StorageReadOnly,
    sqlite3.SQLITE_BUSY: StorageBusy,
    sqlite3.SQLITE_LOCKED: StorageBusy,
    sqlite3.SQLITE_CORRUPT: StorageCorrupt,
    sqlite3.SQLITE_NOTADB: StorageCorrupt,
    sqlite3.SQLITE_INTERRUPT: StorageInterrupted,
    # A write error of the system is nearly always a full disk or a file-size limit.
    sqlite3.SQLITE_IOERR: StorageFull,
    # The shared memory refers to more of the log than the log file has.
    sqlite3.SQLITE_IOERR_SHORT_READ: StorageRemoved,
}

# The full-text index has no code for this damage; text in a damaged file need not be UTF-8.
_DAMAGED_WORDS = "invalid fts5 file format"
_ERRORS = (sqlite3.Error, UnicodeDecodeError)


def translate(error: sqlite3.Error | UnicodeDecodeError) -> StorageError:
    """Return the storage error for ``error``."""
    if isinstance(error, UnicodeDecodeError):
        return StorageCorrupt("text that is not UTF-8")
    code = getattr(error, "sqlite_errorcode", None) or 0
    kind = _BY_CODE.get(code) or _BY_CODE.get(code & 0xFF, StorageError)
    return (StorageCorrupt if _DAMAGED_WORDS in str(error) else kind)(str(error))


class Database:
    """A SQLite connection; owns transactions and converts SQLite's errors to ``StorageError``.

    With a ``refusal`` it is read-only: every write raises that error.
    """

    def __init__(
        self, connection: sqlite3.Connection, path: Path, refusal: StorageError | None = None
    ) -> None:
        self._connection = connection
        self._refusal = refusal
        self._let_go: Callable[[], object] = lambda: None
        self._files = [open_files.add(path)]
        self.found_damage = False
        """Whether a statement found the file, or an attached one, to be damaged."""

    def rows(self, sql: str, parameters: Parameters = ()) -> list[Any]:
        """Return all rows of a query, as tuples."""
        try:
            return self._connection.execute(sql, parameters).fetchall()
        except _ERRORS as error:
            raise self._translated(error) from error

    def each(self, sql: str, parameters: Parameters = ()) -> Iterator[Any]:
        """Yield the rows of a query one by one, for tables that do not fit in memory."""
        try:
            yield from self._connection.execute(sql, parameters)
        except _ERRORS as error:
            raise self._translated(error) from error

    def chunks(self, sql: str, parameters: Parameters = ()) -> Iterator[list[Any]]:
        """Yield the rows of a query in lists, which takes less time for a million than ``each``."""
        try:
            cursor = self._connection.execute(sql, parameters)
            while rows := cursor.fetchmany(_CHUNK_ROWS):
                yield rows
        except _ERRORS as error:
            raise self._translated(error) from error

    def first(self, sql: str, parameters: Parameters = ()) -> Any:
        """Return the first row of a query, or ``None``."""
        try:
            return self._connection.execute(sql, parameters).fetchone()
        except _ERRORS as error:
            raise self._translated(error) from error

    def run(self, sql: str, parameters: Parameters = ()) -> int:
        """Run one statement; return the number of affected rows."""
        self._require_writing()
        try:
            return self._connection.execute(sql, parameters).rowcount
        except _ERRORS as error:
            raise self._translated(error) from error

    def add(self, sql: str, parameters: Parameters) -> int:
        """Run an INSERT of one row; return its row number."""
        self._require_writing()
        try:
            number = self._connection.execute(sql, parameters).lastrowid
        except _ERRORS as error:
            raise self._translated(error) from error
        assert number is not None, "a row was inserted"
        return number

    def run_many(self, sql: str, parameters: Iterable[Parameters]) -> None:
        """Run one statement for every set of parameters."""
        self._require_writing()
        try:
            self._connection.executemany(sql, parameters)
        except _ERRORS as error:
            raise self._translated(error) from error

    def stop_when(self, stop: Callable[[], bool]) -> None:
        """Call ``stop`` every ``STEPS_EACH`` steps; if true, raise ``StorageInterrupted``."""
        self._connection.set_progress_handler(stop, STEPS_EACH)

    def define(self, name: str, takes: int, function: Callable[..., int | str]) -> None:
        """Define the deterministic SQL function ``name`` with ``takes`` arguments."""
        self._connection.create_function(name, takes, function, deterministic=True)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Commit at the end of the ``with`` block, or roll back on any exception.

        The write lock is taken at once, so that a busy file is noticed before any work is done.
        """
        self.run("BEGIN IMMEDIATE")
        try:
            yield
            # A failed COMMIT (disk full) leaves the transaction open: it is rolled back below.
            self.run("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                self._connection.rollback()
            raise

    def copy_pages(self, path: Path) -> None:
        """Copy the file page by page, including damage, to the new file ``path``.

        The copy is readable by the owner only. Raise ``StorageError``; then there is no copy.
        """
        try:
            os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
            copy = sqlite3.connect(path)
            try:
                self._connection.backup(copy)
            finally:
                copy.close()
        except OSError as error:
            raise storage_error_of(error) from error
        except sqlite3.Error as error:
            path.unlink(missing_ok=True)
            raise translate(error) from error

    def attach(self, name: str, path: Path) -> None:
        """Attach the database at ``path`` read-only, as schema ``name``."""
        with open_files.CHANGING:
            self.rows(f"ATTACH DATABASE ? AS {name}", (f"file:{_uri_path(path)}?mode=ro",))
            self._files.append(open_files.add(path))

    def keep_until_closed(self, let_go: Callable[[], object]) -> None:
        """Call ``let_go`` once, when the connection is closed."""
        self._let_go = let_go

    def close(self) -> None:
        """Close the connection; may be called repeatedly."""
        with open_files.CHANGING:
            self._connection.close()
            while self._files:
                open_files.remove(self._files.pop())
        self._let_go()

    def _translated(self, error: sqlite3.Error | UnicodeDecodeError) -> StorageError:
        found = translate(error)
        self.found_damage |= isinstance(found, StorageCorrupt)
        return found

    def _require_writing(self) -> None:
        if self._refusal is not None:
            raise self._refusal.with_traceback(None)


def open_writing(
    path: Path, pragmas: Sequence[str], *, any_thread: bool = False, log_ahead: bool = False
) -> Database:
    """Open (or create, readable by the owner only) the database at ``path`` for writing.

    Raise ``StorageError``. ``any_thread`` is for the one-thread executor that owns the journal.
    With ``log_ahead`` it uses a write-ahead log, so that readers never wait for writers; on disks
    where processes cannot share memory it uses a truncated rollback journal instead, and a warning
    is logged.
    """
    try:
        # SQLite gives its side files the mode of the main file, so that must exist with 0600 first.
        if not path.exists():
            os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        elif not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)):
            # SQLite would open it anyway, and report the failure only at a later write.
            raise StorageReadOnly(f"{path} cannot be written")
    except FileExistsError:
        # Another process created it first; no handle was opened.
        pass
    except OSError as error:
        raise storage_error_of(error) from error
    if not log_ahead:
        return _connect(path, pragmas, any_thread)
    try:
        # Setting the mode alone may not touch the shared memory, so the version is read, too.
        return _connect(path, ("journal_mode = WAL", "user_version", *pragmas), any_thread)
    except (StorageCorrupt, StorageBusy, StorageRemoved):
        raise
    except StorageError:
        # An exclusive lock needs no shared memory, so a file with an old log can be opened, too. If
        # the folder cannot be written, this fails as well with the right error.
        alone = ("locking_mode = EXCLUSIVE", "journal_mode = TRUNCATE", "locking_mode = NORMAL")
        database = _connect(path, (*alone, "user_version", *pragmas), any_thread)
    import logging

    logging.getLogger(__name__).warning(
        "%s: no memory can be shared on this disk; readers wait for writers", path.name
    )
    return database


def storage_error_of(error: OSError) -> StorageError:
    """Return the storage error for an error of the file system."""
    kind = StorageFull if error.errno in {28, 122} else StorageReadOnly
    return kind(str(error))


def _connect(path: Path, pragmas: Sequence[str], any_thread: bool) -> Database:
    database = open_checked(str(path), path, any_thread=any_thread)
    try:
        for pragma in pragmas:
            _set(database, pragma)
    except StorageError:
        database.close()
        raise
    return database


def open_checked(
    name: str, path: Path, *, any_thread: bool, refusal: StorageError | None = None
) -> Database:
    """Connect to ``path`` by its ``name`` (a path or a URI) after checking the file's header."""
    with open_files.CHANGING:
        if not open_files.is_open_here(path):
            open_files.require_header(path)
        try:
            connection = sqlite3.connect(
                name,
                uri=name.startswith("file:"),
                timeout=BUSY_SECONDS,
                isolation_level=None,
                check_same_thread=not any_thread,
            )
        except sqlite3.Error as error:
            raise translate(error) from error
        return Database(connection, path, refusal)


def _set(database: Database, pragma: str) -> None:
    """Set a pragma; for changes of the journal mode SQLite does not wait for locks by itself."""
    deadline = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            database.rows(f"PRAGMA {pragma}")
        except StorageBusy:
            if time.monotonic() >= deadline:
                raise
            time.sleep(_PAUSE_SECONDS)
        else:
            return


def open_reading(
    path: Path,
    *,
    any_thread: bool = False,
    immutable: bool = False,
    refusal: StorageError | None = None,
) -> Database | None:
    """Open the database at ``path`` for reading only; return ``None`` if it does not exist.

    ``immutable`` is for a file that no process can write: it is read without locks. ``refusal`` is
    raised on any attempt to write. Raise ``StorageError``.
    """
    if not path.exists():
        return None
    uri = f"file:{_uri_path(path)}?mode=ro{'&immutable=1' if immutable else ''}"
    return open_checked(uri, path, any_thread=any_thread, refusal=refusal)


def _uri_path(path: Path) -> str:
    """Return ``path`` inside a URI.

    The function of the standard library would delay the first paint by 8 ms of imports.
    """
    text = path.absolute().as_posix()
    for character in "%?#":
        text = text.replace(character, f"%{ord(character):02x}")
    return text if text.startswith("/") else f"/{text}"


def statements(script: str) -> Iterator[str]:
    """Yield the statements of an SQL script, one by one (triggers are one statement)."""
    pending = ""
    for line in script.splitlines(keepends=True):
        pending += line
        if sqlite3.complete_statement(pending):
            yield pending
            pending = ""
    if pending.strip():
        yield pending
