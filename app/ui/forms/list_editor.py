"""The editors of what the wire has as objects of its own: lists of them, and named places."""

from __future__ import annotations

from collections.abc import Mapping

from app.domain.shapes import sequence_of, text_of
from app.editing.form.fields import FieldSpec
from app.ui.forms.several_editor import SeveralEditor
from app.ui.forms.text_editors import LineEditor
from app.ui.texts.site_format import FormContext
from app.ui.texts.value_text import entry_name

# What is typed becomes the description of a payment method; an area is known by its id alone.
_IDS = "coverage_areas"


class ListEditor(SeveralEditor):
    """Tokens for the entries of a list; an entry that stays is sent as it came."""

    def __init__(self, spec: FieldSpec, context: FormContext) -> None:
        super().__init__(spec, context)
        self._entries: dict[str, object] = {}

    def write(self, value: object) -> None:
        """Show one token for each entry."""
        entries = sequence_of(value)
        self._entries.update({entry_name(one): one for one in entries})
        self.tokens.set_values([entry_name(one) for one in entries])

    def meaning(self) -> object:
        """Return the entries of the tokens, new ones by what was typed."""
        return [self._entries.get(name, self._new(name)) for name in self.standing()]

    def _new(self, name: str) -> object:
        return name if self.spec.path == _IDS else {"description": name}


class PlaceEditor(LineEditor):
    """The name of a state or a city; one that stays keeps its id."""

    def __init__(self, spec: FieldSpec, context: FormContext) -> None:
        super().__init__(spec, context)
        self._known: dict[str, Mapping[str, object]] = {}

    def words(self, value: object) -> str:
        """Return the name of the place."""
        if not isinstance(value, Mapping):
            return text_of(value)
        name = entry_name(value)
        self._known[name] = value
        return name

    def read(self, text: str) -> object:
        """Return the place that has this name, as it came or by its name alone."""
        if not text.strip():
            return None
        return self._known.get(text, {"name": text.strip()})
