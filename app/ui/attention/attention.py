"""The connection of the inbox to a window and its session: loading, updating, acting."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject, QTimer

from app.engine.attention.inbox import read_listings
from app.engine.attention.reasons import Act, Group, in_order, total_of
from app.engine.attention.waiting_reasons import outbox_groups, schedule_group
from app.engine.events import Connected, Event, OutboxChanged, ScheduleMoved, Synced
from app.engine.notices import NoticeError
from app.engine.outbox.guards import Guards
from app.engine.schedules.schedules import Schedules
from app.tasks import Overlap
from app.ui.activity.outbox.outbox_controller import OutboxController
from app.ui.attention.attention_view import AttentionView
from app.ui.texts.catalog_text import now_ms
from app.ui.texts.form_context import context_of_shop
from app.ui.view import View

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPixmap

    from app.engine.attention.reasons import Entry, Shown
    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.window.main_window import MainWindow

ATTENTION, OUTBOX, PLANS = "attention", "outbox", "plans"
READ_EVERY_MS = 2_000
# The pause before the next load, as a multiple of the duration of the last one.
_REST = 15


class Attention(QObject):
    """The registrar of the inbox with a window, which keeps it and its number current.

    It loads on other threads: the catalog on one of its own, the outbox on that of the journal.
    The object lives as long as the window.
    """

    def __init__(self, window: MainWindow, session: Session, scope: TaskScope) -> None:
        super().__init__(window)
        window.furnish()
        assert window.shell is not None
        self._window, self._shell = window, window.shell
        self._session, self._scope = session, scope
        self._plans = Schedules(session.catalog.path.parent, Guards())
        self._scheduled: Group | None = None
        self._urls: dict[str, str] = {}
        self._groups: tuple[Group, ...] = ()
        self._view: AttentionView | None = None
        self._reading = self._again = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(READ_EVERY_MS)
        self._timer.timeout.connect(self.read)
        title = str(QT_TRANSLATE_NOOP("Views", "Attention"))
        window.register_view(ATTENTION, title, "bell", self._make)
        window.listings.model.counted.connect(self._note)
        end = session.events.subscribe(self._on_event)
        self.destroyed.connect(lambda: end())
        self._note()

    def _make(self) -> AttentionController:
        view = AttentionView(lambda: context_of_shop(self._session), self._picture_of)
        view.show_groups(self._groups)
        view.act_requested.connect(self._act)
        view.all_requested.connect(self._show_all)
        view.outbox_requested.connect(lambda: self._window.show_view(OUTBOX))
        view.listings_requested.connect(lambda: self._window.show_view("listings"))
        self._window.listings.table.thumbnails.arrived.connect(view.list.viewport().update)
        self._view = view
        return AttentionController(view, self.read_all)

    def _picture_of(self, item_id: str) -> QPixmap | None:
        url = self._urls.get(item_id)
        if url is None:
            row = self._window.catalog.row(item_id) if item_id else None
            url = self._urls[item_id] = "" if row is None else row.thumbnail or ""
        return self._window.listings.table.thumbnails.find(item_id, url) if url else None

    # -- what there is -------------------------------------------------------------------------

    def _note(self) -> None:
        """Schedule a reload; events until then are covered by it."""
        if not self._timer.isActive():
            self._timer.start()

    def _on_event(self, event: Event) -> None:
        match event:
            case ScheduleMoved():
                self._scheduled = None
                self._note()
            case Synced():
                self._urls.clear()
                self._note()
            case OutboxChanged() | Connected():
                self._note()

    def read_all(self) -> None:
        """Reload everything, including schedules, which another program may have changed."""
        self._scheduled = None
        self.read()

    def read(self) -> None:
        """Reload now, or as soon as the running load has finished."""
        self._again = True
        if not self._reading:
            self._reading = True
            self._scope.start(self._read(), key="attention", overlap=Overlap.SKIP)

    async def _read(self) -> None:
        try:
            while self._again:
                self._again = False
                await self._read_once()
        finally:
            self._reading = False

    async def _read_once(self) -> None:
        now, path, begun = now_ms(), self._session.catalog.path, perf_counter()
        try:
            groups = [*await asyncio.to_thread(read_listings, path, now)]
            groups += await self._session.outbox.read(lambda store: [*outbox_groups(store)])
            if self._scheduled is None:
                self._scheduled = schedule_group(await self._plans.all())
        except NoticeError:
            # The window reports elsewhere that the journal cannot be read; the shown entries stay.
            return
        # Repeated loads of a large shop must not occupy the machine.
        took = round((perf_counter() - begun) * 1000)
        self._timer.setInterval(max(READ_EVERY_MS, took * _REST))
        self._groups = in_order([*groups, self._scheduled])
        self._shell.show_total(ATTENTION, total_of(self._groups), wanted=True)
        if self._view is not None:
            self._view.show_groups(self._groups)

    # -- what is done --------------------------------------------------------------------------

    def _act(self, entry: Entry, act: Act) -> None:
        match act:
            case Act.OPEN | Act.RESTOCK:
                self._window.open_item(entry.item_id, entry.field)
            case Act.DECIDE | Act.OUTBOX:
                self._window.show_view(OUTBOX)
                outbox = self._window.view(OUTBOX)
                if isinstance(outbox, OutboxController) and entry.row is not None:
                    outbox.show_row(entry.row.number)
            case Act.SCHEDULES:
                self._window.show_view(PLANS)

    def _show_all(self, shown: Shown) -> None:
        listings = self._window.listings
        self._window.show_view("listings")
        listings.show_tab(shown.view)
        if listings.searching is not None:
            listings.searching.search_for(shown.text)


class AttentionController(View):
    """The inbox as a view of the window; ``read`` reloads everything."""

    def __init__(self, view: AttentionView, read: Callable[[], None]) -> None:
        self.widget, self._list = view, view.list
        self._read = read

    def come_forward(self) -> None:
        """Take the focus, and reload data that may have changed without an event."""
        self.widget.setFocus()
        self._read()

    def read(self) -> None:
        """Reload everything."""
        self._read()

    def order(self) -> list[str]:
        """Return the ids of the shown listings, in display order."""
        lines = self._list.rows.lines
        ids = [line.entry.item_id for line in lines if line.entry is not None]
        return [*dict.fromkeys(one for one in ids if one)]
