"""Every endpoint of the service and its door: the command that asks it, or why there is none.

A route without a row is red. For a row with a command, running it makes the request.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from PIL import Image

from app.service.endpoints.routes import ROUTES
from tests.stands.looking import Seller, two_sellers
from tests.stands.processes import Served, running


@dataclass(frozen=True)
class Command:
    """The words of the command; ``{item}`` and the like stand for what is there.

    ``among_rivals``: where another seller lists as well, and somebody in money of no known site.
    """

    words: tuple[str, ...]
    among_rivals: bool = False


@dataclass(frozen=True)
class Window:
    """What is done in the window instead; no command does it."""

    act: str


@dataclass(frozen=True)
class Nothing:
    """Why nothing asks for it."""

    reason: str


def command(*words: str, among_rivals: bool = False) -> Command:
    return Command(words, among_rivals)


FREE_BY_SIZE = ("shipping", "--dimensions", "10x20x30,500", "--category", "{category}")
IN_THE_ITEM = "it is sent as a part of the listing, with its other changes: PUT /items/{item_id}"

DOORS: dict[str, Command | Window | Nothing] = {
    # Items
    "GET /items": command("sync"),
    "GET /items/{item_id}": command("show", "{item}"),
    "POST /items": command("duplicate", "{item}"),
    "POST /items/validate": command("duplicate", "{item}"),
    "PUT /items/{item_id}": command("plan", "apply", "{plan}"),
    "POST /items/{item_id}/pictures": command("picture", "{item}", "add", "{picture}"),
    "DELETE /items/{item_id}/pictures/{picture_id}": Window(
        "a change whose new pictures were uploaded, dropped before it was sent"
    ),
    "GET /items/{item_id}/available_upgrades": command("type", "{item}"),
    "POST /items/{item_id}/listing_type": command("type", "{item}", "{type}"),
    "POST /items/{item_id}/relist": command("relist", "{closed}"),
    "GET /items/{item_id}/descriptions": command("show", "{item}"),
    "POST /items/{item_id}/descriptions": Window("the first description, in the editor"),
    "PUT /items/{item_id}/descriptions/{description_id}": command("describe", "{item}", "{text}"),
    "GET /items/{item_id}/variations": command("show", "{item}", "--variation", "0"),
    "POST /items/{item_id}/variations": Nothing(IN_THE_ITEM),
    "GET /items/{item_id}/variations/{variation_id}": command(
        "show", "{item}", "--variation", "{variation}"
    ),
    "PUT /items/{item_id}/variations/{variation_id}": Nothing(IN_THE_ITEM),
    "DELETE /items/{item_id}/variations/{variation_id}": Nothing(IN_THE_ITEM),
    # Users
    "GET /users": command("market", "{title}", among_rivals=True),
    "GET /users/me": command("account"),
    "GET /users/{user_id}": command("account", "--user", "{other}"),
    "GET /users/{user_id}/items/search": command("sync"),
    # Categories and sites
    "GET /categories/{category_id}": command("category", "{category}"),
    "GET /categories/{category_id}/attributes": command("category", "{category}"),
    "GET /sites/{site_id}/listing_types": command("types"),
    "GET /sites/{site_id}/coverage_areas": command("coverage"),
    "GET /coverage_areas/{area_id}": command("coverage", "{area}"),
    "GET /sites/{site_id}/category_predictor/predict": command("predict", "Funda"),
    "POST /sites/{site_id}/category_predictor/predict": command("predict", "Funda", "Miel"),
    "GET /currencies": Nothing("the few that a shop meets are asked for one by one, by its sync"),
    "GET /currencies/{currency_id}": command("sync", among_rivals=True),
    # Searches
    "GET /sites/{site_id}/search": command("market", "funda"),
    "GET /questions/search": command("questions"),
    "GET /orders/search": command("orders"),
    # Shipping
    "GET /items/{item_id}/shipping/search": command("shipping", "{item}", "--told"),
    "GET /users/{user_id}/shipping_modes": command("shipping", "{item}"),
    "GET /users/{user_id}/shipping_options/free": command(*FREE_BY_SIZE),
    "GET /items/{item_id}/shipping_options/free": command("shipping", "{item}"),
    "GET /items/shipping_options/free": command("sync"),
}
BESIDE_THE_SPECIFICATION = {
    "GET /pictures/{name}.jpg": "the file behind the address of a picture",
    "GET /users/:ids={user_ids}": "another way of writing GET /users?ids=",
}
COMMANDS = sorted(
    {door for door in DOORS.values() if isinstance(door, Command)},
    key=lambda door: (door.words, door.among_rivals),
)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with running(tmp_path_factory.mktemp("doors") / "store", listings=60) as market:
        yield market


@pytest.fixture(scope="module")
def workspace(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("doors") / "shop"


@pytest.fixture
def seller(
    served: Served,
    workspace: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> Seller:
    one = Seller(served, workspace, capsys, monkeypatch)
    if not (workspace / "catalogue.db").exists():
        one.sync()
    return one


def test_that_every_endpoint_has_a_row_and_no_row_is_of_none() -> None:
    routes = {f"{route.method} {route.path}" for route in ROUTES}
    assert set(DOORS) | set(BESIDE_THE_SPECIFICATION) == routes
    assert len(DOORS) == 39


def test_that_what_has_no_command_says_why() -> None:
    without = [door for door in DOORS.values() if not isinstance(door, Command)]
    assert len(without) <= 9
    for door in without:
        words = door.act if isinstance(door, Window) else door.reason
        assert len(words.split()) > 4


@pytest.mark.parametrize("door", COMMANDS, ids=lambda door: " ".join(door.words))
def test_that_a_command_makes_the_requests_it_is_the_door_of(
    door: Command, seller: Seller, tmp_path: Path
) -> None:
    words = door.words
    if door.among_rivals:
        with two_sellers(seller, tmp_path) as (mine, rival, like):
            rival.list_like(like, "Funda", 90)
            calls = made_by(mine, [word.format(title="Funda") for word in words])
    elif words == ("sync",):
        # What is known of a shop is not asked for again.
        calls = made_by(replace(seller, workspace=tmp_path / "new"), ["sync"])
    else:
        places = known(seller, words, tmp_path)
        calls = made_by(seller, [word.format(**places) for word in words])
    assert {row for row, one in DOORS.items() if one == door} <= set(calls)


def made_by(seller: Seller, words: list[str]) -> dict[str, int]:
    """Return the requests that a command makes."""
    seller.forget_calls()
    answer = seller.says(*words)
    # A variation that is not there is refused, once those that are were looked up.
    assert answer.code in (0, 2 if "0" in words else 0), answer.err
    return seller.calls()


def known(seller: Seller, words: tuple[str, ...], folder: Path) -> dict[str, str]:
    """Return what there is at the marketplace, as far as ``words`` name it."""
    item_id = seller.ids("variations:>0 status:active")[0]
    item = seller.ask("GET", f"/items/{item_id}")
    plan = folder / "plan.json"
    if "{plan}" in words:
        how = ("--where", f"id:{item_id}", "--set", "sku=DOORS", "--out", plan)
        assert seller.says("plan", "new", *how).code == 0
    picture = folder / "picture.png"
    Image.effect_noise((600, 600), 90).save(picture)
    text = folder / "text.txt"
    text.write_text("Otra descripción", encoding="utf-8")
    closed = seller.ids("status:active variations:0")[-1]
    if "{closed}" in words:
        seller.ask("PUT", f"/items/{closed}", {"status": "closed"})
    is_premium = item["listing_type_id"] == "gold_pro"
    return {
        "picture": str(picture),
        "text": str(text),
        "closed": closed,
        "type": "gold_special" if is_premium else "gold_pro",
        "item": item_id,
        "variation": str(item["variations"][0]["id"]),
        "category": item["category_id"],
        "area": seller.ask("GET", "/sites/MX/coverage_areas")[0]["id"],
        "other": seller.served.users["AR"],
        "plan": str(plan),
    }
