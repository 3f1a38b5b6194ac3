"""Opening of plans in a window: new ones for selected or shown listings, and stored ones."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from decimal import Decimal
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject

from app.clock import SystemClock
from app.domain.timestamps import format_timestamp
from app.domain.vocabulary import ListingTypeId
from app.engine.changes.lifecycle import LifecycleStep
from app.engine.outbox.guards import Guards
from app.engine.plans.plan import new_plan_id
from app.engine.plans.plan_store import KeptPlan, PlanStore
from app.engine.plans.saved_changes import SavedChanges
from app.engine.previews.question import PreviewQuestion
from app.engine.schedules.schedules import Schedules
from app.tasks import Overlap
from app.ui.look.translation import Words
from app.ui.plans.kept_changes import KeptChanges
from app.ui.plans.operations_column import OperationsColumn
from app.ui.plans.plan_controller import PlanController
from app.ui.plans.plan_list import PlanListController, PlanListView
from app.ui.plans.plan_view import PlanView
from app.ui.plans.preview.model import PreviewModel
from app.ui.plans.preview.table import PreviewTable
from app.ui.plans.side_cards import GuardsCard
from app.ui.schedules.schedule_controller import ScheduleController
from app.ui.schedules.scheduling import Scheduling
from app.ui.texts.catalog_text import day, now_ms
from app.ui.texts.form_context import context_of_shop
from app.ui.window.frame import LISTINGS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPixmap

    from app.engine.previews.question import Limits
    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.texts.form_context import FormContext
    from app.ui.window.main_window import MainWindow

PLANS: Final = "plans"
PlanNames: Final = Words("PlanNames")
_NOTHING: Final = Decimal(0)
# The operation of a plan for each step of the life cycle.
_STEPS: Final = {
    LifecycleStep.TYPE: ("listing_type", "set", (ListingTypeId.GOLD_PRO.value,)),
    LifecycleStep.RELIST: ("relist", "set", ()),
    LifecycleStep.DELETE: ("delete", "set", ()),
}


class Plans(QObject):
    """The handler of the actions for plans; it lives as long as the window."""

    def __init__(
        self, window: MainWindow, session: Session, scope: TaskScope, limits: Limits
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._scope = window, session, scope
        self._limits = limits
        self._plan_store = PlanStore(session.catalog.path.parent / "plans")
        self._changes = SavedChanges(session.catalog.path.parent / "changes")
        self._schedules = Schedules(
            session.catalog.path.parent, Guards(limits, session.catalog.path, session.account)
        )
        self._open: dict[str, PlanController] = {}
        self._list: PlanListController | None = None
        window.bulk_edit_requested.connect(self._begin)
        window.plan_requested.connect(self._begin_step)
        window.register_view(
            PLANS, str(QT_TRANSLATE_NOOP("Views", "Plans")), "layers", self._make_list
        )
        # A task is cancelled when the scope closes, and then ends the processes of open plans.
        scope.start(self._close_at_the_end(), key="plans", overlap=Overlap.SKIP)

    def _make_list(self) -> PlanListController:
        view = PlanListView(lambda: context_of_shop(self._session).locale)
        view.listings_requested.connect(lambda: self._window.show_view("listings"))
        times = ScheduleController(
            self._schedules,
            self._scope,
            view.schedules,
            self._session.events,
            lambda: context_of_shop(self._session),
        )
        self._list = PlanListController(
            self._scope,
            view,
            self._plan_store,
            self._session.outbox,
            self.open,
            self._dropped,
            times.read,
        )
        return self._list

    def _begin(self) -> None:
        """Create a plan for the selected listings, or for all shown ones if none is selected."""
        listings = self._window.listings
        selection, shown = listings.table.selection, listings.model.rowCount()
        question = PreviewQuestion((), query=listings.model.query)
        if selection and len(selection) < shown:
            question = PreviewQuestion((), ids=tuple(selection.snapshot()))
        # Most plans change prices, so the first operation is one, ready to be filled in.
        self._open_new(("price", "percent", ("",)), question)

    def _begin_step(self, step: str, ids: Sequence[str]) -> None:
        """Create a plan that takes listings to another step of their life cycle."""
        question = PreviewQuestion((), ids=tuple(ids))
        self._open_new(_STEPS[LifecycleStep(step)], question)

    def _open_new(self, first: tuple[str, str, tuple[str, ...]], question: PreviewQuestion) -> None:
        name = PlanNames.tr("Plan of {day}").format(day=day(now_ms()))
        made = format_timestamp(SystemClock().now())
        self.open(KeptPlan(new_plan_id(), name, made, (first,), question.record()))

    def open(self, kept: KeptPlan) -> None:
        """Open a plan, or bring it to the front."""
        key = f"plan {kept.plan_id} open"
        if kept.plan_id in self._open and not self._scope.running(key):
            self._window.show_view(_view_name(kept.plan_id))
            return
        self._scope.start(self._open_in_steps(kept), key=key, overlap=Overlap.SKIP)

    async def _open_in_steps(self, kept: KeptPlan) -> None:
        """Open a plan in steps, with event-loop turns in between.

        All steps together would block the window for longer than a frame.
        """
        name = _view_name(kept.plan_id)
        others = [one.kept.name for one in self._open.values()]
        kept = await asyncio.to_thread(self._plan_store.with_own_name, kept, others)
        context = context_of_shop(self._session)
        table = PreviewTable(PreviewModel(context), self._picture)
        await asyncio.sleep(0)
        column = OperationsColumn(self._guards(context))
        await asyncio.sleep(0)
        view = self._view(context, column, table)
        await asyncio.sleep(0)
        controller = self._controller(kept, view)
        self._open[kept.plan_id] = controller
        await asyncio.sleep(0)
        if kept.plan_id not in self._open:
            return
        controller.prepare()
        await asyncio.sleep(0)
        if kept.plan_id not in self._open:
            return
        self._window.add_view(name, controller)
        await asyncio.sleep(0)
        if kept.plan_id in self._open:
            self._window.show_view(name)

    def _guards(self, context: FormContext) -> GuardsCard:
        limits: Limits = self._limits
        least: Decimal = limits.least_nets.get(context.currency_id, _NOTHING)
        return GuardsCard(limits.price_change, least, (context.currency_id, context.locale))

    def _view(
        self, context: FormContext, column: OperationsColumn, table: PreviewTable
    ) -> PlanView:
        view = PlanView(context, column, table)
        KeptChanges(view, self._scope, self._changes)
        view.table.opened.connect(self._window.open_item)
        arrived = self._window.listings.table.thumbnails.arrived
        arrived.connect(view.table.viewport().update)
        return view

    def _controller(self, kept: KeptPlan, view: PlanView) -> PlanController:
        return PlanController(
            self._session,
            self._scope,
            view,
            kept,
            plan_store=self._plan_store,
            limits=self._limits,
            present=lambda: self._window.listings.model.query,
            tab_title=self._tab_title,
            on_back=partial(self._leave, kept.plan_id),
            on_repeat=self._repeat,
            scheduling=Scheduling(
                self._schedules,
                lambda: self._session.account.site.time_zone,
                partial(self._show_schedules, kept.plan_id),
            ),
        )

    def _show_schedules(self, plan_id: str) -> None:
        """Switch from a plan to the list of plans, which shows its schedule."""
        self._leave(plan_id)
        self._window.show_view(PLANS)

    def _picture(self, item_id: str, url: str) -> QPixmap | None:
        return self._window.listings.table.thumbnails.find(item_id, url) if url else None

    def _tab_title(self, key: str) -> str:
        tabs = self._window.listings.tabs
        found = () if tabs is None else tabs.tabs.tabs()
        return next((tab.title for tab in found if tab.key == key), key)

    def _repeat(self, kept: KeptPlan) -> None:
        """Create a plan with the same operations for the same listings in their current state."""
        question = {**kept.question, "by_hand": {}, "shipping_costs": {}}
        made = format_timestamp(SystemClock().now())
        new = replace(
            kept,
            plan_id=new_plan_id(),
            name=PlanNames.tr("{name}, again").replace("{name}", kept.name),
            made_at=made,
            question=question,
            count=0,
            applied_at="",
            undone_at="",
            scheduled_at="",
        )
        self._leave(kept.plan_id)
        self.open(new)

    def _leave(self, plan_id: str) -> None:
        controller = self._open.get(plan_id)
        if controller is None:
            return
        if controller.is_busy:
            # It continues in the background and is unchanged when it is opened again.
            self._window.show_view(LISTINGS)
            return
        del self._open[plan_id]
        key = f"plan {plan_id} close"
        controller.release()
        self._scope.start(self._end(controller), key=key, overlap=Overlap.SKIP, finish=True)
        self._window.close_view(_view_name(plan_id))

    async def _end(self, controller: PlanController) -> None:
        """Wait until a plan is stored, and update the list of plans."""
        await controller.close()
        if self._list is not None:
            self._list.read()

    def _dropped(self, plan_id: str) -> None:
        """Close a plan that was deleted."""
        self._leave(plan_id)

    async def _close_at_the_end(self) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            while self._open:
                _, controller = self._open.popitem()
                await controller.close()


def _view_name(plan_id: str) -> str:
    return f"plan {plan_id}"
