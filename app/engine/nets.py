"""What is left of a sale, for the rows of the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from app.engine.item_rows import amount, cents
from app.rules.charges import net_of_sale
from app.workspace.rows import ItemRow


def net_cents(row: ItemRow, site_id: str, shipping_cost: int | None) -> int | None:
    """What is left of one sale in hundredths; ``None`` while price, charge or cost is unknown.

    ``shipping_cost`` (hundredths) counts only where the seller pays it ("Free-shipping coverage").
    """
    price = amount(row.price)
    if price is None:
        return None
    net = net_of_sale(
        site_id,
        row.listing_type_id,
        price,
        free_shipping=row.free_shipping,
        shipping_cost=amount(shipping_cost),
    )
    return None if net is None else cents(net.net)


def nets_of(
    rows: Iterable[ItemRow], site_id: str, costs: Mapping[str, int | None]
) -> dict[str, int | None]:
    """The nets that differ from what the rows say, by item id."""
    nets = {}
    for row in rows:
        net = net_cents(row, site_id, costs.get(row.id))
        if net != row.net:
            nets[row.id] = net
    return nets
