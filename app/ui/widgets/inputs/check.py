"""Check boxes and radio buttons, and their indicator for table cells."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QCheckBox, QRadioButton, QWidget

from app.ui.look.paint import fill_round, kept, outline, paint_text
from app.ui.look.theme import color
from app.ui.look.type_scale import metrics, px


def paint_check(
    painter: QPainter, rect: QRect, state: Qt.CheckState, *, enabled: bool = True
) -> None:
    """Draw a check box centred in ``rect``: empty, a tick, or a dash for "some"."""
    side = px(16)

    def draw(inner: QPainter) -> None:
        box = QRectF(0, 0, side, side)
        if state == Qt.CheckState.Unchecked:
            fill_round(inner, box, px(4), "surface" if enabled else "sunken")
            outline(inner, box, px(4), "control" if enabled else "border", 1.25)
            return
        fill_round(inner, box, px(4), "accent" if enabled else "disabled")
        pen = QPen(color("onAccent"), max(1.25, side / 12))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        inner.setPen(pen)
        inner.setBrush(Qt.BrushStyle.NoBrush)
        if state == Qt.CheckState.PartiallyChecked:
            inner.drawLine(QPointF(side * 0.3, side / 2), QPointF(side * 0.7, side / 2))
        else:
            ticks = ((0.29, 0.52), (0.44, 0.66), (0.72, 0.37))
            inner.drawPolyline(QPolygonF([QPointF(side * x, side * y) for x, y in ticks]))

    drawn = kept(painter, ("check", state.value, enabled, side), (side, side), draw)
    place = rect.center() - QRect(0, 0, side, side).center()
    painter.drawPixmap(place, drawn)


def paint_radio(painter: QPainter, rect: QRect, *, chosen: bool, enabled: bool = True) -> None:
    """Draw a radio button centred in ``rect``."""
    side = px(16)

    def draw(inner: QPainter) -> None:
        ring = QRectF(0, 0, side, side)
        fill_round(inner, ring, side / 2, "surface" if enabled else "sunken")
        if chosen:
            outline(inner, ring, side / 2, "accent" if enabled else "disabled", px(5))
        else:
            outline(inner, ring, side / 2, "control" if enabled else "border", 1.25)

    drawn = kept(painter, ("radio", chosen, enabled, side), (side, side), draw)
    painter.drawPixmap(rect.center() - QRect(0, 0, side, side).center(), drawn)


def _paint_labelled(button: QCheckBox | QRadioButton) -> None:
    painter = QPainter(button)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = px(16) + 6
    rect = button.rect()
    left = rect.width() - side if button.isRightToLeft() else 0
    box = QRect(left, 0, side, rect.height())
    if isinstance(button, QCheckBox):
        paint_check(painter, box, button.checkState(), enabled=button.isEnabled())
        radius = px(4) + 3.0
    else:
        paint_radio(painter, box, chosen=button.isChecked(), enabled=button.isEnabled())
        radius = side / 2
    if button.hasFocus():
        ring = QRectF(left, (rect.height() - side) / 2, side, side)
        outline(painter, ring, radius, "focus", 2)
    words = button.text().replace("&&", "\0").replace("&", "").replace("\0", "&")
    if words:
        width = round(metrics("body").horizontalAdvance(words))
        start = left - px(5) - width if button.isRightToLeft() else side + px(5)
        place = QRect(start, 0, width, rect.height())
        paint_text(painter, place, words, role="text" if button.isEnabled() else "disabled")
    painter.end()


def _hint(button: QCheckBox | QRadioButton) -> QSize:
    side = px(16) + 6
    words = round(metrics("body").horizontalAdvance(button.text().replace("&", "")))
    return QSize(side + (px(7) + words if words else 0), max(side, px(24)))


class CheckBox(QCheckBox):
    """A check box in the program's style; the third state is a dash."""

    def __init__(self, text: str = "", parent: QWidget | None = None, *, name: str = "") -> None:
        super().__init__(text, parent)
        self.setObjectName(name)

    def sizeHint(self) -> QSize:
        """Return the size of box and text."""
        return _hint(self)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw box, text and focus."""
        _paint_labelled(self)


class RadioButton(QRadioButton):
    """A radio button in the program's style."""

    def __init__(self, text: str = "", parent: QWidget | None = None, *, name: str = "") -> None:
        super().__init__(text, parent)
        self.setObjectName(name)

    def sizeHint(self) -> QSize:
        """Return the size of ring and text."""
        return _hint(self)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw ring, text and focus."""
        _paint_labelled(self)
