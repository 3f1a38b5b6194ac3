"""The SQLite file of the marketplace: its schema, its one connection and its transactions."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

SCHEMA_VERSION = 2

LARGEST_CHECKED = 256 * 1024 * 1024
"""Bytes of a file that is looked through for damage when it is opened."""

Value = str | int | bytes | None
Row = tuple[Any, ...]


class StoreUnreadable(Exception):
    """The store cannot be used; the message says what is wrong with it and where it lies."""


class StoreInUse(StoreUnreadable):
    """Another process holds the store."""


class StoreOutdated(StoreUnreadable):
    """The store was made by an older version of the program; a new one can take its place."""


class Transaction:
    """A block of writes that are wholly there afterwards, or not at all."""

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
            # Taken back by an exception or a COMMIT that failed; on a full disk SQLite did it.
            if connection.in_transaction:
                connection.execute("ROLLBACK")


class Database:
    """One open SQLite file, used by one thread through one connection.

    Reads are single statements; writes happen inside :meth:`transaction`, so that each is wholly
    there or not at all, whenever the process ends.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        # Bound once: this is the hottest call of the marketplace.
        self.execute = connection.execute

    def one(self, sql: str, values: Sequence[Value] = ()) -> Row | None:
        """Return the first row of a query, or ``None``."""
        row: Row | None = self.execute(sql, values).fetchone()
        return row

    def rows(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """Return all rows of a query."""
        return self.execute(sql, values).fetchall()

    def many(self, sql: str, rows: Iterable[Sequence[Value]]) -> None:
        """Run one writing statement for each of ``rows``."""
        self._connection.executemany(sql, rows)

    def transaction(self) -> Transaction:
        """Make what is written inside one unit; an exception takes all of it back."""
        return Transaction(self._connection)

    @property
    def changes(self) -> int:
        """How many rows were written since the file was opened, those taken back included."""
        return self._connection.total_changes

    def setting(self, key: str) -> str | None:
        """Return one entry of the table of settings."""
        row = self.one("SELECT value FROM settings WHERE key = ?", (key,))
        return None if row is None else str(row[0])

    def keep_setting(self, key: str, value: str) -> None:
        """Write one entry of the table of settings."""
        self.execute(
            "INSERT INTO settings (key, value) VALUES (?, ?)"
            " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            (key, value),
        )

    def close(self) -> None:
        """Close the file; nothing can be read afterwards."""
        self._connection.close()


def open_database(path: Path) -> Database:
    """Open a complete store's file for reading and writing.

    Raise :class:`StoreUnreadable` when it is no such file, is damaged, is of a newer version, or
    may not be read and written, and :class:`StoreOutdated` when it is of an older one.
    """
    try:
        connection = _connect(path)
        try:
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            if version > SCHEMA_VERSION:
                raise StoreUnreadable(f"{path} was made by a newer version of this program")
            if 0 < version < SCHEMA_VERSION:
                raise StoreOutdated(f"{path} was made by an older version of this program")
            if version <= 0:
                raise StoreUnreadable(f"{path} is not the store of a marketplace")
            # Reading gigabytes through would keep people waiting; large files are not checked.
            if path.stat().st_size <= LARGEST_CHECKED:
                damage = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
                if damage != "ok":
                    raise StoreUnreadable(f"{path} is damaged")
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            # Every other problem shows here: a folder or file that may only be read.
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("ROLLBACK")
        except BaseException:
            connection.close()
            raise
    except sqlite3.Error as error:
        raise StoreUnreadable(f"{path} cannot be used as a store: {error}") from error
    return Database(connection)


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
    return Database(connection)


def create_database(path: Path) -> Database:
    """Make an empty file with the schema, for a bulk load that is thrown away if it fails.

    Nothing is synchronised to disk before :func:`finish_database`. Raise
    :class:`StoreUnreadable` when the file cannot be made.
    """
    try:
        # Made by us first, so that nobody else can read the tokens in it even for a moment.
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        connection = _connect(path)
        connection.execute("PRAGMA journal_mode = OFF")
        connection.execute("PRAGMA synchronous = OFF")
        # A million rows are in the order of their listings, and their ids are in none.
        connection.execute("PRAGMA cache_size = -98304")
        connection.execute("PRAGMA threads = 2")
        for statement in _SCHEMA:
            connection.execute(statement)
    except (OSError, sqlite3.Error) as error:
        raise StoreUnreadable(f"{path} cannot be made: {error}") from error
    return Database(connection)


def finish_database(database: Database) -> None:
    """Add the indexes of a bulk load, mark the file complete and close it."""
    for statement in _INDEXES:
        database.execute(statement)
    database.execute(f"PRAGMA user_version = {SCHEMA_VERSION:d}")
    database.close()


@contextmanager
def translated_errors(path: Path) -> Iterator[None]:
    """Raise :class:`StoreUnreadable` for whatever keeps ``path`` from being written."""
    try:
        yield
    except sqlite3.Error as error:
        raise StoreUnreadable(f"{path} cannot be written: {error}") from error
    except OSError as error:
        raise StoreUnreadable(f"{path} cannot be written: {error.strerror}") from error


@contextmanager
def locked_store(folder: Path) -> Iterator[None]:
    """Hold a store for one process; the lock ends with the process, however it ends.

    Raise :class:`StoreInUse` when another process holds it, and :class:`StoreUnreadable`.
    """
    path = folder / "in-use.lock"
    try:
        # Only a new file: to close a handle of one that this process has locked would free it.
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
    # Requests are served in line on one loop; tests open the file in one thread and serve in
    # another, never both at once.
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, cached_statements=256
    )
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cache_size = -16384")
    return connection


_SCHEMA = (
    "CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    "CREATE TABLE sites (id TEXT PRIMARY KEY, body BLOB NOT NULL, free_methods BLOB NOT NULL)",
    "CREATE TABLE currencies (id TEXT PRIMARY KEY, body BLOB NOT NULL)",
    "CREATE TABLE coverage_areas (id TEXT PRIMARY KEY, site_id TEXT NOT NULL, body BLOB NOT NULL)",
    "CREATE TABLE listing_types (site_id TEXT PRIMARY KEY, body BLOB NOT NULL)",
    "CREATE TABLE categories (id TEXT PRIMARY KEY, site_id TEXT NOT NULL, body BLOB NOT NULL,"
    " attributes BLOB NOT NULL, dimensions TEXT)",
    # The whole user; what is private is left out on the way to others.
    "CREATE TABLE users (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,"
    " site_id TEXT NOT NULL, nickname TEXT NOT NULL, token TEXT, token_expired INTEGER NOT NULL"
    " DEFAULT 0, body BLOB NOT NULL)",
    # body is the answer to anybody, ready to send; seller_contact is for the owner only. Both
    # come last: SQLite reads the columns before them without touching the pages behind. due is
    # the millisecond of the next change that time makes.
    "CREATE TABLE items (number INTEGER PRIMARY KEY, id TEXT NOT NULL,"
    " site_id TEXT NOT NULL, seller_id TEXT NOT NULL, category_id TEXT, status TEXT,"
    " sub_status TEXT NOT NULL, listing_type_id TEXT, seller_custom_field TEXT,"
    " title TEXT NOT NULL, last_updated INTEGER NOT NULL, date_created INTEGER NOT NULL,"
    " due INTEGER, parent_item_id TEXT, seller_contact BLOB, body BLOB NOT NULL)",
    # What the search of a site looks at: one narrow row for each active item, price in
    # hundredths, words as the index of titles takes them.
    "CREATE TABLE listed (number INTEGER PRIMARY KEY, site_id TEXT NOT NULL,"
    " seller_id TEXT NOT NULL, category_id TEXT, price INTEGER, condition TEXT,"
    " buying_mode TEXT, listing_type_id TEXT, free_shipping INTEGER NOT NULL,"
    " words TEXT NOT NULL)",
    # Only which items have a word, not where: the smallest index that answers a search.
    "CREATE VIRTUAL TABLE titles USING fts5(words, content = 'listed', content_rowid = 'number',"
    " detail = none, columnsize = 0,"
    " tokenize = \"unicode61 remove_diacritics 0 tokenchars '-_'\")",
    "CREATE TABLE descriptions (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,"
    " item_id TEXT NOT NULL, body BLOB NOT NULL)",
    "CREATE TABLE questions (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,"
    " seller_id TEXT NOT NULL, item_id TEXT NOT NULL, body BLOB NOT NULL)",
    # tags between commas; text is what a search by words looks at.
    "CREATE TABLE orders (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,"
    " seller_id TEXT NOT NULL, tags TEXT NOT NULL, text TEXT NOT NULL, body BLOB NOT NULL)",
    # source: the address of a foreign picture; 'drawn' or 'uploaded' for the marketplace's own.
    "CREATE TABLE pictures (id TEXT PRIMARY KEY, owner_id TEXT NOT NULL, width INTEGER,"
    " height INTEGER, source TEXT NOT NULL) WITHOUT ROWID",
    # SQLite ends every index with the row number, which is the order of searches and scans. To
    # these a bulk load only appends, so they cost less along the way than afterwards.
    "CREATE INDEX items_of_seller ON items (seller_id)",
    "CREATE INDEX items_by_status ON items (seller_id, status)",
    "CREATE INDEX items_by_parent ON items (parent_item_id) WHERE parent_item_id IS NOT NULL",
    "CREATE INDEX listed_of_site ON listed (site_id)",
)

_INDEXES = (
    "CREATE UNIQUE INDEX items_by_id ON items (id)",
    "CREATE INDEX items_by_update ON items (seller_id, last_updated)",
    "CREATE INDEX items_by_creation ON items (seller_id, date_created)",
    "CREATE INDEX items_by_own_code ON items (seller_id, seller_custom_field)"
    " WHERE seller_custom_field IS NOT NULL",
    "CREATE INDEX items_by_due ON items (due) WHERE due IS NOT NULL",
    "CREATE INDEX listed_by_price ON listed (site_id, price)",
    "CREATE INDEX listed_by_category ON listed (category_id)",
    "CREATE INDEX descriptions_of_item ON descriptions (item_id)",
    "CREATE INDEX questions_of_seller ON questions (seller_id)",
    "CREATE INDEX questions_of_item ON questions (item_id)",
    "CREATE INDEX orders_of_seller ON orders (seller_id)",
    "INSERT INTO titles (titles) VALUES ('rebuild')",
    "INSERT INTO titles (titles) VALUES ('optimize')",
)
