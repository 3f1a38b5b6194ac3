"""The findings as tinted cards that link to their fields."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from app.ui.editor.findings.findings_model import FindingRow, FindingsModel
from app.ui.look.icons import pixmap
from app.ui.look.paint import fill_round, outline, paint_text
from app.ui.look.theme import color
from app.ui.look.type_scale import font, metrics, px

_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


class FindingsList(QListView):
    """One card for each finding; Enter or a click goes to its field."""

    chosen = Signal(str)

    def __init__(self, model: FindingsModel) -> None:
        super().__init__()
        self.setObjectName("findings_list")
        self.setAccessibleName(self.tr("Findings"))
        self.setModel(model)
        self.setItemDelegate(_CardDelegate(self))
        self.setUniformItemSizes(False)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setProperty("background", "window")
        self.clicked.connect(self._choose)
        self.activated.connect(self._choose)

    def _choose(self, index: QModelIndex) -> None:
        model = self.model()
        if isinstance(model, FindingsModel) and index.row() < len(model.rows):
            self.chosen.emit(model.rows[index.row()].path)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the sentences to the new width."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class _CardDelegate(QStyledItemDelegate):
    """The painter of a card: icon, label, sentence, and the effect of the finding."""

    def _texts(self, row: FindingRow) -> list[tuple[str, str, str]]:
        ink = "bad" if row.blocks else "warn"
        texts = [
            (row.label, "label_strong", ink),
            (row.sentence, "label", ink),
            (row.gap, "caption", "text"),
        ]
        return [text for text in texts if text[0]] + [(row.effect, "caption", "text2")]

    def _width(self) -> int:
        parent = self.parent()
        width = parent.viewport().width() if isinstance(parent, QListView) else px(180)
        return max(px(80), width - px(42))

    def _heights(self, row: FindingRow) -> list[int]:
        room = QRectF(0, 0, self._width(), 10_000)
        return [
            round(metrics(use).boundingRect(room, _WRAP, text).height()) + px(1)
            for text, use, _ink in self._texts(row)
        ]

    def _row(self, index: QModelIndex | QPersistentModelIndex) -> FindingRow | None:
        model = index.model()
        if isinstance(model, FindingsModel) and index.row() < len(model.rows):
            return model.rows[index.row()]
        return None

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the height of the card's wrapped lines, including the gap to the next card."""
        row = self._row(index)
        height = sum(self._heights(row)) if row is not None else 0
        return QSize(px(120), height + px(14) + px(6))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the card."""
        row = self._row(index)
        if row is None:
            return
        rect: QRect = option.rect
        state = option.state
        card = QRectF(rect.adjusted(0, 0, 0, -px(6)))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill_round(painter, card, px(6), "badTint" if row.blocks else "warnTint")
        if state & QStyle.StateFlag.State_HasFocus:
            outline(painter, card, px(6), "focus", 2)
        name, ink = ("alert-circle", "bad") if row.blocks else ("alert", "warn")
        drawn = pixmap(name, ink, 14, painter.device().devicePixelRatio())
        painter.drawPixmap(rect.x() + px(10), rect.y() + px(9), drawn)
        top = rect.y() + px(7)
        for (text, use, role), height in zip(self._texts(row), self._heights(row), strict=True):
            painter.setFont(font(use))
            painter.setPen(color(role))
            painter.drawText(QRect(rect.x() + px(31), top, self._width(), height), _WRAP, text)
            top += height
        painter.restore()


def paint_single(painter: QPainter, rect: QRect, row: FindingRow) -> int:
    """Draw a finding in one line, for the strip of a narrow window; return its width."""
    name, ink = ("alert-circle", "bad") if row.blocks else ("alert", "warn")
    side = px(14)
    drawn = pixmap(name, ink, 14, painter.device().devicePixelRatio())
    painter.drawPixmap(rect.x(), rect.y() + (rect.height() - side) // 2, drawn)
    text = f"{row.label}: {row.sentence}" if row.label else row.sentence
    place = rect.adjusted(side + px(8), 0, 0, 0)
    return side + px(8) + paint_text(painter, place, text, use="label_strong", role=ink)
