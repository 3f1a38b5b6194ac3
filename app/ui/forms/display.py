"""Form values as a short text: for locked fields and for the bar that says what is sent."""

from __future__ import annotations

from decimal import Decimal

from PySide6.QtCore import QCoreApplication

from app.domain.vocabulary import NOT_APPLICABLE
from app.editing.fields import FieldKind, FieldSpec
from app.editing.measure import show_measure
from app.editing.numbers import format_number, read_plain
from app.editing.package import show_package
from app.editing.values import Choice, Typed, is_nothing
from app.ui.forms.context import FormContext
from app.ui.forms.labels import choice_label
from app.ui.text import one_line
from app.ui.widgets.money import format_money


def value_text(spec: FieldSpec, value: object, context: FormContext) -> str:
    """``value`` of the field ``spec`` in words; empty when it says nothing."""
    if isinstance(value, Typed):
        return one_line(value.text)
    if is_nothing(value):
        return ""
    if isinstance(value, bool):
        return (
            QCoreApplication.translate("FieldValue", "Yes")
            if value
            else QCoreApplication.translate("FieldValue", "No")
        )
    if isinstance(value, tuple):
        return ", ".join(_choice_text(spec, choice, context) for choice in value)
    if isinstance(value, (int, Decimal)):
        if spec.kind is FieldKind.MONEY:
            return money_text(value, context)
        return format_number(value, context.locale)
    if spec.kind is FieldKind.DIMENSIONS:
        return one_line(show_package(str(value), context.locale))
    return choice_label(spec.path, str(value))


def money_text(value: object, context: FormContext) -> str:
    """An amount of the wire as the site writes it; what is no amount is shown as it is."""
    if isinstance(value, bool) or not isinstance(value, (int, Decimal)):
        return "" if value is None else one_line(str(value))
    # An ``int`` of the wire is in units; ``format_money`` takes ints for hundredths.
    return format_money(Decimal(value), context.currency_id, context.locale)


def _choice_text(spec: FieldSpec, choice: object, context: FormContext) -> str:
    if not isinstance(choice, Choice):
        return one_line(str(choice))
    if choice.id == NOT_APPLICABLE:
        return one_line(choice.name) or QCoreApplication.translate("FieldValue", "Not applicable")
    if spec.kind is FieldKind.NUMBER_UNIT:
        measure = show_measure(choice.name, spec.units, context.locale)
        return one_line(f"{measure.text} {measure.unit or ''}".strip())
    number = read_plain(choice.name) if spec.kind is FieldKind.NUMBER else None
    if number is not None:
        return format_number(number, context.locale)
    return one_line(choice.name)
