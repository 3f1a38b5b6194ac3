"""Starting and reverting a scheduled plan; both may be repeated and then do the rest."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from decimal import Decimal
from typing import TYPE_CHECKING, TypeVar

from app.editing.change import MergeConflict
from app.editing.row_result import RowResult
from app.editing.values import decode_value
from app.engine.outbox.guards import NotAccepted
from app.engine.plans.apply import apply_plan, read_parts
from app.engine.plans.plan_undo import undo_plan
from app.engine.schedules.scheduling import codes_of
from app.engine.sending.conflicts import findings_of_conflicts
from app.engine.undo.inverse import CHANGED_SINCE
from app.workspace.journal.step_result import PartLeft, StepResult
from app.workspace.outbox_command import Change

if TYPE_CHECKING:
    from app.engine.outbox.guards import Accepted, Risk
    from app.engine.plans.apply import Applied, SendingShop
    from app.engine.plans.plan import Plan
    from app.engine.undo.inverse import Skipped
    from app.workspace.journal.schedules import Schedule

Result = TypeVar("Result")
MOST_NAMED = 1_000


async def start_plan(shop: SendingShop, schedule: Schedule, plan: Plan, timeout: float) -> Applied:
    """Send the parts of the plan that are not done yet, with the consent its seller gave.

    Raise ``NotAccepted`` if there is a risk with a reason that the seller did not accept, and
    ``NoticeError``.
    """
    floor = Decimal(schedule.floor) if schedule.floor else None

    async def send(accepted: Accepted) -> Applied:
        return await apply_plan(shop, plan, timeout, accepted=accepted, floor=floor)

    return await _agreeing(send, lambda risks: codes_of(risks) <= schedule.agreed)


async def revert_plan(
    shop: SendingShop, plan: Plan, timeout: float, is_wanted: Callable[[], Awaitable[bool]]
) -> Applied:
    """Revert the plan; changes that cannot be reverted are held in the outbox and reported.

    Every value goes back to its value directly before the plan's own write. The consent to the
    schedule covers this too. If a value was changed by someone else since, the seller decides: the
    reverting row is held in the outbox with the values and not sent before that. It ends early once
    ``is_wanted`` is false, because the seller decided to keep the rest. Raise ``NoticeError``.
    """

    async def send(accepted: Accepted) -> Applied:
        return await undo_plan(shop, plan, timeout, accepted=accepted, is_wanted=is_wanted)

    done = await _agreeing(send, lambda _risks: True)
    if await is_wanted():
        await _hold(shop, plan, [one for one in done.skipped if one.code == CHANGED_SINCE])
    return done


async def _hold(shop: SendingShop, plan: Plan, skipped: Sequence[Skipped]) -> None:
    """Put the skipped changes in the outbox as held rows, unless they are there already."""
    batch = plan.batches[1]
    marks = await shop.outbox.read(lambda store: store.marks(batch))
    there = {mark.item_id for mark in marks if mark.state == "held"}
    by_item: dict[str, list[Skipped]] = {}
    for one in skipped:
        if one.item_id not in there:
            by_item.setdefault(one.item_id, []).append(one)
    live = await read_parts(shop, plan, list(by_item))
    changes = []
    for item_id, parts in by_item.items():
        body = live.get(item_id)
        if body is None:
            continue
        conflicts = [_conflict(one) for one in parts]
        wanted = {conflict.path: conflict.mine for conflict in conflicts}
        held = RowResult(findings_of_conflicts(conflicts))
        changes.append(Change(item_id, body, wanted, held=held))
    if changes:
        await shop.outbox.put(changes, batch=batch, accepted=())


def result_of(done: Applied) -> StepResult:
    """Return the outcome of a step as stored with the schedule: counts and skipped parts."""
    left = [*done.skipped, *done.dropped]
    return StepResult(
        counts={str(state.value): count for state, count in done.sent.counts.items()},
        already=len(done.already),
        left=len(left),
        named=tuple(PartLeft(one.item_id, one.path, one.code) for one in left[:MOST_NAMED]),
    )


async def _agreeing(
    act: Callable[[Accepted], Awaitable[Result]], allows: Callable[[Sequence[Risk]], bool]
) -> Result:
    """Run ``act`` with the risks that ``allows`` accepts; raise ``NotAccepted`` for others."""
    agreed: Sequence[Risk] = ()
    while True:
        try:
            return await act(agreed)
        except NotAccepted as refusal:
            if refusal.risks == tuple(agreed) or not allows(refusal.risks):
                raise
            agreed = refusal.risks


def _conflict(one: Skipped) -> MergeConflict:
    after, before, live = (decode_value(one.params.get(n)) for n in ("after", "before", "live"))
    return MergeConflict(one.path, after, before, live)
