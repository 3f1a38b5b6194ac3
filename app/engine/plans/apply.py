"""Application of a plan through the outbox, only once however often it is requested."""

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
    """The error of a plan for another seller; its values name both sellers."""


class ShopOutbox(Protocol):
    """The parts of a shop that are needed to put a plan in the outbox: outbox and owner."""

    @property
    def outbox(self) -> Outbox: ...

    @property
    def account(self) -> Account: ...


class SendingShop(ShopOutbox, Protocol):
    """The parts of an open shop that plans need."""

    async def send(
        self, timeout: float, *, numbers: frozenset[int] | None = None, look: bool = False
    ) -> Sent:
        """Send the rows ``numbers``, and return their outcome once nothing changes any more."""


@dataclass(frozen=True, slots=True)
class Applied:
    """The outcome of applying or undoing a plan.

    ``already`` are the listings that had the values before, ``skipped`` those that were left
    because they changed since, ``notes`` the effects of an undo beside restored values. ``dropped``
    are fields for which the marketplace stored another value than planned.
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
    """Send the part of ``plan`` that is not done yet; see ``put_plan``.

    Parts that the plan did earlier are compared with the present listings: values that somebody
    changed since are held and reported, and while a row of the plan is unfinished or held, nothing
    is sent for the same fields again. ``accepted`` are the confirmed risks, ``floor`` is a minimum
    price for every listing. Raise ``OtherShop`` and ``NoticeError``, also ``NotAccepted``: then
    nothing is sent.
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
    """Put the part of ``plan`` that is not done yet in the outbox; raise as ``apply_plan`` does.

    ``costs`` are known shipping costs that the catalog does not have (hundredths). ``deletions``
    is the number of listings to be deleted that the seller typed: if more would be deleted, nothing
    is sent, whatever else was confirmed. If ``accepted`` is a number, it was typed and includes the
    deletions. A schedule, whose consent is a list of risks, can therefore never delete anything.
    """
    check_owner(shop, plan)
    # If ``accepted`` is a number, the guards check it themselves.
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
    """The changes to put in the outbox for a plan, given its rows and the ``live`` listings."""

    plan: Plan
    live: Mapping[str, WireItem | None]
    typed: int | None
    already: list[str] = field(default_factory=list)
    skipped: list[Skipped] = field(default_factory=list)
    dropped: list[Skipped] = field(default_factory=list)
    open: set[int] = field(default_factory=set)

    def decide(self, store: OutboxStore) -> list[Change]:
        """Return the changes to put in the outbox; raise ``LiveNeeded``."""
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
        if len(found.reached) == len(entry.after):
            self.already.append(entry.item_id)
        if found.send:
            yield entry.change(found.send)
        if live is not None:
            self.dropped += (dropped(entry, path, live) for path in found.dropped)
            yield from _held(entry, found, live)


def _held(entry: PlannedListing, found: Judgement, live: WireItem) -> Iterator[Change]:
    """Yield a held change for values that were done and then changed by somebody else."""
    conflicts = [
        MergeConflict(path, entry.before[path], entry.after[path], read_path(live, path))
        for path in found.changed
    ]
    if conflicts:
        result = RowResult(findings_of_conflicts(conflicts))
        yield entry.change(found.changed, held=result)


def _with_rows(store: OutboxStore, plan: Plan) -> Iterator[tuple[PlannedListing, list[OutboxRow]]]:
    """Yield each listing of a plan with the outbox rows that the plan created for it."""
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
    """Return the planned parts of these listings as they are now; ``None`` for missing ones."""
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
    """Return the report of a field for which the marketplace stored another value than planned."""
    values = {
        "before": entry.before[path],
        "after": entry.after[path],
        "live": read_path(live, path),
    }
    params = {name: encode_value(value) for name, value in values.items()}
    return Skipped(entry.item_id, entry.title, path, DROPPED, params)


async def _dropped(shop: SendingShop, plan: Plan, sent: Sent) -> AsyncIterator[Skipped]:
    """Yield the fields just sent for which the marketplace stored another value."""
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
    """Send an undo and wait for the outcome; raise ``NoticeError`` and ``NotAccepted``.

    Values that ``undo.asks`` names cannot be restored exactly: the caller has confirmed that.
    """
    # The undo gets a batch of its own: nobody typed it, so a held row of it does not become a
    # draft.
    undone = [op for change in undo.changes for op in change.details[UNDOES]]
    batch = f"undo {undone[0]}" if undone else None
    put = shop.outbox.put
    numbers = frozenset(await put(undo.changes, batch=batch, accepted=accepted))
    sent = await shop.send(timeout, numbers=numbers)
    return Applied(sent, skipped=undo.skipped, notes=undo.notes)


def check_owner(shop: ShopOutbox, plan: Plan) -> None:
    """Raise ``OtherShop`` if the plan belongs to another seller."""
    account = shop.account
    if plan.user_id != account.user_id:
        raise OtherShop("plan.other_seller", theirs=plan.user_id, mine=account.user_id)
