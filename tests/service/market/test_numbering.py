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
    assert IdNumbering(market.database).new_description_id() == "D2000000009"


def test_that_no_number_is_given_twice_and_what_is_taken_back_is_given_again(market: Market):
    given = [market.numbers.new_item_id("MX")]

    def list_in_vain() -> None:
        with market.database.transaction():
            given.append(market.numbers.new_item_id("MX"))
            raise KeyError

    with pytest.raises(KeyError):
        list_in_vain()
    taken_back = given.pop()
    assert market.numbers.new_item_id("MX") == taken_back
    given += [taken_back, market.numbers.new_item_id("AR"), market.numbers.new_item_id("MX")]
    assert len(set(given)) == len(given)
