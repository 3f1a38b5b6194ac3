"""The base class of all resources: frozen, tolerant of unknown fields, with exact round trips."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from typing import Annotated, Any, Self, TypeVar

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    PlainValidator,
    Strict,
    ValidationError,
    WithJsonSchema,
)

from app.domain.money import WHOLE_DIGITS
from app.domain.scalars import identity_of, money_of, number_of
from app.domain.wire import Unreadable


class Resource(BaseModel):
    """One object of the service, field for field as on the wire.

    Every field may be absent, unknown fields are kept, and ``parse(x).to_wire()`` equals ``x``.
    """

    model_config = ConfigDict(
        frozen=True,
        extra="allow",
        defer_build=True,
        hide_input_in_errors=True,
        protected_namespaces=(),
    )

    @classmethod
    def parse(cls, value: object) -> Self:
        """Parse a wire object (a dict as ``read_json`` returns it) into the resource.

        Raise :class:`Unreadable` with the paths of all invalid fields, without their values.
        """
        try:
            return cls.model_validate(value)
        except ValidationError as error:
            paths = _texts(_places(error, value))
            raise Unreadable(f"not a readable {cls.__name__}", paths) from None

    def to_wire(self) -> dict[str, object]:
        """Return the wire object: only the fields set, sequences as lists, numbers unchanged."""
        given = self.model_fields_set
        wire = {
            name: _to_wire(getattr(self, name)) for name in type(self).model_fields if name in given
        }
        wire.update({name: _to_wire(value) for name, value in (self.model_extra or {}).items()})
        return wire


ResourceT = TypeVar("ResourceT", bound=Resource)


def parse_tolerant(cls: type[ResourceT], value: object) -> tuple[ResourceT, tuple[str, ...]]:
    """Parse a wire object, leaving out whatever does not fit instead of failing.

    Return the resource and the paths of what was left out (``price``, ``variations.0.id``; an
    element of a list is counted by its index in ``value``). Raise :class:`Unreadable` if nothing
    remains: the value is not an object, or a required field of it is invalid.
    """
    if not isinstance(value, dict):
        raise Unreadable(f"not a readable {cls.__name__}")
    bad: set[Place] = set()
    rest: Any = value
    # Leaving something out can reveal the next error (an object that lost a required field), but
    # never more often than resources are nested.
    for _ in range(_ROUNDS):
        try:
            return cls.model_validate(rest), _texts(_outermost(bad))
        except ValidationError as error:
            places = {_original(place, value, bad) for place in _places(error, rest)}
        if () in places or not places - bad:
            break
        bad |= places
        rest = _without(value, bad)
    raise Unreadable(f"not a readable {cls.__name__}", _texts(bad))


Place = tuple[str | int, ...]

_ROUNDS = 6


def _without(value: Any, bad: set[Place], here: Place = ()) -> Any:
    if isinstance(value, dict):
        return {
            key: _without(child, bad, (*here, key))
            for key, child in value.items()
            if (*here, key) not in bad
        }
    if isinstance(value, list):
        return [
            _without(child, bad, (*here, index))
            for index, child in enumerate(value)
            if (*here, index) not in bad
        ]
    return value


def _original(place: Place, value: Any, bad: set[Place]) -> Place:
    """Return the path in ``value`` of a path in ``_without(value, bad)``."""
    here: Place = ()
    for step in place:
        if isinstance(value, list):
            step = [n for n in range(len(value)) if (*here, n) not in bad][int(step)]
        here = (*here, step)
        value = value[step]
    return here


def _places(error: ValidationError, value: object) -> set[Place]:
    """Return the paths in ``value`` that an error is about, only the outermost of nested ones."""
    places: set[Place] = set()
    for detail in error.errors(include_url=False, include_context=False, include_input=False):
        place: list[str | int] = []
        inner: Any = value
        for step in detail["loc"]:
            # Steps that are not in the value name a branch of a union.
            if _has(inner, step):
                inner = inner[step]
                place.append(step)
        places.add(tuple(place))
    return _outermost(places)


def _has(value: object, step: str | int) -> bool:
    if isinstance(value, list):
        return isinstance(step, int) and step < len(value)
    return isinstance(value, dict) and step in value


def _outermost(places: set[Place]) -> set[Place]:
    return {
        place
        for place in places
        if not any(place[:length] in places for length in range(1, len(place)))
    }


def _texts(places: Iterable[Place]) -> tuple[str, ...]:
    return tuple(sorted(".".join(map(str, place)) for place in places if place))


def _to_wire(value: Any) -> Any:
    if isinstance(value, Resource):
        return value.to_wire()
    if isinstance(value, (list, tuple)):
        return [_to_wire(child) for child in value]
    if isinstance(value, dict):
        return {key: _to_wire(child) for key, child in value.items()}
    return value


Text = Annotated[str, Strict()]
"""Text; numbers are refused."""

Flag = Annotated[bool, Strict()]
"""True or false; 0, 1 and text are refused."""

Whole = Annotated[int, Strict()]
"""A whole number; true, false, fractions and text are refused."""

Number = Annotated[Decimal, PlainValidator(number_of), WithJsonSchema({"type": "number"})]
"""Any finite number, digit for digit; true, false and text are refused."""

Money = Annotated[
    Decimal,
    BeforeValidator(number_of),
    AfterValidator(money_of),
    WithJsonSchema({"type": "number", "minimum": 0, "exclusiveMaximum": 10**WHOLE_DIGITS}),
]
"""An amount, 0 or more, of at most 18 digits with 2 of them decimals; see ``Number``."""

Identity = Annotated[
    str | int, PlainValidator(identity_of), WithJsonSchema({"type": ["string", "integer"]})
]
"""An id that some services write as text and others as a whole number; its type is kept."""
