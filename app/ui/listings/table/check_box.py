"""The painted check box of a row, one pixmap per state."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap, QPolygonF

from app.ui.look import theme
from app.ui.look.type_scale import px

_pixmaps: dict[tuple[Qt.CheckState, float], QPixmap] = {}

theme.on_change(_pixmaps.clear)


def check_pixmap(state: Qt.CheckState, ratio: float) -> QPixmap:
    """Return a box of 16 design pixels: empty, with a tick, or with a dash for "some"."""
    key = (state, ratio)
    found = _pixmaps.get(key)
    if found is None:
        found = _pixmaps[key] = _draw(state, ratio)
    return found


def _draw(state: Qt.CheckState, ratio: float) -> QPixmap:
    side = px(16)
    drawn = QPixmap(round(side * ratio), round(side * ratio))
    drawn.setDevicePixelRatio(ratio)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(0.5, 0.5, side - 1, side - 1)
    corner = side * 0.25
    if state == Qt.CheckState.Unchecked:
        painter.setPen(QPen(theme.color("control"), 1.2))
        painter.setBrush(theme.color("surface"))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("accent"))
        painter.drawRoundedRect(box, corner, corner)
        pen = QPen(theme.color("onAccent"), side / 9)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        places = (
            ((0.28, 0.52), (0.44, 0.68), (0.73, 0.36))
            if state == Qt.CheckState.Checked
            else ((0.3, 0.5), (0.7, 0.5))
        )
        painter.drawPolyline(QPolygonF([QPointF(x * side, y * side) for x, y in places]))
    painter.end()
    return drawn
