"""Characters that are not seen, or that change how the text around them is shown."""

from __future__ import annotations

from typing import Final

INVISIBLE: Final = (
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e"
    "\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ud800-\udfff\ufeff\uffa0\ufff9-\ufffb"
    "\U000e0000-\U000e007f]"
)
"""A pattern of them: controls but tab and line feed, marks of direction, joiners and separators
without width, fillers, tags, and lone surrogates."""
