"""A table of texts, drawn like the other tables: a header, rows, and an icon before a text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from app.ui.look.icons import exact_pixmap
from app.ui.look.paint import LEFT, elide, paint_text
from app.ui.look.text import tooltip_text
from app.ui.look.theme import color
from app.ui.look.type_scale import px
from app.ui.widgets.display.row_table import prepare_table
from app.ui.widgets.inputs.check import paint_check

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent

    Index = QModelIndex | QPersistentModelIndex

_ROW, _HEADER = 32, 30


class Cell(NamedTuple):
    """A text with its colour; ``icon`` is drawn before it in the colour ``role``."""

    text: str
    role: str = "text"
    icon: str = ""


class Heading(NamedTuple):
    """A column: its title, and its width in design pixels; 0 takes the remaining width."""

    title: str
    width: int


class RowModel(QAbstractTableModel):
    """A model of arbitrary rows, converted to cells when drawn; ``ticks`` are the ticked rows.

    ``ticked`` is emitted when the ticks change.
    """

    ticked = Signal()

    def __init__(
        self, headings: Sequence[Heading], cells: Callable[[Any], Sequence[Cell]], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.headings, self._cells = tuple(headings), cells
        self.rows: list[Any] = []
        self.out: set[int] | None = None
        """The indexes of unticked rows; ``None`` if rows cannot be ticked."""

    def show(self, rows: Sequence[Any]) -> None:
        """Replace the rows."""
        self.beginResetModel()
        self.rows = list(rows)
        if self.out is not None:
            self.out = set()
        self.endResetModel()

    def change(self) -> None:
        """Redraw the rows, because their content has changed."""
        if self.rows:
            last = self.index(len(self.rows) - 1, len(self.headings) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self.headings)

    def cell(self, index: Index) -> Cell:
        """Return the content of a cell."""
        return self._cells(self.rows[index.row()])[index.column()]

    def data(self, index: Index, role: int = 0) -> Any:
        """Return the text of a cell, its tooltip, or whether its row is ticked."""
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.cell(index).text
        if role == Qt.ItemDataRole.ToolTipRole:
            return tooltip_text(self.cell(index).text)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        """Return the title of a column."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self.headings[section].title
        return None

    def toggle(self, row: int) -> None:
        """Toggle the tick of a row."""
        if self.out is not None and 0 <= row < len(self.rows):
            self.out ^= {row}
            self.change()
            self.ticked.emit()


class _Header(QHeaderView):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setFixedHeight(px(_HEADER))
        self.setSectionsClickable(False)
        self.setHighlightSections(False)

    def sizeHint(self) -> QSize:
        """Return the height of the header."""
        return QSize(super().sizeHint().width(), px(_HEADER))

    def paintSection(self, painter: QPainter, rect: QRect, logical: int) -> None:
        """Draw one heading."""
        painter.fillRect(rect, color("sunken"))
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, color("border"))
        title = str(self.model().headerData(logical, Qt.Orientation.Horizontal, 0) or "")
        inner = rect.adjusted(px(16 if not logical else 8), 0, -px(8), -1)
        words = elide(title, "label_strong", inner.width())
        paint_text(painter, inner, words, use="label_strong", role="text2", align=LEFT)


class _Delegate(QStyledItemDelegate):
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a cell."""
        model, table = index.model(), self.parent()
        assert isinstance(model, RowModel)
        assert isinstance(table, QTableView)
        rect, state = QRect(option.rect), option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, color("selected" if chosen else "hover"))
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, color("border"))
        if chosen and table.hasFocus() and not index.column():
            painter.fillRect(QRect(rect.left(), rect.top(), px(3), rect.height()), color("focus"))
        inner = rect.adjusted(px(16 if not index.column() else 8), 0, -px(8), -1)
        out = model.out
        if out is not None and not index.column():
            box = QRect(inner.left(), inner.top(), px(16), inner.height())
            is_in = index.row() not in out
            state_of = Qt.CheckState.Checked if is_in else Qt.CheckState.Unchecked
            paint_check(painter, box, state_of)
            inner.setLeft(box.right() + px(8))
        cell = model.cell(index)
        if cell.icon:
            side = px(14)
            drawing = exact_pixmap(cell.icon, cell.role, side, table.devicePixelRatio())
            painter.drawPixmap(inner.left(), inner.center().y() - side // 2, drawing)
            inner.setLeft(inner.left() + side + px(6))
        words = elide(cell.text, "body", inner.width())
        paint_text(painter, inner, words, use="body", role=cell.role)


class RowList(QTableView):
    """A table of a ``RowModel``; ``moved`` is emitted when the current row changes."""

    moved = Signal()

    def __init__(self, model: RowModel, title: str, *, name: str) -> None:
        super().__init__()
        self.rows = model
        self.setObjectName(name)
        self.setAccessibleName(title)
        prepare_table(self, px(_ROW), rows=title)
        self.setModel(model)
        self.setItemDelegate(_Delegate(self))
        self.setHorizontalHeader(_Header(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.selectionModel().currentRowChanged.connect(lambda *_: self.moved.emit())
        model.modelReset.connect(lambda: self.go_to(0))

    def go_to(self, row: int) -> None:
        """Move the cursor to a row."""
        if 0 <= row < len(self.rows.rows):
            self.setCurrentIndex(self.rows.index(row, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Toggle the tick of the current row on Space."""
        if event.key() == Qt.Key.Key_Space and self.rows.out is not None:
            self.rows.toggle(self.currentIndex().row())
            return
        super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Toggle the tick of the row whose check box is clicked."""
        place = event.position().toPoint()
        index = self.indexAt(place)
        if index.isValid() and not index.column() and place.x() < px(40):
            self.rows.toggle(index.row())
        super().mouseReleaseEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the widths of the columns; those without a fixed width share the rest."""
        super().resizeEvent(event)
        headings = self.rows.headings
        fixed = sum(px(one.width) for one in headings)
        open_ones = [at for at, one in enumerate(headings) if not one.width]
        rest = max(self.viewport().width() - fixed, px(120) * len(open_ones))
        for at, one in enumerate(headings):
            width = px(one.width) if one.width else rest // len(open_ones)
            self.setColumnWidth(at, width)
