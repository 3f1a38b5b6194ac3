"""A field that holds several values as tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QCompleter, QFrame, QSizePolicy, QWidget

from app.editing.form.several import ends_itself, has_breaks, split_values
from app.ui.look.type_scale import px
from app.ui.widgets.field_state import set_look, set_state
from app.ui.widgets.flow import FlowLayout
from app.ui.widgets.inputs.completion_list import completion_list
from app.ui.widgets.inputs.removable_chip import ValueToken
from app.ui.widgets.inputs.suggesting_line import SuggestingLine

if TYPE_CHECKING:
    from collections.abc import Iterable

_COMES_BACK = (
    Qt.FocusReason.PopupFocusReason,
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.MenuBarFocusReason,
)


class TokenField(QFrame):
    """A field with several values as tokens, and a line edit for the next one.

    ``suggestions`` complete the typed text; other values are accepted as well. ``edited`` is
    emitted for every change by the seller, ``left`` when the focus has moved elsewhere. The down
    arrow, and a click into the empty line edit, show all suggestions. Backspace in the empty line
    edit removes the last value. Enter, leaving the field, a semicolon or a pasted list convert the
    typed text to tokens, and a comma does so after a suggested value or a barcode.
    """

    edited = Signal()
    left = Signal()
    reset_requested = Signal()

    def __init__(
        self,
        suggestions: Iterable[str] = (),
        parent: QWidget | None = None,
        *,
        name: str = "",
    ) -> None:
        super().__init__(parent)
        self._suggestions = list(suggestions)
        self._spelled = {value.casefold(): value for value in self._suggestions}
        self._locked = False
        self._tokens: list[tuple[str, ValueToken]] = []
        self.setObjectName(name)
        self.setProperty("kind", "field")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._flow = FlowLayout(self, gap=px(4), stretch_last=True)
        self._flow.setContentsMargins(px(4), px(3), px(4), px(3))
        self.entry = SuggestingLine(parent=self, placeholder=self.tr("Add…"))
        self.entry.setProperty("bare", "true")
        self.entry.setMinimumSize(px(56), px(24))
        self.entry.setTextMargins(px(4), 0, 0, 0)
        self._flow.addWidget(self.entry)
        self.setFocusProxy(self.entry)
        self.entry.installEventFilter(self)
        self.entry.focus_changed.connect(self._show_focus)
        self.entry.textEdited.connect(self._on_text)
        self.entry.returnPressed.connect(self._leave)
        self._complete()

    def _complete(self) -> None:
        if not self._suggestions:
            return
        completer = QCompleter(self._suggestions, self)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        # Queued: the completer sets its own text after all slots have been called.
        completer.activated.connect(self._take, Qt.ConnectionType.QueuedConnection)
        # Moving through the suggestions changes the line edit without a signal of it.
        completer.highlighted.connect(self.edited, Qt.ConnectionType.QueuedConnection)
        completion_list(completer)
        self.entry.setCompleter(completer)

    def setAccessibleName(self, name: str) -> None:
        """Set the accessible name of the field and of the line edit."""
        super().setAccessibleName(name)
        self.entry.setAccessibleName(name)

    def values(self) -> tuple[str, ...]:
        """Return the values in order, including the one being typed."""
        found = [value for value, _token in self._tokens]
        folded = {value.casefold() for value in found}
        for typed in split_values(self.entry.text(), self._suggestions):
            if typed.casefold() not in folded:
                found.append(self._spelled.get(typed.casefold(), typed))
        return tuple(found)

    def set_values(self, values: Iterable[str]) -> None:
        """Set ``values``; text being typed stays if it is one of them."""
        wanted = list(values)
        if wanted == list(self.values()):
            return
        self.entry.clear()
        while self._tokens:
            self._drop(len(self._tokens) - 1)
        for value in wanted:
            self._add(value)

    def take_typed(self) -> None:
        """Convert the typed text to tokens."""
        if not self.entry.text():
            return
        values = self.values()
        self.entry.clear()
        for value in values[len(self._tokens) :]:
            self._add(value)
        self.edited.emit()

    def set_state(self, state: str, *, changed: bool = False) -> None:
        """Set one of ``field_state.STATES``; a locked field shows its tokens without crosses."""
        set_state(self, state, changed=changed)
        self._locked = state == "locked"
        self.entry.setVisible(not self._locked)
        for _value, token in self._tokens:
            token.set_removable(not self._locked)

    def sizeHint(self) -> QSize:
        """Return the height that the tokens need in the current width."""
        return QSize(px(200), max(px(32), self._flow.heightForWidth(max(self.width(), px(120)))))

    def minimumSizeHint(self) -> QSize:
        """Return the size of one row, however narrow."""
        return QSize(px(120), px(32))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Remove the last value on Backspace in the empty field; add one on a comma."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            text = self.entry.text()
            if event.key() == Qt.Key.Key_Backspace and not text and self._tokens:
                self._remove(self._tokens[-1][1])
                return True
            at_end = self.entry.cursorPosition() == len(text)
            if event.text() == "," and at_end and ends_itself(text, self._suggestions):
                self.take_typed()
                return True
        elif event.type() == QEvent.Type.MouseButtonRelease and not self.entry.text():
            self.entry.offer_all()
        elif event.type() == QEvent.Type.FocusOut and isinstance(event, QFocusEvent):
            self._focus_went(event.reason())
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Update the texts after a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.entry.setPlaceholderText(self.tr("Add…"))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Focus the line edit on a click beside the tokens."""
        self.entry.setFocus(Qt.FocusReason.MouseFocusReason)
        super().mousePressEvent(event)

    def _show_focus(self, focused: bool) -> None:
        set_look(self, "focused", "true" if focused else "")
        less = 1 if focused else 0
        self._flow.setContentsMargins(px(4) - less, px(3) - less, px(4) - less, px(3) - less)

    def _on_text(self, text: str) -> None:
        if has_breaks(text):
            self.take_typed()
        else:
            self.edited.emit()

    def _focus_went(self, why: Qt.FocusReason) -> None:
        # After switching to another window or a menu, the seller returns and continues typing.
        if why not in _COMES_BACK:
            self._leave()

    def _leave(self) -> None:
        self.take_typed()
        self.left.emit()

    def _take(self, text: str) -> None:
        self.entry.setText(text)
        self.take_typed()

    def _add(self, value: str) -> None:
        token = ValueToken(value, parent=self, removable=not self._locked)
        token.removed.connect(lambda: self._remove(token))
        self._flow.insert_widget(len(self._tokens), token)
        self._tokens.append((value, token))
        token.show()
        self.updateGeometry()

    def _remove(self, token: ValueToken) -> None:
        at = next(at for at, (_value, other) in enumerate(self._tokens) if other is token)
        self._drop(at)
        self.entry.setFocus(Qt.FocusReason.OtherFocusReason)
        self.edited.emit()

    def _drop(self, at: int) -> None:
        _value, token = self._tokens.pop(at)
        self._flow.removeWidget(token)
        token.hide()
        token.deleteLater()
        self.updateGeometry()
