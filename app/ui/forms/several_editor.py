"""The editor of several values."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.editing.form.fields import FieldSpec
from app.editing.values import Choice, UnreadText
from app.ui.forms.editor import FieldEditor
from app.ui.texts.form_context import FormContext
from app.ui.widgets.inputs.token_field import TokenField


class SeveralEditor(FieldEditor):
    """Tokens in a field; values that the category does not list may be typed as well.

    Text that is being typed belongs to the value from its first letter on; it becomes a token when
    the seller finishes it.
    """

    def __init__(self, spec: FieldSpec, context: FormContext) -> None:
        super().__init__(spec, context)
        self.tokens = TokenField([choice.name for choice in spec.choices], self)
        self._adopt(self.tokens)
        self._set_up(self.tokens.entry)
        self._known = {choice.name: choice for choice in spec.choices}
        self.tokens.edited.connect(self.commit)
        self.tokens.left.connect(self.leave)

    def controls(self) -> tuple[QWidget, ...]:
        """Return the whole field."""
        return (self.tokens,)

    def set_marks(self, state: str, *, changed: bool) -> None:
        """Show the state at the frame around the tokens."""
        self.tokens.set_state(state, changed=changed)
        self.set_resettable(changed)

    def finish(self) -> None:
        """Convert the typed text to tokens."""
        self.tokens.take_typed()
        super().finish()

    def write(self, value: object) -> None:
        """Show one token for each value; unread text is shown in the input line."""
        values = value if isinstance(value, tuple) else ()
        choices = [one for one in values if isinstance(one, Choice)]
        self._known.update({choice.name: choice for choice in choices})
        self.tokens.set_values([choice.name for choice in choices])
        if isinstance(value, UnreadText):
            self.tokens.entry.setText(value.text)

    def standing(self) -> tuple[str, ...]:
        """Return the text of every value, including the one that is being typed."""
        return self.tokens.values()

    def meaning(self) -> object:
        """Return the values, with the category's id for each."""
        folded = {name.casefold(): choice for name, choice in self._known.items()}
        return tuple(folded.get(n.casefold(), Choice(None, n)) for n in self.standing())
