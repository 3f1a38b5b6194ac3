"""What a worker is told when it starts, and what it reports: a line of JSON each."""

from __future__ import annotations

import msgspec


class WorkerOrder(msgspec.Struct, frozen=True):
    """What a worker is to do; nothing in it is secret.

    ``listener`` is the number of the inherited socket that all workers take connections from.
    ``store`` is the address of the database, ``folder`` the one in which the paths of passwords
    and certificates are meant, ``log`` the name of the worker's log file. The others are those of
    ``vitrina serve``.
    """

    listener: int
    store: str
    folder: str
    log: str
    host: str
    open_to_others: bool
    strict: bool
    rate_limit: int


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of a start: the worker is ready, or why it is not.

    One that is ready reports so again once a second, as long as it can answer.

    ``away`` says that the store could not be reached, which may be over in a moment.
    """

    failure: str = ""
    away: bool = False


def read_order(line: bytes) -> WorkerOrder:
    """Return the order that a line holds; raise ``msgspec.MsgspecError`` where it is none."""
    return msgspec.json.decode(line, type=WorkerOrder)


def read_report(line: bytes) -> Report:
    """Return the report that a line holds; raise ``msgspec.MsgspecError`` where it is none."""
    return msgspec.json.decode(line, type=Report)


def as_line(message: WorkerOrder | Report) -> bytes:
    """Return the line of a message."""
    return msgspec.json.encode(message) + b"\n"
