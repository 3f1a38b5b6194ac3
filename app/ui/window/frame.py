"""The window frame: the listings, other views, and reserved places for the surrounding parts."""

import sys
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
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
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QSettings
    from PySide6.QtGui import QAction, QCloseEvent, QResizeEvent, QUndoStack

    from app.engine.catalog.catalog import ItemCatalog
    from app.ui.view import View
    from app.ui.window.open_tabs import OpenTabs

LISTINGS = "listings"
SMALLEST = QSize(1000, 700)
USUAL = QSize(1440, 900)
# The decorations of a window manager: a border on each side, and a title bar.
_FRAME = QSize(16, 48)
RAIL_BELOW, INSPECTOR_FROM = 1100, 1280
WIDE, RAIL, MENU_BAR, STATUS_BAR = 216, 56, 27, 30


class RegisteredView(NamedTuple):
    """A view in the navigation; ``title`` is a source text of the translation context "Views"."""

    name: str
    title: str
    icon: str
    factory: "Callable[[], View]"


class WindowFrame(QMainWindow):
    """A window that paints the shop from the local catalog and reserves room for later parts.

    The window decides nothing by itself: requests are emitted as signals. ``fitted`` is emitted
    with whether the navigation is collapsed, and whether the window is narrow.
    """

    close_requested = Signal()
    theme_chosen = Signal(str)
    language_chosen = Signal(str)
    sync_requested = Signal()
    retry_requested = Signal()
    token_requested = Signal()
    adoption_asked = Signal(object)
    receipt_requested = Signal()
    life_requested = Signal(str)
    plan_requested = Signal(str, list)
    new_listing_requested = Signal()
    duplicate_requested = Signal()
    undo_requested = Signal(object)
    cell_act_requested = Signal(str)
    save_template_requested = Signal()
    templates_requested = Signal()
    bulk_edit_requested = Signal()
    groups_requested = Signal()
    past_requested = Signal()
    export_requested = Signal()
    import_requested = Signal()
    picture_folder_requested = Signal()
    own_costs_requested = Signal()
    duplicate_refused = Signal(str)
    item_opened = Signal(str)
    view_changed = Signal(str)
    view_registered = Signal()
    fitted = Signal(bool, bool)
    tabs_changed = Signal()

    def __init__(
        self,
        catalog: "ItemCatalog",
        view_settings: "QSettings",
        *,
        theme: str = "system",
        language: str = "system",
    ) -> None:
        super().__init__()
        self.setObjectName("main_window")
        self.setWindowTitle("Vitrina")
        self.catalog, self.view_settings = catalog, view_settings
        self.theme, self.language = theme, language
        self.on_open_item: Callable[[str], object] = self.item_opened.emit
        self.lifecycle_actions: Callable[[], Sequence[QAction]] = tuple
        """Returns the actions on the whole listing in front."""
        self.listing_actions: Callable[[], Sequence[QAction]] = tuple
        """Returns the other actions on that listing, such as duplicating it."""
        self.step_actions: Callable[[], Sequence[QAction]] = tuple
        """Returns the actions that go to the previous and to the next listing."""
        self.steps_of_listings: QUndoStack | None = None
        """The undo stack used by Undo and Redo while the listings are in front."""
        self.tabs: OpenTabs | None = None
        self.views: dict[str, RegisteredView] = {}
        self.listings = ListingsView(catalog, view_settings, self)
        self.stack = QStackedWidget(self)
        self.stack.addWidget(self.listings)
        self._views: dict[str, View] = {}
        self._current = LISTINGS
        self._open_at = "", ""
        self._may_close = False
        self._lay_out()
        self._restore()
        self.listings.opened.connect(lambda item_id: self.open_item(item_id))
        self.listings.retry_requested.connect(self.retry_requested)

    def _lay_out(self) -> None:
        """Reserve the places that ``furnish`` fills, so that the table does not move later."""
        if sys.platform != "darwin":
            menu_place = QWidget(self)
            menu_place.setFixedHeight(px(MENU_BAR))
            self.setMenuWidget(menu_place)
        whole = QWidget(self)
        self._rows = QVBoxLayout(whole)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(0)
        self._columns = QHBoxLayout()
        self._columns.setContentsMargins(0, 0, 0, 0)
        self._columns.setSpacing(0)
        self._navigation_place: QWidget | None = QWidget(whole)
        self._navigation_place.setFixedWidth(px(WIDE))
        self._columns.addWidget(self._navigation_place)
        self._banners = QVBoxLayout()
        self._banners.setSpacing(0)
        beside = QVBoxLayout()
        beside.setSpacing(0)
        self._tabs_place = QVBoxLayout()
        beside.addLayout(self._tabs_place)
        beside.addLayout(self._banners)
        beside.addWidget(self.stack, 1)
        self._columns.addLayout(beside, 1)
        self._rows.addLayout(self._columns, 1)
        self._rows.addSpacing(px(STATUS_BAR))
        self._has_status_bar = False
        self.setCentralWidget(whole)
        self.setMinimumSize(SMALLEST)

    def _restore(self) -> None:
        geometry = self.view_settings.value("window/geometry")
        if geometry is not None:
            from PySide6.QtCore import QByteArray

            if isinstance(geometry, QByteArray) and self.restoreGeometry(geometry):
                return
        room = self.screen().availableSize() - _FRAME
        self.resize(USUAL.boundedTo(room).expandedTo(SMALLEST))

    # -- the places kept free ------------------------------------------------------------------

    def put_navigation(self, widget: QWidget) -> None:
        """Put the navigation into its reserved place."""
        if self._navigation_place is not None:
            self._columns.removeWidget(self._navigation_place)
            self._navigation_place.deleteLater()
            self._navigation_place = None
        self._columns.insertWidget(0, widget)

    def put_status_bar(self, widget: QWidget) -> None:
        """Put the status bar into its reserved place."""
        if not self._has_status_bar:
            self._rows.takeAt(self._rows.count() - 1)
            self._has_status_bar = True
        self._rows.addWidget(widget)

    def put_tabs(self, row: QWidget) -> None:
        """Put the row of open tabs above the views."""
        self._tabs_place.addWidget(row)

    def put_banner(self, banner: QWidget) -> None:
        """Add a banner below the others, above the view."""
        self._banners.addWidget(banner)

    def take_banner(self, banner: QWidget) -> None:
        """Remove a banner."""
        self._banners.removeWidget(banner)
        banner.hide()
        banner.deleteLater()

    def come_forward(self) -> None:
        """Bring the window to the front; request attention if that is not allowed."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        QApplication.alert(self)

    # -- views -------------------------------------------------------------------------------------

    def register_view(
        self, name: str, title: str, icon: str, factory: "Callable[[], View]"
    ) -> None:
        """Add a view to navigation, menu and palette; ``factory`` creates it when first shown."""
        self.views[name] = RegisteredView(name, title, icon, factory)
        self.view_registered.emit()

    def add_view(self, name: str, view: "View") -> None:
        """Add a working view (an open listing) to the stack under its own name."""
        self._views[name] = view
        self.stack.addWidget(view.widget)

    def close_view(self, name: str) -> None:
        """Remove a working view; show the listings if it was in front."""
        view = self._views.pop(name, None)
        if view is None:
            return
        if self._current == name:
            self.show_view(LISTINGS)
        self.stack.removeWidget(view.widget)
        view.widget.deleteLater()

    def step_part(self, by: int) -> bool:
        """Move the focus ``by`` parts further: navigation, parts of the view, toasts."""
        # Imported here: the first frame does not need it.
        from app.ui.widgets.parts import parts_in, step_part

        parts, view = parts_in(self), self.stack.currentWidget()
        if view is not None and not any(part is view or view.isAncestorOf(part) for part in parts):
            parts.append(view)
        return step_part(parts, by)

    def replace_view(self, name: str, view: "View") -> None:
        """Replace the working view of that name; if it is in front, ``view`` is in front then."""
        old = self._views[name]
        self.add_view(name, view)
        if self._current == name:
            self.show_view(name)
        self.stack.removeWidget(old.widget)
        old.widget.deleteLater()

    def show_view(self, name: str) -> None:
        """Bring a view to the front; raise ``KeyError`` for an unknown name."""
        if name != LISTINGS and name not in self._views:
            self.add_view(name, self.views[name].factory())
        self._current = name
        view = self._views.get(name)
        self.stack.setCurrentWidget(self.listings if view is None else view.widget)
        self.fit()
        if view is None:
            self.listings.table.setFocus()
        self.view_changed.emit(name)
        if view is not None:
            view.come_forward()
            item_id, path = self._open_at
            if path and view.item_id == item_id:
                self._open_at = "", ""
                view.go_to(path)

    @property
    def current_view(self) -> str:
        """The name of the view in front."""
        return self._current

    def view(self, name: str) -> "View | None":
        """Return the view of that name if it was created; the listings are not a ``View``."""
        return self._views.get(name)

    @property
    def working(self) -> bool:
        """Whether the view in front is a working view, for a single object."""
        return self._current != LISTINGS and self._current not in self.views

    def open_item(self, item_id: str, at: str = "") -> None:
        """Open a listing by calling ``on_open_item``, at the field ``at``."""
        self._open_at = item_id, at
        self.on_open_item(item_id)

    # -- size and end ------------------------------------------------------------------------------

    def fit(self) -> None:
        """Collapse or expand parts according to the width of the window."""
        width = self.width() / (px(100) / 100)
        rail = width < RAIL_BELOW or self.working
        self.listings.set_room(narrow=width < RAIL_BELOW, inspector=width >= INSPECTOR_FROM)
        if self._navigation_place is not None:
            self._navigation_place.setFixedWidth(px(RAIL if rail else WIDE))
        self.fitted.emit(rail, width < RAIL_BELOW)

    def resizeEvent(self, event: "QResizeEvent") -> None:
        """Fit the parts to the width."""
        super().resizeEvent(event)
        self.fit()

    def closeEvent(self, event: "QCloseEvent") -> None:
        """Request closing; the owner finishes its work and then calls ``close_for_good``."""
        self.remember()
        if self._may_close:
            super().closeEvent(event)
        else:
            event.ignore()
            self.close_requested.emit()

    def close_for_good(self) -> None:
        """Close the window without another request."""
        self._may_close = True
        self.close()

    def remember(self) -> None:
        """Store geometry, columns, order and splitters for the next start."""
        self.view_settings.setValue("window/geometry", self.saveGeometry())
        self.listings.remember(self.view_settings)
        self.view_settings.sync()
