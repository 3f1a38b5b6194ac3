"""The outbox as the console sees it: rows, their changes, and waiting for one to end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from app.client.errors import ClientError
from app.clock import SystemClock
from app.domain.wire_item import WireItem
from app.engine.events import Event, OutboxChanged
from app.engine.notices import Notice, NoticeError, notice_of
from app.engine.outbox.following import Following
from app.engine.outbox.guards import Guards
from app.engine.outbox.intake import Intake
from app.engine.outbox.local_outbox import Decision, LocalOutbox
from app.engine.outbox.row_decisions import cancel_rows, hold_row, retry_row, search_row
from app.engine.undo.inverse import Undo
from app.engine.undo.planner import ReadItems, ReadTexts, UndoPlanner
from app.workspace.journal.drafts import Drafts
from app.workspace.journal.history import History, HistoryEntry
from app.workspace.journal.outbox import ENDED, OutboxRow, OutboxState, OutboxStore, RowMark
from app.workspace.journal.outbox_reads import OutboxReads
from app.workspace.journal.undone import UNDOES
from app.workspace.outbox_command import Change, Kind, OutboxCommand

if TYPE_CHECKING:
    from app.clock import Clock
    from app.engine.journal_thread import JournalThread
    from app.workspace.journal.journal import Journal

R = TypeVar("R")

__all__ = [
    "ENDED",
    "UNDOES",
    "Change",
    "HistoryEntry",
    "Kind",
    "Outbox",
    "OutboxCommand",
    "OutboxReads",
    "OutboxRow",
    "OutboxState",
    "RowMark",
]


class Outbox(Intake):
    """What is to be sent, what was sent, and the outcome.

    All methods raise ``NoticeError`` when the journal cannot be read or written.
    """

    def __init__(
        self,
        journal: Journal,
        thread: JournalThread,
        *,
        publish: Callable[[Event], None],
        wake: Callable[[], None],
        read: ReadItems | None = None,
        texts: ReadTexts | None = None,
        clock: Clock | None = None,
        guards: Guards | None = None,
    ) -> None:
        store = OutboxStore(journal)
        super().__init__(store, thread, guards or Guards(), publish=publish, wake=wake)
        self._history = History(journal)
        self._drafts = Drafts(journal)
        self._local = LocalOutbox(journal, self._guards)
        self._read, self._texts = read, texts
        self._undo_planner = UndoPlanner(store, self._history, read=read, texts=texts)
        self._waiting: dict[int, list[asyncio.Future[OutboxRow]]] = {}
        self.following = Following(self._rows_of, self._moved, clock or SystemClock())

    async def read(self, question: Callable[[OutboxReads], R]) -> R:
        """Return what ``question`` reads of the rows and their history.

        A hundred thousand rows do not fit in memory: read them in parts, or keep their ``numbers``
        and read ``rows_of`` what is looked at.
        """
        return await self._thread.run(lambda: question(self._store))

    async def answer(self, row: OutboxRow) -> WireItem | None:
        """Return the listing as the marketplace answered it when ``row`` was done."""
        entries = await self._thread.run(self._history.of_operation, row.op_id, row.listing_id)
        return entries[-1].answer if entries else None

    async def read_now(self, ids: Sequence[str]) -> Mapping[str, WireItem | None]:
        """Return listings as they are now, ``None`` for one that is gone.

        What cannot be read is left out. Raise ``NoticeError``.
        """
        if self._read is None:
            return {}
        try:
            return await self._read(ids)
        except ClientError as error:
            raise NoticeError(notice_of(error)) from error

    async def with_texts(self, item: WireItem) -> WireItem:
        """Return a listing with the texts of its descriptions; raise ``NoticeError``."""
        if self._texts is None:
            raise NoticeError(Notice("no_token"))
        try:
            return await self._texts(item)
        except ClientError as error:
            raise NoticeError(notice_of(error)) from error

    async def undo_of(self, *, numbers: Collection[int] = (), batch: str | None = None) -> Undo:
        """Return the way back from rows that are done; nothing is sent by asking.

        What a way back is in the outbox for already is left out, so that stock moves back once. A
        listing with a change that has no answer is left alone and named as ``unanswered``.
        Listings that cannot be read now are taken as their last answer left them: whatever changed
        since is met when the way back is sent.
        """
        effects, open_ones = await self._thread.run(self._undo_planner.effects, numbers, batch)
        undo = await self._undo_planner.over(effects)
        return replace(undo, skipped=(*open_ones, *undo.skipped))

    async def give_up(self, rows: Iterable[OutboxRow]) -> None:
        """Have rows without an answer not sent again where the marketplace has not done them."""
        operations = [row.op_id for row in rows]
        await self._thread.run(self._store.give_up, operations)

    async def withdraw(self, batch: str) -> list[OutboxRow]:
        """Take back what of a batch has not left, and have nothing of it sent again.

        Return what is on its way or has no answer: it is looked up, and comes to nothing where
        the marketplace has not done it.
        """
        rows = await self._thread.run(self._store.withdraw, batch)
        for row in rows:
            self._publish(OutboxChanged(row))
        return [row for row in rows if row.state not in ENDED]

    async def set_paused(self, paused: bool) -> None:
        """Send nothing more, also after a restart, or send again; what is on its way arrives."""
        await self._thread.run(self._store.pause, paused)
        if not paused:
            self._wake()

    async def decided(self, act: Callable[[LocalOutbox], Sequence[Decision]]) -> Sequence[Decision]:
        """Carry out what ``act`` decides about rows, and tell of those that moved; nothing is sent
        by it.

        Raise ``NoticeError``, also ``NotAccepted``.
        """
        decisions = await self._thread.run(lambda: act(self._local))
        for one in decisions:
            for row in (one.row, *one.behind):
                self._publish(OutboxChanged(row))
        return decisions

    async def retry(self, number: int) -> None:
        """Send a held or refused row again, as it was made.

        Where somebody else changed the same field, the seller's value goes: asking for it again
        is the decision. So it is where variations would be removed, and where nobody could find
        out whether a listing was made: it is made again.
        """

        self._begun(await self._thread.run(lambda: retry_row(self._store, self._drafts, number)))

    async def hold(self, number: int) -> bool:
        """Keep one row from being sent until ``retry``; false when it is on its way already.

        What was typed into a form is a draft again meanwhile.
        """

        rows = await self._thread.run(lambda: hold_row(self._store, number))
        for row in rows:
            self._publish(OutboxChanged(row))
        return bool(rows)

    async def look(self, number: int) -> None:
        """Look once more for a listing of which nobody could tell whether it was made."""

        self._begun(await self._thread.run(lambda: search_row(self._store, number)))

    async def cancel_batch(self, batch: str) -> int:
        """Take back what of a batch has not left; return how many rows that are."""

        rows = await self._thread.run(lambda: cancel_rows(self._store, self._store.of_batch(batch)))
        for row in rows:
            self._publish(OutboxChanged(row))
        return len(rows)

    async def cancel(self, number: int) -> bool:
        """Take a row back that has not left; false when it is too late."""

        def back() -> list[OutboxRow]:
            gone = cancel_rows(self._store, self._store.rows_of([number]))
            return [*gone, *(later for one in gone for later in self._store.later_than(one))]

        rows = await self._thread.run(back)
        for row in rows:
            self._publish(OutboxChanged(row))
        if any(row.state is OutboxState.QUEUED for row in rows):
            self._wake()
        return bool(rows)

    async def wait(self, number: int, seconds: float) -> OutboxRow | None:
        """Return the row once it has ended, or as it is after ``seconds``; ``None`` if it is not
        there.
        """
        waiting: asyncio.Future[OutboxRow] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(number, []).append(waiting)
        try:
            row = await self._thread.run(self._store.find, number)
            if row is None or row.state in ENDED:
                return row
            try:
                async with asyncio.timeout(seconds):
                    return await waiting
            except TimeoutError:
                return await self._thread.run(self._store.find, number)
        finally:
            self._waiting[number].remove(waiting)
            if not self._waiting[number]:
                del self._waiting[number]

    async def _rows_of(self, numbers: Collection[int]) -> list[OutboxRow]:
        return await self._thread.run(self._store.rows_of, numbers)

    def _moved(self, row: OutboxRow) -> None:
        """Tell that the worker took a row further, also to those who wait for its end."""
        if row.state in ENDED:
            for waiting in self._waiting.get(row.number, []):
                if not waiting.done():
                    waiting.set_result(row)
        self._publish(OutboxChanged(row))
