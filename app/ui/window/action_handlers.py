"""What the actions of the window do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from app.ui.listings.table.row_copying import RowCopying

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from app.ui.window.main_window import MainWindow
    from app.ui.window.shell import Shell


class WindowActs:
    """One small function per action; sheets and palette are made when they are asked for."""

    def __init__(self, window: MainWindow, shell: Shell) -> None:
        self._window, self._shell = window, shell
        self._listings = window.listings
        self._copying = RowCopying(window.listings)

    def table(self) -> Mapping[str, Callable[[], object]]:
        """What each action of the table does."""
        window, listings = self._window, self._listings
        return {
            "sync": window.sync_requested.emit,
            "token": window.token_requested.emit,
            "sync_receipt": window.receipt_requested.emit,
            "close_view": self._close_view,
            "quit": window.close,
            "undo": self._shell.undo_group.undo,
            "redo": self._shell.undo_group.redo,
            "copy": self._copying.copy_rows,
            "copy_id": self._copying.copy_ids,
            "select_all": listings.table.selectAll,
            "select_none": listings.table.clearSelection,
            "find": self._find,
            "inspector": self._toggle_inspector,
            "navigation": self._toggle_navigation,
            "full_screen": self._toggle_full_screen,
            "edit_listing": self._edit,
            "next_listing": lambda: self._step(1),
            "previous_listing": lambda: self._step(-1),
            "palette": self._open_palette,
            "legend": self._open_legend,
            "shortcuts": self._open_shortcuts,
            "about": self._open_about,
        }

    def _close_view(self) -> None:
        widget = self._window.stack.currentWidget()
        # A working view may have something to ask before it goes.
        leave = getattr(widget, "leave", None)
        if self._window.working and callable(leave):
            leave()
        elif self._window.working:
            self._window.close_view(self._window.current_view)
        else:
            self._window.show_view("listings")

    def _find(self) -> None:
        if self._window.current_view != "listings":
            self._window.show_view("listings")
        self._listings.focus_search()

    def _toggle_inspector(self) -> None:
        self._listings.set_inspector_open(not self._listings.inspector_open)
        self._shell.show_state()

    def _toggle_navigation(self) -> None:
        self._shell.want_wide(self._shell.navigation.is_rail)

    def _toggle_full_screen(self) -> None:
        window = self._window
        window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)
        self._shell.show_state()

    def _edit(self) -> None:
        item_id = self._listings.one_chosen()
        if item_id:
            self._window.open_item(item_id)

    def _step(self, step: int) -> None:
        table_view = self._listings.table
        table_view.go_to_row(table_view.currentIndex().row() + step)

    def _open_palette(self) -> None:
        from app.ui.window.palette import CommandPalette
        from app.ui.window.palette_entries import entries_of, find_listings

        palette = CommandPalette(
            self._window,
            entries_of(self._window, self._shell),
            lambda typed, show: find_listings(self._window, typed, show),
        )
        palette.open_over(self._window)

    def _open_legend(self) -> None:
        from app.ui.window.help_sheets import LegendSheet

        LegendSheet(self._window).open()

    def _open_shortcuts(self) -> None:
        from app.ui.window.help_sheets import ShortcutSheet

        ShortcutSheet(self._shell.actions, self._window).open()

    def _open_about(self) -> None:
        from app.ui.window.help_sheets import AboutSheet

        AboutSheet(self._window).open()
