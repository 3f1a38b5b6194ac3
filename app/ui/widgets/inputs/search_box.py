"""The search box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QInputMethodEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QTextCharFormat,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from app.ui.look import theme
from app.ui.look.icons import pixmap
from app.ui.look.type_scale import px
from app.ui.widgets.field_state import set_look
from app.ui.widgets.inputs.buttons import IconButton
from app.ui.widgets.inputs.fields import LineEdit
from app.ui.widgets.key_cap import KeyCaps

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent


class SearchBox(QFrame):
    """An icon, the search text, a clear button if there is text, and the shortcut.

    ``words_changed`` has the text as it is typed; ``submitted`` is emitted for Enter,
    ``down_pressed`` for the arrow key into the list below.
    """

    words_changed = Signal(str)
    submitted = Signal()
    down_pressed = Signal()

    def __init__(
        self,
        placeholder: str = "",
        key: QKeySequence | QKeySequence.StandardKey | str = "",
        parent: QWidget | None = None,
        *,
        name: str = "search_box",
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("kind", "search")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._glass = QLabel(self)
        self.field = LineEdit(parent=self, placeholder=placeholder, name=f"{name}_field")
        self.field.setProperty("bare", "true")
        self.field.setAccessibleName(placeholder)
        self.setAccessibleName(placeholder)
        self._clear = IconButton("x", self.tr("Clear the search"), self, size=24)
        self._clear.hide()
        self._caps = KeyCaps(key, self)
        self._caps.setVisible(bool(self._caps.accessibleName()))
        self._row = QHBoxLayout(self)
        self._row.setSpacing(px(6))
        self._row.addWidget(self._glass)
        self._row.addSpacing(px(2))
        self._row.addWidget(self.field, 1)
        self._row.addWidget(self._clear)
        self._row.addWidget(self._caps)
        self._inset(0)
        self.setFocusProxy(self.field)
        self.field.installEventFilter(self)
        self.field.focus_changed.connect(self._show_focus)
        self.field.textChanged.connect(self._words_were_changed)
        self.field.returnPressed.connect(self.submitted)
        self._clear.clicked.connect(self.clear_words)

    def words(self) -> str:
        """Return the search text."""
        return self.field.text().strip()

    def set_words(self, words: str) -> None:
        """Set the search text."""
        if self.field.text() != words:
            self.field.setText(words)

    def clear_words(self) -> None:
        """Clear the text and keep the focus."""
        self.field.clear()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def mark(self, place: int, length: int) -> None:
        """Underline a part of the text as unreadable, until ``unmark``.

        The first character is 0.
        """
        text = self.field.text()
        # If something is missing at the end, the character before it is underlined.
        start = max(0, min(place, len(text) - 1))
        self._format(start, max(1, min(length, len(text) - start)))

    def unmark(self) -> None:
        """Remove the underline."""
        self._format(0, 0)

    def _format(self, start: int, length: int) -> None:
        attributes = []
        if length:
            line = QTextCharFormat()
            line.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
            line.setUnderlineColor(QColor(theme.color("bad")))
            from_cursor = start - self.field.cursorPosition()
            kind = QInputMethodEvent.AttributeType.TextFormat
            attributes.append(QInputMethodEvent.Attribute(kind, from_cursor, length, line))
        # Text formats in a QLineEdit can be set only by an input-method event.
        QCoreApplication.sendEvent(self.field, QInputMethodEvent("", attributes))

    def sizeHint(self) -> QSize:
        """Return the size of a field in the tool bar."""
        return QSize(px(320), px(34))

    def minimumSizeHint(self) -> QSize:
        """Return a size with room for a few letters."""
        return QSize(px(160), px(34))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Clear the text on Escape, go to the list on Down."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape and self.field.text():
                self.field.clear()
                return True
            if event.key() == Qt.Key.Key_Down:
                self.down_pressed.emit()
                return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Update the icon after a change of theme, and the texts after a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._clear.set_tooltip(self.tr("Clear the search"))
        if event.type() == QEvent.Type.PaletteChange:
            self._draw_glass()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the shortcut if there is little room."""
        super().resizeEvent(event)
        self._caps.setVisible(bool(self._caps.accessibleName()) and self.width() >= px(260))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Focus the text field on a click anywhere."""
        self.field.setFocus(Qt.FocusReason.MouseFocusReason)
        super().mousePressEvent(event)

    def _draw_glass(self) -> None:
        self._glass.setPixmap(pixmap("search", "text2", 16, self.devicePixelRatio()))

    def _inset(self, less: int) -> None:
        self._row.setContentsMargins(px(11) - less, 0, px(7) - less, 0)
        self._draw_glass()

    def _show_focus(self, focused: bool) -> None:
        set_look(self, "focused", "true" if focused else "")
        self._inset(1 if focused else 0)

    def _words_were_changed(self, words: str) -> None:
        self._clear.setVisible(bool(words))
        self.words_changed.emit(words.strip())
