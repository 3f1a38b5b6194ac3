"""Labels above and below a field: its name, its counter, and the sentence of its finding."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, QTimer, Signal
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget

from app.ui.look.text import PlainLabel, literal
from app.ui.look.type_scale import px
from app.ui.widgets.dot import Dot
from app.ui.widgets.icon_label import IconLabel
from app.ui.widgets.inputs.buttons import Button

# Kind of a note -> (icon, role of the icon, role of the text, use of the text).
_NOTES: Final = {
    "error": ("alert-circle", "bad", "bad", "label_strong"),
    "warn": ("alert", "warn", "warn", "label_strong"),
    "locked": ("lock", "text2", "text2", "label"),
    "hint": ("", "text2", "text3", "label"),
    "done": ("check", "ok", "text2", "label"),
}
# Design pixels: the gap between two parts of a line, and the size of a note's icon.
_GAP: Final = 6
_ICON: Final = 14


class _Parted(PlainLabel):
    """A label that may have parts beside its text.

    A form has hundreds of labels but few parts, so only a label with parts follows changes of its
    size, font and language.
    """

    def __init__(
        self, text: str, use: str, role: str, parent: QWidget | None, *, wrap: bool = False
    ) -> None:
        super().__init__(text, use, role, parent, wrap=wrap)
        self._listens = False

    def _listen(self) -> None:
        if not self._listens:
            self._listens = True
            self.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Update the parts after a change of size, font or language."""
        if watched is self:
            kind = event.type()
            if kind == QEvent.Type.Resize:
                self._place_parts()
            elif kind == QEvent.Type.LanguageChange:
                self._translate()
            elif kind == QEvent.Type.ApplicationFontChange:
                # Deferred until every part has the new font.
                QTimer.singleShot(0, self, self._make_room)
        return super().eventFilter(watched, event)

    def _translate(self) -> None:
        """Update the translated texts of the parts."""

    @abstractmethod
    def _make_room(self) -> None:
        """Reserve the room beside the text that the parts need, and place them."""

    @abstractmethod
    def _place_parts(self) -> None:
        """Place the parts."""


class FieldLabel(_Parted):
    """The name above a field, with "required", "changed" with a dot, and a counter at the end.

    A form has hundreds of them: the label draws the name itself, without a layout, and creates each
    of the other parts only when it is needed.
    """

    def __init__(
        self,
        text: str,
        parent: QWidget | None = None,
        *,
        required: bool = False,
        buddy: QWidget | None = None,
    ) -> None:
        super().__init__(text, "label_strong", "text2", parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._required: PlainLabel | None = None
        self._changed: tuple[Dot, PlainLabel] | None = None
        self._counter: PlainLabel | None = None
        if required:
            self._required = PlainLabel(self.tr("required"), "caption", "text3", self)
            self._make_room()
        if buddy is not None:
            self.setBuddy(buddy)

    def _translate(self) -> None:
        if self._required is not None:
            self._required.setText(self.tr("required"))
        if self._changed is not None:
            self._changed[1].setText(self.tr("changed"))
        self._make_room()

    def set_changed(self, changed: bool) -> None:
        """Show whether the value is edited and not sent."""
        if self._changed is None:
            if not changed:
                return
            words = PlainLabel(self.tr("changed"), "caption", "pendingText", self)
            self._changed = (Dot("pendingMark", self), words)
        for part in self._changed:
            part.setVisible(changed)
        self._make_room()

    def set_counter(self, text: str, *, over: bool = False) -> None:
        """Show the used length ("54 of 60"); ``over`` marks too much."""
        if self._counter is None:
            if not text:
                return
            self._counter = PlainLabel("", "caption", "text3", self)
            self._counter.show()
        self._counter.setText(text)
        self._counter.set_role("bad" if over else "text3")
        self._make_room()

    def counter(self) -> str:
        """Return the text of the counter."""
        return "" if self._counter is None else self._counter.text()

    def _parts(self) -> list[QWidget]:
        """Return the widgets right of the name, without the counter."""
        parts = (self._required, *(self._changed or ()))
        return [part for part in parts if part is not None and not part.isHidden()]

    def _make_room(self) -> None:
        """Reserve room at the end, so that the label is wide enough for its parts."""
        self._listen()
        parts = [*self._parts(), *([] if self._counter is None else [self._counter])]
        room = sum(px(_GAP) + part.sizeHint().width() for part in parts)
        self.setContentsMargins(*((room, 0, 0, 0) if self.isRightToLeft() else (0, 0, room, 0)))
        self._place_parts()

    def _place_parts(self) -> None:
        words = self.fontMetrics().horizontalAdvance(self.text())
        left = min(words, self.contentsRect().width()) + px(_GAP)
        for part in self._parts():
            size = part.sizeHint()
            self._put(part, left, size)
            left += size.width() + px(_GAP)
        if self._counter is not None:
            size = self._counter.sizeHint()
            self._put(self._counter, self.width() - size.width(), size)

    def _put(self, part: QWidget, left: int, size: QSize) -> None:
        place = QRect(QPoint(left, (self.height() - size.height()) // 2), size)
        part.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), place))


class FieldNote(_Parted):
    """The line below a field: icon, sentence, and repair buttons labelled with the new value.

    ``repair_requested`` is emitted with the position of a clicked button. The line is hidden while
    it has no text. Like the labels, it draws its sentence itself and creates the other parts when
    needed; it needs a parent, as it would be a window without one.
    """

    repair_requested = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", "label", "text3", parent, wrap=True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._icon: IconLabel | None = None
        self._repairs: list[Button] = []
        self._shown: tuple[str, ...] = ("", "")
        self.setContentsMargins(1, 0, 0, 0)
        self.hide()

    def show_note(self, kind: str, text: str, *repairs: str) -> None:
        """Show a sentence of ``kind``, or none.

        ``kind`` is ``error``, ``warn``, ``locked``, ``hint`` or ``done``. ``repairs`` are the
        labels of the repair buttons: the resulting values ("9 mm").
        """
        if self._shown == (kind, text, *repairs):
            return
        self._shown = (kind, text, *repairs)
        if text:
            self._show_words(kind, text)
        self._show_repairs(repairs)
        if self._icon is not None or self._repairs:
            self._listen()
            self._make_room()
        if self.isHidden() is bool(text):
            self.setVisible(bool(text))

    def text(self) -> str:
        """Return the shown sentence."""
        return self._shown[1]

    def _show_words(self, kind: str, text: str) -> None:
        icon_name, icon_role, role, use = _NOTES[kind]
        if self._icon is None and icon_name:
            self._icon = IconLabel("", icon_role, _ICON, self)
        if self._icon is not None:
            self._icon.set_icon(icon_name, icon_role)
            self._icon.setVisible(bool(icon_name))
        self.set_use(use)
        self.set_role(role)
        self.setText(text)

    def _show_repairs(self, repairs: tuple[str, ...]) -> None:
        while len(self._repairs) < len(repairs):
            place = len(self._repairs)
            name = "repair_button" if place == 0 else f"repair_button_{place + 1}"
            button = Button("", "wand", self, size="small", name=name)
            button.clicked.connect(lambda _checked=False, place=place: self._repair(place))
            self._repairs.append(button)
        for place, button in enumerate(self._repairs):
            text = repairs[place] if place < len(repairs) else ""
            button.setText(literal(text))
            button.setVisible(bool(text))
            if text:
                button.setAccessibleName(self.tr("Change to {value}").format(value=text))

    def _buttons(self) -> list[Button]:
        return [button for button in self._repairs if not button.isHidden()]

    def _make_room(self) -> None:
        """Reserve room for the icon before the sentence and for the buttons after it."""
        has_icon = self._icon is not None and not self._icon.isHidden()
        before = 1 + (px(_ICON) + px(_GAP) if has_icon else 0)
        sizes = [button.sizeHint() for button in self._buttons()]
        behind = sum(px(_GAP) + size.width() for size in sizes)
        self.setMinimumHeight(max((size.height() for size in sizes), default=0))
        sides = (behind, 0, before, 0) if self.isRightToLeft() else (before, 0, behind, 0)
        self.setContentsMargins(*sides)
        self._place_parts()

    def _place_parts(self) -> None:
        direction, inner = self.layoutDirection(), self.rect()
        if self._icon is not None:
            side = px(_ICON)
            place = QRect(1, (self.height() - side) // 2, side, side)
            self._icon.setGeometry(QStyle.visualRect(direction, inner, place))
        right = self.width()
        for button in reversed(self._buttons()):
            size = button.sizeHint()
            right -= size.width()
            place = QRect(QPoint(right, 0), size)
            button.setGeometry(QStyle.visualRect(direction, inner, place))
            right -= px(_GAP)

    def _repair(self, place: int) -> None:
        self.repair_requested.emit(place)
