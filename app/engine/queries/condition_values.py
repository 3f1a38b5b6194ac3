"""Conversion between a condition and its operator with values, as a form shows them."""

from __future__ import annotations

import re
from dataclasses import replace
from decimal import Decimal
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from app.engine.queries.history_conditions import CHANGES, MOVES
from app.engine.queries.syntax import Condition, Value, Words
from app.engine.queries.tree_text import condition_node, quoted_list, words_node

if TYPE_CHECKING:
    from app.engine.queries.syntax import Node


class Kind(StrEnum):
    """The kinds of values that a field takes."""

    WORDS = "words"
    TITLE = "title"
    OWN_CODES = "own_codes"
    STATUS = "status"
    TYPE = "type"
    CURRENCY = "currency"
    CATEGORY = "category"
    FIGURE = "figure"
    PERCENT = "percent"
    POINTS = "points"
    """A share from 0 to 1, shown to the seller as 0 to 100."""
    DAYS = "days"
    DAY = "day"
    YES_OR_NO = "yes_or_no"
    DOUBLE = "double"
    """Whether there is a duplicate, or the property that is equal: one of ``DOUBLES``."""
    ATTRIBUTE = "attribute"
    MOVE = "move"
    """The change of a figure, as an amount or in percent."""
    CHANGES = "changes"
    """The fields that changed."""
    WAS = "was"
    """The former status."""
    OTHER = "other"


class Operator(StrEnum):
    """The ways in which a field is compared with values."""

    ONE_OF = "one_of"
    EQUAL = "="
    OVER = ">"
    AT_LEAST = ">="
    UNDER = "<"
    AT_MOST = "<="
    BETWEEN = ".."
    BEGIN = "begin"
    """Words in the listing contain these words; words in a value begin with them."""
    EXACTLY = "exactly"
    """The listing has exactly these words in this order."""
    WRITTEN = "written"
    """The query text as written, because it has no simpler form."""


COMPARING = (
    Operator.EQUAL,
    Operator.OVER,
    Operator.AT_LEAST,
    Operator.UNDER,
    Operator.AT_MOST,
    Operator.BETWEEN,
)
OPERATORS: dict[Kind, tuple[Operator, ...]] = {
    Kind.WORDS: (Operator.BEGIN, Operator.EXACTLY),
    Kind.TITLE: (Operator.BEGIN,),
    Kind.OWN_CODES: (Operator.ONE_OF,),
    Kind.STATUS: (Operator.ONE_OF,),
    Kind.TYPE: (Operator.ONE_OF,),
    Kind.CURRENCY: (Operator.ONE_OF,),
    Kind.CATEGORY: (Operator.ONE_OF,),
    Kind.FIGURE: COMPARING,
    Kind.PERCENT: COMPARING,
    Kind.POINTS: COMPARING,
    Kind.DAYS: COMPARING,
    Kind.DAY: COMPARING,
    Kind.YES_OR_NO: (Operator.EQUAL,),
    Kind.DOUBLE: (Operator.ONE_OF,),
    Kind.ATTRIBUTE: (Operator.ONE_OF, *COMPARING[1:]),
    Kind.MOVE: COMPARING[1:],
    Kind.CHANGES: (Operator.ONE_OF,),
    Kind.WAS: (Operator.ONE_OF,),
    Kind.OTHER: (Operator.WRITTEN,),
}
SINCE = (Kind.MOVE, Kind.CHANGES, Kind.WAS)
"""Kinds with a time, from which changes up to now are searched."""
TIMES = ("7d", "1d", "30d", "sync")
"""The times for ``SINCE``: days, or since the previous sync; the first is the default."""
FIELD_KINDS: dict[str, Kind] = {
    "status": Kind.STATUS,
    "price": Kind.FIGURE,
    "stock": Kind.FIGURE,
    "sold": Kind.FIGURE,
    "net": Kind.FIGURE,
    "margin": Kind.PERCENT,
    "cost": Kind.FIGURE,
    "floor": Kind.FIGURE,
    "below_floor": Kind.YES_OR_NO,
    "health": Kind.POINTS,
    "variations": Kind.FIGURE,
    "warnings": Kind.FIGURE,
    "age": Kind.DAYS,
    "updated": Kind.DAY,
    "title": Kind.TITLE,
    "sku": Kind.OWN_CODES,
    "id": Kind.OWN_CODES,
    "category": Kind.CATEGORY,
    "type": Kind.TYPE,
    "currency": Kind.CURRENCY,
    "free_shipping": Kind.YES_OR_NO,
    "mandatory_shipping": Kind.YES_OR_NO,
    "ends": Kind.DAYS,
    "double": Kind.DOUBLE,
    "missing": Kind.FIGURE,
    **dict.fromkeys(MOVES, Kind.MOVE),
    **dict.fromkeys(CHANGES, Kind.CHANGES),
    "was": Kind.WAS,
}
"""The kind of each field of the query language; a condition on any other field is shown as
written."""

_NUMBER = r"-?[0-9]{1,15}(?:\.[0-9]{1,6})?"
_MEASURE = rf"{_NUMBER}\s*[^\W\d]*[^\s\d,\"()]*"
_VALUES = {
    Kind.FIGURE: _NUMBER,
    Kind.PERCENT: rf"{_NUMBER}%?",
    Kind.POINTS: _NUMBER,
    Kind.DAYS: _NUMBER,
    Kind.DAY: r"[0-9]{4}-[0-9]{2}-[0-9]{2}",
    Kind.ATTRIBUTE: _MEASURE,
    Kind.MOVE: rf"{_NUMBER}%?",
}
_TIME = re.compile(r"(.+)@([0-9]{1,4}d|sync|[0-9]{4}-[0-9]{2}-[0-9]{2})")
_SIGNS = (">=", "<=", "<", ">", "=")


def points_of(share: Decimal) -> Decimal:
    """Return a share of 1 as a number from 0 to 100, without trailing zeros."""
    return _plain(share * 100)


def share_of(points: Decimal) -> Decimal:
    """Return a number from 0 to 100 as a share of 1."""
    return _plain(points / 100)


def _plain(number: Decimal) -> Decimal:
    return Decimal(f"{number:f}".rstrip("0").rstrip(".")) if "." in f"{number:f}" else number


class OperatorValues(NamedTuple):
    """The operator and the values of a condition.

    There are two values for ``BETWEEN``, any number for ``ONE_OF``, and one for every other
    operator. ``since`` is the time of a condition on changes: one of ``TIMES``, another number of
    days, or a day; empty if none is given.
    """

    operator: Operator
    values: tuple[str, ...]
    since: str = ""


def kind_of(leaf: Words | Condition, *, attribute: bool) -> Kind:
    """Return the kind of values of a condition; ``attribute``: its name is that of an attribute."""
    if isinstance(leaf, Words):
        return Kind.WORDS
    if leaf.attribute or attribute:
        return Kind.ATTRIBUTE
    return FIELD_KINDS.get(leaf.name.casefold(), Kind.OTHER)


def operator_values_of(leaf: Words | Condition, kind: Kind) -> OperatorValues:
    """Return the operator and values of a condition of ``kind``.

    The operator is ``WRITTEN``, with the source text, if the condition has no simpler form.
    """
    if isinstance(leaf, Words):
        return OperatorValues(Operator.EXACTLY if leaf.whole else Operator.BEGIN, (leaf.text,))
    found = _since(leaf, kind) if kind in SINCE else _operator_values(leaf, kind)
    return found or OperatorValues(Operator.WRITTEN, (leaf.source,))


def leaf_of(name: str, kind: Kind, operator_values: OperatorValues) -> Node:
    """Return the condition on the field ``name`` for an operator and its values."""
    operator, values, since = operator_values
    if kind is Kind.WORDS:
        return words_node(values[0], whole=operator is Operator.EXACTLY)
    attribute = kind is Kind.ATTRIBUTE
    if operator is Operator.BETWEEN:
        text = "..".join("".join(value.split()) for value in values)
    elif operator is Operator.ONE_OF:
        text = quoted_list(values, masks=kind in (Kind.OWN_CODES, Kind.ATTRIBUTE))
    elif operator is Operator.BEGIN:
        text = quoted_list(values)
    else:
        sign = "" if operator is Operator.EQUAL else operator.value
        text = f"{sign}{''.join(values[0].split())}"
    return condition_node(name, f"{text}@{since}" if since else text, attribute=attribute)


def _since(leaf: Condition, kind: Kind) -> OperatorValues | None:
    """Return the operator, values and time of a condition; ``None`` if a value is quoted.

    A quoted value may contain a time.
    """
    if any(value.quoted for value in leaf.values):
        return None
    timed = _TIME.fullmatch(leaf.text)
    text = timed[1] if timed else leaf.text
    if "@" in text:
        return None
    values = tuple(Value(one, False, leaf.place) for one in text.split(","))
    found = _operator_values(replace(leaf, text=text, values=values), kind)
    return found and found._replace(since=timed[2] if timed else "")


def _operator_values(leaf: Condition, kind: Kind) -> OperatorValues | None:
    if not leaf.text:
        return None
    if kind is Kind.YES_OR_NO:
        return OperatorValues(Operator.EQUAL, (leaf.text,)) if leaf.text in ("yes", "no") else None
    if kind is Kind.TITLE:
        return OperatorValues(Operator.BEGIN, (leaf.text,)) if '"' not in leaf.text else None
    if kind in _VALUES and (compared := _compared(leaf, kind)) is not None:
        return compared
    if Operator.ONE_OF not in OPERATORS[kind]:
        return None
    return _listed(leaf.values, kind)


def _compared(leaf: Condition, kind: Kind) -> OperatorValues | None:
    """Return a comparison with numbers or days, or ``None`` if the condition is a list."""
    if kind is Kind.ATTRIBUTE and (len(leaf.values) != 1 or leaf.values[0].quoted):
        return None
    text, value = leaf.text, _VALUES[kind]
    low, between, high = text.partition("..")
    if between:
        both = all(re.fullmatch(value, one) for one in (low, high))
        return OperatorValues(Operator.BETWEEN, (low, high)) if both else None
    sign = next((sign for sign in _SIGNS if text.startswith(sign)), "")
    rest = text.removeprefix(sign)
    if not re.fullmatch(value, rest) or (kind is Kind.ATTRIBUTE and sign in ("", "=")):
        return None
    return OperatorValues(Operator(sign or "="), (rest,))


def _listed(values: tuple[Value, ...], kind: Kind) -> OperatorValues | None:
    """Return a list of values, or ``None`` if one is a comparison or quoted for its signs."""
    texts: list[str] = []
    for value in values:
        parts = [value.text]
        if not value.quoted or kind not in (Kind.ATTRIBUTE, Kind.CATEGORY):
            parts = value.text.split(",")
        if kind is Kind.ATTRIBUTE:
            compares = value.text[:1] in ("<", ">", "=") or ".." in value.text
            if (compares and not value.quoted) or ("*" in value.text and not _is_kept(value)):
                return None
        texts += filter(None, parts)
    return OperatorValues(Operator.ONE_OF, tuple(texts)) if texts else None


def _is_kept(value: Value) -> bool:
    """Return whether a value with an asterisk would be written unchanged.

    In quotes an asterisk is no wildcard.
    """
    return not value.quoted and quoted_list([value.text], masks=True) == value.text
