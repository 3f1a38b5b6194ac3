"""A list of lines with check boxes in the program's style."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    Qt,
)
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyledItemDelegate

from app.ui.look.paint import elide, fill_round, paint_text
from app.ui.look.text import one_line
from app.ui.look.type_scale import px
from app.ui.widgets.field_state import set_look
from app.ui.widgets.inputs.check import paint_check

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QStyleOptionViewItem

Index = QModelIndex | QPersistentModelIndex
DATA = int(Qt.ItemDataRole.UserRole)
"""The item role of the data that a line represents."""


class _TickedLine(QStyledItemDelegate):
    """A delegate that draws a line with the program's check box, in both themes."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the background of the current line, the box and the text."""
        rect: QRect = option.rect
        view = self.parent()
        if isinstance(view, QListWidget) and view.currentIndex() == index:
            fill_round(painter, QRectF(rect), px(6), "hover2")
        box = QRect(rect.left() + px(4), rect.top(), px(24), rect.height())
        can = bool(index.flags() & Qt.ItemFlag.ItemIsUserCheckable)
        state = Qt.CheckState(index.data(Qt.ItemDataRole.CheckStateRole))
        paint_check(painter, box, state, enabled=can)
        words = rect.adjusted(px(34), 0, -px(6), 0)
        text = elide(str(index.data()), "body", words.width())
        paint_text(painter, words, text, use="body", role="text")

    def editorEvent(
        self,
        event: QEvent,
        model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        """Toggle the tick on a click anywhere on the line."""
        if not isinstance(event, QMouseEvent):
            return super().editorEvent(event, model, option, index)
        released = event.type() == QEvent.Type.MouseButtonRelease
        if released and index.flags() & Qt.ItemFlag.ItemIsUserCheckable:
            role = Qt.ItemDataRole.CheckStateRole
            was = Qt.CheckState(index.data(role)) == Qt.CheckState.Checked
            now = Qt.CheckState.Unchecked if was else Qt.CheckState.Checked
            return model.setData(index, now.value, role)
        return False


class TickedList(QListWidget):
    """A list of lines with and without ticks; ``itemChanged`` is emitted when one is ticked."""

    def __init__(self, name: str, accessible_name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setUniformItemSizes(True)
        self.setAccessibleName(accessible_name)
        self.setItemDelegate(_TickedLine(self))
        set_look(self, "kind", "completion")

    def add_line(self, words: str, data: object, *, ticked: bool, fixed: bool = False) -> None:
        """Add a line; the tick of a ``fixed`` one cannot be changed."""
        entry = QListWidgetItem(one_line(words))
        entry.setData(DATA, data)
        flags = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled
        entry.setFlags(flags if fixed else flags | Qt.ItemFlag.ItemIsUserCheckable)
        entry.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)
        self.addItem(entry)

    def step(self, by: int) -> None:
        """Move the current line by ``by``, stopping at the ends."""
        self.setCurrentRow(max(0, min(self.count() - 1, self.currentRow() + by)))
