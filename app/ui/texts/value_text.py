"""Short texts for form values: for locked fields and for the bar with the changes to be sent."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal

from PySide6.QtCore import QCoreApplication

from app.domain.vocabulary import NOT_APPLICABLE
from app.editing.form.coordinates import show_degrees
from app.editing.form.fields import FieldKind, FieldSpec
from app.editing.form.list_entries import entry_name, named_entry
from app.editing.form.number_unit import show_measure
from app.editing.form.package import show_package
from app.editing.form.rates import show_rates
from app.editing.numbers import format_figure, format_number, read_plain
from app.editing.values import Choice, UnreadText, decode_value, is_empty_value
from app.ui.look.text import one_line
from app.ui.texts.code_names import code_name, is_coded
from app.ui.texts.form_context import FormContext
from app.ui.texts.money import format_money

_MOST_PARTS = 12


def value_text(spec: FieldSpec, value: object, context: FormContext) -> str:
    """Return ``value`` of the field ``spec`` as text; an empty string for an empty value."""
    if isinstance(value, UnreadText):
        return one_line(value.text)
    if is_empty_value(value):
        return ""
    if isinstance(value, bool):
        return (
            QCoreApplication.translate("FieldValue", "Yes")
            if value
            else QCoreApplication.translate("FieldValue", "No")
        )
    if isinstance(value, Mapping):
        return one_line(entry_name(value))
    if spec.kind is FieldKind.RATES:
        rates = show_rates(value, context.locale, context.decimals)[:_MOST_PARTS]
        return ", ".join(one_line(f"{rate.words} {rate.amount}".strip()) for rate in rates)
    if isinstance(value, list):
        names = (named_entry(one, spec.choices) for one in value[:_MOST_PARTS])
        return ", ".join(map(one_line, names))
    if isinstance(value, tuple):
        return ", ".join(_choice_text(spec, choice, context) for choice in value)
    if isinstance(value, (int, Decimal)):
        if spec.kind is FieldKind.MONEY:
            return money_text(value, context)
        if spec.kind is FieldKind.DEGREES:
            return show_degrees(value, context.locale)
        return format_number(value, context.locale)
    words = str(value)
    if spec.kind is FieldKind.CATEGORY:
        return one_line(next((c.name for c in spec.choices if c.id == words), words))
    if spec.kind is FieldKind.DIMENSIONS:
        return one_line(show_package(words, context.locale))
    return code_name(spec.path, words) if is_coded(spec.path) else one_line(words)


def full_text(spec: FieldSpec, value: object, context: FormContext) -> str:
    """Return the text for a value from the wire or, as JSON, from an old draft."""
    if isinstance(value, Mapping):
        value = decode_value(value)
    if isinstance(value, Mapping):
        named = value.get("value_name") or value.get("name") or value.get("value_id") or ""
        return one_line(str(named))
    if isinstance(value, tuple) and not all(isinstance(part, Choice) for part in value):
        value = list(value)
    if isinstance(value, list):
        return ", ".join(full_text(spec, part, context) for part in value[:_MOST_PARTS])
    if spec.named and isinstance(value, str) and value:
        value = (Choice(None, value),)
    return value_text(spec, value, context)


def spec_at(path: str) -> FieldSpec:
    """Return the field definition for ``path`` if no form is available."""
    money = path == "price" or (path.startswith("variations.") and path.endswith(".price"))
    return FieldSpec(path, FieldKind.MONEY if money else FieldKind.TEXT)


def money_text(value: object, context: FormContext) -> str:
    """Return an amount from the wire in the site's format; anything else is shown unchanged."""
    if isinstance(value, bool) or not isinstance(value, (int, Decimal)):
        return "" if value is None else one_line(str(value))
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
        return format_figure(number, context.locale)
    return one_line(choice.name)
