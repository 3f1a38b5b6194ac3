"""Detection and removal of invisible characters: direction marks, joiners and fillers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from app.editing.values import Choice

MOST_NAMED: Final = 4
# A joiner between two emoji combines them into one; anywhere else it only makes texts differ that
# look the same. Control characters are not included, because no field accepts them.
_UNSEEN: Final = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200c\u200e\u200f\u2028-\u202e"
    "\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e007f]"
    "|\u200d(?![\u2190-\u2bff\U0001f000-\U0001faff])"
)


def unseen_in(value: object) -> tuple[str, ...]:
    """Return the code points of invisible characters in a text or in chosen values (``U+202E``).

    Each is listed once, up to ``MOST_NAMED`` of them.
    """
    marks = dict.fromkeys(
        f"U+{ord(found[0]):04X}" for text in _texts(value) for found in _UNSEEN.finditer(text)
    )
    return tuple(marks)[:MOST_NAMED]


def without_unseen(value: object) -> object:
    """Return a text, or chosen values, without invisible characters."""
    if isinstance(value, str):
        return _UNSEEN.sub("", value)
    if isinstance(value, tuple) and all(isinstance(one, Choice) for one in value):
        return tuple(one._replace(name=_UNSEEN.sub("", one.name)) for one in value)
    return value


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        # A value chosen by its id has the marketplace's own text.
        yield from (one.name for one in value if isinstance(one, Choice) and one.id is None)
