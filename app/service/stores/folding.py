"""Titles as a search compares them: without case and accents."""

from __future__ import annotations

import unicodedata
from functools import lru_cache


def fold(text: str) -> str:
    """Return text for comparing: case folded, accents off, white space squeezed."""
    if text.isascii():
        return " ".join(text.lower().split())
    if len(text) > _LONGEST_KEPT:
        return " ".join(_fold_word.__wrapped__(text).split())
    # Titles are made of the same words again and again.
    return " ".join(" ".join(map(_fold_word, text.split())).split())


@lru_cache(maxsize=20_000)
def _fold_word(word: str) -> str:
    if word.isascii():
        return word.lower()
    decomposed = unicodedata.normalize("NFKD", word.casefold())
    return "".join(c for c in decomposed if not unicodedata.combining(c))


_LONGEST_KEPT = 500
