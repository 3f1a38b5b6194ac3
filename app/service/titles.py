"""Titles as a search compares them: without case and accents."""

from __future__ import annotations

import unicodedata


def fold(text: str) -> str:
    """Return text for comparing: case folded, accents off, white space squeezed."""
    if text.isascii():
        return " ".join(text.lower().split())
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(c for c in decomposed if not unicodedata.combining(c)).split())
