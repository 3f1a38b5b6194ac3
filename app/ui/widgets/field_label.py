"""What stands above and below a field: its name, its counter, and the sentence of its finding."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.ui.text import PlainLabel
from app.ui.type_scale import px
from app.ui.widgets.buttons import Button
from app.ui.widgets.dot import Dot
from app.ui.widgets.icon_label import IconLabel

#: Kind of a line under a field -> (icon, role of the icon, role of the words, use of the words).
_NOTES: Final = {
    "error": ("alert-circle", "bad", "bad", "label_strong"),
    "warn": ("alert", "warn", "warn", "label_strong"),
    "locked": ("lock", "text2", "text2", "label"),
    "hint": ("", "text2", "text3", "label"),
    "done": ("check", "ok", "text2", "label"),
}


class FieldLabel(QWidget):
    """The name over a field, with "required" in small words, "changed" with its dot, and a counter
    at the end."""

    def __init__(
        self,
        text: str,
        parent: QWidget | None = None,
        *,
        required: bool = False,
        buddy: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(6))
        self._text = PlainLabel(text, "label_strong", "text2", self)
        self._required = PlainLabel(self.tr("required"), "caption", "text3", self)
        self._required.setVisible(required)
        self._dot = Dot("pendingMark", self)
        self._changed = PlainLabel(self.tr("changed"), "caption", "pendingText", self)
        self._counter = PlainLabel("", "caption", "text3", self)
        row.addWidget(self._text)
        row.addWidget(self._required)
        row.addWidget(self._dot)
        row.addWidget(self._changed)
        row.addStretch(1)
        row.addWidget(self._counter)
        self.set_changed(False)
        if buddy is not None:
            self._text.setBuddy(buddy)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._required.setText(self.tr("required"))
            self._changed.setText(self.tr("changed"))

    def set_text(self, text: str) -> None:
        """Name the field."""
        self._text.setText(text)

    def set_changed(self, changed: bool) -> None:
        """Say that the value is edited and not sent."""
        self._dot.setVisible(changed)
        self._changed.setVisible(changed)

    def set_counter(self, text: str, *, over: bool = False) -> None:
        """Show how much of the room is used ("54 of 60"); ``over`` marks too much."""
        self._counter.setText(text)
        self._counter.set_role("bad" if over else "text3")


class FieldNote(QWidget):
    """The line under a field: icon, sentence, and a repair button that says what it will make of
    the value.

    ``repair_wanted`` follows the button. It takes its own place in the layout and is hidden while
    it has no words.
    """

    repair_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        row = QHBoxLayout(self)
        row.setContentsMargins(1, 0, 0, 0)
        row.setSpacing(px(6))
        self._icon = IconLabel("", "bad", 14, self)
        self._words = PlainLabel("", "label_strong", "bad", self, wrap=True)
        self._words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._repair = Button("", "wand", self, size="small", name="repair_button")
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._words, 1)
        row.addWidget(self._repair, 0, Qt.AlignmentFlag.AlignTop)
        self._repair.clicked.connect(self.repair_wanted)
        self.show_note("hint", "")

    def show_note(self, kind: str, text: str, repair: str = "") -> None:
        """Show a sentence of ``kind`` (``error``, ``warn``, ``locked``, ``hint``, ``done``), or
        nothing.

        ``repair`` is the label of the repair button: the value it would make ("9 mm").
        """
        icon_name, icon_role, role, use = _NOTES[kind]
        self._icon.set_icon(icon_name, icon_role)
        self._icon.setVisible(bool(icon_name))
        self._words.set_use(use)
        self._words.set_role(role)
        self._words.setText(text)
        self._repair.setText(repair.replace("&", "&&"))
        self._repair.setVisible(bool(repair))
        if repair:
            self._repair.setAccessibleName(self.tr("Make it {value}").format(value=repair))
        self.setAccessibleName(text)
        if self.parentWidget() is not None or not text:
            self.setVisible(bool(text))

    def event(self, event: QEvent) -> bool:
        """Show what was said before there was a place for it: without a parent it would be a
        window."""
        if event.type() == QEvent.Type.ParentChange and self.parentWidget() is not None:
            self.setVisible(bool(self._words.text()))
        return super().event(event)
