"""Serialisation of query trees for frames: nested lists that begin with the kind of the node."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from app.engine.queries.syntax import Node


def packed_tree(node: Node) -> list[Any]:
    """Return a query tree as lists that can be written as JSON."""
    # Imported late, here and below: the first frame contains no query.
    from app.engine.queries.syntax import All, Any_, Condition, Not, Words

    match node:
        case Words(text, whole, place):
            return ["words", text, whole, place]
        case Condition(name, attribute, place, text, values, source):
            listed = [[value.text, value.quoted, value.place] for value in values]
            return ["condition", name, attribute, place, text, listed, source]
        case Not(part):
            return ["not", packed_tree(part)]
        case All(parts):
            return ["all", *map(packed_tree, parts)]
        case Any_(parts):
            return ["any", *map(packed_tree, parts)]


def unpacked_tree(packed: list[Any]) -> Node:
    """Return the query tree for such lists; raise ``ValueError`` for an unknown kind."""
    from app.engine.queries.syntax import All, Any_, Condition, Not, Value, Words

    match packed:
        case ["words", text, whole, place]:
            return Words(text, whole, place)
        case ["condition", name, attribute, place, text, listed, source]:
            values = tuple(Value(*value) for value in listed)
            return Condition(name, attribute, place, text, values, source)
        case ["not", part]:
            return Not(unpacked_tree(part))
        case ["all", *parts]:
            return All(tuple(map(unpacked_tree, parts)))
        case ["any", *parts]:
            return Any_(tuple(map(unpacked_tree, parts)))
    raise ValueError(f"no such part of a query: {packed[:1]}")
