"""Editors for the values of a rule: words, numbers in the window's format, days, yes and no."""

from __future__ import annotations

from abc import abstractmethod
from decimal import Decimal, InvalidOperation
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.editing.numbers import AMBIGUOUS, MINUS, format_number, read_number, write_plain
from app.engine.queries.condition_values import Kind, Operator, points_of, share_of
from app.rules.findings import Finding
from app.ui.look.text import PlainLabel
from app.ui.look.type_scale import px
from app.ui.texts.catalog_text import reading_locale
from app.ui.texts.condition_text import joined, measure_words, split_measure
from app.ui.texts.finding_text import finding_sentence
from app.ui.texts.form_context import currency_context
from app.ui.texts.rule_words import WIRE_DAY
from app.ui.widgets.inputs.day_field import DayField
from app.ui.widgets.inputs.fields import LineEdit
from app.ui.widgets.inputs.segmented import Segmented

if TYPE_CHECKING:
    from collections.abc import Iterable

    from app.editing.number_locale import NumberLocale


class Entered(QWidget):
    """One or two fields side by side; ``changed`` is emitted for every change by the seller."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(px(6))

    @abstractmethod
    def values(self) -> tuple[str, ...]:
        """Return the values in query form.

        The result is empty if a value is missing or cannot be read.
        """

    def problem(self) -> str:
        """Return why a value cannot be read; empty if it can, or is missing."""
        return ""

    @abstractmethod
    def set_values(self, values: Iterable[str]) -> None:
        """Show ``values``."""

    def _put(self, *widgets: QWidget) -> None:
        for number, widget in enumerate(widgets):
            if number:
                self._line.addWidget(PlainLabel("–", "body", "text2", self))
            self._line.addWidget(widget, 1)
        self.setFocusProxy(widgets[0])


class WordsEditor(Entered):
    """Words, codes separated by commas, or a condition as text."""

    def __init__(self, kind: Kind, operator: Operator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._several = operator is Operator.ONE_OF
        self._field = LineEdit(parent=self, name="rule_words")
        if self._several:
            self._field.setPlaceholderText(self.tr("Several with commas"))
        if kind is Kind.OWN_CODES:
            self._field.setPlaceholderText(self.tr("Several with commas; * for any letters"))
        self._field.textEdited.connect(lambda _text: self.changed.emit())
        self._put(self._field)

    def values(self) -> tuple[str, ...]:
        """Return the words, or each of the codes."""
        parts = self._field.text().split(",") if self._several else [self._field.text()]
        return tuple(text for part in parts if (text := " ".join(part.split())))

    def set_values(self, values: Iterable[str]) -> None:
        """Show ``values``."""
        self._field.setText(", ".join(values))


class FigureEditor(Entered):
    """A number, or a minimum and a maximum, in the window's format.

    ``measured`` ones may have a unit. Ambiguous numbers are reported, never guessed.
    """

    def __init__(
        self,
        kind: Kind,
        operator: Operator,
        locale: NumberLocale,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._measured = kind is Kind.ATTRIBUTE
        self._shared = kind is Kind.MOVE
        self._points = kind is Kind.POINTS
        self._locale = locale
        count = 2 if operator is Operator.BETWEEN else 1
        self._fields = [LineEdit(parent=self, right=True, name="rule_figure") for _ in range(count)]
        for field in self._fields:
            field.textEdited.connect(lambda _text: self.changed.emit())
        self._put(*self._fields)
        if kind is Kind.PERCENT:
            self._line.addWidget(PlainLabel("%", "body", "text2", self))
        elif kind is Kind.DAYS:
            self._line.addWidget(PlainLabel(self.tr("days"), "body", "text2", self))
        elif self._shared:
            for field in self._fields:
                field.setPlaceholderText(self.tr("Amount or %"))

    def values(self) -> tuple[str, ...]:
        """Return the numbers in query form, with their units."""
        read = [self._read(field.text()) for field in self._fields]
        figures = tuple(figure for figure, _ in read if figure)
        return figures if len(figures) == len(read) else ()

    def problem(self) -> str:
        """Return why a number cannot be read, or that the first is greater than the second."""
        for field in self._fields:
            _, why = self._read(field.text())
            field.set_state("error" if why else "rest")
            if why:
                return why
        numbers = [number for figure in self.values() if (number := _leading(figure)) is not None]
        if len(numbers) == 2 and numbers[0] > numbers[1]:
            return self.tr("The first number is greater than the second one")
        return ""

    def set_values(self, values: Iterable[str]) -> None:
        """Show ``values``, which are in query form."""
        for field, value in zip(self._fields, values, strict=False):
            if self._points:
                field.setText(format_number(points_of(Decimal(value)), self._locale))
                continue
            shown = measure_words(value.removesuffix("%"), self._locale)
            field.setText(f"{shown} %" if self._shared and value.endswith("%") else shown)

    def _read(self, text: str) -> tuple[str, str]:
        """Return a number in query form, and why it cannot be read."""
        text = text.strip()
        end = "%" if self._shared and text.endswith("%") else ""
        text = text.removesuffix("%").strip()
        if not text:
            return "", ""
        negative = text[0] in ("-", MINUS)
        number, unit = split_measure(text.lstrip(f"-{MINUS}")) if self._measured else (text, "")
        reading = read_number(number.lstrip(f"-{MINUS}"), self._locale)
        if reading.value is None:
            return "", self._why(str(reading.code), text, reading.meant)
        plain = write_plain(share_of(reading.value) if self._points else reading.value)
        return f"{'-' if negative else ''}{plain}{unit}{end}", ""

    def _why(self, code: str, text: str, meant: tuple[Decimal, ...]) -> str:
        finding = Finding.error("price", code, value=text[:40], meant=list(meant))
        sentence = finding_sentence(finding, currency_context(self._locale, ""))
        if code != AMBIGUOUS or not meant:
            return sentence
        either = joined(format_number(one, self._locale) for one in meant)
        return self.tr("{sentence}: {numbers}?").format(sentence=sentence, numbers=either)


class DayEditor(Entered):
    """A day, or a first and a last day, chosen in a calendar or typed."""

    def __init__(self, operator: Operator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        count = 2 if operator is Operator.BETWEEN else 1
        self._fields = [self._field() for _ in range(count)]
        self._put(*self._fields)

    def _field(self) -> DayField:
        field = DayField(QDate.currentDate(), self, name="rule_day")
        field.setLocale(reading_locale())
        field.dateChanged.connect(lambda _day: self.changed.emit())
        return field

    def values(self) -> tuple[str, ...]:
        """Return the days in query form."""
        return tuple(field.date().toString(WIRE_DAY) for field in self._fields)

    def problem(self) -> str:
        """Return an error if the first day is after the last one, otherwise an empty text."""
        days = self.values()
        backwards = days[0] > days[-1]
        for field in self._fields:
            field.set_state("error" if backwards else "rest")
        if backwards:
            return self.tr("The first day is after the last one")
        return ""

    def set_values(self, values: Iterable[str]) -> None:
        """Show ``values``."""
        for field, value in zip(self._fields, values, strict=False):
            field.blockSignals(True)
            field.setDate(QDate.fromString(value, WIRE_DAY))
            field.blockSignals(False)


class YesNoEditor(Entered):
    """A choice of yes or no."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        yes = QCoreApplication.translate("Cells", "Yes")
        no = QCoreApplication.translate("Cells", "No")
        self._choice = Segmented((("yes", yes), ("no", no)), self, name="rule_yes_no")
        self._choice.set_value("yes")
        self._choice.chosen.connect(lambda _value: self.changed.emit())
        self._put(self._choice)

    def values(self) -> tuple[str, ...]:
        """Return "yes" or "no"."""
        return (str(self._choice.value()),)

    def set_values(self, values: Iterable[str]) -> None:
        """Show the single value of ``values``."""
        for value in values:
            self._choice.set_value(value)


def _leading(figure: str) -> Decimal | None:
    try:
        return Decimal(split_measure(figure.removesuffix("%"))[0])
    except InvalidOperation:
        return None
