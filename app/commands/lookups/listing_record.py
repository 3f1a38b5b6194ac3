"""A listing as the JSON record of ``show``, with the same keys for live and stored data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from decimal import Decimal
from typing import TYPE_CHECKING

from app.commands.lookups.listing_text import variation_record
from app.commands.wording import moment_text
from app.domain.shapes import JsonObject, objects_of, sequence_of, text_of
from app.domain.vocabulary import NOT_APPLICABLE
from app.domain.wire_item import WireItem, attributes_of, pictures_of, variations_of, warnings_of
from app.engine.costs.cost_book import own_figures_of
from app.engine.notices import NoticeError
from app.rules.numbers import as_number
from app.rules.offer.net import Net, net_of_sale
from app.rules.offer.price import listing_price

if TYPE_CHECKING:
    from app.domain.models.attribute import AttributeDefinition
    from app.domain.models.category import Category
    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.facade import OpenShop

_PLAIN = (
    *("title", "subtitle", "seller_custom_field", "site_id", "category_id", "status"),
    *("price", "original_price", "currency_id", "available_quantity", "sold_quantity"),
    *("listing_type_id", "buying_mode", "condition", "health", "permalink"),
    *("date_created", "last_updated", "stop_time"),
)


async def live_record(shop: OpenShop, item_id: str) -> dict[str, object]:
    """Return a listing as it is now, with the net of a sale if it is the seller's own.

    Raise ``NoticeError`` if it cannot be read; further parts that cannot be read are unknown.
    """
    session = shop.session
    item = await shop.lookups.listing(item_id)
    own = text_of(item.get("seller_id")) == session.account.user_id
    category: Category | None = None
    attributes: Sequence[AttributeDefinition] = ()
    names: Mapping[str, str] = {}
    # A listing is worth showing even without the names of its category and attributes.
    with suppress(NoticeError, ValueError):
        category_id = text_of(item.get("category_id"))
        category = await session.categories.category(category_id)
        attributes = await session.categories.attributes(category_id)
        types = await session.categories.listing_types(text_of(item.get("site_id")))
        names = {kind.id: kind.name or "" for kind in types}
    return {
        "id": item_id,
        "live": True,
        "as_of": None,
        "own": own,
        **_facts(item, category, attributes, names),
        "sale": await _live_sale(shop, item_id, item) if own else None,
    }


def stored_record(catalog: ItemCatalog, item_id: str) -> dict[str, object] | None:
    """Return a listing as the catalogue has it; ``None`` if it is not there."""
    from app.engine.catalog.stored_categories import StoredCategories

    item, row = catalog.facts(item_id), catalog.row(item_id)
    if item is None or row is None:
        return None
    category_id, shop = text_of(item.get("category_id")), catalog.shop()
    stored = StoredCategories(catalog)
    category, attributes = stored.category(category_id), stored.attributes(category_id) or ()
    types = stored.listing_types(shop.site_id)
    synced_at = catalog.synced_at()
    price, net = listing_price(item), None if row.net is None else Decimal(row.net) / 100
    sale = None
    if price is not None and net is not None:
        # Only the net is stored; the cost of shipping is the rest.
        own = own_figures_of(catalog.path, shop.site_id, item)
        free = net_of_sale(
            shop.site_id,
            row.listing_type_id,
            price,
            free_shipping=False,
            currency_id=row.currency_id,
            own=own,
        )
        if free is not None:
            sale = replace(free, shipping=free.net - net, net=net)
    return {
        "id": item_id,
        "live": False,
        "as_of": None if synced_at is None else moment_text(synced_at),
        "own": True,
        **_facts(item, category, attributes, {kind.id: kind.name or "" for kind in types}),
        "sale": _sale(price, sale, row.currency_id or None),
    }


def _facts(
    item: WireItem,
    category: Category | None,
    attributes: Sequence[AttributeDefinition],
    types: Mapping[str, str],
) -> dict[str, object]:
    steps = () if category is None else category.path_from_root or ()
    path = [step.name or step.id for step in steps]
    if category is not None and not path:
        path = [category.name or category.id]
    defined = {one.id: one.name for one in attributes}
    description = next(iter(objects_of(item.get("descriptions"))), {})
    text = description.get("plain_text") or description.get("text")
    return {
        "seller_id": text_of(item.get("seller_id")) or None,
        **{name: item.get(name) for name in _PLAIN},
        "price": listing_price(item),
        "sub_status": [text_of(code) for code in sequence_of(item.get("sub_status"))],
        "category_path": path,
        "listing_type": types.get(text_of(item.get("listing_type_id"))) or None,
        "description": text if isinstance(text, str) else None,
        "variations": [variation_record(one) for one in variations_of(item)],
        "pictures": [
            {
                "id": one.get("id"),
                "url": one.get("secure_url") or one.get("url"),
                "size": one.get("max_size") or one.get("size"),
            }
            for one in pictures_of(item)
        ],
        "attributes": [
            {
                "id": one.get("id"),
                "name": defined.get(text_of(one.get("id"))) or one.get("name"),
                "value": _value(one),
                "applies": one.get("value_id") != NOT_APPLICABLE,
            }
            for one in attributes_of(item)
        ],
        "warnings": [
            {"code": one.get("code"), "message": one.get("message")} for one in warnings_of(item)
        ],
    }


def _value(attribute: JsonObject) -> str | None:
    named = attribute.get("value_name")
    if isinstance(named, str) and named:
        return named
    several = [text_of(one.get("name")) for one in objects_of(attribute.get("values"))]
    return ", ".join(filter(None, several)) or None


async def _live_sale(shop: OpenShop, item_id: str, item: WireItem) -> dict[str, object] | None:
    price = listing_price(item)
    if price is None:
        return None
    try:
        answer = await shop.session.shipping.for_item(item_id)
    except NoticeError:
        return None
    if answer.classified:
        return None
    kind = answer.listing_type_id
    sale = answer.terms.sale_at(price, kind)
    if sale is None:
        charge, shipping = answer.terms.charge_at(price, kind), answer.terms.shipping_at(price)
        return _unknown_sale(price, charge, shipping, answer.currency_id)
    return _sale(price, sale, answer.currency_id)


def _sale(
    price: Decimal | None, sale: Net | None, currency_id: str | None
) -> dict[str, object] | None:
    if price is None or sale is None:
        return None
    return {
        "price": as_number(price),
        "charge": sale.charge,
        "shipping": sale.shipping,
        "own_costs": sale.own_costs,
        "net": sale.net,
        "margin": sale.margin,
        "by": "own_figures" if sale.by_own else "site_table",
        "currency_id": currency_id,
    }


def _unknown_sale(
    price: Decimal, charge: Decimal | None, shipping: Decimal | None, currency_id: str
) -> dict[str, object] | None:
    if charge is None:
        return None
    known = {"price": as_number(price), "charge": charge, "shipping": shipping}
    unknown = dict.fromkeys(("own_costs", "net", "margin", "by"))
    return {**known, **unknown, "currency_id": currency_id}
