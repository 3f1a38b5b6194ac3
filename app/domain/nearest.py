"""The known word that somebody may have meant who wrote one that is not known."""

from __future__ import annotations

from collections.abc import Iterable


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Return the one of ``known`` that is most like ``word``, in upper case or lower."""
    # Only a mistake needs it, and every command would load it.
    from difflib import get_close_matches

    by_key = {one.casefold(): one for one in known}
    near = get_close_matches(word.casefold(), by_key, 1)
    return by_key[near[0]] if near else None
