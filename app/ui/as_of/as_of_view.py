"""The page of an earlier shop: the choice of a sync, a search, and the listings as they were."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from app.engine.catalog.catalog import ListingQuery
from app.ui.listings.chosen import ChosenListings
from app.ui.listings.searching import Searching
from app.ui.listings.table.model import ItemTableModel
from app.ui.listings.table.row_copying import RowCopying
from app.ui.listings.table.table import ListingsTable
from app.ui.look.text import PlainLabel, literal
from app.ui.look.type_scale import px
from app.ui.look.window_locale import with_count
from app.ui.texts.catalog_text import moment
from app.ui.widgets.card import Divider
from app.ui.widgets.display.banner import Banner
from app.ui.widgets.inputs.combo import Combo
from app.ui.widgets.inputs.search_box import SearchBox
from app.ui.widgets.menu import Menu
from app.ui.widgets.view_head import ViewHead

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFocusEvent

    from app.editing.number_locale import NumberLocale
    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.history.archive import SyncMark


class AsOfView(QWidget):
    """The view of an earlier shop, with a choice of syncs.

    ``sync_chosen`` carries the number of a sync, ``back_requested`` asks for the present shop.
    """

    sync_chosen = Signal(object)
    back_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("as_of")
        self.setAccessibleName(self.tr("The shop as it was"))
        self.table: ListingsTable | None = None
        self.model: ItemTableModel | None = None
        self.syncs = Combo(self, name="as_of_syncs")
        self.syncs.setAccessibleName(self.tr("As of the sync"))
        self.syncs.setMinimumWidth(px(260))
        self.banner = Banner("info", "", parent=self, name="as_of_banner", icon_name="history")
        back = self.banner.add_action(self.tr("Back to now"), "arrow-left", name="as_of_back")
        back.clicked.connect(self.back_requested)
        self._shown: QWidget | None = None
        self._lay_out()
        self.syncs.activated.connect(lambda at: self.sync_chosen.emit(self.syncs.itemData(at)))

    def _lay_out(self) -> None:
        head = ViewHead(self)
        line = head.line
        label = PlainLabel(self.tr("As of"), "view_title", "text", head)
        label.setBuddy(self.syncs)
        line.addWidget(label)
        line.addWidget(self.syncs, 1)
        line.addStretch(1)
        around = QVBoxLayout()
        around.setContentsMargins(px(16), 0, px(16), px(8))
        around.addWidget(self.banner)
        body = QFrame(self)
        body.setProperty("background", "surface")
        self._body = QVBoxLayout(body)
        self._body.setContentsMargins(0, 0, 0, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(head)
        column.addLayout(around)
        column.addWidget(Divider(self))
        column.addWidget(body, 1)

    def show_syncs(self, marks: Sequence[SyncMark], locale: NumberLocale) -> None:
        """Offer these syncs, the latest first."""
        self.syncs.clear()
        for mark in marks:
            words = self.tr("%n listings", "", mark.counted)
            words = with_count(words, mark.counted, locale)
            self.syncs.addItem(f"{moment(mark.ended_at)} · {words}", mark.number)

    def show_message(self, tone: str, title: str, text: str = "") -> None:
        """Show which sync this is, or why there is none."""
        self.banner.show_message(tone, title, text, icon_name="history" if tone == "info" else "")

    def show_shop(self, catalog: ItemCatalog) -> None:
        """Show the listings of ``catalog``, which cannot be changed or sent."""
        self.show_nothing()
        self._shown = page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, px(8), 0, 0)
        column.setSpacing(px(8))
        self.model = model = ItemTableModel(catalog, ListingQuery(), page)
        model.text.site_id = catalog.shop().site_id
        # Without cell marks the model is read-only.
        self.table = table = ListingsTable(model, page)
        table.setObjectName("as_of_table")
        table.paint_in_full()
        table.header.show_sort(model.query.keys)
        table.header.sort_requested.connect(self._sort)
        table.header.sort_also_requested.connect(self._sort_also)
        copying = RowCopying(ChosenListings(catalog, table), table)
        copy = QAction(literal(self.tr("Copy rows")), table)
        copy.setShortcut(QKeySequence.StandardKey.Copy)
        copy.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        # A signal connection does not keep the owner of a bound method alive.
        copy.triggered.connect(lambda: copying.copy_rows())
        table.addAction(copy)
        table.menu_requested.connect(partial(self._open_menu, copy))
        search = SearchBox(self.tr("Search the listings of then…"), "", page, name="as_of_search")
        searching = Searching(search, model)
        searching.requested.connect(self._search)
        search.down_pressed.connect(table.setFocus)
        line = QHBoxLayout()
        line.setContentsMargins(px(16), 0, px(16), 0)
        line.addWidget(search)
        column.addLayout(line)
        column.addWidget(searching.note)
        column.addWidget(table, 1)
        self._body.addWidget(page)
        page.show()

    def _open_menu(self, copy: QAction, place: QPoint) -> None:
        menu = Menu(parent=self.table, name="as_of_menu")
        menu.addAction(copy)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(place)

    def show_nothing(self) -> None:
        """Remove the shown listings."""
        if self._shown is not None:
            self._body.removeWidget(self._shown)
            self._shown.hide()
            self._shown.deleteLater()
        self._shown = self.table = self.model = None

    def _search(self, words: str) -> None:
        if self.model is not None:
            self.model.set_query(self.model.query.of_text(words))

    def _sort(self, sort: str, descending: bool) -> None:
        if self.model is not None:
            self._show_order(self.model.query.sorted_by((sort, descending)))

    def _sort_also(self, sort: str) -> None:
        if self.model is not None:
            self._show_order(self.model.query.sorted_also_by(sort))

    def _show_order(self, query: ListingQuery) -> None:
        if self.model is not None and self.table is not None:
            self.model.set_query(query)
            self.table.header.show_sort(query.keys)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus to the choice of a sync."""
        super().focusInEvent(event)
        self.syncs.setFocus(Qt.FocusReason.OtherFocusReason)

    def minimumSizeHint(self) -> QSize:
        """Return the size that fits into the smallest window."""
        return QSize(px(600), px(300))
