"""Ids of new things: none is given twice, whatever is in the store already."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from app.service.market.market import Market
from app.service.market.numbering import IdNumbering
from tests.stands.small_world import SmallWorld, stored_item

SELLER = SmallWorld().sellers()[1]


@pytest.mark.parametrize(
    ("known", "expected"),
    [
        ((), "MX2000000001"),
        (("MX1999999999", "MX999", "MX3000000000"), "MX2000000001"),
        (("MX2000000001",), "MX2000000002"),
        (("MX2000000009", "MX2000000007"), "MX2000000010"),
        (("MX20000000099", "MX2000000003"), "MX2000000004"),
        (("MX20000000zz", "MX2000000-03"), "MX2000000001"),
        (("AR2000000005",), "MX2000000001"),
    ],
)
def test_that_a_new_item_is_numbered_above_those_there_are(
    market: Market, known: Sequence[str], expected: str
):
    for number, item_id in enumerate(known):
        market.items.add(stored_item(item_id, SELLER, number))
    assert market.numbers.new_item_id("MX") == expected


def test_that_a_new_description_is_numbered_above_those_there_are(market: Market):
    market.descriptions.add("MX1", {"id": "D2000000007"})
    market.descriptions.add("MX1", {"id": "D8"})
    assert market.numbers.new_description_id() == "D2000000008"


def test_that_another_start_numbers_on_from_what_was_written(market: Market):
    item_id, description_id = market.numbers.new_item_id("MX"), market.numbers.new_description_id()
    market.items.add(stored_item(item_id, SELLER, 0))
    market.descriptions.add(item_id, {"id": description_id})
    again = IdNumbering(market.database)
    assert (item_id, again.new_item_id("MX")) == ("MX2000000001", "MX2000000002")
    assert (description_id, again.new_description_id()) == ("D2000000001", "D2000000002")


def test_that_no_number_is_given_twice_after_a_rollback(market: Market):
    numbers = market.numbers
    given: list[object] = [numbers.new_item_id("MX"), numbers.new_variation_id()]

    def list_in_vain() -> None:
        with market.database.transaction():
            numbers.new_item_id("MX")
            numbers.new_variation_id()
            raise KeyError

    with pytest.raises(KeyError):
        list_in_vain()
    given += [numbers.new_item_id("MX"), numbers.new_item_id("AR"), numbers.new_item_id("MX")]
    given += [numbers.new_variation_id(), numbers.new_variation_id()]
    assert len(set(given)) == len(given)
