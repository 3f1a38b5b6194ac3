"""Painting helpers shared by table cells and widgets, with caches for expensive drawings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap, QStaticText

from app.ui.look import theme
from app.ui.look.chips import CHIP_COLORS, ChipStyle, chip_for_state, chip_for_status
from app.ui.look.theme import color
from app.ui.look.type_scale import font, metrics, px

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["ChipStyle", "chip_for_state", "chip_for_status"]

LEFT: Final = Qt.AlignmentFlag.AlignLeft
RIGHT: Final = Qt.AlignmentFlag.AlignRight
CENTER: Final = Qt.AlignmentFlag.AlignHCenter

#: The maximum number of cached texts and pictures; a screen needs some hundreds.
_MOST_KEPT: Final = 4_096

_texts: dict[tuple[str, str], tuple[QStaticText, float, float]] = {}
_elided: dict[tuple[str, str, int], str] = {}
_drawn: dict[tuple[object, ...], QPixmap] = {}

for _cache in (_texts, _elided, _drawn):
    theme.on_change(_cache.clear)


def kept(
    painter: QPainter,
    key: tuple[object, ...],
    size: tuple[int, int],
    draw: Callable[[QPainter], None],
) -> QPixmap:
    """Return the picture that ``draw`` makes at ``size`` logical pixels, cached by ``key``.

    It is drawn for the screen of ``painter``.
    """
    ratio = painter.device().devicePixelRatio()
    found = _drawn.get((*key, ratio))
    if found is None:
        if len(_drawn) >= _MOST_KEPT:
            _drawn.clear()
        found = QPixmap(max(1, round(size[0] * ratio)), max(1, round(size[1] * ratio)))
        found.setDevicePixelRatio(ratio)
        found.fill(Qt.GlobalColor.transparent)
        inner = QPainter(found)
        inner.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(inner)
        inner.end()
        _drawn[(*key, ratio)] = found
    return found


def fill_round(painter: QPainter, rect: QRectF, radius: float, role: str) -> None:
    """Fill ``rect`` with round corners in the colour of ``role``; antialiased painter."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(role))
    painter.drawRoundedRect(rect, radius, radius)


def outline(painter: QPainter, rect: QRectF, radius: float, role: str, width: float = 1.0) -> None:
    """Draw the outline of ``rect`` inside it, ``width`` pixels thick."""
    half = width / 2
    painter.setPen(QPen(color(role), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius - half, radius - half)


def elide(text: str, use: str, width: int) -> str:
    """Return ``text`` in ``font(use)`` cut at the right with "…" to ``width`` pixels."""
    key = (text, use, width)
    found = _elided.get(key)
    if found is None:
        if len(_elided) >= _MOST_KEPT:
            _elided.clear()
        found = metrics(use).elidedText(text[:400], Qt.TextElideMode.ElideRight, width)
        _elided[key] = found
    return found


def paint_text(
    painter: QPainter,
    rect: QRect,
    text: str,
    *,
    use: str = "body",
    role: str = "text",
    align: Qt.AlignmentFlag = LEFT,
    struck: bool = False,
) -> int:
    """Draw one line of plain ``text``, vertically centred in ``rect``; return its width.

    It is not elided: pass it through ``elide`` first if it may be longer than ``rect``.
    """
    found = _texts.get((text, use))
    if found is None:
        if len(_texts) >= _MOST_KEPT:
            _texts.clear()
        laid = QStaticText(text)
        laid.setTextFormat(Qt.TextFormat.PlainText)
        laid.setPerformanceHint(QStaticText.PerformanceHint.AggressiveCaching)
        laid.prepare(font=font(use))
        size = laid.size()
        found = _texts[(text, use)] = (laid, size.width(), size.height())
    laid, width, height = found
    left = float(rect.x())
    if align == RIGHT:
        left += rect.width() - width
    elif align == CENTER:
        left += (rect.width() - width) / 2
    top = rect.y() + (rect.height() - height) / 2
    painter.setFont(font(use))
    painter.setPen(color(role))
    # Whole pixels: glyphs at fractional positions are blurred, and a column of numbers would not
    # align.
    painter.drawStaticText(QPointF(round(left), round(top)), laid)
    if struck:
        middle = round(top + metrics(use).ascent() * 0.68)
        painter.fillRect(QRectF(round(left), middle, round(width), 1), color(role))
    return round(width)


def chip_width(chip: ChipStyle) -> int:
    """Return the width of ``chip`` as drawn by ``paint_chip``."""
    word = round(metrics("label_strong").horizontalAdvance(chip.text)) if chip.text else 0
    icon = px(14) if chip.icon else 0
    between = px(4) if icon and word else 0
    return px(6 if icon else 8) + icon + between + word + px(8)


def chip_height() -> int:
    """Return the height of a chip."""
    return px(22)


def paint_chip(painter: QPainter, rect: QRect, chip: ChipStyle) -> int:
    """Draw ``chip`` at the left of ``rect``, vertically centred; return its width."""
    width, height = chip_width(chip), chip_height()

    def draw(inner: QPainter) -> None:
        text_role, background_role = CHIP_COLORS[chip.kind]
        whole = QRectF(0, 0, width, height)
        fill_round(inner, whole, height / 2, background_role)
        if theme.current().contrast:
            outline(inner, whole, height / 2, text_role)
        left = px(8)
        if chip.icon:
            # Imported here, because the first frame has no chips yet.
            from app.ui.look.icons import exact_pixmap

            side = px(14)
            left = px(6)
            drawing = exact_pixmap(chip.icon, text_role, side, inner.device().devicePixelRatio())
            inner.drawPixmap(left, (height - side) // 2, drawing)
            left += side + px(4)
        paint_text(
            inner, QRect(left, 0, width, height), chip.text, use="label_strong", role=text_role
        )

    drawn = kept(painter, ("chip", *chip), (width, height), draw)
    painter.drawPixmap(rect.x(), rect.y() + (rect.height() - height) // 2, drawn)
    return width


SOUND_HEALTH: Final = 80
"""The health from which a listing counts as good."""


def health_role(value: int) -> str:
    """Return the bar colour of a percentage: good from ``SOUND_HEALTH``, middling from 50."""
    if value >= SOUND_HEALTH:
        return "okBar"
    return "warnBar" if value >= 50 else "badBar"


def paint_bar(painter: QPainter, rect: QRect, share: float, role: str) -> None:
    """Draw a round bar filling ``rect``, with the part ``share`` (0 to 1) in ``role``."""

    def draw(inner: QPainter) -> None:
        radius = rect.height() / 2
        fill_round(inner, QRectF(0, 0, rect.width(), rect.height()), radius, "track")
        if share > 0:
            full = max(rect.height(), round(rect.width() * min(share, 1.0)))
            fill_round(inner, QRectF(0, 0, full, rect.height()), radius, role)

    key = ("bar", rect.width(), rect.height(), round(share, 3), role)
    painter.drawPixmap(rect.topLeft(), kept(painter, key, (rect.width(), rect.height()), draw))


def paint_health(painter: QPainter, rect: QRect, value: int | None) -> None:
    """Draw a health of 0 to 100 as a bar at the left of ``rect`` and its number at the right.

    Nothing is drawn if it is unknown.
    """
    if value is None:
        return
    value = max(0, min(100, value))
    bar = QRect(rect.x(), rect.y() + (rect.height() - px(5)) // 2, px(36), px(5))
    paint_bar(painter, bar, value / 100, health_role(value))
    paint_text(painter, rect, str(value), use="label", role="text2", align=RIGHT)


def paint_thumbnail(
    painter: QPainter, rect: QRect, picture: QPixmap | None, *, paler: bool = False
) -> None:
    """Draw ``picture`` filling ``rect`` with round corners and an outline.

    Without a picture a plain tile is drawn.
    """

    def draw(inner: QPainter) -> None:
        radius = px(5) if rect.height() <= px(32) else px(8)
        whole = QRectF(0, 0, rect.width(), rect.height())
        path = QPainterPath()
        path.addRoundedRect(whole, radius, radius)
        inner.fillPath(path, color("track"))
        if picture is not None and not picture.isNull():
            inner.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            inner.setClipPath(path)
            inner.setOpacity(0.5 if paler else 1.0)
            scale = max(rect.width() / picture.width(), rect.height() / picture.height())
            wide, tall = rect.width() / scale, rect.height() / scale
            source = QRectF((picture.width() - wide) / 2, (picture.height() - tall) / 2, wide, tall)
            inner.drawPixmap(whole, picture, source)
            inner.setOpacity(1.0)
            inner.setClipping(False)
        outline(inner, whole, radius, "border")

    key = ("thumbnail", picture.cacheKey() if picture else 0, rect.width(), rect.height(), paler)
    painter.drawPixmap(rect.topLeft(), kept(painter, key, (rect.width(), rect.height()), draw))
