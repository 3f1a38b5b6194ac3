"""The logic of the view of one plan: previewed while it is edited, stored, applied, undone."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from decimal import Decimal
from functools import partial
from typing import TYPE_CHECKING, Final

from app.clock import SystemClock
from app.domain.timestamps import format_timestamp
from app.engine.events import NoticeRaised, OutboxChanged, SendingHeld, Synced
from app.engine.notices import NoticeError
from app.engine.plans.plan_store import renamed
from app.engine.previews.kept_rows import keep_rows, kept_rows
from app.tasks import Overlap
from app.ui.plans.applying import Applying
from app.ui.plans.calls_panel import call_of
from app.ui.plans.operation_kinds import spec_of
from app.ui.plans.plan_preview import PlanPreview
from app.ui.plans.plan_progress import PlanProgress
from app.ui.plans.plan_stage import stage_of
from app.ui.plans.preview.figures import Guards
from app.ui.plans.rehearsing import Rehearsing
from app.ui.view import View
from app.ui.widgets.timer import single_shot

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable
    from pathlib import Path

    from app.engine.catalog.table_query import ListingQuery
    from app.engine.events import Event
    from app.engine.plans.plan_store import KeptPlan, PlanStore
    from app.engine.previews.question import Limits
    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.plans.plan_view import PlanView
    from app.ui.plans.switch import Switch
    from app.ui.schedules.scheduling import Scheduling

#: The delay after the last key before the preview is computed.
TYPING_MS: Final = 120
_COUNT_MS: Final = 120
_KEEP_MS: Final = 400
#: Tasks that end when the view is closed, and tasks that always run to their end.
_FOR_THE_VIEW: Final = ("preview", "attributes", "progress", "rehearse")
_AS_SHOWN: Final = ("apply", "schedule", "save", "rehearse")
_TO_THE_END: Final = ("apply", "schedule", "undo", "retry", "save")


class PlanController(View):
    """The asynchronous operations of one ``PlanView``."""

    def __init__(
        self,
        session: Session,
        scope: TaskScope,
        view: PlanView,
        kept: KeptPlan,
        *,
        plan_store: PlanStore,
        limits: Limits,
        present: Callable[[], ListingQuery],
        tab_title: Callable[[str], str],
        on_back: Callable[[], object],
        on_repeat: Callable[[KeptPlan], object],
        scheduling: Scheduling,
    ) -> None:
        self._scheduling = scheduling
        self._session, self._scope, self._view = session, scope, view
        self.widget = view
        self.kept = kept
        self._plan_store, self._limits, self._on_back = plan_store, limits, on_back
        texts = plan_store.texts_of(kept.plan_id)
        self._preview = PlanPreview(session, view, kept, texts, limits, present, tab_title)
        self.prepare = self._preview.prepare
        self._writing = asyncio.Lock()
        self._released = False
        self._applying = Applying(session, view, view.context)
        self._rehearsing = Rehearsing(session, view, self._written)
        begin = partial(self._begin, what="progress", overlap=Overlap.QUEUE)
        self._progress = PlanProgress(self._applying, view, lambda: self.kept, begin)
        model = view.model
        model.choice.take(kept.left_out, kept.let_through)
        for switch, name in self._switches():
            switch.setChecked(kept.guards.get(name, switch.isChecked()))
        specs = [spec_of([kind, verb, list(typed)]) for kind, verb, typed in kept.specs]
        view.column.set_specs([spec for spec in specs if spec is not None])
        view.show_name(kept.name)
        self._typing = single_shot(view, TYPING_MS, self._ask)
        self._counting = single_shot(view, _COUNT_MS, self._preview.show_counts)
        self._keeping = single_shot(view, _KEEP_MS, self._keep_soon)
        self._connect(scope, on_repeat)
        self._take_guards()
        self._preview.show_which()
        self._show_stage()

    def _connect(self, scope: TaskScope, on_repeat: Callable[[KeptPlan], object]) -> None:
        view = self._view
        view.column.changed.connect(self._typing.start)
        view.column.guards.changed.connect(self._guards_changed)
        view.column.which.view_wanted.connect(self._preview.take_view)
        self._preview.asked_anew.connect(self._ask)
        view.model.ticked.connect(self._counting.start)
        view.model.ticked.connect(self._keeping.start)
        view.model.value_typed.connect(self._preview.set_by_hand)
        view.table.row_changed.connect(self._show_call)
        view.renamed.connect(self._rename)
        view.back_wanted.connect(self.leave)
        view.keep_at_wanted.connect(self._preview.keep_at)
        view.rehearse_wanted.connect(lambda: self._begin_as_shown(self._rehearsing.run, "rehearse"))
        view.stop_wanted.connect(lambda: scope.cancel(self._key("rehearse")))
        view.apply_wanted.connect(lambda: self._begin_as_shown(self._apply, "apply"))
        view.when_wanted.connect(lambda: self._begin_as_shown(self._schedule, "schedule"))
        view.undo_wanted.connect(lambda: self._begin(self._undo, "undo"))
        view.retry_wanted.connect(lambda: self._begin(self._retry, "retry"))
        view.repeat_wanted.connect(lambda: on_repeat(self.kept))
        view.save_wanted.connect(lambda: self._begin_as_shown(self._save, "save"))
        end = self._session.events.subscribe(self._on_event)
        view.destroyed.connect(lambda: end())
        self._end_events = end

    def come_forward(self) -> None:
        """Focus the first missing value, and start the preview."""
        if not self._view.column.focus_unfilled():
            self._view.setFocus()
        if not self._preview.whole:
            self._ask()

    def leave(self) -> bool:
        """Store the plan and go back to the listings."""
        self._keep_soon()
        self._on_back()
        return True

    @property
    def is_busy(self) -> bool:
        """Whether rows are being put in the outbox or written to a file at present."""
        return self._runs(_TO_THE_END)

    def _runs(self, works: Iterable[str]) -> bool:
        return any(self._scope.running(self._key(what)) for what in works)

    def release(self) -> None:
        """Read the view and detach from it; it may be deleted before the plan is stored."""
        if self._released:
            return
        self._released = True
        self._end_events()
        for timer in (self._typing, self._counting, self._keeping):
            timer.stop()
        for what in _FOR_THE_VIEW:
            self._scope.cancel(self._key(what))
        self._take_fields()

    async def close(self) -> None:
        """Store the plan, and end the preview process."""
        self.release()
        await self._write()
        await self._preview.close()

    # -- preview -----------------------------------------------------------------------------------

    def _ask(self) -> None:
        if self._runs(_AS_SHOWN):
            # The rows that were seen are written and sent, so they are not computed again
            # meanwhile.
            self._typing.start()
        elif not (self.kept.applied_at and self._preview.whole):
            self._begin(self._work_out, "preview", Overlap.REPLACE)
            self._keeping.start()

    def _begin_as_shown(self, work: Callable[[], Awaitable[None]], what: str) -> None:
        """Start an operation on the rows as they are shown, once all of them are known."""
        if self._preview.whole and self._view.model.going():
            if self._runs(("preview",)):
                # A pending preview would clear the rows; it is requested again afterwards.
                self._scope.cancel(self._key("preview"))
                self._typing.start()
            self._begin(work, what)

    def _count_soon(self) -> None:
        if not self._counting.isActive():
            self._counting.start()

    async def _work_out(self) -> None:
        if any(spec.kind == "attributes" for spec in self._view.column.specs()):
            self._begin(self._preview.offer_attributes, "attributes")
        kept = self.kept
        if kept.applied_at:
            rows = await asyncio.to_thread(kept_rows, self._plan_store, kept.plan_id)
            await self._preview.show_sent(rows)
        if kept.applied_at or await self._preview.work_out(self._count_soon):
            self._preview.show_counts()
            await self._progress.show()

    # -- selection ---------------------------------------------------------------------------------

    def _switches(self) -> tuple[tuple[Switch, str], ...]:
        guards = self._view.column.guards
        return ((guards.price, "price"), (guards.net, "net"), (guards.less, "less"))

    def _guards_changed(self) -> None:
        self._take_guards()
        self._preview.show_counts()
        self._keeping.start()

    def _take_guards(self) -> None:
        on = {name: switch.isChecked() for switch, name in self._switches()}
        least = self._limits.least_nets.get(self._view.context.currency_id, Decimal(0))
        self._view.model.guard(Guards(on["price"], on["less"], on["net"], least))

    def _show_call(self) -> None:
        view = self._view
        current = view.table.currentIndex()
        row = view.model.row(current.row()) if current.isValid() else None
        body = None if row is None else self._session.catalog.facts(row.item_id)
        call = None if row is None or body is None else call_of(row, body)
        view.calls.setVisible(view.shows_calls and call is not None)
        if call is not None:
            view.calls.base_url = self._session.base_url
            view.calls.show_call(call)

    def _rename(self, name: str) -> None:
        self.kept = renamed(self.kept, name)
        self._view.show_name(self.kept.name)
        self._keep_soon()

    # -- storage -----------------------------------------------------------------------------------

    def _keep_soon(self) -> None:
        self._take_fields()
        self._scope.start(self._write(), key=f"keep {self.kept.plan_id}", overlap=Overlap.QUEUE)

    async def _keep(self) -> None:
        self._take_fields()
        await self._write()

    def _take_fields(self) -> None:
        """Take the input of the view over into the plan."""
        choice = self._view.model.choice
        specs = tuple((one.kind, one.verb, one.typed) for one in self._view.column.specs())
        self.kept = replace(
            self.kept,
            specs=specs,
            question=self._preview.question.record(),
            left_out=tuple(choice.left_out),
            let_through=tuple(choice.let_through),
            guards={name: switch.isChecked() for switch, name in self._switches()},
        )

    async def _write(self) -> None:
        kept = self.kept
        if not (kept.specs or kept.applied_at or self._preview.question.sheet):
            return
        async with self._writing:
            await asyncio.to_thread(self._plan_store.keep, kept)

    # -- applying and undoing ----------------------------------------------------------------------

    async def _apply(self) -> None:
        count = len(self._view.model.going())
        file = await self._written()
        rows = self._view.model.rows()
        # Written before anything is sent, so that the plan counts as applied even if the program
        # ends now.
        await asyncio.to_thread(keep_rows, self._plan_store, self.kept.plan_id, rows)
        costs = self._preview.question.shipping_costs
        if not await self._applying.send(file, self._view.model.deletions(), costs):
            return
        now = format_timestamp(SystemClock().now())
        self.kept = replace(self.kept, applied_at=now, undone_at="", count=count)
        await self._keep()
        await self._change_stage()
        await self._progress.show()

    async def _schedule(self) -> None:
        view, scheduling = self._view, self._scheduling
        if await scheduling.schedule(self.kept.name, self._written, view.context, view):
            self.kept = replace(self.kept, scheduled_at=format_timestamp(SystemClock().now()))
            await self._keep()
            await self._change_stage()
            scheduling.on_scheduled()

    async def _written(self) -> Path:
        """Write the shown rows to the file of the plan, and return its path."""
        file = await asyncio.to_thread(self._plan_store.file_of, self.kept.plan_id)
        await self._preview.write(file)
        return file

    async def _undo(self) -> None:
        if await self._applying.undo(self.kept):
            self.kept = replace(self.kept, undone_at=format_timestamp(SystemClock().now()))
            await self._keep()
            await self._change_stage()
            await self._progress.show()

    async def _retry(self) -> None:
        await self._applying.retry(self.kept.batches[0])
        await self._progress.show()

    def _show_stage(self) -> None:
        view, kept = self._view, self.kept
        view.show_stage(stage_of(kept, over=not kept.applied_at))
        view.set_editable(not kept.applied_at)
        view.show_undo(bool(kept.applied_at) and not kept.undone_at)
        view.show_risk(None)

    async def _change_stage(self) -> None:
        """Show the plan's stage and counts, outcomes for forecasts; paint after each step."""
        self._show_stage()
        await asyncio.sleep(0)
        if self._preview.whole:
            self._preview.show_counts()
            await asyncio.sleep(0)

    async def _save(self) -> None:
        from app.ui.plans.plan_saving import chosen_file

        if (path := await chosen_file(self._view, self.kept.name)) is not None:
            await self._preview.write(path)

    # -- events ------------------------------------------------------------------------------------

    def _on_event(self, event: Event) -> None:
        match event:
            case OutboxChanged(row):
                if self.kept.applied_at:
                    self._progress.note(row)
            case SendingHeld(on_hold):
                self._progress.hold(on_hold)
            case Synced():
                if not self.kept.applied_at and self._preview.whole:
                    self._typing.start()

    def _begin(
        self, work: Callable[[], Awaitable[None]], what: str, overlap: Overlap = Overlap.SKIP
    ) -> None:
        self._scope.start(self._guarded(work), key=self._key(what), overlap=overlap)

    def _key(self, what: str) -> str:
        return f"plan {self.kept.plan_id} {what}"

    async def _guarded(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except NoticeError as error:
            self._session.events.publish(NoticeRaised(error.notice))
