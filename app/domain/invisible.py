"""Invisible characters, and characters that change how the text around them is displayed."""

from __future__ import annotations

import re
from typing import Final

INVISIBLE: Final = (
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e"
    "\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ud800-\udfff\ufeff\uffa0\ufff9-\ufffb"
    "\U000e0000-\U000e007f]"
)
"""A pattern of invisible characters: controls except tab and line feed, direction marks, joiners
and separators without width, fillers, tags, and lone surrogates."""
_SPACES: Final = "[\t\n\v\f\r\x1c-\x1f\x85\u2028\u2029]+"
_CONTROLS: Final = "[\x00-\x1f\x7f-\x9f\ud800-\udfff]"
_NOT_IN_LINES: Final = "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]"


def joined_lines(text: str) -> str:
    """Return a text with line ends and tabs replaced by spaces, as a one-line field shows it."""
    return re.sub(_SPACES, " ", text)


def as_one_line(text: str) -> str:
    """Return a text fit for a one-line field.

    Line ends and tabs become spaces; other control characters and lone surrogates are removed.
    """
    return re.sub(_CONTROLS, "", joined_lines(text))


def as_lines(text: str) -> str:
    """Return a text fit for a multi-line field, without controls except tabs and line ends."""
    return re.sub(_NOT_IN_LINES, "", text)
