"""Pictures and variations of one listing on the command line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from tests.stands.served_shop import Listings, ServedShop, lost, plain, serve_shop

pytestmark = pytest.mark.usefixtures("forked")


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedShop]:
    with serve_shop(tmp_path_factory.mktemp("parts")) as found:
        yield found


@pytest.fixture(scope="module")
def listings(shop: ServedShop) -> Listings:
    return Listings(shop)


@pytest.fixture(scope="module")
def photo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("photo") / "photo.jpg"
    Image.effect_noise((600, 600), 90).convert("RGB").save(path)
    return path


def pictured(item: dict[str, Any]) -> bool:
    return plain(item) and 3 <= len(item["pictures"]) <= 5


def varied(item: dict[str, Any]) -> bool:
    """Whether it has variations that are told apart by their colour."""
    looks = [one["attribute_combinations"] for one in item["variations"]]
    return (
        item["status"] == "active"
        and len(looks) > 1
        and all([part["id"] for part in look] == ["COLOR"] for look in looks)
    )


def ids_of(shop: ServedShop, item_id: str) -> list[str]:
    return [picture["id"] for picture in shop.item(item_id)["pictures"]]


def test_that_pictures_are_added_taken_off_and_put_in_order(
    shop: ServedShop, listings: Listings, photo: Path
) -> None:
    item = listings.take(pictured)
    item_id, before = item["id"], [picture["id"] for picture in item["pictures"]]
    shown = shop.run("picture", item_id, "--json").json["pictures"]
    spoken = shop.run("picture", item_id).out
    assert all(one["address"] in spoken for one in shown)
    assert [picture["id"] for picture in shown] == before
    assert shop.run("picture", item_id, "cover", "2").code == 0
    assert ids_of(shop, item_id) == [before[1], before[0], *before[2:]]
    assert shop.run("picture", item_id, "order", before[0], before[1]).code == 0
    assert ids_of(shop, item_id) == before
    added = shop.run("picture", item_id, "add", photo, "https://example.com/2.jpg", "--json")
    assert (added.code, added.json["row"]["state"]) == (0, "done"), added.err
    now = ids_of(shop, item_id)
    assert (now[: len(before)], len(now)) == (before, len(before) + 2)
    assert shop.run("picture", item_id, "remove", str(len(now)), now[-2]).code == 0
    assert ids_of(shop, item_id) == before


def test_that_a_variation_is_added_changed_and_taken_off(
    shop: ServedShop, listings: Listings
) -> None:
    item = listings.take(varied)
    item_id, count = item["id"], len(item["variations"])
    added = shop.run(
        *("variation", item_id, "add", "Color=Rosa mexicano", "stock=4", "sku=V-9", "--json")
    )
    assert (added.code, added.json["row"]["state"]) == (0, "done"), added.out + added.err
    new = shop.item(item_id)["variations"][-1]
    assert (new["available_quantity"], new["seller_custom_field"]) == (4, "V-9")
    assert new["price"] == item["variations"][0]["price"]
    assert shop.run("variation", item_id, "set", new["id"], "stock=+3").code == 0
    shown = shop.run("variation", item_id, "--json").json["variations"]
    assert (len(shown), shown[-1]["stock"], shown[0]["stock"]) == (
        count + 1,
        7,
        item["variations"][0]["available_quantity"],
    )
    refused = shop.run("variation", item_id, "remove", new["id"], "--json")
    assert (refused.code, refused.json["risky"], refused.json["row"]) == (1, 1, None)
    assert len(shop.item(item_id)["variations"]) == count + 1
    gone = shop.run("variation", item_id, "remove", new["id"], "--accept", 1)
    assert gone.code == 0, gone.err
    assert [one["id"] for one in shop.item(item_id)["variations"]] == [
        one["id"] for one in item["variations"]
    ]


def test_that_a_lost_answer_adds_no_picture_and_no_variation_twice(
    shop: ServedShop, listings: Listings, photo: Path
) -> None:
    item, other = listings.take(pictured), listings.take(varied)
    route, words = "POST /items/{item_id}/pictures", ("picture", item["id"], "add", photo)
    with shop.faults(lost(route)):
        short = (*words, "--timeout", "2", "--json")
        first, second = shop.run_until_asked(route, *short), shop.run(*short)
        assert shop.calls(route) == 1
    assert first.json["row"]["number"] == second.json["row"]["number"]
    assert len(ids_of(shop, item["id"])) == len(item["pictures"]) + 1
    with shop.faults(lost("PUT /items/{item_id}")):
        answer = shop.run("variation", other["id"], "add", "Color=Rosa mexicano", "stock=4")
    assert answer.code == 0, answer.err
    assert len(shop.item(other["id"])["variations"]) == len(other["variations"]) + 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("picture", "{id}", "remove", "99"), "there is no picture '99'"),
        (("picture", "{id}", "add", "/no/such/file"), "no such file"),
        (("picture", "{id}", "add", __file__), "cannot be used as a picture"),
        (("picture", "{id}", "add", "ftp://x/1.jpg"), "not the address of a picture"),
        (("picture", "{id}", "cover", "1", "2"), "one picture"),
        (("picture", "{id}", "turn", "1"), "'turn' is not one of"),
        (("picture", "{id}", "add"), "at least one picture"),
        (("variation", "{id}", "set", "99", "stock=1"), "there is no variation '99'"),
        (("variation", "{id}", "set", "1", "title=x"), "one can set price, stock, sku"),
        (("variation", "{id}", "set", "1"), "FIELD=VALUE"),
        (("variation", "{id}", "add", "Colour=x"), "did you mean 'Color'?"),
        (("variation", "{id}", "add", "stock=3"), "at least one attribute"),
        (("variation", "{id}", "remove"), "one variation"),
        (("variation", "MX1"), "no listing MX1"),
    ],
)
def test_that_bad_input_ends_with_2_and_names_what_is_right(
    shop: ServedShop, listings: Listings, words: tuple[str, ...], said: str
) -> None:
    item_id = listings.first(varied)["id"]
    answer = shop.run(*(word.format(id=item_id) for word in words))
    assert (answer.code, answer.out) == (2, "")
    assert said in answer.err
