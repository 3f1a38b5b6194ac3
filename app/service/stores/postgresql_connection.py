"""A connection to a PostgreSQL server as a store needs it: its limits, and how texts travel."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any

import psycopg
from psycopg.types.string import StrDumperUnknown

STATEMENT_SECONDS = 15
"""Seconds after which the server gives a statement up; a search takes tenths of one."""

CONNECT_SECONDS = 3
"""Seconds within which a connection has to be there."""

IDLE_SECONDS = 15
"""Seconds after which the server takes back what a process began to write and let lie."""


def connected(url: str, limits: Iterable[tuple[str, str]]) -> psycopg.Connection[Any]:
    """Return a new connection, with ``limits`` of its own beside those of every store.

    Raise ``psycopg.Error``.
    """
    # A connection that is lost while several rows are written raises an error; beside it the
    # driver logs a warning about each answer that it leaves unread.
    logging.getLogger("psycopg").setLevel(logging.ERROR)
    connection = psycopg.connect(
        url,
        autocommit=True,
        connect_timeout=CONNECT_SECONDS,
        application_name="vitrina",
        # A network that swallows everything is noticed.
        tcp_user_timeout=STATEMENT_SECONDS * 1000,
        options=" ".join(f"-c {name}={value}" for name, value in (*_SETTINGS, *limits)),
    )
    connection.adapters.register_dumper(str, _Text)
    return connection


class _Text(StrDumperUnknown):
    """Sends texts; the letter of number 0, which the server cannot keep, as the sign for it."""

    def dump(self, obj: str) -> Any:
        return super().dump(obj.replace("\x00", "\u2400") if "\x00" in obj else obj)


_SETTINGS = (
    ("search_path", "vitrina"),
    # A process that stands still in a transaction keeps what it holds from all others.
    ("idle_in_transaction_session_timeout", f"{IDLE_SECONDS}s"),
    ("client_min_messages", "warning"),
    # Where the machine of a process has died, the server lets go of what it held.
    ("tcp_keepalives_idle", "30"),
    ("tcp_keepalives_interval", "10"),
    ("tcp_keepalives_count", "3"),
)
