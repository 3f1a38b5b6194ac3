"""The card of one operation of a plan: the field, the action, and its values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from app.engine.plans.plan_format import PATH
from app.ui.look.text import PlainLabel
from app.ui.look.type_scale import px
from app.ui.plans.operation_kinds import ATTRIBUTE, BY_KEY, OperationSpec, Slot, WrongValue, word
from app.ui.widgets.icon_label import IconLabel
from app.ui.widgets.inputs.buttons import IconButton
from app.ui.widgets.inputs.combo import Combo
from app.ui.widgets.inputs.fields import LineEdit, LongText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.editing.number_locale import NumberLocale

_SHORT = 62
Editor = LineEdit | Combo | LongText


class OperationCard(QFrame):
    """The editor of one operation.

    ``changed`` is emitted for every change, ``removed`` by its button. ``attributes`` are the ids
    and names of the attributes that the listings may have.
    """

    changed = Signal()
    removed = Signal()

    def __init__(
        self, spec: OperationSpec, attributes: Sequence[tuple[str, str]], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setObjectName(f"operation_{spec.kind}")
        self.setProperty("kind", "card")
        self._kind = BY_KEY[spec.kind]
        self.is_wrong = False
        self._attributes = tuple(attributes)
        title = word(self._kind.title)
        self.setAccessibleName(title)
        head = QHBoxLayout()
        head.setSpacing(px(6))
        head.addWidget(IconLabel(self._kind.icon, "accentText", 16, self))
        head.addWidget(PlainLabel(title, "body_strong", "text", self))
        head.addStretch(1)
        self._remove = IconButton(
            "x", self.tr("Remove this operation"), self, size=24, name="operation_remove"
        )
        self._remove.clicked.connect(self.removed)
        head.addWidget(self._remove)
        self._verb = Combo(self, name="operation_verb")
        self._verb.setAccessibleName(title)
        for verb in self._kind.verbs:
            self._verb.addItem(word(verb.title), verb.key)
        self._verb.choose(spec.verb)
        self._verb.currentIndexChanged.connect(lambda: self._show_slots(()))
        self._verb.setVisible(len(self._kind.verbs) > 1)
        self._line = QHBoxLayout()
        self._line.setSpacing(px(6))
        self._line.addWidget(self._verb, 3)
        self._below = QVBoxLayout()
        self._below.setSpacing(px(6))
        self._editors: list[Editor] = []
        self._units: list[QWidget] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(px(8), px(4), px(8), px(8))
        column.setSpacing(px(6))
        column.addLayout(head)
        column.addLayout(self._line)
        column.addLayout(self._below)
        self._fill(spec.typed)

    def spec(self) -> OperationSpec:
        """Return the operation as filled in."""
        typed = tuple(_typed(editor) for editor in self._editors)
        return OperationSpec(self._kind.key, str(self._verb.currentData()), typed)

    def text(self, locale: NumberLocale) -> str | None:
        """Return the operation in the engine's form.

        Return ``None`` if a value is missing or cannot be read; an unreadable value is marked red.
        """
        spec, slots = self.spec(), self._slots()
        unknown = self._is_attribute(0) and not PATH.fullmatch(f"{ATTRIBUTE}.{spec.typed[0]}")
        try:
            text = None if unknown else spec.text(locale)
        except WrongValue:
            text = None
        needed = [not slot.optional for slot in slots]
        whole = all(
            one.strip() for one, is_needed in zip(spec.typed, needed, strict=True) if is_needed
        )
        self.is_wrong = text is None and whole
        for place, editor in enumerate(self._editors):
            is_wrong = self.is_wrong and needed[place] and not (unknown and place)
            editor.set_state("error" if is_wrong else "rest")
        return text

    def focus(self) -> None:
        """Focus the first value."""
        (self._editors[0] if self._editors else self._verb).setFocus()

    def focus_unfilled(self) -> bool:
        """Focus the first missing value; return false if there is none."""
        for editor, slot in zip(self._editors, self._slots(), strict=True):
            if not slot.optional and not _typed(editor).strip():
                editor.setFocus()
                return True
        return False

    def offer_attributes(self, attributes: Sequence[tuple[str, str]]) -> None:
        """Offer these attributes (id and name) in the attribute list; typed text stays."""
        if self._attributes == tuple(attributes):
            return
        self._attributes = tuple(attributes)
        for editor in self._editors:
            if isinstance(editor, Combo) and editor.isEditable():
                typed = _typed(editor)
                editor.blockSignals(True)
                _offer(editor, self._attributes, typed)
                editor.blockSignals(False)
                _complete_again(editor, typed)

    def _slots(self) -> tuple[Slot, ...]:
        key = self._verb.currentData()
        return next(verb.slots for verb in self._kind.verbs if verb.key == key)

    def _show_slots(self, typed: Sequence[str]) -> None:
        self._fill(typed)
        self.changed.emit()

    def _fill(self, typed: Sequence[str]) -> None:
        for widget in (*self._editors, *self._units):
            widget.hide()
            widget.deleteLater()
        self._editors, self._units = [], []
        slots = self._slots()
        beside = len(slots) == 1
        for place, slot in enumerate(slots):
            text = typed[place] if place < len(typed) else ""
            editor = self._editor(slot, text, is_attribute=self._is_attribute(place))
            editor.setObjectName(f"operation_value_{place}" if place else "operation_value")
            self._editors.append(editor)
            editor.show()
            if (
                slot.long
                or not beside
                or (not slot.figure and len(self._kind.verbs) > 1 and not slot.choices)
            ):
                self._below.addWidget(editor)
                continue
            if slot.figure:
                editor.setFixedWidth(px(_SHORT))
            self._line.addWidget(editor, 0 if slot.figure else 2)
            unit = PlainLabel(slot.unit, "body", "text2", self)
            unit.setFixedWidth(px(14))
            unit.setVisible(slot.figure)
            self._units.append(unit)
            self._line.addWidget(unit)

    def _is_attribute(self, place: int) -> bool:
        return self._kind.key == ATTRIBUTE and place == 0

    def _editor(self, slot: Slot, text: str, *, is_attribute: bool) -> Editor:
        if slot.choices or is_attribute:
            chosen = Combo(self, editable=is_attribute)
            chosen.setAccessibleName(word(slot.title))
            if is_attribute:
                _offer(chosen, self._attributes, text)
                line = chosen.lineEdit()
                assert line is not None, "it is editable"
                line.setPlaceholderText(word(slot.title))
                line.editingFinished.connect(lambda: _name_meant(chosen))
                chosen.editTextChanged.connect(lambda: self.changed.emit())
            else:
                for value, title in slot.choices:
                    chosen.addItem(word(title), value)
                chosen.choose(text or slot.choices[0][0])
            chosen.currentIndexChanged.connect(lambda: self.changed.emit())
            return chosen
        if slot.long:
            lines = LongText(self, placeholder=word(slot.title), lines=5)
            lines.set_text(text)
            lines.setAccessibleName(word(slot.title))
            lines.textChanged.connect(lambda: self.changed.emit())
            return lines
        line = LineEdit(text, self, placeholder=slot.placeholder, right=slot.figure)
        if not slot.placeholder:
            line.setPlaceholderText(word(slot.title))
        line.setAccessibleName(word(slot.title))
        line.setMaxLength(500)
        line.textChanged.connect(lambda: self.changed.emit())
        return line


def _typed(editor: Editor) -> str:
    if isinstance(editor, LongText):
        return editor.toPlainText()
    if isinstance(editor, LineEdit):
        return editor.text()
    if not editor.isEditable():
        return str(editor.currentData() or "")
    typed = editor.currentText().strip()
    at = editor.findText(typed, Qt.MatchFlag.MatchFixedString)
    return str(editor.itemData(at)) if at >= 0 else typed


def _complete_again(combo: Combo, typed: str) -> None:
    """Update the completions of ``typed`` if their list is open."""
    completer = combo.completer()
    popup = None if completer is None else completer.popup()
    if completer is not None and popup is not None and popup.isVisible():
        completer.setCompletionPrefix(typed)
        completer.complete()


def _name_meant(combo: Combo) -> None:
    """Complete the typed text if it matches only one name."""
    at = combo.meant(combo.currentText())
    if at >= 0 and at != combo.currentIndex():
        combo.setCurrentIndex(at)


def _offer(combo: Combo, attributes: Sequence[tuple[str, str]], chosen: str) -> None:
    combo.clear()
    names = [name for _, name in attributes]
    for attribute_id, name in attributes:
        # The id distinguishes attributes with the same name.
        shown = name if names.count(name) == 1 else f"{name} ({attribute_id})"
        combo.addItem(shown, attribute_id)
    if not combo.choose(chosen):
        combo.setEditText(chosen)
