"""Filters of a site's search: parsed from the query, and offered in the answer."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import attrgetter
from typing import NamedTuple

from app.domain.money import WHOLE_DIGITS
from app.domain.shapes import JsonObject
from app.domain.vocabulary import BuyingMode, Condition
from app.domain.wire import read_json
from app.service.call import Call
from app.service.errors import BadRequest
from app.service.http.json_body import read_number
from app.service.stores.site_search import Listed, SiteSearch

MOST_VALUES = 50
"""The maximum number of values offered for one filter, the most frequent first."""


class _Filter(NamedTuple):
    """A filter: its parameter, its name, and the function that returns a result's value."""

    id: str
    name: str
    value: Callable[[Listed], object]


_FILTERS = (
    _Filter("category_id", "Category", attrgetter("category_id")),
    _Filter("condition", "Condition", attrgetter("condition")),
    _Filter("buying_mode", "Buying mode", attrgetter("buying_mode")),
    _Filter("listing_type_id", "Listing type", attrgetter("listing_type_id")),
    _Filter("free_shipping", "Free shipping", lambda one: "true" if one.free_shipping else "false"),
)
_NAMES: Mapping[str, Mapping[str, str]] = {
    "condition": {
        Condition.NEW.value: "New",
        Condition.USED.value: "Used",
        Condition.NOT_SPECIFIED.value: "Not specified",
    },
    "buying_mode": {
        BuyingMode.BUY_IT_NOW.value: "Fixed price",
        BuyingMode.AUCTION.value: "Auction",
        BuyingMode.CLASSIFIED.value: "Classified",
    },
    "free_shipping": {"true": "Yes", "false": "No"},
}
_PRICE = "price"
_SELLER = "seller_id"
_RANGES = 3


def read_filters(call: Call, site_id: str, text: str) -> SiteSearch:
    """Return the search in a query; raise :class:`BadRequest` for an unreadable filter.

    A category includes everything below it; ``price`` is ``<lowest>-<highest>``, either of which
    may be absent. ``category`` is another name of ``category_id``, and ``nickname`` names the
    seller.
    """
    query = asked_for(call, site_id)
    category_id = query.get("category_id")
    lowest, highest = _read_range(query.get(_PRICE))
    free = query.get("free_shipping") or None
    if free not in (None, "true", "false"):
        raise BadRequest("true or false is needed", fields=("free_shipping",))
    return SiteSearch(
        site_id=site_id,
        text=text,
        category_ids=call.market.categories.below(category_id) if category_id else None,
        seller_id=query.get(_SELLER),
        condition=query.get("condition"),
        buying_mode=query.get("buying_mode"),
        listing_type_id=query.get("listing_type_id"),
        free_shipping=None if free is None else free == "true",
        lowest_price=lowest,
        highest_price=highest,
    )


def asked_for(call: Call, site_id: str) -> Mapping[str, str]:
    """Return the parameters of a query under the names of the filters.

    Raise :class:`BadRequest` if two names of one filter have different values.
    """
    query = dict(call.query)
    if nickname := query.pop("nickname", None):
        # No id is blank, so an unknown nickname finds nothing.
        found = call.market.users.id_of(nickname, site_id) or " "
        _agree(query, _SELLER, found, "nickname")
    if category := query.pop("category", None):
        _agree(query, "category_id", category, "category")
    return query


def _agree(query: dict[str, str], name: str, value: str, alias: str) -> None:
    if (query.get(name) or value) != value:
        raise BadRequest("These parameters differ", fields=(name, alias))
    query[name] = value


def applied_filters(call: Call, wanted: SiteSearch) -> list[JsonObject]:
    """Return the filters of a search in the form in which they are offered."""
    query = asked_for(call, wanted.site_id)
    ids = [(one.id, one.name) for one in _FILTERS]
    return [
        _wire(id_, name, [{"id": value, "name": _value_name(call, wanted.site_id, id_, value)}])
        for id_, name in (*ids, (_PRICE, "Price"), (_SELLER, "Seller"))
        if (value := query.get(id_))
    ]


def offered_filters(
    call: Call, wanted: SiteSearch, results: Sequence[Listed], *, counted: bool
) -> list[JsonObject]:
    """Return the filters that would narrow a search, as far as ``results`` show.

    ``counted`` means that these are all results; only then the values have counts.
    """
    offered = []
    query = asked_for(call, wanted.site_id)
    for one in _FILTERS:
        if query.get(one.id):
            continue
        numbers = Counter[object](map(one.value, results))
        del numbers[None]
        if len(numbers) < 2:
            continue
        values = [
            {
                "id": value,
                "name": _value_name(call, wanted.site_id, one.id, str(value)),
                **({"results": number} if counted else {}),
            }
            for value, number in numbers.most_common(MOST_VALUES)
        ]
        offered.append(_wire(one.id, one.name, values))
    if not query.get(_PRICE):
        ranges = list(_ranges(sorted(one.price for one in results if one.price is not None)))
        if len(ranges) > 1:
            values = [
                {"id": id_, "name": id_, **({"results": number} if counted else {})}
                for id_, number in ranges
            ]
            offered.append(_wire(_PRICE, "Price", values))
    return offered


def _ranges(prices: Sequence[int]) -> Iterator[tuple[str, int]]:
    """Yield ranges of whole units with about equal numbers of prices, each with its count."""
    if not prices:
        return
    # A range ends one hundredth before the next begins, so each price is in exactly one.
    bounds = sorted({prices[len(prices) * part // _RANGES] // 100 for part in range(1, _RANGES)})
    lower, begin = "", 0
    for bound in (*bounds, None):
        end = len(prices) if bound is None else bisect_left(prices, bound * 100)
        if end > begin:
            yield f"{lower}-{'' if bound is None else f'{bound - 1}.99'}", end - begin
        lower, begin = str(bound), end


def _read_range(text: str | None) -> tuple[int | None, int | None]:
    if not text:
        return None, None
    lowest, dash, highest = text.partition("-")
    if not dash:
        raise BadRequest("A range of prices is <lowest>-<highest>", fields=(_PRICE,))
    return _hundredths(lowest), _hundredths(highest)


def _hundredths(text: str) -> int | None:
    if not text:
        return None
    number = read_number(text)
    if number is None or number.adjusted() >= WHOLE_DIGITS:
        raise BadRequest("A range of prices is <lowest>-<highest>", fields=(_PRICE,))
    return int(number * 100)


def _value_name(call: Call, site_id: str, filter_id: str, value: str) -> str:
    names = _NAMES.get(filter_id)
    if names is not None:
        return names.get(value, value)
    if filter_id == "category_id":
        known = call.market.categories.known(value)
        return value if known is None else known.category.name or value
    if filter_id == "listing_type_id":
        body = call.market.sites.listing_types(site_id) or b"[]"
        names = {one["id"]: one.get("name") for one in read_json(body)}
        return names.get(value) or value
    if filter_id == _SELLER:
        seller = call.market.users.read(value)
        return value if seller is None else str(seller.get("nickname") or value)
    return value


def _wire(id_: str, name: str, values: Sequence[JsonObject]) -> JsonObject:
    kind = "range" if id_ == _PRICE else "text"
    return {"id": id_, "name": name, "type": kind, "values": list(values)}
