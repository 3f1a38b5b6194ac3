"""The context menu of a row of the outbox: it repeats what the bar has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from app.ui.activity.outbox.row_actions import ACTS, CANCEL, OPEN, title_of
from app.ui.look.icons import icon
from app.ui.widgets.menu import Menu

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QPoint
    from PySide6.QtWidgets import QWidget

_KEYS = {OPEN: Qt.Key.Key_Return, CANCEL: Qt.Key.Key_Delete}


def open_menu(
    parent: QWidget, acts: Sequence[str], place: QPoint, run: Callable[[str], None]
) -> None:
    """Open the menu of ``acts`` at ``place``; the main act stands first."""
    menu = Menu("", parent, name="outbox_menu")
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for act_id in reversed(acts):
        action = menu.addAction(title_of(act_id))
        if ACTS[act_id].icon:
            action.setIcon(icon(ACTS[act_id].icon))
        if act_id in _KEYS:
            action.setShortcut(_KEYS[act_id])
        action.setObjectName(f"menu_{act_id}")
        action.triggered.connect(lambda _on=False, act_id=act_id: run(act_id))
    menu.popup(place)
