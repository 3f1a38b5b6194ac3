"""The findings in one line, for a narrow window."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.ui.editor.findings.findings_list import paint_single
from app.ui.editor.findings.findings_model import FindingsModel
from app.ui.look.theme import color
from app.ui.look.type_scale import px
from app.ui.widgets.inputs.buttons import GhostButton

_SHOWN = 3


class FindingsStrip(QWidget):
    """The first findings side by side and a button to the next field; hidden without findings."""

    chosen = Signal(str)
    next_requested = Signal()

    def __init__(self, model: FindingsModel) -> None:
        super().__init__()
        self._model = model
        self._places: list[tuple[QRect, str]] = []
        self.setObjectName("findings_strip")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(px(36))
        button = GhostButton(self.tr("Next  F8"), "arrow-down", size="bar", name="next_finding")
        button.clicked.connect(self.next_requested)
        self._button = button
        layout = QHBoxLayout(self)
        layout.setContentsMargins(px(16), 0, px(12), 0)
        layout.addStretch(1)
        layout.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        model.modelReset.connect(self._refresh)
        self._refresh()

    def sizeHint(self) -> QSize:
        """Return the size of one line."""
        return QSize(px(400), px(36))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the findings that fit."""
        painter = QPainter(self)
        blocks = any(row.blocks for row in self._model.rows)
        painter.fillRect(self.rect(), color("badTint" if blocks else "warnTint"))
        painter.setClipRect(QRect(0, 0, self._button.x() - px(8), self.height()))
        left = px(16)
        self._places = []
        for row in self._model.rows[:_SHOWN]:
            rect = QRect(left, 0, self.width() - left, self.height())
            width = paint_single(painter, rect, row)
            self._places.append((QRect(left, 0, width, self.height()), row.path))
            left += width + px(20)
        painter.end()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Go to the field of the finding under the pointer."""
        where = event.position().toPoint()
        for rect, path in self._places:
            if rect.contains(where):
                self.chosen.emit(path)

    def _refresh(self) -> None:
        self.setAccessibleName("; ".join(f"{r.label}: {r.sentence}" for r in self._model.rows))
        self.update()
