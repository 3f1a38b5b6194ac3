"""The editor of several values."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.editing.fields import FieldSpec
from app.editing.values import Choice, Typed
from app.ui.forms.context import FormContext
from app.ui.forms.editor import FieldEditor
from app.ui.widgets.token_field import TokenField


class SeveralEditor(FieldEditor):
    """Tokens in a field; values that the category does not know may be typed as well."""

    def __init__(self, spec: FieldSpec, context: FormContext) -> None:
        super().__init__(spec, context)
        self.tokens = TokenField([choice.name for choice in spec.choices], self)
        self._adopt(self.tokens)
        self._teach(self.tokens.entry)
        self._known = {choice.name: choice for choice in spec.choices}
        self.tokens.edited.connect(self._on_edited)
        self.tokens.entry.editingFinished.connect(self.left)

    def controls(self) -> tuple[QWidget, ...]:
        """The whole field."""
        return (self.tokens,)

    def set_marks(self, state: str, *, changed: bool) -> None:
        """The frame around the tokens wears the state."""
        self.tokens.set_state(state, changed=changed)
        self.set_resettable(changed)

    def show_value(self, value: object) -> None:
        """Show one token for each value."""
        if isinstance(value, Typed):
            return
        choices = (
            [choice for choice in value if isinstance(choice, Choice)]
            if isinstance(value, tuple)
            else []
        )
        self._known.update({choice.name: choice for choice in choices})
        self.tokens.set_values([choice.name for choice in choices])

    def _on_edited(self) -> None:
        names = self.tokens.values()
        folded = {name.casefold(): choice for name, choice in self._known.items()}
        self.edited.emit(tuple(folded.get(n.casefold(), Choice(None, n)) for n in names))
