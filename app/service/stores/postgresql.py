"""The store in a PostgreSQL server: its connection, its transactions, and who serves it."""

from __future__ import annotations

import select
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import psycopg
from psycopg import errors
from psycopg.types.string import StrDumperUnknown

from app.service.stores.database import (
    Database,
    Result,
    StoreContended,
    StoreInUse,
    StoreUnavailable,
    StoreUnreadable,
    Value,
)
from app.service.stores.postgresql_tables import AFTERWARDS, MORE_TABLES, TYPES, PostgresqlTitles
from app.service.stores.schema import SCHEMA_VERSION
from app.service.stores.store_address import StoreAddress

STATEMENT_SECONDS = 15
"""Seconds after which the server gives a statement up; a search takes tenths of one."""

LOCK_SECONDS = 5
"""Seconds that a statement waits for what somebody else holds."""

CONNECT_SECONDS = 3
"""Seconds within which a connection has to be there."""

_VERSION = "schema_version"


class _Transaction:
    """A block of writes; within another one it is a part of that one."""

    def __init__(self, database: PostgresqlDatabase) -> None:
        self._database = database

    def __enter__(self) -> None:
        self._database.begin()

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self._database.end(whole=kind is None)


class PostgresqlDatabase(Database):
    """One store in a PostgreSQL server.

    A connection that is lost is made anew by the next statement that is not in the middle of a
    transaction; until then everything raises :class:`StoreUnavailable`. Texts cannot hold the
    letter of number 0 there: a sign stands for it.
    """

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
        self._place: psycopg.Connection[Any] | None = None
        self._texts: dict[str, str] = {}
        self._depth = 0
        self._changes = 0
        self._next_try = 0.0

    def many(self, sql: str, rows: Iterable[Sequence[Value]]) -> int:
        """Run one writing statement for each of ``rows``; return how many rows that wrote."""
        with self._translated():
            cursor = self._open().cursor()
            cursor.executemany(self._text(sql), rows)
            self._changes += 1
            return max(cursor.rowcount, 0)

    def transaction(self) -> _Transaction:
        """Make what is written inside one unit; an exception takes all of it back."""
        return _Transaction(self)

    @property
    def changes(self) -> int:
        """How many statements have written something, those taken back included."""
        return self._changes

    def among(self, column: str) -> str:
        """Return the condition that a column has one of the texts of a value, a JSON list."""
        return f"{column} = ANY (ARRAY (SELECT json_array_elements_text(CAST(? AS json))))"

    def aside(self, condition: str) -> str:
        """Return the condition as it is: the server knows what its indexes are worth."""
        return condition

    @contextmanager
    def translated(self, what: str) -> Iterator[None]:
        """Raise :class:`StoreUnreadable` for whatever keeps ``what`` from being written."""
        try:
            yield
        except StoreUnavailable as error:
            why = _reason(error.__cause__ or error)
            raise StoreUnreadable(f"{what} cannot be written: {why}") from error
        except psycopg.Error as error:
            raise StoreUnreadable(f"{what} cannot be written: {_reason(error)}") from error

    def close(self) -> None:
        """Close the connections; nothing can be read afterwards."""
        self._drop()
        self._next_try = float("inf")

    def begin(self) -> None:
        """Begin a transaction, or a part of one."""
        if self._depth == 0:
            self._still_ours()
            self._run("BEGIN")
        self._depth += 1

    def end(self, *, whole: bool) -> None:
        """End a transaction, or a part of one; what is not ``whole`` is taken back."""
        self._depth -= 1
        if self._depth or self._connection is None:
            if whole and not self._depth:
                raise StoreUnavailable
            return
        if not whole:
            with suppress(StoreUnavailable):
                self._run("ROLLBACK")
            return
        with self._translated():
            done = self._connection.execute("COMMIT")
            # After a statement that failed and that nobody minded, it takes everything back.
            if done.statusmessage != "COMMIT":
                raise StoreContended

    def take(self) -> psycopg.Connection[Any]:
        """Connect, and hold the store as the one process that serves it.

        Raise :class:`StoreInUse` where another process holds it, and :class:`StoreUnreadable`.
        """
        try:
            self._place = self._connected()
            self._hold(self._place)
            connection = self._connection = self._connected()
        except psycopg.Error as error:
            self._drop()
            raise StoreUnreadable(
                f"{self._address} cannot be used as a store: {_reason(error)}"
            ) from error
        except StoreUnreadable:
            self._drop()
            raise
        return connection

    def version(self) -> int:
        """Return the version of the tables; 0 where there are none yet."""
        if self.one("SELECT to_regclass('vitrina.settings')") == (None,):
            return 0
        kept = self.setting(_VERSION)
        return int(kept) if kept is not None and kept.isdigit() else 0

    def make_tables(self) -> None:
        """Make the tables, within the transaction that fills them."""
        # Nobody waits for it, and what it takes grows with the world.
        self._run("SET LOCAL statement_timeout = 0")
        for statement in (*TYPES.tables(), *MORE_TABLES):
            self._run(statement)

    def finish_tables(self) -> None:
        """Make the indexes of what was filled in, and mark the store as complete."""
        for statement in (*TYPES.indexes(), *AFTERWARDS):
            self._run(statement)
        self.keep_setting(_VERSION, str(SCHEMA_VERSION))

    def bring_up(self) -> None:
        """Bring the tables up to this version.

        Raise :class:`StoreUnreadable` for those of a newer one, and of one too old.
        """
        steps = list(TYPES.steps(self.version(), self._address))
        if steps:
            with self.transaction():
                for statement in steps:
                    self._run(statement)
                self.keep_setting(_VERSION, str(SCHEMA_VERSION))

    def look(self) -> None:
        """Connect for reading, beside whoever serves the store.

        Raise :class:`StoreUnreadable`.
        """
        try:
            self._connection = self._connected()
        except psycopg.Error as error:
            raise StoreUnreadable(f"{self._address} cannot be read: {_reason(error)}") from error

    def _hold(self, place: psycopg.Connection[Any]) -> None:
        if place.execute("SHOW transaction_read_only").fetchone() == ("on",):
            raise StoreUnreadable(f"{self._address} can only be read")
        if place.execute("SHOW server_encoding").fetchone() != ("UTF8",):
            raise StoreUnreadable(f"{self._address} cannot keep every letter: it is not in UTF8")
        if place.execute("SELECT to_regclass('vitrina.serving')").fetchone() == (None,):
            _make_room(place)
        place.execute("BEGIN")
        try:
            # Held as long as the connection, by nothing that keeps dead rows from being removed.
            place.execute("LOCK TABLE serving IN EXCLUSIVE MODE NOWAIT")
        except errors.LockNotAvailable as error:
            raise StoreInUse(f"{self._address} is in use by another marketplace") from error

    def _connected(self) -> psycopg.Connection[Any]:
        connection = psycopg.connect(
            self._address.url,
            autocommit=True,
            connect_timeout=CONNECT_SECONDS,
            application_name="vitrina",
            # A network that swallows everything is noticed.
            tcp_user_timeout=STATEMENT_SECONDS * 1000,
            options=" ".join(f"-c {name}={value}" for name, value in (*_SETTINGS, *self._limits)),
        )
        connection.adapters.register_dumper(str, _Text)
        return connection

    def _run(self, sql: str, values: Sequence[Value] = (), /) -> Result:
        """Run one statement, whose values are ``?`` in the text."""
        with self._translated():
            connection = self._connection or self._open()
            cursor = connection.execute(self._texts.get(sql) or self._text(sql), values)
            if cursor.description is None:
                self._changes += 1
            return cursor

    def _text(self, sql: str) -> str:
        """Return a statement in the server's own words."""
        text = self._texts.get(sql)
        if text is None:
            text = sql.replace("%", "%%").replace("?", "%s")
            for theirs, ours in (("instr(", "strpos("), ("rowid", "number")):
                text = text.replace(theirs, ours)
            self._texts[sql] = text
        return text

    def _open(self) -> psycopg.Connection[Any]:
        """Return the connection; make a new one unless it was lost in a transaction."""
        if self._connection is not None:
            return self._connection
        began = time.monotonic()
        if self._depth or began < self._next_try:
            raise StoreUnavailable
        try:
            return self.take()
        except StoreUnreadable as error:
            # One request waits for it: most of the time is for those that need not.
            now = time.monotonic()
            self._next_try = now + 10 * (now - began)
            raise StoreUnavailable from error

    def _still_ours(self) -> None:
        """Let go of both connections when the one that holds the store was cut."""
        if self._place is None:
            return
        try:
            cut = bool(select.select((self._place,), (), (), 0)[0])
        except (OSError, ValueError, psycopg.Error):
            cut = True
        if cut:
            self._drop()

    def _drop(self) -> None:
        for connection in (self._connection, self._place):
            if connection is not None:
                with suppress(psycopg.Error):
                    connection.close()
        self._connection = self._place = None

    @contextmanager
    def _translated(self) -> Iterator[None]:
        try:
            yield
        except (errors.SerializationFailure, errors.DeadlockDetected) as error:
            raise StoreContended from error
        except (errors.QueryCanceled, errors.LockNotAvailable) as error:
            raise StoreUnavailable from error
        except (errors.ReadOnlySqlTransaction, psycopg.OperationalError) as error:
            # Another server may have taken the place of this one, and of one whose disk is full
            # what can be read is read again by the next connection.
            self._drop()
            raise StoreUnavailable from error


class _Text(StrDumperUnknown):
    """Sends texts; the letter of number 0, which the server cannot keep, as the sign for it."""

    def dump(self, obj: str) -> Any:
        return super().dump(obj.replace("\x00", "\u2400") if "\x00" in obj else obj)


def _make_room(place: psycopg.Connection[Any]) -> None:
    """Make the room of a new store; another process may do the same at the same time."""
    with suppress(errors.UniqueViolation, errors.DuplicateSchema, errors.DuplicateTable):
        place.execute("CREATE SCHEMA IF NOT EXISTS vitrina")
    with suppress(errors.UniqueViolation, errors.DuplicateTable):
        place.execute("CREATE TABLE IF NOT EXISTS serving (nothing INTEGER)")


def _reason(error: BaseException) -> str:
    """Return what the server said, on one line."""
    return " ".join(str(error).split())


_SETTINGS = (
    ("search_path", "vitrina"),
    # The store is held by a transaction that does nothing.
    ("idle_in_transaction_session_timeout", "0"),
    ("client_min_messages", "warning"),
    # Where the machine of a process has died, the server lets go of what it held.
    ("tcp_keepalives_idle", "30"),
    ("tcp_keepalives_interval", "10"),
    ("tcp_keepalives_count", "3"),
)
