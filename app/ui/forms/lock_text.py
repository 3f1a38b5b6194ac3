"""Why a field is locked and what unlocks it, in words."""

from __future__ import annotations

from decimal import Decimal

from PySide6.QtCore import QCoreApplication

from app.editing.fields import FieldSpec, Lock
from app.editing.numbers import format_number
from app.ui.forms.context import FormContext
from app.ui.forms.display import money_text, value_text
from app.ui.forms.labels import field_label


def lock_icon(lock: Lock) -> str:
    """The icon inside a locked field."""
    return "layers" if lock.code == "has_variations" else "lock"


def lock_reason(spec: FieldSpec, context: FormContext) -> str:
    """The reason and the way out of the lock of ``spec``; empty when it is not locked."""
    lock = spec.locked
    if lock is None:
        return ""
    translate = QCoreApplication.translate
    match lock.code:
        case "sold_units":
            if spec.path == "condition":
                return translate("Lock", "Locked since the first sale")
            return _sold_reason(spec.path, lock.params.get("sold"), context)
        case "has_variations":
            return translate("Lock", "Set in each variation")
        case "closed":
            return translate("Lock", "Locked: the listing is closed. Relist it to change this.")
        case "mandatory_free_shipping":
            return translate(
                "Lock",
                "Mandatory at this price; up to the site’s threshold you may turn it off.",
            )
        case "always":
            sentence = translate("Lock", "{field} cannot change after publishing.")
            return sentence.format(field=field_label(spec))
    return translate("Lock", "The marketplace does not let this change now.")


def _sold_reason(path: str, sold: object, context: FormContext) -> str:
    translate = QCoreApplication.translate
    if sold == 1:
        if path == "title":
            return translate(
                "Lock", "Locked: one unit was sold. Publish a copy to change the title."
            )
        return translate("Lock", "Locked: one unit was sold. Publish a copy to change it.")
    count = format_number(sold, context.locale, decimals=0) if isinstance(sold, int) else "?"
    if path == "title":
        sentence = translate(
            "Lock", "Locked: {count} units were sold. Publish a copy to change the title."
        )
    else:
        sentence = translate(
            "Lock", "Locked: {count} units were sold. Publish a copy to change it."
        )
    return sentence.format(count=count)


def locked_text(spec: FieldSpec, value: object, context: FormContext) -> str:
    """What a locked field shows: its value, or the range that its variations have."""
    lock = spec.locked
    if lock is not None and lock.code == "has_variations" and spec.path == "price":
        lowest, highest = lock.params.get("lowest"), lock.params.get("highest")
        if isinstance(lowest, (int, Decimal)) and lowest != highest:
            return f"{money_text(lowest, context)} – {money_text(highest, context)}"
        if lowest is not None:
            return money_text(lowest, context)
    return value_text(spec, value, context)
