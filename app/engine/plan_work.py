"""Carrying out a plan by the outbox, once however often it is asked for, and taking it back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from app.editing.item_paths import read_path
from app.editing.merge import is_stock
from app.editing.values import encode_value, same_value
from app.engine.deeds import UNDOES
from app.engine.outbox import OutboxState, RowMark
from app.engine.sent import UNFINISHED, Sent
from app.engine.undo import CHANGED_SINCE, Left
from app.workspace.errand import Change

if TYPE_CHECKING:
    from app.engine.facade import OpenShop
    from app.engine.plan import Plan, PlannedListing
    from app.engine.undo import Note, Undo


class OtherShop(ValueError):
    """The plan is for another seller; the message names both."""


@dataclass(frozen=True, slots=True)
class Applied:
    """What came of a plan, or of taking it back.

    ``already`` are the listings that were so before, ``left`` those that were left alone because
    of what happened to them since, ``notes`` what taking back did beside writing values back.
    """

    sent: Sent
    already: tuple[str, ...] = ()
    left: tuple[Left, ...] = ()
    notes: tuple[Note, ...] = ()


async def apply_plan(shop: OpenShop, plan: Plan, patience: float) -> Applied:
    """Send what of ``plan`` is not done yet.

    A listing that this plan was sent for, or that says already what the plan wants, is left as it
    is; what still waits is waited for. Raises ``OtherShop`` and ``NoticeError``.
    """
    _check_owner(shop, plan)
    batch, undoing = _batches(plan)
    latest = await _latest(shop, batch, undoing)
    changes, already, waiting = [], [], []
    for entry in plan.listings:
        row = latest.get(entry.item_id)
        body = shop.session.catalog.facts(entry.item_id)
        if row is not None and row.batch == batch and row.state in UNFINISHED:
            waiting.append(row.number)
        elif (row is not None and row.batch == batch and row.state is OutboxState.DONE) or (
            body is not None and entry.is_done_in(body)
        ):
            already.append(entry.item_id)
        else:
            changes.append(Change(entry.item_id, entry.base, entry.after))
    numbers = frozenset([*waiting, *await shop.session.outbox.put(changes, batch=batch)])
    return Applied(await shop.send(patience, numbers=numbers), tuple(already))


async def send_back(shop: OpenShop, undo: Undo, patience: float) -> Applied:
    """Send a way back and wait for what comes of it; raises ``NoticeError``.

    What ``undo.asks`` names cannot be brought back as it was: whoever calls has agreed to it.
    """
    # A batch of its own: nobody typed it, so that it is no draft where it is held.
    undone = [op for change in undo.changes for op in change.details[UNDOES]]
    batch = f"undo {undone[0]}" if undone else None
    numbers = frozenset(await shop.session.outbox.put(undo.changes, batch=batch))
    sent = await shop.send(patience, numbers=numbers)
    return Applied(sent, left=undo.left, notes=undo.notes)


async def undo_plan(shop: OpenShop, plan: Plan, patience: float) -> Applied:
    """Take back what of ``plan`` was done; what changed since is left alone and named.

    Rows that have not left yet are cancelled. Doing it twice changes nothing. Raises ``OtherShop``
    and ``NoticeError``.
    """
    _check_owner(shop, plan)
    batch, undoing = _batches(plan)
    latest = await _latest(shop, batch, undoing)
    wanted, already, waiting = [], [], []
    left: list[Left] = []
    for entry in plan.listings:
        row = latest.get(entry.item_id)
        if row is None:
            continue
        if row.batch == undoing:
            if row.state in UNFINISHED:
                waiting.append(row.number)
            elif row.state is OutboxState.DONE:
                still = _left_since(entry, shop.session.catalog.facts(entry.item_id))
                left += still
                already += [] if still else [entry.item_id]
        elif row.state is OutboxState.DONE:
            wanted.append(row.number)
        else:
            await shop.session.outbox.cancel(row.number)
    undo = await shop.session.outbox.undo_of(numbers=wanted)
    numbers = frozenset([*waiting, *await shop.session.outbox.put(undo.changes, batch=undoing)])
    sent = await shop.send(patience, numbers=numbers)
    return Applied(sent, tuple(already), (*left, *undo.left), undo.notes)


def _left_since(entry: PlannedListing, body: Mapping[str, Any] | None) -> list[Left]:
    """What an earlier run left alone and is not what it was: named as often as it is asked.

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
        Left(
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


def _batches(plan: Plan) -> tuple[str, str]:
    """The names of the plan's rows in the outbox, and of those that take it back."""
    mark = plan.mark
    return f"plan-{mark}", f"undo-{mark}"


async def _latest(shop: OpenShop, *batches: str) -> dict[str, RowMark]:
    """The last row of each listing that this plan, or taking it back, has put in the outbox."""
    rows: list[RowMark] = []
    for batch in batches:
        rows += await shop.session.outbox.marks(batch)
    return {row.item_id: row for row in sorted(rows)}


def _check_owner(shop: OpenShop, plan: Plan) -> None:
    account = shop.session.account
    if plan.user_id != account.user_id:
        raise OtherShop(f"the plan is for seller {plan.user_id}, this is {account.user_id}")
