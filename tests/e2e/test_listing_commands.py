"""The commands that change one listing, end to end: what they show, send, print and end with."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.workspace.folder import Workspace
from app.workspace.journal.outbox import OutboxStore
from tests.stands.documents.changes import CHANGE
from tests.stands.documents.shapes import fits
from tests.stands.served_shop import Listings, ServedShop, lost, plain, serve_shop

pytestmark = pytest.mark.usefixtures("forked")


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedShop]:
    with serve_shop(tmp_path_factory.mktemp("listing")) as found:
        yield found


@pytest.fixture(scope="module")
def listings(shop: ServedShop) -> Listings:
    return Listings(shop)


def reported(answer: Any) -> dict[str, Any]:
    """The one JSON document of a command, which keeps to the schema."""
    return dict(fits(answer.json, CHANGE))


def test_that_an_edit_is_shown_before_it_is_sent_and_sent_once(
    shop: ServedShop, listings: Listings
) -> None:
    item = listings.take(plain)
    words = ("edit", item["id"], "stock=+3", "sku=EDIT-1")
    tried = shop.run(*words, "--dry-run")
    assert tried.code == 0, tried.err
    stock = item["available_quantity"]
    assert f"stock  {stock} -> {stock + 3}" in tried.out
    assert "left of a sale  $" in tried.out
    assert shop.item(item["id"]) == item
    done = shop.run(*words)
    assert (done.code, done.out.splitlines()[-1]) == (0, "1 done")
    now = shop.item(item["id"])
    assert (now["available_quantity"], now["seller_custom_field"]) == (stock + 3, "EDIT-1")
    again = reported(shop.run("edit", item["id"], "sku=EDIT-1", "--json"))
    assert (again["changes"], again["row"]) == ([], None)


def test_that_a_risky_edit_needs_to_be_agreed_to(shop: ServedShop, listings: Listings) -> None:
    item = listings.take(plain)
    words = ("edit", item["id"], "price=+60%", "--json")
    for accept in ((), ("--accept", 2)):
        refused = shop.run(*words, *accept)
        document = reported(refused)
        assert (refused.code, document["risky"], document["row"]) == (1, 1, None)
        assert "--accept 1" in refused.err
    assert document["risks"][0]["findings"][0]["code"] == "guard.price_change"
    assert shop.item(item["id"])["price"] == item["price"]
    agreed = shop.run(*words, "--accept", 1)
    assert (agreed.code, reported(agreed)["row"]["state"]) == (0, "done")
    net = agreed.json["net"]
    assert net["currency_id"] == "MXN"
    assert net["after"] > net["before"]
    assert shop.item(item["id"])["price"] > item["price"]


def test_that_what_the_rules_refuse_is_not_sent(shop: ServedShop, listings: Listings) -> None:
    item = listings.take(lambda one: plain(one) and one["sold_quantity"] > 0)
    answer = shop.run("edit", item["id"], "title=Another name", "--json")
    document = reported(answer)
    assert (answer.code, document["row"]) == (1, None)
    assert [f["code"] for f in document["findings"]] == ["item.title.not_modifiable"]
    assert shop.item(item["id"]) == item


def test_that_a_title_is_made_of_attributes_by_the_pattern_of_the_category(
    shop: ServedShop, listings: Listings
) -> None:
    def unsold(one: dict[str, Any]) -> bool:
        return plain(one) and not one["sold_quantity"] and bool(brand_of(one))

    item = listings.take(unsold)
    words = ("title", item["id"])
    none = shop.run(*words)
    assert (none.code, none.out) == (2, "")
    assert f"no pattern is kept for the category {item['category_id']}" in none.err
    tried = reported(shop.run(*words, "Prueba {BRAND}", "--dry-run", "--json"))
    assert tried["changes"][0]["after"] == f"Prueba {brand_of(item)}"
    assert (shop.run(*words).code, shop.item(item["id"])) == (2, item)
    done = shop.run(*words, "{BRAND} - {GTIN} de prueba", "--json")
    assert (done.code, reported(done)["row"]["state"]) == (0, "done")
    title = shop.item(item["id"])["title"]
    assert title.startswith(brand_of(item))
    assert title.endswith("de prueba")
    # It is kept, so that it makes the same again.
    again = reported(shop.run(*words, "--json"))
    assert (again["changes"], again["row"]) == ([], None)
    for pattern, said in (
        ("{MARCA_RARA}", "no attribute MARCA_RARA"),
        ("{brand}", "write {BRAND}"),
        ("Prueba", "the same title"),
        ("", "the pattern is empty"),
        ("x" * 501, "longer than 500"),
        ("{GTIN}" if not has(item, "GTIN") else "{MPN}", "has a value"),
    ):
        bad = shop.run(*words, pattern)
        assert (bad.code, bad.out) == (2, ""), pattern
        assert said in bad.err, pattern


def has(item: dict[str, Any], attribute: str) -> bool:
    return any(one["id"] == attribute for one in item["attributes"])


def brand_of(item: dict[str, Any]) -> str:
    names = [one["value_name"] for one in item["attributes"] if one["id"] == "BRAND"]
    return str(names[0]) if names and names[0] else ""


def test_that_a_status_is_changed_and_deleting_is_agreed_to(
    shop: ServedShop, listings: Listings
) -> None:
    item_id = listings.take(plain)["id"]

    def status(wanted: str, *words: object) -> tuple[int, str | None]:
        answer = shop.run("status", item_id, wanted, "--json", *words)
        row = reported(answer)["row"]
        return answer.code, None if row is None else row["state"]

    assert status("paused") == (0, "done")
    assert status("paused") == (0, None)
    assert status("deleted") == (1, None)
    assert status("closed") == (0, "done")
    assert status("deleted") == (1, None)
    assert shop.item(item_id)["sub_status"] == []
    # What happens has no value before it, and none after it.
    asked = shop.run("status", item_id, "deleted").out.splitlines()
    assert "  deleted" in asked
    assert status("deleted", "--accept", 1) == (0, "done")
    assert shop.item(item_id)["sub_status"] == ["deleted"]


def test_that_a_description_comes_from_a_file_or_the_input(
    shop: ServedShop, listings: Listings, tmp_path: Path
) -> None:
    item_id = listings.take(plain)["id"]
    text = tmp_path / "text.txt"
    text.write_text("\ufeffDos líneas\ny más\n", encoding="utf-8")
    assert shop.run("describe", item_id, text).code == 0
    assert shop.get(f"/items/{item_id}/descriptions")[0]["plain_text"] == "Dos líneas\ny más"
    fed = shop.fed(b"Otra", "describe", item_id, "-", "--json")
    assert reported(fed)["row"]["state"] == "done"
    newest = shop.get(f"/items/{item_id}/descriptions")[0]
    assert (newest["plain_text"], len(newest["revisions"])) == ("Otra", 2)
    empty = shop.fed(b"\n", "describe", item_id, "-", "--json")
    assert (empty.code, empty.json["findings"][0]["code"]) == (1, "description.empty")
    assert shop.fed(b"\xff\xfe", "describe", item_id, "-").code == 2


def test_that_the_types_are_named_with_what_each_leaves(
    shop: ServedShop, listings: Listings
) -> None:
    item = listings.take(lambda one: plain(one) and one["listing_type_id"] == "gold_special")
    answer = shop.run("type", item["id"], "--json")
    assert answer.code == 0, answer.err
    types = {entry["id"]: entry for entry in answer.json["types"]}
    assert types["gold_special"]["current"]
    assert types["gold_pro"]["upgrade"]
    assert types["gold_pro"]["net"] < types["gold_special"]["net"]
    assert "gold" not in types
    moved = shop.run("type", item["id"], "gold_pro", "--json")
    document = reported(moved)
    assert document["net"]["after"] == types["gold_pro"]["net"]
    assert shop.item(item["id"])["listing_type_id"] == "gold_pro"
    # The old name, in this call, of what is Clásica today.
    assert shop.run("type", item["id"], "gold").code == 0
    assert shop.item(item["id"])["listing_type_id"] == "gold_special"


def test_that_a_closed_listing_is_listed_again_once(shop: ServedShop, listings: Listings) -> None:
    item_id = listings.take(plain)["id"]
    early = shop.run("relist", item_id, "--json")
    assert (early.code, reported(early)["findings"][0]["code"]) == (1, "item.status.not_relistable")
    shop.put(item_id, status="closed")
    words = ("relist", item_id, "--price", "+10", "--stock", "7", "--type", "gold_pro", "--json")
    answer = shop.run(*words)
    assert answer.code == 0, answer.err
    new = shop.item(reported(answer)["listing_id"])
    assert (new["parent_item_id"], new["available_quantity"]) == (item_id, 7)
    assert new["listing_type_id"] == "gold_pro"
    again = shop.run("relist", item_id)
    assert again.code == 2
    assert f"was already listed again as {new['id']}" in again.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("edit", "MX1", "price=3"), "no listing MX1"),
        (("edit", "not an id", "price=3"), "is not the id of a listing"),
        (("edit", "{id}", "pirce=3"), "did you mean 'price'?"),
        (("edit", "{id}", "price=3", "price=4"), "each field once"),
        (("edit", "{id}", "price=2.990"), "2990 or 2.99"),
        (("edit", "{id}", "attributes.BRNAD=x"), "did you mean 'BRAND'?"),
        (("edit", "{id}"), "Missing argument"),
        (("edit", "{foreign}", "price=3"), "belongs to seller"),
        (("edit", "{id}", "subtitel=x"), "did you mean 'subtitle'?"),
        (("edit", "{id}", "condition=broken"), "one of new, not_specified, used, not 'broken'\n"),
        (("move", "{id}", "MX0"), "no category 'MX0'"),
        (("move", "{id}", "../users"), "no category '../users'"),
        (("status", "{id}", "pausd"), "'paused'"),
        (("type", "{id}", "gold_por"), "did you mean 'gold_pro'?"),
        (("relist", "{id}", "--type", "gold_por"), "did you mean 'gold_pro'?"),
        (("relist", "{id}", "--price", "x"), "not an amount"),
        (("describe", "{id}", "/no/such/file"), "does not exist"),
    ],
)
def test_that_bad_input_ends_with_2_and_names_what_is_right(
    shop: ServedShop, words: tuple[str, ...], said: str
) -> None:
    ids = {"id": shop.ids()[0], "foreign": foreign(shop)}
    answer = shop.run(*(word.format(**ids) for word in words))
    assert (answer.code, answer.out) == (2, "")
    assert said in answer.err


def test_that_a_listing_goes_to_another_category_as_it_was_shown(
    shop: ServedShop, listings: Listings
) -> None:
    item = listings.take(lambda one: plain(one) and not one["sold_quantity"])
    item_id, own = item["id"], item["category_id"]
    places = dict.fromkeys(shop.item(one)["category_id"] for one in shop.ids()[:40])
    for place in places:
        tried = reported(shop.run("move", item_id, place, "--dry-run", "--json"))
        errors = [one["code"] for one in tried["findings"] if one["severity"] == "error"]
        if place != own and errors and {*errors} == {"item.attributes.required"}:
            break
    else:
        raise AssertionError("no category of the shop asks for another attribute")
    assert shop.item(item_id)["category_id"] == own
    refused = shop.run("move", item_id, place)
    assert refused.code == 1
    assert shop.item(item_id)["category_id"] == own
    asked = {one["id"]: one for one in shop.get(f"/categories/{place}/attributes")}
    sets = []
    for one in tried["findings"]:
        if one["code"] == "item.attributes.required":
            wanted = asked[one["params"]["attribute"]]
            first = (wanted.get("values") or [{"name": "1"}])[0]["name"]
            unit = (wanted.get("allowed_units") or [{"name": ""}])[0]["name"]
            sets.append(f"attributes.{wanted['id']}={first} {unit}".rstrip())
    done = reported(shop.run("move", item_id, place, *sets, "--json"))
    assert done["row"]["state"] == "done"
    now = shop.item(item_id)
    assert (now["category_id"], now["warnings"]) == (place, [])
    kept = {one["id"]: one["value_name"] for one in now["attributes"]}
    for change in done["changes"]:
        name = change["path"].removeprefix("attributes.")
        if name != change["path"]:
            assert (name in kept) is bool(change["after"]["$choices"]), change
    assert shop.run("undo", item_id).code == 0
    back = shop.item(item_id)
    assert back["category_id"] == own
    assert {one["id"]: one["value_name"] for one in back["attributes"]} == {
        one["id"]: one["value_name"] for one in item["attributes"]
    }


def foreign(shop: ServedShop) -> str:
    """A listing of somebody else."""
    found = shop.get("/sites/AR/search", limit="1")["results"]
    return str(found[0]["id"])


@pytest.mark.parametrize(
    ("route", "words"),
    [
        ("PUT /items/{item_id}", ("edit", "{id}", "stock=+2")),
        ("PUT /items/{item_id}", ("status", "{id}", "paused")),
        ("POST /items/{item_id}/listing_type", ("type", "{id}", "gold_pro")),
    ],
)
def test_that_a_lost_answer_never_does_anything_twice(
    shop: ServedShop, listings: Listings, route: str, words: tuple[str, ...]
) -> None:
    item = listings.take(lambda one: plain(one) and one["listing_type_id"] == "gold_special")
    item_id = item["id"]
    with shop.faults(lost(route)):
        answer = shop.run(*(word.format(id=item_id) for word in words), "--json")
    assert (answer.code, reported(answer)["row"]["state"]) == (0, "done"), answer.err
    if words[0] == "edit":
        assert shop.item(item_id)["available_quantity"] == item["available_quantity"] + 2


def test_that_the_same_command_given_again_waits_for_the_first(
    shop: ServedShop, listings: Listings
) -> None:
    item = listings.take(plain)
    words = ("edit", item["id"], "stock=+4", "--json")
    paused(shop, True)
    first, second = shop.run(*words), shop.run(*words)
    assert [(a.code, reported(a)["row"]["state"]) for a in (first, second)] == [(6, "queued")] * 2
    assert first.json["row"]["number"] == second.json["row"]["number"]
    other = shop.run("edit", item["id"], "stock=+5")
    assert other.code == 6
    assert "Sending is paused" in other.err
    tried = shop.run("edit", item["id"], "stock=+5", "--dry-run")
    assert (tried.code, "1 earlier change in the outbox" in tried.out) == (0, True)
    assert shop.run("send", "--resume").code == 0
    assert shop.item(item["id"])["available_quantity"] == item["available_quantity"] + 4


def test_that_what_gives_way_to_a_change_is_counted_first(
    shop: ServedShop, listings: Listings
) -> None:
    item_id = listings.take(plain)["id"]
    paused(shop, True)
    assert shop.run("edit", item_id, "sku=HELD-1").code == 6
    assert shop.run("outbox", "hold", item_id).code == 0
    paused(shop, False)
    tried = shop.run("edit", item_id, "sku=HELD-2", "--dry-run")
    assert "1 held or refused row in the outbox will be replaced" in tried.out
    done = reported(shop.run("edit", item_id, "sku=HELD-2", "--json"))
    assert (done["replaced"], done["row"]["state"]) == (1, "done")
    assert reported(shop.run("edit", item_id, "sku=HELD-3", "--json"))["replaced"] == 0


def paused(shop: ServedShop, yes: bool) -> None:
    """Have nothing sent, as the window's switch does."""
    journal = Workspace(shop.workspace).journal()
    OutboxStore(journal).pause(yes)
    journal.close()


def test_that_a_closed_pipe_is_no_trouble(shop: ServedShop, listings: Listings) -> None:
    item = listings.take(plain)
    with shop.started("edit", item["id"], "sku=PIPE") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        err = process.stderr.read()
    assert (process.returncode, err) == (0, "")


def test_that_what_is_printed_is_no_more_than_one_document(
    shop: ServedShop, listings: Listings
) -> None:
    item = listings.take(plain)
    shown = shop.run("edit", item["id"], "sku=ONE", "--dry-run", "--json")
    assert json.loads(shown.out)["row"] is None
    assert shown.err == ""


def test_that_a_relisting_without_an_answer_is_asked_for_once(
    shop: ServedShop, listings: Listings
) -> None:
    item_id, route = listings.take(plain)["id"], "POST /items/{item_id}/relist"
    shop.put(item_id, status="closed")
    before = set(shop.ids())
    words = ("relist", item_id, "--timeout", "2", "--json")
    with shop.faults(lost(route)):
        first, second = shop.run_until_asked(route, *words), shop.run(*words)
        assert shop.calls(route) == 1
    numbers = {reported(answer)["row"]["number"] for answer in (first, second)}
    assert (first.code, second.code, len(numbers)) == (6, 6, 1)
    assert len(set(shop.ids()) - before) == 1


def test_that_what_is_interrupted_stays_in_the_outbox(shop: ServedShop, listings: Listings) -> None:
    item = listings.take(plain)
    slow = {"kind": "latency", "method": "PUT", "path": "/items/{item_id}", "seconds": 20}
    process = shop.started("edit", item["id"], "sku=INT-1")
    with shop.faults(slow), process:
        assert process.stdout is not None
        # What is going to be sent is shown before it is.
        assert any("INT-1" in line for line in process.stdout)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=30)
    assert process.returncode == 130, err
    assert "'vitrina send' continues" in err
    journal = Workspace(shop.workspace).journal()
    rows = OutboxStore(journal).of_item(item["id"])
    journal.close()
    assert len(rows) <= 1
