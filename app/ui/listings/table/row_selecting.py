"""A table view whose rows are selected by item id, with mouse and keyboard."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget

from app.ui.listings.table.columns import place_of
from app.ui.listings.table.pinned_table import PinnedTable
from app.ui.listings.table.row_windows import SCREENFUL
from app.ui.listings.table.selection import ItemSelection

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent

    from app.ui.listings.table.id_gathering import IdGathering
    from app.ui.listings.table.model import ItemTableModel

    Index = QModelIndex | QPersistentModelIndex

_CURSOR_KEYS = frozenset(
    {
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_PageDown,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
    }
)
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_CONTROL = Qt.KeyboardModifier.ControlModifier
_RETURN = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


_BORROWED_FOCUS = frozenset({Qt.FocusReason.PopupFocusReason, Qt.FocusReason.MenuBarFocusReason})


class RowSelectingTable(PinnedTable):
    """A table view that keeps its *selected* listings by id.

    The cell cursor (the current index) and scrolling are left to Qt. ``opened`` carries an item id,
    ``menu_requested`` a global position.
    """

    opened = Signal(str)
    menu_requested = Signal(QPoint)
    current_changed = Signal()

    def __init__(self, model: ItemTableModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # A viewport is created here, because requesting Qt's own viewport costs 6 ms of the first
        # paint: the binding tests every widget class to find its type.
        viewport = QWidget(self)
        viewport.setAutoFillBackground(True)
        viewport.setBackgroundRole(QPalette.ColorRole.Base)
        self.setViewport(viewport)
        self.selection = ItemSelection(self)
        self._rows = model
        self._anchor = -1
        self._hovered = -1
        self._focus_borrowed = False
        self._current_id = ""
        self._all_wanted = False
        self._head.all_requested.connect(self._select_all_or_none)
        self.selection.changed.connect(self._selection_changed)
        model.counted.connect(self._keep_place)

    @cached_property
    def _ids(self) -> IdGathering:
        # Imported here: nothing is selected in the first frame.
        from app.ui.listings.table.id_gathering import IdGathering

        return IdGathering(self._rows.catalog, "selected ids")

    def _update_row(self, number: int) -> None:
        if number >= 0:
            height = self.verticalHeader().defaultSectionSize()
            top = number * height - self.verticalOffset()
            self.viewport().update(QRect(0, top, self.viewport().width(), height))

    def _is_box(self, index: Index) -> bool:
        return index.isValid() and self._rows.columns[index.column()].id == "check"

    def _beside_box(self, index: Index) -> int:
        """Return the column of ``index``, or the title column if it is invalid or the check box."""
        if index.isValid() and not self._is_box(index):
            return index.column()
        return place_of(self._rows.columns, "title")

    # -- the cursor --------------------------------------------------------------------------

    @property
    def current_id(self) -> str:
        """The id of the current listing, or ``""``."""
        return self._current_id

    def go_to_row(self, number: int, *, select: bool = True) -> None:
        """Move the cursor to row ``number`` (clamped to the range) and select it alone."""
        count = self._rows.rowCount()
        if not count:
            return
        number = max(0, min(count - 1, number))
        self.setCurrentIndex(self._rows.index(number, self._beside_box(self.currentIndex())))
        if select:
            self._anchor = number
            found = self._rows.item_id(number)
            self.select_only([found] if found else [])

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Store the id of the current listing, and emit the change."""
        super().currentChanged(current, previous)
        if current.isValid():
            self._current_id = self._rows.item_id(current.row()) or ""
        self._update_row(previous.row())
        self._update_row(current.row())
        self.current_changed.emit()

    def leave_hidden(self) -> None:
        """Move a cursor that is on a hidden listing to the first row."""
        shown = self._current_id in self._rows.found.kept
        if self._current_id and not shown and self._rows.position(self._current_id) is None:
            self._current_id = ""
            self._anchor = -1
            if self._rows.rowCount():
                self.go_to_row(0, select=False)
            else:
                self.current_changed.emit()

    def _keep_place(self) -> None:
        """Keep the cursor on its listing, if it is still shown, after the rows were replaced."""
        self._hovered = -1
        if self._all_wanted:
            self.selectAll()
        if self._current_id:
            position = self._rows.position(self._current_id)
            if position is not None:
                column = self._beside_box(self.currentIndex())
                self._anchor = position
                self.selectionModel().setCurrentIndex(
                    self._rows.index(position, column),
                    self.selectionModel().SelectionFlag.NoUpdate,
                )
        self._selection_changed()

    # -- selecting ---------------------------------------------------------------------------

    def selectAll(self) -> None:
        """Select every listing of the query, whether or not it has been read."""
        found = self._rows.found
        # If not all listings are known yet, the selection waits for the whole answer.
        self._all_wanted = not found.whole
        if found.whole:
            # Imported here, as below, because nothing is selected in the first frame.
            from app.engine.catalog.questions import IdsOf

            self._ids.ask(IdsOf(found.packed), self.selection.replace)

    def clearSelection(self) -> None:
        """Clear the selection."""
        self.select_only([])

    def select_only(self, ids: Iterable[str]) -> None:
        """Select exactly ``ids``, and drop pending selections."""
        self._all_wanted = False
        self._ids.drop()
        self.selection.replace(ids)

    def _select_all_or_none(self, everything: bool) -> None:
        if everything:
            self.selectAll()
        else:
            self.clearSelection()

    def _selection_changed(self) -> None:
        self.viewport().update()
        count = len(self.selection)
        state = Qt.CheckState.PartiallyChecked if count else Qt.CheckState.Unchecked
        if count and count == self._rows.rowCount():
            state = Qt.CheckState.Checked
        self._head.show_checked(state)

    def _select_at(self, number: int, modifiers: Qt.KeyboardModifier) -> None:
        item_id = self._rows.item_id(number)
        if item_id is None:
            return
        if modifiers & _SHIFT and self._anchor >= 0:
            self._select_stretch(self._anchor, number, add=bool(modifiers & _CONTROL))
            return
        self._anchor = number
        if modifiers & _CONTROL:
            self._all_wanted = False
            self._ids.drop()
            self.selection.toggle(item_id)
        else:
            self.select_only([item_id])

    def _select_stretch(self, first: int, last: int, *, add: bool) -> None:
        """Select rows ``first`` to ``last``, in either order; ``add`` keeps the selection."""

        def select(ids: Iterable[str]) -> None:
            if add:
                self.selection.extend(ids)
            else:
                self.selection.replace(ids)

        self._all_wanted = False
        low, high = min(first, last), max(first, last)
        if high - low > SCREENFUL:
            from app.engine.catalog.questions import IdsOf

            numbers = self._rows.numbers_between(low, high)
            self._ids.ask(IdsOf(numbers), select, but=self.selection if add else ())
            return
        self._ids.drop()
        found = (self._rows.item_id(number) for number in range(low, high + 1))
        select([item_id for item_id in found if item_id is not None])

    # -- mouse -------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select by click; the check box of a row toggles it in the selection."""
        index = self.indexAt(event.position().toPoint())
        if not index.isValid():
            if event.button() == Qt.MouseButton.LeftButton:
                self.clearSelection()
            return
        self.setCurrentIndex(self._rows.index(index.row(), self._beside_box(index)))
        if event.button() == Qt.MouseButton.LeftButton:
            modifiers = event.modifiers()
            if self._is_box(index) and not modifiers & _SHIFT:
                modifiers |= _CONTROL
            self._select_at(index.row(), modifiers)
        elif self._rows.item_id(index.row()) not in self.selection:
            self._select_at(index.row(), Qt.KeyboardModifier.NoModifier)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Do nothing, because everything is handled on the press."""
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the listing; on the check box, a double click counts as two clicks."""
        index = self.indexAt(event.position().toPoint())
        if not index.isValid() or event.button() != Qt.MouseButton.LeftButton:
            return
        if self._is_box(index):
            self.mousePressEvent(event)
        else:
            self._open(index.row())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Highlight the row under the pointer."""
        self._hover(self.rowAt(int(event.position().y())))

    def leaveEvent(self, event: QEvent) -> None:
        """Remove the highlight when the pointer leaves."""
        super().leaveEvent(event)
        self._hover(-1)

    def _hover(self, number: int) -> None:
        if number != self._hovered:
            before, self._hovered = self._hovered, number
            self._update_row(before)
            self._update_row(number)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Request the menu, at the pointer or beside the cursor."""
        place = event.globalPos()
        if event.reason() == event.Reason.Keyboard:
            place = self.viewport().mapToGlobal(self.visualRect(self.currentIndex()).center())
        self.menu_requested.emit(place)

    # -- keys --------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move with the arrows, extend with Shift, toggle with Space, open with Enter."""
        key, modifiers = event.key(), event.modifiers()
        cursor = self.currentIndex()
        if key in _RETURN and not modifiers & _CONTROL:
            if cursor.isValid():
                self._open(cursor.row())
        elif key == Qt.Key.Key_Space and cursor.isValid():
            self._anchor = cursor.row()
            self._select_at(cursor.row(), _CONTROL)
        elif key in _CURSOR_KEYS and not cursor.isValid():
            self.go_to_row(0)
        elif key in _CURSOR_KEYS:
            # Qt treats Ctrl+Up and Ctrl+Down like Ctrl+Home and Ctrl+End: they move to the ends, as
            # in a spreadsheet.
            before = cursor.row()
            super().keyPressEvent(event)
            now = self.currentIndex().row()
            alone = modifiers & _CONTROL and key not in (Qt.Key.Key_Home, Qt.Key.Key_End)
            if now != before and not (alone and not modifiers & _SHIFT):
                self._select_at(now, modifiers & ~_CONTROL)
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Do nothing: Qt would read every row; typing is for the search box."""

    @property
    def looks_focused(self) -> bool:
        """Whether the selection is shown as focused."""
        return self.hasFocus() or self._focus_borrowed

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Set a cursor if there is none, to show where the next arrow key starts."""
        if not self.currentIndex().isValid() and self._rows.rowCount():
            first = self.verticalOffset() // self.verticalHeader().defaultSectionSize()
            self.go_to_row(first, select=not self.selection)
        super().focusInEvent(event)
        self._focus_borrowed = False
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Draw the selection grey, unless a menu or the command palette takes the focus."""
        super().focusOutEvent(event)
        self._focus_borrowed = event.reason() in _BORROWED_FOCUS
        self.viewport().update()

    def _open(self, number: int) -> None:
        item_id = self._rows.item_id(number)
        if item_id is not None:
            self.opened.emit(item_id)
