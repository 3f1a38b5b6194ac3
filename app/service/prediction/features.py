"""The features of titles: folded words, neighbouring words and letter sequences."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import pairwise

LONGEST = 400
"""The maximum number of characters of a title that are used; sites allow a quarter of that."""

MOST_WORDS = 64
"""The maximum number of words of a title that are used."""

_FIRST = "^"
_STEM = 4
_GRAMS = (2, 3, 4)
_LONGEST_WORD = 24
# Written the same in every language with Latin letters.
_UNITS = "mm cm dm m km in ft g kg mg oz lb l ml cl w kw v a mah hz khz ghz mhz gb tb mb mp px k h"
_BEFORE_UNIT = re.compile(rf"(?<=\d)\s+(?=(?:{'|'.join(_UNITS.split())})\b)")
_WORD = re.compile(r"[^\W_]+(?:[.,]\d+[^\W_]*)*")
_PART = re.compile(r"[^\W\d_]+|\d+")


def tokenise(title: str) -> list[str]:
    """Return the words of a title in order, without case and accents.

    A unit is joined to its number, so that ``16GB`` and ``16 gb`` are the same word.
    """
    text = title[:LONGEST]
    if text.isascii():
        text = text.lower()
    else:
        # Fold again, because decomposing a character may yield capitals.
        text = unicodedata.normalize("NFKD", text.casefold()).casefold()
        text = "".join([sign for sign in text if not unicodedata.combining(sign)])
    return _WORD.findall(_BEFORE_UNIT.sub("", text))[:MOST_WORDS]


def word_features(token: str) -> list[str]:
    """Return the features of a word: the word, and its number and letters if it has both."""
    if token.isalpha():
        return [token]
    parts = _PART.findall(token)
    return list(dict.fromkeys([token, *parts])) if len(parts) > 1 else [token]


def pairs(tokens: Sequence[str]) -> Iterator[str]:
    """Yield the features of pairs of adjacent words."""
    return map(" ".join, pairwise(tokens))


def opening(token: str) -> tuple[str, str]:
    """Return the features of a title's first word, which often names the product.

    They are the word and its stem.
    """
    return _FIRST + token, f"{_FIRST}~{token[:_STEM]}"


def is_opening(feature: str) -> bool:
    """Return whether a feature belongs to a first word."""
    return feature.startswith(_FIRST)


def grams(token: str) -> list[str]:
    """Return the letter sequences of a word, each once, which related and misspelt words share."""
    word = f"<{token[:_LONGEST_WORD]}>"
    return list(
        dict.fromkeys(
            f"/{word[place : place + size]}"
            for size in _GRAMS
            for place in range(len(word) - size + 1)
        )
    )
