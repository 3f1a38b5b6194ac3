"""A seller's desk with schedules: each look at the time is that of a program of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from app.engine.notices import Notice, NoticeError
from app.engine.plans.plan import Plan
from app.engine.schedules.agent import Agent
from app.engine.schedules.overlap import Span
from app.engine.schedules.scheduling import SchedulePlans, add_schedule, new_schedule
from app.workspace.folder import Workspace
from app.workspace.journal.schedules import Schedule, ScheduleStore
from tests.faults.market_at_hand import Killed
from tests.faults.plan_desk import PlanDesk
from tests.faults.shop_at_hand import ShopAtHand


class ScheduleDesk(PlanDesk):
    """A desk with schedules; ``notices`` are what stood in the way, ``closed`` why it is shut."""

    def __init__(self, shop: ShopAtHand) -> None:
        super().__init__(shop)
        self.folder = Workspace(shop.journal.parent)
        self.notices: list[str] = []
        self.closed: str = ""
        self.opened_count = 0

    @property
    def now(self) -> int:
        return round(self.shop.clock.now().timestamp() * 1000)

    def schedule(self, plan: Plan, starts: int, ends: int | None) -> str:
        """Have a plan begin and go back so many milliseconds from now."""
        end = None if ends is None else self.now + ends
        span = Span(self.now + starts, end)

        def add(journal: Any) -> str:
            risks = self.shop.run(self._risks(plan))
            new = new_schedule(
                plan, span, self.now, name="Sale", zone="UTC", risks=risks, accepted=len(risks)
            )
            plans = SchedulePlans(self.folder.schedules)
            add_schedule(ScheduleStore(journal), plans, plan, new)
            return new.schedule_id

        return str(self.shop.in_journal(add))

    async def _risks(self, plan: Plan) -> Any:
        async with self.opened() as shop:
            return await shop.outbox.risks(plan.changes())

    def state_of(self, schedule_id: str) -> Schedule:
        found = self.shop.in_journal(lambda journal: ScheduleStore(journal).of(schedule_id))
        assert isinstance(found, Schedule)
        return found

    def agent(self) -> Agent:
        """A new program that looks after the schedules."""

        @asynccontextmanager
        async def connect() -> AsyncIterator[Any]:
            self.opened_count += 1
            if self.closed:
                raise NoticeError(Notice(self.closed))
            async with self.opened() as shop:
                yield shop

        return Agent(
            self.folder.path,
            self.shop.clock,
            connect,
            on_notice=lambda notice: self.notices.append(notice.code),
        )

    def look(self, agent: Agent | None = None) -> None:
        """Look once; what is killed in it is killed."""
        with suppress(Killed):
            self.shop.run((agent or self.agent()).look())

    def pass_time(self, milliseconds: int) -> None:
        self.shop.clock.advance(milliseconds / 1000)

    def price(self, item_id: str) -> float:
        return float(self.shop.body(item_id)["price"])
