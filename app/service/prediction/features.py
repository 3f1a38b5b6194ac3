"""What a classifier sees of a title: its words, folded, with numbers and units made alike."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import pairwise

LONGEST = 400
"""Characters of a title that are looked at; sites take titles of a quarter of that."""

MOST_WORDS = 64
"""Words of a title that are looked at."""

FIRST = "^"
"""Begins the name of a feature about the first word."""

_STEM = 4
_GRAMS = (3, 4)
_LONGEST_WORD = 24
_DIGITS = re.compile(r"\d+(?:[.,]\d+)*")
# Written the same in every language that has Latin letters.
_UNITS = "mm cm dm m km in ft g kg mg oz lb l ml cl w kw v a mah hz khz ghz mhz gb tb mb mp px k h"
_BEFORE_UNIT = re.compile(rf"(?<=\d) +(?=(?:{'|'.join(_UNITS.split())})\b)")
_WORD = re.compile(r"[^\W_]+(?:[.,]\d+[^\W_]*)*")


def tokenise(title: str) -> list[str]:
    """Return the words of a title in order, without case and accents.

    A unit is joined to its number, so that ``16GB`` and ``16 gb`` are the same word.
    """
    text = title[:LONGEST]
    if text.isascii():
        text = text.lower()
    else:
        # Once more, because taking a sign apart may leave capitals behind.
        text = unicodedata.normalize("NFKD", text.casefold()).casefold()
        text = "".join([sign for sign in text if not unicodedata.combining(sign)])
    return _WORD.findall(_BEFORE_UNIT.sub("", text))[:MOST_WORDS]


def shape_of(token: str) -> str:
    """Return a word with every number in it made ``#``: ``16gb`` becomes ``#gb``."""
    return token if token.isalpha() else _DIGITS.sub("#", token)


def pairs(shapes: Sequence[str]) -> Iterator[str]:
    """Return the features of neighbours."""
    return map(" ".join, pairwise(shapes))


def number_of(token: str) -> list[str]:
    """Return the feature of a number as it stands, for a word that has one: a size says a lot."""
    return [] if token.isalpha() else [f"={token}"]


def stems(shape: str) -> list[str]:
    """Return the feature of a word's beginning, which its inflected forms share."""
    return [f"~{shape[:_STEM]}"] if len(shape) > _STEM else []


def opening(shape: str) -> tuple[str, str]:
    """Return the features of a title's first word, strong and weak: it often names the thing."""
    return FIRST + shape, f"{FIRST}~{shape[:_STEM]}"


def grams(shape: str) -> list[str]:
    """Return the letter sequences of a word; all there is to go by when nobody wrote it before."""
    if shape[0] == "#":
        return []
    word = f"<{shape[:_LONGEST_WORD]}>"
    return [
        f"/{word[place : place + size]}" for size in _GRAMS for place in range(len(word) - size + 1)
    ]
