"""Grouping of the listings of a query by one column, with sums computed in SQL."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, NamedTuple

from app.domain.vocabulary import ItemStatus
from app.workspace.listing_rows import ALARMS, TABS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from app.engine.catalog.search_text import SearchText
    from app.workspace.catalog.catalog_reader import CatalogReader

_CODE = re.compile(r"[A-Za-z0-9_\-]+")
MOST_GROUPS = 1_000
"""The maximum number of groups in an answer, the largest first; the others are counted."""
_OWN = "(SELECT {} FROM own_nets WHERE own_nets.number = items.number)"
_PLAIN = {
    "listing_type": "listing_type_id",
    "currency": "currency_id",
    "category": "category_id",
    "free_shipping": "free_shipping",
    "variations": "variations > 0",
    "warnings": "warnings > 0",
    "below_floor": _OWN.format("below_floor"),
}
_STATUS = f"CASE WHEN tab = {TABS['out_of_stock']} THEN 'out_of_stock' ELSE status END"
# The lower bounds of the bands of each figure, in the unit of its column; values below the first
# bound form a band of their own.
_AMOUNTS = tuple(n * 10**e for e in range(2, 10) for n in (1, 2, 5))
_COUNTS = (0, 1, 6, 21, 101, 1_001)
_BANDS: dict[str, tuple[str, tuple[int, ...], int]] = {
    "price": ("price", (0, *_AMOUNTS), 100),
    "net": ("net", (0, *_AMOUNTS), 100),
    "margin": (_OWN.format("margin"), tuple(range(0, 10_000, 1_000)), 100),
    "stock": ("available_quantity", _COUNTS, 1),
    "sold": ("sold_quantity", _COUNTS, 1),
    "health": ("CAST(round(health * 100) AS INTEGER)", tuple(range(0, 100, 10)), 100),
}
_MONTH = "strftime('%Y-%m', last_updated / 1000, 'unixepoch')"
GROUPED_BY = ("status", *_PLAIN, *_BANDS, "updated")
"""The columns by which listings can be grouped; titles and own codes differ in every listing."""
_SUMS = (
    "count(*)",
    "sum(available_quantity)",
    "sum(sold_quantity)",
    "count(price)",
    "sum(price)",
    "count(net)",
    "sum(net)",
    "CASE WHEN min(currency_id) = max(currency_id) THEN min(currency_id) ELSE '' END",
)


class Sums(NamedTuple):
    """The sums of several listings; amounts in hundredths of ``currency_id``.

    ``priced`` and ``netted`` are the numbers of listings with a known price or net amount;
    ``price`` and ``net`` are the sums of these. If the listings have several currencies,
    ``currency_id`` is empty and the amounts are meaningless.
    """

    listings: int
    stock: int
    sold: int
    priced: int
    price: int
    netted: int
    net: int
    currency_id: str

    @property
    def mean_price(self) -> int | None:
        """The average of the known prices; ``None`` without any, or with several currencies."""
        return round(self.price / self.priced) if self.priced and self.currency_id else None

    @property
    def mean_net(self) -> int | None:
        """The average of the known net amounts; ``None`` as for ``mean_price``."""
        return round(self.net / self.netted) if self.netted and self.currency_id else None


class ListingGroup(NamedTuple):
    """The listings with one value of a column.

    ``value`` is a code; ``low`` and ``high`` bound a band in hundredths or units (``high`` is
    excluded); ``None`` means unknown or unbounded. ``text`` is the query for exactly these
    listings; empty if no query expresses it.
    """

    value: str | None
    low: int | None
    high: int | None
    text: str
    sums: Sums


@dataclass(frozen=True, slots=True)
class Groups:
    """The groups of a column, in order; ``left_out`` counts those beyond ``MOST_GROUPS``."""

    column: str
    groups: tuple[ListingGroup, ...]
    total: Sums
    left_out: int = 0


def groups_of(reader: CatalogReader, sought: SearchText, view: str, column: str) -> Groups:
    """Return the listings of a search within a view, grouped by ``column``.

    Groups of codes are ordered by size, bands and months by value. Raise ``ValueError`` for an
    unknown column.
    """
    key = _key_of(column)
    where, parameters = _where(sought, view)
    rows = reader.rows(
        f"SELECT {key} AS grouped, {', '.join(_SUMS)} FROM items WHERE {where} GROUP BY grouped",
        parameters,
    )
    found = [_group(column, value, Sums._make(_known(sums))) for value, *sums in rows]
    banded = column in _BANDS or column == "updated"
    found.sort(
        key=(lambda g: _place(g)) if banded else (lambda g: (-g.sums.listings, g.value or ""))
    )
    total = _total([group.sums for group in found])
    return Groups(column, tuple(found[:MOST_GROUPS]), total, max(0, len(found) - MOST_GROUPS))


def _key_of(column: str) -> str:
    if column == "status":
        return _STATUS
    if column in _PLAIN:
        return _PLAIN[column]
    if column == "updated":
        return f"CASE WHEN last_updated > 0 THEN {_MONTH} END"
    if column not in _BANDS:
        raise ValueError(f"no such column: {column}")
    figure, starts, _ = _BANDS[column]
    # Rows are grouped by the number of their band, because SQLite groups whole numbers quickly.
    cases = " ".join(f"WHEN {figure} < {start} THEN {at}" for at, start in enumerate(starts))
    return f"CASE WHEN {figure} IS NULL THEN NULL {cases} ELSE {len(starts)} END"


def _where(sought: SearchText, view: str) -> tuple[str, list[object]]:
    conditions, parameters = ["1"], list[object]()
    if not sought.is_empty:
        sql, parameters = sought.numbers()
        conditions.append(f"number IN ({sql})")
    if view in ALARMS:
        conditions.append("number IN (SELECT number FROM alarms WHERE kind = ?)")
        parameters = [*parameters, ALARMS[view]]
    elif view in TABS:
        conditions.append("tab = ?")
        parameters = [*parameters, TABS[view]]
    return " AND ".join(conditions), parameters


def _known(sums: Sequence[object]) -> Iterator[object]:
    yield from (0 if one is None else one for one in sums)


def _place(group: ListingGroup) -> tuple[bool, int, str]:
    """Return the sort key of a band; unknown values come last."""
    unknown = group.value is None and group.low is None and group.high is None
    low = -(2**62) if group.low is None else group.low
    return unknown, low, group.value or ""


def _group(column: str, key: object, sums: Sums) -> ListingGroup:
    if column in _BANDS:
        _, starts, scale = _BANDS[column]
        if not isinstance(key, int):
            return ListingGroup(None, None, None, f"-{column}:>=0 -{column}:<0", sums)
        low = None if key == 0 else starts[key - 1]
        high = starts[key] if key < len(starts) else None
        return ListingGroup(None, low, high, _band_text(column, low, high, scale), sums)
    value = None if key is None else str(key)
    return ListingGroup(value, None, None, _text(column, value), sums)


def _band_text(column: str, low: int | None, high: int | None, scale: int) -> str:
    def figure(number: int) -> str:
        shown = f"{number / scale:.2f}".rstrip("0").rstrip(".") if scale > 1 else str(number)
        return shown or "0"

    if column == "health":
        # Health is grouped by its value rounded to whole points.
        bounds = [(">=", low), ("<", high)]
        return " ".join(f"health:{s}{(n - 0.5) / 100:g}" for s, n in bounds if n is not None)
    parts = [f"{column}:>={figure(low)}"] if low is not None else []
    parts += [f"{column}:<{figure(high)}"] if high is not None else []
    return " ".join(parts)


def _text(column: str, value: str | None) -> str:
    if value is not None and not _CODE.fullmatch(value):
        return ""
    match column:
        case "status" if value == "out_of_stock":
            return "status:out_of_stock"
        case "status" if value in frozenset(ItemStatus):
            return f"status:{value} -status:out_of_stock"
        case "listing_type" if value:
            return f"type:{value}"
        case "currency" | "category" if value:
            return f"{column}:{value}"
        case "free_shipping":
            return f"free_shipping:{'yes' if value == '1' else 'no'}"
        case "variations" | "warnings":
            return f"{column}:{'>0' if value == '1' else '0'}"
        case "below_floor" if value is None:
            return "-below_floor:yes -below_floor:no"
        case "below_floor":
            return f"below_floor:{'yes' if value == '1' else 'no'}"
        case "updated" if value:
            return _month_text(value)
    return ""


def _month_text(month: str) -> str:
    first = datetime.strptime(f"{month}-01", "%Y-%m-%d").replace(tzinfo=UTC)
    later = (first.year + 1, 1) if first.month == 12 else (first.year, first.month + 1)
    return f"updated:>={month}-01 updated:<{later[0]:04}-{later[1]:02}-01"


def _total(sums: Sequence[Sums]) -> Sums:
    currencies = {one.currency_id for one in sums}
    figures = [sum(column) for column in zip(*(one[:-1] for one in sums), strict=True)]
    currency = currencies.pop() if len(currencies) == 1 else ""
    return Sums._make([*(figures or [0] * 7), currency])
