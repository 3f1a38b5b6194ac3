"""Translation of attribute conditions to SQL over the tables of the facets.

An attribute is given by its id or its name; a value by its id, its name, a name with ``*``, or its
number, with a unit or in any unit.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from app.engine.queries.errors import QueryError
from app.engine.queries.syntax import Condition, Value
from app.workspace.catalog.listed_numbers import AS_JSON
from app.workspace.listing_rows import fold

Clause = tuple[str, list[object]]

COUNTS = (
    "NOT EXISTS (SELECT 1 FROM facets.read_again AS again"
    " WHERE again.number = listed.value AND again.batch > made.batch)"
)
"""The SQL condition that the ``listed`` number in a row ``made`` counts: its listing was not read
again since."""
LISTED = (
    "json_each(CASE WHEN made.listings LIKE '[%' THEN made.listings"
    f" ELSE {AS_JSON}(made.listings) END) AS listed"
)
"""The SQL table ``listed`` of the numbers in a row ``made``, for both storage formats."""
_ATTRIBUTES = "SELECT attribute FROM facets.attributes WHERE id_key = ? OR name_key = ?"
_VALUES = f"SELECT value FROM facets.attribute_values WHERE attribute IN ({_ATTRIBUTES})"
MOST_VALUES = 500
_FIGURE = r"(-?[0-9]{1,15}(?:\.[0-9]{1,6})?)\s*([^\W\d]*[^\s\d]*)"
_COMPARED = re.compile(rf"(>=|<=|>|<|=){_FIGURE}")
_RANGE = re.compile(rf"{_FIGURE}\.\.{_FIGURE}")
_EQUAL = re.compile(_FIGURE)


Listed = Callable[[str, str, Sequence[object]], Clause]
"""Returns the SQL condition that a listing is in rows of a facets table, with the alias ``made``,
that fulfil a condition."""


def listed_in(table: str, condition: str, parameters: Sequence[object], /) -> Clause:
    """Return the SQL condition that a listing is in these rows, without marks."""
    return f"items.number IN ({having(condition, table)})", [*parameters]


def attribute_clause(node: Condition, listed: Listed = listed_in) -> Clause:
    """Return the condition that a listing, or one of its variations, has one of the values."""
    key = fold(node.name)
    if not key:
        raise QueryError("query.no_word", node.place, len(node.name), text=node.name)
    if len(node.values) > MOST_VALUES:
        raise QueryError("query.values_count", node.place, name=node.name, most=MOST_VALUES)
    clauses = [
        clause
        for value in node.values
        for part in ([value.text] if value.quoted else value.text.split(","))
        if part
        for clause in _value(part, value.quoted, node, value.place)
    ]
    if not clauses:
        length = len(node.source)
        raise QueryError("query.value_missing", node.place, length, name=f"{node.name}:")
    if any(_is_any(value) for value in node.values):
        # For some attributes every listing has a different value.
        return listed("attribute_listings", f"made.attribute IN ({_ATTRIBUTES})", [key, key])
    # A UNION lets each condition use its own index.
    wanted = " UNION ALL ".join(f"{_VALUES} AND {sql}" for sql, _ in clauses)
    parameters = [one for _, found in clauses for one in (key, key, *found)]
    return listed("attribute_values", f"made.value IN ({wanted})", parameters)


def _is_any(value: Value) -> bool:
    """Return whether any value with a name matches, as with ``*``."""
    parts = () if value.quoted else value.text.split(",")
    return any("*" in part and part[0] not in "<>=" and not fold(part) for part in parts)


def having(condition: str, table: str) -> str:
    """Return the statement that selects the listing numbers in rows of a table of the facets.

    ``condition`` applies to the rows, whose alias is ``made``.
    """
    return (
        f"SELECT listed.value FROM facets.{table} AS made CROSS JOIN {LISTED}"
        f" WHERE {condition} AND {COUNTS}"
    )


def _value(text: str, quoted: bool, node: Condition, place: int) -> list[Clause]:
    """Return alternative conditions for a value; each can use an index."""
    if not quoted and text[0] in "<>=":
        found = _COMPARED.fullmatch(text)
        if found is None:
            raise QueryError("query.no_comparison", place, len(text), name=node.name, text=text)
        return [_compared(f"figure {found[1]} ?", [float(found[2])], [found[3]])]
    if not quoted and ".." in text:
        found = _RANGE.fullmatch(text)
        if found is None:
            raise QueryError("query.no_range", place, len(text), name=node.name, text=text)
        low, high = float(found[1]), float(found[3])
        if low > high:
            raise QueryError("query.backwards", place, text=text)
        return [_compared("figure BETWEEN ? AND ?", [low, high], [found[2], found[4]])]
    if "*" in text and not quoted:
        return [_like(text)]
    if found := _EQUAL.fullmatch(text):
        return [
            _compared("figure = ?", [float(found[1])], [found[2]]),
            ("value_id = ?", [text]),
        ]
    if not fold(text):
        raise QueryError("query.no_word", place, len(text), text=text)
    return [("key = ?", [fold(text)]), ("value_id = ?", [text])]


def _like(text: str) -> Clause:
    pieces = [fold(piece) for piece in text.split("*")]
    beginning, mask = pieces[0], "%".join(pieces)
    if not beginning:
        return "key > '' AND key LIKE ?", [mask]
    # Values with the same prefix are adjacent in the index.
    return "key >= ? AND key < ? AND key LIKE ?", [beginning, f"{beginning}\U0010ffff", mask]


def _compared(sql: str, figures: list[object], units: list[str]) -> Clause:
    named = {fold(unit) for unit in units if unit}
    conditions = "".join(" AND unit = ?" for _ in named)
    return f"{sql}{conditions}", [*figures, *sorted(named)]
