"""The editor over a table cell, with the reason if its input is not accepted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QFrame

from app.ui.look.text import PlainLabel
from app.ui.look.type_scale import px
from app.ui.widgets.inputs.fields import LineEdit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFocusEvent
    from PySide6.QtWidgets import QWidget

DOWN, UP, RIGHT, LEFT, STAY = "down", "up", "right", "left", "stay"
_LEAST, _LEAST_TEXT = 96, 260


class CellField(LineEdit):
    """An input line over a cell: Enter, Tab or an arrow accepts it, Escape cancels.

    ``done`` carries the direction in which to go on; its receiver closes the field, or shows why it
    stays open.
    """

    done = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent, name="cell_field")
        self._over = parent
        self._typed_over = False
        self._began_with = ""
        self._completer: QCompleter | None = None
        self._reason = _Reason(parent)
        self.textEdited.connect(lambda _text: self.show_reason(""))

    def begin(
        self,
        place: QRect,
        text: str,
        *,
        name: str,
        typed: str | None,
        right: bool,
        words: Sequence[str] = (),
    ) -> None:
        """Show the field over ``place`` with ``text``; ``typed`` replaces the text at once.

        ``words`` are offered as completions.
        """
        self.setAccessibleName(name)
        self._typed_over, self._began_with = typed is not None, text
        self._complete(words)
        self.setAlignment(Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft)
        self.setText(text if typed is None else typed)
        self.show_reason("")
        self.move_to(place)
        self.show()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if typed is None:
            self.selectAll()
            if words and self._completer is not None:
                self._completer.setCompletionPrefix("")
                self._completer.complete()

    def _complete(self, words: Sequence[str]) -> None:
        if self._completer is not None:
            self._completer.deleteLater()
        self._completer = QCompleter(list(words), self)
        self._completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self._completer.setMaxVisibleItems(12)
        self.setCompleter(self._completer)

    def move_to(self, place: QRect) -> None:
        """Move over a cell, with a width that is sufficient for typing."""
        parent = self._over
        least = px(_LEAST if self.alignment() & Qt.AlignmentFlag.AlignRight else _LEAST_TEXT)
        wide = min(max(place.width(), least), parent.width())
        left = place.left()
        if self.alignment() & Qt.AlignmentFlag.AlignRight:
            left = place.right() + 1 - wide
        left = max(0, min(left, parent.width() - wide))
        self.setGeometry(left, place.top(), wide, place.height())
        self._reason.lie_below(self.geometry())

    def show_reason(self, reason: str) -> None:
        """Show below the field why its input is not accepted; an empty text hides it."""
        self.set_state("error" if reason else "rest")
        self._reason.show_text(reason, self.geometry())

    def show_obstacle(self, place: QRect, reason: str) -> None:
        """Show below a cell why it cannot be changed."""
        self._reason.show_text(reason, place)

    def forget_reason(self) -> None:
        """Hide the reason why a cell cannot be changed."""
        if not self.isVisible():
            self._reason.hide()

    @property
    def is_touched(self) -> bool:
        """Whether anything was typed or chosen, not only looked at."""
        return self._typed_over or self.text() != self._began_with

    @property
    def reason(self) -> str:
        """The text below the field, or below a cell that cannot be changed."""
        return self._reason.label.text() if self._reason.isVisible() else ""

    def close_field(self) -> None:
        """Hide the field and its reason."""
        self._reason.hide()
        self.hide()

    def event(self, event: QEvent) -> bool:
        """Handle Tab for the table, before the window moves the focus."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            key = event.key()
            if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
                self.done.emit(RIGHT if key == Qt.Key.Key_Tab else LEFT)
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Accept the input on Enter, and on arrow keys if the cell was typed over."""
        key, shift = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.done.emit(UP if shift else DOWN)
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self._typed_over:
            self.done.emit(UP if key == Qt.Key.Key_Up else DOWN)
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Accept the input when the focus moves elsewhere."""
        super().focusOutEvent(event)
        if self.isVisible() and event.reason() != Qt.FocusReason.PopupFocusReason:
            self.done.emit(STAY)


class _Reason(QFrame):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self.setObjectName("cell_reason")
        self.label = PlainLabel("", "label", "bad", self, wrap=True)
        self.hide()

    def show_text(self, text: str, field: QRect) -> None:
        self.label.setText(text)
        self.setVisible(bool(text))
        self.lie_below(field)
        self.raise_()

    def lie_below(self, field: QRect) -> None:
        parent = self._over
        wide = min(px(320), parent.width())
        pad = px(8)
        high = self.label.heightForWidth(wide - 2 * pad) + px(10)
        left = max(0, min(field.left(), parent.width() - wide))
        below = field.bottom() + 2
        top = below if below + high <= parent.height() else field.top() - high - 2
        self.setGeometry(left, top, wide, high)
        self.label.setGeometry(pad, px(5), wide - 2 * pad, high - px(10))
