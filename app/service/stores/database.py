"""The port of the stores: what they ask of a database, whichever one keeps the marketplace.

SQL that every database understands stands in the stores. What differs is asked for here: the
condition that a column is one of many values, the index of words, how a bulk load ends. ``sqlite``
is the adapter of a file, ``postgresql`` that of a server.
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
    """The store cannot be used; the message says what is wrong with it and where it lies."""


class StoreInUse(StoreUnreadable):
    """Another process holds the store."""


class StoreAway(StoreUnreadable):
    """The server that keeps the store cannot be reached, or lets nobody in; it may soon."""


class StoreOutdated(StoreUnreadable):
    """The store was made by an older version of the program; a new one can take its place."""


class StoreUnavailable(TooBusy):
    """The server that keeps the store does not answer, or not in time; it may soon.

    Of a request that is answered so, nothing was written, or all of it when the server was lost in
    the moment of the commit.
    """

    def __init__(self) -> None:
        super().__init__("The store does not answer")


class StoreContended(StoreUnavailable):
    """Nothing was written, as others wrote the same; the request can be tried once more."""


class Result(Protocol):
    """The outcome of a statement; ``rowcount`` is the number of rows it wrote."""

    @property
    def rowcount(self) -> int:
        """The number of rows written."""

    def fetchone(self) -> Any:
        """Return the next row, or ``None``."""

    def fetchall(self) -> list[Any]:
        """Return all rows that are left."""


Execute = Callable[..., Result]
"""Runs one statement, whose values are ``?`` in the text."""


Counting = tuple[str, tuple[Value, ...]]
"""A query whose only value is how many rows there are, if any, and the values in it."""


class Matching(NamedTuple):
    """How rows of ``listed`` are found by the words of their titles.

    ``source`` stands behind FROM, ``number`` is the number of a row there, ``where`` the condition
    for the ``values``.
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
    """The index of the words of what is listed; texts are words with a blank between two."""

    def add(self, number: int, words: str) -> None:
        """Add the words of the row ``number``."""

    def remove(self, number: int, words: str) -> None:
        """Remove the words that the row ``number`` was added with."""

    def matching(self, words: Sequence[str], *, joined: bool) -> Matching:
        """Return how to find what has all of the words.

        Without ``joined`` no column of ``listed`` is asked for, which may be cheaper.
        """

    def counting(self, words: Sequence[str]) -> Counting:
        """Return how to count what has all of the words."""


class Database(ABC):
    """An open store, used by one thread through one connection.

    Reads are single statements; writes happen inside :meth:`transaction`, so that each is wholly
    there or not at all, whenever the process ends. Where the store is :attr:`shared`, a statement
    sees what was written whole by the moment it begins, and what a transaction has read may be
    another by the time it writes: it holds the rows that its judgement goes by.
    """

    shared: ClassVar[bool] = False
    """Whether other processes may write the same store at the same time."""

    held: ClassVar[str] = ""
    """Ends a query whose rows nobody else may write before the transaction ends; waits for them."""

    unheld: ClassVar[str] = ""
    """The same for those of the rows that nobody else holds; does not wait for the others."""

    def __init__(self, execute: Execute, titles: TitleIndex) -> None:
        # Bound once: this is the hottest call of the marketplace.
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
    def many(self, sql: str, rows: Iterable[Sequence[Value]]) -> int:
        """Run one writing statement for each of ``rows``; return how many rows that wrote."""

    @abstractmethod
    def transaction(self) -> AbstractContextManager[None]:
        """Make what is written inside one unit; an exception takes all of it back."""

    @abstractmethod
    def write_passing(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """Run a statement that writes a passing table alone; return what it returns."""

    @property
    @abstractmethod
    def state(self) -> object:
        """A value that is another one as soon as anything was written, by whomever.

        What :meth:`write_passing` writes may leave it as it was.
        """

    @abstractmethod
    def among(self, column: str) -> str:
        """Return the condition that a column has one of the texts of a value, a JSON list."""

    @abstractmethod
    def aside(self, condition: str) -> str:
        """Return a condition on one column that is to be checked, but not looked up by an index."""

    @abstractmethod
    def translated(self, what: str) -> AbstractContextManager[None]:
        """Raise :class:`StoreUnreadable` for whatever keeps ``what`` from being written."""

    @abstractmethod
    def close(self) -> None:
        """Close the store; nothing can be read afterwards."""

    def setting(self, key: str) -> str | None:
        """Return one entry of the table of settings."""
        row = self.one("SELECT value FROM settings WHERE key = ?", (key,))
        return None if row is None else str(row[0])

    def held_setting(self, key: str) -> str | None:
        """Return the same, as nobody else writes it before the transaction ends."""
        row = self.one(f"SELECT value FROM settings WHERE key = ?{self.held}", (key,))
        return None if row is None else str(row[0])

    def keep_setting(self, key: str, value: str) -> None:
        """Write one entry of the table of settings."""
        self.execute(
            "INSERT INTO settings (key, value) VALUES (?, ?)"
            " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            (key, value),
        )
