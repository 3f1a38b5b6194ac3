"""The bar below the detail of a row: a note on the effect of its main action, and buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from app.ui.activity.outbox.row_actions import (
    CANCEL,
    CONFIRM,
    HOLD,
    OPEN,
    ROW_ACTIONS,
    UNDO,
    note_of,
    title_of,
)
from app.ui.look.text import PlainLabel
from app.ui.look.type_scale import px
from app.ui.widgets.icon_label import IconLabel
from app.ui.widgets.inputs.buttons import Button, DangerButton, PrimaryButton

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

# These never become the coloured button.
_QUIET = frozenset({OPEN, CANCEL, HOLD, UNDO})


class ActionBar(QFrame):
    """The buttons for the actions of one row; ``requested`` carries the id of a pressed one."""

    requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("outbox_actions")
        self.setProperty("background", "footer")
        self.setFixedHeight(px(52))
        self._actions: tuple[str, ...] = ()
        self._buttons: list[Button] = []
        self._shield = IconLabel("shield", "ok", 16, self)
        self._note = PlainLabel("", "label", "text2", self)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(px(16), 0, px(12), 0)
        self._line.setSpacing(px(8))
        self._line.addWidget(self._shield)
        self._line.addWidget(self._note)
        self._line.addStretch(1)

    def show_actions(self, actions: Sequence[str]) -> None:
        """Show these actions, the main one on the right."""
        if tuple(actions) == self._actions:
            return
        self._actions = tuple(actions)
        for button in self._buttons:
            self._line.removeWidget(button)
            button.hide()
            button.setParent(None)
            button.deleteLater()
        self._buttons = []
        for action_id in actions:
            main = action_id == actions[-1] and action_id not in _QUIET
            make = DangerButton if action_id == CONFIRM else PrimaryButton if main else Button
            button = make(
                title_of(action_id),
                ROW_ACTIONS[action_id].icon,
                self,
                size="bar",
                name=f"outbox_{action_id}",
            )
            button.clicked.connect(
                lambda _on=False, action_id=action_id: self.requested.emit(action_id)
            )
            self._line.addWidget(button)
            button.show()
            self._buttons.append(button)
        notes = (note_of(action_id) for action_id in reversed(actions))
        self._note.setText(next((note for note in notes if note), ""))
        self.setVisible(bool(actions))
        self._fold()

    def set_enabled(self, action_id: str, enabled: bool) -> None:
        """Enable or disable the button of an action that is shown."""
        for button in self._buttons:
            if button.objectName() == f"outbox_{action_id}":
                button.setEnabled(enabled)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the note first if there is little room, then the labels of minor buttons."""
        super().resizeEvent(event)
        self._fold()

    def _fold(self) -> None:
        for button in self._buttons:
            button.set_compact(False)
        room = self.width() - px(16) - px(12)
        wide = [button.sizeHint().width() + px(8) for button in self._buttons]
        note = self._note.sizeHint().width() + self._shield.sizeHint().width() + 2 * px(8)
        promised = note if self._note.text() else 0
        for at, action_id in enumerate(self._actions[:-1]):
            # The note takes precedence over the label of the open button, whose icon says the same.
            least = promised if action_id == OPEN else 0
            if ROW_ACTIONS[action_id].icon and sum(wide) + least > room:
                self._buttons[at].set_compact(True)
                wide[at] = self._buttons[at].sizeHint().width() + px(8)
        fits = bool(promised) and sum(wide) + promised <= room
        self._note.setVisible(fits)
        self._shield.setVisible(fits)
