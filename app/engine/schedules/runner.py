"""The runner, which claims the due schedules of a workspace and executes them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from typing import TYPE_CHECKING

from app.domain.coded_error import CodedError
from app.engine.notices import NoticeError
from app.engine.schedules.due import Step, due, next_moment
from app.workspace.journal.schedules import OPEN, Schedule, ScheduleState, moved
from app.workspace.journal.step_result import StepResult

if TYPE_CHECKING:
    from app.clock import Clock
    from app.engine.journal_thread import JournalThread
    from app.engine.notices import Notice
    from app.engine.plans.apply import Applied, SendingShop
    from app.engine.schedules.scheduling import SchedulePlans
    from app.workspace.journal.schedules import ScheduleStore

Connect = Callable[[], AbstractAsyncContextManager["SendingShop"]]
"""Opens the shop; raises ``NoticeError`` if it cannot be reached."""
_NO_TOKEN = ("no_token", "token_refused", "keyring_locked")


class ScheduleRunner:
    """A runner of due schedules; only the holder of the lock of a workspace uses one.

    See ``agent``. ``on_moved`` is called with each schedule that changed its state, ``on_notice``
    with each obstacle.
    """

    def __init__(
        self,
        store: ScheduleStore,
        plans: SchedulePlans,
        thread: JournalThread,
        clock: Clock,
        *,
        connect: Connect,
        on_moved: Callable[[Schedule], None] = lambda _: None,
        on_notice: Callable[[Notice], None] = lambda _: None,
    ) -> None:
        self._store = store
        self._plans = plans
        self._run = thread.run
        self._clock = clock
        self._connect = connect
        self._on_moved = on_moved
        self._on_notice = on_notice

    async def look(self) -> int | None:
        """Run what is due now; return the time of the next step, or ``None`` if there is none.

        Raise ``NoticeError`` if the journal cannot be read or written.
        """
        async with AsyncExitStack() as opened:
            shop: SendingShop | None = None
            for schedule in await self._run(lambda: self._store.all(OPEN)):
                step = due(schedule, self._now(), begun=await self._is_begun(schedule))
                if step is Step.NOTHING:
                    continue
                if step is Step.MISS:
                    await self._move(schedule, ScheduleState.MISSED, StepResult("missed"))
                    continue
                if shop is None:
                    try:
                        # The shop is opened only once a step is due.
                        shop = await opened.enter_async_context(self._connect())
                    except NoticeError as error:
                        await self._no_shop(schedule, error.notice)
                        continue
                await self._do(shop, schedule, step)
        moments = [next_moment(one) for one in await self._run(lambda: self._store.all(OPEN))]
        return min((moment for moment in moments if moment is not None), default=None)

    async def _is_begun(self, schedule: Schedule) -> bool:
        """Return whether a claimed plan has rows in the outbox, where it is put as a whole."""
        if schedule.state is not ScheduleState.STARTING:
            return schedule.state is not ScheduleState.WAITING
        return await self._run(lambda: self._store.is_begun(schedule.schedule_id))

    async def _no_shop(self, schedule: Schedule, notice: Notice) -> None:
        """Hold a start for which no sign-in is possible and report it; a return keeps waiting."""
        self._on_notice(notice)
        if schedule.state is ScheduleState.WAITING and notice.code in _NO_TOKEN:
            await self._move(schedule, ScheduleState.HELD, StepResult(notice.code))

    async def _do(self, shop: SendingShop, schedule: Schedule, step: Step) -> None:
        # Imported late: most of the time nothing is due.
        from app.engine.outbox.guards import NotAccepted
        from app.engine.outbox.send_report import TIMEOUT_SECONDS
        from app.engine.schedules.campaign import revert_plan, start_plan

        under_way = ScheduleState.STARTING if step is Step.START else ScheduleState.RETURNING
        # The step is claimed before anything is sent, so only one of two processes gets it; also if
        # it was claimed before, as the seller may have decided otherwise since it was read.
        claimed = await self._move(schedule, under_way)
        if claimed is None:
            return

        async def is_wanted() -> bool:
            found = await self._run(lambda: self._store.of(schedule.schedule_id))
            return found is not None and found.state is under_way

        try:
            with self._plans.opened(schedule.schedule_id) as plan:
                if step is Step.START:
                    done = await start_plan(shop, claimed, plan, TIMEOUT_SECONDS)
                else:
                    done = await revert_plan(shop, plan, TIMEOUT_SECONDS, is_wanted)
        except NotAccepted as refusal:
            await self._move(claimed, ScheduleState.HELD, StepResult(refusal.notice.code))
        except NoticeError as error:
            # It stays claimed and is resumed at the next check.
            self._on_notice(error.notice)
        except (CodedError, OSError) as error:
            # Without its plan nothing can be begun; a return waits for the plan.
            code = error.code if isinstance(error, CodedError) else "schedule.no_plan"
            state = ScheduleState.HELD if step is Step.START else ScheduleState.RETURNING
            await self._move(claimed, state, StepResult(code))
        else:
            await self._after(claimed, step, done)

    async def _after(self, claimed: Schedule, step: Step, done: Applied) -> None:
        from app.engine.schedules.campaign import result_of
        from app.engine.undo.inverse import UNANSWERED

        state = ScheduleState.DONE
        if step is Step.START:
            state = ScheduleState.DONE if claimed.ends_at is None else ScheduleState.RUNNING
        elif done.sent.unfinished or any(one.code == UNANSWERED for one in done.skipped):
            # A change without an answer may still have to be reverted.
            state = ScheduleState.RETURNING
        await self._move(claimed, state, result_of(done))

    async def _move(
        self, before: Schedule, state: ScheduleState, result: StepResult | None = None
    ) -> Schedule | None:
        after = moved(before, state, self._now(), result)
        if not await self._run(lambda: self._store.move(before, after)):
            return None
        self._on_moved(after)
        return after

    def _now(self) -> int:
        return round(self._clock.now().timestamp() * 1000)
