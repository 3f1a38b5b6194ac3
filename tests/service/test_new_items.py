"""What is listed and what is seeded have the same fields, those of a new item."""

from __future__ import annotations

from app.rules.offer.plain_item import plain_item, plain_variation
from app.service.items.creation import build_listing
from app.service.items.validation import judge_listing
from app.service.market.market import Market
from app.service.seeding.world import open_world
from tests.stands.forms import new_listing


def test_that_a_listed_item_has_every_field(market: Market):
    form = new_listing(market)
    seller = market.users.read(market.users.seller_lines()[0].user_id)
    assert seller is not None
    listing = build_listing(market, form, seller, judge_listing(market, form, seller))
    assert listing.item.keys() == plain_item().keys()


def test_that_seeded_items_and_their_variations_have_every_field():
    world = open_world(1, 40)
    items = list(world.items(next(iter(world.sellers())), 40))
    assert all(item.keys() == plain_item().keys() for item in items)
    variations = [one for item in items for one in item["variations"]]
    assert variations
    assert all(one.keys() == plain_variation().keys() for one in variations)
