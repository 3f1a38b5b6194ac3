"""Functions of the window's actions that need more than one call."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import Qt

from app.ui.loop import open_dialog

if TYPE_CHECKING:
    from PySide6.QtGui import QUndoGroup

    from app.ui.listings.table.row_copying import RowCopying
    from app.ui.window.frame import WindowFrame
    from app.ui.window.navigation import Navigation


class ActionTarget(Protocol):
    """The target of the actions: the part of the shell that they need."""

    @property
    def window(self) -> WindowFrame:
        """The window, with its views."""

    @property
    def undo_group(self) -> QUndoGroup:
        """The undo stacks of the views; the active one is that of the view in front."""

    @property
    def navigation(self) -> Navigation:
        """The list of views."""

    @property
    def copying(self) -> RowCopying:
        """The object that copies the selected listings to the clipboard."""

    def want_wide(self, wide: bool) -> None:
        """Expand or collapse the navigation."""

    def show_state(self) -> None:
        """Enable the actions that are possible now."""

    def open_palette(self) -> None:
        """Open the command palette."""

    def open_shortcuts(self) -> None:
        """Open the dialog of keyboard shortcuts."""


def copy(target: ActionTarget) -> None:
    """Copy the selected block of cells, or else the selected rows."""
    window = target.window
    if window.listings.table.copies_cells:
        window.cell_act_requested.emit("copy")
    else:
        target.copying.copy_rows()


def close_view(target: ActionTarget) -> None:
    """Close the tab in front and go to its neighbour; leave any other view."""
    window = target.window
    if window.tabs is None or not window.tabs.close_tab(window.current_view):
        go_back(target)


def go_back(target: ActionTarget) -> None:
    """Leave the view in front; a working view may first save its content."""
    window = target.window
    view = window.view(window.current_view)
    if window.current_view == "listings":
        return
    if not window.working:
        window.show_view("listings")
    elif view is None or not view.leave():
        window.close_view(window.current_view)


def find(target: ActionTarget) -> None:
    """Focus the search box of the listings."""
    if target.window.current_view != "listings":
        target.window.show_view("listings")
    target.window.listings.focus_search()


def choose_columns(target: ActionTarget) -> None:
    """Show the column chooser below its button."""
    tabs = target.window.listings.tabs
    if tabs is not None:
        tabs.ask_for_columns()


def open_rules(target: ActionTarget) -> None:
    """Show the search as rules."""
    searching = target.window.listings.searching
    if searching is not None:
        searching.open_rules()


def open_views(target: ActionTarget) -> None:
    """Show the menu of saved views below its button."""
    tabs = target.window.listings.tabs
    if tabs is not None:
        tabs.ask_for_views()


def sort_by_column(target: ActionTarget, *, also: bool) -> None:
    """Sort by the current column, or with ``also`` use it as a secondary key."""
    listings = target.window.listings
    cursor = listings.table.currentIndex()
    sort = listings.model.columns[cursor.column()].sort if cursor.isValid() else ""
    if sort and also:
        listings.sort_also_by(sort)
    elif sort:
        listings.table.header.ask_for_order(sort)


def toggle_inspector(target: ActionTarget) -> None:
    """Show or hide the inspector."""
    listings = target.window.listings
    listings.set_inspector_open(not listings.inspector_open)
    target.show_state()


def toggle_full_screen(target: ActionTarget) -> None:
    """Enter or leave full-screen mode."""
    window = target.window
    window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)
    target.show_state()


def edit_listing(target: ActionTarget) -> None:
    """Open the selected listing if there is exactly one."""
    item_id = target.window.listings.one_chosen()
    if item_id:
        target.window.open_item(item_id)


def step(target: ActionTarget, rows: int) -> None:
    """Move ``rows`` down in the table; up if negative."""
    table = target.window.listings.table
    table.go_to_row(table.currentIndex().row() + rows)


def step_tab(target: ActionTarget, by: int) -> None:
    """Move ``by`` tabs further."""
    if target.window.tabs is not None:
        target.window.tabs.step_tab(by)


def step_listing(target: ActionTarget, by: int) -> None:
    """Open the listing ``by`` rows further instead of the one being edited."""
    if target.window.tabs is not None:
        target.window.tabs.step_listing(by)


def request_life(target: ActionTarget, step: str) -> None:
    """Request a step of ``LifecycleStep`` for the selected listings or the one being edited."""
    target.window.life_requested.emit(step)


def open_legend(target: ActionTarget) -> None:
    """Show what the states mean."""
    from app.ui.window.help_sheets import LegendSheet

    open_dialog(LegendSheet(target.window))


def open_about(target: ActionTarget) -> None:
    """Show information about the program."""
    from app.ui.window.help_sheets import AboutSheet

    open_dialog(AboutSheet(target.window))
