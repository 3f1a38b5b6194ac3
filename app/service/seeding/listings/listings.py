"""The listings of a shop, each generated from its position alone, in wire format."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from app.domain.wire_item import WireItem, WirePicture, WireVariation
from app.rules.offer.plain_item import plain_item
from app.service.seeding.leaves import PRODUCT, SERVICE
from app.service.seeding.listing_states import OUT_OF_STOCK, PAUSED
from app.service.seeding.listings.descriptions import describe
from app.service.seeding.listings.listing_dates import dates_of
from app.service.seeding.listings.offers import pick_offer, shipping_of, wire_price
from app.service.seeding.listings.practice_shop import PracticeShop
from app.service.seeding.listings.products import Product, pick_product
from app.service.seeding.listings.variations import vary
from app.service.seeding.seeded_random import DRAW_RANGE, Draws
from app.service.stores.placeholder import item_permalink
from app.service.stores.practice_pictures import VIEWS, picture_ids, thumbnail_url, wire_picture

# Copied for each of a million listings, which share the lists in it.
_PLAIN = plain_item()
_VARIED = 0.42
_NO_CODE = 0.04
_HEALTH = tuple(Decimal(points) / 100 for points in range(101))


def build_items(shop: PracticeShop, first: int, count: int) -> Iterator[WireItem]:
    """Yield ``count`` items in stored form, starting at position ``first``.

    Items share parts with each other (attributes, terms, addresses): copy before changing one.
    """
    for position in range(first, first + count):
        yield build_item(shop, position)


def build_item(shop: PracticeShop, position: int) -> WireItem:
    """Return the item in stored form at a position of a shop, the same each time."""
    draws = shop.random.draws(position)
    recipe = shop.recipes.at(position)
    state = shop.listing_states[position % len(shop.listing_states)]
    leaf = recipe.leaf
    if state is OUT_OF_STOCK and leaf.kind != PRODUCT:
        # Real estate has no stock that could run out.
        state = PAUSED
    used = draws[0] < leaf.used * DRAW_RANGE
    auction = draws[1] < leaf.auctions * DRAW_RANGE
    varied = (
        draws[2] < _VARIED * DRAW_RANGE and bool(recipe.varied_slots) and not used and not auction
    )
    condition = "used" if used else "new"
    product = pick_product(recipe, position, draws, shop.conditions[condition], varied=varied)
    offer = pick_offer(shop, recipe, state, draws, product.bucket, used=used, auction=auction)
    dates = dates_of(shop, state, offer.listing_type_id, draws)
    number = shop.item_number(position)
    price = wire_price(offer.cents)
    variations: list[WireVariation] = []
    quantity = offer.quantity
    if varied:
        family = vary(recipe, shop.site.id, number, product, price, quantity, draws)
        variations, pictures, quantity = family.variations, family.pictures, family.quantity
    else:
        pictures = _pictures(shop, product, number, recipe.most_pictures, draws)
    sold = offer.sold
    if variations and sold:
        variations[0]["sold_quantity"] = sold
        variations[0]["initial_quantity"] = offer.quantity + sold
    plans = recipe.varied_titles if varied else recipe.titles
    title = plans[draws[31] % len(plans)].fill(product.texts)
    terms, warranty = shop.warranties[draws[25] & 7 if leaf.kind == PRODUCT else 7]
    item_id = f"{shop.site.id}{number}"
    cover = thumbnail_url(str(pictures[0]["id"]))
    classified = leaf.kind != PRODUCT
    return {
        **_PLAIN,
        "id": item_id,
        "site_id": shop.site.id,
        "title": title,
        "seller_id": shop.seller_id,
        "category_id": recipe.category_id,
        "domain_id": recipe.domain_id,
        "price": price,
        "base_price": price if auction else None,
        "original_price": wire_price(offer.original_cents) if offer.original_cents else None,
        "currency_id": shop.site.rules.currency_id,
        "initial_quantity": quantity + sold,
        "available_quantity": quantity,
        "sold_quantity": sold,
        "buying_mode": offer.buying_mode,
        "listing_type_id": offer.listing_type_id,
        "condition": offer.condition,
        "start_time": dates.start,
        "stop_time": dates.stop,
        "end_time": dates.stop,
        "expiration_time": dates.expiration,
        "date_created": dates.created,
        "last_updated": dates.updated,
        "permalink": item_permalink(item_id),
        "thumbnail": cover,
        "secure_thumbnail": cover,
        "pictures": pictures,
        "descriptions": [
            describe(
                f"{item_id}-{number % 9973}",
                leaf.kind,
                title,
                product.attributes,
                dates.created,
                draws[22],
            )
        ],
        "accepts_paymentplatform": not classified,
        "shipping": shipping_of(shop, recipe, offer, recipe.parcels[product.bucket][0], draws),
        "seller_address": shop.address,
        "seller_contact": shop.contact if classified else None,
        "location": shop.location if classified else {},
        "geolocation": shop.geolocation,
        "coverage_areas": shop.coverage_areas if leaf.kind == SERVICE else [],
        "attributes": product.attributes,
        "sale_terms": terms,
        "warranty": warranty or None,
        "variations": variations,
        "status": state.status,
        "sub_status": list(state.sub_status),
        "seller_custom_field": product.code if draws[27] > _NO_CODE * DRAW_RANGE else None,
        "health": _health(
            product, len(pictures), draws, free=offer.free_shipping, terms=bool(terms)
        ),
        "warnings": product.warnings,
    }


def _pictures(
    shop: PracticeShop, product: Product, number: int, most: int, draws: Draws
) -> list[WirePicture]:
    count = min(most, 1 + draws[27] % 6)
    turn = draws[24] % (VIEWS - 1)
    views = [1 + (turn + place) % (VIEWS - 1) if place else 0 for place in range(count)]
    ids = picture_ids(shop.site.id, product.motif, product.colour, product.accent, views, number)
    return [wire_picture(identifier) for identifier in ids]


def _health(product: Product, pictures: int, draws: Draws, *, free: bool, terms: bool) -> Decimal:
    """Return the share of quality goals that are met.

    The goals are complete attributes, enough pictures, a warranty and free shipping.
    """
    points = 100 - 8 * product.gaps - 5 * max(0, 4 - pictures) - draws[19] % 6
    points -= 16 * len(product.warnings)
    if not free:
        points -= 4
    if not terms:
        points -= 6
    return _HEALTH[max(28, points)]
