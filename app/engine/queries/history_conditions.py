"""Conditions on changes: current values compared with those of earlier syncs.

The former value of a field is its value before the first change within the time in question. A
listing without a known change fulfils none of these conditions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING

from app.domain.timestamps import parse_timestamp
from app.domain.wire import write_json
from app.engine.queries.errors import QueryError, unknown
from app.engine.queries.figures import Clause, Numbered, compared, number_in, numbered_in, scaled
from app.engine.queries.statuses import STATUSES
from app.workspace.catalog.field_changes import FIELDS

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from app.engine.queries.syntax import Condition

MOVES = {
    "price_rose": ("price", "price", 100, 1),
    "price_fell": ("price", "price", 100, -1),
    "stock_rose": ("stock", "available_quantity", 1, 1),
    "stock_fell": ("stock", "available_quantity", 1, -1),
}
"""Conditions on the change of a figure: its field, its column, the number of column units per unit
of the figure, and the direction."""
CHANGES = ("changed", "changed_elsewhere")
HISTORY = (*MOVES, *CHANGES, "was")
"""The conditions that need the history of syncs."""
CHANGED = (*(field for field in FIELDS if field != "currency"), "any")
"""The values of ``changed:``; a price in another currency counts as changed."""
TIMES = ("7d", "1d", "30d", "sync")
"""The times that are suggested; the first is the default."""
_SHARES = (">5%", ">20%", ">0")
_AT_MOST_DAYS = 3_650
_DAY_MS = 86_400_000
_NOW = "AS was CROSS JOIN items AS now ON now.id = was.item_id"
"""The SQL join of a listing as it is ``now`` to a row of what it ``was``."""
_LAST = "(SELECT max(number) FROM history.syncs{})"


def history_clause(
    name: str, node: Condition, now: datetime, numbered: Numbered = numbered_in
) -> Clause:
    """Return the SQL for one of the conditions in ``HISTORY``; raise ``QueryError``."""
    read = _moved if name in MOVES else _was if name == "was" else _changed
    rows, parameters = read(name, node, now)
    return numbered(f"SELECT now.number FROM {rows}", parameters)


def history_words(name: str, begun: str) -> Iterator[str]:
    """Yield the possible values after ``name:``, with and without a time.

    ``begun`` is the part of the value that is already written.
    """
    value, at, _ = begun.rpartition("@")
    if at:
        yield from (f"{value}@{time}" for time in TIMES)
    elif name in MOVES:
        yield from (f"{share}@{time}" for share in _SHARES for time in ("7d", "sync"))
    else:
        words = sorted(STATUSES) if name == "was" else CHANGED
        yield from words
        yield from (f"{word}@sync" for word in words)


def _moved(name: str, node: Condition, now: datetime) -> Clause:
    field, column, unit, way = MOVES[name]
    value, since = _parted(node.text, name, now)
    ends = {part.endswith("%") for part in value.split("..")}
    if len(ends) > 1:
        raise QueryError("query.shares_mixed", name=name, text=value)
    share = True in ends
    # A percentage of zero is undefined: NULL, which fulfils no condition.
    moved = f"(now.{column} - was.before) * {way}"
    figure = f"{moved} * 100.0 / was.before" if share else moved

    def read(text: str) -> float | int:
        return scaled(number_in(name, text.removesuffix("%")), 1 if share else unit)

    far, figures = compared(figure, value, read)
    first, parameters = _first(field, since, "AND before IS NOT NULL")
    another = ""
    if field == "price":
        # Prices in different currencies are not compared.
        sql, more = since
        another = (
            " AND now.id NOT IN (SELECT item_id FROM history.field_changes"
            f" WHERE field = 'currency' AND sync > {sql})"
        )
        figures = [*figures, *more]
    return (
        f"({first}) {_NOW} WHERE {moved} > 0 AND {far}{another}",
        [*parameters, *figures],
    )


def _changed(name: str, node: Condition, now: datetime) -> Clause:
    values, (sql, parameters) = _listed(name, node, now)
    fields: set[str] = set()
    for value, place in values:
        word = value.casefold()
        if word not in CHANGED:
            raise unknown("query.no_field", value, CHANGED, place, len(value))
        fields |= {word} if word != "any" else {*FIELDS}
    fields |= {"currency"} & {*FIELDS} if "price" in fields else set()
    found = " AND found" if name == "changed_elsewhere" else ""
    return (
        "(SELECT DISTINCT item_id FROM history.field_changes"
        f" WHERE field IN (SELECT value FROM json_each(?)) AND sync > {sql}{found}) {_NOW}",
        [write_json(sorted(fields)).decode(), *parameters],
    )


def _was(name: str, node: Condition, now: datetime) -> Clause:
    values, since = _listed(name, node, now)
    for value, place in values:
        if value.casefold() not in STATUSES:
            raise unknown("query.no_status", value, STATUSES, place, len(value))
    first, parameters = _first("status", since)
    had = " OR ".join("instr(',' || before || ',', ?) > 0" for _ in values)
    sought = [f",{value.casefold()}," for value, _ in values]
    return f"({first}) {_NOW} WHERE {had}", [*parameters, *sought]


def _first(field: str, since: Clause, more: str = "") -> Clause:
    """Return the statement for the value of a field before its first change in that time."""
    sql, parameters = since
    # With ``min()`` SQLite takes the other columns from the row that has the minimum.
    return (
        "SELECT item_id, before, min(sync) FROM history.field_changes"
        f" WHERE field = '{field}' AND sync > {sql} {more} GROUP BY item_id"
    ), parameters


def _listed(name: str, node: Condition, now: datetime) -> tuple[Sequence[tuple[str, int]], Clause]:
    """Return the values of a list with their positions, and the sync after which changes count.

    The time is given with the last value.
    """
    found: list[tuple[str, int]] = []
    since = _since(name, "", now)
    for number, value in enumerate(node.values, 1):
        text = value.text
        if number == len(node.values) and "@" in text:
            text, since = _parted(text, name, now)
        found += replace(value, text=text).parts()
    if not found:
        raise QueryError("query.values_count", name=name, most=len(CHANGED))
    return found, since


def _parted(text: str, name: str, now: datetime) -> tuple[str, Clause]:
    """Return a value without its time, and the SQL of the sync after which a change counts."""
    value, at, time = text.rpartition("@")
    if not at:
        return text, _since(name, "", now)
    if not time:
        raise QueryError("query.no_time", name=name, text=text)
    return value, _since(name, time, now)


def _since(name: str, time: str, now: datetime) -> Clause:
    """Return the SQL for the number of the sync that is compared with the current state."""
    if time == "sync":
        return f"ifnull({_LAST.format('')}, 0) - 1", []
    moment = _moment(name, time or TIMES[0], now)
    return f"ifnull({_LAST.format(' WHERE ended_at <= ?')}, 0)", [moment]


def _moment(name: str, time: str, now: datetime) -> int:
    """Return the time in milliseconds that ``time`` means; raise ``QueryError``."""
    if found := re.fullmatch(r"([0-9]{1,4})d", time):
        days = int(found[1])
        if 0 < days <= _AT_MOST_DAYS:
            # Rounded to the minute: the query stays the same while the user goes on typing.
            return int((now - timedelta(days=days)).timestamp()) // 60 * 60_000
    elif re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", time):
        day = parse_timestamp(f"{time}T00:00:00.000Z")
        if day is not None:
            return int(day.timestamp() * 1000)
    raise QueryError("query.no_time", name=name, text=time)
