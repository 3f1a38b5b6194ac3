"""Descriptions of form fields, independent of widgets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from app.editing.values import Choice
from app.rules.changes.locks import HAS_VARIATIONS


class FieldKind(StrEnum):
    """The kind of input that a field takes."""

    TEXT = "text"
    LONG_TEXT = "long_text"
    NUMBER = "number"
    MONEY = "money"
    INTEGER = "integer"
    NUMBER_UNIT = "number_unit"
    CHOICE = "choice"
    SEVERAL = "several"
    YES_NO = "yes_no"
    LIST = "list"
    """Entries in wire format, such as ids or payment methods; ``choices`` has their names."""
    RATES = "rates"
    """The seller's own shipping rates."""
    DEGREES = "degrees"
    """Latitude or longitude."""
    PLACE = "place"
    """A state or a city: an id and a name."""
    URL = "url"
    DIMENSIONS = "dimensions"
    READ_ONLY = "read_only"
    CATEGORY = "category"
    LISTING_TYPE = "listing_type"
    PICTURES = "pictures"
    VARIATIONS = "variations"


@dataclass(frozen=True, slots=True)
class Lock:
    """The reason why a field is locked: a code of the rules and the figures for its sentence."""

    code: str
    params: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class FieldSpec:
    """One field of a form.

    ``name`` is the marketplace's own label; without it the window translates a label for ``path``.
    ``longest`` is a number of code points. The ``choices`` of a text field are suggestions, those
    of a choice field the only values; ``units`` are names. ``named`` fields hold ``Choices``
    (attributes, sale terms), the others plain values.
    """

    path: str
    kind: FieldKind
    name: str | None = None
    required: bool = False
    choices: tuple[Choice, ...] = ()
    units: tuple[str, ...] = ()
    default_unit: str | None = None
    longest: int | None = None
    locked: Lock | None = None
    hint: str | None = None
    group: str | None = None
    named: bool = False

    @property
    def is_varied(self) -> bool:
        """Whether the field is locked because each variation has a value of its own."""
        return self.locked is not None and self.locked.code == HAS_VARIATIONS


def is_attribute(spec: FieldSpec) -> bool:
    """Return whether the field is an attribute of the category, which may not apply."""
    return spec.path.startswith("attributes.")


@dataclass(frozen=True, slots=True)
class Section:
    """One part of a form; ``key`` is ``basics``, ``attributes``, ``pictures`` and so on.

    ``kept`` has further values that the marketplace stores and the seller cannot edit; each is
    locked.
    """

    key: str
    fields: tuple[FieldSpec, ...]
    kept: tuple[FieldSpec, ...] = ()

    @property
    def all_fields(self) -> tuple[FieldSpec, ...]:
        """The editable fields, followed by the read-only ones."""
        return (*self.fields, *self.kept)
