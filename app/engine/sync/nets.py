"""The net proceeds of a sale, for the rows of the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import ROUND_CEILING, Decimal

from app.domain.vocabulary import BuyingMode
from app.domain.wire import Unreadable, read_json
from app.domain.wire_item import WireItem, item_of
from app.engine.costs.cost_book import CostBook
from app.engine.sync.item_rows import amount, cents
from app.rules.offer.net import Net, net_of_sale
from app.rules.offer.own_figures import OwnFigures
from app.rules.offer.shipping import free_shipping_mandatory
from app.rules.sellers import SellerStanding
from app.rules.sites import site_rules
from app.workspace.listing_rows import ItemRow

_CLASSIFIED = BuyingMode.CLASSIFIED.value.encode()
_CENT = Decimal("0.01")


@dataclass(frozen=True, slots=True)
class Nets:
    """A calculator of the net of a sale in hundredths.

    The net is ``None`` while price, charge or cost is unknown, and for a classified, which is not
    sold through the marketplace. If the listing has to ship free, the seller pays, whatever its own
    setting is. ``costs`` are the seller's own figures.
    """

    site_id: str
    seller: SellerStanding
    costs: CostBook = field(default_factory=lambda: CostBook(None, None, ""))

    def prepare(self, rows: Sequence[ItemRow]) -> None:
        """Reload the own figures if they changed, and read those of ``rows`` in one query."""
        self.costs.refresh()
        self.costs.prepare([row.seller_custom_field or "" for row in rows])

    def of(self, row: ItemRow, body: bytes, shipping_cost: int | None) -> ItemRow:
        """Return a listing with its net and margin.

        ``shipping_cost`` is that of free shipping, in hundredths.
        """
        price = amount(row.price)
        threshold = site_rules(self.site_id).free_shipping_threshold
        may_have_to = threshold is not None and price is not None and price > threshold
        pays = row.free_shipping
        if _CLASSIFIED in body or (may_have_to and not pays):
            item = _item_of(body)
            if item.get("buying_mode") == BuyingMode.CLASSIFIED:
                return _with(row, None, OwnFigures())
            pays = pays or free_shipping_mandatory(
                item_of(item), seller=self.seller, site=site_rules(self.site_id)
            )
        return self._priced(row, shipping_cost, pays=pays)

    def of_free(
        self, rows: Iterable[ItemRow], shipping_costs: Mapping[str, int | None]
    ) -> list[ItemRow]:
        """Return those of ``rows``, all with free shipping, whose net or margin changed."""
        found = [self._priced(row, shipping_costs.get(row.id), pays=True) for row in rows]
        return [now for row, now in zip(rows, found, strict=True) if row != now]

    def _priced(self, row: ItemRow, shipping_cost: int | None, *, pays: bool) -> ItemRow:
        own = self.costs.of_row(row)
        price = amount(row.price)
        if price is None:
            return _with(row, None, own)
        net = net_of_sale(
            self.site_id,
            row.listing_type_id,
            price,
            free_shipping=pays,
            shipping_cost=amount(shipping_cost),
            currency_id=row.currency_id,
            own=own,
        )
        return _with(row, net, own)


def _with(row: ItemRow, net: Net | None, own: OwnFigures) -> ItemRow:
    margin = None if net is None else net.margin
    floor, price = own.floor, amount(row.price)
    below = None if floor is None or price is None else price < floor
    if floor is not None:
        # Rounded up, so that a price below a floor with finer digits is still below it.
        floor = floor.quantize(_CENT, ROUND_CEILING)
    return row._replace(
        net=None if net is None else cents(net.net),
        margin=None if margin is None else _hundredths(margin),
        unit_cost=cents(own.unit_cost),
        floor=cents(floor),
        by_own=own.count_for(row.listing_type_id),
        below_floor=below,
    )


def _hundredths(share: Decimal) -> int | None:
    """Return a share in hundredths of a percent; a small loss is never rounded to zero."""
    rounded = cents(share * 100)
    return -1 if share < 0 and rounded == 0 else rounded


def _item_of(body: bytes) -> WireItem:
    try:
        return item_of(read_json(body))
    except Unreadable:
        return {}
