"""Every endpoint of the service and the command that asks it, or what does so instead.

A route without a row is red. For a row with a command, running it makes the request. For one that
no command asks there is the reason, and the command that brings the same about by another request:
running it makes that one, and not this one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from app.service.endpoints.routes import ROUTES
from tests import ROOT
from tests.stands.lookup_seller import Seller, two_sellers
from tests.stands.processes import Served, running

pytestmark = pytest.mark.usefixtures("forked")


@dataclass(frozen=True)
class Command:
    """The words of the command; ``{item}`` and the like stand for what is there.

    ``among_rivals``: where another seller lists as well, and somebody in money of no known site.
    """

    words: tuple[str, ...]
    among_rivals: bool = False


@dataclass(frozen=True)
class Instead:
    """Why nothing asks for it: ``command`` asks ``route`` for the same."""

    command: Command
    route: str
    reason: str


@dataclass(frozen=True)
class Afterwards:
    """Why no command can be given that asks for it at once: when it is asked, and the test of the
    engine that shows it."""

    reason: str
    test: str


def command(*words: str, among_rivals: bool = False) -> Command:
    return Command(words, among_rivals)


FREE_BY_SIZE = ("shipping", "--dimensions", "10x20x30,500", "--category", "{category}")
WHOLE = "PUT /items/{item_id}"
OF_VARIATION = "/items/{item_id}/variations/{variation_id}"

ASKED_BY: dict[str, Command | Instead | Afterwards] = {
    # Items
    "GET /items": command("sync"),
    "GET /items/{item_id}": command("show", "{item}"),
    "POST /items": command("duplicate", "{item}"),
    "POST /items/validate": command("duplicate", "{item}"),
    "PUT /items/{item_id}": command("plan", "apply", "{plan}"),
    "POST /items/{item_id}/pictures": command("picture", "{item}", "add", "{picture}"),
    "DELETE /items/{item_id}/pictures/{picture_id}": Afterwards(
        "an upload is on the listing at once: where the marketplace then refuses the change that "
        "it was uploaded for, although the rules had foreseen no refusal, it is taken off again",
        "tests/engine/sending/test_sender.py::test_that_a_refused_change_takes_its_pictures_back",
    ),
    "GET /items/{item_id}/available_upgrades": command("type", "{item}"),
    "POST /items/{item_id}/listing_type": command("type", "{item}", "{type}"),
    "POST /items/{item_id}/relist": command("relist", "{closed}"),
    "GET /items/{item_id}/descriptions": command("show", "{item}"),
    "POST /items/{item_id}/descriptions": command("describe", "{plain}", "{text}"),
    "PUT /items/{item_id}/descriptions/{description_id}": command("describe", "{item}", "{text}"),
    "GET /items/{item_id}/variations": command("show", "{item}", "--variation", "0"),
    "POST /items/{item_id}/variations": Instead(
        command("variation", "{item}", "add", "{look}", "stock=1"),
        WHOLE,
        "a new variation goes with the ids of all others in one request, beside the other changes "
        "of the draft: asked for alone, without an answer, it could be there twice",
    ),
    "GET /items/{item_id}/variations/{variation_id}": command(
        "show", "{item}", "--variation", "{variation}"
    ),
    f"PUT {OF_VARIATION}": Instead(
        command("variation", "{item}", "set", "1", "stock=+1"),
        WHOLE,
        "the values of all variations that change go in one request, so that a price that is "
        "refused for one is taken for none",
    ),
    f"DELETE {OF_VARIATION}": Instead(
        command("variation", "{item}", "remove", "{variation}", "--accept", "1"),
        WHOLE,
        "a variation is taken off by leaving its id out of the list of those that stay, together "
        "with what else changes",
    ),
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
    "GET /currencies": Instead(
        command("sync", among_rivals=True),
        "GET /currencies/{currency_id}",
        "a shop meets a few currencies, and those that no table has are asked for one by one",
    ),
    "GET /currencies/{currency_id}": command("sync", among_rivals=True),
    # Searches
    "GET /sites/{site_id}/search": command("market", "funda"),
    "GET /questions/search": command("questions"),
    "GET /orders/search": command("orders"),
    # Shipping
    "GET /items/{item_id}/shipping/search": command("shipping", "{item}", "--raw"),
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
    {command for command in ASKED_BY.values() if isinstance(command, Command)},
    key=lambda command: (command.words, command.among_rivals),
)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with running(tmp_path_factory.mktemp("endpoints") / "store", listings=60) as market:
        yield market


@pytest.fixture(scope="module")
def workspace(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("endpoints") / "shop"


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
    assert set(ASKED_BY) | set(BESIDE_THE_SPECIFICATION) == routes
    assert len(ASKED_BY) == 39


def test_that_few_endpoints_are_asked_by_no_command() -> None:
    assert sum(not isinstance(command, Command) for command in ASKED_BY.values()) <= 5


@pytest.mark.parametrize("command", [d for d in ASKED_BY.values() if isinstance(d, Afterwards)])
def test_that_what_comes_afterwards_is_shown_by_a_test_of_the_engine(command: Afterwards) -> None:
    path, _, name = command.test.partition("::")
    assert len(command.reason.split()) > 10
    assert f"def {name}(" in (ROOT / path).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "row", [row for row, command in ASKED_BY.items() if isinstance(command, Instead)]
)
def test_that_the_same_is_done_by_the_request_that_is_named(
    row: str, seller: Seller, tmp_path: Path
) -> None:
    command = ASKED_BY[row]
    assert isinstance(command, Instead)
    assert len(command.reason.split()) > 10
    calls = made_by(command.command, seller, tmp_path)
    assert command.route in calls
    assert row not in calls


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: " ".join(command.words))
def test_that_a_command_makes_the_requests_it_stands_for(
    command: Command, seller: Seller, tmp_path: Path
) -> None:
    calls = made_by(command, seller, tmp_path)
    assert {row for row, one in ASKED_BY.items() if one == command} <= set(calls)


def made_by(command: Command, seller: Seller, folder: Path) -> dict[str, int]:
    """Return the requests that a command makes."""
    words = command.words
    if command.among_rivals:
        with two_sellers(seller, folder) as (mine, rival, like):
            rival.list_like(like, "Funda", 90)
            return asked(mine, [word.format(title="Funda") for word in words])
    if words == ("sync",):
        # What is known of a shop is not asked for again.
        return asked(replace(seller, workspace=folder / "new"), ["sync"])
    places = known(seller, words, folder)
    return asked(seller, [word.format(**places) for word in words])


def asked(seller: Seller, words: list[str]) -> dict[str, int]:
    seller.forget_calls()
    answer = seller.says(*words)
    # A variation that is not there is refused, once those that are were looked up.
    assert answer.code == (2 if "0" in words else 0), answer.err
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
    like = seller.ask("GET", f"/items/{closed}")
    is_premium = item["listing_type_id"] == "gold_pro"
    return {
        "picture": str(picture),
        "text": str(text),
        "closed": closed,
        # Listed without a description.
        "plain": seller.list_like(like, "Sin texto", 300) if "{plain}" in words else "",
        "look": "=".join(look_of(seller, item)) if "{look}" in words else "",
        "type": "gold_special" if is_premium else "gold_pro",
        "item": item_id,
        "variation": str(item["variations"][0]["id"]),
        "category": item["category_id"],
        "area": seller.ask("GET", "/sites/MX/coverage_areas")[0]["id"],
        "other": seller.served.users["AR"],
        "plan": str(plan),
    }


def look_of(seller: Seller, item: dict[str, Any]) -> tuple[str, str]:
    """Return an attribute that tells variations of a listing apart, and a value that none has."""
    taken = item["variations"][0]["attribute_combinations"]
    assert len(taken) == 1
    return str(taken[0]["id"]), "Rosa mexicano"
