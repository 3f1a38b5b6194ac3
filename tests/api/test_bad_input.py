"""What the Python API says of wrong input: an error of its kind that names what is right."""

from __future__ import annotations

import re
from collections.abc import Callable
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from app.api.errors import InputError, NotAccepted, NotPossible, ShopClosed, ShopError
from app.api.shop import Shop, connect
from tests.stands.api_shop import ApiShop, has_pictures, is_varied

Call = Callable[[Any], object]
STATES = ("queued", "sending", "unknown", "held", "refused", "done")


@pytest.fixture(scope="module")
def listing(stand: ApiShop) -> Any:
    return stand.shop.listing(stand.take(has_pictures))


@pytest.fixture(scope="module")
def varied(stand: ApiShop) -> Any:
    return stand.shop.listing(stand.take(is_varied))


EDITS: list[tuple[dict[str, object], str]] = [
    ({}, "no field to change was given"),
    ({"prise": 100}, "did you mean 'price'?"),
    ({"available_quantity": 5}, "there is no field 'available_quantity' to set; available: price"),
    ({"price": True}, "a number, or a text such as '+7%', not 'True' (bool)"),
    ({"price": None}, "not 'None' (NoneType)"),
    ({"price": float("nan")}, "is not an amount"),
    ({"price": Decimal("Infinity")}, "is not an amount"),
    ({"price": -5}, "give the text '-5'"),
    ({"stock": -1}, "below 0"),
    ({"price": "1,000"}, "can be read as"),
    ({"price": "cheap"}, "is not an amount"),
    ({"price": b"5"}, "not \"b'5'\" (bytes)"),
    ({"stock": 1.5}, "is not a count"),
    ({"stock": 10**12}, "is not a count"),
    ({"stock": [1]}, "(list)"),
    ({"title": 5}, "title: a text, not '5' (int)"),
    ({"title": "  "}, "a listing needs one"),
    ({"title": "x" * 3000}, "longer than"),
    ({"sku": object}, "sku: a text"),
    ({"status": "deleted"}, "active, paused or closed"),
    ({"condition": "shiny"}, "one of new, "),
    ({"free_shipping": "yes"}, "True or False, not 'yes' (str)"),
    ({"local_pick_up": 1}, "True or False"),
    ({"dimensions": "big"}, "height, width, length"),
    ({"attributes": ["BRAND"]}, "a mapping such as"),
    ({"attributes": {"Marka": "Acme"}}, "did you mean 'Marca'?"),
    ({"attributes": {"BRAND": object()}}, "a text, a number, a list of them, or None"),
    ({"attributes": {"": "x"}}, "names of attributes"),
    ({"attributes": {"BRAND": "A", "brand": "B"}}, "each field once"),
    ({"sale_terms": {"no id!": "x"}}, "is not the id of an attribute or sale term"),
]


@pytest.mark.parametrize(("fields", "said"), EDITS)
def test_that_a_wrong_edit_is_named_and_nothing_is_sent(
    stand: ApiShop, listing: Any, fields: dict[str, Any], said: str
) -> None:
    before = stand.shop.outbox.rows(*STATES)
    # A listing like this one, without another value, is no mistake.
    for verb in (listing.edit, listing.duplicate) if fields else (listing.edit,):
        with pytest.raises(InputError) as wrong:
            verb(**fields)
        assert said in str(wrong.value)
    assert stand.shop.outbox.rows(*STATES) == before


OF_SHOP: list[tuple[Call, str]] = [
    (lambda shop: shop.listing("MX1"), "no listing MX1"),
    (lambda shop: shop.listing("no id!"), "is not the id of a listing"),
    (lambda shop: shop.listing(5), "is not the id of a listing"),
    (lambda shop: shop.listings("colour:red"), "there is no condition 'colour'"),
    (lambda shop: shop.listings('"mesa'), "not closed"),
    (lambda shop: shop.plan("status:active", "prise=1"), "did you mean 'price'?"),
    (lambda shop: shop.plan("status:active", prise=1), "did you mean 'price'?"),
    (lambda shop: shop.plan("colour:red", price=1), "no condition 'colour'"),
    (lambda shop: shop.create({"titel": "x"}), "did you mean 'title'?"),
    (lambda shop: shop.create({"permalink": "x"}), "set by the marketplace"),
    (lambda shop: shop.create({"title": "x", "category_id": "MX999"}), "no category 'MX999'"),
    (lambda shop: shop.create([]), "not a listing"),
    (lambda shop: shop.create({}), "not a listing"),
    (lambda shop: shop.create({"title": ""}, predict=True), "the title is missing"),
    (lambda shop: shop.validate("text"), "not a listing"),
    (lambda shop: shop.predict(), "at least one"),
    (lambda shop: shop.predict(" "), "none of them empty"),
    (lambda shop: shop.predict("Funda", below="no id!"), "is not the id of a category"),
    (lambda shop: shop.shipping(), "either a listing or dimensions"),
    (lambda shop: shop.shipping("MX1", dimensions="1x1x1,1"), "either a listing or dimensions"),
    (lambda shop: shop.shipping(dimensions="big"), "height, width, length"),
    (lambda shop: shop.shipping(dimensions="1x1x1,1", price="ten"), "is not an amount"),
    (lambda shop: shop.shipping("MX1"), "no listing MX1"),
    (
        lambda shop: shop.shipping(dimensions="1x1x1,1", listing_type_id="gold_prom"),
        "did you mean 'gold_pro'?",
    ),
    (lambda shop: shop.outbox.rows("waiting"), "there is no state 'waiting'"),
    (lambda shop: shop.outbox.rows("don"), "did you mean 'done'?"),
    (lambda shop: shop.outbox.row(10**9), "there is no row"),
    (lambda shop: shop.outbox.row(10**30), "there is no row"),
    (lambda shop: shop.outbox.row("7"), "given by its number"),
    (lambda shop: shop.outbox.drop(True), "given by its number"),
    (lambda shop: shop.plan("", price=1, ids=["MX1", "no code"]), "shop (2): MX1, no code"),
    (lambda shop: shop.export("shop.csv", ids=["MX1"]), "not listings of this shop (1): MX1"),
    (lambda shop: shop.listings(ids=["MX1"]), "not listings of this shop (1): MX1"),
    (lambda shop: shop.listings(ids="MX1"), "a list of texts"),
    (lambda shop: shop.listings(ids=[1]), "a list of texts"),
    (lambda shop: shop.listings(ids=[" "]), "neither an id nor an own code"),
    (lambda shop: shop.listings("colour:red", ids=[]), "no condition 'colour'"),
    (lambda shop: shop.export("shop.ods"), "csv, json, jsonl"),
    (lambda shop: shop.export("shop.csv", form="xml"), "csv, json, jsonl"),
    (lambda shop: shop.export("shop.csv", spreadsheet="pt"), "there are plain, en, es, pt_BR"),
    (lambda shop: shop.export("shop.csv", as_of="soon"), "neither the number of a sync"),
    (lambda shop: shop.export("shop.csv", "colour:red"), "no condition 'colour'"),
    (lambda shop: shop.export("shop.jsonl", sheet=True), "for csv and xlsx"),
    (lambda shop: shop.import_sheet(Path(__file__)), "no column was recognized"),
    (lambda shop: shop.import_sheet("x.csv", columns={"A": "prise"}), "no field 'prise'"),
    (lambda shop: shop.list_sheet(Path(__file__)), "no column was recognized"),
    (lambda shop: shop.list_sheet("x.csv", columns={"A": "prise"}), "no field 'prise'"),
    (lambda shop: shop.import_sheet("x.csv", decimals={"price": ";"}), "'.' or ','"),
    (lambda shop: shop.undo("MX1"), "no listing MX1"),
    (lambda shop: shop.undo("no id!"), "is not the id of a listing"),
]


@pytest.mark.parametrize(("call", "said"), OF_SHOP)
def test_that_a_wrong_question_is_named(stand: ApiShop, call: Call, said: str) -> None:
    with pytest.raises(InputError) as wrong:
        call(stand.shop)
    assert said in str(wrong.value)


OF_PARTS: list[tuple[Call, str]] = [
    (lambda one: one.pictures.remove(99), "there is no picture '99'"),
    (lambda one: one.pictures.remove(), "nothing to change was given"),
    (lambda one: one.pictures.add("/no/such/file"), "no such file"),
    (lambda one: one.pictures.add(Path(__file__)), "cannot be used as a picture"),
    (lambda one: one.pictures.add("ftp://x/1.jpg"), "not the address of a picture"),
    (lambda one: one.variations.set(99, stock=1), "there is no variation '99'"),
    (lambda one: one.variations.set(1), "nothing to change was given"),
    (lambda one: one.variations.set(1, title="x"), "one can set price, stock, sku"),
    (lambda one: one.variations.remove("nothing"), "there is no variation 'nothing'"),
    (lambda one: one.variations.add({}), "nothing to change was given"),
    (lambda one: one.variations.add({"Colour": "x"}), "did you mean 'Color'?"),
    (lambda one: one.variations.merge("Color"), "a single attribute tells its variations apart"),
    (lambda one: one.change_type("gold_prom"), "did you mean 'gold_pro'?"),
    (lambda one: one.describe(None), "description: a text"),
    (lambda one: one.retitle("{NO_SUCH}"), "no attribute NO_SUCH"),
    (lambda one: one.retitle("Prueba"), "the same title"),
    (lambda one: one.retitle(" "), "the pattern is empty"),
    (lambda one: one.relist(listing_type_id="gold_prom"), "did you mean 'gold_pro'?"),
]


@pytest.mark.parametrize(("call", "said"), OF_PARTS)
def test_that_a_wrong_part_is_named(varied: Any, call: Call, said: str) -> None:
    with pytest.raises(InputError) as wrong:
        call(varied)
    assert said in str(wrong.value)


def test_that_what_a_sheet_leaves_open_is_named(stand: ApiShop, tmp_path: Path) -> None:
    row = next(stand.shop.listings("status:active variations:0"))
    sheet = tmp_path / "sheet.csv"
    sheet.write_text(f"id;price\n{row.id};1.234\nMX999999999;5\n", encoding="utf-8")
    read = stand.shop.import_sheet(sheet)
    assert (read.rows, read.untouched, read.new, read.plan.listings) == (2, 0, (), ())
    assert list(read.doubtful) == ["price"]
    left = [(one.row, one.code) for one in read.refused if one.listing_id == "MX999999999"]
    assert left == [(3, "row.no_listing")]
    assert all(one.reason for one in read.refused)
    again = stand.shop.import_sheet(sheet, decimals={"price": ","})
    assert [entry.after["price"] for entry in again.plan.listings] == [Decimal(1234)]


def test_that_another_sellers_listing_is_reported_as_one(stand: ApiShop) -> None:
    theirs = stand.listing_of_another()
    for call in (stand.shop.listing, stand.shop.shipping):
        with pytest.raises(InputError, match="belongs to seller"):
            call(theirs)


def test_that_a_closed_listing_is_neither_paused_nor_a_risk_taken_unasked(stand: ApiShop) -> None:
    shop, item_id = stand.shop, stand.plain()
    stand.put(item_id, status="closed")
    closed = shop.listing(item_id)
    paused = closed.pause()
    assert (paused.outcome.value, paused.number, paused.is_done) == ("not_sent", None, False)
    with pytest.raises(ShopError, match="not_sent"):
        paused.require_done()
    with pytest.raises(NotAccepted) as refusal:
        closed.delete()
    assert len(refusal.value.risks) == 1
    with pytest.raises(NotAccepted):
        closed.delete(accept=2)
    active = shop.listing(stand.plain())
    assert active.relist().outcome.value == "not_sent"
    with pytest.raises(NotPossible):
        active.edit(price="-100%")


@pytest.mark.parametrize(
    ("url", "token", "said"),
    [
        ("ftp://host", "APP-1-00000000", "not the address of a marketplace"),
        ("http://example.com", "APP-1-00000000", "only https is safe"),
        ("http://127.0.0.1:9", "two words", "not a token"),
        ("http://127.0.0.1:9", "", "not a token"),
        ("http://127.0.0.1:9", 5, "token"),
    ],
)
def test_that_an_address_or_a_token_that_is_none_is_named(
    tmp_path: Path, url: str, token: Any, said: str
) -> None:
    with pytest.raises(InputError) as wrong:
        connect(url, token, workspace=tmp_path)
    assert said in str(wrong.value)
    assert "two words" not in repr(wrong.value)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"base_url": None}, "base_url: a text such as https://host, not None"),
        ({"base_url": 8765}, "base_url: a text"),
        ({"base_url": ""}, "not the address of a marketplace"),
        ({"workspace": 5}, "workspace: the path of a folder, not 5"),
        ({"profile": 5}, "profile: a name, not 5"),
        ({"profile": "../x", "workspace": None}, "not a name for a profile: '../x'"),
        ({"profile": "practice"}, "has no"),
    ],
)
def test_that_a_shop_that_is_none_is_named_and_nothing_is_opened(
    tmp_path: Path, words: dict[str, Any], said: str
) -> None:
    given = {"base_url": "http://127.0.0.1:9", "workspace": tmp_path / "shop", **words}
    with pytest.raises(InputError) as wrong:
        connect(given.pop("base_url"), "APP-1-00000000", **given)
    assert said in str(wrong.value)
    assert not str(wrong.value).startswith("token")
    assert list(tmp_path.iterdir()) == []


CLOSED: dict[str, Call] = {
    "seller": lambda shop: shop.seller,
    "sync": Shop.sync,
    "listings": Shop.listings,
    "listing": lambda shop: shop.listing("MX1"),
    "create": lambda shop: shop.create({"title": "x"}),
    "plan": lambda shop: shop.plan("status:active", price=1),
    "history": lambda shop: shop.history("MX1"),
    "syncs": Shop.syncs,
    "export": lambda shop: shop.export("shop.csv"),
    "outbox": lambda shop: shop.outbox.rows(),
    "with": lambda shop: shop.__enter__(),
}


def test_that_a_closed_shop_says_so(stand: ApiShop, tmp_path: Path) -> None:
    shop = connect(stand.served.base_url, stand.token, workspace=tmp_path)
    found = shop.seller
    shop.close()
    shop.close()
    assert found.site_id == "MX"
    for call in CLOSED.values():
        with pytest.raises(ShopClosed):
            call(shop)


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda costs, _: costs.set("A", unit_cost="cheap"), "unit_cost: 'cheap' is not an amount"),
        (lambda costs, _: costs.set("A", unit_cost=-1), "'-1' is not an amount"),
        (lambda costs, _: costs.set("A", floor=True), "'True' is not an amount"),
        (lambda costs, _: costs.set("A", floor=1.5), "'1.5' is not an amount"),
        (lambda costs, _: costs.set("A", tax=100), "is not below 100 %"),
        (lambda costs, _: costs.set("A", price=1), "there is no figure 'price'"),
        (lambda costs, _: costs.set("  ", floor=1), "the own code is missing"),
        (lambda costs, _: costs.set("A", floor=1, currency_id="pesos"), "is not a currency"),
        (lambda costs, table: costs.import_file(table), "no column has the own code"),
    ],
)
def test_that_a_wrong_own_figure_is_named(
    stand: ApiShop, call: Any, said: str, tmp_path: Path
) -> None:
    table = tmp_path / "titles.csv"
    table.write_text("title,price\nMesa,1\n", encoding="utf-8")
    before = stand.shop.costs.all()
    with pytest.raises(InputError, match=re.escape(said)):
        call(stand.shop.costs, table)
    assert stand.shop.costs.all() == before
