"""The listings table: rows painted from their objects, selected by id, driven by mouse or keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView

from app.ui import theme
from app.ui.listings.columns import CHECK, COLUMNS, TITLE, columns_that_fit
from app.ui.listings.header import ListingsHeader
from app.ui.listings.row_painter import RowPainter, RowState
from app.ui.listings.selection import ItemSelection
from app.ui.listings.thumbnails import Thumbnails
from app.ui.type_scale import px

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtCore import QEvent, QSettings
    from PySide6.QtGui import (
        QContextMenuEvent,
        QFocusEvent,
        QKeyEvent,
        QMouseEvent,
        QPaintEvent,
        QResizeEvent,
    )
    from PySide6.QtWidgets import QWidget

    from app.ui.listings.model import ItemTableModel

    Index = QModelIndex | QPersistentModelIndex

ROW_HEIGHTS = {"compact": 28, "normal": 36, "roomy": 48}

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


class ListingsTable(QTableView):
    """A virtual table over an ``ItemTableModel``.

    Qt keeps the cell cursor (the current index) and the scrolling; which listings are *selected* is kept here,
    by id. ``opened`` carries an item id, ``menu_wanted`` a global position, ``painted`` follows the first frame
    that showed a row.
    """

    opened = Signal(str)
    menu_wanted = Signal(QPoint)
    current_changed = Signal()
    painted = Signal()

    def __init__(self, model: ItemTableModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("listings_table")
        self.setAccessibleName(self.tr("Listings"))
        self.selection = ItemSelection(self)
        self.thumbnails = Thumbnails(self)
        self._painter = RowPainter(model.text, self.thumbnails)
        self._rows = model
        self._anchor = -1
        self._hovered = -1
        self._current_id = ""
        self._has_painted = False
        self._density = "normal"
        self._off: frozenset[str] = frozenset()
        self._title_at_least = COLUMNS[TITLE].width
        self._fitting = False
        self._head = ListingsHeader(self)
        self.setHorizontalHeader(self._head)
        self._prepare()
        self.setModel(model)
        self._head.prepare()
        model.is_selected = self.selection.__contains__
        self._connect(model)

    def _prepare(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAutoScroll(False)
        side = self.verticalHeader()
        side.hide()
        side.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        side.setMinimumSectionSize(1)
        side.setDefaultSectionSize(px(ROW_HEIGHTS["normal"]))

    def _connect(self, model: ItemTableModel) -> None:
        self._head.all_wanted.connect(self._select_all_or_none)
        self._head.sectionResized.connect(self._section_resized)
        self.selection.changed.connect(self._selection_changed)
        self.thumbnails.arrived.connect(self._picture_arrived)
        model.reading_wanted.connect(self._read_later)
        model.counted.connect(self._keep_place)

    # -- what is shown -----------------------------------------------------------------------

    @property
    def rows(self) -> ItemTableModel:
        """The model, by its own type."""
        return self._rows

    @property
    def header(self) -> ListingsHeader:
        """The header, by its own type."""
        return self._head

    @property
    def row_density(self) -> str:
        """How high rows are: a key of ``ROW_HEIGHTS``."""
        return self._density

    def set_row_density(self, density: str) -> None:
        """Make rows as high as ``density`` says; an unknown word means normal."""
        self._density = density if density in ROW_HEIGHTS else "normal"
        self.verticalHeader().setDefaultSectionSize(px(ROW_HEIGHTS[self._density]))
        self.viewport().update()

    @property
    def columns_off(self) -> frozenset[str]:
        """The ids of the columns that the user has switched off."""
        return self._off

    def set_columns_off(self, ids: Collection[str]) -> None:
        """Switch columns off, of those that can leave."""
        self._off = frozenset(ids) & {column.id for column in COLUMNS if column.leaves}
        self.fit_columns()

    def set_title_at_least(self, width: int) -> None:
        """How much of the title must be in sight before other columns get room (design pixels)."""
        if width != self._title_at_least:
            self._title_at_least = width
            self.fit_columns()

    def fit_columns(self) -> None:
        """Show the columns that there is room for; the title takes the rest."""
        if self._fitting:
            return
        self._fitting = True
        head = self._head
        widths = [
            head.sectionSize(n) or px(column.width) for n, column in enumerate(COLUMNS)
        ]
        shown = columns_that_fit(
            self.viewport().width(),
            widths,
            title_at_least=px(self._title_at_least),
            switched_off=self._off,
        )
        for number in range(len(COLUMNS)):
            if head.isSectionHidden(number) == (number in shown):
                head.setSectionHidden(number, number not in shown)
        self._fitting = False

    def remember(self, memory: QSettings) -> None:
        """Keep columns and row height for the next start."""
        memory.setValue("table/header", self._head.saveState())
        memory.setValue("table/off", ",".join(sorted(self._off)))
        memory.setValue("table/density", self._density)

    def restore(self, memory: QSettings) -> None:
        """Columns and row height of the last time; what is strange is left out."""
        state = memory.value("table/header")
        if state is not None and self._head.restoreState(state):
            self._head.set_modes()
        self.set_row_density(str(memory.value("table/density", "normal")))
        off = str(memory.value("table/off", ""))
        if off:
            self.set_columns_off(off.split(","))

    def _section_resized(self, _section: int, _old: int, _new: int) -> None:
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Columns come and go with the width."""
        super().resizeEvent(event)
        self.fit_columns()

    # -- painting ----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows in sight, each in one go, from its row object."""
        model, head, viewport = self._rows, self._head, self.viewport()
        height = self.verticalHeader().defaultSectionSize()
        offset = self.verticalOffset()
        dirty = event.rect()
        first = max(0, (dirty.top() + offset) // height)
        last = min(model.rowCount() - 1, (dirty.bottom() + offset) // height)
        cells = [
            (n, head.sectionViewportPosition(n), head.sectionSize(n))
            for n in range(len(COLUMNS))
            if not head.isSectionHidden(n)
        ]
        wide = viewport.width()
        focused = self.hasFocus()
        cursor = self.currentIndex()
        current_row, current_column = cursor.row(), cursor.column()
        painted = False
        painter = QPainter(viewport)
        painter.fillRect(dirty, theme.color("surface"))
        self._painter.begin(viewport.devicePixelRatioF(), height)
        model.begin_frame()
        for number in range(first, last + 1):
            top = number * height - offset
            row = model.row(number)
            if row is None:
                self._painter.paint_skeleton(painter, number, top, cells)
                continue
            state = RowState(
                row.id in self.selection,
                number == self._hovered,
                focused,
                current_column if number == current_row else -1,
            )
            self._painter.paint(painter, row, top, wide, cells, state)
            painted = True
        painter.end()
        if painted and not self._has_painted:
            self._has_painted = True
            self.painted.emit()

    def _update_row(self, number: int) -> None:
        if number >= 0:
            height = self.verticalHeader().defaultSectionSize()
            top = number * height - self.verticalOffset()
            self.viewport().update(QRect(0, top, self.viewport().width(), height))

    def _read_later(self) -> None:
        QTimer.singleShot(0, self._read_on)

    def _read_on(self) -> None:
        self._rows.read_on()
        self.viewport().update()

    def _picture_arrived(self, item_id: str) -> None:
        height = self.verticalHeader().defaultSectionSize()
        first = self.verticalOffset() // height
        for number in range(first, first + self.viewport().height() // height + 2):
            row = self._rows.row(number) if number < self._rows.rowCount() else None
            if row is not None and row.id == item_id:
                self._update_row(number)

    # -- the cursor --------------------------------------------------------------------------

    @property
    def current_id(self) -> str:
        """The id of the listing with the cursor, or ``""``."""
        return self._current_id

    def go_to_row(self, number: int, *, select: bool = True) -> None:
        """Put the cursor on row ``number`` (cut to what there is) and select it alone."""
        count = self._rows.rowCount()
        if not count:
            return
        number = max(0, min(count - 1, number))
        column = self.currentIndex().column()
        self.setCurrentIndex(self._rows.index(number, column if column > CHECK else TITLE))
        if select:
            self._anchor = number
            found = self._rows.item_id(number)
            self.selection.replace([found] if found else [])

    def go_to_item(self, item_id: str) -> bool:
        """Put the cursor on a listing; ``False`` when the query does not hold it."""
        position = self._rows.position(item_id)
        if position is None:
            return False
        self.go_to_row(position)
        return True

    def currentChanged(self, current: Index, previous: Index) -> None:
        """The cursor moved: its listing is remembered by id."""
        super().currentChanged(current, previous)
        if current.isValid():
            self._current_id = self._rows.item_id(current.row()) or ""
        self._update_row(previous.row())
        self._update_row(current.row())
        self.current_changed.emit()

    def _keep_place(self) -> None:
        """After a sync, a search or another order: the cursor stays on its listing, if that is still shown."""
        self._hovered = -1
        if self._current_id:
            position = self._rows.position(self._current_id)
            if position is not None:
                column = max(TITLE, self.currentIndex().column())
                self._anchor = position
                self.selectionModel().setCurrentIndex(
                    self._rows.index(position, column),
                    self.selectionModel().SelectionFlag.NoUpdate,
                )
        self._selection_changed()

    # -- selecting ---------------------------------------------------------------------------

    def selectAll(self) -> None:
        """Select every listing of the query, whether it is read yet or not."""
        self.selection.replace(self._rows.catalog.ids(self._rows.query))

    def clearSelection(self) -> None:
        """Select nothing."""
        self.selection.clear()

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
            ids = self._rows.ids_between(self._anchor, number)
            if modifiers & _CONTROL:
                self.selection.extend(ids)
            else:
                self.selection.replace(ids)
            return
        self._anchor = number
        if modifiers & _CONTROL:
            self.selection.toggle(item_id)
        else:
            self.selection.replace([item_id])

    # -- mouse -------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select by click; the box of a row adds it to the selection or takes it out."""
        index = self.indexAt(event.position().toPoint())
        if not index.isValid():
            if event.button() == Qt.MouseButton.LeftButton:
                self.clearSelection()
            return
        column = index.column() if index.column() != CHECK else TITLE
        self.setCurrentIndex(self._rows.index(index.row(), column))
        if event.button() == Qt.MouseButton.LeftButton:
            modifiers = event.modifiers()
            if index.column() == CHECK and not modifiers & _SHIFT:
                modifiers |= _CONTROL
            self._select_at(index.row(), modifiers)
        elif self._rows.item_id(index.row()) not in self.selection:
            self._select_at(index.row(), Qt.KeyboardModifier.NoModifier)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Everything happened on the press."""
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the listing; on its box, two clicks are two clicks."""
        index = self.indexAt(event.position().toPoint())
        if not index.isValid() or event.button() != Qt.MouseButton.LeftButton:
            return
        if index.column() == CHECK:
            self.mousePressEvent(event)
        else:
            self._open(index.row())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Lift the row under the pointer."""
        self._hover(self.rowAt(int(event.position().y())))

    def leaveEvent(self, event: QEvent) -> None:
        """No row is lifted when the pointer has gone."""
        super().leaveEvent(event)
        self._hover(-1)

    def _hover(self, number: int) -> None:
        if number != self._hovered:
            before, self._hovered = self._hovered, number
            self._update_row(before)
            self._update_row(number)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu, at the pointer or beside the cursor."""
        place = event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            place = self.viewport().mapToGlobal(self.visualRect(self.currentIndex()).center())
        self.menu_wanted.emit(place)

    # -- keys --------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move cursor and selection, Shift extends, Space toggles, Enter opens."""
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
            # Qt moves by itself on Ctrl+Up and Down as on Ctrl+Home and End: to the ends, as in a sheet.
            before = cursor.row()
            super().keyPressEvent(event)
            now = self.currentIndex().row()
            alone = modifiers & _CONTROL and key not in (Qt.Key.Key_Home, Qt.Key.Key_End)
            if now != before and not (alone and not modifiers & _SHIFT):
                self._select_at(now, modifiers & ~_CONTROL)
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Typing does not jump: Qt would read every row for it. The search box is for that."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """With the focus comes a cursor, so that the next arrow key is seen to do something."""
        if not self.currentIndex().isValid() and self._rows.rowCount():
            self.go_to_row(self.verticalOffset() // self.rowHeight(0), select=False)
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The selection turns grey."""
        super().focusOutEvent(event)
        self.viewport().update()

    def _open(self, number: int) -> None:
        item_id = self._rows.item_id(number)
        if item_id is not None:
            self.opened.emit(item_id)
