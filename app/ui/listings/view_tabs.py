"""Saved views as tabs beside the state tabs: shown, changed, saved, renamed, deleted."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QPoint

from app.ui.listings.built_in_views import BuiltInViews
from app.ui.listings.query_settings import write_keys
from app.ui.listings.saved_views import (
    MOST_VIEWS,
    SavedView,
    ViewState,
    load_views,
    save_views,
    usable_name,
)
from app.ui.listings.table.column_layout import USUAL_LAYOUT, read_layout, write_layout
from app.ui.look.text import literal
from app.ui.widgets.menu import Menu

if TYPE_CHECKING:
    from PySide6.QtCore import QSettings

    from app.engine.catalog.catalog import ListingQuery
    from app.ui.listings.searching import Searching
    from app.ui.listings.table.table import ListingsTable
    from app.ui.listings.view_tab_row import TabRow

SAVED = "saved:"
"""The prefix of the key of a saved view's tab, before the index of the view."""


class QueryView(Protocol):
    """The interface of the listings view for its tabs."""

    def ask_for(self, query: ListingQuery) -> None:
        """Show the listings of ``query``, in its order."""


class SavedTabs(QObject):
    """The saved views of a shop, and the common state of all other tabs.

    Changes to a saved view stay, with a mark, until they are saved or discarded, even across
    starts.
    """

    def __init__(
        self,
        view: QueryView,
        table: ListingsTable,
        tabs: TabRow,
        searching: Searching,
        view_settings: QSettings,
    ) -> None:
        super().__init__(table)
        self._view, self._table, self._tabs = view, table, tabs
        self._searching, self._settings = searching, view_settings
        self._built_in = BuiltInViews(table.rows.catalog, table.rows.text.number, self)
        read = load_views(view_settings)
        self._views = list(read.views)
        self._at = -1
        self._common: ViewState | None = None
        self._moving = False
        self._tabs.views_requested.connect(self._open_menu)
        for change in (table.columns.changed, table.rows.counted, table.rows.refused):
            change.connect(self._note_change)
        tabs.density_chosen.connect(self._note_change)
        searching.view_wanted.connect(self._ask_for_new)
        self._show()
        if read.damaged:
            searching.note.show_damaged_views()

    # -- selection of a view -----------------------------------------------------------------------

    @property
    def current(self) -> SavedView | None:
        """The saved view that is shown, or ``None``."""
        return self._views[self._at] if self._at >= 0 else None

    def go_to(self, key: str) -> bool:
        """Show the view of the tab ``key``; return whether it is a state tab.

        The caller then has to show that tab.
        """
        at = int(key.removeprefix(SAVED)) if key.startswith(SAVED) else -1
        if at == self._at or self._moving:
            return at < 0
        self._note_change()
        if self._at < 0:
            self._common = self._state()
        self._at = at
        shown = self._views[at].shown if at >= 0 else self._common
        if shown is not None:
            self._apply(shown)
        return at < 0

    def leave(self) -> None:
        """Restore the common state that applied before a saved view was shown."""
        self.go_to("all")

    def _apply(self, state: ViewState) -> None:
        self._moving = True
        read = read_layout(state.columns) if state.columns else None
        layout = read.layout if read is not None else USUAL_LAYOUT
        if layout != self._table.columns.layout:
            self._table.columns.set_layout(layout)
        self._table.set_row_density(state.density)
        self._tabs.show_density(self._table.row_density)
        self._searching.show(state.text)
        self._view.ask_for(state.query())
        self._moving = False
        lost = read.lost if read is not None else ()
        if lost:
            self._searching.note.show_lost_columns(lost)

    def _state(self) -> ViewState:
        query, layout = self._table.rows.query, self._table.columns.layout
        return ViewState(
            # The typed text, even if it cannot be read.
            self._searching.words(),
            query.view,
            write_keys(query.keys),
            "" if layout == USUAL_LAYOUT else write_layout(layout),
            self._table.row_density,
        )

    def _note_change(self, *_of: object) -> None:
        """Mark the current view if it differs from its saved state."""
        view = self.current
        if view is None or self._moving:
            return
        now = self._state()
        changed = view._replace(now=None if now == view.saved else now)
        if changed != view:
            self._put(changed)

    def _put(self, view: SavedView) -> None:
        self._views[self._at] = view
        self._keep()

    def _keep(self) -> None:
        save_views(self._settings, self._views)
        self._show()

    def _show(self) -> None:
        self._moving = True
        self._tabs.show_saved(
            (f"{SAVED}{at}", one.name, one.now is not None) for at, one in enumerate(self._views)
        )
        if self._at >= 0:
            self._tabs.tabs.set_current(f"{SAVED}{self._at}")
        self._moving = False

    # -- actions on a view -------------------------------------------------------------------------

    def _open_menu(self, place: QPoint) -> None:
        menu = Menu(parent=self._tabs, name="views_menu")
        view = self.current
        if view is not None:
            if view.now is not None:
                self._add(menu, self.tr("Save the changes of “{name}”"), self._save, view.name)
                self._add(menu, self.tr("Give up the changes"), self._revert)
                menu.addSeparator()
            self._add(menu, self.tr("Rename…"), partial(self._ask_for_name, place, new=False))
            if self._at > 0:
                self._add(menu, self.tr("Move to the left"), partial(self._move, -1))
            if self._at < len(self._views) - 1:
                self._add(menu, self.tr("Move to the right"), partial(self._move, 1))
            self._add(menu, self.tr("Delete the view “{name}”"), self._delete, view.name)
            menu.addSeparator()
        new = menu.addAction(literal(self.tr("Save as a new view…")))
        new.triggered.connect(partial(self._ask_for_name, place, new=True))
        new.setEnabled(len(self._views) < MOST_VIEWS)
        menu.addSeparator()
        self._built_in.add_to(menu, self._searching.chips.words(), self._look_for)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(place)

    def _add(self, menu: Menu, words: str, act: object, name: str = "") -> None:
        menu.addAction(literal(words.format(name=name))).triggered.connect(act)

    def _look_for(self, text: str) -> None:
        """Show the listings of a query outside of the saved views; it can be saved from there."""
        self.leave()
        self._searching.show(text)
        self._view.ask_for(self._table.rows.query.of_text(text).of_view("all"))
        self._tabs.tabs.set_current("all")

    def _ask_for_name(self, place: QPoint, *, new: bool) -> None:
        from app.ui.listings.name_popup import NamePopup

        view = self.current
        popup = NamePopup("" if new or view is None else view.name, self._tabs)
        popup.named.connect(self._save_as if new else self._rename)
        popup.open_at(place)

    def _ask_for_new(self) -> None:
        self._ask_for_name(self._tabs.views_place(), new=True)

    def _save_as(self, name: str) -> None:
        usable = usable_name(name)
        if not usable:
            return
        state = self._state()
        if self.current is None:
            self._common = state
        else:
            # The changes belong to the new view; the other view returns to its saved state.
            self._views[self._at] = self._views[self._at]._replace(now=None)
        self._views.append(SavedView(usable, state))
        self._at = len(self._views) - 1
        self._keep()

    def _rename(self, name: str) -> None:
        view = self.current
        if view is not None and usable_name(name):
            self._put(view._replace(name=usable_name(name)))

    def _save(self) -> None:
        view = self.current
        if view is not None:
            self._put(SavedView(view.name, view.shown))

    def _revert(self) -> None:
        view = self.current
        if view is not None:
            self._views[self._at] = view._replace(now=None)
            self._apply(view.saved)
            self._keep()

    def _move(self, by: int) -> None:
        view = self._views.pop(self._at)
        self._at += by
        self._views.insert(self._at, view)
        self._keep()

    def _delete(self) -> None:
        del self._views[self._at]
        self._at = -1
        self._keep()
        self._tabs.tabs.set_current(self._table.rows.query.view)
