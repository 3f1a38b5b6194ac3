"""The editors of wire objects: lists of them, and named places."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.domain.shapes import sequence_of, text_of
from app.editing.form.fields import FieldSpec
from app.editing.form.list_entries import named_entry, new_entry
from app.ui.forms.editor import FieldEditor
from app.ui.forms.several_editor import SeveralEditor
from app.ui.look.type_scale import px
from app.ui.texts.form_context import FormContext
from app.ui.widgets.inputs.fields import LineEdit


class ListEditor(SeveralEditor):
    """Tokens for the entries of a list, by name; unchanged entries are sent as received."""

    def __init__(self, spec: FieldSpec, context: FormContext) -> None:
        super().__init__(spec, context)
        self._entries: dict[str, object] = {}

    def write(self, value: object) -> None:
        """Show one token for each entry."""
        named = {named_entry(one, self.spec.choices): one for one in sequence_of(value)}
        self._entries.update(named)
        self.tokens.set_values(named)

    def meaning(self) -> object:
        """Return the entries of the tokens; new ones have the typed or chosen name."""
        return [self._entries.get(name, self._new(name)) for name in self.standing()]

    def _new(self, name: str) -> object:
        return new_entry(self.spec.path, name, self.spec.choices)


class Place(NamedTuple):
    """The texts of the two lines of a place."""

    name: str
    id: str


class PlaceEditor(FieldEditor):
    """The name of a state or a city, and its id; a changed name clears the old id."""

    def __init__(self, spec: FieldSpec, context: FormContext) -> None:
        super().__init__(spec, context)
        self._value: object = None
        self.line = LineEdit(parent=self)
        self.id_line = LineEdit(parent=self, placeholder=self.tr("Id"))
        self.id_line.setAccessibleName(self.tr("Id of the place"))
        self.id_line.setObjectName(f"id_{spec.path}")
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(8))
        layout.addWidget(self.line, 3)
        layout.addWidget(self.id_line, 2)
        self._adopt(row)
        self.setFocusProxy(self.line)
        self.line.textEdited.connect(self._follow_name)
        for control in (self.line, self.id_line):
            self._set_up(control)
            control.textEdited.connect(self.commit)
            control.editingFinished.connect(self.leave)

    def controls(self) -> tuple[QWidget, ...]:
        """Return the name, then the id."""
        return (self.line, self.id_line)

    def write(self, value: object) -> None:
        """Show the name and the id of the place."""
        self._value = value
        for control, text in zip(self.controls(), _place_of(value), strict=True):
            if isinstance(control, LineEdit) and control.text() != text:
                control.setText(text)
                control.home(False)

    def _follow_name(self) -> None:
        """Show the original id only together with the original name."""
        shown, now = _place_of(self._value), self.standing()
        is_back = now.name.strip() == shown.name.strip()
        if is_back and not now.id:
            self.id_line.setText(shown.id)
        elif not is_back and now.id == shown.id:
            self.id_line.clear()

    def standing(self) -> Place:
        """Return the two texts."""
        return Place(self.line.text(), self.id_line.text())

    def meaning(self) -> object:
        """Return the place: unchanged if both lines are, otherwise from their texts."""
        shown, now = _place_of(self._value), self.standing()
        if now == shown:
            return self._value
        name, id_ = now.name.strip(), now.id.strip()
        if name != shown.name and id_ == shown.id:
            # The id belongs to the previous place.
            id_ = ""
        if not (name or id_):
            return None
        entry = {"id": id_, "name": name}
        return {key: text for key, text in entry.items() if text}


def _place_of(value: object) -> Place:
    if isinstance(value, Mapping):
        return Place(text_of(value.get("name")), text_of(value.get("id")))
    return Place(text_of(value), "")
