"""The read-only editor that is shown if a field cannot change."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.editing.form.fields import FieldSpec
from app.ui.forms.editor import FieldEditor
from app.ui.forms.lock_text import lock_icon, locked_text
from app.ui.texts.form_context import FormContext
from app.ui.widgets.field_state import set_state
from app.ui.widgets.inputs.fields import LineEdit


class ReadOnlyEditor(FieldEditor):
    """A line with a lock icon: it can be focused and copied, but not edited."""

    def __init__(self, spec: FieldSpec, context: FormContext) -> None:
        super().__init__(spec, context)
        self.line = LineEdit(parent=self)
        self.line.set_state("locked")
        self.line.set_end_icon(lock_icon(spec.locked) if spec.locked else "")
        self._adopt(self.line)
        self._set_up(self.line)

    def controls(self) -> tuple[QWidget, ...]:
        """Return the line."""
        return (self.line,)

    def write(self, value: object) -> None:
        """Show ``value`` as text."""
        self.line.setText(locked_text(self.spec, value, self.context))
        self.line.home(False)

    def standing(self) -> object:
        """Return ``None``, because nothing can be changed."""
        return None

    def meaning(self) -> object:
        """Return the value that is shown."""
        return self._shown[1]

    def set_marks(self, state: str, *, changed: bool) -> None:
        """Show the line as ``locked`` if it has no other state; findings are shown below it."""
        set_state(self.line, "locked" if state == "rest" else state, changed=changed)
