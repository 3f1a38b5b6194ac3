"""Splitting of a text that holds several values, typed in sequence or pasted as a list."""

from __future__ import annotations

import re
from collections.abc import Iterable

# These characters separate the cells and lines of a pasted list, whichever program it comes from.
_BREAKS = re.compile(r"[\t\n\v\f\r\x1c-\x1e\x85\u2028\u2029;]+")
_BARCODE = re.compile(r"[0-9]{8}|[0-9]{12,14}")


def split_values(text: str, listed: Iterable[str]) -> tuple[str, ...]:
    """Return the distinct values in ``text``, in their order.

    Line ends, tabs and semicolons always separate values. A comma separates only if every part
    beside it is a value of ``listed`` (in any case) or a barcode: "Cotton, organic" is one value.
    """
    known = {value.casefold() for value in listed}
    if text.strip().casefold() in known:
        return (text.strip(),)
    found: dict[str, str] = {}
    for part in _BREAKS.split(text):
        for value in _at_commas(part.strip(" ,\u00a0"), known):
            found.setdefault(value.casefold(), value)
    return tuple(found.values())


def ends_itself(text: str, listed: Iterable[str]) -> bool:
    """Return whether a comma after ``text`` ends the value: it is a listed value or a barcode."""
    return _stands_alone(text.strip(), {value.casefold() for value in listed})


def has_breaks(text: str) -> bool:
    """Return whether ``text`` contains line ends, tabs or semicolons."""
    return _BREAKS.search(text) is not None


def _at_commas(part: str, known: set[str]) -> tuple[str, ...]:
    if not part:
        return ()
    pieces = tuple(piece for piece in (one.strip() for one in part.split(",")) if piece)
    if part.casefold() in known or not all(_stands_alone(piece, known) for piece in pieces):
        return (part,)
    return pieces


def _stands_alone(value: str, known: set[str]) -> bool:
    return value.casefold() in known or _BARCODE.fullmatch(value) is not None
