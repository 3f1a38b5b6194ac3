"""The main window: menus, navigation, one view at a time, and the status bar."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QByteArray, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QMainWindow,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.ui.listings.view import ListingsView
from app.ui.look.type_scale import px

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QSettings
    from PySide6.QtGui import QCloseEvent, QResizeEvent, QShowEvent

    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.notices import Notice
    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.window.shell import Shell

LISTINGS = "listings"
SMALLEST = QSize(1000, 700)
USUAL = QSize(1440, 900)
RAIL_BELOW, INSPECTOR_FROM = 1100, 1280
WIDE, RAIL, MENU_BAR, STATUS_BAR = 208, 56, 27, 30


class RegisteredView(NamedTuple):
    """A view that the navigation offers; ``title`` is a source text of the context "Views"."""

    name: str
    title: str
    icon: str
    factory: Callable[[], QWidget]


class MainWindow(QMainWindow):
    """Paints the shop from the local catalogue at once; ``furnish`` adds the rest after the first
    frame.

    The window decides nothing by itself: what it is asked for leaves it as a signal, and what there
    is to show is brought by ``attach``.
    """

    first_painted = Signal()
    close_requested = Signal()
    theme_chosen = Signal(str)
    language_chosen = Signal(str)
    sync_requested = Signal()
    retry_requested = Signal()
    token_requested = Signal()
    adoption_asked = Signal(object)
    receipt_requested = Signal()
    twin_refused = Signal(str)
    item_opened = Signal(str)
    view_changed = Signal(str)

    def __init__(
        self,
        catalog: ItemCatalog,
        memory: QSettings,
        *,
        theme: str = "system",
        language: str = "system",
    ) -> None:
        super().__init__()
        self.setObjectName("main_window")
        self.setWindowTitle("Vitrina")
        self.catalog, self.memory = catalog, memory
        self.theme, self.language = theme, language
        self.on_open_item: Callable[[str], object] = self.item_opened.emit
        self.views: dict[str, RegisteredView] = {}
        self.shell: Shell | None = None
        self.listings = ListingsView(catalog, memory, self)
        self.stack = QStackedWidget(self)
        self.stack.addWidget(self.listings)
        self._widgets: dict[str, QWidget] = {LISTINGS: self.listings}
        self._current = LISTINGS
        self._may_close = False
        self._lay_out()
        self._restore()
        self.listings.opened.connect(lambda item_id: self.open_item(item_id))
        self.listings.retry_wanted.connect(self.retry_requested)
        self.listings.table.painted.connect(self._painted)

    def _lay_out(self) -> None:
        """Leave free what ``furnish`` fills, so that the table is in its place from the first
        frame."""
        if sys.platform != "darwin":
            menu_place = QWidget(self)
            menu_place.setFixedHeight(px(MENU_BAR))
            self.setMenuWidget(menu_place)
        whole = QWidget(self)
        self.rows = QVBoxLayout(whole)
        self.rows.setContentsMargins(0, 0, 0, 0)
        self.rows.setSpacing(0)
        self.columns = QHBoxLayout()
        self.columns.setContentsMargins(0, 0, 0, 0)
        self.columns.setSpacing(0)
        self.columns.addSpacing(px(WIDE))
        self.banners = QVBoxLayout()
        self.banners.setSpacing(0)
        beside = QVBoxLayout()
        beside.setSpacing(0)
        beside.addLayout(self.banners)
        beside.addWidget(self.stack, 1)
        self.columns.addLayout(beside, 1)
        self.rows.addLayout(self.columns, 1)
        self.rows.addSpacing(px(STATUS_BAR))
        self.setCentralWidget(whole)
        self.setMinimumSize(SMALLEST)

    def _restore(self) -> None:
        geometry = self.memory.value("window/geometry")
        if not isinstance(geometry, QByteArray) or not self.restoreGeometry(geometry):
            self.resize(USUAL)

    # -- from the first frame on -------------------------------------------------------------------

    def _painted(self) -> None:
        self.first_painted.emit()
        QTimer.singleShot(0, self.furnish)

    def furnish(self) -> None:
        """Add menus, navigation, tool bar and status bar; does nothing the second time."""
        if self.shell is None:
            # Imported here: the first frame needs none of it.
            from app.ui.window.shell import Shell

            self.shell = Shell(self)
            self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        """An empty shop paints no row, so that nothing would call for the rest."""
        super().showEvent(event)
        if not self.listings.model.rowCount():
            QTimer.singleShot(0, self.furnish)

    def attach(self, session: Session, scope: TaskScope) -> None:
        """Bring the connected world: events, pictures, and what the shop is called."""
        from app.ui.window.session_link import SessionLink

        self.furnish()
        SessionLink(self, session, scope)

    def show_notice(self, notice: Notice) -> None:
        """Tell the seller something, with or without a session."""
        self.furnish()
        if self.shell is not None:
            self.shell.notices.show(notice)

    def notices(self) -> list[Notice]:
        """What is told at present, the oldest first."""
        return [] if self.shell is None else self.shell.notices.shown()

    def take_back_notice(self, code: str) -> None:
        """What that notice told of is over."""
        if self.shell is not None:
            self.shell.notices.take_back(code)

    def come_forward(self) -> None:
        """Be in front of all windows, or at least ask for attention where that is not allowed."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        QApplication.alert(self)

    # -- views -------------------------------------------------------------------------------------

    def register_view(
        self, name: str, title: str, icon: str, factory: Callable[[], QWidget]
    ) -> None:
        """Offer a view in navigation, menu and palette; ``factory`` makes it when it is first
        shown."""
        self.views[name] = RegisteredView(name, title, icon, factory)
        if self.shell is not None:
            self.shell.show_places()

    def add_view(self, name: str, widget: QWidget) -> None:
        """Put a working view (one open listing) on the stack, under a name of its own."""
        self._widgets[name] = widget
        self.stack.addWidget(widget)

    def close_view(self, name: str) -> None:
        """Take a working view away; the listings come back if it was in front."""
        widget = self._widgets.pop(name, None)
        if widget is None or widget is self.listings:
            return
        if self._current == name:
            self.show_view(LISTINGS)
        self.stack.removeWidget(widget)
        widget.deleteLater()

    def show_view(self, name: str) -> None:
        """Bring a view to the front; ``KeyError`` for a name that nobody gave."""
        if name not in self._widgets:
            self.add_view(name, self.views[name].factory())
        self._current = name
        self.stack.setCurrentWidget(self._widgets[name])
        self.fit()
        if name == LISTINGS:
            self.listings.table.setFocus()
        self.view_changed.emit(name)

    @property
    def current_view(self) -> str:
        """The name of the view in front."""
        return self._current

    def view(self, name: str) -> QWidget | None:
        """The view of that name, if it was made."""
        return self._widgets.get(name)

    @property
    def working(self) -> bool:
        """Whether the view in front is a working view, inside one thing."""
        return self._current != LISTINGS and self._current not in self.views

    def open_item(self, item_id: str) -> None:
        """Open a listing, the way it was arranged (``on_open_item``)."""
        self.on_open_item(item_id)

    # -- size and end ------------------------------------------------------------------------------

    def fit(self) -> None:
        """Fold and unfold what the width of the window asks for."""
        width = self.width() / (px(100) / 100)
        rail = width < RAIL_BELOW or self.working
        self.listings.set_room(narrow=width < RAIL_BELOW, inspector=width >= INSPECTOR_FROM)
        if self.shell is not None:
            self.shell.set_rail(rail=rail, narrow=width < RAIL_BELOW)
        else:
            place = self.columns.itemAt(0)
            spacer = place.spacerItem() if place is not None else None
            if spacer is not None:
                spacer.changeSize(px(RAIL if rail else WIDE), 0)
                self.columns.invalidate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The parts follow the width."""
        super().resizeEvent(event)
        self.fit()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask to be closed; who built the window ends the work first and then calls
        ``close_for_good``."""
        self.remember()
        if self._may_close:
            super().closeEvent(event)
        else:
            event.ignore()
            self.close_requested.emit()

    def close_for_good(self) -> None:
        """Close without asking."""
        self._may_close = True
        self.close()

    def remember(self) -> None:
        """Keep geometry, columns, order and splitters for the next start."""
        self.memory.setValue("window/geometry", self.saveGeometry())
        self.listings.remember(self.memory)
        self.memory.sync()
