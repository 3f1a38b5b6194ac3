"""The delegate for preview cells: before, arrow, after; the difference; the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from app.engine.previews.question import PreviewOutcome, PreviewRow
from app.ui.look.chips import ChipStyle
from app.ui.look.icons import exact_pixmap
from app.ui.look.paint import RIGHT, chip_width, elide, paint_chip, paint_text, paint_thumbnail
from app.ui.look.text import one_line
from app.ui.look.theme import color
from app.ui.look.type_scale import px
from app.ui.plans.preview.model import (
    CHECK,
    OTHER,
    PRICE,
    UNKNOWN,
    PreviewModel,
)
from app.ui.texts.code_names import LISTING_TYPE, code_name
from app.ui.texts.money import difference_role, format_difference
from app.ui.widgets.inputs.check import paint_check
from app.ui.widgets.inputs.fields import LineEdit

if TYPE_CHECKING:
    from collections.abc import Callable
    from decimal import Decimal

    from PySide6.QtCore import QAbstractItemModel
    from PySide6.QtGui import QPixmap

    Index = QModelIndex | QPersistentModelIndex

ROW = 36
_ARROW = 22


class PreviewDelegate(QStyledItemDelegate):
    """A delegate for preview cells; ``picture`` returns a thumbnail by listing id and address."""

    def __init__(self, parent: QWidget, picture: Callable[[str, str], QPixmap | None]) -> None:
        super().__init__(parent)
        self._picture = picture

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of a row."""
        return QSize(px(80), px(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell."""
        model = index.model()
        assert isinstance(model, PreviewModel)
        row, rect = model.row(index.row()), QRect(option.rect)
        state: QStyle.StateFlag = option.state
        if state & QStyle.StateFlag.State_Selected:
            active = state & QStyle.StateFlag.State_Active
            painter.fillRect(rect, color("selected" if active else "selectedIdle"))
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, color("border"))
        if state & QStyle.StateFlag.State_HasFocus:
            for side in (
                QRect(rect.left(), rect.top(), rect.width(), 2),
                QRect(rect.left(), rect.bottom() - 2, rect.width(), 2),
                QRect(rect.left(), rect.top(), 2, rect.height() - 1),
                QRect(rect.right() - 1, rect.top(), 2, rect.height() - 1),
            ):
                painter.fillRect(side, color("focus"))
        inner = rect.adjusted(px(8), 0, -px(8), -1)
        match index.column():
            case 0:
                self._check(painter, rect, model, row)
            case 1:
                self._title(painter, inner, row)
            case 2:
                text = elide(model.result(row).other, "body", inner.width())
                paint_text(painter, inner, text, role="text")
            case 3:
                self._pair(painter, inner, model, row, row.price_before, row.price_after)
            case 4:
                self._pair(painter, inner, model, row, row.net_before, row.net_after)
            case 5:
                self._difference(painter, inner, model, row)
            case 6:
                self._result(painter, inner, model, row)

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """Return an editor for the value of a cell."""
        del option
        return LineEdit("", parent, right=index.column() == PRICE, name="preview_value")

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Show the value to be sent in the editor."""
        assert isinstance(editor, LineEdit)
        editor.setText(str(index.data(Qt.ItemDataRole.EditRole) or ""))
        editor.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """Pass the typed text to the model."""
        assert isinstance(editor, LineEdit)
        model.setData(
            model.index(index.row(), index.column()), editor.text(), Qt.ItemDataRole.EditRole
        )

    def editorEvent(
        self,
        event: QEvent,
        model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        """Toggle the tick of a row on a click anywhere in its first cell."""
        if index.column() != CHECK or not isinstance(event, QMouseEvent):
            return super().editorEvent(event, model, option, index)
        able = (
            model.flags(model.index(index.row(), index.column())) & Qt.ItemFlag.ItemIsUserCheckable
        )
        left = event.button() == Qt.MouseButton.LeftButton
        if able and left and event.type() == QEvent.Type.MouseButtonRelease:
            on = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
            state = Qt.CheckState.Unchecked if on else Qt.CheckState.Checked
            return model.setData(
                model.index(index.row(), index.column()), state, Qt.ItemDataRole.CheckStateRole
            )
        return False

    def _hides_other(self) -> bool:
        table = self.parent()
        return isinstance(table, QTableView) and table.isColumnHidden(OTHER)

    def _check(self, painter: QPainter, rect: QRect, model: PreviewModel, row: PreviewRow) -> None:
        on = Qt.CheckState.Checked if model.goes(row) else Qt.CheckState.Unchecked
        able = row.outcome is PreviewOutcome.CHANGES and not model.frozen
        paint_check(painter, rect, on, enabled=able)

    def _title(self, painter: QPainter, rect: QRect, row: PreviewRow) -> None:
        side = px(28)
        paler = row.outcome is not PreviewOutcome.CHANGES
        place = QRect(rect.left(), rect.top() + (rect.height() - side) // 2, side, side)
        paint_thumbnail(painter, place, self._picture(row.item_id, row.thumbnail), paler=paler)
        words = rect.adjusted(side + px(9), px(2), 0, -px(2))
        half = words.height() // 2
        title = elide(one_line(row.title), "body_strong", words.width())
        top = QRect(words.left(), words.top(), words.width(), half)
        role = "text3" if row.outcome is PreviewOutcome.UNCHANGED else "text"
        paint_text(painter, top, title, use="body_strong", role=role)
        kind = code_name(LISTING_TYPE, row.listing_type_id) if row.listing_type_id else ""
        second = " · ".join(part for part in (one_line(row.sku) or row.item_id, kind) if part)
        below = QRect(words.left(), words.top() + half, words.width(), half)
        text = elide(second, "caption", words.width())
        paint_text(painter, below, text, use="caption", role="text3")

    def _pair(
        self,
        painter: QPainter,
        rect: QRect,
        model: PreviewModel,
        row: PreviewRow,
        before: Decimal | None,
        after: Decimal | None,
    ) -> None:
        half = (rect.width() - px(_ARROW)) // 2
        left = QRect(rect.left(), rect.top(), half, rect.height())
        right = QRect(rect.right() + 1 - half, rect.top(), half, rect.height())
        paint_text(painter, left, model.money(before, row), role="text2", align=RIGHT)
        side = px(12)
        arrow = exact_pixmap("arrow-right", "text3", side, painter.device().devicePixelRatio())
        middle = left.right() + 1 + (px(_ARROW) - side) // 2
        painter.drawPixmap(middle, rect.top() + (rect.height() - side) // 2, arrow)
        if row.outcome is PreviewOutcome.UNCHANGED:
            paint_text(painter, right, self.tr("same"), role="text2", align=RIGHT)
        elif row.outcome is PreviewOutcome.REFUSED or after is None:
            paint_text(painter, right, UNKNOWN, role="text2", align=RIGHT)
        else:
            less = before is not None and after < before and row.earns_less
            role = "bad" if less and after == row.net_after else "text"
            paint_text(painter, right, model.money(after, row), use="title", role=role, align=RIGHT)

    def _difference(
        self, painter: QPainter, rect: QRect, model: PreviewModel, row: PreviewRow
    ) -> None:
        difference = row.difference
        if difference is None:
            paint_text(painter, rect, UNKNOWN, role="text2", align=RIGHT)
            return
        text = format_difference(difference, row.currency_id, model.context.locale)
        paint_text(painter, rect, text, role=difference_role(difference), align=RIGHT)

    def _result(self, painter: QPainter, rect: QRect, model: PreviewModel, row: PreviewRow) -> None:
        words = model.result(row)
        if not words.why and self._hides_other():
            words = words._replace(why=words.other)
        left = rect.left()
        if words.tone:
            chip = ChipStyle(words.tone, words.icon, words.word)
            paint_chip(painter, rect, chip)
            left += chip_width(chip) + px(6)
            text = words.why
        else:
            side = px(14)
            drawing = exact_pixmap(
                words.icon, words.role, side, painter.device().devicePixelRatio()
            )
            painter.drawPixmap(left + px(4), rect.top() + (rect.height() - side) // 2, drawing)
            left += side + px(10)
            text = words.accessible_text
        room = rect.right() - left
        place = QRect(left, rect.top(), room, rect.height())
        paint_text(painter, place, elide(text, "label", room), use="label", role="text2")
