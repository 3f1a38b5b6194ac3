"""The editor of a seller's own shipping rates: lines with a description and an amount."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QWidget

from app.editing.form.fields import FieldSpec
from app.editing.form.rates import Rate, read_rates, show_rates
from app.ui.forms.editor import FieldEditor
from app.ui.look.type_scale import px
from app.ui.texts.form_context import FormContext
from app.ui.widgets.inputs.fields import LineEdit

_MOST = 20


class RatesEditor(FieldEditor):
    """Lines of a description and an amount, with an empty last line; emptied lines are removed."""

    def __init__(self, spec: FieldSpec, context: FormContext) -> None:
        super().__init__(spec, context)
        self._value: object = None
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setHorizontalSpacing(px(8))
        self._layout.setVerticalSpacing(px(6))
        self._layout.setColumnStretch(0, 1)
        self.lines: list[tuple[LineEdit, LineEdit]] = []
        self._marks = ("rest", False)
        self._grow()
        self.setFocusProxy(self.lines[0][0])

    def controls(self) -> tuple[QWidget, ...]:
        """Return the description and amount fields of every line."""
        return tuple(control for line in self.lines for control in line)

    def main(self) -> QWidget:
        """Return the group of all lines."""
        return self

    def set_marks(self, state: str, *, changed: bool) -> None:
        """Show the state at every line, including lines that are added later."""
        self._marks = (state, changed)
        super().set_marks(state, changed=changed)

    def finish(self) -> None:
        """Commit the typed content, and leave one empty line."""
        super().finish()
        self._fill(tuple(line for line in self.standing() if not line.is_empty))
        self._reported = self.standing()

    def write(self, value: object) -> None:
        """Show one line for each rate."""
        self._value = value
        self._fill(show_rates(value, self.context.locale, self.context.decimals))

    def standing(self) -> tuple[Rate, ...]:
        """Return the texts of the lines, without empty ones at the end."""
        found = [Rate(words.text(), amount.text()) for words, amount in self.lines]
        while found and found[-1].is_empty:
            found.pop()
        return tuple(found)

    def meaning(self) -> object:
        """Return the rates in wire form, or the lines with the code of their error."""
        locale, decimals = self.context.locale, self.context.decimals
        return read_rates(self.standing(), self._value, locale, decimals)

    def _fill(self, rates: tuple[Rate, ...]) -> None:
        while len(self.lines) < min(len(rates) + 1, _MOST):
            self._grow()
        while len(self.lines) > max(1, min(len(rates) + 1, _MOST)):
            for control in self.lines.pop():
                self._layout.removeWidget(control)
                control.hide()
                control.deleteLater()
        for place, (words, amount) in enumerate(self.lines):
            rate = rates[place] if place < len(rates) else Rate("", "")
            for control, text in ((words, rate.words), (amount, rate.amount)):
                if control.text() != text:
                    control.setText(text)

    def _grow(self) -> None:
        words = LineEdit(parent=self, placeholder=self.tr("Rate, such as “Same city”"))
        amount = LineEdit(parent=self, placeholder=self.tr("Amount"), right=True)
        words.setAccessibleName(self.tr("What the rate is for"))
        amount.setAccessibleName(self.tr("What the buyer pays"))
        amount.setFixedWidth(px(120))
        place = len(self.lines)
        for column, control in enumerate((words, amount)):
            control.setObjectName(f"rate_{place}_{column}")
            self._set_up(control)
            control.textEdited.connect(self._on_text)
            control.editingFinished.connect(self._on_left)
            self._layout.addWidget(control, place, column)
            control.set_state(self._marks[0], changed=self._marks[1])
        self.lines.append((words, amount))

    def _on_text(self, _text: str) -> None:
        words, amount = self.lines[-1]
        if (words.text() or amount.text()) and len(self.lines) < _MOST:
            self._grow()
        self.commit()

    def _on_left(self) -> None:
        # Moving from the description to its amount does not leave the field.
        if not any(control.hasFocus() for control in self.controls()):
            self.leave()
        else:
            self.commit()
