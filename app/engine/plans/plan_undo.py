"""Taking a plan back: the first of it is sent while the way back of the rest is looked for."""

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
    from collections.abc import Mapping, Sequence

    from app.domain.wire_item import WireItem
    from app.engine.outbox.guards import Accepted
    from app.engine.plans.plan import Plan, PlannedListing
    from app.engine.undo.inverse import Note
    from app.workspace.outbox_command import Change

_AT_ONCE = 200
_OPEN = (*UNFINISHED, OutboxState.HELD)
_BUSY = "journal_busy"


async def undo_plan(
    shop: SendingShop, plan: Plan, timeout: float, *, accepted: Accepted = 0
) -> Applied:
    """Take back what of ``plan`` was done; what changed since is left alone and named.

    What has not left is cancelled, and what has no answer is looked up first: nothing of the plan
    is sent any more. Listings where that cannot be found out are left alone and named. Doing it
    twice changes nothing. Raise ``OtherShop`` and ``NoticeError``, also ``NotAccepted`` where it
    would close listings and nobody agreed to that: then nothing is sent.
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
    # A seller has to agree to closings alone: without any, no later part can be refused.
    may_close |= any(RELISTED in entry.after for entry in entries)
    begin_early = not (may_close or accepted or of_undo)
    undo = _PlanUndo(shop, plan, marks, accepted, least=_AT_ONCE)
    for first in range(0, len(entries), _AT_ONCE):
        await undo.look_for(entries[first : first + _AT_ONCE])
        if begin_early:
            await undo.begin()
    return await undo.finish(timeout)


@dataclass(slots=True)
class _PlanUndo:
    """The way back of one plan, as far as it was looked for; ``marks`` are its rows by listing."""

    shop: SendingShop
    plan: Plan
    marks: Mapping[str, Sequence[RowMark]]
    accepted: Accepted
    least: int
    """How many changes are put in together: twice as many each time, as a worker that sends has
    the journal to itself most of the time."""
    already: list[str] = field(default_factory=list)
    skipped: list[Skipped] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    numbers: set[int] = field(default_factory=set)
    changes: list[Change] = field(default_factory=list)
    """Those that are not in the outbox yet."""

    async def look_for(self, entries: Sequence[PlannedListing]) -> None:
        """Find the way back for some listings."""
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
        """Have what was found sent while more is looked for, once it is enough."""
        if len(self.changes) < self.least:
            return
        try:
            await self._put()
        except NoticeError as error:
            if error.notice.code != _BUSY:
                raise
            # It goes with the next ones.
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
            # Nobody writes any more once the first ones are through.
            await self.shop.send(timeout, numbers=frozenset(self.numbers))
            await self._put()
        sent = await self.shop.send(timeout, numbers=frozenset(self.numbers))
        return Applied(sent, tuple(self.already), tuple(self.skipped), tuple(self.notes))

    async def _put(self) -> None:
        _, undoing = self.plan.batches
        put = self.shop.outbox.put
        self.numbers.update(await put(self.changes, batch=undoing, accepted=self.accepted))
        self.changes.clear()


def _skipped_since(entry: PlannedListing, body: WireItem | None) -> list[Skipped]:
    """Return what an earlier run left alone and is not what it was: named as often as it is asked.

    Stock went back by a difference, and by what was sold since it is not what it was.
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
