"""The console's view of the outbox: its rows, changes to them, and waiting for their outcome."""

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
from app.engine.outbox.guards import Guards
from app.engine.outbox.intake import Intake
from app.engine.outbox.local_outbox import Decision, LocalOutbox
from app.engine.outbox.row_change_tracker import RowChangeTracker
from app.engine.outbox.row_decisions import (
    drop_rows,
    hold_row,
    keep_theirs,
    retry_row,
    search_row,
)
from app.engine.task_group import gather
from app.engine.undo.inverse import Undo
from app.engine.undo.planner import ReadItems, ReadTexts, UndoPlanner
from app.workspace.journal.drafts import Drafts
from app.workspace.journal.history import History, HistoryEntry
from app.workspace.journal.outbox import (
    ENDED,
    OutboxMoved,
    OutboxRow,
    OutboxState,
    OutboxStore,
    RowMark,
)
from app.workspace.journal.outbox_reads import OutboxReads
from app.workspace.journal.undone import UNDOES
from app.workspace.outbox_command import Change, Kind, OutboxCommand

if TYPE_CHECKING:
    from app.clock import Clock
    from app.engine.journal_thread import JournalThread
    from app.workspace.journal.journal import Journal

R = TypeVar("R")

SENDING_SECONDS = 2.0
"""How long an undo waits for changes that are being sent: most are answered in a tenth of this."""

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
    """The rows to be sent, the rows that were sent, and their outcome.

    All methods raise ``NoticeError`` if the journal cannot be read or written.
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
        super().__init__(store, thread, guards or Guards(), publish=self._report, wake=wake)
        self._published = publish
        self._history = History(journal)
        self._drafts = Drafts(journal)
        self._local = LocalOutbox(journal, self._guards)
        self._read, self._texts = read, texts
        self._undo_planner = UndoPlanner(store, self._history, read=read, texts=texts)
        self._waiting: dict[int, list[asyncio.Future[OutboxRow]]] = {}
        self.change_tracker = RowChangeTracker(self._rows_of, self._moved, clock or SystemClock())

    async def read(self, question: Callable[[OutboxReads], R]) -> R:
        """Return the result of ``question``, called with the rows and their history.

        A hundred thousand rows do not fit in memory: read them in parts, or keep their ``numbers``
        and read ``rows_of`` those that are shown.
        """
        return await self._thread.run(lambda: question(self._store))

    async def answer(self, row: OutboxRow) -> WireItem | None:
        """Return the listing in the marketplace's answer to ``row``, if it is done."""
        entries = await self._thread.run(self._history.of_operation, row.op_id, row.listing_id)
        return entries[-1].answer if entries else None

    async def read_now(self, ids: Sequence[str]) -> Mapping[str, WireItem | None]:
        """Return listings as they are now, ``None`` for one that no longer exists.

        Listings that cannot be read are left out. Raise ``NoticeError``.
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
        """Return the undo of rows that are done; this sends nothing.

        An undo that is in the outbox already is left out, so that stock is moved back only once.
        Changes that are being sent have a moment to end. A listing with a change that has no answer
        then is left and reported as ``unanswered``. For listings that cannot be read now their last
        answer is used: later changes are detected when the undo is sent.
        """
        planner = self._undo_planner
        effects, open_ones = await self._thread.run(planner.effects, numbers, batch)
        if open_ones:
            ids = [one.item_id for one in open_ones]
            sending = await self._thread.run(planner.sending, ids)
            await gather(*(self.wait(number, SENDING_SECONDS) for number in sending))
            # Also if none is being sent any more: they ended between the two reads.
            effects, open_ones = await self._thread.run(planner.effects, numbers, batch)
        undo = await self._undo_planner.over(effects)
        return replace(undo, skipped=(*open_ones, *undo.skipped))

    async def withdraw_queued(
        self, *, numbers: Collection[int] = (), batch: str | None = None
    ) -> list[OutboxRow]:
        """Cancel those of these rows, and of a batch, that wait to be sent; return them.

        Typed edits become a draft again.
        """

        def back() -> list[OutboxRow]:
            rows = [] if batch is None else self._store.of_batch(batch)
            rows += self._store.rows_of(sorted(numbers))
            waiting = [row for row in rows if row.state is OutboxState.QUEUED]
            return drop_rows(self._store, waiting)

        return await self._dropped(back)

    async def withdraw_all_queued(self) -> int:
        """Cancel every row that waits to be sent; return their number.

        Typed edits become drafts again.
        """

        def back() -> list[OutboxRow]:
            # In parts, because each row has a body of its listing and there may be very many.
            waiting = self._store.latest(200, states=(OutboxState.QUEUED,))
            return drop_rows(self._store, waiting)

        count = 0
        while dropped := await self._dropped(back):
            count += len(dropped)
        return count

    async def give_up(self, rows: Iterable[OutboxRow]) -> None:
        """Mark rows without an answer, so that they are not sent again if they did not arrive."""
        operations = [row.op_id for row in rows]
        await self._thread.run(self._store.give_up, operations)

    async def withdraw(self, batch: str) -> list[OutboxRow]:
        """Withdraw the rows of a batch that were not sent, and send none of its rows again.

        Return the rows that are being sent or have no answer: they are looked up, and cancelled if
        the marketplace has not applied them.
        """
        rows = await self._thread.run(self._store.withdraw, batch)
        for row in rows:
            self._publish(OutboxChanged(row))
        return [row for row in rows if row.state not in ENDED]

    async def set_paused(self, paused: bool) -> None:
        """Pause all sending, also after a restart, or resume it.

        Requests that were already sent still arrive.
        """
        await self._thread.run(self._store.pause, paused)
        if not paused:
            self._wake()

    async def decided(self, act: Callable[[LocalOutbox], Sequence[Decision]]) -> Sequence[Decision]:
        """Apply the decisions that ``act`` makes, and publish the changed rows; nothing is sent.

        Raise ``NoticeError``, also ``NotAccepted``.
        """
        decisions = await self._thread.run(lambda: act(self._local))
        for one in decisions:
            for row in (one.row, *one.behind):
                self._publish(OutboxChanged(row))
        return decisions

    async def retry(self, number: int) -> None:
        """Queue a held or refused row again, unchanged.

        If somebody else changed the same field, the seller's value is sent: the retry is the
        decision. It also confirms the removal of variations, and the repeated creation of a listing
        if it could not be determined whether it exists.
        """

        self._begun(await self._moved_by(lambda: retry_row(self._store, self._drafts, number)))

    async def hold(self, number: int) -> bool:
        """Hold one row until ``retry``; return false if it is being sent already.

        Edits that were typed into a form are a draft again meanwhile.
        """

        rows = await self._moved_by(lambda: hold_row(self._store, number))
        for row in rows:
            self._publish(OutboxChanged(row))
        return bool(rows)

    async def look(self, number: int) -> None:
        """Search again for a listing if it could not be determined whether it was created."""

        self._begun(await self._moved_by(lambda: search_row(self._store, number)))

    async def cancel(self, number: int) -> bool:
        """Cancel a row that was not sent; return false if it is too late.

        Typed edits become a draft again.
        """
        rows = await self._dropped(lambda: drop_rows(self._store, self._store.rows_of([number])))
        return bool(rows)

    async def keep_theirs(self, number: int) -> bool:
        """Cancel a held or refused row in favour of the marketplace's values.

        Its edits are removed from the draft of the listing, too. Return false if it is too late.
        """
        rows = await self._dropped(lambda: keep_theirs(self._store, self._drafts, number))
        return bool(rows)

    async def _dropped(self, drop: Callable[[], list[OutboxRow]]) -> list[OutboxRow]:
        """Run ``drop`` in the journal and publish its rows; return those that were cancelled."""
        rows = await self._thread.run(drop)
        for row in rows:
            self._publish(OutboxChanged(row))
        if any(row.state is OutboxState.QUEUED for row in rows):
            self._wake()
        return [row for row in rows if row.state is OutboxState.CANCELLED]

    async def wait(self, number: int, seconds: float) -> OutboxRow | None:
        """Return the row once it has ended, or as it is after ``seconds``.

        Return ``None`` if it does not exist.
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

    async def _moved_by(self, act: Callable[[], list[OutboxRow]]) -> list[OutboxRow]:
        """Return the rows that ``act`` moves; none if the worker moves one at the same moment."""

        def moved() -> list[OutboxRow]:
            try:
                return act()
            except OutboxMoved:
                return []

        return await self._thread.run(moved)

    def _report(self, event: Event) -> None:
        if isinstance(event, OutboxChanged):
            self.change_tracker.saw(event.row)
        self._published(event)

    async def _rows_of(self, numbers: Collection[int]) -> list[OutboxRow]:
        return await self._thread.run(self._store.rows_of, numbers)

    def _moved(self, row: OutboxRow) -> None:
        """Publish a row that the worker changed, and wake up those that wait for its end."""
        if row.state in ENDED:
            for waiting in self._waiting.get(row.number, []):
                if not waiting.done():
                    waiting.set_result(row)
        self._publish(OutboxChanged(row))
