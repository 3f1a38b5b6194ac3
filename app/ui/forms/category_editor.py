"""The editor of a listing's category: its path, and a button to change it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.editing.form.fields import FieldSpec
from app.ui.forms.editor import FieldEditor
from app.ui.look.text import one_line
from app.ui.look.type_scale import px
from app.ui.texts.form_context import FormContext
from app.ui.widgets.field_state import set_state
from app.ui.widgets.inputs.buttons import Button
from app.ui.widgets.inputs.fields import LineEdit


class CategoryEditor(FieldEditor):
    """A line that can be read and copied, and a button.

    ``change_requested`` asks for another category.
    """

    change_requested = Signal()

    def __init__(self, spec: FieldSpec, context: FormContext) -> None:
        super().__init__(spec, context)
        self.line = LineEdit(parent=self)
        self.line.setReadOnly(True)
        self.change = Button(self.tr("Change…"), "tree", name="change_category")
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(8))
        layout.addWidget(self.line, 1)
        layout.addWidget(self.change)
        self._adopt(row)
        self.setFocusProxy(self.change)
        self._set_up(self.line)
        self.change.clicked.connect(self.change_requested)

    def controls(self) -> tuple[QWidget, ...]:
        """Return the line and the button."""
        return (self.line, self.change)

    def write(self, value: object) -> None:
        """Show the path of the category, or its id if the path is not known."""
        path = self.spec.choices[0].name if self.spec.choices else ""
        self.line.setText(one_line(path or str(value or "")))
        self.line.home(False)

    def standing(self) -> object:
        """Return ``None``, because the category is changed elsewhere."""
        return None

    def meaning(self) -> object:
        """Return the value that is shown."""
        return self._shown[1]

    def set_marks(self, state: str, *, changed: bool) -> None:
        """Show the state at the line."""
        set_state(self.line, state, changed=changed)
