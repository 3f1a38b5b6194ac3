"""What a classifier sees of a title: its words, folded, with numbers and units made alike."""

from __future__ import annotations

import re
import unicodedata
from itertools import pairwise

LONGEST = 400
"""Characters of a title that are looked at; no site takes titles of even half of that."""

_NUMBER = re.compile(r"\d+(?:[.,]\d+)*")
_UNIT = re.compile(
    r"# (?=(?:mm|cm|m|km|g|kg|mg|oz|lb|l|ml|cl|w|kw|v|a|mah|hz|ghz|mhz|gb|tb|mb|mp|px|in|ft|k|h)\b)"
)
_WORD = re.compile(r"[^\W_#]+(?:#[^\W_#]*)*|#[^\W_#]*")


def tokenise(title: str) -> list[str]:
    """Return the words of a title in order: case and accents off, every number a ``#``.

    A unit is joined to its number, so that ``16GB`` and ``16 gb`` both are ``#gb``.
    """
    text = title[:LONGEST]
    if text.isascii():
        text = text.lower()
    else:
        text = unicodedata.normalize("NFKD", text.casefold())
        text = "".join([c for c in text if not unicodedata.combining(c)])
    return _WORD.findall(_UNIT.sub("#", _NUMBER.sub("#", text)))


def word_features(words: list[str]) -> list[str]:
    """Return the words and the pairs of neighbours."""
    return [*words, *map(" ".join, pairwise(words))]
