"""Prices computed from a required net amount, and price floors."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from decimal import ROUND_CEILING, ROUND_FLOOR, Decimal
from typing import TYPE_CHECKING

from app.domain.shapes import JsonObject, is_blank, object_of, objects_of, text_of
from app.domain.vocabulary import BuyingMode
from app.domain.wire_item import WireItem, shipping_of
from app.editing.item_paths import read_path, write_paths
from app.engine.plans.operation import Operation, OperationError, Skip
from app.rules.numbers import as_number
from app.rules.offer.price import decimal_places
from app.rules.sellers import standing_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.shipping.net_proceeds import Terms

_LEAVES = re.compile(r"leave(>?)=([^,%]+)(%?)(?:,to=(.+))?")
_MOST_ENDINGS = 50
_HUNDRED = Decimal(100)
OF_SALE = frozenset(
    {
        *("id", "price", "currency_id", "condition", "shipping", "official_store_id"),
        *("listing_type_id", "buying_mode", "seller_custom_field", "category_id", "variations"),
    }
)
"""The fields of an item that determine the net amount of a sale."""


class Sales:
    """The net amounts of sales, by the catalog and the seller's own figures.

    ``shipping_costs`` (hundredths, by id) are used in addition to those of the catalog.
    """

    def __init__(self, catalog: ItemCatalog) -> None:
        # Imported late, because parsing an operation or showing its help needs no file.
        from app.domain.wire import Unreadable, read_json
        from app.engine.costs.cost_book import CostBook

        self._catalog = catalog
        shop = catalog.shop()
        self.site = catalog.site(shop.site_id)
        body = catalog.document("user", shop.user_id)
        try:
            self._seller = standing_of(object_of(None if body is None else read_json(body)))
        except Unreadable:
            self._seller = standing_of({})
        self._book = CostBook(catalog.path.parent, catalog, shop.site_id)
        self.shipping_costs: Mapping[str, int | None] = {}

    def terms(self, item: WireItem, code: str) -> Terms:
        """Return the terms of a sale of a listing; ``code`` is the own code that is sold."""
        item_id = text_of(item.get("id"))
        cost = self._catalog.shipping_cost(item_id)
        own = self._book.of_item({**item, "seller_custom_field": code})
        from app.engine.shipping.net_proceeds import Terms
        from app.engine.sync.item_rows import amount

        return Terms(
            site=self.site,
            seller=self._seller,
            condition=text_of(item.get("condition")) or None,
            official_store=not is_blank(item.get("official_store_id")),
            offers_free=shipping_of(item).get("free_shipping") is True,
            shipping_cost=amount(self.shipping_costs.get(item_id) if cost is None else cost),
            classified=item.get("buying_mode") == BuyingMode.CLASSIFIED,
            currency_id=text_of(item.get("currency_id")) or self.site.currency_id,
            own=own,
        )


@dataclass(frozen=True, slots=True)
class SalePriceOperation(Operation):
    """An operation that computes a price from a required net amount, or from the floor.

    ``least`` is the required amount and the required share of the price; ``None`` means the floor.
    With ``raises_only`` a price that already leaves enough is not changed. A computed price ends
    with ``ending``: a fraction, or a multiple if ``multiple`` is set.
    """

    least: tuple[Decimal, Decimal] | None = None
    raises_only: bool = True
    ending: Decimal | None = None
    multiple: bool = False

    @property
    def is_floor(self) -> bool:
        """Whether the operation keeps prices from falling below the floor."""
        return self.least is None

    def priced(
        self, item: WireItem, made: JsonObject, sales: Sales
    ) -> Iterator[tuple[str, object, object]]:
        """Yield the path and the values before and after, as ``steps`` does.

        ``made`` are the values that earlier operations set. Raise ``Skip`` if no price can be
        found.
        """
        changed = write_paths(item, dict(made)) if made else item
        for path in self._paths(item):
            before = as_number(made[path] if path in made else read_path(item, path))
            terms = sales.terms(changed, _code_of(changed, path))
            after = self._price(before, terms, text_of(changed.get("listing_type_id")))
            if after is not None:
                yield path, before, after

    def is_kept(self, item: WireItem, made: JsonObject, sales: Sales) -> bool:
        """Return whether a listing with the values ``made`` still leaves enough."""
        if self.is_floor:
            return True
        changed = write_paths(item, dict(made))
        kind = text_of(changed.get("listing_type_id"))
        for path in self._paths(item):
            price = as_number(made[path] if path in made else read_path(item, path))
            terms = sales.terms(changed, _code_of(changed, path))
            if price is None or not self._leaves_enough(price, terms, kind):
                return False
        return True

    def _price(self, before: Decimal | None, terms: Terms, kind: str) -> Decimal | None:
        places = decimal_places(terms.currency_id, terms.site)
        if self.least is None:
            floor = terms.own.floor
            if floor is None or before is None or before >= floor:
                return None
            return floor.quantize(Decimal(1).scaleb(-places), ROUND_CEILING)
        amount_, share = self.least
        start = before if self.raises_only and before is not None else Decimal(0)
        if terms.net_at(max(start, Decimal(1)), kind) is None:
            raise Skip("net_unknown")
        if share and terms.own.unit_cost is None:
            # Without the unit cost almost any price leaves the required share.
            raise Skip("no_unit_cost")
        if self.raises_only and before is not None and self._leaves_enough(before, terms, kind):
            return before
        for _ in range(_MOST_ENDINGS):
            found = terms.price_leaving(kind, amount_, share, start=start)
            if found is None:
                break
            ended = self._ended(found, places)
            if self._leaves_enough(ended, terms, kind):
                return ended
            # The ended price lies beyond a threshold, above which less is left.
            start = ended
        raise Skip("no_such_price")

    def _leaves_enough(self, price: Decimal, terms: Terms, kind: str) -> bool:
        if self.least is None:
            return True
        net = terms.net_at(price, kind)
        return net is not None and net >= self.least[0] + self.least[1] * price

    def _ended(self, price: Decimal, places: int) -> Decimal:
        """Return the smallest price with the ending that is not below ``price``."""
        if self.ending is None:
            return price
        step = Decimal(1).scaleb(-places)
        if self.multiple:
            whole = (price / self.ending).to_integral_value(ROUND_CEILING)
            return (whole * self.ending).quantize(step, ROUND_CEILING)
        if self.ending != self.ending.quantize(step, ROUND_FLOOR):
            raise Skip("no_such_decimals")
        ended = price.to_integral_value(ROUND_FLOOR) + self.ending
        return (ended if ended >= price else ended + 1).quantize(step)


def sale_price_operation(
    text: str, value: str, figure: Callable[[str, str, int], Decimal]
) -> SalePriceOperation | None:
    """Parse ``leave>=20%``, ``leave=150,to=.99`` and ``floor``; return ``None`` for other text.

    Raise ``OperationError`` if it is an incomplete form of one of them.
    """
    bare = value.strip()
    if bare == "floor":
        return SalePriceOperation(text, "price", _outside)
    if not bare.startswith("leave"):
        return None
    match = _LEAVES.fullmatch(bare)
    if match is None:
        raise OperationError("operation.no_leave", name="price", text=value[:40])
    raises, number, percent, to = match.groups()
    left = figure("price", number.strip(), 4)
    if percent and left >= _HUNDRED:
        raise OperationError("operation.no_leave", name="price", text=value[:40])
    ending = None
    if to is not None:
        ending = Decimal(to) if re.fullmatch(r"\.[0-9]{1,2}", to) else figure("price", to, 2)
        if ending <= 0:
            raise OperationError("operation.no_step", name="price")
    return SalePriceOperation(
        text,
        "price",
        _outside,
        least=(Decimal(0), left / _HUNDRED) if percent else (left, Decimal(0)),
        raises_only=bool(raises),
        ending=ending,
        multiple=to is not None and not to.startswith("."),
    )


def _outside(_before: object, _places: int) -> object:
    # Outside of a plan the net amount of a sale is not available.
    raise Skip("net_unknown")


def _code_of(item: WireItem, path: str) -> str:
    own = text_of(item.get("seller_custom_field"))
    if not path.startswith("variations."):
        return own
    variation_id = path.split(".")[1]
    for entry in objects_of(item.get("variations")):
        if text_of(entry.get("id")) == variation_id:
            return text_of(entry.get("seller_custom_field")) or own
    return own
