"""Wire values read as the type they should have, without failing when they have another."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TypeAlias, TypeVar

JsonObject: TypeAlias = Mapping[str, object]
"""An object as it was read, of which nothing is known but that it has names and values."""

ElementT = TypeVar("ElementT")

_NOTHING: JsonObject = {}

# What was read from the wire is a plain dict, which is recognised faster than any other mapping.
_OBJECT = (dict, Mapping)

_NOT_IN_LINE = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
_NOT_IN_LINES = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")


def object_of(value: object) -> JsonObject:
    """Return the value when it is an object, else an empty one."""
    return value if isinstance(value, _OBJECT) else _NOTHING


def sequence_of(value: object) -> tuple[object, ...]:
    """Return the elements when the value is a list, else none."""
    return tuple(value) if isinstance(value, (list, tuple)) else ()


def objects_of(value: object) -> tuple[JsonObject, ...]:
    """Return those elements of a list that are objects."""
    if not value or not isinstance(value, (list, tuple)):
        return ()
    return tuple([element for element in value if isinstance(element, _OBJECT)])


def each_once(values: Sequence[ElementT]) -> list[ElementT]:
    """Return the elements of a list in their order, without those that were there before."""
    return [value for at, value in enumerate(values) if value not in values[:at]]


def text_of(value: object) -> str:
    """Return the value when it is text, an id that is a whole number as text, else nothing."""
    if isinstance(value, str):
        return value
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else ""


def is_blank(value: object) -> bool:
    """Return whether a value says nothing: null, or text of white space."""
    return value is None or (isinstance(value, str) and not value.strip())


def is_plain(text: str, *, several_lines: bool = False) -> bool:
    """Return whether text has no control character and no half of a surrogate pair."""
    return (_NOT_IN_LINES if several_lines else _NOT_IN_LINE).search(text) is None
