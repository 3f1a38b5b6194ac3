"""What rows of the listings table have in common as pictures, each drawn once for many rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPixmap

from app.ui.listings.table.cell_text import chip_of
from app.ui.look import icons
from app.ui.look.paint import paint_chip, paint_health, paint_thumbnail
from app.ui.look.type_scale import px

if TYPE_CHECKING:
    from app.engine.catalog.catalog import ItemRow

_HEALTH = 66


def chip_drawing(row: ItemRow, wide: int, ratio: float) -> QPixmap:
    """Return the chip of a row's state, at most ``wide``, for a screen of ``ratio``."""
    room, high = max(1, wide), px(22)
    drawn = _canvas(room, high, ratio)
    with QPainter(drawn) as painter:
        paint_chip(painter, QRect(0, 0, room, high), chip_of(row))
    return drawn


def health_drawing(points: int, height: int, ratio: float) -> QPixmap:
    """Return the bar of a health (-1 where that is unknown) for rows of ``height``."""
    wide, high = px(_HEALTH), height - 1
    drawn = _canvas(wide, high, ratio)
    with QPainter(drawn) as painter:
        paint_health(painter, QRect(0, 0, wide, high), points if points >= 0 else None)
    return drawn


def placeholder_drawing(tile: int, ratio: float) -> QPixmap:
    """Return what stands where a picture is not there yet, ``tile`` high and wide."""
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
