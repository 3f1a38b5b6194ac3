"""Text in spreadsheet cells: never interpreted as a formula, and unchanged when read back."""

from __future__ import annotations

import re
import unicodedata

_MARKS = ("=", "+", "-", "@")
# Some programs drop a leading control character, so that the text after it may be a formula.
_LEADING = re.compile(r"[\s\x00-\x1f\x7f-\x9f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]*")


def escape_formula(text: str) -> str:
    """Return ``text`` for a cell, with an apostrophe before anything that may be run as a formula.

    That is ``= + - @``, also in full-width and small forms and after blanks and invisible
    characters, and any leading control character.
    """
    return f"'{text}" if _is_risky(text.lstrip("'")) else text


def unescape_formula(cell: str) -> str:
    """Return the original text of a ``cell`` made by :func:`escape_formula`."""
    return cell[1:] if cell.startswith("'") and _is_risky(cell.lstrip("'")) else cell


def _is_risky(text: str) -> bool:
    if text[:1] and unicodedata.category(text[0]) == "Cc":
        return True
    found = _LEADING.match(text)
    first = text[found.end() :][:1] if found else ""
    return unicodedata.normalize("NFKC", first).startswith(_MARKS)
