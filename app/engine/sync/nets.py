"""What is left of a sale, for the rows of the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from app.domain.vocabulary import BuyingMode
from app.domain.wire import Unreadable, read_json
from app.domain.wire_item import WireItem, item_of
from app.engine.sync.item_rows import amount, cents
from app.rules.offer.charges import net_of_sale
from app.rules.offer.shipping import free_shipping_mandatory
from app.rules.sellers import SellerStanding
from app.rules.sites import site_rules
from app.workspace.listing_rows import ItemRow

_CLASSIFIED = BuyingMode.CLASSIFIED.value.encode()


@dataclass(frozen=True, slots=True)
class Nets:
    """What is left of one sale in hundredths; ``None`` while price, charge or cost is unknown.

    Nothing is left of a classified: it is not sold through the marketplace. Where the listing must
    ship free, the seller pays, whatever it says itself.
    """

    site_id: str
    seller: SellerStanding

    def of(self, row: ItemRow, body: bytes, shipping_cost: int | None) -> int | None:
        """Return the net of a listing; ``shipping_cost`` (hundredths) is that of free shipping."""
        price = amount(row.price)
        threshold = site_rules(self.site_id).free_shipping_threshold
        may_have_to = threshold is not None and price is not None and price > threshold
        pays = row.free_shipping
        if _CLASSIFIED in body or (may_have_to and not pays):
            item = _item_of(body)
            if item.get("buying_mode") == BuyingMode.CLASSIFIED:
                return None
            pays = pays or free_shipping_mandatory(
                item_of(item), seller=self.seller, site=site_rules(self.site_id)
            )
        return _net(row, self.site_id, shipping_cost, pays=pays)


def nets_of(
    rows: Iterable[ItemRow], site_id: str, costs: Mapping[str, int | None]
) -> dict[str, int | None]:
    """Return the nets that differ from what the rows say, by item id; all of them ship free."""
    nets = {}
    for row in rows:
        net = _net(row, site_id, costs.get(row.id), pays=True)
        if net != row.net:
            nets[row.id] = net
    return nets


def _net(row: ItemRow, site_id: str, shipping_cost: int | None, *, pays: bool) -> int | None:
    price = amount(row.price)
    if price is None:
        return None
    net = net_of_sale(
        site_id,
        row.listing_type_id,
        price,
        free_shipping=pays,
        shipping_cost=amount(shipping_cost),
        currency_id=row.currency_id,
    )
    return None if net is None else cents(net.net)


def _item_of(body: bytes) -> WireItem:
    try:
        return item_of(read_json(body))
    except Unreadable:
        return {}
