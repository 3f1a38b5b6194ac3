"""The database interface of the stores, whichever database the marketplace uses.

SQL that every database understands is in the stores. Only the differences are in this interface:
the condition that a column has one of many values, the word index, the end of a bulk load.
``sqlite`` is the adapter for a file, ``postgresql`` that for a server.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager
from typing import Any, ClassVar, NamedTuple, Protocol

from app.service.errors import TooBusy

Value = str | int | float | bytes | None
Row = tuple[Any, ...]


class StoreUnreadable(Exception):
    """The store cannot be used; the message has the reason and the location."""


class StoreInUse(StoreUnreadable):
    """Another process has locked the store."""


class StoreAway(StoreUnreadable):
    """The database server is unreachable, or refuses connections; this may be temporary."""


class StoreOutdated(StoreUnreadable):
    """The store was made by an older version of the program; a new one can replace it."""


class StoreUnavailable(TooBusy):
    """The database server does not answer, or not in time; this may be temporary.

    If a request fails this way, nothing was written, or everything if the connection was lost
    during the commit.
    """

    def __init__(self) -> None:
        super().__init__("The store does not answer")


class StoreFull(StoreUnavailable):
    """Nothing was written because the disk is full; reading goes on."""


class StoreContended(StoreUnavailable):
    """Nothing was written because of a conflicting transaction; the request can be retried."""


class Result(Protocol):
    """The result of a statement; ``rowcount`` is the number of rows that it wrote."""

    @property
    def rowcount(self) -> int:
        """The number of rows written."""

    def fetchone(self) -> Any:
        """Return the next row, or ``None``."""

    def fetchall(self) -> list[Any]:
        """Return all remaining rows."""


Execute = Callable[..., Result]
"""Runs one statement; ``?`` in its text stands for a value."""


Counting = tuple[str, tuple[Value, ...]]
"""A query that returns only the number of rows, or no row, and its parameters."""


class Matching(NamedTuple):
    """The parts of a query that finds rows of ``listed`` by the words of their titles.

    ``source`` follows FROM, ``number`` is the expression for a row's number, ``where`` is the
    condition with its ``values``.
    """

    source: str
    number: str
    where: str
    values: tuple[Value, ...]

    @property
    def counting(self) -> Counting:
        """The query that counts these rows."""
        return f"SELECT count(*) FROM {self.source} WHERE {self.where}", self.values


class TitleIndex(Protocol):
    """The index of title words; texts are words separated by blanks."""

    def add(self, number: int, words: str) -> None:
        """Add the words of the row ``number``."""

    def remove(self, number: int, words: str) -> None:
        """Remove the words with which the row ``number`` was added."""

    def matching(self, words: Sequence[str], *, joined: bool) -> Matching:
        """Return the query parts that find the rows with all of the words.

        Without ``joined`` the query cannot use columns of ``listed``, which may be cheaper.
        """

    def counting(self, words: Sequence[str]) -> Counting:
        """Return how to count what has all of the words."""


class Database(ABC):
    """An open store, used by one thread through one connection.

    Reads are single statements; writes happen inside :meth:`transaction`, so that each is atomic,
    however the process ends. In a :attr:`shared` store, a statement sees what was committed before
    it began, and rows read in a transaction may have changed by the time it writes: therefore it
    locks the rows on which its decisions depend.
    """

    shared: ClassVar[bool] = False
    """Whether other processes may write to the same store at the same time."""

    for_update: ClassVar[str] = ""
    """The end of a query that locks its rows until the end of the transaction; it waits for locked
    rows."""

    skip_locked: ClassVar[str] = ""
    """The end of a query that locks its rows but omits those that are locked already, without
    waiting."""

    def __init__(self, execute: Execute, titles: TitleIndex) -> None:
        # Bound as an attribute, because this is the most frequent call of the marketplace.
        self.execute = execute
        self.titles = titles

    def one(self, sql: str, values: Sequence[Value] = ()) -> Row | None:
        """Return the first row of a query, or ``None``."""
        row: Row | None = self.execute(sql, values).fetchone()
        return row

    def rows(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """Return all rows of a query."""
        return self.execute(sql, values).fetchall()

    @abstractmethod
    def insert(self, sql: str, values: Sequence[Value]) -> int:
        """Insert one row and return the number that the database gave it."""

    @abstractmethod
    def many(self, sql: str, rows: Iterable[Sequence[Value]]) -> int:
        """Execute one writing statement for each of ``rows``; return the number of rows written."""

    @abstractmethod
    def transaction(self) -> AbstractContextManager[None]:
        """Return a context manager for one transaction; an exception rolls it back."""

    @abstractmethod
    def write_volatile(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """Execute a statement that writes only a volatile (not durable) table; return its rows."""

    @property
    @abstractmethod
    def state(self) -> object:
        """A value that changes whenever anything is written, by any process.

        Writes by :meth:`write_volatile` may leave it unchanged.
        """

    @abstractmethod
    def among(self, column: str) -> str:
        """Return the condition that a column has one of the texts in a JSON list parameter."""

    @abstractmethod
    def aside(self, condition: str) -> str:
        """Return a condition on one column in a form that does not use an index."""

    @abstractmethod
    def translated(self, what: str) -> AbstractContextManager[None]:
        """Convert errors that prevent ``what`` from being written into :class:`StoreUnreadable`."""

    @abstractmethod
    def close(self) -> None:
        """Close the store; it cannot be read afterwards."""

    def setting(self, key: str) -> str | None:
        """Return one entry of the table of settings."""
        row = self.one("SELECT value FROM settings WHERE key = ?", (key,))
        return None if row is None else str(row[0])

    def locked_setting(self, key: str) -> str | None:
        """Return one entry of the settings, locked until the transaction ends."""
        row = self.one(f"SELECT value FROM settings WHERE key = ?{self.for_update}", (key,))
        return None if row is None else str(row[0])

    def keep_setting(self, key: str, value: str) -> None:
        """Write one entry of the table of settings."""
        self.execute(
            "INSERT INTO settings (key, value) VALUES (?, ?)"
            " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            (key, value),
        )
