"""The operations available for fields of many listings, and their form for the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.ui.plans.listing_operation_kinds import LIFE_KINDS, REPLACEMENT
from app.ui.plans.operation_slots import FieldKind, Slot, Verb, word
from app.ui.plans.operation_writers import (
    WrongValue,
    write_added,
    write_address,
    write_affix,
    write_amount,
    write_attribute,
    write_chosen,
    write_count,
    write_count_difference,
    write_difference,
    write_ending,
    write_floor,
    write_last,
    write_left,
    write_multiple,
    write_no_attribute,
    write_nothing,
    write_order,
    write_percent,
    write_place,
    write_replaced,
    write_text,
)

__all__ = ["ATTRIBUTE", "BY_KEY", "KINDS", "OperationSpec", "Slot", "WrongValue", "spec_of", "word"]

if TYPE_CHECKING:
    from app.editing.number_locale import NumberLocale


_VALUE: Final = QT_TRANSLATE_NOOP("PlanOperation", "Value")
_CHANGE: Final = QT_TRANSLATE_NOOP("PlanOperation", "Change")
_SET: Final = QT_TRANSLATE_NOOP("PlanOperation", "Set to")
_ADDRESS: Final = QT_TRANSLATE_NOOP("PlanOperation", "Address of the picture")
_PLACE: Final = QT_TRANSLATE_NOOP("PlanOperation", "Which picture, counted from 1")
_REMOVE: Final = QT_TRANSLATE_NOOP("PlanOperation", "Remove")
_WHOLE: Final = Verb("set", _SET, (Slot(_VALUE),), write_text)
_GONE: Final = Verb("remove", _REMOVE, (), write_nothing)
_YES_OR_NO: Final = Verb(
    "set",
    _SET,
    (
        Slot(
            _VALUE,
            choices=(
                ("yes", QT_TRANSLATE_NOOP("PlanOperation", "Yes")),
                ("no", QT_TRANSLATE_NOOP("PlanOperation", "No")),
            ),
        ),
    ),
    write_chosen,
)
_FLOOR_NAME: Final = QT_TRANSLATE_NOOP("PlanOperation", "Never below the floor")
_ENDING = Slot(QT_TRANSLATE_NOOP("PlanOperation", "Ending"), ".99", figure=True, optional=True)
ATTRIBUTE: Final = "attributes"

KINDS: Final[tuple[FieldKind, ...]] = (
    FieldKind(
        "price",
        QT_TRANSLATE_NOOP("PlanOperation", "Price"),
        "coin",
        (
            Verb(
                "percent",
                QT_TRANSLATE_NOOP("PlanOperation", "Change by"),
                (Slot(_CHANGE, "+8", "%", figure=True),),
                write_percent,
            ),
            Verb(
                "amount",
                QT_TRANSLATE_NOOP("PlanOperation", "Change by amount"),
                (Slot(_CHANGE, "+10", figure=True),),
                write_difference,
            ),
            Verb("set", _SET, (Slot(_VALUE, figure=True),), write_amount),
            Verb(
                "ending",
                QT_TRANSLATE_NOOP("PlanOperation", "Round to ending"),
                (Slot(_VALUE, ".99", figure=True),),
                write_ending,
            ),
            Verb(
                "multiple",
                QT_TRANSLATE_NOOP("PlanOperation", "Round to multiple"),
                (Slot(_VALUE, "10", figure=True),),
                write_multiple,
            ),
            Verb(
                "left",
                QT_TRANSLATE_NOOP("PlanOperation", "Leave at least"),
                (Slot(QT_TRANSLATE_NOOP("PlanOperation", "Net of a sale"), "20 %"), _ENDING),
                write_left,
            ),
            Verb("floor", _FLOOR_NAME, (), write_floor),
        ),
    ),
    FieldKind(
        "stock",
        QT_TRANSLATE_NOOP("PlanOperation", "Stock"),
        "box",
        (
            Verb("change", _CHANGE, (Slot(_CHANGE, "+5", figure=True),), write_count_difference),
            Verb("set", _SET, (Slot(_VALUE, figure=True),), write_count),
        ),
    ),
    FieldKind(
        "title",
        QT_TRANSLATE_NOOP("PlanOperation", "Title"),
        "text",
        (
            REPLACEMENT,
            _WHOLE,
            Verb(
                "prefix",
                QT_TRANSLATE_NOOP("PlanOperation", "Put before it"),
                (Slot(_VALUE),),
                write_affix,
                "prefix",
            ),
            Verb(
                "suffix",
                QT_TRANSLATE_NOOP("PlanOperation", "Put behind it"),
                (Slot(_VALUE),),
                write_affix,
                "suffix",
            ),
        ),
    ),
    FieldKind(
        "subtitle",
        QT_TRANSLATE_NOOP("PlanOperation", "Subtitle"),
        "text",
        (_WHOLE, REPLACEMENT, _GONE),
    ),
    FieldKind(
        "warranty",
        QT_TRANSLATE_NOOP("PlanOperation", "Warranty"),
        "shield",
        (_WHOLE, REPLACEMENT, _GONE),
    ),
    FieldKind(
        "sku",
        QT_TRANSLATE_NOOP("PlanOperation", "Own code"),
        "tag",
        (REPLACEMENT, _WHOLE, _GONE),
    ),
    FieldKind(
        ATTRIBUTE,
        QT_TRANSLATE_NOOP("PlanOperation", "Attribute"),
        "list",
        (
            Verb(
                "set",
                _SET,
                (Slot(QT_TRANSLATE_NOOP("PlanOperation", "Attribute")), Slot(_VALUE)),
                write_attribute,
            ),
            Verb(
                "add",
                QT_TRANSLATE_NOOP("PlanOperation", "Set where empty"),
                (Slot(QT_TRANSLATE_NOOP("PlanOperation", "Attribute")), Slot(_VALUE)),
                write_added,
            ),
            Verb(
                "replace",
                QT_TRANSLATE_NOOP("PlanOperation", "Find and replace"),
                (Slot(QT_TRANSLATE_NOOP("PlanOperation", "Attribute")), *REPLACEMENT.slots),
                write_replaced,
            ),
            Verb(
                "remove",
                _REMOVE,
                (Slot(QT_TRANSLATE_NOOP("PlanOperation", "Attribute")),),
                write_no_attribute,
            ),
        ),
    ),
    FieldKind(
        "pictures",
        QT_TRANSLATE_NOOP("PlanOperation", "Pictures"),
        "image",
        (
            Verb(
                "add",
                QT_TRANSLATE_NOOP("PlanOperation", "Add at the end"),
                (Slot(_ADDRESS, "https://"),),
                write_address,
                "add",
            ),
            Verb(
                "cover",
                QT_TRANSLATE_NOOP("PlanOperation", "Make the cover"),
                (Slot(_PLACE, "2", figure=True),),
                write_place,
                "cover",
            ),
            Verb(
                "first",
                QT_TRANSLATE_NOOP("PlanOperation", "Add as the cover"),
                (Slot(_ADDRESS, "https://"),),
                write_address,
                "cover",
            ),
            Verb(
                "remove",
                _REMOVE,
                (Slot(_PLACE, "2", figure=True),),
                write_place,
                "remove",
            ),
            Verb(
                "last",
                QT_TRANSLATE_NOOP("PlanOperation", "Remove the last one"),
                (),
                write_last,
                "remove",
            ),
            Verb(
                "order",
                QT_TRANSLATE_NOOP("PlanOperation", "Order"),
                (Slot(_PLACE, "3 1 2"),),
                write_order,
                "order",
            ),
        ),
    ),
    FieldKind(
        "free_shipping",
        QT_TRANSLATE_NOOP("PlanOperation", "Free shipping"),
        "truck",
        (_YES_OR_NO,),
    ),
    FieldKind(
        "local_pick_up",
        QT_TRANSLATE_NOOP("PlanOperation", "Local pick-up"),
        "pin-map",
        (_YES_OR_NO,),
    ),
    *LIFE_KINDS,
    FieldKind(
        "status",
        QT_TRANSLATE_NOOP("PlanOperation", "Status"),
        "play",
        (
            Verb(
                "set",
                _SET,
                (
                    Slot(
                        _VALUE,
                        choices=(
                            ("paused", QT_TRANSLATE_NOOP("PlanOperation", "Paused")),
                            ("active", QT_TRANSLATE_NOOP("PlanOperation", "Active")),
                            ("closed", QT_TRANSLATE_NOOP("PlanOperation", "Closed")),
                        ),
                    ),
                ),
                write_chosen,
            ),
        ),
    ),
)
BY_KEY: Final = {kind.key: kind for kind in KINDS}


class OperationSpec(NamedTuple):
    """One operation as filled in, not yet validated."""

    kind: str
    verb: str
    typed: tuple[str, ...]

    def text(self, locale: NumberLocale) -> str:
        """Return the operation in the engine's form; raise ``WrongValue`` if a value is missing."""
        kind = BY_KEY[self.kind]
        verb = next(one for one in kind.verbs if one.key == self.verb)
        name = f"{kind.key}.{verb.part}" if verb.part else kind.key
        return verb.write(name, self.typed, locale)


def spec_of(record: object) -> OperationSpec | None:
    """Return a stored operation; ``None`` if it is not known here."""
    match record:
        case [str(kind), str(verb), list(typed)] if kind in BY_KEY:
            verbs = {one.key: one for one in BY_KEY[kind].verbs}
            if verb in verbs and len(typed) == len(verbs[verb].slots):
                return OperationSpec(kind, verb, tuple(map(str, typed)))
    return None
