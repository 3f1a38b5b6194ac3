"""A field that holds several values as tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QCompleter, QFrame, QSizePolicy, QWidget

from app.ui.type_scale import px
from app.ui.widgets.field_state import set_look, set_state
from app.ui.widgets.fields import LineEdit
from app.ui.widgets.flow import FlowLayout
from app.ui.widgets.token import Token

if TYPE_CHECKING:
    from collections.abc import Iterable


class TokenField(QFrame):
    """Several values, each a token, then a place to type the next.

    ``suggestions`` complete what is typed; with ``only_suggested`` nothing else is taken.
    ``edited`` follows every
    change the seller makes. Backspace in the empty place takes the last value; Enter or a comma
    adds.
    """

    edited = Signal()
    reset_wanted = Signal()

    def __init__(
        self,
        suggestions: Iterable[str] = (),
        parent: QWidget | None = None,
        *,
        only_suggested: bool = False,
        name: str = "",
    ) -> None:
        super().__init__(parent)
        self._suggestions = list(suggestions)
        self._only_suggested = only_suggested
        self._locked = False
        self._tokens: list[tuple[str, Token]] = []
        self.setObjectName(name)
        self.setProperty("kind", "field")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._flow = FlowLayout(self, gap=px(4), stretch_last=True)
        self._flow.setContentsMargins(px(4), px(3), px(4), px(3))
        self.entry = LineEdit(parent=self, placeholder=self.tr("Add…"))
        self.entry.setProperty("bare", "true")
        self.entry.setMinimumSize(px(56), px(24))
        self.entry.setTextMargins(px(4), 0, 0, 0)
        self._flow.addWidget(self.entry)
        self.setFocusProxy(self.entry)
        self.entry.installEventFilter(self)
        self.entry.focus_changed.connect(self._show_focus)
        self.entry.returnPressed.connect(self._take_typed)
        self._complete()

    def _complete(self) -> None:
        if not self._suggestions:
            return
        completer = QCompleter(self._suggestions, self)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.activated.connect(self._take)
        self.entry.setCompleter(completer)

    def setAccessibleName(self, name: str) -> None:
        """Name the field and the place to type."""
        super().setAccessibleName(name)
        self.entry.setAccessibleName(name)

    def values(self) -> tuple[str, ...]:
        """The values, in their order."""
        return tuple(value for value, _token in self._tokens)

    def set_values(self, values: Iterable[str]) -> None:
        """Show ``values``."""
        wanted = list(values)
        if wanted == list(self.values()):
            return
        while self._tokens:
            self._drop(len(self._tokens) - 1)
        for value in wanted:
            self._add(value)

    def set_state(self, state: str, *, changed: bool = False) -> None:
        """Show one of ``field_state.STATES``; a locked field keeps its tokens without their
        crosses."""
        set_state(self, state, changed=changed)
        self._locked = state == "locked"
        self.entry.setVisible(not self._locked)
        for _value, token in self._tokens:
            token.set_removable(not self._locked)

    def sizeHint(self) -> QSize:
        """One row of a field."""
        return QSize(px(200), max(px(32), self._flow.heightForWidth(max(self.width(), px(120)))))

    def minimumSizeHint(self) -> QSize:
        """One row of a field, however narrow."""
        return QSize(px(120), px(32))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Backspace in the empty place takes the last value; a comma adds."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Backspace and not self.entry.text() and self._tokens:
                self._remove(self._tokens[-1][1])
                return True
            if event.key() == Qt.Key.Key_Comma and self.entry.text().strip():
                self._take_typed()
                return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.entry.setPlaceholderText(self.tr("Add…"))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the tokens goes to the place to type."""
        self.entry.setFocus(Qt.FocusReason.MouseFocusReason)
        super().mousePressEvent(event)

    def _show_focus(self, focused: bool) -> None:
        set_look(self, "focused", "true" if focused else "")
        less = 1 if focused else 0
        self._flow.setContentsMargins(px(4) - less, px(3) - less, px(4) - less, px(3) - less)

    def _take_typed(self) -> None:
        self._take(self.entry.text())

    def _take(self, text: str) -> None:
        typed = text.strip()
        if self._only_suggested:
            folded = typed.casefold()
            typed = next((value for value in self._suggestions if value.casefold() == folded), "")
        if typed and typed not in self.values():
            self._add(typed)
            self.edited.emit()
        if typed:
            # The completer writes its own text after this slot; what was taken must not stay.
            self.entry.clear()

    def _add(self, value: str) -> None:
        token = Token(value, parent=self, removable=not self._locked)
        token.removed.connect(lambda: self._remove(token))
        self._flow.insert_widget(len(self._tokens), token)
        self._tokens.append((value, token))
        token.show()
        self.updateGeometry()

    def _remove(self, token: Token) -> None:
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
