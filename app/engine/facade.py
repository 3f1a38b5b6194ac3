"""The engine for programs: one shop opened, read, changed by plans and closed, without a window."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from app.clock import Clock
from app.engine.events import (
    Disconnected,
    Event,
    NoticeRaised,
    OutboxChanged,
    Receipt,
    Synced,
    SyncProgress,
    WorkEnded,
)
from app.engine.notices import Notice, NoticeError
from app.engine.outbox import OutboxRow, OutboxState
from app.engine.session import Session, Target, open_session

PATIENCE_SECONDS = 120.0
"""How long nothing may move before a command stops waiting; the outbox keeps what is left."""

_ALL = 10_000_000
_LAST_WORDS_SECONDS = 1.0
_UNFINISHED = (OutboxState.QUEUED, OutboxState.SENDING, OutboxState.UNKNOWN)
# What waiting does not help against.
_FATAL = frozenset(
    {
        "worker_elsewhere",
        "read_only",
        "disk_full",
        "journal_too_new",
        "journal_busy",
        "storage",
        "token_refused",
        "forbidden",
        "no_token",
        "process_given_up",
    }
)


@dataclass(frozen=True, slots=True)
class Sent:
    """What came of a sending: ``rows`` in the order they were made, ``counts`` by state."""

    rows: tuple[OutboxRow, ...]
    counts: Mapping[OutboxState, int] = field(default_factory=dict)

    @property
    def unfinished(self) -> int:
        """How many still wait, or have an outcome that is not known yet."""
        return sum(self.counts.get(state, 0) for state in _UNFINISHED)

    @property
    def not_done(self) -> int:
        """How many the marketplace refused, or that wait for the seller."""
        return self.counts.get(OutboxState.REFUSED, 0) + self.counts.get(OutboxState.HELD, 0)


class OpenShop:
    """A connected shop; made by ``open_shop``.

    Every method raises ``NoticeError`` with the notice of what stands in the way.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self._changed = asyncio.Event()
        self._receipts: list[Receipt] = []
        self._ended: set[str] = set()
        self._moves = 0
        self._notice: Notice | None = None
        self.notices: list[Notice] = []
        session.events.subscribe(self._note)

    async def connect(self) -> None:
        """Reach the marketplace."""
        if not await self.session.connect():
            raise NoticeError(self._notice or Notice("unreachable"))

    async def sync(self, patience: float = PATIENCE_SECONDS) -> Receipt:
        """Read the whole shop; answers the receipt."""
        self._ended.discard("sync")
        self._receipts.clear()
        self.session.sync()
        await self._until(lambda: bool(self._receipts) or "sync" in self._ended, patience)
        if not self._receipts:
            # The reason comes right behind the end.
            await self._until(lambda: self._notice is not None, _LAST_WORDS_SECONDS)
            raise NoticeError(self._notice or Notice("sync_incomplete"))
        return self._receipts[-1]

    async def send(
        self, patience: float = PATIENCE_SECONDS, *, numbers: frozenset[int] | None = None
    ) -> Sent:
        """Send what is in the outbox and wait for what comes of it.

        ``numbers`` are the rows to wait for, those that wait now unless told otherwise. Ends also
        when nothing has moved for ``patience`` seconds: what is left stays in the outbox.
        """
        if numbers is None:
            rows_now = await self.session.outbox.rows(_ALL)
            numbers = frozenset(row.number for row in rows_now if row.state in _UNFINISHED)
        left = set(numbers)
        done: dict[int, OutboxRow] = {}

        def note(event: Event) -> None:
            if isinstance(event, OutboxChanged) and event.row.number in numbers:
                done[event.row.number] = event.row
                if event.row.state in _UNFINISHED:
                    left.add(event.row.number)
                else:
                    left.discard(event.row.number)

        end = self.session.events.subscribe(note)
        try:
            # Rows may have moved before anybody listened.
            for row in await self.session.outbox.rows(_ALL):
                note(OutboxChanged(row))
            if left:
                self.session.send()
                await self._until(lambda: not left, patience)
        finally:
            end()
        rows = tuple(done[number] for number in sorted(done))
        counts: dict[OutboxState, int] = {}
        for row in rows:
            counts[row.state] = counts.get(row.state, 0) + 1
        return Sent(rows, counts)

    async def _until(self, happened: Callable[[], bool], patience: float) -> None:
        """Wait, at most until nothing has been told for ``patience`` seconds."""
        loop = asyncio.get_running_loop()
        seen, deadline = self._moves, loop.time() + patience
        while not happened():
            if self._notice is not None and self._notice.code in _FATAL:
                raise NoticeError(self._notice)
            if seen != self._moves:
                seen, deadline = self._moves, loop.time() + patience
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
            case WorkEnded(name):
                self._ended.add(name)
            case NoticeRaised(notice) | Disconnected(notice):
                self.notices.append(notice)
                self._notice = notice
            case OutboxChanged(row):
                # A row that goes back to waiting, again and again, is no step forward.
                self._moves += row.state not in _UNFINISHED
            case SyncProgress():
                self._moves += 1
            case _:
                return
        self._changed.set()


@asynccontextmanager
async def open_shop(
    workspace: Path,
    target: Target,
    *,
    watch: Callable[[Event], None] | None = None,
    clock: Clock | None = None,
) -> AsyncIterator[OpenShop]:
    """Open a shop for a program, connected; ``watch`` is called for every event.

    Nothing is read or sent until it is asked for. Raises ``NoticeError`` when the workspace cannot
    be used or the marketplace does not let us in. Leaving it ends what was started.
    """
    session = await open_session(workspace, replace(target, begin=()), clock=clock)
    if watch is not None:
        session.events.subscribe(watch)
    shop = OpenShop(session)
    try:
        await shop.connect()
        yield shop
    finally:
        await session.close()
