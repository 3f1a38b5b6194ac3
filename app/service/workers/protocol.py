"""The instructions and reports of a worker: one line of JSON each."""

from __future__ import annotations

import msgspec


class WorkerInstructions(msgspec.Struct, frozen=True):
    """The instructions for a worker; they contain no secrets.

    ``listener`` is the descriptor of the inherited socket on which all workers accept connections.
    ``store`` is the address of the database, ``folder`` the one to which the paths of passwords and
    certificates are relative, ``log`` the name of the worker's log file. The other fields are
    options of ``vitrina serve``.
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
    """The result of a start: the worker is ready, or the reason why it is not.

    A ready worker repeats its report once a second, as long as it can answer.

    ``away`` means that the store was unreachable, which may be temporary.
    """

    failure: str = ""
    away: bool = False


def read_instructions(line: bytes) -> WorkerInstructions:
    """Return the instructions in a line; raise ``msgspec.MsgspecError`` if it is invalid."""
    return msgspec.json.decode(line, type=WorkerInstructions)


def read_report(line: bytes) -> Report:
    """Return the report in a line; raise ``msgspec.MsgspecError`` if it is invalid."""
    return msgspec.json.decode(line, type=Report)


def as_line(message: WorkerInstructions | Report) -> bytes:
    """Return a message as a line."""
    return msgspec.json.encode(message) + b"\n"
