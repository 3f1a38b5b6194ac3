"""The context menu of an outbox row, with the same actions as the bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from app.ui.activity.outbox.row_actions import CANCEL, OPEN, ROW_ACTIONS, title_of
from app.ui.look.icons import icon
from app.ui.widgets.menu import Menu

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QPoint
    from PySide6.QtWidgets import QWidget

_KEYS = {OPEN: Qt.Key.Key_Return, CANCEL: Qt.Key.Key_Delete}


def open_menu(
    parent: QWidget, actions: Sequence[str], place: QPoint, run: Callable[[str], None]
) -> None:
    """Open the menu of ``actions`` at ``place``, the main one first."""
    menu = Menu("", parent, name="outbox_menu")
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for action_id in reversed(actions):
        action = menu.addAction(title_of(action_id))
        if ROW_ACTIONS[action_id].icon:
            action.setIcon(icon(ROW_ACTIONS[action_id].icon))
        if action_id in _KEYS:
            action.setShortcut(_KEYS[action_id])
        action.setObjectName(f"menu_{action_id}")
        action.triggered.connect(lambda _on=False, action_id=action_id: run(action_id))
    menu.popup(place)
