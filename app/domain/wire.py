"""The only reader and writer of the JSON exchanged with the service."""

from __future__ import annotations

import math
from collections.abc import Iterable
from decimal import Decimal, InvalidOperation
from functools import cache
from typing import Any

import msgspec

DEEPEST = 100
"""The maximum number of nested levels that are read; the service's resources need fewer than
ten."""

LONGEST_NUMBER = 64
"""The maximum length in characters of a number with a fraction or an exponent."""

LARGEST_EXPONENT = 308
"""The largest power of ten, positive or negative, of a number with a fraction or an exponent."""

TOO_DEEP = "nested too deeply"
NOT_JSON = "not readable as JSON"
"""The reasons why a text is not valid JSON."""


class Unreadable(ValueError):
    """A text is not valid JSON, or a value is not the expected resource.

    ``paths`` has the invalid fields (``price``, ``variations.0.id``). Neither they nor the message
    contain the value: it may be a token or a telephone number.
    """

    def __init__(self, reason: str, paths: Iterable[str] = ()) -> None:
        self.reason = reason
        self.paths = tuple(paths)
        super().__init__(f"{reason}: {', '.join(self.paths)}" if self.paths else reason)


class Unwritable(ValueError):
    """A value cannot be written as JSON: not a number, not encodable text, or nested too deeply."""


def read_json(data: bytes) -> Any:
    """Parse JSON bytes: objects to ``dict``, arrays to ``list``, fractions to ``Decimal`` exactly.

    Raise :class:`Unreadable` for everything else that may arrive: NaN, infinities, numbers beyond
    the range of a double, nesting beyond :data:`DEEPEST`, invalid UTF-8, lone surrogates, an empty
    body. The last of repeated keys in an object counts.
    """
    try:
        value = _DECODER.decode(data)
    except RecursionError:
        # The decoder is recursive and written in C; its maximum depth depends on the caller's
        # stack.
        raise Unreadable(TOO_DEEP) from None
    except (ValueError, InvalidOperation):
        # The message of the original error quotes the input, so it is not passed on.
        raise Unreadable(NOT_JSON) from None
    # A value cannot be nested deeper than it has brackets.
    if data.count(b"{") + data.count(b"[") > DEEPEST and _is_deeper_than(value, DEEPEST):
        raise Unreadable(TOO_DEEP)
    return value


def read_fields(data: bytes, names: frozenset[str]) -> dict[str, object]:
    """Parse only the fields ``names`` of a JSON object, as far as it has them.

    This takes a quarter of the time of ``read_json``. Skipped fields must be valid JSON, but are
    not checked further. Raise :class:`Unreadable`, also if the value is not an object.
    """
    try:
        found = _decoder_of(names).decode(data)
    except RecursionError:
        raise Unreadable("nested too deeply") from None
    except (ValueError, InvalidOperation):
        raise Unreadable("not readable as JSON") from None
    fields = {name: value for name in names if (value := getattr(found, name)) is not msgspec.UNSET}
    if _is_deeper_than(fields, DEEPEST):
        raise Unreadable("nested too deeply")
    return fields


def compact_json(data: bytes) -> bytes:
    """Return JSON bytes without white space between values; raise :class:`Unreadable`."""
    try:
        return msgspec.json.format(data, indent=-1)
    except (ValueError, RecursionError):
        raise Unreadable("not readable as JSON") from None


def write_json(value: Any) -> bytes:
    """Serialize a value as JSON bytes, decimals as numbers with all their digits.

    It accepts the types that :func:`read_json` returns, tuples, finite floats, and resources
    (anything with a ``to_wire`` method), whose unset fields are omitted. Raise :class:`Unwritable`
    for any other value.
    """
    try:
        # A value that was parsed and not changed since is written without a copy.
        return _ENCODER.encode(value if _is_ready(value, 0) else _plain(value, 0))
    except UnicodeEncodeError:
        raise Unwritable("text with half a surrogate pair") from None


def write_plain(value: Any) -> bytes:
    """Serialize a value of the program's own as JSON bytes, without checking it first.

    It must consist of the types that :func:`read_json` returns; other types are written wrongly, or
    raise an error.
    """
    return _ENCODER.encode(value)


@cache
def _decoder_of(names: frozenset[str]) -> msgspec.json.Decoder[Any]:
    fields: list[tuple[str, Any, Any]] = [(name, Any, msgspec.UNSET) for name in sorted(names)]
    return msgspec.json.Decoder(msgspec.defstruct("Fields", fields), float_hook=_read_fraction)


def _read_fraction(text: str) -> Decimal:
    # Decimal would accept 1e999999, and its conversion to int would yield a megabyte of digits, so
    # the bounds are checked here.
    if len(text) > LONGEST_NUMBER:
        raise ValueError("number too long")
    number = Decimal(text)
    if "e" not in text and "E" not in text:
        # The exponent is bounded by the length of the text.
        return number
    if number and abs(number.adjusted()) > LARGEST_EXPONENT:
        raise ValueError("number out of range")
    if not number and abs(int(number.as_tuple().exponent)) > LARGEST_EXPONENT:
        raise ValueError("number out of range")
    return number


def _is_deeper_than(value: Any, limit: int) -> bool:
    level = [value] if isinstance(value, (dict, list)) else []
    for _ in range(limit):
        if not level:
            return False
        level = [
            child
            for parent in level
            for child in (parent.values() if type(parent) is dict else parent)
            if type(child) is dict or type(child) is list
        ]
    return bool(level)


def _is_ready(value: Any, depth: int) -> bool:
    """Return whether the encoder writes a value correctly as it is; ``False`` may mean "maybe"."""
    kind = type(value)
    if kind is dict:
        # Loops instead of generator expressions, because nearly every answer passes through here.
        for key in value:
            if type(key) is not str:
                return False
        children = value.values()
    elif kind is list:
        children = value
    else:
        return kind in _SCALARS or (kind is Decimal and bool(value.is_finite()))
    if depth > DEEPEST:
        return False
    for child in children:
        if type(child) not in _SCALARS and not _is_ready(child, depth + 1):
            return False
    return True


def _plain(value: Any, depth: int) -> Any:
    if depth > DEEPEST:
        raise Unwritable("nested too deeply")
    match value:
        case None | bool() | int() | str():
            return value
        case Decimal():
            if not value.is_finite():
                raise Unwritable("not a finite number")
            return value
        case float():
            # The encoder would silently write null.
            if not math.isfinite(value):
                raise Unwritable("not a finite number")
            return value
        case dict():
            if not all(isinstance(key, str) for key in value):
                raise Unwritable("an object's keys are text")
            return {key: _plain(child, depth + 1) for key, child in value.items()}
        case list() | tuple():
            return [_plain(child, depth + 1) for child in value]
        case _ if hasattr(value, "to_wire"):
            return _plain(value.to_wire(), depth + 1)
        case _:
            raise Unwritable(f"no JSON for {type(value).__name__}")


_SCALARS = frozenset({str, int, bool, type(None)})
_DECODER = msgspec.json.Decoder(float_hook=_read_fraction)
_ENCODER = msgspec.json.Encoder(decimal_format="number")
