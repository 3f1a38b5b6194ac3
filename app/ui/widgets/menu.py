"""Menus with round corners."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from app.ui.widgets.field_state import set_look


def round_off(menu: QMenu) -> QMenu:
    """Give ``menu`` round corners, also one that Qt made; returns it."""
    menu.setWindowFlag(Qt.WindowType.FramelessWindowHint)
    menu.setWindowFlag(Qt.WindowType.NoDropShadowWindowHint)
    menu.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
    set_look(menu, "rounded", "true")
    return menu


class Menu(QMenu):
    """A menu in the look of the program; texts from elsewhere go through ``literal`` first."""

    def __init__(self, title: str = "", parent: QWidget | None = None, *, name: str = "") -> None:
        super().__init__(title, parent)
        self.setObjectName(name)
        self.setToolTipsVisible(True)
        round_off(self)
