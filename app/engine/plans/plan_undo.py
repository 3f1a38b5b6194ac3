"""Undo of a plan: the first part is sent while the undo of the rest is prepared."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from app.editing.item_paths import RELISTED, read_path
from app.editing.stock_rebase import is_stock
from app.editing.values import encode_value, same_value
from app.engine.notices import NoticeError
from app.engine.outbox.outbox import OutboxState, RowMark
from app.engine.outbox.send_report import UNFINISHED
from app.engine.plans.apply import Applied, SendingShop, check_owner, read_parts
from app.engine.undo.inverse import CHANGED_SINCE, UNANSWERED, Skipped

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping, Sequence

    from app.domain.wire_item import WireItem
    from app.engine.outbox.guards import Accepted
    from app.engine.plans.plan import Plan, PlannedListing
    from app.engine.undo.inverse import Note
    from app.workspace.outbox_command import Change

_AT_ONCE = 200
_OPEN = (*UNFINISHED, OutboxState.HELD)
_BUSY = "journal_busy"


async def _always() -> bool:
    return True


async def undo_plan(
    shop: SendingShop,
    plan: Plan,
    timeout: float,
    *,
    accepted: Accepted = 0,
    is_wanted: Callable[[], Awaitable[bool]] = _always,
) -> Applied:
    """Undo the completed part of ``plan``; values that changed since are left and reported.

    Rows that were not sent are cancelled, and rows without an answer are looked up first: nothing
    of the plan is sent any more. Listings for which that fails are left and reported. A second undo
    changes nothing. Once ``is_wanted`` is false, no more is put in the outbox, and what waits there
    is taken back. Raise ``OtherShop`` and ``NoticeError``, also ``NotAccepted`` if listings would
    be closed without confirmation: then nothing is sent.
    """
    check_owner(shop, plan)
    batch, undoing = plan.batches
    outbox = shop.outbox
    if open_rows := [row for row in await outbox.withdraw(batch) if row.state in UNFINISHED]:
        await shop.send(timeout, numbers=frozenset(row.number for row in open_rows), look=True)
    of_plan, of_undo, may_close = await outbox.read(
        lambda store: (store.marks(batch), store.marks(undoing), store.may_stop_sales(batch))
    )
    marks: dict[str, list[RowMark]] = {}
    for mark in sorted([*of_plan, *of_undo]):
        marks.setdefault(mark.item_id, []).append(mark)
    entries = [entry for entry in plan.listings if entry.item_id in marks]
    # The seller has to confirm only closings: without any, no later part can be refused.
    may_close |= any(RELISTED in entry.after for entry in entries)
    begin_early = not (may_close or accepted or of_undo)
    undo = _PlanUndo(shop, plan, marks, accepted, is_wanted, least=_AT_ONCE)
    for first in range(0, len(entries), _AT_ONCE):
        await undo.look_for(entries[first : first + _AT_ONCE])
        if begin_early:
            await undo.begin()
    return await undo.finish(timeout)


@dataclass(slots=True)
class _PlanUndo:
    """The part of a plan's undo prepared so far; ``marks`` are the plan's rows by listing."""

    shop: SendingShop
    plan: Plan
    marks: Mapping[str, Sequence[RowMark]]
    accepted: Accepted
    is_wanted: Callable[[], Awaitable[bool]]
    least: int
    """The minimum number of changes put in the outbox together. It doubles each time, because a
    worker that sends uses the journal most of the time."""
    already: list[str] = field(default_factory=list)
    skipped: list[Skipped] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    numbers: set[int] = field(default_factory=set)
    changes: list[Change] = field(default_factory=list)
    """The changes that are not in the outbox yet."""

    async def look_for(self, entries: Sequence[PlannedListing]) -> None:
        """Prepare the undo of some listings."""
        batch, undoing = self.plan.batches
        done: list[PlannedListing] = []
        wanted: list[int] = []
        for entry in entries:
            rows = self.marks[entry.item_id]
            if rows[-1].batch == undoing and rows[-1].state is OutboxState.DONE:
                done.append(entry)
            elif rows[-1].batch == undoing and rows[-1].state in _OPEN:
                self.numbers.add(rows[-1].number)
            elif any(row.state in _OPEN for row in rows):
                self.skipped.append(Skipped(entry.item_id, entry.title, "", UNANSWERED, {}))
            else:
                wanted += (row.number for row in rows if row.batch == batch)
        undo = await self.shop.outbox.undo_of(numbers=wanted)
        self.changes += undo.changes
        self.skipped += undo.skipped
        self.notes += undo.notes
        live = await read_parts(self.shop, self.plan, [entry.item_id for entry in done])
        for entry in done:
            still = _skipped_since(entry, live[entry.item_id])
            self.skipped += still
            self.already += [] if still else [entry.item_id]

    async def begin(self) -> None:
        """Start sending the prepared part while more is prepared, once it is large enough."""
        if len(self.changes) < self.least:
            return
        try:
            await self._put()
        except NoticeError as error:
            if error.notice.code != _BUSY:
                raise
            # These changes are put in the outbox with the next part.
            return
        self.least *= 2
        self.shop.outbox.begin()

    async def finish(self, timeout: float) -> Applied:
        """Send the rest, and wait for the whole outcome."""
        try:
            await self._put()
        except NoticeError as error:
            if error.notice.code != _BUSY or not self.numbers:
                raise
            # Once the first part is sent, no other writer is busy.
            await self.shop.send(timeout, numbers=frozenset(self.numbers))
            await self._put()
        sent = await self.shop.send(timeout, numbers=frozenset(self.numbers))
        return Applied(sent, tuple(self.already), tuple(self.skipped), tuple(self.notes))

    async def _put(self) -> None:
        _, undoing = self.plan.batches
        outbox = self.shop.outbox
        if await self.is_wanted():
            put = await outbox.put(self.changes, batch=undoing, accepted=self.accepted)
            self.numbers.update(put)
            if not await self.is_wanted():
                # The decision took back what was in the outbox when it was made.
                await outbox.withdraw(undoing)
        self.changes.clear()


def _skipped_since(entry: PlannedListing, body: WireItem | None) -> list[Skipped]:
    """Return the values that an earlier run left and that still differ, for every repeated undo.

    Stock is not compared: it was restored by a difference, and sales have changed it since.
    """
    values = (
        {
            path: (entry.before[path], after, read_path(body, path))
            for path, after in entry.after.items()
            if not is_stock(path)
        }
        if body is not None
        else {}
    )
    return [
        Skipped(
            entry.item_id,
            entry.title,
            path,
            CHANGED_SINCE,
            {
                "before": encode_value(before),
                "after": encode_value(after),
                "live": encode_value(now),
            },
        )
        for path, (before, after, now) in values.items()
        if not same_value(before, now)
    ]
