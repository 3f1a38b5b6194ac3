"""A banner with a message, in its own place in the layout."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.ui.look.text import PlainLabel
from app.ui.look.type_scale import px
from app.ui.widgets.field_state import set_look
from app.ui.widgets.icon_label import IconLabel
from app.ui.widgets.inputs.buttons import Button

#: Tone -> (icon, role of icon and title).
TONES: Final = {
    "info": ("info", "accentText"),
    "ok": ("check", "ok"),
    "warn": ("alert", "warn"),
    "bad": ("alert-circle", "bad"),
    "review": ("merge", "review"),
    "env": ("flask", "env"),
}


class Banner(QFrame):
    """A tinted strip: icon, title, one sentence, and at most two buttons (``add_action``).

    It takes layout space and never overlays. ``tone`` is a key of ``TONES``.
    """

    def __init__(
        self,
        tone: str,
        title: str,
        text: str = "",
        parent: QWidget | None = None,
        *,
        icon_name: str = "",
        name: str = "",
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("kind", "banner")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        row = QHBoxLayout(self)
        row.setContentsMargins(px(11), px(8), px(8), px(8))
        row.setSpacing(px(8))
        self._icon = IconLabel("", "text2", 16, self)
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(px(2))
        self._title = PlainLabel("", "heading", "text", self, wrap=True)
        self._text = PlainLabel("", "label", "text", self, wrap=True)
        words.addStretch(1)
        words.addWidget(self._title)
        words.addWidget(self._text)
        words.addStretch(1)
        row.addLayout(words, 1)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(px(8))
        row.addLayout(self._buttons)
        self.show_message(tone, title, text, icon_name=icon_name)

    def show_message(self, tone: str, title: str, text: str = "", *, icon_name: str = "") -> None:
        """Show another message; the buttons stay. Raise ``KeyError`` for an unknown tone."""
        own_icon, role = TONES[tone]
        set_look(self, "tone", tone)
        self._icon.set_icon(icon_name or own_icon, role)
        self._title.setText(title)
        self._title.set_role(role)
        self._text.setText(text)
        self._text.setVisible(bool(text))
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)

    def add_action(self, text: str, icon_name: str = "", *, name: str = "") -> Button:
        """Add a button at the end and return it; connect its ``clicked``."""
        button = Button(text, icon_name, self, size="small", name=name)
        self._buttons.addWidget(button)
        return button
