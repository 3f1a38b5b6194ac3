"""The listings view: tool bar, tabs, table and inspector, and their connections."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from app.engine.catalog.catalog import ListingQuery
from app.ui.listings import query_settings
from app.ui.listings.inspector_place import INSPECTOR_MOST, InspectorPlace
from app.ui.listings.table.columns import ROOMY_TITLE, TITLE_WIDTH
from app.ui.listings.table.model import ItemTableModel
from app.ui.listings.table.table import ListingsTable
from app.ui.listings.table.table_pages import TablePages
from app.ui.look.type_scale import px
from app.ui.widgets.timer import single_shot

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtCore import QSettings

    from app.engine.catalog.catalog import ItemCatalog
    from app.ui.actions import Actions
    from app.ui.listings.chosen import ChosenListings
    from app.ui.listings.inspector.inspector import Inspector
    from app.ui.listings.searching import Searching
    from app.ui.listings.tool_bar import ToolBar
    from app.ui.listings.view_tab_row import TabRow
    from app.ui.listings.view_tabs import SavedTabs

TOOL_BAR, TAB_ROW = 50, 38


class ListingsView(QWidget):
    """The view of the listings, which owns the model and the table.

    All other parts are added by ``furnish`` after the first paint. The table is sufficient to show
    the shop: the first frame reserves the space of the other parts, so that nothing moves when they
    are added.
    """

    opened = Signal(str)
    selection_changed = Signal()
    query_changed = Signal()
    retry_requested = Signal()
    inspector_folded = Signal()

    def __init__(
        self, catalog: ItemCatalog, view_settings: QSettings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("listings_view")
        self._catalog = catalog
        self._view_settings = view_settings
        self.model = ItemTableModel(catalog, query_settings.load_query(view_settings), self)
        self.model.text.site_id = catalog.shop().site_id
        self.table = ListingsTable(self.model, self)
        self.table.header.show_sort(self.model.query.keys)
        self.table.restore(view_settings)
        self.tool_bar: ToolBar | None = None
        self.searching: Searching | None = None
        self.tabs: TabRow | None = None
        self.saved: SavedTabs | None = None
        self.inspector: Inspector | None = None
        self._actions: Actions | None = None
        self._connection = "none"
        self._lay_out()
        self.table.header.sort_requested.connect(self.sort_by)
        self.table.header.sort_also_requested.connect(self.sort_also_by)
        self.table.opened.connect(self.opened)
        self.table.selection.changed.connect(self._selection_changed)
        self.table.current_changed.connect(self._selection_changed)
        self.model.replaced.connect(self._replaced)
        # Deferred until after rows and actions: a page of the inspector takes as long as both.
        self._inspecting = single_shot(self, 0, self.show_in_inspector)

    def _lay_out(self) -> None:
        self._bar_place = QVBoxLayout()
        self._tabs_place = QVBoxLayout()
        self._bar_place.addSpacing(px(TOOL_BAR))
        self._tabs_place.addSpacing(px(TAB_ROW))
        left = QWidget(self)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._tabs_place)
        self._pages = TablePages(self.table)
        column.addLayout(self._pages, 1)
        self._side = InspectorPlace(self._view_settings, self)
        self._side.folded.connect(self.inspector_folded)
        self._side.folded.connect(self.show_in_inspector)
        self.splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self.splitter.setObjectName("listings_splitter")
        self.splitter.setHandleWidth(1)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(left)
        self.splitter.addWidget(self._side)
        self.splitter.setStretchFactor(0, 1)
        self.splitter.setStretchFactor(1, 0)
        self.splitter.setSizes(self._side.wanted_sizes())
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(self._bar_place)
        whole.addWidget(self.splitter, 1)

    # -- after the first paint -----------------------------------------------------------------

    def furnish(self, actions: Actions) -> None:
        """Add tool bar, tabs and inspector in the reserved places."""
        # Imported here, because the first frame needs none of them.
        from app.ui.listings.column_choosing import ColumnChoosing
        from app.ui.listings.inspector.inspector import Inspector
        from app.ui.listings.searching import Searching
        from app.ui.listings.table.thumbnails import Thumbnails
        from app.ui.listings.tool_bar import ToolBar
        from app.ui.listings.view_tab_row import TabRow
        from app.ui.listings.view_tabs import SavedTabs
        from app.ui.widgets.parts import make_parts

        self._actions = actions
        self.table.paint_in_full()
        self.tool_bar = ToolBar(actions, self)
        self.tool_bar.setFixedHeight(px(TOOL_BAR))
        self.tool_bar.down_pressed.connect(self._into_the_table)
        _put(self._bar_place, self.tool_bar)
        self.searching = Searching(self.tool_bar.search, self.model)
        self.searching.requested.connect(self._search)
        self._bar_place.addWidget(self.searching.below)
        self.searching.below.show()
        self.tabs = TabRow(actions["inspector"], self)
        self.tabs.setFixedHeight(px(TAB_ROW))
        self.tabs.tabs.set_current(self.model.query.view)
        self.tabs.tabs.chosen.connect(self.show_tab)
        self.tabs.density_chosen.connect(self.table.set_row_density)
        choosing = ColumnChoosing(self.table, self.tabs)
        choosing.lost.connect(self.searching.note.show_lost_columns)
        self.tabs.show_density(self.table.row_density)
        _put(self._tabs_place, self.tabs)
        self.saved = SavedTabs(self, self.table, self.tabs, self.searching, self._view_settings)
        self.pictures = Thumbnails(self, side=px(INSPECTOR_MOST), kept=16)
        self.inspector = Inspector(
            self._catalog, self.model.text, self.pictures, actions, self._side
        )
        self._side.put(self.inspector)
        make_parts(self.tool_bar, self.tabs, self.table, self.inspector)
        self.inspector.select_all_requested.connect(self.table.selectAll)
        self.inspector.show_requested.connect(self.table.select_only)
        self.model.counted.connect(self._counted)
        self._counted()
        self._selection_changed()

    # -- search, tabs, order -------------------------------------------------------------------

    def _search(self, words: str) -> None:
        self._ask(self.model.query.of_text(words))

    def clear_search(self) -> None:
        """Clear the search at once."""
        if self.searching is not None:
            self.searching.clear()

    def show_tab(self, key: str) -> None:
        """Show the listings of a tab; raise ``ValueError`` for an unknown key."""
        if self.saved is not None and not self.saved.go_to(key):
            return
        self._ask(self.model.query.of_view(key))
        if self.tabs is not None and self.tabs.tabs.current_key() != key:
            self.tabs.tabs.set_current(key)

    def sort_by(self, sort: str, descending: bool) -> None:
        """Sort the rows by ``sort``; raise ``ValueError`` if it is unknown."""
        self.ask_for(self.model.query.sorted_by((sort, descending)))

    def sort_also_by(self, sort: str) -> None:
        """Add ``sort`` as a further sort key."""
        self.ask_for(self.model.query.sorted_also_by(sort))

    def ask_for(self, query: ListingQuery) -> None:
        """Show the listings of ``query``, in its order."""
        self._ask(query)
        self.table.header.show_sort(query.keys)

    def _ask(self, query: ListingQuery) -> None:
        if query == self.model.query:
            return
        self.model.set_query(query, self.chosen.to_keep())
        self.query_changed.emit()

    def _replaced(self, other: bool) -> None:
        """Deselect listings that are hidden now; scroll to the top if they are ``other`` ones."""
        self.chosen.leave_hidden(self.model.found)
        current = self.table.current_id
        if other and (not current or self.model.position(current) is None):
            self.table.scrollToTop()

    def focus_search(self) -> None:
        """Focus the search box with its text selected."""
        if self.searching is not None:
            self.searching.focus()

    def _into_the_table(self) -> None:
        if self.searching is not None:
            self.searching.now()
        if self.model.rowCount():
            self.table.setFocus(Qt.FocusReason.TabFocusReason)
            if self.table.current_id not in self.table.selection:
                self.table.go_to_row(0)

    # -- the selection -----------------------------------------------------------------------------

    @cached_property
    def chosen(self) -> ChosenListings:
        """The listings that an action applies to."""
        # Imported here: nothing is selected in the first frame.
        from app.ui.listings.chosen import ChosenListings

        chosen = ChosenListings(self._catalog, self.table)
        chosen.totals_changed.connect(self._inspecting.start)
        chosen.totals_changed.connect(self.selection_changed)
        return chosen

    def one_chosen(self) -> str:
        """Return the id of the only selected or current listing; ``""`` if none or several."""
        return self.chosen.one()

    # -- updates -----------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Read the catalog again; cheap if nothing has changed."""
        self.model.refresh()

    def read_whole(self) -> None:
        """Show the results of a sync: names of categories, and shipping costs."""
        if self.inspector is not None:
            self.inspector.forget()
            self.show_in_inspector()

    def show_connection(self, state: str) -> None:
        """Set the state of an empty table: none, reading, connected, offline, refused, no_token."""
        if state != self._connection:
            self._connection = state
            self._show_page()

    def reading_first(self) -> bool:
        """Return whether the shop was never completely synced, and no listing is here."""
        return self._catalog.synced_at() is None and not self.counts()["all"]

    def counts(self) -> Mapping[str, int]:
        """Return the number of listings in each view, regardless of the search."""
        return self._catalog.tab_counts()

    def _counted(self) -> None:
        if self.tabs is not None:
            # Imported here, as in ``furnish``.
            from app.ui.listings.tab_figures import tab_figures

            found, number = self.model.found, self.model.text.number
            figures = tab_figures(found, number, self.tabs.tabs.current_key())
            self.tabs.show_counts({} if self.reading_first() else figures)
            self.tabs.show_tabs_of(self.counts())
        self._show_page()
        self.chosen.add_up()
        self.show_in_inspector()
        self.query_changed.emit()

    def _show_page(self) -> None:
        if self._actions is None:
            return
        self._show_side()
        if self.model.rowCount():
            self._pages.show_table()
        else:
            # Imported here, because the first frame has rows or their skeletons.
            from app.ui.listings.empty import why_empty

            read = self._catalog.synced_at() is not None
            why = why_empty(self.counts(), self.model.query, self._connection, was_read=read)
            self._pages.show_empty(why, partial(self._build_empty, self._actions))

    def _build_empty(self, actions: Actions, reason: str) -> QWidget:
        from app.ui.listings.empty import EmptyViewActions, build_empty

        ways = EmptyViewActions(
            clear_search=self.clear_search,
            show_all=lambda: self.show_tab("all"),
            retry=lambda: self.retry_requested.emit(),
        )
        return build_empty(reason, ways, actions, in_tab=self.model.query.view != "all")

    def _selection_changed(self) -> None:
        self.chosen.totals = None
        self.chosen.add_up()
        self._inspecting.start()
        self.selection_changed.emit()

    # -- the inspector -----------------------------------------------------------------------------

    def show_in_inspector(self) -> None:
        """Show the present selection in the inspector if it is open."""
        if self.inspector is None or not self.inspector_open:
            return
        selection = self.table.selection
        if len(selection) > 1:
            self.inspector.show_selection(selection, self.model.rowCount(), self.chosen.totals)
        else:
            item_id = self.one_chosen()
            position = self.model.position(item_id) if item_id else None
            self.inspector.show_item(item_id, position, self.model.rowCount())

    @property
    def inspector_open(self) -> bool:
        """Whether the inspector is shown."""
        return not self._side.isHidden()

    def set_inspector_open(self, is_open: bool) -> None:
        """Show or hide the inspector; the choice is saved only if the window has room for it."""
        self._side.set_open(is_open)
        self._show_side()

    def set_room(self, *, narrow: bool, inspector: bool) -> None:
        """Adapt to the width of the window; ``narrow``: wider titles, one tab with a count."""
        self.table.columns.set_title_at_least(ROOMY_TITLE if narrow else TITLE_WIDTH)
        if self.tabs is not None:
            self.tabs.tabs.set_only_current_counts(narrow)
        if self._side.set_room(inspector):
            self._show_side()

    def _show_side(self) -> None:
        """Show the inspector if it is wanted, has room, and has content."""
        anything = bool(self.model.rowCount() or self.counts()["all"])
        self._side.show_for(anything, ready=self._actions is not None)

    def remember(self, view_settings: QSettings) -> None:
        """Save tab, order, columns, density and the inspector's width for the next start."""
        if self.saved is not None:
            self.saved.leave()
        query_settings.save_query(view_settings, self.model.query)
        self.table.remember(view_settings)
        self._side.remember()


def _put(place: QVBoxLayout, widget: QWidget) -> None:
    """Put ``widget`` into its reserved place."""
    place.takeAt(0)
    place.addWidget(widget)
