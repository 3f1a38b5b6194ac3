"""Completion of queries: the fields, attributes, values, OR and brackets that may follow."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from app.domain.vocabulary import ListingTypeId
from app.engine.queries.facet_conditions import DOUBLES
from app.engine.queries.history_conditions import HISTORY, history_words
from app.engine.queries.sql_conditions import FIELDS, YES_OR_NO, currencies
from app.engine.queries.statuses import STATUSES
from app.engine.queries.syntax import ENDS, parser
from app.workspace.listing_rows import fold

if TYPE_CHECKING:
    from app.engine.queries.names import Names

MOST_WORDS = 200
_NAME = r"\w[\w.\-]*"
_FIELD = re.compile(rf'-?(?P<attribute>attr\.)?(?:"(?P<quoted>[^"]+)"|(?P<plain>{_NAME})):')
_BEGUN = re.compile(r'(?:[^\s()"]|"[^"]*(?:"|$))*$')
_SAFE = re.compile(rf"{_NAME}")


class Completion(NamedTuple):
    """The completions of the text between ``start`` and the cursor, most useful first."""

    start: int
    words: tuple[str, ...]


def complete(text: str, cursor: int, names: Names) -> Completion:
    """Return the words that can complete ``text`` at ``cursor``, which may be inside a word.

    Prefixes match regardless of case and accents. Names of fields and attributes end with a colon;
    words with a blank or a comma are quoted. The result has no words if the text before the cursor
    cannot be parsed.
    """
    left = text[:cursor]
    begun = _BEGUN.search(left)
    start = cursor if begun is None else begun.start()
    token = left[start:]
    accepted = _accepted(left[:start])
    if not accepted & {"FIELD", "WORD"}:
        return Completion(start, ())
    field = _FIELD.match(token)
    if field is not None:
        start += field.end()
        value = token[field.end() :]
        last = re.search(r'(?:"[^"]*"?|[^,"])*$', value)
        at = 0 if last is None else last.start()
        name = (field["plain"] or "").casefold()
        if name in HISTORY and not field["attribute"]:
            found = history_words(name, value[at:])
            return Completion(start + at, _beginning(value[at:], found))
        words = _values(field, names)
        return Completion(start + at, _beginning(value[at:], map(_quoted, words)))
    bare = token.removeprefix("-")
    start += len(token) - len(bare)
    ends = [ENDS[kind] for kind in ("OR", "RIGHT") if kind in accepted and not token]
    return Completion(start, tuple(ends) + _beginning(bare, _fields(bare, names)))


def _accepted(before: str) -> set[str]:
    """Return the kinds of tokens that may follow ``before``; none if it cannot be parsed."""
    from lark.exceptions import LarkError

    try:
        # Lark's type hints do not describe ``accepts``.
        reading: Any = parser().parse_interactive(before)
        reading.exhaust_lexer()
        return set(reading.accepts())
    except LarkError:
        return set()


def _fields(begun: str, names: Names) -> Iterable[str]:
    explicit = begun.startswith("attr.")
    if not explicit:
        yield from (f"{name}:" for name in FIELDS)
    for name in names.attributes():
        if explicit or name.casefold() in FIELDS:
            yield f"attr.{_quoted(name)}:"
        else:
            yield f"{_quoted(name)}:"


def _values(field: re.Match[str], names: Names) -> Iterable[str]:
    name = field["quoted"] or field["plain"]
    match name.casefold():
        case _ if field["attribute"]:
            return names.values(name)
        case "status":
            return sorted(map(str, STATUSES))
        case "free_shipping" | "below_floor" | "mandatory_shipping":
            return YES_OR_NO
        case "double":
            return DOUBLES
        case "type":
            return map(str, ListingTypeId)
        case "currency":
            return currencies()
        case "category":
            return names.categories()
        case known if known in FIELDS:
            return ()
    return names.values(name)


def _quoted(word: str) -> str:
    """Return a word as it is written in a query, quoted if necessary; its quotes become blanks."""
    return word if _SAFE.fullmatch(word) else f'"{word.replace(chr(34), " ")}"'


def _beginning(begun: str, words: Iterable[str]) -> tuple[str, ...]:
    key = fold(begun)
    found = dict.fromkeys(word for word in words if fold(word).startswith(key))
    return tuple(found)[:MOST_WORDS]
