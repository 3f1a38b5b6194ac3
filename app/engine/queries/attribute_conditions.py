"""What a condition on an attribute says in SQL, over the tables of the facets.

An attribute is meant by its id or its name, a value by its id, its name, a name with ``*`` in it,
or its figure: with a unit that one, without any.
"""

from __future__ import annotations

import re

from app.engine.queries.errors import QueryError
from app.engine.queries.syntax import Condition
from app.workspace.listing_rows import fold

Clause = tuple[str, list[object]]

MOST_VALUES = 500
_FIGURE = r"(-?[0-9]{1,15}(?:\.[0-9]{1,6})?)\s*([^\W\d]*[^\s\d]*)"
_COMPARED = re.compile(rf"(>=|<=|>|<|=){_FIGURE}")
_RANGE = re.compile(rf"{_FIGURE}\.\.{_FIGURE}")
_EQUAL = re.compile(_FIGURE)


def attribute_clause(node: Condition) -> Clause:
    """Return the condition that a listing, or one of its variations, has such a value."""
    key = fold(node.name)
    if not key:
        raise QueryError("query.no_word", node.place, len(node.name), text=node.name)
    if len(node.values) > MOST_VALUES:
        raise QueryError("query.values_count", node.place, name=node.name, most=MOST_VALUES)
    clauses = [
        _value(part, value.quoted, node, value.place)
        for value in node.values
        for part in ([value.text] if value.quoted else value.text.split(","))
        if part
    ]
    if not clauses:
        length = len(node.source)
        raise QueryError("query.value_missing", node.place, length, name=f"{node.name}:")
    wanted = " OR ".join(f"({sql})" for sql, _ in clauses)
    sql = (
        "items.number IN (SELECT number FROM facets.listing_values JOIN facets.attribute_values"
        f" USING (value) WHERE (id_key = ? OR name_key = ?) AND ({wanted}))"
    )
    return sql, [key, key, *(one for _, parameters in clauses for one in parameters)]


def _value(text: str, quoted: bool, node: Condition, place: int) -> Clause:
    if not quoted and text[0] in "<>=":
        found = _COMPARED.fullmatch(text)
        if found is None:
            raise QueryError("query.no_comparison", place, len(text), name=node.name, text=text)
        return _compared(f"figure {found[1]} ?", [float(found[2])], [found[3]])
    if not quoted and ".." in text:
        found = _RANGE.fullmatch(text)
        if found is None:
            raise QueryError("query.no_range", place, len(text), name=node.name, text=text)
        low, high = float(found[1]), float(found[3])
        if low > high:
            raise QueryError("query.backwards", place, text=text)
        return _compared("figure BETWEEN ? AND ?", [low, high], [found[2], found[4]])
    if found := _EQUAL.fullmatch(text):
        sql, parameters = _compared("figure = ?", [float(found[1])], [found[2]])
        return f"{sql} OR value_id = ?", [*parameters, text]
    if "*" in text and not quoted:
        pieces = [fold(piece) for piece in text.split("*")]
        return "key <> '' AND key LIKE ?", ["%".join(pieces)]
    if not fold(text):
        raise QueryError("query.no_word", place, len(text), text=text)
    return "key = ? OR value_id = ?", [fold(text), text]


def _compared(sql: str, figures: list[object], units: list[str]) -> Clause:
    named = {fold(unit) for unit in units if unit}
    conditions = "".join(" AND unit = ?" for _ in named)
    return f"({sql}{conditions})", [*figures, *sorted(named)]
