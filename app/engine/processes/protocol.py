"""The JSON lines between console and worker: commands one way, events the other."""

from __future__ import annotations

from dataclasses import dataclass

from app.client.token import Token
from app.domain.shapes import JsonObject
from app.domain.wire import Unreadable, read_json, write_json
from app.engine.events import (
    Event,
    NoticeRaised,
    RowsChanged,
    SendProgress,
    Synced,
    SyncProgress,
)
from app.engine.notices import Notice
from app.engine.sync_receipt import Receipt
from app.terminal import printable_json
from app.workspace.journal.job_orders import Job, job_of
from app.workspace.journal.outbox import OutboxRow

EXIT_LOCKED = 3
"""The exit code of a worker if another one has the workspace."""
EXIT_STORAGE = 4
"""The exit code of a worker if the files of the workspace cannot be used."""


@dataclass(frozen=True, slots=True)
class Connect:
    """The command to work for this seller of this marketplace.

    ``store`` identifies a practice marketplace, and is ``None`` for any other.
    """

    base_url: str
    token: Token | None
    user_id: str
    store: str | None = None

    @property
    def practice(self) -> bool:
        """Whether it is a practice marketplace."""
        return self.store is not None

    @property
    def shop(self) -> str:
        """The identity of the marketplace; a practice one may return on another port."""
        return self.base_url if self.store is None else f"practice {self.store}"


@dataclass(frozen=True, slots=True)
class Start:
    """The command to do a job as soon as there is a connection.

    ``number`` grows with each order of the console.
    """

    job: Job
    number: int = 0


@dataclass(frozen=True, slots=True)
class Stop:
    """The command to end in an orderly way."""


@dataclass(frozen=True, slots=True)
class RowsMoved:
    """Outbox rows have changed their state; the console reads them from the journal."""

    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WorkerConnected:
    """The worker has reached the marketplace and knows the seller."""

    user_id: str


@dataclass(frozen=True, slots=True)
class JobEnded:
    """A job has ended, successfully or not.

    ``number`` is that of the newest order of the console that the job answers. Later orders remain
    to be done, and so do all orders if the job was interrupted (0).
    """

    job: Job
    number: int = 0


WorkerEvent = Event | RowsMoved | WorkerConnected | JobEnded


def connect_line(command: Connect) -> bytes:
    """Return the line that connects a worker; the only place where the token is written out."""
    token = None if command.token is None else command.token.reveal()
    fields = {
        "base_url": command.base_url,
        "token": token,
        "user_id": command.user_id,
        "store": command.store,
    }
    return write_json({"command": "connect", **fields}) + b"\n"


def start_line(job: Job, number: int = 0) -> bytes:
    """Return the line of the command ``Start``."""
    return write_json({"command": job, "number": number}) + b"\n"


def read_command(line: bytes) -> Connect | Start | Stop | None:
    """Return the command in a line, ``None`` for anything else."""
    try:
        match read_json(line):
            case {"command": "connect", "base_url": str(base_url), "user_id": str(user_id), **rest}:
                token, store = rest.get("token"), rest.get("store")
                return Connect(
                    base_url,
                    Token(token) if isinstance(token, str) and token else None,
                    user_id,
                    store if isinstance(store, str) else None,
                )
            case {"command": "stop"}:
                return Stop()
            case {"command": name, **rest}:
                job, number = job_of(name), rest.get("number")
                return None if job is None else Start(job, number if isinstance(number, int) else 0)
    except ValueError:
        # Unreadable JSON, or an invalid token: neither may be written to a log.
        return None
    return None


def event_line(event: WorkerEvent) -> bytes | None:
    """Return the line of an event; ``None`` for an event that stays within the worker."""
    fields: JsonObject
    match event:
        case SyncProgress(done, total, seconds):
            fields = {"event": "sync_progress", "done": done, "total": total, "seconds": seconds}
        case Synced(receipt):
            fields = {"event": "synced", "receipt": receipt.to_json()}
        case RowsChanged(ids):
            fields = {"event": "rows_changed", "ids": None if ids is None else list(ids)}
        case SendProgress(waiting, sending):
            fields = {"event": "send_progress", "waiting": waiting, "sending": sending}
        case NoticeRaised(notice):
            fields = {"event": "notice", "notice": notice.to_json()}
        case RowsMoved(numbers):
            fields = {"event": "rows_moved", "numbers": list(numbers)}
        case WorkerConnected(user_id):
            fields = {"event": "connected", "user_id": user_id}
        case JobEnded(job, number):
            fields = {"event": "job_ended", "name": job, "number": number}
        case _:
            return None
    return printable_json(write_json(fields).decode()).encode() + b"\n"


def read_event(line: bytes) -> WorkerEvent | None:
    """Return the event in a line; ``None`` for anything else."""
    try:
        value = read_json(line)
    except Unreadable:
        return None
    match value:
        case {"event": "sync_progress", "done": int(done), "total": int(total), "seconds": seconds}:
            return SyncProgress(done, total, float(seconds))
        case {"event": "synced", "receipt": dict(receipt)}:
            found = Receipt.from_json(receipt)
            return None if found is None else Synced(found)
        case {"event": "rows_changed", "ids": None}:
            return RowsChanged(None)
        case {"event": "rows_changed", "ids": list(ids)}:
            return RowsChanged(tuple(str(item_id) for item_id in ids))
        case {"event": "send_progress", "waiting": int(waiting), "sending": int(sending)}:
            return SendProgress(waiting, sending)
        case {"event": "notice", "notice": given}:
            notice = Notice.from_json(given)
            return None if notice is None else NoticeRaised(notice)
        case {"event": "rows_moved", "numbers": list(numbers)}:
            return RowsMoved(tuple(int(number) for number in numbers))
        case {"event": "connected", "user_id": str(user_id)}:
            return WorkerConnected(user_id)
        case {"event": "job_ended", "name": name, "number": int(number)}:
            job = job_of(name)
            return None if job is None else JobEnded(job, number)
    return None


def row_moved(row: OutboxRow) -> RowsMoved:
    """Return the event for a changed row."""
    return RowsMoved((row.number,))
