"""Carrying out a plan by the outbox, once however often it is asked for, and taking it back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.engine.outbox import OutboxRow, OutboxState
from app.engine.sent import UNFINISHED, Sent
from app.workspace.errand import Change

if TYPE_CHECKING:
    from app.engine.facade import OpenShop
    from app.engine.plan import Plan
    from app.engine.undo import Left

_ALL = 10_000_000


class OtherShop(ValueError):
    """The plan is for another seller; the message names both."""


@dataclass(frozen=True, slots=True)
class Applied:
    """What came of a plan, or of taking it back.

    ``already`` are the listings that were so before, ``left`` those that were left alone because
    of what happened to them since.
    """

    sent: Sent
    already: tuple[str, ...] = ()
    left: tuple[Left, ...] = ()


async def apply_plan(shop: OpenShop, plan: Plan, patience: float) -> Applied:
    """Send what of ``plan`` is not done yet.

    A listing that this plan was sent for, or that says already what the plan wants, is left as it
    is; what still waits is waited for. Raises ``OtherShop`` and ``NoticeError``.
    """
    _check_owner(shop, plan)
    latest = await _latest(shop, plan)
    changes, already, waiting = [], [], []
    for entry in plan.listings:
        row = latest.get(entry.item_id)
        body = shop.session.catalog.facts(entry.item_id)
        if row is not None and row.batch == _batch(plan) and row.state in UNFINISHED:
            waiting.append(row.number)
        elif (row is not None and row.batch == _batch(plan) and row.state is OutboxState.DONE) or (
            body is not None and entry.is_done_in(body)
        ):
            already.append(entry.item_id)
        else:
            changes.append(Change(entry.item_id, entry.base, entry.after))
    rows = await shop.session.outbox.add_changes(changes, batch=_batch(plan))
    numbers = frozenset([*waiting, *(row.number for row in rows)])
    return Applied(await shop.send(patience, numbers=numbers), tuple(already))


async def undo_plan(shop: OpenShop, plan: Plan, patience: float) -> Applied:
    """Take back what of ``plan`` was done; what changed since is left alone and named.

    Rows that have not left yet are cancelled. Doing it twice changes nothing. Raises ``OtherShop``
    and ``NoticeError``.
    """
    _check_owner(shop, plan)
    latest = await _latest(shop, plan)
    wanted, already, waiting = [], [], []
    for entry in plan.listings:
        row = latest.get(entry.item_id)
        if row is None:
            continue
        if row.batch == _undo_batch(plan):
            if row.state in UNFINISHED:
                waiting.append(row.number)
            elif row.state is OutboxState.DONE:
                already.append(entry.item_id)
        elif row.state is OutboxState.DONE:
            wanted.append(row.number)
        else:
            await shop.session.outbox.cancel(row.number)
    undo = await shop.session.outbox.undo_of(numbers=wanted)
    rows = await shop.session.outbox.add_changes(undo.changes, batch=_undo_batch(plan))
    numbers = frozenset([*waiting, *(row.number for row in rows)])
    return Applied(await shop.send(patience, numbers=numbers), tuple(already), undo.left)


def _batch(plan: Plan) -> str:
    return f"plan-{plan.mark}"


def _undo_batch(plan: Plan) -> str:
    return f"undo-{plan.mark}"


async def _latest(shop: OpenShop, plan: Plan) -> dict[str, OutboxRow]:
    """The last row of each listing that this plan, or taking it back, has put in the outbox."""
    rows: list[OutboxRow] = []
    for batch in (_batch(plan), _undo_batch(plan)):
        rows += await shop.session.outbox.rows(_ALL, batch=batch)
    return {row.item_id: row for row in sorted(rows, key=lambda row: row.number)}


def _check_owner(shop: OpenShop, plan: Plan) -> None:
    account = shop.session.account
    if plan.user_id != account.user_id:
        raise OtherShop(f"the plan is for seller {plan.user_id}, this is {account.user_id}")
