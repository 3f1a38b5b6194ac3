"""A folder of pictures as a plan: every file that is not used is named, the others are sent once,
and the old pictures come back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from app.engine.changes.picture_folder import code_of
from tests.stands.served_shop import Listings, ServedShop, plain, serve_shop

pytestmark = pytest.mark.usefixtures("forked")


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedShop]:
    with serve_shop(tmp_path_factory.mktemp("folders")) as found:
        assert found.run("sync").code == 0
        yield found


@pytest.fixture(scope="module")
def listings(shop: ServedShop) -> Listings:
    return Listings(shop)


def draw(path: Path, width: int = 600, height: int = 600) -> None:
    """A picture that is like no other one."""
    Image.effect_noise((width, height), 90).convert("RGB").save(path)


def coded(shop: ServedShop, item: dict[str, Any], code: str) -> str:
    shop.put(item["id"], seller_custom_field=code)
    return str(item["id"])


def sizes(item: dict[str, Any]) -> list[str]:
    return [one["max_size"] for one in item["pictures"]]


def test_that_pictures_of_a_folder_are_sent_in_order_and_taken_back(
    shop: ServedShop, listings: Listings, tmp_path: Path
) -> None:
    one, other = (coded(shop, listings.take(plain), code) for code in ("PF", "PF-7"))
    assert shop.run("sync").code == 0
    folder, plan = tmp_path / "photos", tmp_path / "photos.json"
    folder.mkdir()
    names = ("pf-10", "PF-2", "PF_front", "PF_cover", "PF", "PF-7", "PF-7-1")
    for number, name in enumerate(names):
        draw(folder / f"{name}.png", 600 + number)
    answer = shop.run("plan", "pictures", folder, "--replace", "--out", plan, "--json")
    assert (answer.code, answer.json["planned"], answer.json["pictures"]) == (0, 2, 7)
    told = [(note["name"], note["code"], note["other"]) for note in answer.json["notes"]]
    # PF-7 could be the seventh picture of PF.
    assert told == [(f"PF-7{more}.png", "folder.longer_code", "PF") for more in ("-1", "")]
    before = {item_id: shop.item(item_id)["pictures"] for item_id in (one, other)}
    assert shop.run("plan", "check", plan, "--rehearse").code == 0
    assert shop.run("plan", "apply", plan).code == 0
    assert sizes(shop.item(one)) == ["603x600", "604x600", "601x600", "600x600", "602x600"]
    assert sizes(shop.item(other)) == ["605x600", "606x600"]
    calls = shop.item(one)["pictures"]
    assert shop.run("plan", "apply", plan).code == 0
    assert shop.item(one)["pictures"] == calls
    assert shop.run("plan", "undo", plan).code == 0
    for item_id, pictures in before.items():
        assert [p["id"] for p in shop.item(item_id)["pictures"]] == [p["id"] for p in pictures]
    answer = shop.run("plan", "pictures", folder, "--out", plan, "--json")
    assert shop.run("plan", "apply", plan).code == 0
    there = [p["id"] for p in shop.item(one)["pictures"]]
    assert there[: len(before[one])] == [p["id"] for p in before[one]]
    assert len(there) == len(before[one]) + 5


def test_that_what_is_not_used_is_named_before_anything_is_sent(
    shop: ServedShop, listings: Listings, tmp_path: Path
) -> None:
    for code in ("TW-1", "tw-1", "MANY", "GOOD"):
        last = coded(shop, listings.take(plain), code)
    assert shop.run("sync").code == 0
    folder, plan = tmp_path / "photos", tmp_path / "photos.json"
    (folder / "more").mkdir(parents=True)
    draw(folder / "more" / "GOOD-9.png")
    draw(folder / "GOOD.png")
    (folder / "GOOD-1.png").write_bytes((folder / "GOOD.png").read_bytes())
    draw(folder / "GOOD-2.png", 20, 20)
    (folder / "GOOD-3.png").write_bytes(b"no picture")
    (folder / "GOOD-4.png").write_bytes((folder / "GOOD.png").read_bytes()[:2000])
    (folder / ".DS_Store").write_bytes(b"of the system")
    draw(folder / "TW-1.png")
    draw(folder / "GOODS.png")
    for number in range(1, 16):
        draw(folder / f"MANY-{number}.png", 500 + number)
    with shop.faults():
        answer = shop.run("plan", "pictures", folder, "--out", plan, "--json")
        assert shop.calls("PUT /items/{item_id}") == 0
    named = {note["name"]: note["code"] for note in answer.json["notes"]}
    assert named == {
        "more": "folder.inside",
        "GOOD-1.png": "folder.repeated",
        "GOOD-2.png": "picture.too_small",
        "GOOD-3.png": "picture.not_a_picture",
        "GOOD-4.png": "picture.cut",
        "TW-1.png": "folder.several_listings",
        "GOODS.png": "folder.no_listing",
    }
    assert [one["codes"] for one in answer.json["refused"]] == [["item.pictures.too_many"]]
    assert (answer.code, answer.json["listings"][0]) == (1, last)
    told = shop.run("plan", "pictures", folder).out
    assert "no listing has an own code that this name begins with" in told
    assert "2 listings have the own code" in told
    gone = shop.run("plan", "pictures", tmp_path / "nowhere")
    assert (gone.code, "nowhere" in gone.err) == (4, True)


@pytest.mark.parametrize(
    ("stem", "found"),
    [
        ("abc", "abc"),
        ("abc-1", "abc-1"),
        ("abc-1-2", "abc-1"),
        ("abc-10", "abc"),
        ("abc_1", "abc"),
        ("abcd", None),
        ("ab", None),
        ("", None),
    ],
)
def test_that_the_longest_code_counts(stem: str, found: str | None) -> None:
    assert code_of(stem, {"abc", "abc-1"}) == found
