"""What stands above and below a field: its name, its counter, and the sentence of its finding."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.ui.look.text import PlainLabel, literal
from app.ui.look.type_scale import px
from app.ui.widgets.dot import Dot
from app.ui.widgets.icon_label import IconLabel
from app.ui.widgets.inputs.buttons import Button

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
    at the end.

    A form has hundreds of them: each part is made when there is something to say.
    """

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
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(6))
        self._text = PlainLabel(text, "label_strong", "text2", self)
        row.addWidget(self._text)
        self._required: PlainLabel | None = None
        self._changed: tuple[Dot, PlainLabel] | None = None
        self._counter: PlainLabel | None = None
        if required:
            self._required = PlainLabel(self.tr("required"), "caption", "text3", self)
            row.addWidget(self._required)
        row.addStretch(1)
        if buddy is not None:
            self._text.setBuddy(buddy)

    def changeEvent(self, event: QEvent) -> None:
        """Translate the texts after a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            if self._required is not None:
                self._required.setText(self.tr("required"))
            if self._changed is not None:
                self._changed[1].setText(self.tr("changed"))

    def set_text(self, text: str) -> None:
        """Name the field."""
        self._text.setText(text)

    def set_changed(self, changed: bool) -> None:
        """Say that the value is edited and not sent."""
        if self._changed is None and changed:
            words = PlainLabel(self.tr("changed"), "caption", "pendingText", self)
            self._changed = (Dot("pendingMark", self), words)
            for place, part in enumerate(self._changed, 2 if self._required is not None else 1):
                self._row.insertWidget(place, part)
        for part in self._changed or ():
            part.setVisible(changed)

    def set_counter(self, text: str, *, over: bool = False) -> None:
        """Show how much of the room is used ("54 of 60"); ``over`` marks too much."""
        if self._counter is None:
            if not text:
                return
            self._counter = PlainLabel("", "caption", "text3", self)
            self._row.addWidget(self._counter)
        self._counter.setText(text)
        self._counter.set_role("bad" if over else "text3")

    def counter(self) -> str:
        """Return what the counter says."""
        return "" if self._counter is None else self._counter.text()


class FieldNote(QWidget):
    """The line under a field: icon, sentence, and repair buttons that say what they will make of
    the value.

    ``repair_requested`` follows a button, and carries its place. It takes its own place in the
    layout and is hidden while it has no words; its parts are made when it gets some.
    """

    repair_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(1, 0, 0, 0)
        row.setSpacing(px(6))
        self._icon: IconLabel | None = None
        self._words: PlainLabel | None = None
        self._repairs: list[Button] = []
        self._shown: tuple[str, ...] = ("", "")
        self.setVisible(False)

    def show_note(self, kind: str, text: str, *repairs: str) -> None:
        """Show a sentence of ``kind`` (``error``, ``warn``, ``locked``, ``hint``, ``done``), or
        nothing.

        ``repairs`` are the labels of the repair buttons: the values they would make ("9 mm").
        """
        if self._shown == (kind, text, *repairs):
            return
        self._shown = (kind, text, *repairs)
        if text:
            self._show_words(kind, text)
        self._show_repairs(repairs)
        self.setAccessibleName(text)
        if self.parentWidget() is not None or not text:
            self.setVisible(bool(text))

    def text(self) -> str:
        """Return the sentence that is shown."""
        return self._shown[1]

    def _show_words(self, kind: str, text: str) -> None:
        icon_name, icon_role, role, use = _NOTES[kind]
        if self._icon is None and icon_name:
            self._icon = IconLabel("", icon_role, 14, self)
            self._row.insertWidget(0, self._icon, 0, Qt.AlignmentFlag.AlignVCenter)
        if self._icon is not None:
            self._icon.set_icon(icon_name, icon_role)
            self._icon.setVisible(bool(icon_name))
        if self._words is None:
            self._words = PlainLabel("", use, role, self, wrap=True)
            self._words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
            self._row.insertWidget(0 if self._icon is None else 1, self._words, 1)
        self._words.set_use(use)
        self._words.set_role(role)
        self._words.setText(text)

    def _show_repairs(self, repairs: tuple[str, ...]) -> None:
        while len(self._repairs) < len(repairs):
            place = len(self._repairs)
            name = "repair_button" if place == 0 else f"repair_button_{place + 1}"
            button = Button("", "wand", self, size="small", name=name)
            button.clicked.connect(lambda _checked=False, place=place: self._repair(place))
            self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
            self._repairs.append(button)
        for place, button in enumerate(self._repairs):
            text = repairs[place] if place < len(repairs) else ""
            button.setText(literal(text))
            button.setVisible(bool(text))
            if text:
                button.setAccessibleName(self.tr("Change to {value}").format(value=text))

    def _repair(self, place: int) -> None:
        self.repair_requested.emit(place)

    def event(self, event: QEvent) -> bool:
        """Show what was set before there was a place for it: without a parent it would be a
        window."""
        if event.type() == QEvent.Type.ParentChange and self.parentWidget() is not None:
            self.setVisible(bool(self._shown[1]))
        return super().event(event)
