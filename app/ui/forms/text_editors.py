"""Single-line editors: texts, addresses, and numbers in the site's format."""

from __future__ import annotations

from decimal import Decimal

from PySide6.QtCore import QStringListModel, Qt
from PySide6.QtWidgets import QCompleter, QWidget

from app.domain.invisible import joined_lines
from app.editing.form.coordinates import read_degrees, show_degrees
from app.editing.form.fields import FieldKind, FieldSpec
from app.editing.numbers import format_figure, format_number, read_number, read_plain, write_plain
from app.editing.repair import typed_number
from app.editing.values import Choice, UnreadText, is_empty_value
from app.ui.forms.editor import FieldEditor
from app.ui.forms.text_controls import LONGEST_LINE
from app.ui.texts.form_context import FormContext
from app.ui.widgets.inputs.completion_list import completion_list
from app.ui.widgets.inputs.fields import LineEdit
from app.ui.widgets.inputs.suggesting_line import SuggestingLine


class LineEditor(FieldEditor):
    """A single line; unchanged displayed text means the original value, character for character."""

    def __init__(self, spec: FieldSpec, context: FormContext) -> None:
        super().__init__(spec, context)
        line = SuggestingLine if spec.choices else LineEdit
        self.line = line(parent=self)
        self._adopt(self.line)
        self._set_up(self.line)
        self.line.textEdited.connect(self._tidy)
        self.line.textEdited.connect(self.commit)
        self.line.editingFinished.connect(self.leave)

    def controls(self) -> tuple[QWidget, ...]:
        """Return the line."""
        return (self.line,)

    def write(self, value: object) -> None:
        """Show ``value``; a text beyond the limit is shown in part and cannot be edited."""
        text = value.text if isinstance(value, UnreadText) else self.words(value)
        if text != self.line.text() or self._shown[1] is not value:
            self.line.setText(text)
            self.line.setCursorPosition(min(len(text), len(self.line.text())))
            self.line.home(False)
        self.line.setReadOnly(len(text) > LONGEST_LINE)

    def standing(self) -> object:
        """Return the text."""
        return self.line.text()

    def meaning(self) -> object:
        """Return the value of the text."""
        return self.read(self.line.text())

    def words(self, value: object) -> str:
        """Return ``value`` as text."""
        return "" if value is None else str(value)

    def read(self, text: str) -> object:
        """Return ``text`` as a value."""
        return text if text else None

    def _tidy(self, text: str) -> None:
        """Join pasted lines into one, which is how they look.

        A text of the marketplace that has line ends is not changed.
        """
        shown = str(self._shown[0])
        if joined_lines(text) != text and joined_lines(shown) == shown:
            place = len(joined_lines(text[: self.line.cursorPosition()]))
            self.line.setText(joined_lines(text))
            self.line.setCursorPosition(place)


class TextEditor(LineEditor):
    """A text or an address; values that the category knows are suggested."""

    def __init__(self, spec: FieldSpec, context: FormContext) -> None:
        super().__init__(spec, context)
        self._ids = {choice.name: choice.id for choice in spec.choices}
        if spec.choices:
            completer = QCompleter(QStringListModel(list(self._ids), self), self)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            completer.setFilterMode(Qt.MatchFlag.MatchContains)
            # The line receives the chosen text only after this signal.
            completer.activated.connect(self._take)
            # Moving through the suggestions changes the line without a signal of the line.
            completer.highlighted.connect(self.commit, Qt.ConnectionType.QueuedConnection)
            completion_list(completer)
            self.line.setCompleter(completer)

    def words(self, value: object) -> str:
        """Return the text of ``value``."""
        if self.spec.named and isinstance(value, tuple):
            return ", ".join(choice.name for choice in value)
        return super().words(value)

    def read(self, text: str) -> object:
        """Return a named value with the category's id for it, or plain text."""
        if not self.spec.named:
            return super().read(text)
        return (Choice(self._ids.get(text), text),) if text else ()

    def _take(self, text: str) -> None:
        self.line.setText(text)
        self.commit()


class AmountEditor(LineEditor):
    """An amount or a number in the site's format; ambiguous input is not sent."""

    def __init__(self, spec: FieldSpec, context: FormContext) -> None:
        super().__init__(spec, context)
        self._decimals = {FieldKind.MONEY: context.decimals, FieldKind.INTEGER: 0}.get(spec.kind)
        self.line.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def words(self, value: object) -> str:
        """Return the number in the site's format; other values are shown unchanged."""
        number = _number_of(value)
        if number is None:
            return "" if is_empty_value(value) else _words_of(value)
        if self.spec.kind is FieldKind.NUMBER:
            return format_figure(number, self.context.locale)
        decimals = self._decimals
        if decimals is not None and number != round(number, decimals):
            decimals = None
        return format_number(number, self.context.locale, decimals=decimals)

    def read(self, text: str) -> object:
        """Return the number in ``text``, ``None``, or the text with the code of its error."""
        if not text.strip():
            return () if self.spec.named else None
        reading = read_number(text, self.context.locale, decimals=self._decimals)
        if reading.value is None:
            return typed_number(text, reading)
        if self.spec.named:
            return (Choice(None, write_plain(reading.value)),)
        return int(reading.value) if self.spec.kind is FieldKind.INTEGER else reading.value


class DegreesEditor(LineEditor):
    """Degrees of latitude or longitude, in the form in which maps show them."""

    def __init__(self, spec: FieldSpec, context: FormContext) -> None:
        super().__init__(spec, context)
        self.line.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def words(self, value: object) -> str:
        """Return the degrees with all digits."""
        return show_degrees(value, self.context.locale)

    def read(self, text: str) -> object:
        """Return the degrees in ``text``, or the text with the code of its error."""
        return read_degrees(text)


def _number_of(value: object) -> Decimal | None:
    if isinstance(value, tuple) and len(value) == 1:
        return read_plain(value[0].name)
    if isinstance(value, (int, Decimal)) and not isinstance(value, bool):
        return Decimal(value)
    return None


def _words_of(value: object) -> str:
    return ", ".join(c.name for c in value) if isinstance(value, tuple) else str(value)
