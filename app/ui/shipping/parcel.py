"""A drawing of a parcel in its true proportions, with a label at each edge."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.ui.look.paint import fill_round
from app.ui.look.theme import color
from app.ui.look.type_scale import font, metrics, px

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

# The angle of the two receding edges at the near corner, in radians.
_LENGTH_RISE: Final = math.radians(20)
_WIDTH_RISE: Final = math.radians(17)
# The minimum length of a drawn edge, as a share of the longest one.
_THINNEST: Final = 0.06


class Measures(NamedTuple):
    """The content of the drawing: sides in centimetres and the texts of the labels."""

    height: float
    width: float
    length: float
    height_label: str
    width_label: str
    length_label: str
    weight_label: str


_UNKNOWN: Final = Measures(1.0, 1.4, 2.0, "", "", "", "")


class Parcel(QWidget):
    """The drawing of a box; an outline until ``show_measures`` is called."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("parcel_drawing")
        self.setAccessibleName(self.tr("Parcel"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._measures: Measures | None = None

    def sizeHint(self) -> QSize:
        """Return a size with room for the tallest box and its labels."""
        return QSize(px(300), px(186))

    def show_measures(self, measures: Measures | None) -> None:
        """Draw ``measures``, or nothing."""
        self._measures = measures
        self.setAccessibleDescription(
            ""
            if measures is None
            else ", ".join(
                (
                    measures.height_label,
                    measures.width_label,
                    measures.length_label,
                    measures.weight_label,
                )
            )
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the three visible faces, the tape, the weight and the three measured edges.

        A parcel with unknown measures is an outline without numbers.
        """
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        drawing = _Drawing(painter, QRectF(self.rect()), self._measures or _UNKNOWN)
        drawing.draw(known=self._measures is not None)


class _Drawing:
    """A single drawing of a box in a rectangle."""

    def __init__(self, painter: QPainter, room: QRectF, measures: Measures) -> None:
        self._painter = painter
        self._measures = measures
        sides = (measures.height, measures.width, measures.length)
        longest = max(*sides, 0.1)
        height, width, length = (max(side / longest, _THINNEST) for side in sides)
        along = QPointF(math.cos(_LENGTH_RISE), -math.sin(_LENGTH_RISE)) * length
        across = QPointF(-math.cos(_WIDTH_RISE), -math.sin(_WIDTH_RISE)) * width
        up = QPointF(0, -height)
        extent = QRectF(
            across.x(),
            along.y() + across.y() + up.y(),
            along.x() - across.x(),
            -(along.y() + across.y() + up.y()),
        )
        # The height label is on the right; the width label is below its edge and needs less room.
        right = metrics("title").horizontalAdvance(measures.height_label) + px(26)
        left = metrics("title").horizontalAdvance(measures.width_label) * 0.8
        bottom = metrics("title").height() + px(12)
        scale = min(
            (room.width() - right - left) / max(extent.width(), 0.1),
            (room.height() - bottom - px(8)) / max(extent.height(), 0.1),
        )
        scale = max(scale, px(20))
        self._along, self._across, self._up = along * scale, across * scale, up * scale
        self._near = QPointF(
            room.left()
            + left
            + (room.width() - left - right - extent.width() * scale) / 2
            - extent.left() * scale,
            room.top()
            + px(6)
            + (room.height() - bottom - px(6) - extent.height() * scale) / 2
            - extent.top() * scale,
        )

    def draw(self, *, known: bool) -> None:
        near, along, across, up = self._near, self._along, self._across, self._up
        painter = self._painter
        pen = QPen(color("boxEdge" if known else "field"), 1)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if not known:
            pen.setDashPattern([4, 3])
        painter.setPen(pen)
        for face, fill in (
            ((near, near + across, near + across + up, near + up), "boxLeft"),
            ((near, near + along, near + along + up, near + up), "boxRight"),
            (
                (near + up, near + along + up, near + along + across + up, near + across + up),
                "boxLid",
            ),
        ):
            painter.setBrush(color(fill if known else "sunken"))
            painter.drawPolygon(QPolygonF(face))
        if not known:
            return
        top = near + up
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("boxTape"))
        painter.drawPolygon(
            QPolygonF(
                [
                    top + across * 0.42,
                    top + across * 0.58,
                    top + across * 0.58 + along,
                    top + across * 0.42 + along,
                ]
            )
        )
        self._draw_weight(top + along * 0.5 + across * 0.5)
        self._draw_edges()

    def _draw_weight(self, center: QPointF) -> None:
        text = self._measures.weight_label
        if not text:
            return
        width = metrics("title").horizontalAdvance(text) + px(18)
        height = metrics("title").height() + px(4)
        rect = QRectF(center.x() - width / 2, center.y() - height / 2, width, height)
        fill_round(self._painter, rect, px(3), "surface")
        self._painter.setFont(font("title"))
        self._painter.setPen(color("text"))
        self._painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)

    def _draw_edges(self) -> None:
        gap = px(10)
        near, along, across, up = self._near, self._along, self._across, self._up
        right = QPointF(gap, 0)
        down = QPointF(0, gap)
        self._measure(
            near + along + right, near + along + up + right, self._measures.height_label, 1
        )
        self._measure(
            near + down + QPointF(px(4), 0),
            near + along + down + QPointF(px(4), 0),
            self._measures.length_label,
            2,
        )
        self._measure(
            near + down - QPointF(px(4), 0),
            near + across + down - QPointF(px(4), 0),
            self._measures.width_label,
            3,
        )

    def _measure(self, start: QPointF, end: QPointF, label: str, place: int) -> None:
        painter = self._painter
        painter.setPen(QPen(color("accent"), 1.5))
        painter.drawLine(start, end)
        painter.setBrush(color("surface"))
        for dot in (start, end):
            painter.drawEllipse(dot, px(2), px(2))
        width = metrics("title").horizontalAdvance(label)
        line = metrics("title").height()
        middle = (start + end) / 2
        if place == 1:
            corner = QPointF(middle.x() + px(8), middle.y() - line / 2)
        elif place == 2:
            corner = QPointF(middle.x() + px(8), middle.y() + px(4))
        else:
            corner = QPointF(max(0.0, middle.x() - width - px(8)), middle.y() + px(4))
        painter.setFont(font("title"))
        painter.setPen(color("text"))
        painter.drawText(
            QRectF(corner.x(), corner.y(), width + 2, line), Qt.AlignmentFlag.AlignLeft, label
        )
