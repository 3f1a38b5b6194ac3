"""A session for programs, in which a call returns only after its work has ended."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial

from app.engine.admission import SHUT
from app.engine.events import (
    Disconnected,
    Event,
    NoticeRaised,
    OutboxChanged,
    Synced,
    SyncProgress,
    WorkEnded,
)
from app.engine.lookups import Lookups
from app.engine.notices import Notice, NoticeError
from app.engine.outbox.send_report import TIMEOUT_SECONDS, UNFINISHED, Sent, SentRow
from app.engine.session import Session
from app.engine.sync_receipt import Receipt
from app.workspace.journal.job_orders import Job
from app.workspace.journal.outbox import OutboxState
from app.workspace.journal.outbox_reads import OutboxReads

_AT_ONCE = 200
_LAST_WORDS_SECONDS = 1.0
# Notices after which waiting is useless; a journal of a newer version only prevents writing.
_FATAL = frozenset(
    {
        "worker_elsewhere",
        "read_only",
        "disk_full",
        "files_removed",
        "journal_busy",
        "file_too_new",
        "storage",
        "token_refused",
        *SHUT,
        "forbidden",
        "no_token",
        "process_given_up",
    }
)


# Notices that stay valid while the shop is open, for every later call.
_LASTING = frozenset({*SHUT, "journal_too_new"})


class ConnectedShop:
    """A session whose methods wait for syncs and sends to end.

    Every method raises ``NoticeError`` with the notice of the cause if it fails.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self.outbox = session.outbox
        self.account = session.account
        self.lookups = Lookups(session.connection, session.account)
        self._changed = asyncio.Event()
        self._receipts: list[Receipt] = []
        self._ended: set[Job] = set()
        self._moves = 0
        self.notices: list[Notice] = []
        self._raised = 0
        session.events.subscribe(self._note)

    async def connect(self) -> None:
        """Connect to the marketplace."""
        if not await self.session.connect():
            raise NoticeError(self._latest(0) or Notice("unreachable"))

    @property
    def is_connected(self) -> bool:
        """Whether the marketplace was reached, so that changes can be sent."""
        return self.account.user is not None

    def _require_connection(self) -> None:
        if not self.is_connected:
            raise NoticeError(Notice("unreachable", {"base_url": self.session.base_url}))

    async def sync(self, timeout: float = TIMEOUT_SECONDS) -> Receipt:
        """Sync the whole shop and return the receipt."""
        self._require_connection()
        self._ended.discard(Job.SYNC)
        self._receipts.clear()
        with self._call() as since:
            self.session.start(Job.SYNC)
            await self._until(self._has_synced, timeout, since)
            if not self._receipts:
                # The notice with the reason follows shortly after the end.
                await self._until(lambda: bool(self._latest(since)), _LAST_WORDS_SECONDS, since)
                raise NoticeError(self._latest(since) or Notice("sync_incomplete"))
            return self._receipts[-1]

    def _has_synced(self) -> bool:
        return bool(self._receipts) or Job.SYNC in self._ended

    async def send(
        self,
        timeout: float = TIMEOUT_SECONDS,
        *,
        numbers: frozenset[int] | None = None,
        look: bool = False,
    ) -> Sent:
        """Send the rows of the outbox and wait for the outcome.

        ``numbers`` are the rows to wait for, by default those that wait now. The call also ends if
        nothing has moved for ``timeout`` seconds, and at once while sending is paused: the
        remaining rows stay in the outbox. With ``look``, requests without an answer are then looked
        up, too.
        """
        self._require_connection()
        outbox = self.outbox
        if numbers is None:
            numbers = frozenset(await self._unfinished())
        left = set(numbers)

        def note(event: Event) -> None:
            if isinstance(event, OutboxChanged) and event.row.number in numbers:
                if event.row.state in UNFINISHED:
                    left.add(event.row.number)
                else:
                    left.discard(event.row.number)

        # Rows that another program's worker has not claimed yet are sent by it later.
        fatal = _FATAL - {"worker_elsewhere"} | {"journal_too_new"}
        with self._call() as since, ExitStack() as listening:
            listening.callback(self.session.events.subscribe(note))
            # Rows may have moved before the subscription started.
            left.intersection_update(await self._unfinished())
            if left and (look or not await outbox.read(lambda store: store.is_paused())):
                self.session.start(Job.SEND)
                self._ended.add(Job.SEND)
                while left and Job.SEND in self._ended and not self._is_elsewhere(since):
                    self._ended.discard(Job.SEND)
                    await self._until(
                        lambda: not left or Job.SEND in self._ended, timeout, since, fatal
                    )
                    # A row may have ended without an event, for example if another program's worker
                    # sent it; rows that were added meanwhile are part of the next round.
                    left.intersection_update(await self._unfinished())
                    if left and not look and await outbox.read(lambda store: store.is_paused()):
                        break
        return await self._sent(sorted(numbers))

    async def _unfinished(self) -> list[int]:
        return await self.outbox.read(lambda store: store.numbers(states=UNFINISHED))

    def _is_elsewhere(self, since: int) -> bool:
        latest = self._latest(since)
        return latest is not None and latest.code == "worker_elsewhere"

    @contextmanager
    def _call(self) -> Iterator[int]:
        """Yield the position after which notices belong to this call.

        Earlier notices may concern an earlier call.
        """
        try:
            yield self._raised
        finally:
            self._raised = len(self.notices)

    def _latest(self, since: int) -> Notice | None:
        """Return the latest notice of a call, otherwise one that lasts while the shop is open."""
        if len(self.notices) > since:
            return self.notices[-1]
        return next((one for one in reversed(self.notices) if one.code in _LASTING), None)

    async def _sent(self, numbers: list[int]) -> Sent:
        """Return the outcome of these rows, read in parts because their bodies are large."""
        rows: list[SentRow] = []
        counts: dict[OutboxState, int] = {}
        for first in range(0, len(numbers), _AT_ONCE):
            some = numbers[first : first + _AT_ONCE]
            part = await self.outbox.read(partial(OutboxReads.rows_of, numbers=some))
            rows += map(SentRow.of, part)
        for row in rows:
            counts[row.state] = counts.get(row.state, 0) + 1
        return Sent(tuple(rows), counts)

    async def _until(
        self,
        happened: Callable[[], bool],
        timeout: float,
        since: int,
        fatal: frozenset[str] = _FATAL,
    ) -> None:
        """Wait for a condition, at most until nothing was reported for ``timeout`` seconds."""
        loop = asyncio.get_running_loop()
        seen, deadline = self._moves, loop.time() + timeout
        while not happened():
            if (latest := self._latest(since)) is not None and latest.code in fatal:
                raise NoticeError(latest)
            if seen != self._moves:
                seen, deadline = self._moves, loop.time() + timeout
            self._changed.clear()
            try:
                async with asyncio.timeout_at(deadline):
                    await self._changed.wait()
            except TimeoutError:
                return

    def _note(self, event: Event) -> None:
        match event:
            case Synced(receipt):
                self._receipts.append(receipt)
            case WorkEnded(job):
                self._ended.add(job)
            case NoticeRaised(notice) | Disconnected(notice):
                self.notices.append(notice)
            case OutboxChanged(row):
                # A row that repeatedly returns to waiting is not progress.
                self._moves += row.state not in UNFINISHED
            case SyncProgress():
                self._moves += 1
            case _:
                return
        self._changed.set()
