"""The outbox as the console sees it: rows, their changes, and waiting for one to end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from app.engine.events import Event, OutboxChanged
from app.engine.notices import NoticeError, notice_of
from app.workspace.errors import StorageError
from app.workspace.history import History, HistoryEntry
from app.workspace.outbox import ENDED, OutboxMoved, OutboxRow, OutboxState, OutboxStore

if TYPE_CHECKING:
    from app.editing.draft import ItemDraft
    from app.workspace.journal import Journal
    from app.workspace.thread import DatabaseThread

R = TypeVar("R")

__all__ = ["HistoryEntry", "Outbox", "OutboxRow", "OutboxState"]


class Outbox:
    """What is to be sent, what was sent, and what came of it.

    All methods raise ``NoticeError`` when the journal cannot be read or written.
    """

    def __init__(
        self,
        journal: Journal,
        thread: DatabaseThread,
        *,
        tell: Callable[[Event], None],
        wake: Callable[[], None],
    ) -> None:
        self._store = OutboxStore(journal)
        self._history = History(journal)
        self._thread = thread
        self._tell = tell
        self._wake = wake
        self._waiting: dict[int, list[asyncio.Future[OutboxRow]]] = {}

    async def rows(self, limit: int = 200) -> list[OutboxRow]:
        """The last rows, the newest first."""
        return await self._run(lambda: self._store.latest(limit))

    async def history(self, item_id: str) -> list[HistoryEntry]:
        """What was sent for a listing, the latest first."""
        return await self._run(lambda: self._history.of_item(item_id))

    async def add(self, draft: ItemDraft) -> OutboxRow:
        """Put a draft in the outbox, durably, and have it sent."""
        row = await self._run(lambda: self._store.add(draft))
        self._tell(OutboxChanged(row))
        self._wake()
        return row

    async def retry(self, number: int) -> None:
        """Send a held or refused row again, as it was made.

        Where somebody else changed the same field, the seller's value goes: asking for it again
        is the decision.
        """

        def again() -> OutboxRow | None:
            row = self._store.find(number)
            if row is None or row.state not in (OutboxState.HELD, OutboxState.REFUSED):
                return None
            told = row.result.get("findings", [])
            decided = [f["path"] for f in told if f.get("code") == "conflict"]
            steps = {**row.steps, "decided": [*row.steps.get("decided", []), *decided]}
            return self._store.move(row, OutboxState.QUEUED, steps=steps)

        if (row := await self._run(again)) is not None:
            self._tell(OutboxChanged(row))
            self._wake()

    async def cancel(self, number: int) -> bool:
        """Take a row back that has not left; false when it is too late."""

        def back() -> OutboxRow | None:
            row = self._store.find(number)
            if row is None or row.state in (OutboxState.SENDING, OutboxState.UNKNOWN, *_OVER):
                return None
            try:
                return self._store.move(row, OutboxState.CANCELLED)
            except OutboxMoved:
                return None

        row = await self._run(back)
        if row is not None:
            self._tell(OutboxChanged(row))
        return row is not None

    async def wait(self, number: int, seconds: float) -> OutboxRow | None:
        """The row once it has ended, or as it is after ``seconds``; ``None`` if it is not there."""
        waiting: asyncio.Future[OutboxRow] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(number, []).append(waiting)
        try:
            row = await self._run(lambda: self._store.find(number))
            if row is None or row.state in ENDED:
                return row
            try:
                async with asyncio.timeout(seconds):
                    return await waiting
            except TimeoutError:
                return await self._run(lambda: self._store.find(number))
        finally:
            self._waiting[number].remove(waiting)
            if not self._waiting[number]:
                del self._waiting[number]

    async def moved(self, number: int) -> None:
        """The worker took a row further: tell it, and those who wait for its end."""
        row = await self._run(lambda: self._store.find(number))
        if row is None:
            return
        if row.state in ENDED:
            for waiting in self._waiting.get(number, []):
                if not waiting.done():
                    waiting.set_result(row)
        self._tell(OutboxChanged(row))

    async def _run(self, function: Callable[[], R]) -> R:
        try:
            return await self._thread.run(function)
        except StorageError as error:
            raise NoticeError(notice_of(error)) from error


_OVER = (OutboxState.DONE, OutboxState.CANCELLED)
