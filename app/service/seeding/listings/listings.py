"""Listings of a shop, each made from its position alone, in wire form."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from app.domain.wire_item import WireItem, WirePicture, WireVariation
from app.rules.offer.plain_item import plain_item
from app.service.seeding.leaves import PRODUCT, SERVICE
from app.service.seeding.listings.descriptions import describe
from app.service.seeding.listings.lives import life_of
from app.service.seeding.listings.offers import pick_offer, shipping_of, wire_price
from app.service.seeding.listings.shops import Shop
from app.service.seeding.listings.things import Thing, pick_thing
from app.service.seeding.listings.variations import vary
from app.service.seeding.seeded_random import SIDES
from app.service.seeding.standings import OUT_OF_STOCK, PAUSED
from app.service.stores.placeholder import item_permalink
from app.service.stores.practice_pictures import VIEWS, picture_id, thumbnail_url, wire_picture

Lot = tuple[int, ...]

_VARIED = 0.42
_NO_CODE = 0.04
_HEALTH = tuple(Decimal(points) / 100 for points in range(101))


def build_items(shop: Shop, first: int, count: int) -> Iterator[WireItem]:
    """Yield ``count`` stored items from position ``first`` on.

    Items share parts with each other (attributes, terms, addresses): copy before changing one.
    """
    for position in range(first, first + count):
        yield build_item(shop, position)


def build_item(shop: Shop, position: int) -> WireItem:
    """Make the stored item at a position of a shop, the same each time."""
    lot = shop.dice.throw(position)
    recipe = shop.recipes[position % len(shop.recipes)]
    standing = shop.standings[position % len(shop.standings)]
    leaf = recipe.leaf
    if standing is OUT_OF_STOCK and leaf.kind != PRODUCT:
        # A house has no stock to run out of.
        standing = PAUSED
    used = lot[0] < leaf.used * SIDES
    auction = lot[1] < leaf.auctions * SIDES
    varied = lot[2] < _VARIED * SIDES and bool(recipe.varied_slots) and not used and not auction
    condition = "used" if used else "new"
    thing = pick_thing(recipe, position, lot, shop.conditions[condition], varied=varied)
    offer = pick_offer(shop, recipe, standing, lot, thing.bucket, used=used, auction=auction)
    life = life_of(shop, standing, offer.listing_type_id, lot)
    number = shop.item_number(position)
    price = wire_price(offer.cents)
    variations: list[WireVariation] = []
    quantity = offer.quantity
    if varied:
        family = vary(recipe, shop.site.id, number, thing, price, quantity, lot)
        variations, pictures, quantity = family.variations, family.pictures, family.quantity
    else:
        pictures = _pictures(shop, thing, number, recipe.most_pictures, lot)
    sold = offer.sold
    if variations and sold:
        variations[0]["sold_quantity"] = sold
        variations[0]["initial_quantity"] = offer.quantity + sold
    plans = recipe.varied_titles if varied else recipe.titles
    title = plans[lot[31] % len(plans)].fill(thing.texts)
    terms, warranty = shop.warranties[lot[25] & 7 if leaf.kind == PRODUCT else 7]
    item_id = f"{shop.site.id}{number}"
    cover = thumbnail_url(str(pictures[0]["id"]))
    classified = leaf.kind != PRODUCT
    return {
        **plain_item(),
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
        "start_time": life.start,
        "stop_time": life.stop,
        "end_time": life.stop,
        "expiration_time": life.expiration,
        "date_created": life.created,
        "last_updated": life.updated,
        "permalink": item_permalink(item_id),
        "thumbnail": cover,
        "secure_thumbnail": cover,
        "pictures": pictures,
        "descriptions": [
            describe(
                f"{item_id}-{number % 9973}",
                leaf.kind,
                title,
                thing.attributes,
                life.created,
                lot[22],
            )
        ],
        "accepts_paymentplatform": not classified,
        "shipping": shipping_of(shop, recipe, offer, recipe.parcels[thing.bucket][0], lot),
        "seller_address": shop.address,
        "seller_contact": shop.contact if classified else None,
        "location": shop.location if classified else {},
        "geolocation": shop.geolocation,
        "coverage_areas": shop.coverage_areas if leaf.kind == SERVICE else [],
        "attributes": thing.attributes,
        "sale_terms": terms,
        "warranty": warranty or None,
        "variations": variations,
        "status": standing.status,
        "sub_status": list(standing.sub_status),
        "seller_custom_field": thing.code if lot[27] > _NO_CODE * SIDES else None,
        "health": _health(thing, len(pictures), lot, free=offer.free_shipping, terms=bool(terms)),
        "warnings": thing.warnings,
    }


def _pictures(shop: Shop, thing: Thing, number: int, most: int, lot: Lot) -> list[WirePicture]:
    count = min(most, 1 + lot[27] % 6)
    turn = lot[24] % (VIEWS - 1)
    return [
        wire_picture(
            picture_id(
                shop.site.id,
                thing.motif,
                thing.colour,
                thing.accent,
                1 + (turn + place) % (VIEWS - 1) if place else 0,
                number,
                place + 1,
            )
        )
        for place in range(count)
    ]


def _health(thing: Thing, pictures: int, lot: Lot, *, free: bool, terms: bool) -> Decimal:
    """Return how many quality goals are met: full attributes, pictures, warranty, free shipping."""
    points = 100 - 8 * thing.gaps - 5 * max(0, 4 - pictures) - lot[19] % 6
    points -= 16 * len(thing.warnings)
    if not free:
        points -= 4
    if not terms:
        points -= 6
    return _HEALTH[max(28, points)]
