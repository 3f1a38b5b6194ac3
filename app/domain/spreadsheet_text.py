"""Text in a cell of a spreadsheet: never taken for a formula, and the same when read back."""

from __future__ import annotations

import re
import unicodedata

_MARKS = ("=", "+", "-", "@")
# A control character first is swallowed by some programs, and what follows it may be a formula.
_LEADING = re.compile(r"[\s\x00-\x1f\x7f-\x9f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]*")


def escape_formula(text: str) -> str:
    """Return ``text`` for a cell: with an apostrophe before what may be taken for a formula.

    That is ``= + - @``, also in their full-width and small forms, also behind blanks and invisible
    characters, and any control character at the beginning.
    """
    return f"'{text}" if _is_risky(text.lstrip("'")) else text


def unescape_formula(cell: str) -> str:
    """Return the text that :func:`guard` made ``cell`` of."""
    return cell[1:] if cell.startswith("'") and _is_risky(cell.lstrip("'")) else cell


def _is_risky(text: str) -> bool:
    if text[:1] and unicodedata.category(text[0]) == "Cc":
        return True
    found = _LEADING.match(text)
    first = text[found.end() :][:1] if found else ""
    return unicodedata.normalize("NFKC", first).startswith(_MARKS)
