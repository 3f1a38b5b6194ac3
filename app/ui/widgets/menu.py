"""Menus with rounded corners."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPainterPath, QRegion
from PySide6.QtWidgets import QMenu, QWidget

from app.ui.look.type_scale import px
from app.ui.widgets.field_state import set_look

_RADIUS = 8


class _Corners(QObject):
    """A mask for the corners of a menu.

    They would be black without a compositing window manager.
    """

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Update the mask after a resize."""
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            whole = QPainterPath()
            whole.addRoundedRect(QRectF(watched.rect()), px(_RADIUS), px(_RADIUS))
            watched.setMask(QRegion(whole.toFillPolygon().toPolygon()))
        return False


def round_off(menu: QMenu) -> QMenu:
    """Give ``menu`` rounded corners, even if Qt created it; return it."""
    menu.setWindowFlag(Qt.WindowType.FramelessWindowHint)
    menu.setWindowFlag(Qt.WindowType.NoDropShadowWindowHint)
    menu.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
    menu.installEventFilter(_Corners(menu))
    set_look(menu, "rounded", "true")
    return menu


class Menu(QMenu):
    """A menu in the program's style; pass foreign texts through ``literal`` first."""

    def __init__(self, title: str = "", parent: QWidget | None = None, *, name: str = "") -> None:
        super().__init__(title, parent)
        self.setObjectName(name)
        self.setToolTipsVisible(True)
        round_off(self)
