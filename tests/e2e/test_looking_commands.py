"""The commands that look: what they print and answer, over HTTP, with good and bad input."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from tests.stands.looking import Seller
from tests.stands.processes import Served, running

TEXT = {"type": ["string", "null"]}
NUMBER = {"type": ["number", "null"]}
WHOLE = {"type": ["integer", "null"]}


def obj(**properties: object) -> dict[str, object]:
    """An object that has these keys and no others."""
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def many(of: object) -> dict[str, object]:
    return {"type": "array", "items": of}


def maybe(of: dict[str, object]) -> dict[str, object]:
    return {"anyOf": [of, {"type": "null"}]}


def fits(value: object, schema: dict[str, object]) -> Any:
    """Return ``value`` when it fits."""
    jsonschema_rs.validate(schema, value)
    return value


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with running(tmp_path_factory.mktemp("market") / "store", listings=60) as market:
        yield market


@pytest.fixture(scope="module")
def workspaces(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("shops")


@pytest.fixture
def seller(
    served: Served,
    workspaces: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Seller]:
    """A seller whose shop was synced."""
    one = Seller(served, workspaces / "MX", capsys, monkeypatch)
    if not (one.workspace / "catalogue.db").exists():
        one.sync()
    one.forget_calls()
    yield one
    one.forget_calls()


@pytest.fixture
def other(
    served: Served,
    workspaces: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> Seller:
    """A seller of another site, who never synced."""
    return Seller(served, workspaces / "AR", capsys, monkeypatch, site="AR")


# -- show ------------------------------------------------------------------------------------------

VARIATION = obj(
    id=TEXT,
    combination=many(obj(id=TEXT, name=TEXT, value=TEXT)),
    price=NUMBER,
    available_quantity=WHOLE,
    sold_quantity=WHOLE,
    seller_custom_field=TEXT,
    picture_ids=many({"type": "string"}),
)
SALE = obj(price=NUMBER, charge=NUMBER, shipping=NUMBER, net=NUMBER, currency_id=TEXT)
LISTING = obj(
    id={"type": "string"},
    live={"type": "boolean"},
    as_of=TEXT,
    own={"type": "boolean"},
    seller_id=TEXT,
    **dict.fromkeys(
        (
            *("title", "subtitle", "seller_custom_field", "site_id", "category_id", "status"),
            *("currency_id", "listing_type_id", "listing_type", "buying_mode", "condition"),
            *("permalink", "date_created", "last_updated", "stop_time", "description"),
        ),
        TEXT,
    ),
    **dict.fromkeys(("price", "original_price", "health"), NUMBER),
    **dict.fromkeys(("available_quantity", "sold_quantity"), WHOLE),
    sub_status=many({"type": "string"}),
    category_path=many({"type": "string"}),
    variations=many(VARIATION),
    pictures=many(obj(id=TEXT, url=TEXT, size=TEXT)),
    attributes=many(obj(id=TEXT, name=TEXT, value=TEXT, applies={"type": "boolean"})),
    warnings=many(obj(code={"type": ["string", "integer", "null"]}, message=TEXT)),
    sale=maybe(SALE),
)


def test_that_a_listing_is_shown_as_it_is_now(seller: Seller) -> None:
    for item_id in seller.ids()[:6]:
        item = seller.ask("GET", f"/items/{item_id}")
        told = fits(seller.says("show", item_id, "--json").json, LISTING)
        assert (told["live"], told["own"], told["title"]) == (True, True, item["title"])
        assert told["status"] == item["status"]
        assert len(told["pictures"]) == len(item["pictures"])
        assert len(told["attributes"]) == len(item["attributes"])
        (description,) = seller.ask("GET", f"/items/{item_id}/descriptions")
        assert told["description"] == description["plain_text"]
        spoken = seller.says("show", item_id)
        assert (spoken.code, spoken.err) == (0, "")
        assert item["title"] in spoken.out
        assert all(attribute["name"] in spoken.out for attribute in item["attributes"])


def test_that_what_is_stored_agrees_with_what_is_there_and_needs_no_network(
    seller: Seller,
) -> None:
    item_id = seller.ids("variations:>0 status:active")[0]
    live = seller.says("show", item_id, "--json").json
    seller.forget_calls()
    answer = seller.says("show", item_id, "--stored", "--json")
    stored = fits(answer.json, LISTING)
    assert seller.calls() == {}
    assert stored["as_of"]
    differ = {name for name in live if live[name] != stored[name]}
    # The texts of descriptions are no part of what a sync reads.
    assert differ <= {"live", "as_of", "description"}
    assert f"as of {stored['as_of']}" in seller.says("show", item_id, "--stored").out


def test_that_a_price_changed_since_the_sync_is_seen_live_only(seller: Seller) -> None:
    item_id = seller.ids("status:active variations:0")[0]
    before = seller.says("show", item_id, "--json").json
    seller.ask("PUT", f"/items/{item_id}", {"price": 777})
    told = [seller.says("show", item_id, *how, "--json").json for how in ((), ("--stored",))]
    assert [one["price"] for one in told] == [777, before["price"]]
    assert [one["sale"]["price"] for one in told] == [777, before["price"]]


def test_that_why_a_listing_does_not_sell_is_said_in_words(seller: Seller) -> None:
    told = [seller.says("show", one).out for one in seller.ids("status:out_of_stock")]
    assert told
    assert all("  paused: out of stock\n" in text for text in told)


def test_that_another_sellers_listing_is_told_and_nothing_of_its_sales(
    seller: Seller, other: Seller
) -> None:
    item_id = seller.ids("status:active")[0]
    told = fits(other.says("show", item_id, "--json").json, LISTING)
    assert (told["own"], told["seller_id"], told["sale"]) == (False, seller.user_id, None)
    spoken = other.says("show", item_id).out
    assert f"of another seller: {seller.user_id}" in spoken
    assert "left      –" in spoken


def test_that_what_the_shipping_cost_hides_is_unknown_and_not_nothing(seller: Seller) -> None:
    item_id = seller.ids("status:active")[0]
    seller.break_wire(kind="status", path="/items/*/shipping_options/free", status=500)
    told = fits(seller.says("show", item_id, "--json").json, LISTING)
    assert told["sale"] is None
    assert "left      –" in seller.says("show", item_id).out


def test_that_one_variation_is_shown_and_a_wrong_one_named(seller: Seller) -> None:
    item_id = seller.ids("variations:>1")[0]
    first = seller.ask("GET", f"/items/{item_id}/variations")[0]
    answer = seller.says("show", item_id, "--variation", first["id"], "--json")
    told = fits(answer.json, obj(item_id={"type": "string"}, variation=VARIATION))
    assert told["variation"]["price"] == first["price"]
    assert str(first["id"]) in seller.says("show", item_id, "--variation", first["id"]).out
    wrong = seller.says("show", item_id, "--variation", f"{first['id']}9")
    assert (wrong.code, wrong.out) == (2, "")
    assert "did you mean" in wrong.err


def test_that_a_listing_nobody_has_is_named_with_the_nearest(seller: Seller) -> None:
    item_id = seller.ids()[0]
    for how in ((), ("--stored",), ("--variation", "1")):
        answer = seller.says("show", f"{item_id[:-1]}", *how)
        assert (answer.code, answer.out) == (2, "")
        assert f"did you mean {item_id}" in answer.err
    code = seller.ask("GET", f"/items/{item_id}")["seller_custom_field"]
    answer = seller.says("show", code)
    assert answer.code == 2
    assert f"own code of {item_id}" in answer.err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("show",), "Missing argument"),
        (("show", "../x"), "an id of letters"),
        (("show", "MX1", "--nonsense"), "No such option"),
        (("show", "MX1", "--stored", "--variation", "2"), "leave out --stored"),
    ],
)
def test_that_bad_input_ends_with_2_and_nothing_was_asked(
    seller: Seller, words: tuple[str, ...], says: str
) -> None:
    answer = seller.says(*words)
    assert (answer.code, answer.out) == (2, "")
    assert says in answer.err
    assert seller.calls() == {}


@pytest.mark.parametrize("words", [("show", "MX1")], ids=" ".join)
def test_that_a_marketplace_that_is_not_there_ends_with_5(
    seller: Seller, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    gone = Seller(
        seller.served, tmp_path, seller.capsys, monkeypatch, base_url="http://127.0.0.1:9"
    )
    answer = gone.says(*words)
    assert (answer.code, answer.out) == (5, "")
    assert "cannot be reached" in answer.err


def test_that_show_without_a_sync_says_so(other: Seller) -> None:
    answer = other.says("show", "MX1", "--stored")
    assert (answer.code, answer.out) == (4, "")
    assert "vitrina sync" in answer.err
