"""Orders of one program for the worker that another program has started, as journal rows."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from app.domain.shapes import JsonObject, object_of
from app.domain.wire import Unreadable, read_json, write_json

if TYPE_CHECKING:
    from collections.abc import Collection

    from app.workspace.journal.journal import Journal

KEPT_MS = 24 * 3600 * 1000
"""The number of milliseconds for which an ended order is kept."""


class OrderState(StrEnum):
    """The states of an order."""

    WAITING = "waiting"
    CLAIMED = "claimed"
    DONE = "done"
    FAILED = "failed"
    REFUSED = "refused"


class Job(StrEnum):
    """The jobs that can be ordered: syncing the shop, or sending the outbox."""

    SYNC = "sync"
    SEND = "send"


def job_of(name: object) -> Job | None:
    """Return the job with a name, or ``None`` if this program does not know it."""
    return next((job for job in Job if job == name), None)


ENDED = (OrderState.DONE, OrderState.FAILED, OrderState.REFUSED)


@dataclass(frozen=True, slots=True)
class JobResult:
    """The receipt of a finished sync, and the notice of a failure, as JSON objects."""

    receipt: JsonObject | None = None
    notice: JsonObject | None = None

    def to_json(self) -> JsonObject:
        """Return the result as a JSON object, without missing parts."""
        return {name: part for name, part in asdict(self).items() if part is not None}

    @classmethod
    def parse(cls, data: bytes | None) -> JobResult:
        """Return the result in ``data``; an empty one if it cannot be read."""
        try:
            value = object_of(read_json(data) if data else None)
        except Unreadable:
            return cls()
        parts = {name: value.get(name) for name in ("receipt", "notice")}
        return cls(**{name: object_of(part) or None for name, part in parts.items()})


@dataclass(frozen=True, slots=True)
class JobOrder:
    """An order for a job, and its progress: ``done`` of ``total`` listings are read."""

    number: int
    job: Job
    state: OrderState
    done: int
    total: int
    result: JobResult


class OrderStore:
    """The orders in a journal; raises ``StorageError``. Use it on the thread of the journal."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    def put(self, job: Job, shop: str, user_id: str) -> int:
        """Order a job for this seller of this shop; return the order's number."""
        now = int(time.time() * 1000)
        database = self._journal.database
        with database.transaction():
            marks = ", ".join("?" * len(ENDED))
            database.run(
                f"DELETE FROM orders WHERE state IN ({marks}) AND made_at < ?",
                (*ENDED, now - KEPT_MS),
            )
            return database.add(
                "INSERT INTO orders (kind, shop, user_id, state, made_at) VALUES (?, ?, ?, ?, ?)",
                (job, shop, user_id, OrderState.WAITING, now),
            )

    def of(self, numbers: Collection[int]) -> list[JobOrder]:
        """Return the existing orders with these numbers."""
        marks = ", ".join("?" * len(numbers))
        return [
            JobOrder(number, Job(job), OrderState(state), done, total, JobResult.parse(result))
            for number, job, state, done, total, result in self._journal.database.rows(
                "SELECT number, kind, state, done, total, result FROM orders"
                f" WHERE number IN ({marks}) ORDER BY number",
                tuple(numbers),
            )
        ]

    def release(self) -> None:
        """Release the orders that were claimed by a worker that no longer runs.

        Called by the only worker when it starts.
        """
        self._journal.database.run(
            "UPDATE orders SET state = ? WHERE state = ?", (OrderState.WAITING, OrderState.CLAIMED)
        )

    def claim(self, shop: str, user_id: str) -> list[tuple[int, Job]]:
        """Claim every waiting order of this shop; return the number and the job of each.

        Orders for another shop or seller are refused.
        """
        database = self._journal.database
        if database.first("SELECT 1 FROM orders WHERE state = ?", (OrderState.WAITING,)) is None:
            return []
        with database.transaction():
            database.run(
                "UPDATE orders SET state = ? WHERE state = ? AND (shop <> ? OR user_id <> ?)",
                (OrderState.REFUSED, OrderState.WAITING, shop, user_id),
            )
            found = database.rows(
                "SELECT number, kind FROM orders WHERE state = ? ORDER BY number",
                (OrderState.WAITING,),
            )
            database.run(
                "UPDATE orders SET state = ? WHERE state = ?",
                (OrderState.CLAIMED, OrderState.WAITING),
            )
        return [(int(number), job) for number, name in found if (job := job_of(name))]

    def withdraw(self, numbers: Collection[int]) -> bool:
        """Delete these orders unless one was claimed; return whether they were deleted."""
        marks = ", ".join("?" * len(numbers))
        with self._journal.database.transaction():
            waiting = self._journal.database.first(
                f"SELECT count(*) FROM orders WHERE state = ? AND number IN ({marks})",
                (OrderState.WAITING, *numbers),
            )
            if not numbers or waiting != (len(numbers),):
                return False
            self._journal.database.run(f"DELETE FROM orders WHERE number IN ({marks})", (*numbers,))
        return True

    def progress(self, numbers: Collection[int], done: int, total: int) -> None:
        """Store the progress of these orders."""
        marks = ", ".join("?" * len(numbers))
        self._journal.database.run(
            f"UPDATE orders SET done = ?, total = ? WHERE number IN ({marks})",
            (done, total, *numbers),
        )

    def end(self, numbers: Collection[int], state: OrderState, result: JobResult) -> None:
        """Store the outcome of these orders."""
        marks = ", ".join("?" * len(numbers))
        self._journal.database.run(
            f"UPDATE orders SET state = ?, result = ? WHERE number IN ({marks})",
            (state, write_json(result.to_json()), *numbers),
        )
