"""The query language of ``--where``: which listings of the catalogue are meant."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal, InvalidOperation
from typing import TYPE_CHECKING

from app.domain.timestamps import parse_timestamp
from app.domain.vocabulary import ItemStatus, SubStatus
from app.editing.number_locale import PLAIN
from app.editing.numbers import format_number, read_number
from app.workspace.listing_rows import ROW_COLUMNS, ItemRow, fold

if TYPE_CHECKING:
    from app.workspace.catalog.catalog_reader import CatalogReader

LONGEST_QUERY = 2_000
MOST_TERMS = 50
MOST_VALUES = 500
DAY = 86_400_000

HELP = """\b
A query is words and conditions; all of them must hold.
  mesa                    a word in title, code or id begins with it
  "mesa plegable"         these words in this order
  status:paused,closed    active paused closed under_review inactive out_of_stock ...
  price:>1000             also >=  <  <=  =  and ranges: price:100..250.50
  stock: sold: net: health: variations: warnings:    figures, as price
  age:>30                 days since the listing was last changed
  updated:>=2026-01-31    the day it was last changed
  sku:AB-*                the seller's code; * stands for anything
  title:mesa              words of the title only
  id:MX1,MX2  category:MX9  type:gold_pro  currency:MXN  free_shipping:yes
A minus before a condition negates it: -status:closed -mesa"""


class QueryError(ValueError):
    """A query that cannot be read; the message says what is wrong with which part."""


Clause = tuple[str, list[object]]


@dataclass(frozen=True, slots=True)
class Where:
    """A query that was read: its text, the SQL condition over ``items``, and its parameters."""

    text: str
    sql: str
    parameters: tuple[object, ...]

    def find(self, reader: CatalogReader) -> list[ItemRow]:
        """Return the listings that are meant, by id: in one order, whichever catalogue it is."""
        return reader.items(
            f"SELECT {ROW_COLUMNS} FROM items WHERE {self.sql} ORDER BY id", self.parameters
        )


_PART = re.compile(
    r'\s*(?P<minus>-?)(?:(?P<field>[A-Za-z_]{1,30}):)?(?:"(?P<quoted>[^"]*)"|(?P<plain>[^\s"]+))'
)
_COMPARED = re.compile(r"(>=|<=|>|<|=)?(.+)")


def parse_where(text: str, now: datetime) -> Where:
    """Read a query; an empty one means every listing. Raise ``QueryError``."""
    if len(text) > LONGEST_QUERY:
        raise QueryError(f"the query is longer than {LONGEST_QUERY} characters")
    clauses: list[Clause] = []
    place = 0
    rest = text.rstrip()
    while place < len(rest):
        match = _PART.match(rest, place)
        if match is not None and match["minus"] and (match["plain"] or "").startswith("-"):
            raise QueryError(f"one minus means 'not': {match[0].strip()[:40]}")
        if match is None:
            raise QueryError(f"a quotation mark is not closed: {rest[place:].strip()[:40]}")
        place = match.end()
        if place < len(rest) and not rest[place].isspace():
            raise QueryError(f"a space is missing after {match[0].strip()[:40]}")
        if len(clauses) == MOST_TERMS:
            raise QueryError(f"there are more than {MOST_TERMS} conditions")
        sql, parameters = _clause(match, now)
        # What is unknown does not fulfil a condition, so it fulfils the opposite.
        clauses.append((f"NOT ifnull(({sql}), 0)" if match["minus"] else f"({sql})", parameters))
    return Where(
        text.strip(),
        " AND ".join(sql for sql, _ in clauses) or "1",
        tuple(value for _, parameters in clauses for value in parameters),
    )


def _clause(match: re.Match[str], now: datetime) -> Clause:
    value = match["quoted"] if match["quoted"] is not None else match["plain"]
    if match["field"] is None:
        quoted = match["quoted"] is not None
        if not quoted and value.endswith(":") and value[:-1].casefold() in _FIELDS:
            raise QueryError(f"a value is missing after {value}")
        return _words("words", value, whole=quoted)
    name = match["field"].casefold()
    reader = _FIELDS.get(name)
    if reader is None:
        raise QueryError(f"there is no condition {name!r}; known are {', '.join(_FIELDS)}")
    if not value:
        raise QueryError(f"a value is missing after {name}:")
    return reader(name, value, now)


def _words(column: str, value: str, *, whole: bool) -> Clause:
    """Return the condition that ``column``, which is folded, holds the words of ``value``.

    ``fold`` leaves letters and digits, so there are no wildcards. Raise ``QueryError`` where no
    word is left.
    """
    words = fold(value)
    if not words:
        raise QueryError(f"there is no word in {value!r}")
    return f"' ' || {column} || ' ' LIKE ?", [f"% {words} %" if whole else f"% {words}%"]


def _number(name: str, text: str) -> Decimal:
    try:
        number = Decimal(text)
    except InvalidOperation:
        number = Decimal("NaN")
    meant = read_number(text.removeprefix("-"), PLAIN).meant
    if len(meant) > 1:
        readings = " or ".join(format_number(one, PLAIN) for one in meant)
        raise QueryError(f"{name}: {text!r} can be read as {readings}; write the one that is meant")
    if not re.fullmatch(r"-?\d{1,15}(\.\d{1,6})?", text) or not number.is_finite():
        raise QueryError(f"{name}: {text!r} is not a number such as 1000 or 99.50")
    return number


def _figure(column: str, scale: int = 1) -> Callable[[str, str, datetime], Clause]:
    def read(name: str, value: str, _now: datetime) -> Clause:
        def scaled(text: str) -> float | int:
            number = _number(name, text) * scale
            return int(number) if number == number.to_integral_value() else float(number)

        return _compare(column, value, scaled)

    return read


def _compare(column: str, value: str, read: Callable[[str], float]) -> Clause:
    if ".." in value:
        low, high = map(read, value.split("..", 1))
        if low > high:
            raise QueryError(f"{value!r} runs backwards; the smaller figure comes first")
        return f"{column} BETWEEN ? AND ?", [low, high]
    match = _COMPARED.fullmatch(value)
    if match is None:
        raise QueryError(f"{value!r} is not a figure, a comparison or a range")
    return f"{column} {match[1] or '='} ?", [read(match[2])]


def _age(name: str, value: str, now: datetime) -> Clause:
    today = int(now.timestamp() * 1000)
    return _compare(
        f"(({today} - last_updated) / {DAY}.0)", value, lambda t: float(_number(name, t))
    )


def _day(name: str, value: str, _now: datetime) -> Clause:
    def read(text: str) -> int:
        moment = None
        if re.fullmatch(r"\d{4}-\d\d-\d\d", text):
            moment = parse_timestamp(f"{text}T00:00:00.000Z")
        if moment is None:
            raise QueryError(f"{name}: {text!r} is not a day such as 2026-01-31")
        return int(moment.timestamp() * 1000) // DAY

    return _compare(f"(last_updated / {DAY})", value, read)


def _several(value: str, name: str) -> list[str]:
    values = [part for part in value.split(",") if part]
    if not values or len(values) > MOST_VALUES:
        raise QueryError(f"{name}: between 1 and {MOST_VALUES} values, with commas between")
    return values


def _one_of(column: str) -> Callable[[str, str, datetime], Clause]:
    def read(name: str, value: str, _now: datetime) -> Clause:
        values: list[object] = list(_several(value, name))
        return f"{column} COLLATE NOCASE IN ({', '.join('?' * len(values))})", values

    return read


def _status(name: str, value: str, _now: datetime) -> Clause:
    known = {*ItemStatus, *SubStatus}
    parts: list[str] = []
    parameters: list[object] = []
    for status in _several(value.casefold(), name):
        if status not in known:
            words = ", ".join(sorted(known))
            raise QueryError(f"{name}: there is no {status!r}; known are {words}")
        if status in set(ItemStatus):
            parts.append("status = ?")
            parameters.append(status)
        else:
            parts.append("',' || sub_status || ',' LIKE ?")
            parameters.append(f"%,{status},%")
    return " OR ".join(parts), parameters


def _code(name: str, value: str, _now: datetime) -> Clause:
    parts = []
    parameters: list[object] = []
    for code in _several(value, name):
        mask = "".join("%" if c == "*" else f"\\{c}" if c in "%_\\" else c for c in code)
        parts.append("seller_custom_field LIKE ? ESCAPE '\\'")
        parameters.append(mask)
    return " OR ".join(parts), parameters


def _yes(column: str) -> Callable[[str, str, datetime], Clause]:
    def read(name: str, value: str, _now: datetime) -> Clause:
        if value not in ("yes", "no"):
            raise QueryError(f"{name}: yes or no, not {value!r}")
        return f"{column} = ?", [int(value == "yes")]

    return read


def _title(_name: str, value: str, _now: datetime) -> Clause:
    return _words("title_key", value, whole=False)


_FIELDS: dict[str, Callable[[str, str, datetime], Clause]] = {
    "status": _status,
    "price": _figure("price", 100),
    "stock": _figure("available_quantity"),
    "sold": _figure("sold_quantity"),
    "net": _figure("net", 100),
    "health": _figure("health"),
    "variations": _figure("variations"),
    "warnings": _figure("warnings"),
    "age": _age,
    "updated": _day,
    "title": _title,
    "sku": _code,
    "id": _one_of("id"),
    "category": _one_of("category_id"),
    "type": _one_of("listing_type_id"),
    "currency": _one_of("currency_id"),
    "free_shipping": _yes("free_shipping"),
}
