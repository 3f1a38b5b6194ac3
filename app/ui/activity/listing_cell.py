"""A listing in two lines of text beside its picture, as painted in the tables of this package."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from app.ui.look import icons, theme
from app.ui.look.paint import elide, paint_text, paint_thumbnail
from app.ui.look.text import one_line
from app.ui.look.type_scale import px

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter, QPixmap


def paint_listing(
    painter: QPainter,
    rect: QRect,
    picture: QPixmap | None,
    title: str,
    words: str,
    *,
    role: str = "text2",
) -> None:
    """Paint the picture, ``title``, and below it ``words`` in the colour of ``role``."""
    side = px(28)
    left = rect.left() + px(16)
    place = QRect(left, rect.top() + (rect.height() - 1 - side) // 2, side, side)
    paint_thumbnail(painter, place, picture)
    if picture is None:
        inner = px(14)
        drawn = icons.exact_pixmap("image", "disabled", inner, painter.device().devicePixelRatio())
        gap = (side - inner) // 2
        painter.drawPixmap(place.left() + gap, place.top() + gap, drawn)
    left += side + px(10)
    room = rect.right() - px(8) - left
    half = (rect.height() - 1) // 2
    upper = QRect(left, rect.top() + px(3), room, half - px(2))
    paint_text(painter, upper, elide(one_line(title), "body_strong", room), use="body_strong")
    lower = QRect(left, rect.top() + half, room, half - px(3))
    paint_text(painter, lower, elide(words, "caption", room), use="caption", role=role)


def paint_row_background(
    painter: QPainter, rect: QRect, *, selected: bool, focused: bool, hovered: bool, first: bool
) -> None:
    """Paint the background of a cell: selection, hover and the line below.

    The ``first`` cell of a selected row also has a bar.
    """
    if selected:
        painter.fillRect(rect, theme.color("selected" if focused else "selectedIdle"))
    elif hovered:
        painter.fillRect(rect, theme.color("hover"))
    painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, theme.color("border"))
    if selected and first:
        bar = theme.color("accent" if focused else "text3")
        painter.fillRect(rect.left(), rect.top(), 3, rect.height(), bar)
