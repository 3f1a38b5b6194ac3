"""Shared drawings of rows of the listings table, each drawn once for many rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap, QPolygonF

from app.ui.listings.table.cell_text import chip_of
from app.ui.look import icons, theme
from app.ui.look.paint import paint_chip, paint_health, paint_thumbnail
from app.ui.look.type_scale import px

if TYPE_CHECKING:
    from app.engine.catalog.catalog import ItemRow

_HEALTH = 66


def chip_drawing(row: ItemRow, wide: int, ratio: float) -> QPixmap:
    """Return the chip of a row's state, at most ``wide``, for a screen with this ``ratio``."""
    room, high = max(1, wide), px(22)
    drawn = _canvas(room, high, ratio)
    with QPainter(drawn) as painter:
        paint_chip(painter, QRect(0, 0, room, high), chip_of(row))
    return drawn


def health_drawing(points: int, height: int, ratio: float) -> QPixmap:
    """Return the bar of a health value (-1 if unknown) for rows of ``height``."""
    wide, high = px(_HEALTH), height - 1
    drawn = _canvas(wide, high, ratio)
    with QPainter(drawn) as painter:
        paint_health(painter, QRect(0, 0, wide, high), points if points >= 0 else None)
    return drawn


def placeholder_drawing(tile: int, ratio: float) -> QPixmap:
    """Return the placeholder of a missing picture, ``tile`` high and wide."""
    drawn = _canvas(tile, tile, ratio)
    with QPainter(drawn) as painter:
        paint_thumbnail(painter, QRect(0, 0, tile, tile), None)
        side = round(tile * 0.5)
        image = icons.exact_pixmap("image", "disabled", side, ratio)
        painter.drawPixmap((tile - side) // 2, (tile - side) // 2, image)
    return drawn


def _canvas(wide: int, high: int, ratio: float) -> QPixmap:
    drawn = QPixmap(max(1, round(wide * ratio)), max(1, round(high * ratio)))
    drawn.setDevicePixelRatio(ratio)
    drawn.fill(Qt.GlobalColor.transparent)
    return drawn


_boxes: dict[tuple[Qt.CheckState, float], QPixmap] = {}

theme.on_change(_boxes.clear)


def check_pixmap(state: Qt.CheckState, ratio: float) -> QPixmap:
    """Return a check box of 16 design pixels: empty, checked, or with a dash for "some"."""
    key = (state, ratio)
    found = _boxes.get(key)
    if found is None:
        found = _boxes[key] = _draw_box(state, ratio)
    return found


def _draw_box(state: Qt.CheckState, ratio: float) -> QPixmap:
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
