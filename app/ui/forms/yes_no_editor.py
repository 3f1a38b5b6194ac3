"""The editor of a yes-or-no value, which may also be unset if it is optional."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.editing.form.fields import FieldSpec
from app.editing.values import Choice, is_not_applicable, same_value
from app.ui.forms.editor import FieldEditor
from app.ui.texts.form_context import FormContext
from app.ui.widgets.inputs.segmented import Segmented

_YES = frozenset({"sí", "si", "sim", "yes", "true"})


class YesNoEditor(FieldEditor):
    """Joined buttons; the arrow keys move between them."""

    lists_no_use = True

    def __init__(self, spec: FieldSpec, context: FormContext) -> None:
        super().__init__(spec, context)
        self._values = _values(spec)
        labels = (self.tr("Yes"), self.tr("No"), self.tr("Not set"))
        count = len(self._values)
        self.segments = Segmented(list(enumerate(labels[:count])), self)
        self._adopt(self.segments)
        self._set_up(self.segments)
        self.segments.chosen.connect(lambda _place: self.commit())

    def controls(self) -> tuple[QWidget, ...]:
        """Return the joined buttons."""
        return (self.segments,)

    def set_marks(self, state: str, *, changed: bool) -> None:
        """Show the state at all buttons."""
        self.segments.set_state(state, changed=changed)
        self.set_resettable(changed)

    def write(self, value: object) -> None:
        """Check the button of ``value``, or the last one for any other value."""
        if is_not_applicable(value):
            self.segments.set_none()
            return
        place = next((n for n, own in enumerate(self._values) if same_value(own, value)), None)
        if place is None and isinstance(value, tuple) and value:
            place = 0 if value[0].name.casefold() in _YES else 1
        self.segments.set_value(len(self._values) - 1 if place is None else place)

    def standing(self) -> object:
        """Return the index of the checked button."""
        return self.segments.value()

    def meaning(self) -> object:
        """Return the value of the checked button."""
        place = self.segments.value()
        return self._values[place] if isinstance(place, int) else None


def _values(spec: FieldSpec) -> tuple[object, ...]:
    if not spec.named:
        return (True, False) if spec.required else (True, False, None)
    yes = next((c for c in spec.choices if c.name.casefold() in _YES), None)
    no = next((c for c in spec.choices if c is not yes), None)
    answers = ((yes or Choice(None, "Sí"),), (no or Choice(None, "No"),))
    return answers if spec.required else (*answers, ())
