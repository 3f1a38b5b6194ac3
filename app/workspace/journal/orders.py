"""What one program asks of the worker that another program has started, as rows of the journal."""

from __future__ import annotations

import time
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from app.domain.wire import Unreadable, read_json, write_json

if TYPE_CHECKING:
    from collections.abc import Collection

    from app.workspace.journal.journal import Journal

KEPT_MS = 24 * 3600 * 1000
"""Milliseconds for which an order that has ended is kept."""


class OrderState(StrEnum):
    """How far an order is."""

    WAITING = "waiting"
    CLAIMED = "claimed"
    DONE = "done"
    FAILED = "failed"
    REFUSED = "refused"


ENDED = (OrderState.DONE, OrderState.FAILED, OrderState.REFUSED)


@dataclass(frozen=True, slots=True)
class Order:
    """One order: what is to be done (``sync`` or ``send``), and how far it is.

    ``done`` of ``total`` listings were read by a sync. ``result`` is the receipt of a sync that is
    done, or the notice of what went wrong, as JSON objects.
    """

    number: int
    kind: str
    state: OrderState
    done: int
    total: int
    result: dict[str, Any]


class OrderStore:
    """The orders in one journal; raises ``StorageError``. Used by the thread of the journal."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    def put(self, kind: str, shop: str, user_id: str) -> int:
        """Ask for ``kind`` to be done for this seller of this shop; return the order's number."""
        now = int(time.time() * 1000)
        database = self._journal.database
        with database.transaction():
            marks = ", ".join("?" * len(ENDED))
            database.run(
                f"DELETE FROM orders WHERE state IN ({marks}) AND made_at < ?",
                (*ENDED, now - KEPT_MS),
            )
            database.run(
                "INSERT INTO orders (kind, shop, user_id, state, made_at) VALUES (?, ?, ?, ?, ?)",
                (kind, shop, user_id, OrderState.WAITING, now),
            )
            return int(database.first("SELECT last_insert_rowid()")[0])

    def of(self, numbers: Collection[int]) -> list[Order]:
        """Return the orders of these numbers that are there."""
        marks = ", ".join("?" * len(numbers))
        return [
            Order(number, kind, OrderState(state), done, total, _object(result))
            for number, kind, state, done, total, result in self._journal.database.rows(
                "SELECT number, kind, state, done, total, result FROM orders"
                f" WHERE number IN ({marks}) ORDER BY number",
                tuple(numbers),
            )
        ]

    def release(self) -> None:
        """Let what a worker had claimed that is gone be claimed anew.

        For the one worker there is, when it begins.
        """
        self._journal.database.run(
            "UPDATE orders SET state = ? WHERE state = ?", (OrderState.WAITING, OrderState.CLAIMED)
        )

    def claim(self, shop: str, user_id: str) -> list[tuple[int, str]]:
        """Take every waiting order of this shop; return the number and the kind of each.

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
        return [(int(number), str(kind)) for number, kind in found]

    def withdraw(self, numbers: Collection[int]) -> bool:
        """Take these orders back unless one was claimed; return whether they were there."""
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
        """Note how far these orders are."""
        marks = ", ".join("?" * len(numbers))
        self._journal.database.run(
            f"UPDATE orders SET done = ?, total = ? WHERE number IN ({marks})",
            (done, total, *numbers),
        )

    def end(self, numbers: Collection[int], state: OrderState, result: dict[str, Any]) -> None:
        """Note what came of these orders."""
        marks = ", ".join("?" * len(numbers))
        self._journal.database.run(
            f"UPDATE orders SET state = ?, result = ? WHERE number IN ({marks})",
            (state, write_json(result), *numbers),
        )


def _object(data: bytes | None) -> dict[str, Any]:
    try:
        value = read_json(data) if data else {}
    except Unreadable:
        return {}
    return value if isinstance(value, dict) else {}
