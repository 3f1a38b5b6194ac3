"""Wire values read as their expected type, with an empty value if they have another type."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TypeAlias, TypeVar

JsonObject: TypeAlias = Mapping[str, object]
"""An object as it was read, with unchecked names and values."""

ElementT = TypeVar("ElementT")

_NOTHING: JsonObject = {}

# Values from the wire are plain dicts, which are recognised faster than other mappings.
_OBJECT = (dict, Mapping)

_NOT_IN_LINE = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
_NOT_IN_LINES = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")


def object_of(value: object) -> JsonObject:
    """Return the value if it is an object, else an empty one."""
    # Null is common here, and a check against Mapping is slow for what is no dict.
    return value if value is not None and isinstance(value, _OBJECT) else _NOTHING


def sequence_of(value: object) -> tuple[object, ...]:
    """Return the elements if the value is a list, else none."""
    return tuple(value) if isinstance(value, (list, tuple)) else ()


def objects_of(value: object) -> tuple[JsonObject, ...]:
    """Return the elements of a list that are objects."""
    if not value or not isinstance(value, (list, tuple)):
        return ()
    return tuple([element for element in value if isinstance(element, _OBJECT)])


def distinct(values: Sequence[ElementT]) -> list[ElementT]:
    """Return the elements of a list in their order, without repetitions."""
    return [value for at, value in enumerate(values) if value not in values[:at]]


def text_of(value: object) -> str:
    """Return the value if it is text, a whole number (an id) as text, and else an empty text."""
    if isinstance(value, str):
        return value
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else ""


def is_blank(value: object) -> bool:
    """Return whether a value is empty: null, or text of white space."""
    return value is None or (isinstance(value, str) and not value.strip())


def is_plain(text: str, *, several_lines: bool = False) -> bool:
    """Return whether a text has no control character and no lone surrogate."""
    return (_NOT_IN_LINES if several_lines else _NOT_IN_LINE).search(text) is None
