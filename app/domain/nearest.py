"""The nearest known word to an unknown one, for suggestions."""

from __future__ import annotations

from collections.abc import Iterable


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Return the one of ``known`` that is most similar to ``word``, ignoring case, or ``None``."""
    # Only errors need this module, and a top-level import would load it for every command.
    from difflib import get_close_matches

    by_key = {one.casefold(): one for one in known}
    near = get_close_matches(word.casefold(), by_key, 1)
    return by_key[near[0]] if near else None
