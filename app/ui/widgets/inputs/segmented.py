"""Adjacent buttons for one of a few choices: yes, no or not specified."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QPushButton, QSizePolicy, QWidget

from app.ui.look.text import literal
from app.ui.look.type_scale import px
from app.ui.widgets.field_state import set_state

if TYPE_CHECKING:
    from collections.abc import Sequence


class Segmented(QWidget):
    """Joined buttons, one of them chosen; ``chosen`` has its value when the seller changes it."""

    chosen = Signal(object)

    def __init__(
        self,
        choices: Sequence[tuple[object, str]],
        parent: QWidget | None = None,
        *,
        name: str = "",
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        # The rounded corners of the first and last button must stay at their sides.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self._values = [value for value, _text in choices]
        self._locked = False
        self._group = QButtonGroup(self)
        self._buttons: list[QPushButton] = []
        for at, (_value, text) in enumerate(choices):
            button = QPushButton(literal(text), self)
            button.setCheckable(True)
            button.setAutoDefault(False)
            place = "first" if at == 0 else "last" if at == len(choices) - 1 else "middle"
            button.setProperty("segment", place)
            button.installEventFilter(self)
            self._group.addButton(button, at)
            self._buttons.append(button)
        self._group.idToggled.connect(lambda _at, _on: self._raise_chosen())
        self._group.idClicked.connect(lambda at: self.chosen.emit(self._values[at]))
        if self._buttons:
            self._buttons[-1].setChecked(True)
            self.setFocusProxy(self._buttons[-1])

    def value(self) -> object:
        """Return the value of the chosen button."""
        at = self._group.checkedId()
        return self._values[at] if at >= 0 else None

    def set_value(self, value: object) -> None:
        """Choose the button with ``value``; the last one if there is none."""
        at = self._values.index(value) if value in self._values else len(self._values) - 1
        self._buttons[at].setChecked(True)
        self.setFocusProxy(self._buttons[at])

    def set_none(self) -> None:
        """Choose no button, as none matches the value."""
        self._group.setExclusive(False)
        for button in self._buttons:
            button.setChecked(False)
        self._group.setExclusive(True)

    def setAccessibleName(self, name: str) -> None:
        """Set the name of the question; each button is named by the question and its answer."""
        super().setAccessibleName(name)
        for button in self._buttons:
            button.setAccessibleName(f"{name}: {button.text().replace('&&', '&')}")

    def set_state(self, state: str, *, changed: bool = False) -> None:
        """Set one of ``field_state.STATES`` on every button."""
        self._locked = state == "locked"
        for button in self._buttons:
            set_state(button, state, changed=changed)
            button.setEnabled(not self._locked or button.isChecked())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Raise the focused button above its neighbours; choose with the arrow keys."""
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, QWidget):
            watched.raise_()
        elif event.type() == QEvent.Type.FocusOut:
            self._raise_chosen()
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._step(event.key())
        return super().eventFilter(watched, event)

    def _step(self, key: int) -> bool:
        back, forth = Qt.Key.Key_Left, Qt.Key.Key_Right
        if key not in (back, forth):
            return False
        at = self._group.checkedId() + (1 if key == forth else -1)
        if self._locked or not 0 <= at < len(self._buttons):
            return True
        self._buttons[at].setFocus(Qt.FocusReason.OtherFocusReason)
        self._buttons[at].click()
        return True

    def sizeHint(self) -> QSize:
        """Return a size with equally wide buttons, so that no answer looks more important."""
        widest = max((button.sizeHint().width() for button in self._buttons), default=0)
        return QSize(max(widest, px(64)) * len(self._buttons), px(32))

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size in which every text fits."""
        return QSize(sum(self._own_widths()), px(32))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the buttons side by side, each overlapping the outline of the previous one.

        They are equally wide if there is room for the widest text; otherwise each gets the width of
        its text and a share of the rest.
        """
        super().resizeEvent(event)
        widths = self._own_widths()
        count, room = len(widths), self.width() - 1
        if widths and room < max(widths) * count:
            spare = max(0, room - sum(widths)) / count
            shares = [width + spare for width in widths]
        else:
            shares = [room / count] * count if count else []
        left = 0.0
        for button, share in zip(self._buttons, shares, strict=True):
            at, end = round(left), round(left + share)
            button.setGeometry(at, 0, end - at + 1, self.height())
            left += share
        self._raise_chosen()

    def _own_widths(self) -> list[int]:
        return [max(button.sizeHint().width(), px(48)) for button in self._buttons]

    def _raise_chosen(self) -> None:
        chosen = self._group.checkedButton()
        if chosen is not None:
            chosen.raise_()
