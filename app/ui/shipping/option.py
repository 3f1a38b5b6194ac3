"""Cards that act as radio buttons, chosen by mouse or arrow keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QVBoxLayout, QWidget

from app.ui.look.type_scale import px
from app.ui.widgets.field_state import set_look
from app.ui.widgets.inputs.check import RadioButton

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QMouseEvent


class OptionCard(QFrame):
    """A framed radio button with room for content below it; emits ``chosen`` when picked."""

    chosen = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("kind", "option")
        self.radio = RadioButton(parent=self, name=f"{name}_radio")
        # The cards have different parents, so the group makes them exclusive.
        self.radio.setAutoExclusive(False)
        self.radio.clicked.connect(self._pick)
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(px(13), px(10), px(13), px(10))
        self.body.setSpacing(px(4))

    def set_chosen(self, chosen: bool) -> None:
        """Set whether this card is the choice, without emitting a signal."""
        # An exclusive group does not allow its checked button to be unchecked.
        together = cast("QButtonGroup | None", self.radio.group())
        if together is not None:
            together.setExclusive(False)
        self.radio.setChecked(chosen)
        if together is not None:
            together.setExclusive(True)
        set_look(self, "chosen", "true" if chosen else "")

    def set_open(self, is_open: bool) -> None:
        """Set whether the option can be picked."""
        self.radio.setEnabled(is_open)
        self.setCursor(Qt.CursorShape.PointingHandCursor if is_open else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Pick the card on a click anywhere on it."""
        if self.radio.isEnabled() and self.rect().contains(event.position().toPoint()):
            self._pick()

    def _pick(self) -> None:
        self.radio.setChecked(True)
        self.chosen.emit()


class OptionGroup(QButtonGroup):
    """A group of cards with a single choice; the arrow keys move between them."""

    def __init__(self, parent: QWidget, cards: Iterable[OptionCard] = ()) -> None:
        super().__init__(parent)
        for card in cards:
            self.addButton(card.radio)

    def take_focus(self) -> None:
        """Give the focus to the chosen card, or to the first one that can be chosen."""
        usable = [one for one in self.buttons() if one.isEnabled()]
        for button in ([one for one in usable if one.isChecked()] or usable)[:1]:
            button.setFocus()
