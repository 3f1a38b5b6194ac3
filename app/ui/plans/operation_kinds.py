"""What can be done to a field of many listings, and how the engine is asked for it."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.editing.number_locale import PLAIN
from app.editing.numbers import format_number, read_number

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app.editing.number_locale import NumberLocale

_SIGNS: Final = {"+": "+", "-": "-", "−": "-"}
_PERCENT_PLACES, _PLACES, _MOST_PLACES = 2, 2, 4
#: What may mark the parts of a replacement: one that stands in neither of them.
_MARKS: Final = "/|#~@!%;:"
_LONGEST: Final = 1_000


class WrongValue(ValueError):
    """What was typed cannot be passed to the engine."""


class Slot(NamedTuple):
    """One thing to fill in: what it is called, what stands before anything is typed, its unit.

    ``choices`` are value and name (a source text) where it is one of a few.
    """

    title: object
    placeholder: str = ""
    unit: str = ""
    figure: bool = False
    choices: tuple[tuple[str, object], ...] = ()
    optional: bool = False


class Verb(NamedTuple):
    """One thing that can be done to a field; ``write`` makes the engine's operation of it."""

    key: str
    title: object
    slots: tuple[Slot, ...]
    write: Callable[[str, Sequence[str], NumberLocale], str]


class FieldKind(NamedTuple):
    """A field that many listings can be changed in, with what can be done to it."""

    key: str
    title: object
    icon: str
    verbs: tuple[Verb, ...]


def word(text: object) -> str:
    """Return a source text of the tables below in the language of the window."""
    return QCoreApplication.translate("PlanOperation", str(text))


def _figure(text: str, locale: NumberLocale, places: int) -> Decimal:
    reading = read_number(text, locale, decimals=places)
    if reading.value is None:
        raise WrongValue(text)
    return reading.value


def _signed(text: str, locale: NumberLocale, places: int) -> str:
    """Return a change with its sign; without one it is an increase."""
    typed = text.strip().removesuffix("%").strip()
    sign = _SIGNS.get(typed[:1], "")
    value = _figure(typed[1:] if sign else typed, locale, places)
    if not value:
        raise WrongValue(text)
    return (sign or "+") + format_number(value, PLAIN)


def _percent(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    return f"{name}={_signed(typed[0], locale, _PERCENT_PLACES)}%"


def _by_amount(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    return f"{name}={_signed(typed[0], locale, _MOST_PLACES)}"


def _by_count(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    return f"{name}={_signed(typed[0], locale, 0)}"


def _amount(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    return f"{name}={format_number(_figure(typed[0], locale, _MOST_PLACES), PLAIN)}"


def _count(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    return f"{name}={format_number(_figure(typed[0], locale, 0), PLAIN)}"


def _ending(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    digits = typed[0].strip().lstrip(f".,{locale.decimal}")
    if not (digits.isascii() and digits.isdigit() and 0 < len(digits) <= _PLACES and int(digits)):
        raise WrongValue(typed[0])
    return f"{name}=+0%,to=.{digits}"


def _multiple(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    step = _figure(typed[0], locale, _PLACES)
    if step <= 0:
        raise WrongValue(typed[0])
    return f"{name}=+0%,to={format_number(step, PLAIN)}"


def _text(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    del locale
    text = typed[0].strip()
    if not text or len(text) > _LONGEST:
        raise WrongValue(typed[0])
    # A text that looks like a replacement is none here.
    return f"{name}= {text}"


def _replace(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    del locale
    old, new = typed[0], typed[1]
    mark = next((one for one in _MARKS if one not in old and one not in new), "")
    if not old or not mark or len(old) + len(new) > _LONGEST:
        raise WrongValue(old)
    return f"{name}=s{mark}{old}{mark}{new}{mark}i"


def _nothing(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    del typed, locale
    return f"{name}="


def _chosen(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    del locale
    return f"{name}={typed[0]}"


def _attribute(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    del locale
    attribute, value = typed[0].strip(), typed[1].strip()
    if not attribute or not value or len(value) > _LONGEST:
        raise WrongValue(attribute or value)
    return f"{name}.{attribute}={value}"


def _no_attribute(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    del locale
    if not typed[0].strip():
        raise WrongValue(typed[0])
    return f"{name}.{typed[0].strip()}="


_VALUE: Final = QT_TRANSLATE_NOOP("PlanOperation", "Value")
_CHANGE: Final = QT_TRANSLATE_NOOP("PlanOperation", "Change")
_SET: Final = QT_TRANSLATE_NOOP("PlanOperation", "Set to")
_REMOVE: Final = QT_TRANSLATE_NOOP("PlanOperation", "Remove")
_WHOLE: Final = Verb("set", _SET, (Slot(_VALUE),), _text)
_REPLACEMENT: Final = Verb(
    "replace",
    QT_TRANSLATE_NOOP("PlanOperation", "Find and replace"),
    (
        Slot(QT_TRANSLATE_NOOP("PlanOperation", "Find")),
        Slot(QT_TRANSLATE_NOOP("PlanOperation", "Replace with"), optional=True),
    ),
    _replace,
)
_GONE: Final = Verb("remove", _REMOVE, (), _nothing)
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
                _percent,
            ),
            Verb(
                "amount",
                QT_TRANSLATE_NOOP("PlanOperation", "Change by amount"),
                (Slot(_CHANGE, "+10", figure=True),),
                _by_amount,
            ),
            Verb("set", _SET, (Slot(_VALUE, figure=True),), _amount),
            Verb(
                "ending",
                QT_TRANSLATE_NOOP("PlanOperation", "Round to ending"),
                (Slot(_VALUE, ".99", figure=True),),
                _ending,
            ),
            Verb(
                "multiple",
                QT_TRANSLATE_NOOP("PlanOperation", "Round to multiple"),
                (Slot(_VALUE, "10", figure=True),),
                _multiple,
            ),
        ),
    ),
    FieldKind(
        "stock",
        QT_TRANSLATE_NOOP("PlanOperation", "Stock"),
        "box",
        (
            Verb("change", _CHANGE, (Slot(_CHANGE, "+5", figure=True),), _by_count),
            Verb("set", _SET, (Slot(_VALUE, figure=True),), _count),
        ),
    ),
    FieldKind(
        "title",
        QT_TRANSLATE_NOOP("PlanOperation", "Title"),
        "text",
        (_REPLACEMENT, _WHOLE),
    ),
    FieldKind(
        "warranty",
        QT_TRANSLATE_NOOP("PlanOperation", "Warranty"),
        "shield",
        (_WHOLE, _REPLACEMENT, _GONE),
    ),
    FieldKind(
        "sku",
        QT_TRANSLATE_NOOP("PlanOperation", "Own code"),
        "tag",
        (_REPLACEMENT, _WHOLE, _GONE),
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
                _attribute,
            ),
            Verb(
                "remove",
                _REMOVE,
                (Slot(QT_TRANSLATE_NOOP("PlanOperation", "Attribute")),),
                _no_attribute,
            ),
        ),
    ),
    FieldKind(
        "free_shipping",
        QT_TRANSLATE_NOOP("PlanOperation", "Free shipping"),
        "truck",
        (
            Verb(
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
                _chosen,
            ),
        ),
    ),
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
                _chosen,
            ),
        ),
    ),
)
BY_KEY: Final = {kind.key: kind for kind in KINDS}


class OperationSpec(NamedTuple):
    """One operation as it was filled in, before it is known whether it can be read."""

    kind: str
    verb: str
    typed: tuple[str, ...]

    def text(self, locale: NumberLocale) -> str:
        """Return the engine's operation; raise ``WrongValue`` where something is missing."""
        kind = BY_KEY[self.kind]
        verb = next(one for one in kind.verbs if one.key == self.verb)
        return verb.write(kind.key, self.typed, locale)


def spec_of(record: object) -> OperationSpec | None:
    """Return a filled-in operation that was kept; ``None`` for one that nobody knows here."""
    match record:
        case [str(kind), str(verb), list(typed)] if kind in BY_KEY:
            verbs = {one.key: one for one in BY_KEY[kind].verbs}
            if verb in verbs and len(typed) == len(verbs[verb].slots):
                return OperationSpec(kind, verb, tuple(map(str, typed)))
    return None
