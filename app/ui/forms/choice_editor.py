"""The editor of one value from a list."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from app.domain.vocabulary import NOT_APPLICABLE
from app.editing.form.fields import FieldSpec, is_attribute
from app.editing.values import DOES_NOT_APPLY, Choice, is_empty_value, same_value
from app.ui.forms.editor import FieldEditor
from app.ui.look.text import one_line
from app.ui.texts.code_names import code_name
from app.ui.texts.form_context import FormContext
from app.ui.texts.value_text import value_text
from app.ui.widgets.inputs.combo import Combo

# Longer lists are filtered by typing; the marketplace also accepts the seller's own text.
_SHORT = 12


class ChoiceEditor(FieldEditor):
    """A list; an optional one begins with "Not set", a long one filters while typing."""

    lists_no_use = True

    def __init__(self, spec: FieldSpec, context: FormContext) -> None:
        super().__init__(spec, context)
        self._open = spec.named and len(spec.choices) > _SHORT
        self.box = Combo(self, editable=self._open)
        self._adopt(self.box)
        self._set_up(self.box)
        self._values: list[object] = []
        self._fill(())
        self.box.activated.connect(lambda _place: self.commit())
        line = self.box.lineEdit()
        if line is not None:
            self._set_up(line)
            line.textEdited.connect(lambda _text: self.commit())
            line.editingFinished.connect(self.leave)
            line.setPlaceholderText(self.tr("Not set"))
        self.box.setPlaceholderText(self.tr("Not set"))
        completer = self.box.completer()
        if completer is not None:
            # Moving through the suggestions changes the line without a signal of the line.
            completer.highlighted.connect(self.commit, Qt.ConnectionType.QueuedConnection)

    def controls(self) -> tuple[QWidget, ...]:
        """Return the list."""
        return (self.box,)

    def write(self, value: object) -> None:
        """Show ``value``, even if it is not in the list."""
        place = self._place(value)
        if place is None and is_empty_value(value):
            # A required field has no entry for an empty value.
            place = -1
        elif place is None:
            self._fill((value,))
            place = len(self._values) - 1
        self.box.setCurrentIndex(place)
        line = self.box.lineEdit()
        if line is not None:
            # The combo box keeps typed text as long as its index does not change.
            line.setText(self.box.itemText(place) if place >= 0 else "")

    def standing(self) -> object:
        """Return the position in the list and the text."""
        return self.box.currentIndex(), self.box.currentText()

    def meaning(self) -> object:
        """Return the chosen value, the value with the typed name, or the typed text."""
        place, words = self.box.currentIndex(), self.box.currentText()
        if place >= 0 and self.box.itemText(place) == words:
            return self._values[place]
        words = words.strip()
        for known, value in enumerate(self._values):
            if self.box.itemText(known).casefold() == words.casefold():
                return value
        if not words and not self.spec.named:
            return None
        return (Choice(None, words),) if words else ()

    def _fill(self, more: tuple[object, ...]) -> None:
        self.box.blockSignals(True)
        self.box.clear()
        self._values = []
        if self.spec.named or not self.spec.required:
            self._add("" if self._open else self.tr("Not set"), () if self.spec.named else None)
        for choice in self.spec.choices:
            if self.spec.named:
                self._add(choice.name, (choice,))
            else:
                self._add(code_name(self.spec.path, choice.name), choice.name)
        if is_attribute(self.spec) and not any(c.id == NOT_APPLICABLE for c in self.spec.choices):
            self._add(value_text(self.spec, DOES_NOT_APPLY, self.context), DOES_NOT_APPLY)
        for other in more:
            self._add(value_text(self.spec, other, self.context), other)
        self.box.blockSignals(False)

    def _add(self, label: str, value: object) -> None:
        self.box.addItem(one_line(label))
        self._values.append(value)

    def _place(self, value: object) -> int | None:
        if isinstance(value, tuple) and len(value) == 1 and value[0].id is not None:
            for place, known in enumerate(self._values):
                if isinstance(known, tuple) and known and known[0].id == value[0].id:
                    return place
        for place, known in enumerate(self._values):
            if same_value(known, value) or _same_words(known, value):
                return place
        return None


def _same_words(known: object, value: object) -> bool:
    """Return whether ``value`` equals a known value by name only, as a service may return it."""
    if not (isinstance(known, tuple) and isinstance(value, tuple) and known and value):
        return False
    return bool(value[0].id is None and known[0].name == value[0].name)
