"""Items of anybody's world as this marketplace takes them over."""

from __future__ import annotations

import pytest

from app.service.worlds.imported_items import imported_item

TOP = {"id": 7, "site_id": "MX", "seller_reputation": {"level_id": "5_green"}}
NEWCOMER = {"id": 8, "site_id": "MX"}
ITEM = {
    "id": "MX1",
    "site_id": "MX",
    "status": "active",
    "price": 900,
    "condition": "new",
    "buying_mode": "buy_it_now",
    "last_updated": "2026-01-31T12:00:00.000Z",
    "shipping": {"mode": "me2", "weather": "wet"},
}


def test_that_what_matches_already_is_changed_to_free_shipping():
    shipping = imported_item(ITEM, TOP, (734,))["shipping"]
    assert shipping == {
        "mode": "me2",
        "weather": "wet",
        "free_shipping": True,
        "free_methods": [{"id": 734, "rule": {"free_mode": "country", "value": None}}],
        "tags": ["mandatory_free_shipping"],
    }


@pytest.mark.parametrize(
    ("changes", "seller"),
    [
        ({"price": 549}, TOP),
        ({"condition": "used"}, TOP),
        ({"status": "closed"}, TOP),
        ({"buying_mode": "classified"}, TOP),
        ({"site_id": "AR"}, TOP),
        ({"site_id": None, "shipping": None, "price": "dear"}, TOP),
        ({}, NEWCOMER),
    ],
)
def test_that_everything_else_stays_as_it_came(changes, seller):
    item = {**ITEM, **changes}
    assert imported_item(item, seller, (734,)) is item


def test_that_an_official_store_counts_as_the_best_seller_does():
    item = {**ITEM, "official_store_id": 5}
    assert imported_item(item, NEWCOMER, ())["shipping"]["free_shipping"] is True


@pytest.mark.parametrize(
    ("changes", "shown"),
    [
        ({"price": 113, "original_price": 50}, None),
        ({"price": 113, "original_price": 113}, None),
        ({"price": 113, "original_price": 200}, 200),
        ({"price": None, "original_price": 200}, 200),
    ],
)
@pytest.mark.parametrize("status", ["active", "closed"])
def test_that_an_original_price_is_there_only_when_it_is_greater(changes, shown, status):
    item = {**ITEM, **changes, "status": status}
    assert imported_item(item, NEWCOMER, ())["original_price"] == shown


@pytest.mark.parametrize(
    ("dates", "expected"),
    [
        ({"date_created": "2026-01-01T00:00:00.000Z"}, "2026-01-01T00:00:00.000Z"),
        ({"start_time": "2026-02-01T00:00:00.000Z"}, "2026-02-01T00:00:00.000Z"),
        ({}, "1970-01-01T00:00:00.000Z"),
    ],
)
def test_that_every_item_has_a_last_updated(dates, expected):
    item = {name: value for name, value in ITEM.items() if name != "last_updated"}
    assert imported_item({**item, **dates}, NEWCOMER, ())["last_updated"] == expected
