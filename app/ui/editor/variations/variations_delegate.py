"""The delegate that paints and edits the cells of the variations."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPolygon
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.editing.variations.rows import RowState
from app.ui.editor.variations.variations_model import VariationsModel
from app.ui.look.icons import pixmap
from app.ui.look.paint import LEFT, RIGHT, elide, outline, paint_text
from app.ui.look.theme import color
from app.ui.look.type_scale import metrics, px
from app.ui.widgets.inputs.fields import LineEdit

ROW = 32


class VariationsDelegate(QStyledItemDelegate):
    """The painter of cells: changed ones yellow with a corner mark, the current one outlined."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the size of one line with the width of its text."""
        text = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        width = round(metrics("title").horizontalAdvance(text[:40]))
        return QSize(width + px(22), px(ROW))

    def createEditor(
        self,
        parent: QWidget,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> QWidget:
        """Return a line edit that fills the cell."""
        right = int(index.data(Qt.ItemDataRole.TextAlignmentRole) or 0) & int(
            Qt.AlignmentFlag.AlignRight
        )
        line = LineEdit(parent=parent, right=bool(right))
        line.setProperty("cell", "true")
        line.setMaxLength(200)
        model = index.model()
        if isinstance(model, VariationsModel):
            line.setAccessibleName(model.columns[index.column()].title)
            cell = QPersistentModelIndex(index)
            # Updated at every key press, so that a draft saved while a cell is edited has its
            # content.
            line.textEdited.connect(lambda text: model.setData(cell, text))
        return line

    def setEditorData(self, editor: QWidget, index: QModelIndex | QPersistentModelIndex) -> None:
        """Show the cell's value, unless the typed text already means that value."""
        model = index.model()
        if isinstance(editor, LineEdit) and isinstance(model, VariationsModel):
            if editor.isModified() and model.says(index, editor.text()):
                return
            editor.setText(str(model.data(index, int(Qt.ItemDataRole.EditRole))))
            return
        super().setEditorData(editor, index)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw a cell."""
        model = index.model()
        if not isinstance(model, VariationsModel):
            return
        rect: QRect = option.rect
        state = option.state
        finding = model.finding(index)
        changed = model.is_changed(index)
        gone = model.state(index) is RowState.REMOVED
        painter.save()
        background = "pending" if changed else None
        if gone:
            background = "badTint"
        if background is None and state & QStyle.StateFlag.State_Selected:
            background = "selected" if state & QStyle.StateFlag.State_Active else "selectedIdle"
        painter.fillRect(rect, color(background or "surface"))
        painter.fillRect(QRect(rect.x(), rect.bottom(), rect.width(), 1), color("border"))
        if changed:
            self._paint_corner(painter, rect)
        inner = rect.adjusted(px(10), 0, -px(10), 0)
        if finding is not None:
            inner = self._paint_mark(painter, inner, blocks=finding.is_error)
        self._paint_words(painter, inner, model, index)
        if state & QStyle.StateFlag.State_HasFocus:
            outline(painter, QRectF(rect), 0.0, "focus", 2)
        painter.restore()

    def _paint_words(
        self,
        painter: QPainter,
        inner: QRect,
        model: VariationsModel,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        field = model.columns[index.column()].field
        text = model.shown(index)
        use, role = "body", "text"
        if field.startswith("combination."):
            use = "body_strong"
        elif field in ("seller_custom_field", "picture_ids"):
            use, role = "label", "text2"
        if model.is_changed(index):
            use, role = "title", "pendingText"
        elif field == "available_quantity" and text == "0":
            role = "bad"
        gone = model.state(index) is RowState.REMOVED
        if gone:
            use, role = "body", "text3"
        finding = model.finding(index)
        if finding is not None and finding.is_error:
            role = "bad"
        right = int(model.data(index, int(Qt.ItemDataRole.TextAlignmentRole))) & int(
            Qt.AlignmentFlag.AlignRight
        )
        shown = elide(text, use, inner.width())
        align = RIGHT if right else LEFT
        paint_text(painter, inner, shown, use=use, role=role, align=align, struck=gone)

    def _paint_corner(self, painter: QPainter, rect: QRect) -> None:
        side = px(7)
        corner = QPoint(rect.right() + 1, rect.top())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("pendingMark"))
        painter.drawPolygon(QPolygon([corner - QPoint(side, 0), corner, corner + QPoint(0, side)]))

    def _paint_mark(self, painter: QPainter, inner: QRect, *, blocks: bool) -> QRect:
        name, role = ("alert-circle", "bad") if blocks else ("alert", "warn")
        side = px(14)
        top = inner.y() + (inner.height() - side) // 2
        drawn = pixmap(name, role, 14, painter.device().devicePixelRatio())
        painter.drawPixmap(inner.x() - px(4), top, drawn)
        return inner.adjusted(side, 0, 0, 0)
