"""The connection of outbox, drafts, history and receipts to a window and its session."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject, QTimer

from app.domain.wire import Unreadable, read_json, write_json
from app.engine.events import (
    Connected,
    DraftDiscarded,
    DraftRestored,
    Event,
    NoticeRaised,
    OutboxChanged,
    Synced,
)
from app.engine.notices import NoticeError
from app.engine.sync_receipt import Receipt
from app.tasks import Overlap
from app.ui.activity.drafts.discarding import Discarding
from app.ui.activity.drafts.drafts_controller import DraftsController
from app.ui.activity.drafts.drafts_view import DraftsView
from app.ui.activity.external_change_poller import ExternalChangePoller
from app.ui.activity.history.backups_menu import BackupsMenu
from app.ui.activity.history.inspector_history import InspectorHistory
from app.ui.activity.history.receipt_sheet import ReceiptSheet
from app.ui.activity.outbox.holding import Holding
from app.ui.activity.outbox.outbox_controller import OutboxController
from app.ui.activity.outbox.outbox_view import OutboxView
from app.ui.activity.row_state import SENT, group_of_state
from app.ui.loop import open_dialog
from app.ui.texts.form_context import context_of_shop
from app.ui.widgets.display.toast import ToastStack
from app.ui.window.risks import put_accepted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QWidget

    from app.engine.outbox.guards import Risk
    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.window.main_window import MainWindow

OUTBOX, DRAFTS = "outbox", "drafts"
_RECEIPT = "sync/receipt"
_COUNT_EVERY_MS = 250


class Activity(QObject):
    """The registrar of this package's views with a window, which keeps their summaries current.

    Summaries are the numbers in the navigation, the history in the inspector, and the receipt. The
    object lives as long as the window.
    """

    def __init__(self, window: MainWindow, session: Session, scope: TaskScope) -> None:
        super().__init__(window)
        window.furnish()
        assert window.shell is not None
        self._window, self._shell = window, window.shell
        self._session, self._scope = session, scope
        self._urls: dict[str, str] = {}
        # Above the bar of actions, which a toast must not cover.
        self._toasts = ToastStack(window, above=88)
        self._discarding = Discarding(session, scope, window, self._toasts)
        self._history: InspectorHistory | None = None
        if window.listings.inspector is not None:
            self._history = InspectorHistory(session, scope, window.listings.inspector)
        self._holding = Holding(
            session,
            scope,
            self._shell.sending,
            self._shell.status.job,
            self._toasts,
            lambda: context_of_shop(session),
        )
        self._shell.menus.file_extra = BackupsMenu(
            session, scope, self._toasts, self._brought_back, window
        )
        self._outside = ExternalChangePoller(
            session,
            scope,
            window.catalog,
            self,
            reload=self._brought_back,
            ask_hold=self._holding.ask,
        )
        self._count = QTimer(self)
        self._count.setSingleShot(True)
        self._count.setInterval(_COUNT_EVERY_MS)
        self._count.timeout.connect(self._count_again)
        window.register_view(
            DRAFTS, str(QT_TRANSLATE_NOOP("Views", "Drafts")), "pencil", self._make_drafts
        )
        window.register_view(
            OUTBOX, str(QT_TRANSLATE_NOOP("Views", "Outbox")), "outbox", self._make_outbox
        )
        window.receipt_requested.connect(self._show_receipt)
        window.duplicate_refused.connect(self._close_duplicate)
        window.view_changed.connect(self._view_changed)
        end = session.events.subscribe(self._on_event)
        self.destroyed.connect(lambda: end())
        if self._receipt() is not None:
            self._shell.show_receipt_known()
        self._count_again()

    @property
    def toasts(self) -> ToastStack:
        """The toast stack in which the window reports outcomes."""
        return self._toasts

    # -- views ---------------------------------------------------------------------------------

    def _make_outbox(self) -> OutboxController:
        view = OutboxView(context_of_shop(self._session), self._picture_of)
        self._holding.shown = view.show_paused
        view.show_paused(self._holding.paused)
        view.pause_requested.connect(self._holding.hold)
        view.listings_requested.connect(lambda: self._window.show_view("listings"))
        self._repaint_with(view.table.viewport())
        return OutboxController(
            self._session,
            self._scope,
            view,
            open_item=self._window.open_item,
            toasts=self._toasts,
        )

    def _make_drafts(self) -> DraftsController:
        view = DraftsView(self._picture_of)
        view.listings_requested.connect(lambda: self._window.show_view("listings"))
        self._repaint_with(view.list.viewport())
        return DraftsController(self._session, self._scope, view, open_item=self._window.open_item)

    def _picture_of(self, item_id: str) -> QPixmap | None:
        url = self._urls.get(item_id)
        if url is None:
            row = self._window.catalog.row(item_id) if item_id else None
            url = self._urls[item_id] = "" if row is None else row.thumbnail or ""
        return self._window.listings.table.thumbnails.find(item_id, url) if url else None

    def _repaint_with(self, viewport: QWidget) -> None:
        self._window.listings.table.thumbnails.arrived.connect(viewport.update)

    def _view_changed(self, name: str) -> None:
        """Count the drafts again, because text typed in an editor may have become one."""
        self._count.start()
        if name == "listings" and self._history is not None:
            self._history.again()
        if name == OUTBOX:
            self._holding.ask()

    # -- what the window tells -----------------------------------------------------------------

    def _on_event(self, event: Event) -> None:
        self._holding.on_event(event)
        self._outside.on_event(event)
        self._discarding.on_event(event)
        match event:
            case Synced(receipt):
                self._urls.clear()
                kept = write_json(asdict(receipt)).decode()
                self._window.view_settings.setValue(_RECEIPT, kept)
                self._shell.show_receipt_known()
            case OutboxChanged(row):
                if not self._count.isActive():
                    self._count.start()
                if self._history is not None:
                    self._history.again(row.listing_id)
            case Connected() | DraftDiscarded() | DraftRestored():
                self._count.start()

    def _count_again(self) -> None:
        self._scope.start(self._read_counts(), key="outbox counts", overlap=Overlap.REPLACE)

    async def _read_counts(self) -> None:
        try:
            counts = await self._session.outbox.read(lambda store: store.counts())
            drafts = await self._session.listings.drafts()
        except NoticeError:
            # The window reports elsewhere that the journal cannot be read.
            return
        waiting = sum(count for state, count in counts.items() if group_of_state(state) != SENT)
        self._shell.show_total(OUTBOX, waiting, wanted=True)
        self._shell.show_total(DRAFTS, len(drafts))

    def _brought_back(self) -> None:
        """Reload everything shown from the journal.

        It has changed because a backup was restored or another program wrote to it.
        """
        self._count.start()
        for name in (OUTBOX, DRAFTS):
            view = self._window.view(name)
            if view is not None:
                view.read()

    def _close_duplicate(self, item_id: str) -> None:
        """Close a listing whose creation arrived late, beside the one that was created again."""
        self._scope.start(
            self._close_listing(item_id), key=f"close {item_id}", overlap=Overlap.SKIP
        )

    async def _close_listing(self, item_id: str) -> None:
        try:
            item = (await self._session.listings.open(item_id)).item

            async def put(*, accepted: Sequence[Risk]) -> object:
                closed = {"status": "closed"}
                outbox = self._session.outbox
                return await outbox.add_change(item_id, item, closed, accepted=accepted)

            await put_accepted(put, context_of_shop(self._session), self._window)
        except NoticeError as error:
            self._session.events.publish(NoticeRaised(error.notice))

    def _receipt(self) -> Receipt | None:
        kept = self._window.view_settings.value(_RECEIPT, "")
        try:
            return Receipt(**read_json(str(kept).encode())) if kept else None
        except (Unreadable, TypeError):
            return None

    def _show_receipt(self) -> None:
        receipt = self._receipt()
        if receipt is not None:
            locale = context_of_shop(self._session).locale
            open_dialog(ReceiptSheet(receipt, locale, self._window))
