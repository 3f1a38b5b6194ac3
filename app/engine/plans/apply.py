"""Carrying out a plan by the outbox, once however often it is asked for."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from functools import partial
from typing import TYPE_CHECKING, Protocol

from app.domain.coded_error import CodedError
from app.editing.change import MergeConflict
from app.editing.item_paths import DELETED, DESCRIPTION, read_path
from app.editing.row_result import RowResult
from app.editing.values import encode_value
from app.engine.notices import Notice, NoticeError
from app.engine.outbox.guards import DeletionsNotTyped
from app.engine.outbox.send_report import Sent
from app.engine.plans.plan import part_of
from app.engine.plans.plan_state import Attempts, Judgement, LiveNeeded
from app.engine.sending.conflicts import findings_of_conflicts
from app.engine.undo.inverse import GONE, Skipped
from app.workspace.journal.outbox_reads import OutboxReads
from app.workspace.journal.undone import UNDOES
from app.workspace.outbox_command import Change

if TYPE_CHECKING:
    from app.domain.wire_item import WireItem
    from app.engine.catalog.account import Account
    from app.engine.outbox.guards import Accepted
    from app.engine.outbox.outbox import Outbox
    from app.engine.plans.plan import Plan, PlannedListing
    from app.engine.undo.inverse import Note, Undo
    from app.workspace.journal.outbox import OutboxRow, OutboxStore

DROPPED = "dropped"
_AT_ONCE = 200


class OtherShop(CodedError):
    """The plan is for another seller; the values name both."""


class ShopOutbox(Protocol):
    """What putting a plan in the outbox needs of a shop: where it goes, and whose shop it is."""

    @property
    def outbox(self) -> Outbox: ...

    @property
    def account(self) -> Account: ...


class SendingShop(ShopOutbox, Protocol):
    """What plans need of an open shop."""

    async def send(
        self, timeout: float, *, numbers: frozenset[int] | None = None, look: bool = False
    ) -> Sent:
        """Send the rows ``numbers``, and return their outcome once nothing moves any more."""


@dataclass(frozen=True, slots=True)
class Applied:
    """The outcome of a plan, or of taking it back.

    ``already`` are the listings that were so before, ``skipped`` those that were left alone because
    of what happened to them since, ``notes`` what taking back did beside writing values back.
    ``dropped`` are fields that the marketplace took as something else than was planned.
    """

    sent: Sent
    already: tuple[str, ...] = ()
    skipped: tuple[Skipped, ...] = ()
    notes: tuple[Note, ...] = ()
    dropped: tuple[Skipped, ...] = ()


async def apply_plan(
    shop: SendingShop,
    plan: Plan,
    timeout: float,
    *,
    accepted: Accepted = 0,
    floor: Decimal | None = None,
) -> Applied:
    """Send what of ``plan`` is not done yet; see ``put_plan``.

    What this plan did before is judged by the listings as they are now: what somebody changed
    since is held and named, and while something of it is under way or held, nothing is sent for
    it again. ``accepted`` is what was agreed to of what is risky, ``floor`` a least price for every
    listing. Raise ``OtherShop`` and ``NoticeError``, also ``NotAccepted``: then nothing is sent.
    """
    planning, numbers = await put_plan(shop, plan, accepted=accepted, floor=floor)
    sent = await shop.send(timeout, numbers=numbers)
    there = [row.item_id for row in sent.rows if row.was_there]
    dropped = [*planning.dropped, *[one async for one in _dropped(shop, plan, sent)]]
    already = dict.fromkeys([*planning.already, *there])
    return Applied(sent, tuple(already), tuple(planning.skipped), dropped=tuple(dropped))


async def put_plan(
    shop: ShopOutbox,
    plan: Plan,
    *,
    accepted: Accepted = 0,
    floor: Decimal | None = None,
    costs: Mapping[str, int | None] | None = None,
    deletions: int = 0,
) -> tuple[_Planning, frozenset[int]]:
    """Put in the outbox what of ``plan`` is not done yet; raise as ``apply_plan`` does.

    ``costs`` is what shipping was found to cost beside what the catalogue knows (hundredths).
    ``deletions`` is how many listings the seller typed that are to be deleted: without exactly
    that many nothing is sent, whatever else was agreed to. A number that was ``accepted`` was
    typed, and counts them. So no clock, whose consent names risks, deletes anything.
    """
    check_owner(shop, plan)
    # Of an accepted number the guards find out themselves whether it is the right one.
    typed = None if isinstance(accepted, int) else deletions
    live: dict[str, WireItem | None] = {}
    while True:
        planning = _Planning(plan, live, typed)
        try:
            new = await shop.outbox.put_decided(
                planning.decide,
                batch=plan.batches[0],
                accepted=accepted,
                floor=floor,
                costs=costs,
            )
        except LiveNeeded as needed:
            live |= await read_parts(shop, plan, needed.ids)
        else:
            return planning, frozenset([*planning.open, *new])


@dataclass(slots=True)
class _Planning:
    """What is to be put in the outbox for a plan, judged by what is in it and by ``live``."""

    plan: Plan
    live: Mapping[str, WireItem | None]
    typed: int | None
    already: list[str] = field(default_factory=list)
    skipped: list[Skipped] = field(default_factory=list)
    dropped: list[Skipped] = field(default_factory=list)
    open: set[int] = field(default_factory=set)

    def decide(self, store: OutboxStore) -> list[Change]:
        """Return the changes to put in; raise ``LiveNeeded``."""
        self.already, self.skipped, self.dropped, self.open = [], [], [], set()
        changes: list[Change] = []
        unread: list[str] = []
        for entry, rows in _with_rows(store, self.plan):
            try:
                changes += self._of(entry, rows)
            except LiveNeeded as needed:
                unread += needed.ids
        if unread:
            raise LiveNeeded(unread)
        deleted = sum(change.changes.get(DELETED) is True for change in changes)
        if self.typed is not None and deleted > self.typed:
            raise DeletionsNotTyped(deleted, self.typed)
        return changes

    def _of(self, entry: PlannedListing, rows: Sequence[OutboxRow]) -> Iterator[Change]:
        if entry.item_id in self.live and self.live[entry.item_id] is None:
            if DELETED in entry.after:
                self.already.append(entry.item_id)
            else:
                self.skipped.append(Skipped(entry.item_id, entry.title, "", GONE, {}))
            return
        live = self.live.get(entry.item_id)
        found = Attempts(rows, self.plan.batches[1]).judge(entry, live)
        self.open |= found.open
        if len(found.there) == len(entry.after):
            self.already.append(entry.item_id)
        if found.send:
            yield entry.change(found.send)
        if live is not None:
            self.dropped += (dropped(entry, path, live) for path in found.dropped)
            yield from _held(entry, found, live)


def _held(entry: PlannedListing, found: Judgement, live: WireItem) -> Iterator[Change]:
    """Yield what was done and then changed by somebody, to be decided on."""
    conflicts = [
        MergeConflict(path, entry.before[path], entry.after[path], read_path(live, path))
        for path in found.changed
    ]
    if conflicts:
        result = RowResult(findings_of_conflicts(conflicts))
        yield entry.change(found.changed, held=result)


def _with_rows(store: OutboxStore, plan: Plan) -> Iterator[tuple[PlannedListing, list[OutboxRow]]]:
    """Yield the listings of a plan, each with what the plan has put in the outbox for it."""
    known = {mark.item_id for batch in plan.batches for mark in store.marks(batch)}
    for first in range(0, len(plan.listings), _AT_ONCE):
        part = plan.listings[first : first + _AT_ONCE]
        rows: dict[str, list[OutboxRow]] = {}
        if ids := [entry.item_id for entry in part if entry.item_id in known]:
            for row in store.of_items(plan.batches, ids):
                rows.setdefault(row.item_id, []).append(row)
        for entry in part:
            yield entry, rows.get(entry.item_id, [])


async def read_parts(
    shop: ShopOutbox, plan: Plan, ids: Iterable[str]
) -> dict[str, WireItem | None]:
    """Return what the plan is about of these listings as they are now; ``None`` for one that is
    gone.
    """
    wanted = list(ids)
    needed = frozenset(wanted)
    paths = {e.item_id: tuple(e.after) for e in plan.listings if e.item_id in needed}
    found: dict[str, WireItem | None] = {}
    for first in range(0, len(wanted), _AT_ONCE):
        asked = wanted[first : first + _AT_ONCE]
        bodies = await shop.outbox.read_now(asked)
        if unread := [item_id for item_id in asked if item_id not in bodies]:
            raise NoticeError(Notice("unreadable", {"fields": unread[:20]}))
        for item_id, read in bodies.items():
            body = read
            if body is not None and DESCRIPTION in paths[item_id]:
                body = await shop.outbox.with_texts(body)
            found[item_id] = None if body is None else part_of(body, paths[item_id])
    return found


def dropped(entry: PlannedListing, path: str, live: WireItem) -> Skipped:
    """Return a field that the marketplace took as something else than was planned."""
    values = {
        "before": entry.before[path],
        "after": entry.after[path],
        "live": read_path(live, path),
    }
    params = {name: encode_value(value) for name, value in values.items()}
    return Skipped(entry.item_id, entry.title, path, DROPPED, params)


async def _dropped(shop: SendingShop, plan: Plan, sent: Sent) -> AsyncIterator[Skipped]:
    """Yield the fields of what was sent just now that the marketplace took as something else."""
    unmet = {row.item_id for row in sent.rows if row.unmet}
    entries = {entry.item_id: entry for entry in plan.listings if entry.item_id in unmet}
    for row in sent.rows:
        if row.unmet:
            (whole,) = await shop.outbox.read(partial(OutboxReads.rows_of, numbers=[row.number]))
            answer = await shop.outbox.answer(whole) or {}
            for path in row.unmet:
                entry = entries[row.item_id]
                yield (
                    dropped(entry, path, answer)
                    if path in entry.after
                    else Skipped(row.item_id, row.title, path, DROPPED, {})
                )


async def send_undo(
    shop: SendingShop, undo: Undo, timeout: float, *, accepted: Accepted = ()
) -> Applied:
    """Send a way back and wait for the outcome; raise ``NoticeError`` and ``NotAccepted``.

    What ``undo.asks`` names cannot be brought back as it was: whoever calls has agreed to it.
    """
    # A batch of its own: nobody typed it, so that it is no draft where it is held.
    undone = [op for change in undo.changes for op in change.details[UNDOES]]
    batch = f"undo {undone[0]}" if undone else None
    put = shop.outbox.put
    numbers = frozenset(await put(undo.changes, batch=batch, accepted=accepted))
    sent = await shop.send(timeout, numbers=numbers)
    return Applied(sent, skipped=undo.skipped, notes=undo.notes)


def check_owner(shop: ShopOutbox, plan: Plan) -> None:
    """Raise ``OtherShop`` for the plan of another seller."""
    account = shop.account
    if plan.user_id != account.user_id:
        raise OtherShop("plan.other_seller", theirs=plan.user_id, mine=account.user_id)
