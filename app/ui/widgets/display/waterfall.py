"""The net of a sale as a waterfall chart of bars."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QLineF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.ui.look.paint import RIGHT, elide, fill_round, paint_text
from app.ui.look.theme import color
from app.ui.look.type_scale import metrics, px

if TYPE_CHECKING:
    from collections.abc import Sequence


class WaterfallStep(NamedTuple):
    """A line: ``amount`` in hundredths, negative for a deduction, with its text and bar role."""

    label: str
    amount: int
    text: str
    role: str


class NetWaterfall(QWidget):
    """A chart of the price, its deductions, and the net, on one scale.

    The first bar starts at zero, each following one at the end of the previous one; the last is the
    net, below a line. A negative net is a red bar at the start.
    """

    def __init__(self, parent: QWidget | None = None, *, name: str = "net_proceeds") -> None:
        super().__init__(parent)
        self._steps: tuple[WaterfallStep, ...] = ()
        self._net: WaterfallStep | None = None
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_steps(self, steps: Sequence[WaterfallStep], net: WaterfallStep | None) -> None:
        """Set the ``steps`` from the price on, and the resulting ``net``; empty while unknown."""
        self._steps = tuple(steps)
        self._net = net
        steps = [*self._steps, *([net] if net else [])]
        self.setAccessibleDescription(", ".join(f"{step.label} {step.text}" for step in steps))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size with a line for each step, and one for the net."""
        lines = len(self._steps) * px(26) + (px(34) if self._net else 0)
        return QSize(px(280), max(px(26), lines))

    def minimumSizeHint(self) -> QSize:
        """Return the same height with less width."""
        return QSize(px(220), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the lines, the bars and their connections."""
        if not self._steps:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.isRightToLeft():
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
            # Bars are mirrored for right-to-left layouts; _words draws texts unmirrored.
        labels, figures = self._columns()
        bars = QRect(labels + px(8), 0, self.width() - labels - figures - px(24), 0)
        whole = max(1, *(abs(step.amount) for step in self._steps))
        end = 0
        for at, step in enumerate(self._steps):
            rect = QRect(0, at * px(26), self.width(), px(26))
            start, end = (0, step.amount) if at == 0 else (end, end + step.amount)
            low, high = sorted((max(0, min(start, whole)), max(0, min(end, whole))))
            bar = self._bar(bars, rect, low / whole, high / whole)
            fill_round(painter, bar, px(3), step.role)
            if at:
                pen = QPen(color("control"), 1, Qt.PenStyle.DotLine)
                painter.setPen(pen)
                edge = bar.right()
                painter.drawLine(QLineF(edge, bar.top() - px(13), edge, bar.top()))
            strong = "title" if at == 0 else "body"
            self._words(painter, rect, step, labels, figures, strong)
        if self._net is not None:
            self._paint_net(painter, bars, labels, figures, whole)
        painter.end()

    def _paint_net(
        self, painter: QPainter, bars: QRect, labels: int, figures: int, whole: int
    ) -> None:
        assert self._net is not None
        top = len(self._steps) * px(26) + px(2)
        painter.fillRect(QRect(0, top, self.width(), 1), color("border"))
        rect = QRect(0, top + px(4), self.width(), px(26))
        share = min(1.0, max(0, self._net.amount) / whole)
        role = self._net.role if self._net.amount >= 0 else "badBar"
        fill_round(painter, self._bar(bars, rect, 0, max(share, 0.02)), px(3), role)
        self._words(painter, rect, self._net, labels, figures, "title")

    @staticmethod
    def _bar(bars: QRect, rect: QRect, low: float, high: float) -> QRectF:
        tall = px(12)
        left = bars.x() + bars.width() * low
        width = max(float(px(3)), bars.width() * (high - low))
        return QRectF(left, rect.y() + (rect.height() - tall) / 2, width, tall)

    def _words(
        self,
        painter: QPainter,
        rect: QRect,
        step: WaterfallStep,
        labels: int,
        figures: int,
        use: str,
    ) -> None:
        painter.save()
        painter.resetTransform()
        is_net = step is self._net
        label_use, label_role = ("title", "text") if is_net else ("label", "text2")
        start, amount = QRect(rect), QRect(rect)
        start.setWidth(labels)
        amount.setLeft(rect.width() - figures)
        if self.isRightToLeft():
            start.moveLeft(rect.width() - labels)
            amount.moveLeft(0)
        paint_text(
            painter, start, elide(step.label, label_use, labels), use=label_use, role=label_role
        )
        role = "bad" if is_net and step.amount < 0 else "text"
        paint_text(painter, amount, step.text, use=use, role=role, align=RIGHT)
        painter.restore()

    def _columns(self) -> tuple[int, int]:
        steps = [*self._steps, *([self._net] if self._net else [])]
        widest = max(metrics("title").horizontalAdvance(step.label) for step in steps)
        figures = max(metrics("title").horizontalAdvance(step.text) for step in steps)
        return min(round(widest) + 2, round(self.width() * 0.4)), round(figures) + 2
