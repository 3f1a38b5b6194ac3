"""The tool bar of the listings view: search, sync, and the command palette."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QKeySequence, QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from app.ui.look import theme
from app.ui.look.type_scale import px
from app.ui.widgets.inputs.buttons import IconButton
from app.ui.widgets.inputs.search_box import SearchBox

if TYPE_CHECKING:
    from PySide6.QtGui import QAction, QPaintEvent

    from app.ui.actions import Actions

# The actions in the tool bar; each of them is also in a menu.
SHOWN = ("rules", "new_listing", "sync", "palette")


class ToolBar(QFrame):
    """Search box and quick buttons; ``down_pressed`` asks to move the focus to the table."""

    words_changed = Signal(str)
    down_pressed = Signal()

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tool_bar")
        self.search = SearchBox(
            self.tr("Search listings"), QKeySequence.StandardKey.Find, self, name="search_box"
        )
        self.search.words_changed.connect(self.words_changed)
        self.search.down_pressed.connect(self.down_pressed)
        self.search.submitted.connect(self.down_pressed)
        self._buttons: list[tuple[QAction, IconButton]] = []
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(px(16), 0, px(12), 0)
        self._line.setSpacing(px(6))
        self._line.addWidget(self.search, 1)
        self._line.addSpacing(px(4))
        for action_id in SHOWN:
            self._line.addWidget(self._button(actions, action_id))

    def _button(self, actions: Actions, action_id: str) -> IconButton:
        action = actions[action_id]
        button = IconButton(
            actions.specs[action_id].icon,
            action.text(),
            self,
            key=action.shortcut(),
            name=f"tool_{action_id}",
        )
        button.clicked.connect(action.trigger)
        button.setEnabled(action.isEnabled())
        action.changed.connect(self._follow)
        self._buttons.append((action, button))
        return button

    def _follow(self) -> None:
        for action, button in self._buttons:
            button.setEnabled(action.isEnabled())
            button.set_tooltip(action.text())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the window's background and the line to the view."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.color("window"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, theme.color("border"))

    def changeEvent(self, event: QEvent) -> None:
        """Translate the texts after a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            words = self.tr("Search listings")
            self.search.field.setPlaceholderText(words)
            self.search.field.setAccessibleName(words)
            self.search.setAccessibleName(words)
