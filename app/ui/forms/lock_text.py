"""Texts for the reason why a field is locked and how to unlock it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.editing.form.fields import FieldSpec, Lock
from app.editing.numbers import format_number
from app.ui.forms.labels import field_label
from app.ui.texts.form_context import FormContext
from app.ui.texts.value_text import money_text, value_text


def lock_icon(lock: Lock) -> str:
    """Return the icon inside a locked field."""
    return "layers" if lock.code == "has_variations" else "lock"


def lock_reason(spec: FieldSpec, context: FormContext) -> str:
    """Return why ``spec`` is locked, and how to unlock it if possible; empty if it is not."""
    lock = spec.locked
    if lock is None:
        return ""
    translate = QCoreApplication.translate
    match lock.code:
        case "sold_units":
            return _sold_reason(lock.params.get("sold"), context)
        case "has_variations":
            return translate("Lock", "Set in each variation")
        case "closed":
            return translate("Lock", "Locked: it is closed. Relist it to change this.")
        case "mandatory_free_shipping":
            return translate(
                "Lock",
                "Mandatory at this price; up to the site’s threshold you can turn it off.",
            )
        case "hidden":
            return translate("Lock", "The category hides this attribute.")
        case "fixed":
            return translate("Lock", "The category fixes this value.")
        case "read_only":
            return translate("Lock", "The marketplace fills this in.")
        case "no_definition":
            return translate("Lock", "The category does not have this attribute.")
        case "always":
            sentence = translate("Lock", "{field} cannot change after publishing.")
            return sentence.format(field=field_label(spec))
    return translate("Lock", "The marketplace does not allow this to be changed now.")


def _sold_reason(sold: object, context: FormContext) -> str:
    translate = QCoreApplication.translate
    if sold == 1:
        return translate("Lock", "Locked: one unit has been sold.")
    if not isinstance(sold, int):
        return translate("Lock", "Locked since the first sale.")
    count = format_number(sold, context.locale, decimals=0)
    return translate("Lock", "Locked: {count} units have been sold.").format(count=count)


def locked_text(spec: FieldSpec, value: object, context: FormContext) -> str:
    """Return the text of a locked field: its value, or the range of its variations' values."""
    if spec.is_varied and isinstance(value, tuple):
        prices = dict.fromkeys(money_text(price, context) for price in value)
        return " – ".join(prices)
    return value_text(spec, value, context)
