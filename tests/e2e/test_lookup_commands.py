"""The commands that look: what they print and answer, over HTTP, with good and bad input."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from app.commands.lookups.market import PriceRank
from app.engine.lookups import Lookups
from tests.stands.documents.lookups import (
    ACCOUNT,
    CATEGORY,
    COVERAGE,
    LISTING,
    MARKET,
    ONE_VARIATION,
    ORDERS,
    PREDICTIONS,
    QUESTIONS,
    SHIPPING,
    TREE,
    TYPES,
)
from tests.stands.documents.shapes import fits
from tests.stands.lookup_seller import Seller, two_sellers
from tests.stands.processes import Served, running

pytestmark = pytest.mark.usefixtures("forked")


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


def test_that_why_a_listing_does_not_sell_is_reported_in_words(seller: Seller) -> None:
    told = [seller.says("show", one).out for one in seller.ids("status:out_of_stock")]
    assert told
    assert all("  paused: out of stock\n" in text for text in told)


def test_that_another_sellers_listing_is_reported_and_nothing_of_its_sales(
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


def test_that_one_variation_is_shown_and_a_wrong_one_named(seller: Seller) -> None:
    item_id = seller.ids("variations:>1")[0]
    first = seller.ask("GET", f"/items/{item_id}/variations")[0]
    answer = seller.says("show", item_id, "--variation", first["id"], "--json")
    told = fits(answer.json, ONE_VARIATION)
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


# -- account, types, coverage ----------------------------------------------------------------------


def test_that_the_account_is_reported_with_what_it_may_do(seller: Seller) -> None:
    told = fits(seller.says("account", "--json").json, ACCOUNT)
    user = seller.ask("GET", "/users/me")
    assert (told["user_id"], told["nickname"]) == (seller.user_id, user["nickname"])
    assert told["permissions"]["sell"]["allow"] is user["status"]["sell"]["allow"]
    assert told["listings"] == 60
    assert told["limits"]["may_list_new_free"] is False
    spoken = seller.says("account")
    assert user["nickname"] in spoken.out
    assert "new products above $549.00" in spoken.out


def test_that_of_another_user_only_what_everybody_may_know_is_reported(
    seller: Seller, other: Seller
) -> None:
    told = fits(seller.says("account", "--user", other.user_id, "--json").json, ACCOUNT)
    assert (told["user_id"], told["own"], told["listings"]) == (other.user_id, False, None)
    assert told["permissions"]["sell"]["allow"] is None
    assert "may sell      –" in seller.says("account", "--user", other.user_id).out
    nobody = seller.says("account", "--user", "99")
    assert (nobody.code, nobody.out) == (2, "")
    assert "no user '99'" in nobody.err


def test_that_the_types_have_their_charges(seller: Seller) -> None:
    plain = fits(seller.says("types", "--json").json, TYPES)
    known = {one["id"]: one for one in plain["types"]}
    assert (known["gold_special"]["rate"], known["gold_pro"]["rate"]) == (0.115, 0.16)
    assert known["gold_pro"]["charge"] is known["gold_pro"]["left"] is None
    at_price = fits(seller.says("types", "--price", "1000", "--json").json, TYPES)
    costs = {one["id"]: (one["charge"], one["left"]) for one in at_price["types"]}
    assert costs["gold_pro"] == (160, 840)
    assert known["free"]["open_for_new"] is False
    spoken = seller.says("types", "--price", "1000").out
    assert "$160.00" in spoken
    assert "$1,000.00, before shipping" in spoken


def test_that_coverage_areas_are_listed_and_a_wrong_one_named(seller: Seller) -> None:
    areas = fits(seller.says("coverage", "--json").json, COVERAGE)["areas"]
    assert [one["type"] for one in areas].count("country") == 1
    one = fits(seller.says("coverage", areas[3]["id"], "--json").json, COVERAGE)["areas"]
    assert one == [areas[3]]
    assert areas[3]["description"] in seller.says("coverage").out
    wrong = seller.says("coverage", f"{areas[3]['id']}0")
    assert (wrong.code, wrong.out) == (2, "")
    assert "did you mean MX-" in wrong.err


# -- category --------------------------------------------------------------------------------------


def test_that_the_tree_leads_to_every_category_of_mine(seller: Seller) -> None:
    roots = fits(seller.says("category", "--json").json, TREE)["categories"]
    items = [seller.says("show", one, "--stored", "--json").json for one in seller.ids()]

    def leaves(node: dict[str, Any]) -> Iterator[str]:
        yield node["id"]
        for child in node["children"]:
            yield from leaves(child)

    assert {item["category_id"] for item in items} <= {one for r in roots for one in leaves(r)}
    assert sum(root["mine"] for root in roots) == len(items) == 60
    spoken = seller.says("category").out
    assert all(root["name"] in spoken for root in roots)


def test_that_the_tree_of_a_shop_without_listings_comes_from_the_site(other: Seller) -> None:
    roots = fits(other.says("category", "--json").json, TREE)["categories"]
    assert roots
    assert all(root["mine"] == 0 and root["children"] for root in roots)


def test_that_a_category_is_reported_whole(seller: Seller) -> None:
    category_id = seller.says("show", seller.ids()[0], "--json").json["category_id"]
    body = seller.ask("GET", f"/categories/{category_id}")
    told = fits(seller.says("category", category_id, "--json").json, CATEGORY)
    assert told["settings"]["max_title_length"] == body["settings"]["max_title_length"]
    defined = seller.ask("GET", f"/categories/{category_id}/attributes")
    assert [one["id"] for one in told["attributes"]] == [one["id"] for one in defined]
    required = {one["id"] for one in defined if (one.get("tags") or {}).get("required")}
    assert {one["id"] for one in told["attributes"] if one["required"]} == required
    spoken = seller.says("category", category_id, "--values").out
    assert f"longest title              {body['settings']['max_title_length']}\n" in spoken
    named = [value["name"] for one in defined for value in one.get("values") or ()]
    assert all(name in spoken for name in named)


def test_that_a_category_nobody_has_is_named_with_the_nearest(seller: Seller) -> None:
    category_id = seller.says("show", seller.ids()[0], "--json").json["category_id"]
    answer = seller.says("category", category_id[:-1])
    assert (answer.code, answer.out) == (2, "")
    assert f"did you mean {category_id[:-2]}" in answer.err


# -- shipping --------------------------------------------------------------------------------------


def test_that_shipping_of_a_listing_agrees_with_what_show_says_is_left(seller: Seller) -> None:
    for item_id in seller.ids("status:active")[:3]:
        told = fits(seller.says("shipping", item_id, "--json").json, SHIPPING)
        sale = seller.says("show", item_id, "--json").json["sale"]
        kind = told["listing_type_id"]
        offers = {one["listing_type_id"]: one for one in told["offers"]}
        assert offers[kind]["net"] == sale["net"]
        assert told["price"] == sale["price"]
        assert f"${sale['net']:,.2f}" in seller.says("shipping", item_id).out


def test_that_what_the_marketplace_tells_of_shipping_is_reported_as_it_is(seller: Seller) -> None:
    item_id = seller.ids("status:active")[0]
    told = seller.ask("GET", f"/items/{item_id}/shipping/search")
    assert seller.says("shipping", item_id, "--raw", "--json").json["raw"] == told
    assert seller.says("shipping", item_id, "--json").json["raw"] is None
    spoken = seller.says("shipping", item_id, "--raw").out
    assert "shipping.mode  " in re.sub(" +", "  ", spoken)
    assert "modes.0.shipping_attributes.costs" in spoken


def test_that_a_parcel_costs_what_the_marketplace_says_and_nothing_is_guessed(
    seller: Seller, other: Seller
) -> None:
    size = "10x20x30,500"
    category_id = seller.says("show", seller.ids()[0], "--json").json["category_id"]
    where = ("--category", category_id, "--price", "899")
    told = fits(seller.says("shipping", "--dimensions", size, *where, "--json").json, SHIPPING)
    path = f"/users/{seller.user_id}/shipping_options/free?dimensions={size}"
    cost = seller.ask("GET", path)["coverage"]["all_country"]["list_cost"]
    assert told["shipping_cost"] == cost
    assert (told["billable_weight_g"], told["mandatory"]) == (1200, True)
    assert any(mode["state"] == "allowed" for mode in told["modes"])

    bare = fits(seller.says("shipping", "--dimensions", size, "--json").json, SHIPPING)
    assert (bare["price"], bare["mandatory"], bare["offers"]) == (None, None, [])
    assert "modes: –" in seller.says("shipping", "--dimensions", size).out
    # This site has no such cost.
    elsewhere = fits(
        other.says("shipping", "--dimensions", size, "--price", "899", "--json").json, SHIPPING
    )
    assert elsewhere["shipping_cost"] is None
    assert {one["net"] for one in elsewhere["offers"]} == {None}


# -- orders and questions --------------------------------------------------------------------------


def test_that_orders_come_newest_first_and_whether_they_are_all_is_reported(seller: Seller) -> None:
    path = f"/orders/search?seller={seller.user_id}&limit=0"
    total = seller.ask("GET", path)["paging"]["total"]
    assert total > 10
    told = fits(seller.says("orders", "--limit", "1000", "--json").json, ORDERS)
    assert len(told["orders"]) == min(total, 1000)
    assert told["complete"] is (total <= 1000)
    placed = [one["date_created"] for one in told["orders"]]
    assert placed == sorted(placed, reverse=True)
    few = fits(seller.says("orders", "--limit", "3", "--json").json, ORDERS)
    assert few == {"orders": told["orders"][:3], "complete": False}
    spoken = seller.says("orders", "--limit", "3").out
    assert "Only the first 3 are shown" in spoken
    phone = told["orders"][0]["buyer"]["phone"]["number"]
    assert phone not in spoken
    assert seller.says("orders", "--query", "zzzz").out == "There are no such orders.\n"


def test_that_questions_are_of_one_listing_or_all_and_unanswered_ones_stand_alone(
    seller: Seller,
) -> None:
    told = fits(seller.says("questions", "--limit", "1000", "--json").json, QUESTIONS)
    total = seller.ask("GET", "/questions/search?limit=0")["paging"]["total"]
    assert len(told["questions"]) == total
    assert told["complete"] is True
    item_id = told["questions"][0]["item_id"]
    one = fits(seller.says("questions", item_id, "--json").json, QUESTIONS)
    assert one["questions"] == [q for q in told["questions"] if q["item_id"] == item_id]
    open_ones = fits(seller.says("questions", "--unanswered", "--json").json, QUESTIONS)
    waiting = [q for q in told["questions"] if q["status"] == "UNANSWERED"]
    assert open_ones["questions"] == waiting
    assert told["questions"][0]["text"] in seller.says("questions").out


# -- market ----------------------------------------------------------------------------------------


def test_that_a_search_shows_my_prices_among_the_others(tmp_path: Path, seller: Seller) -> None:
    with two_sellers(seller, tmp_path) as (mine, rival, like):
        made = [rival.list_like(like, f"Funda rival {n}", n) for n in (90, 120, 300)]
        own = mine.list_like(like, "Funda rival", 100)
        words = ("market", "funda rival")
        told = fits(mine.says(*words, "--price", "121", "--json").json, MARKET)
        spoken = mine.says(*words).out
        foreign = fits(rival.says("market", "moneda ajena", "--json").json, MARKET)
    # What is in other money cannot be compared.
    assert (foreign["others"], foreign["not_compared"], foreign["lowest"]) == (1, 1, None)
    assert (told["total"], told["others"], told["complete"]) == (4, 3, True)
    assert (told["lowest"], told["median"]) == (90, 120)
    assert told["asked"] == {"price": 121, "rank": 3}
    assert [(one["id"], one["rank"]) for one in told["mine"]] == [(own, 2)]
    assert [one["id"] for one in told["cheapest_others"]] == made
    assert {one["seller"] for one in told["cheapest_others"]} == {"RIVAL"}
    assert "lowest price of others  $90.00" in spoken
    assert "median price of others  $120.00" in spoken


def test_that_what_nobody_lists_has_no_price(seller: Seller) -> None:
    told = fits(seller.says("market", "zzzz", "--price", "5", "--json").json, MARKET)
    assert (told["total"], told["lowest"], told["median"]) == (0, None, None)
    spoken = seller.says("market", "zzzz").out
    assert "lowest price of others  –" in spoken
    assert "None of your listings is among them." in spoken


@pytest.mark.parametrize(
    ("complete", "cheapest_first", "lowest", "middle", "rank", "rank_above"),
    [
        (True, True, 10, 20, 2, 4),
        (True, False, 10, 20, 2, 4),
        (False, True, 10, None, 2, None),
        (False, False, None, None, None, None),
    ],
)
def test_that_of_a_part_nothing_is_reported_that_the_rest_could_change(
    complete: bool,
    cheapest_first: bool,
    lowest: int | None,
    middle: int | None,
    rank: int | None,
    rank_above: int | None,
) -> None:
    standing = PriceRank(tuple(map(Decimal, (10, 20, 30))), complete, cheapest_first)
    assert (standing.lowest, standing.median) == (lowest, middle)
    assert standing.rank_of(Decimal(15)) == rank
    assert standing.rank_of(Decimal(31)) == rank_above
    assert standing.rank_of(None) is None


# -- predict ---------------------------------------------------------------------------------------


def test_that_titles_are_predicted_from_arguments_a_file_and_standard_input(
    seller: Seller, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    titles = ["Funda para celular", "Miel de abeja"]
    file = tmp_path / "titles.txt"
    file.write_text("\ufeff" + "\n\n".join(titles) + "\n", encoding="utf-8")
    told = [fits(seller.says("predict", *titles, "--json").json, PREDICTIONS)]
    told.append(fits(seller.says("predict", file, "--json").json, PREDICTIONS))
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(file.read_bytes())))
    told.append(fits(seller.says("predict", "-", "--json").json, PREDICTIONS))
    assert told[0] == told[1] == told[2]
    assert [one["title"] for one in told[0]["predictions"]] == titles
    (first,) = fits(seller.says("predict", titles[0], "--json").json, PREDICTIONS)["predictions"]
    assert first == told[0]["predictions"][0]
    root = first["path"][0]["id"]
    below = fits(seller.says("predict", titles[1], "--below", root, "--json").json, PREDICTIONS)[
        "predictions"
    ]
    assert below[0]["path"][0]["id"] == root
    assert first["category_id"] in seller.says("predict", titles[0]).out


def test_that_a_site_without_predictions_and_titles_without_one_end_with_1(
    seller: Seller, workspaces: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = Seller(seller.served, workspaces / "VE", seller.capsys, monkeypatch, site="VE")
    answer = elsewhere.says("predict", "Silla")
    assert (answer.code, answer.out) == (1, "")
    assert "VE predicts no categories" in answer.err

    async def nothing(_lookups: object, titles: list[str], **_how: object) -> tuple[None, ...]:
        return (None,) * len(titles)

    monkeypatch.setattr(Lookups, "predictions", nothing)
    answer = seller.says("predict", "Silla")
    assert (answer.code, answer.out) == (1, "Silla\n  –  –  –\n")
    told = fits(seller.says("predict", "Silla", "--json").json, PREDICTIONS)
    assert told["predictions"][0]["probability"] is None


# -- what goes wrong -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("show",), "Missing argument"),
        (("show", "../x"), "is not an id: ids have letters"),
        (("show", "MX1", "--nonsense"), "No such option"),
        (("show", "MX1", "--stored", "--variation", "2"), "cannot be used with --stored"),
        (("account", "--user", "a b"), "is not an id: ids have letters"),
        (("types", "--price", "2.990"), "2990 or 2.99"),
        (("types", "--price", "cheap"), "is not an amount"),
        (("category", "MX 1"), "is not an id: ids have letters"),
        (("shipping",), "either the ID of a listing or --dimensions"),
        (("shipping", "MX1", "--dimensions", "1x1x1,1"), "either the ID of a listing"),
        (("shipping", "MX1", "--category", "MX2"), "--category goes with --dimensions"),
        (("shipping", "--dimensions", "1x1x1,1", "--raw"), "needs the ID of a listing"),
        (("shipping", "--dimensions", "10x20"), "such as 10x20x30,500"),
        (("shipping", "--dimensions", "0x1x1,1"), "such as 10x20x30,500"),
        (("orders", "--limit", "0"), "range"),
        (("questions", "--limit", "1001"), "range"),
        (("coverage", "a b"), "is not an id: ids have letters"),
        (("market",), "Missing argument"),
        (("market", " "), "words to search for"),
        (("market", "x", "--condition", "broken"), "broken"),
        (("market", "x", "--category", "a b"), "is not an id: ids have letters"),
        (("predict",), "Missing argument"),
        (("predict", " "), "there is no title"),
        (("predict", "no/such.txt"), "no file 'no/such.txt'"),
        (("predict", "/dev/null"), "there is no title"),
        (("predict", sys.executable), "not a text file"),
    ],
)
def test_that_bad_input_ends_with_2_and_nothing_was_asked(
    seller: Seller, words: tuple[str, ...], says: str
) -> None:
    answer = seller.says(*words)
    assert (answer.code, answer.out) == (2, "")
    assert says in answer.err
    assert seller.calls() == {}


@pytest.mark.parametrize("words", [("show", "MX1"), ("market", "x")], ids=" ".join)
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
