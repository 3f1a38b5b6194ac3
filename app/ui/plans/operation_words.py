"""Short descriptions of plan operations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from app.ui.look.text import one_line
from app.ui.plans.operation_kinds import BY_KEY
from app.ui.plans.operation_slots import word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.ui.plans.operation_slots import Slot

_LONGEST: Final = 40


def operation_words(kind: str, verb: str, typed: Sequence[str]) -> str:
    """Return the field, the action and the values of an operation as text.

    The text is empty for an operation that is not known here.
    """
    field = BY_KEY.get(kind)
    found = next((one for one in field.verbs if one.key == verb), None) if field else None
    if field is None or found is None:
        return ""
    values = [_value(slot, text) for slot, text in zip(found.slots, typed, strict=False)]
    values = [one for one in values if one]
    done = " ".join([word(found.title), " → ".join(values)]).strip()
    return f"{word(field.title)}: {done}"


def _value(slot: Slot, text: str) -> str:
    name = dict(slot.choices).get(text)
    if name is not None:
        return word(name)
    shown = one_line(text)
    if len(shown) > _LONGEST:
        shown = f"{shown[: _LONGEST - 1]}…"
    return f"{shown} {slot.unit}" if shown and slot.unit else shown
