"""Sending, review and discarding of pending cells."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from app.clock import SystemClock
from app.domain.timestamps import format_timestamp
from app.engine.events import NoticeRaised
from app.engine.notices import NoticeError
from app.engine.outbox.guards import NotAccepted
from app.engine.plans.plan import Plan, new_plan_id
from app.engine.plans.plan_store import KeptPlan, PlanStore
from app.engine.plans.plan_writer import write_plan
from app.engine.previews.question import PreviewQuestion, Source
from app.tasks import Overlap
from app.ui.cells.cell_words import pending_words
from app.ui.cells.sent_cells import SentCells
from app.ui.look.translation import Words
from app.ui.texts.catalog_text import day, now_ms
from app.ui.texts.form_context import context_of_shop
from app.ui.widgets.ask_sheet import AskSheet

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.cells.cell_keeping import CellKeeping
    from app.ui.window.main_window import MainWindow

CellSends: Final = Words("CellSends")
MOST_SENT: Final = 200
"""The maximum number of listings whose cells are sent directly; more are first reviewed as a
plan."""


class CellSending:
    """The handler of the bar's buttons."""

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        scope: TaskScope,
        keeping: CellKeeping,
        open_plan: Callable[[KeptPlan], object],
    ) -> None:
        self._window, self._session, self._scope = window, session, scope
        self._keeping, self._open_plan = keeping, open_plan
        self._pending = session.listings.cells
        self._plan_store = PlanStore(session.catalog.path.parent / "plans")
        self._sent = SentCells(keeping.bar)
        end = session.events.subscribe(self._sent.on_event)
        keeping.destroyed.connect(lambda: end())
        bar = keeping.bar
        bar.review_requested.connect(lambda: self._begin(self._review))
        bar.send_requested.connect(lambda: self._begin(self._send))
        bar.discard_requested.connect(lambda: self._begin(self._discard))
        bar.acted.connect(self._undo_sent)

    def _begin(self, work: Callable[[], Awaitable[None]]) -> None:
        self._scope.start(self._guarded(work), key="cells send", overlap=Overlap.SKIP)

    async def _guarded(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await self._pending.write()
            await self._pending.load()
            await work()
        except NoticeError as error:
            self._session.events.publish(NoticeRaised(error.notice))

    async def _review(self) -> None:
        """Open the pending cells as a plan, which shows their effect."""
        listings = self._pending.planned()
        if not listings:
            self._keeping.changed()
            return
        plan_id, shop = new_plan_id(), self._session.catalog.shop()
        made = format_timestamp(SystemClock().now())
        plan = Plan(shop.user_id, shop.site_id, made, "", (), listings, plan_id=plan_id)
        file = await asyncio.to_thread(self._plan_store.sheet_of, plan_id)
        await asyncio.to_thread(write_plan, plan, file)
        name = CellSends.tr("Cells of {day}").format(day=day(now_ms()))
        question = PreviewQuestion((), sheet=file.name, source=Source.CELLS).record()
        self._open_plan(KeptPlan(plan_id, name, made, question=question))

    async def _send(self) -> None:
        """Send the pending cells; review them first if there are obstacles, risks or too many."""
        keeping, parts = self._keeping, self._pending.parts()
        if keeping.obstacles() or len(parts) > MOST_SENT:
            await self._review()
            return
        changes, listings = self._pending.count()
        try:
            rows = await self._session.outbox.add_parts(parts)
        except NotAccepted:
            await self._review()
            return
        self._pending.sent(parts)
        # Sent changes are not undone by a step in the table, but by a change of their own.
        keeping.stack.clear()
        keeping.changed()
        locale = context_of_shop(self._session).locale
        self._sent.follow(rows, pending_words(changes, listings, locale), locale)
        # Some may have ended before they were followed.
        numbers = [row.number for row in rows]
        self._sent.take(await self._session.outbox.read(lambda store: store.rows_of(numbers)))

    def _undo_sent(self) -> None:
        if numbers := self._sent.taken():
            self._window.undo_requested.emit(numbers)

    async def _discard(self) -> None:
        """Discard all pending cells after confirmation; this can be undone."""
        changes, listings = self._pending.count()
        words = pending_words(changes, listings, context_of_shop(self._session).locale)
        sheet = AskSheet(
            CellSends.tr("Discard what was typed into cells?"),
            CellSends.tr("{changes}. Undo brings it back.").format(changes=words),
            (),
            self._window,
            keep=CellSends.tr("Keep"),
            go=CellSends.tr("Discard"),
            danger=False,
        )
        if not await sheet.agreed():
            return
        # The buttons of the bar disappear with the pending cells.
        self._keeping.table.setFocus()
        cells = [
            (item_id, path)
            for item_id in self._pending.listings()
            for path in self._pending.paths(item_id)
        ]
        self._keeping.made(self._pending.reverted(cells), CellSends.tr("Discard cells"))
