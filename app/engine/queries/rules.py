"""Queries as groups of rules, as edited with the mouse, and the conversion in both directions."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from app.engine.queries.syntax import All, Any_, Condition, Node, Not, Words


class Join(StrEnum):
    """The number of parts of a group that must match."""

    ALL = "all"
    ANY = "any"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Rule:
    """A word or a condition, possibly negated.

    A rule that was newly entered may hold several words, all of which have to match.
    """

    leaf: Node
    negated: bool = False


@dataclass(frozen=True, slots=True)
class RuleGroup:
    """Rules and nested groups, and how many of them have to match."""

    join: Join = Join.ALL
    parts: tuple[Rule | RuleGroup, ...] = ()


def rules_of(node: Node) -> RuleGroup:
    """Return a query as a group of rules."""
    part = _part(node)
    return part if isinstance(part, RuleGroup) else RuleGroup(Join.ALL, (part,))


def query_of(group: RuleGroup) -> Node:
    """Return the query for a group; empty groups are ignored."""
    return _node(group) or All(())


def _part(node: Node) -> Rule | RuleGroup:
    match node:
        case Words() | Condition():
            return Rule(node)
        case Not(part) if isinstance(part, Words | Condition):
            return Rule(part, negated=True)
        case Not(Any_(parts)):
            return RuleGroup(Join.NONE, tuple(map(_part, parts)))
        case Not(part):
            return RuleGroup(Join.NONE, (_part(part),))
        case All(parts):
            return RuleGroup(Join.ALL, tuple(map(_part, parts)))
        case Any_(parts):
            return RuleGroup(Join.ANY, tuple(map(_part, parts)))


def _node(part: Rule | RuleGroup) -> Node | None:
    if isinstance(part, Rule):
        return Not(part.leaf) if part.negated else part.leaf
    nodes = tuple(node for one in part.parts if (node := _node(one)) is not None)
    if not nodes:
        return None
    if part.join is Join.ALL:
        return nodes[0] if len(nodes) == 1 else All(nodes)
    any_of = nodes[0] if len(nodes) == 1 else Any_(nodes)
    return Not(any_of) if part.join is Join.NONE else any_of
