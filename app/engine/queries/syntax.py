"""The parser of queries: text to a tree of words and conditions with their positions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from app.engine.queries.errors import Expected, QueryError
from app.paths import resource

if TYPE_CHECKING:
    from lark import Lark
    from lark.exceptions import UnexpectedInput

TABLES = "query_parser.json"
LONGEST_QUERY = 2_000
MOST_TERMS = 50
MOST_BRACKETS = 50

# A word may contain balanced brackets, as it could before there were groups: mesa(roble).
_PLAIN = r"(?:\([^\s\"()]*\)|[^\s\"()])"
_LISTED = r"(?:\"[^\"]*\"|(?:\([^\s\"()]*\)|[^\s\"(),])+)"
GRAMMAR = rf"""
start: any?
any: all (OR all)*
all: one+
one: MINUS? (group | condition | QUOTED | WORD)
group: LEFT any RIGHT
condition: FIELD VALUE
OR.3: /OR(?![^\s()])/
LEFT: "("
RIGHT: ")"
MINUS.2: /-(?=[^\s\-)])/
FIELD.2: /(?:attr\.)?(?:"[^"]+"|[^\W\d][\w.\-]*):(?=[^\s)])/
QUOTED.1: /"[^"]*"(?=[\s)]|$)/
VALUE: /{_LISTED}(?:,{_LISTED}?)*(?=[\s)]|$)|{_PLAIN}+(?=[\s)]|$)/
WORD: /(?![\-(])(?!OR(?![^\s()])){_PLAIN}+(?=[\s()]|$)/
%ignore /\s+/
"""
ENDS = {"$END": "", "OR": "OR", "LEFT": "(", "RIGHT": ")", "MINUS": "-"}
"""The terminals with a fixed text."""
_ONE_VALUE = re.compile(r'"([^"]*)"|([^,"]+)')


@dataclass(frozen=True, slots=True)
class Words:
    """Free words, looked for in title, code and id, also inside longer words unless too short.

    ``whole`` means these words in this order (a quoted phrase).
    """

    text: str
    whole: bool
    place: int


@dataclass(frozen=True, slots=True)
class Value:
    """A value of a condition; ``quoted`` if it was written in quotes."""

    text: str
    quoted: bool
    place: int

    def parts(self) -> Iterator[tuple[str, int]]:
        """Yield the parts between commas with their positions; empty parts are left out."""
        place = self.place + self.quoted
        for part in self.text.split(","):
            if part:
                yield part, place
            place += len(part) + 1


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition on a field: ``text`` is the value as written, ``values`` its parsed parts.

    ``attribute`` is true if the name was marked as that of an attribute.
    """

    name: str
    attribute: bool
    place: int
    text: str
    values: tuple[Value, ...]
    source: str


@dataclass(frozen=True, slots=True)
class Not:
    """The negation of a part."""

    part: Node


@dataclass(frozen=True, slots=True)
class All:
    """Parts that all have to match; without parts every listing matches."""

    parts: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Any_:
    """Parts of which at least one has to match."""

    parts: tuple[Node, ...]


Node = Words | Condition | Not | All | Any_


@cache
def parser() -> Lark:
    """Return the parser, from the tables that ship with the program.

    If the tables belong to another grammar or another version of lark, the parser is built from the
    grammar.
    """
    # Imported late: only queries need it.
    import json

    from lark import Lark

    try:
        tables = json.loads(resource(TABLES).read_bytes(), object_hook=_numbered)
    except (OSError, ValueError):
        return built_parser()
    if not isinstance(tables, dict) or (
        (tables.get("grammar"), tables.get("lark")) != (GRAMMAR, made_of())
    ):
        return built_parser()
    return Lark.load(tables)


def built_parser() -> Lark:
    """Return a parser built from the grammar, which takes half the time allowed for a query."""
    from lark import Lark

    return Lark(GRAMMAR, parser="lalr", maybe_placeholders=False)


def made_of() -> str:
    """Return the version of lark; tables are valid only for the version that built them."""
    from lark import __version__

    return __version__


def _numbered(table: dict[str, object]) -> dict[str | int, object]:
    """Return a parser table with its integer keys restored: JSON has only string keys."""
    return {int(name) if name.isdigit() else name: value for name, value in table.items()}


def parse(text: str) -> Node:
    """Parse a query; raise ``QueryError``."""
    if not text.strip():
        # Every listing matches, and there is nothing to parse.
        return All(())

    from lark.exceptions import UnexpectedInput

    if len(text) > LONGEST_QUERY:
        raise QueryError("query.too_long", LONGEST_QUERY, most=LONGEST_QUERY)
    _require_bound(text)
    try:
        tree = parser().parse(text)
    except UnexpectedInput as problem:
        raise _error(text, problem) from None
    node = _any(tree.children[0], text) if tree.children else All(())
    if (count := sum(1 for _ in leaves(node))) > MOST_TERMS:
        raise QueryError("query.too_many_conditions", most=MOST_TERMS, count=count)
    return node


def leaves(node: Node) -> Iterator[Words | Condition]:
    """Yield the words and conditions of a query in order."""
    match node:
        case Not(part):
            yield from leaves(part)
        case All(parts) | Any_(parts):
            for part in parts:
                yield from leaves(part)
        case _:
            yield node


def _require_bound(text: str) -> None:
    if text.count("(") > MOST_BRACKETS:
        raise QueryError("query.too_many_brackets", text.index("("), most=MOST_BRACKETS)


def _any(tree: Any, text: str) -> Node:
    parts = tuple(_all(child, text) for child in tree.children if hasattr(child, "children"))
    return parts[0] if len(parts) == 1 else Any_(parts)


def _all(tree: Any, text: str) -> Node:
    parts = tuple(_one(child, text) for child in tree.children)
    return parts[0] if len(parts) == 1 else All(parts)


def _one(tree: Any, text: str) -> Node:
    *minus, last = tree.children
    node = _atom(last, text)
    return Not(node) if minus else node


def _atom(found: Any, text: str) -> Node:
    if hasattr(found, "children"):
        if found.data == "group":
            return _any(found.children[1], text)
        field, value = found.children
        return _condition(field, value)
    if found.type == "QUOTED":
        return Words(found[1:-1], True, found.start_pos)
    return Words(str(found), False, found.start_pos)


def _condition(field: Any, value: Any) -> Condition:
    name = str(field)[:-1]
    attribute = name.startswith("attr.")
    name = name.removeprefix("attr.").strip('"')
    values = tuple(
        Value(found[1] or found[2] or "", found[2] is None, value.start_pos + found.start())
        for found in _ONE_VALUE.finditer(value)
    )
    plain = str(value)
    if len(values) == 1 and values[0].quoted:
        plain = values[0].text
    return Condition(name, attribute, field.start_pos, plain, values, f"{field}{value}")


def _error(text: str, problem: UnexpectedInput) -> QueryError:
    from lark.exceptions import UnexpectedToken

    place = getattr(problem, "pos_in_stream", None) or 0
    if isinstance(problem, UnexpectedToken) and problem.token.type == "$END":
        place = len(text.rstrip())
    place = max(place, 0)
    rest = text[place:]
    token = re.match(r"\S*", rest)
    length = len(token[0]) if token else 1
    expected = tuple(word for kind in sorted(_accepts(problem)) if (word := ENDS.get(kind)))
    if '"' in rest and _opens_quotation(text, place):
        at = text.rindex('"')
        length = len(text) - at
        return QueryError("query.quotation_open", at, length, ['"'], text=text[at : at + 40])
    if rest.startswith("--"):
        return QueryError("query.two_minuses", place, 2, text=rest[:40])
    if rest.startswith('"'):
        end = rest.index('"', 1) + 1
        return QueryError("query.space_missing", place + end, 1, [" "], text=rest[:end][:40])
    if '"' in rest[:length]:
        at = place + rest.index('"')
        return QueryError("query.space_missing", at, 1, [" "], text=text[place:at][:40])
    if rest.startswith("-"):
        return QueryError("query.minus_alone", place, 1)
    if rest.startswith(")"):
        if text[:place].rstrip().endswith("("):
            return QueryError("query.brackets_empty", place, 1, [Expected.CONDITION])
        return QueryError("query.bracket_not_opened", place, 1)
    if not rest.strip():
        if ")" in expected:
            return QueryError("query.bracket_open", place, 1, expected)
        return QueryError("query.end_missing", place, 1, [Expected.CONDITION])
    if rest.startswith("OR"):
        return QueryError("query.or_alone", place, 2, [Expected.CONDITION])
    return QueryError("query.unreadable", place, length, expected, text=rest[:40])


def _opens_quotation(text: str, place: int) -> bool:
    return text.count('"') % 2 == 1 and text.rindex('"') >= place


def _accepts(problem: UnexpectedInput) -> set[str]:
    """Return the kinds of tokens that are accepted where parsing failed."""
    accepted = getattr(problem, "accepts", None) or getattr(problem, "allowed", None)
    if accepted:
        return set(accepted)
    return set(getattr(problem, "expected", None) or ())
