"""A connection to a PostgreSQL server with the settings of a store: limits and text encoding."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any

import psycopg
from psycopg.types.string import StrDumperUnknown

STATEMENT_SECONDS = 15
"""The time-out of a statement in seconds; a search takes tenths of a second."""

CONNECT_SECONDS = 3
"""The time-out of a connection attempt in seconds."""

IDLE_SECONDS = 15
"""The number of seconds after which the server rolls back an idle transaction."""


def connected(url: str, limits: Iterable[tuple[str, str]]) -> psycopg.Connection[Any]:
    """Return a new connection, with ``limits`` in addition to those of every store.

    Raise ``psycopg.Error``.
    """
    # If a connection is lost while several rows are written, this raises an error; in addition the
    # driver logs a warning for each unread result.
    logging.getLogger("psycopg").setLevel(logging.ERROR)
    connection = psycopg.connect(
        url,
        autocommit=True,
        connect_timeout=CONNECT_SECONDS,
        application_name="vitrina",
        # Detects a network that silently drops all packets, and a machine that is gone while a
        # result is awaited.
        tcp_user_timeout=STATEMENT_SECONDS * 1000,
        keepalives_idle=5,
        keepalives_interval=5,
        keepalives_count=2,
        options=" ".join(f"-c {name}={value}" for name, value in (*_SETTINGS, *limits)),
    )
    connection.adapters.register_dumper(str, _Text)
    return connection


class _Text(StrDumperUnknown):
    """A dumper of texts, which replaces NUL, as the server cannot store it."""

    def dump(self, obj: str) -> Any:
        return super().dump(obj.replace("\x00", "\u2400") if "\x00" in obj else obj)


_SETTINGS = (
    ("search_path", "vitrina"),
    # A process that is stopped inside a transaction would keep its locks from all others.
    ("idle_in_transaction_session_timeout", f"{IDLE_SECONDS}s"),
    ("client_min_messages", "warning"),
    # If the machine of a client has died, the server releases its locks.
    ("tcp_keepalives_idle", "30"),
    ("tcp_keepalives_interval", "10"),
    ("tcp_keepalives_count", "3"),
)
