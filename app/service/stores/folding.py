"""Folding of titles for searches: without case and accents."""

from __future__ import annotations

import unicodedata
from functools import lru_cache


def fold(text: str) -> str:
    """Return a text for comparison: case-folded, without accents, with single blanks."""
    if text.isascii():
        return " ".join(text.lower().split())
    if len(text) > _LONGEST_KEPT:
        return " ".join(_fold_word.__wrapped__(text).split())
    # Titles consist of the same words again and again, so words are cached.
    return " ".join(" ".join(map(_fold_word, text.split())).split())


@lru_cache(maxsize=20_000)
def _fold_word(word: str) -> str:
    if word.isascii():
        return word.lower()
    decomposed = unicodedata.normalize("NFKD", word.casefold())
    return "".join(c for c in decomposed if not unicodedata.combining(c))


_LONGEST_KEPT = 500
