"""Orders and questions of the practice world: about its listings, in order, the same for a seed."""

from __future__ import annotations

from typing import Any

import pytest

from app.domain.models.order import Order
from app.domain.models.question import Question
from app.domain.timestamps import parse_timestamp
from app.service.seeding.orders import MOST_ORDERS, order_count
from app.service.seeding.questions import MOST_QUESTIONS, question_count
from app.service.seeding.world import World, open_world

Wire = dict[str, Any]


def count_of(world: World, seller: Wire) -> int:
    return world.listings_of(seller["site_id"])


def orders_of(world: World, seller: Wire) -> list[Wire]:
    return list(world.orders(seller, count_of(world, seller)))


def questions_of(world: World, seller: Wire) -> list[Wire]:
    return list(world.questions(seller, count_of(world, seller)))


@pytest.mark.parametrize("make", [orders_of, questions_of])
def test_that_ids_are_unique_and_dates_rise(world: World, make: Any):
    ids = []
    for seller in world.sellers():
        made = make(world, seller)
        assert len(made) > 5
        ids += [one["id"] for one in made]
        dates = [parse_timestamp(one["date_created"]) for one in made]
        assert dates == sorted(dates)
        assert max(dates) <= world.now
    assert len(set(ids)) == len(ids)


def test_that_orders_are_of_the_sellers_own_listings_at_their_prices(world: World):
    for seller in world.sellers():
        items = {item["id"]: item for item in world.items(seller)}
        for order in orders_of(world, seller):
            assert Order.parse(order).to_wire() == order
            assert order["seller"]["id"] == seller["id"]
            (line,) = order["order_items"]
            item = items[line["item"]["id"]]
            assert line["item"]["title"] == item["title"]
            assert line["unit_price"] == item["price"]
            assert order["total_amount"] == item["price"] * line["quantity"]
            assert item["buying_mode"] != "classified"
            assert ("paid" in order["tags"]) == (order["status"] == "paid")
            assert order["buyer"]["phone"]["number"].startswith("555")


def test_that_questions_are_about_the_sellers_own_listings(world: World):
    states = set()
    for seller in world.sellers():
        ids = {item["id"] for item in world.items(seller)}
        for question in questions_of(world, seller):
            assert Question.parse(question).to_wire() == question
            assert question["item_id"] in ids
            assert question["seller_id"] == seller["id"]
            assert (question["answer"] is not None) == (question["status"] == "ANSWERED")
            if question["answer"]:
                asked = parse_timestamp(question["date_created"])
                answered = parse_timestamp(question["answer"]["date_created"])
                assert asked is not None
                assert answered is not None
                assert asked <= answered <= world.now
            states.add(question["status"])
    assert states == {"ANSWERED", "UNANSWERED"}


def test_that_a_seed_always_makes_the_same_ones(world: World):
    seller = next(world.sellers())
    again = open_world(seed=7, listings=60)
    other = open_world(seed=8, listings=60)
    assert orders_of(world, seller) == orders_of(again, seller) != orders_of(other, seller)
    assert questions_of(world, seller) == questions_of(again, seller) != questions_of(other, seller)


@pytest.mark.parametrize("count", [order_count, question_count])
def test_that_there_are_some_for_any_shop_and_not_too_many_for_a_large_one(count: Any):
    assert count(0) == 0
    assert count(1) > 0
    assert count(1_000_000) == max(count(10**6), count(10**5)) <= max(MOST_ORDERS, MOST_QUESTIONS)
    # A large shop has more than a scan of questions needs to go beyond the first thousand.
    assert count(1_000_000) > 1_000
