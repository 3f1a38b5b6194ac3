"""The bar at the top of a view, with its title and the actions for the whole view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLayout, QVBoxLayout

from app.ui.look.type_scale import px
from app.ui.widgets.card import Divider

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_HIGH = 56


class ViewHead(QFrame):
    """A bar of the same height in all views; its widgets are added to ``line`` from the left.

    ``left`` is the space before the first widget, in design pixels.
    """

    def __init__(self, parent: QWidget | None = None, *, left: int = 16) -> None:
        super().__init__(parent)
        self.setProperty("background", "window")
        self.setFixedHeight(px(_HIGH))
        self.line = QHBoxLayout(self)
        self.line.setContentsMargins(px(left), 0, px(16), 0)
        self.line.setSpacing(px(8))


def lay_out_view(
    view: QWidget, head: ViewHead, *parts: QWidget | QLayout, body: QWidget | QLayout
) -> QVBoxLayout:
    """Lay out ``view``: its head, a line, ``parts``, and a body that takes the remaining room."""
    column = QVBoxLayout(view)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    for part in (head, Divider(view), *parts):
        _add(column, part, 0)
    _add(column, body, 1)
    return column


def _add(column: QVBoxLayout, part: QWidget | QLayout, stretch: int) -> None:
    if isinstance(part, QLayout):
        column.addLayout(part, stretch)
    else:
        column.addWidget(part, stretch)
