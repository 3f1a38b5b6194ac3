"""Translation of the conditions of a query to SQL with parameters."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from app.domain.timestamps import parse_timestamp
from app.domain.vocabulary import ItemStatus, ListingTypeId
from app.domain.wire import write_json
from app.engine.queries.attached_files import AttachedFile
from app.engine.queries.attribute_conditions import Listed, attribute_clause, listed_in
from app.engine.queries.errors import Expected, QueryError, unknown
from app.engine.queries.facet_conditions import (
    doubles_clause,
    doubles_need_facets,
    missing_clause,
)
from app.engine.queries.figures import Clause, Numbered, compared, number_in, numbered_in, scaled
from app.engine.queries.history_conditions import HISTORY, history_clause
from app.engine.queries.statuses import STATUSES, modifier_sql
from app.engine.queries.syntax import All, Any_, Condition, Node, Not, Words, leaves
from app.workspace.listing_rows import fold, in_order, with_phrase

if TYPE_CHECKING:
    from app.engine.queries.names import Names

MOST_VALUES = 500
DAY = 86_400_000


@dataclass(frozen=True, slots=True)
class Context:
    """The data that conditions need besides their text: the time, names and SQL builders.

    ``listed`` builds the condition for listings in rows of the facets, ``numbered`` that for
    listings found by a statement.
    """

    now: datetime
    names: Names
    listed: Listed = listed_in
    numbered: Numbered = numbered_in


def clause_of(node: Node, context: Context) -> Clause:
    """Return the SQL condition over ``items`` for a query; raise ``QueryError``.

    Text of the query appears only in the parameters, never in the SQL.
    """
    match node:
        case Words():
            return _free_words(node)
        case Condition():
            return _condition(node, context)
        case Not(part):
            sql, parameters = clause_of(part, context)
            # NULL does not fulfil a condition, so it fulfils the negated condition.
            return f"NOT ifnull(({sql}), 0)", parameters
        case All(parts):
            return _joined(" AND ", parts, context)
        case Any_(parts):
            return _joined(" OR ", parts, context)


def attribute_conditions(node: Node, context: Context) -> Iterator[Condition]:
    """Yield the conditions of a query that are about attributes."""
    for leaf in leaves(node):
        if isinstance(leaf, Condition) and _is_attribute(leaf, context):
            yield leaf


def attached_files_of(node: Node, context: Context) -> frozenset[AttachedFile]:
    """Return which database files besides the catalog a query needs."""
    found: set[AttachedFile] = set()
    for leaf in leaves(node):
        if isinstance(leaf, Condition):
            if _is_attribute(leaf, context):
                found.add(AttachedFile.FACETS)
                continue
            name = leaf.name.casefold()
            if name in HISTORY:
                found.add(AttachedFile.HISTORY)
            elif name == "missing" or (name == "double" and doubles_need_facets(leaf)):
                found.add(AttachedFile.FACETS)
    return frozenset(found)


def _is_attribute(node: Condition, context: Context) -> bool:
    known = node.name.casefold() in FIELDS
    return node.attribute or (not known and context.names.is_attribute(node.name))


def _joined(word: str, parts: tuple[Node, ...], context: Context) -> Clause:
    clauses = [clause_of(part, context) for part in parts]
    sql = word.join(f"({sql})" for sql, _ in clauses) or "1"
    return sql, [value for _, parameters in clauses for value in parameters]


def _free_words(node: Words) -> Clause:
    if not node.whole and node.text.endswith(":") and node.text[:-1].casefold() in FIELDS:
        place = node.place + len(node.text)
        raise QueryError("query.value_missing", place, 1, [Expected.VALUE], name=node.text)
    try:
        return with_phrase(_folded(node.text), whole=node.whole)
    except QueryError as problem:
        raise problem.at(node.place, len(node.text)) from None


def _condition(node: Condition, context: Context) -> Clause:
    name = node.name.casefold()
    place = node.place + len(node.source) - len(node.text)
    if not node.text:
        raise QueryError("query.value_missing", place, 1, [Expected.VALUE], name=f"{node.name}:")
    if _is_attribute(node, context):
        return attribute_clause(node, context.listed)
    reader = FIELDS.get(name)
    if reader is None:
        if not (node.source[0] == '"' or re.fullmatch(r"[A-Za-z_]{1,30}", node.name)):
            # Such names were never field names: 12:30, A-1:B and año:2020 are plain words.
            return _free_words(Words(node.source, False, node.place))
        known = [*FIELDS, *context.names.attributes()]
        raise unknown("query.no_condition", node.name, known, node.place, len(node.name))
    try:
        return reader(name, node, context)
    except QueryError as problem:
        if problem.expected:
            raise
        raise problem.at(place, len(node.text)) from None


def _folded(value: str) -> str:
    """Return the folded words of ``value``; raise ``QueryError`` if no word is left."""
    words = fold(value)
    if not words:
        raise QueryError("query.no_word", text=value)
    return words


def _figure(column: str, scale: int = 1, *, unit: str = "") -> Reader:
    def read(name: str, node: Condition, _context: Context) -> Clause:
        def of_column(text: str) -> float | int:
            return scaled(number_in(name, text.removesuffix(unit)), scale)

        return compared(column, node.text, of_column)

    return read


def _age(name: str, node: Condition, context: Context) -> Clause:
    today = int(context.now.timestamp() * 1000)
    age = f"(({today} - last_updated) / {DAY}.0)"
    return compared(age, node.text, lambda t: float(number_in(name, t)))


def _ends(name: str, node: Condition, context: Context) -> Clause:
    today = int(context.now.timestamp() * 1000)
    sql, when = compared("ends_at", node.text, lambda t: today + scaled(number_in(name, t), DAY))
    return f"items.number IN (SELECT number FROM endings WHERE {sql})", when


def _day(name: str, node: Condition, _context: Context) -> Clause:
    def read(text: str) -> int:
        moment = None
        if re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
            moment = parse_timestamp(f"{text}T00:00:00.000Z")
        if moment is None:
            raise QueryError("query.no_day", name=name, text=text)
        return int(moment.timestamp() * 1000) // DAY

    return compared(f"(last_updated / {DAY})", node.text, read)


def _several(name: str, node: Condition) -> list[tuple[str, int]]:
    """Return the values of a condition with their positions; raise ``QueryError``."""
    values = [part for value in node.values for part in value.parts()]
    if not values or len(values) > MOST_VALUES:
        raise QueryError("query.values_count", name=name, most=MOST_VALUES)
    return values


def _one_of(column: str) -> Reader:
    def read(name: str, node: Condition, _context: Context) -> Clause:
        values: list[object] = [value for value, _ in _several(name, node)]
        return f"{column} COLLATE NOCASE IN ({', '.join('?' * len(values))})", values

    return read


def _known(column: str, problem: str, words: Callable[[], Iterable[str]]) -> Reader:
    """Return the reader of a condition that accepts ``words`` and values used by a listing."""

    def read(name: str, node: Condition, context: Context) -> Clause:
        known = {word.casefold(): word for word in words()}
        values: list[object] = []
        for value, place in _several(name, node):
            if value.casefold() not in known and not context.names.is_in_use(column, value):
                raise unknown(problem, value, known.values(), place, len(value))
            values.append(value)
        return f"{column} COLLATE NOCASE IN ({', '.join('?' * len(values))})", values

    return read


def currencies() -> Iterable[str]:
    """Return the currencies of the known sites, sorted."""
    # Imported late: few queries have a condition on the currency.
    from app.rules.sites import sites

    return sorted({site.currency_id for site in sites().values() if site.currency_id})


_CATEGORY_ID = re.compile(r"[A-Za-z]{1,4}[0-9]+")


def _category(name: str, node: Condition, context: Context) -> Clause:
    """Return the condition for category ids, and for names, which include all categories below."""
    _several(name, node)
    ids: list[object] = []
    for value in node.values:
        # A quoted name may contain commas.
        named = context.names.category_ids(value.text)
        parts = [value.text] if named or value.quoted else value.text.split(",")
        for part in filter(None, parts):
            named = context.names.category_ids(part)
            ids += sorted(named) or [part]
            if not named and not _CATEGORY_ID.fullmatch(part):
                known = context.names.categories()
                raise unknown("query.no_category", part, known, value.place, len(part))
    wanted = write_json(ids).decode()
    return "category_id COLLATE NOCASE IN (SELECT value FROM json_each(?))", [wanted]


def _status(name: str, node: Condition, _context: Context) -> Clause:
    parts: list[str] = []
    parameters: list[object] = []
    for value, place in _several(name, node):
        status = value.casefold()
        if status not in STATUSES:
            raise unknown("query.no_status", status, STATUSES, place, len(status))
        if status in frozenset(ItemStatus):
            parts.append("status = ?")
            parameters.append(status)
        else:
            parts.append(modifier_sql(status))
            parameters.append(f"%,{status},%")
    return " OR ".join(parts), parameters


def _code(name: str, node: Condition, _context: Context) -> Clause:
    parts = []
    parameters: list[object] = []
    for code, _ in _several(name, node):
        mask = "".join("%" if c == "*" else f"\\{c}" if c in "%_\\" else c for c in code)
        parts.append(
            "seller_custom_field LIKE ? ESCAPE '\\' OR number IN"
            " (SELECT number FROM variation_codes WHERE code LIKE ? ESCAPE '\\')"
        )
        parameters += [mask, mask]
    return " OR ".join(parts), parameters


def _yes(column: str) -> Reader:
    def read(name: str, node: Condition, _context: Context) -> Clause:
        return f"{column} = ?", [int(_is_yes(name, node))]

    return read


def _is_yes(name: str, node: Condition) -> bool:
    if node.text not in YES_OR_NO:
        raise QueryError("query.yes_or_no", name=name, text=node.text)
    return node.text == YES_OR_NO[0]


def _imposed(name: str, node: Condition, _context: Context) -> Clause:
    imposed = "items.number IN (SELECT number FROM imposed_shipping)"
    return imposed if _is_yes(name, node) else f"NOT ({imposed})", []


def _title(_name: str, node: Condition, _context: Context) -> Clause:
    condition, value = in_order("title_key", _folded(node.text))
    return condition, [value]


def _history(name: str, node: Condition, context: Context) -> Clause:
    return history_clause(name, node, context.now, context.numbered)


def _double(name: str, node: Condition, _context: Context) -> Clause:
    return doubles_clause(_several(name, node)), []


def _missing(name: str, node: Condition, context: Context) -> Clause:
    return missing_clause(name, node, context.names.demanded(), context.listed)


def _own(name: str) -> str:
    """Return the SQL of column ``name`` of ``own_nets``, computed from the seller's own figures."""
    return f"(SELECT {name} FROM own_nets WHERE own_nets.number = items.number)"


Reader = Callable[[str, Condition, Context], Clause]
YES_OR_NO = ("yes", "no")
FIELDS: dict[str, Reader] = {
    "status": _status,
    "price": _figure("price", 100),
    "stock": _figure("available_quantity"),
    "sold": _figure("sold_quantity"),
    "net": _figure("net", 100),
    "margin": _figure(_own("margin"), 100, unit="%"),
    "cost": _figure(_own("unit_cost"), 100),
    "floor": _figure(_own("floor"), 100),
    "below_floor": _yes(_own("below_floor")),
    "health": _figure("health"),
    "variations": _figure("variations"),
    "warnings": _figure("warnings"),
    "age": _age,
    "updated": _day,
    "title": _title,
    "sku": _code,
    "id": _one_of("id"),
    "category": _category,
    "type": _known("listing_type_id", "query.no_type", lambda: map(str, ListingTypeId)),
    "currency": _known("currency_id", "query.no_currency", currencies),
    "free_shipping": _yes("free_shipping"),
    "mandatory_shipping": _imposed,
    "ends": _ends,
    "double": _double,
    "missing": _missing,
    **dict.fromkeys(HISTORY, _history),
}
