"""The store in a PostgreSQL server: its connection, transactions and creation."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, ClassVar

import psycopg
from psycopg import errors
from psycopg.pq import TransactionStatus

from app.service.stores.database import (
    Database,
    Row,
    StoreAway,
    StoreContended,
    StoreFull,
    StoreInUse,
    StoreUnavailable,
    StoreUnreadable,
    Value,
)
from app.service.stores.postgresql_connection import STATEMENT_SECONDS, connected
from app.service.stores.postgresql_errors import LIMITS_EXCEEDED, MADE_AT_ONCE, reason_of
from app.service.stores.postgresql_tables import (
    AFTERWARDS,
    COUNT_TRANSACTION,
    MORE_STEPS,
    MORE_TABLES,
    TRANSACTIONS,
    TYPES,
    PostgresqlTitles,
)
from app.service.stores.schema import SCHEMA_VERSION
from app.service.stores.store_address import StoreAddress

LOCK_SECONDS = 5
"""The number of seconds that a statement waits for a lock."""

_VERSION = "schema_version"

_SHARED_SINCE = 4
"""The first version whose service does not keep the lock on its tables."""


class _Transaction:
    """A transaction; one begun inside another joins it."""

    def __init__(self, database: PostgresqlDatabase) -> None:
        self._database = database

    def __enter__(self) -> None:
        self._database.begin()

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self._database.end(whole=kind is None)


class PostgresqlDatabase(Database):
    """One store in a PostgreSQL server.

    A lost connection is reopened by the next statement outside a transaction; until then every
    statement raises :class:`StoreUnavailable`. Texts cannot contain the NUL character there:
    another character stands for it. Transactions are READ COMMITTED.
    """

    shared: ClassVar[bool] = True
    for_update: ClassVar[str] = " FOR UPDATE"
    skip_locked: ClassVar[str] = " FOR UPDATE SKIP LOCKED"

    def __init__(
        self,
        address: StoreAddress,
        *,
        statement_seconds: float = STATEMENT_SECONDS,
        lock_seconds: float = LOCK_SECONDS,
    ) -> None:
        super().__init__(self._run, PostgresqlTitles(self._run))
        self._address = address
        self._limits = (
            ("statement_timeout", f"{statement_seconds * 1000:.0f}ms"),
            ("lock_timeout", f"{lock_seconds * 1000:.0f}ms"),
        )
        self._connection: psycopg.Connection[Any] | None = None
        self._texts: dict[str, str] = {}
        self._depth = 0
        self._connected = 0
        self._next_try = 0.0

    def insert(self, sql: str, values: Sequence[Value]) -> int:
        """Insert one row and return the number that the database gave it."""
        [(number,)] = self._run(f"{sql} RETURNING number", values).fetchall()
        return int(number)

    def many(self, sql: str, rows: Iterable[Sequence[Value]]) -> int:
        """Execute one writing statement for each of ``rows``; return the number of rows written."""
        with self._translated():
            cursor = self._open().cursor()
            cursor.executemany(self._text(sql), rows)
            return max(cursor.rowcount, 0)

    def transaction(self) -> _Transaction:
        """Return a context manager for one transaction; an exception rolls it back."""
        return _Transaction(self)

    def write_volatile(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """Execute a statement that writes only a volatile (not durable) table; return its rows."""
        done = self._run(sql, values)
        return done.fetchall() if done.description else []

    @property
    def state(self) -> object:
        """The number of committed transactions on the server, with the connection's number."""
        # A server that crashed restarts the count, but then every client has to reconnect.
        return self.one(TRANSACTIONS), self._connected

    def among(self, column: str) -> str:
        """Return the condition that a column has one of the texts in a JSON list parameter."""
        return f"{column} = ANY (ARRAY (SELECT json_array_elements_text(CAST(? AS json))))"

    def aside(self, condition: str) -> str:
        """Return the condition unchanged, because the planner knows the value of its indexes."""
        return condition

    @contextmanager
    def translated(self, what: str) -> Iterator[None]:
        """Convert errors that prevent ``what`` from being written into :class:`StoreUnreadable`."""
        try:
            yield
        except StoreUnavailable as error:
            why = reason_of(error.__cause__ or error)
            raise StoreAway(f"{what} cannot be written: {why}") from error
        except psycopg.Error as error:
            raise StoreUnreadable(f"{what} cannot be written: {reason_of(error)}") from error

    def close(self) -> None:
        """Close the connection; the store cannot be read afterwards."""
        self._drop()
        self._next_try = float("inf")

    def begin(self) -> None:
        """Begin a transaction, or join the open one."""
        if self._depth == 0:
            self._run("BEGIN")
        self._depth += 1

    def end(self, *, whole: bool) -> None:
        """End a transaction, or leave the one that was joined; roll back unless ``whole``."""
        self._depth -= 1
        if self._depth or self._connection is None:
            if whole and not self._depth:
                raise StoreUnavailable
            return
        if not whole:
            with suppress(StoreUnavailable):
                self._run("ROLLBACK")
            return
        with self._translated(), self._ended_in(self._connection):
            if self._connection.info.transaction_status == TransactionStatus.INTRANS:
                self._connection.execute(COUNT_TRANSACTION)
            done = self._connection.execute("COMMIT")
            # If a statement failed and its error was ignored, COMMIT rolls back instead.
            if done.statusmessage != "COMMIT":
                raise StoreContended

    @contextmanager
    def _ended_in(self, connection: psycopg.Connection[Any]) -> Iterator[None]:
        """Roll back if the transaction cannot be committed; nobody else would end it."""
        try:
            yield
        except psycopg.Error:
            with suppress(psycopg.Error):
                connection.execute("ROLLBACK")
            if connection.info.transaction_status != TransactionStatus.IDLE:
                self._drop()
            raise

    def connect(self) -> psycopg.Connection[Any]:
        """Connect to a server that is writable and stores Unicode text.

        Raise :class:`StoreUnreadable`.
        """
        connection = self._linked("used as a store")
        try:
            if connection.execute("SHOW transaction_read_only").fetchone() == ("on",):
                raise StoreUnreadable(f"{self._address} can only be read")
            if connection.execute("SHOW server_encoding").fetchone() != ("UTF8",):
                raise StoreUnreadable(
                    f"{self._address} cannot keep every letter: it is not in UTF8"
                )
        except psycopg.Error as error:
            self._drop()
            raise StoreUnreadable(
                f"{self._address} cannot be used as a store: {reason_of(error)}"
            ) from error
        except StoreUnreadable:
            self._drop()
            raise
        return connection

    @contextmanager
    def opening(self) -> Iterator[None]:
        """Create or migrate the tables in one transaction, for which other processes wait.

        Raise :class:`StoreInUse` if an older version of the program, which does not share stores,
        holds it.
        """
        self._make_room()
        with self.transaction():
            # The duration depends on the size of the world, and so does the waiting time of other
            # processes.
            for limit in ("statement_timeout", "idle_in_transaction_session_timeout"):
                self._run(f"SET LOCAL {limit} = 0")
            # Only an older version keeps the lock for as long as it serves.
            if not 0 < self.version() < _SHARED_SINCE:
                self._run("SET LOCAL lock_timeout = 0")
            try:
                self._run("LOCK TABLE serving IN EXCLUSIVE MODE")
            except StoreUnavailable as error:
                if isinstance(error.__cause__, errors.LockNotAvailable):
                    raise StoreInUse(f"{self._address} is in use by another marketplace") from error
                why = reason_of(error.__cause__ or error)
                raise StoreAway(f"{self._address} cannot be opened: {why}") from error
            yield

    def version(self) -> int:
        """Return the version of the tables; 0 if there are none yet."""
        if self.one("SELECT to_regclass('vitrina.settings')") == (None,):
            return 0
        kept = self.setting(_VERSION)
        return int(kept) if kept is not None and kept.isdigit() else 0

    def make_tables(self) -> None:
        """Create the tables, inside :meth:`opening`."""
        for statement in (*TYPES.tables(), *MORE_TABLES):
            self._run(statement)

    def finish_tables(self) -> None:
        """Create the indexes after the bulk load, and mark the store as complete."""
        for statement in (*TYPES.indexes(), *AFTERWARDS):
            self._run(statement)
        self.keep_setting(_VERSION, str(SCHEMA_VERSION))

    def bring_up(self) -> None:
        """Migrate the tables to this version, inside :meth:`opening`.

        Raise :class:`StoreUnreadable` if their version is newer, or too old.
        """
        version = self.version()
        steps = list(TYPES.steps(version, self._address))
        for number in range(version, SCHEMA_VERSION):
            steps += MORE_STEPS.get(number, ())
        for statement in steps:
            self._run(statement)
        if version != SCHEMA_VERSION:
            self.keep_setting(_VERSION, str(SCHEMA_VERSION))

    def look(self) -> None:
        """Connect for reading only.

        Raise :class:`StoreUnreadable`.
        """
        self._linked("read")

    def _linked(self, how: str) -> psycopg.Connection[Any]:
        try:
            connection = self._connection = connected(self._address.url, self._limits)
        except psycopg.Error as error:
            raise StoreAway(f"{self._address} cannot be {how}: {reason_of(error)}") from error
        self._connected += 1
        return connection

    def _make_room(self) -> None:
        """Create the schema of a new store; another process may do the same concurrently."""
        with self._translated():
            connection = self._open()
            there = connection.execute("SELECT to_regnamespace('vitrina') IS NOT NULL").fetchone()
            # Whether a schema may be created is checked even if it exists.
            if there != (True,):
                with suppress(*MADE_AT_ONCE):
                    connection.execute("CREATE SCHEMA IF NOT EXISTS vitrina")
            with suppress(*MADE_AT_ONCE):
                connection.execute("CREATE TABLE IF NOT EXISTS serving (nothing INTEGER)")

    def _run(self, sql: str, values: Sequence[Value] = (), /) -> psycopg.Cursor[Any]:
        """Execute one statement, with ``?`` as the parameter marker."""
        with self._translated():
            connection = self._connection or self._open()
            return connection.execute(self._texts.get(sql) or self._text(sql), values)

    def _text(self, sql: str) -> str:
        """Return a statement in the dialect of PostgreSQL."""
        text = self._texts.get(sql)
        if text is None:
            text = sql.replace("%", "%%").replace("?", "%s")
            for theirs, ours in (("instr(", "strpos("), ("rowid", "number")):
                text = text.replace(theirs, ours)
            self._texts[sql] = text
        return text

    def _open(self) -> psycopg.Connection[Any]:
        """Return the connection; open a new one unless it was lost inside a transaction."""
        if self._connection is not None:
            return self._connection
        began = time.monotonic()
        if self._depth or began < self._next_try:
            raise StoreUnavailable
        try:
            return self.connect()
        except StoreUnreadable as error:
            # One request waits for the attempt; then for ten times as long requests fail without
            # waiting.
            now = time.monotonic()
            self._next_try = now + 10 * (now - began)
            raise StoreUnavailable from error

    def _drop(self) -> None:
        if self._connection is not None:
            with suppress(psycopg.Error):
                self._connection.close()
        self._connection = None

    @contextmanager
    def _translated(self) -> Iterator[None]:
        try:
            yield
        except (errors.SerializationFailure, errors.DeadlockDetected) as error:
            raise StoreContended from error
        except errors.DiskFull as error:
            # No new connection may be possible, while this one can still read.
            raise StoreFull from error
        except (errors.QueryCanceled, errors.LockNotAvailable) as error:
            raise StoreUnavailable from error
        except LIMITS_EXCEEDED:
            # An error of the statement, although the driver counts it as one of the connection.
            raise
        except (errors.ReadOnlySqlTransaction, psycopg.OperationalError) as error:
            # Another server may have replaced this one.
            self._drop()
            raise StoreUnavailable from error
        except psycopg.Error as error:
            if self._connection is None or not self._connection.closed:
                raise
            # The server closed the connection, for a reason other than an error of this statement.
            self._drop()
            raise StoreUnavailable from error
