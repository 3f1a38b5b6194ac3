"""The editor of a number with a unit."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.editing.form.fields import FieldSpec
from app.editing.form.number_unit import Measure, read_measure, show_measure
from app.editing.values import UnreadText
from app.ui.forms.editor import FieldEditor
from app.ui.texts.form_context import FormContext
from app.ui.widgets.inputs.number_unit import NumberUnit


class MeasureEditor(FieldEditor):
    """A number and the list of the category's units, joined to one field."""

    def __init__(self, spec: FieldSpec, context: FormContext) -> None:
        super().__init__(spec, context)
        self.pair = NumberUnit(spec.units, self)
        self.pair.unit.setObjectName(f"unit_{spec.path}")
        self._adopt(self.pair)
        self._set_up(self.pair.number, self.pair.unit)
        self.pair.edited.connect(self.commit)
        self.pair.number.editingFinished.connect(self.leave)

    def controls(self) -> tuple[QWidget, ...]:
        """Return the number, then its unit."""
        return (self.pair.number, self.pair.unit)

    def set_marks(self, state: str, *, changed: bool) -> None:
        """Show the state at the number; the unit only shows ``locked``."""
        self.pair.set_state(state, changed=changed)
        self.set_resettable(changed)

    def write(self, value: object) -> None:
        """Show ``value``; without a number the category's default unit is selected."""
        if isinstance(value, UnreadText):
            measure = Measure(value.text, self.standing().unit)
        elif isinstance(value, tuple) and value:
            measure = show_measure(value[0].name, self.spec.units, self.context.locale)
        else:
            measure = Measure("", self._ready_unit())
        self.pair.set_value(measure.text, measure.unit or "")

    def standing(self) -> Measure:
        """Return the number as typed, and its unit."""
        text, unit = self.pair.value()
        return Measure(text, unit or None)

    def meaning(self) -> object:
        """Return the measure in wire form."""
        now = self.standing()
        return read_measure(now.text, now.unit, self.spec.units, self.context.locale)

    def _ready_unit(self) -> str | None:
        if self.spec.default_unit in self.spec.units:
            return self.spec.default_unit
        return self.spec.units[0] if len(self.spec.units) == 1 else None
