"""The store as a SQLite file: its connection, its transactions, and the lock on it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path

from app.service.stores.database import (
    Counting,
    Database,
    Matching,
    Row,
    StoreInUse,
    StoreUnreadable,
    Value,
)
from app.service.stores.schema import SCHEMA_VERSION, Types

LARGEST_CHECKED = 256 * 1024 * 1024
"""The maximum size in bytes of a file that is checked for damage when it is opened."""


class Transaction:
    """A write transaction, committed at the end of the block or rolled back by an exception."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def __enter__(self) -> None:
        self._connection.execute("BEGIN IMMEDIATE")

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        connection = self._connection
        try:
            if kind is None:
                connection.execute("COMMIT")
        finally:
            # Roll back after an exception or a failed COMMIT; on a full disk SQLite has done so
            # already.
            if connection.in_transaction:
                connection.execute("ROLLBACK")


class SqliteTitles:
    """The word index in FTS5, which has only the rows of each word, and no copy of the text."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._execute = connection.execute

    def add(self, number: int, words: str) -> None:
        """Add the words of the row ``number``."""
        self._execute("INSERT INTO titles (rowid, words) VALUES (?, ?)", (number, words))

    def remove(self, number: int, words: str) -> None:
        """Remove the words with which the row ``number`` was added."""
        self._execute(
            "INSERT INTO titles (titles, rowid, words) VALUES ('delete', ?, ?)", (number, words)
        )

    def matching(self, words: Sequence[str], *, joined: bool) -> Matching:
        """Return the query parts that find the rows with all of the words.

        Without ``joined`` only the index is read, which takes a tenth of the time.
        """
        source = "titles CROSS JOIN listed ON listed.number = titles.rowid" if joined else "titles"
        match = " AND ".join(f'"{word}"' for word in words)
        # FTS5 returns rows in order only if the column is called by its own name for it.
        return Matching(source, "titles.rowid", "titles MATCH ?", (match,))

    def counting(self, words: Sequence[str]) -> Counting:
        """Return how to count what has all of the words.

        The rows of one word need not be handed out: that takes half as long.
        """
        if len(words) == 1:
            return "SELECT doc FROM title_words WHERE term = ?", (words[0],)
        return self.matching(words, joined=False).counting


class SqliteDatabase(Database):
    """One open SQLite file."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        super().__init__(connection.execute, SqliteTitles(connection))
        self._connection = connection
        self._passed = 0

    def write_volatile(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """Execute a statement that writes only a volatile table; :attr:`state` does not change."""
        before = self._connection.total_changes
        rows = self._connection.execute(sql, values).fetchall()
        self._passed += self._connection.total_changes - before
        return rows

    def insert(self, sql: str, values: Sequence[Value]) -> int:
        """Insert one row and return the number that the database gave it."""
        number = self._connection.execute(sql, values).lastrowid
        assert number is not None, "a row was inserted"
        return number

    def many(self, sql: str, rows: Iterable[Sequence[Value]]) -> int:
        """Execute one writing statement for each of ``rows``; return the number of rows written."""
        return self._connection.executemany(sql, rows).rowcount

    def transaction(self) -> Transaction:
        """Return a context manager for one transaction; an exception rolls it back."""
        return Transaction(self._connection)

    @property
    def state(self) -> object:
        """The number of rows written since the file was opened, including those rolled back."""
        return self._connection.total_changes - self._passed

    def among(self, column: str) -> str:
        """Return the condition that a column has one of the texts in a JSON list parameter."""
        return f"{column} IN (SELECT value FROM json_each(?))"

    def aside(self, condition: str) -> str:
        """Return a condition on one column in a form that does not use an index."""
        return f"+{condition}"

    def translated(self, what: str) -> AbstractContextManager[None]:
        """Convert errors that prevent ``what`` from being written into :class:`StoreUnreadable`."""
        return translated_errors(what)

    def close(self) -> None:
        """Close the file; it cannot be read afterwards."""
        self._connection.close()


def open_database(path: Path) -> Database:
    """Open a complete store's file for reading and writing.

    Raise :class:`StoreUnreadable` if it is not a store, is damaged, has a newer version, or cannot
    be read and written, and :class:`StoreOutdated` if its version is too old.
    """
    try:
        connection = _connect(path)
        try:
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            steps = list(_TYPES.steps(version, path))
            # Reading gigabytes would delay the start too much, so large files are not checked.
            if path.stat().st_size <= LARGEST_CHECKED:
                damage = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
                if damage != "ok":
                    raise StoreUnreadable(f"{path} is damaged")
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            # All other problems show here, such as a read-only folder or file.
            with Transaction(connection):
                for statement in steps:
                    connection.execute(statement)
                if version != SCHEMA_VERSION:
                    connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION:d}")
        except BaseException:
            connection.close()
            raise
    except sqlite3.Error as error:
        raise StoreUnreadable(f"{path} cannot be used as a store: {error}") from error
    return SqliteDatabase(connection)


def read_database(path: Path) -> Database:
    """Open the file of a store that another process serves, for reading only.

    Raise :class:`StoreUnreadable`.
    """
    try:
        connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
        connection.execute("PRAGMA trusted_schema = OFF")
        connection.execute("PRAGMA query_only = ON")
    except sqlite3.Error as error:
        raise StoreUnreadable(f"{path} cannot be read: {error}") from error
    return SqliteDatabase(connection)


def version_of(path: Path) -> int:
    """Return the schema version of a file that may be in use; 0 for a file without tables.

    Raise :class:`StoreUnreadable`.
    """
    database = read_database(path)
    try:
        row = database.one("PRAGMA user_version")
    except sqlite3.Error as error:
        raise StoreUnreadable(f"{path} cannot be read: {error}") from error
    finally:
        database.close()
    return 0 if row is None else int(row[0])


def create_database(path: Path) -> Database:
    """Create a file with the schema, for a bulk load that is discarded if it fails.

    Nothing is synced to disk before :func:`finish_database`. Raise :class:`StoreUnreadable` if the
    file cannot be created.
    """
    try:
        # Created here first, so that the tokens in it are never readable for others, even for a
        # moment.
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        connection = _connect(path)
        connection.execute("PRAGMA journal_mode = OFF")
        connection.execute("PRAGMA synchronous = OFF")
        # A million rows are inserted in the order of their listings, but their ids are in no order.
        connection.execute("PRAGMA cache_size = -98304")
        connection.execute("PRAGMA threads = 2")
        for statement in (*_TYPES.tables(), _TITLES):
            connection.execute(statement)
    except (OSError, sqlite3.Error) as error:
        raise StoreUnreadable(f"{path} cannot be made: {error}") from error
    return SqliteDatabase(connection)


def finish_database(database: Database) -> None:
    """Add the indexes of a bulk load, mark the file complete and close it."""
    for statement in (*_TYPES.indexes(), *_FILL_TITLES):
        database.execute(statement)
    database.execute(f"PRAGMA user_version = {SCHEMA_VERSION:d}")
    database.close()


@contextmanager
def translated_errors(path: Path | str) -> Iterator[None]:
    """Convert errors that prevent ``path`` from being written into :class:`StoreUnreadable`."""
    try:
        yield
    except sqlite3.Error as error:
        raise StoreUnreadable(f"{path} cannot be written: {error}") from error
    except OSError as error:
        raise StoreUnreadable(f"{path} cannot be written: {error.strerror}") from error


@contextmanager
def locked_store(folder: Path) -> Iterator[None]:
    """Lock a store for this process; the lock ends with the process, however it ends.

    Raise :class:`StoreInUse` if another process holds it, and :class:`StoreUnreadable`.
    """
    path = folder / "in-use.lock"
    try:
        # Only if the file is new: closing a handle of a file that this process has locked would
        # release the lock.
        with suppress(FileExistsError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        connection = sqlite3.connect(path, timeout=0, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        raise StoreUnreadable(f"{folder} cannot be used as a store: {error}") from error
    try:
        try:
            connection.execute("PRAGMA journal_mode = MEMORY")
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise StoreInUse(f"{folder} is in use by another marketplace") from error
            raise StoreUnreadable(f"{folder} cannot be used as a store: {error}") from error
        except sqlite3.DatabaseError as error:
            raise StoreUnreadable(f"{path} is not the lock of a store: {error}") from error
        yield
    finally:
        connection.close()


def _connect(path: Path) -> sqlite3.Connection:
    # Requests are served sequentially on one loop; tests open the file in one thread and serve in
    # another, but never at the same time.
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, cached_statements=256
    )
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cache_size = -16384")
    # Temporary tables are never written to disk.
    connection.execute("PRAGMA temp_store = MEMORY")
    for statement in (*_TYPES.volatile_tables(), _TITLE_WORDS):
        connection.execute(statement)
    return connection


_TYPES = Types(
    text="TEXT",
    blob="BLOB",
    integer="INTEGER",
    row="INTEGER PRIMARY KEY",
    # Every table has a rowid, and every index ends with it.
    hidden_row="",
    by_key=" WITHOUT ROWID",
    and_row="",
    volatile="TEMP",
    real="REAL",
    absent_first="",
)
# The index has only the items of a word, not the positions: the smallest one that supports the
# search.
_TITLES = (
    "CREATE VIRTUAL TABLE titles USING fts5(words, content = 'listed', content_rowid = 'number',"
    " detail = none, columnsize = 0,"
    " tokenize = \"unicode61 remove_diacritics 0 tokenchars '-_'\")"
)
# How many rows have each word, as the index itself has it.
_TITLE_WORDS = "CREATE VIRTUAL TABLE temp.title_words USING fts5vocab(main, titles, row)"
_FILL_TITLES = (
    "INSERT INTO titles (titles) VALUES ('rebuild')",
    "INSERT INTO titles (titles) VALUES ('optimize')",
)
