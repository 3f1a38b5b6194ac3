"""The seller's decisions about a row of the outbox, with a toast for each outcome."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from app.engine.events import NoticeRaised
from app.engine.notices import NoticeError
from app.engine.outbox.outbox import Change
from app.tasks import Overlap
from app.ui.look.translation import Words
from app.ui.texts.form_context import context_of_shop
from app.ui.window.risks import put_accepted

if TYPE_CHECKING:
    from app.editing.draft import ItemDraft
    from app.engine.outbox.guards import Risk
    from app.engine.outbox.outbox import OutboxRow
    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.activity.outbox.outbox_view import OutboxView
    from app.ui.activity.outbox.row_panel import RowPanel
    from app.ui.widgets.display.toast import ToastStack

OutboxWork: Final = Words("OutboxWork")


class RowDecisions:
    """The decisions about the rows of an ``OutboxView``; every method raises ``NoticeError``.

    ``panel`` has the result of the choices between two versions; ``open_item`` opens a listing.
    """

    def __init__(
        self,
        session: Session,
        scope: TaskScope,
        view: OutboxView,
        panel: RowPanel,
        *,
        open_item: Callable[[str], object],
        toasts: ToastStack,
    ) -> None:
        self._session, self._scope, self._view, self._panel = session, scope, view, panel
        self._open_item, self._toasts = open_item, toasts

    async def look(self, row: OutboxRow) -> None:
        """Search again for a listing whose creation has no answer."""
        await self._session.outbox.look(row.number)

    async def retry(self, row: OutboxRow) -> None:
        """Queue a row again."""
        await self._session.outbox.retry(row.number)

    async def hold(self, row: OutboxRow) -> None:
        """Hold a row that waits."""
        if not await self._session.outbox.hold(row.number):
            self._report_too_late()

    async def cancel(self, row: OutboxRow) -> None:
        """Cancel a row; typed edits become a draft again."""
        if not await self._session.outbox.cancel(row.number):
            self._report_too_late()
            return
        draft = self._view.model.facts(row).typed
        if draft is None:
            self._toasts.add("ok", OutboxWork.tr("Taken back; nothing was sent"))
            return
        toast = self._toasts.add(
            "ok",
            OutboxWork.tr("Taken back; it is a draft again"),
            OutboxWork.tr("Open"),
        )
        toast.acted.connect(lambda: self._open_item(row.item_id))

    async def keep_live(self, row: OutboxRow) -> None:
        """Keep the marketplace's values of the listing; a button restores the seller's."""
        draft = self._view.model.facts(row).draft
        if not await self._session.outbox.keep_theirs(row.number):
            self._report_decided()
            return
        if draft is None:
            return
        toast = self._toasts.add(
            "ok",
            OutboxWork.tr("The listing stays as the marketplace has it"),
            OutboxWork.tr("Restore mine"),
        )
        toast.acted.connect(
            lambda: self._scope.start(
                self._restore(draft), key=f"outbox keep {row.number}", overlap=Overlap.SKIP
            )
        )

    async def send_result(self, row: OutboxRow) -> None:
        """Send the result of the seller's choices, based on the present listing."""
        result = self._panel.result()
        if result is None:
            return
        if result.is_empty():
            await self.keep_live(row)
            return
        facts = self._view.model.facts(row)
        # A row of a plan remains part of the plan, and the draft of the listing remains the
        # seller's own.
        values = dict(result.changes())
        change = Change(row.item_id, result.base, values, details=facts.details)

        async def put(*, accepted: Sequence[Risk]) -> object:
            outbox = self._session.outbox
            if facts.batch is not None:
                return await outbox.add_changes([change], batch=facts.batch, accepted=accepted)
            added = await outbox.replace(row, result, accepted=accepted)
            if added is None:
                self._report_decided()
            return added

        await put_accepted(put, context_of_shop(self._session), self._view)

    def _report_too_late(self) -> None:
        self._toasts.add("warn", OutboxWork.tr("Too late: it is already on its way"))

    def _report_decided(self) -> None:
        self._toasts.add(
            "warn", OutboxWork.tr("This change was already decided elsewhere; nothing was sent")
        )

    async def _restore(self, draft: ItemDraft) -> None:
        try:
            await self._session.listings.restore(draft)
        except NoticeError as error:
            self._session.events.publish(NoticeRaised(error.notice))
