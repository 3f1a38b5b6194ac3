"""Fonts by use, and lengths that scale with the font."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication

from app.ui.look import theme

#: Use -> (factor of the application font, weight).
SCALE: Final[dict[str, tuple[float, int]]] = {
    "hero": (1.85, 600),
    "figure": (1.54, 600),
    "view_title": (1.38, 600),
    "section": (1.15, 600),
    "title": (1.0, 600),
    "body_strong": (1.0, 500),
    "body": (1.0, 400),
    "heading": (0.92, 600),
    "label_strong": (0.92, 500),
    "label": (0.92, 400),
    "key": (0.85, 500),
    "caption": (0.85, 400),
    "mono": (0.92, 400),
}

#: The line height of the font for which every length of the design was drawn.
_DRAWN_LINE: Final = 16

_fonts: dict[str, QFont] = {}
_metrics: dict[str, QFontMetricsF] = {}
_lengths: dict[float, int] = {}
_factor: list[float] = []


def _forget() -> None:
    _fonts.clear()
    _metrics.clear()
    _lengths.clear()
    _factor.clear()


theme.on_change(_forget)


def font(use: str) -> QFont:
    """Return the font of a use of ``SCALE``; shared, so copy it before changing it.

    Raise ``KeyError`` for an unknown use.
    """
    found = _fonts.get(use)
    if found is None:
        size, weight = SCALE[use]
        found = QFont(QGuiApplication.font())
        if use == "mono":
            from PySide6.QtGui import QFontDatabase

            fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
            found.setFamilies(fixed.families())
            found.setStyleHint(QFont.StyleHint.Monospace)
        if found.pixelSize() > 0:
            found.setPixelSize(round(found.pixelSize() * size))
        else:
            found.setPointSizeF(found.pointSizeF() * size)
        found.setWeight(QFont.Weight(weight))
        _fonts[use] = found
    return found


def metrics(use: str) -> QFontMetricsF:
    """Return the metrics of ``font(use)``."""
    found = _metrics.get(use)
    if found is None:
        found = _metrics[use] = QFontMetricsF(font(use))
    return found


def factor() -> float:
    """Return the ratio of the line height to that of the design; 1.0 at 13 px."""
    if not _factor:
        _factor.append(max(0.75, round(metrics("body").height()) / _DRAWN_LINE))
    return _factor[0]


def px(length: float) -> int:
    """Return a ``length`` of the design in logical pixels of the present font."""
    found = _lengths.get(length)
    if found is None:
        found = _lengths[length] = round(length * factor())
    return found
