"""Worlds whose records differ from the specification: what is kept, and what is reported."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from app.domain.base import parse_tolerant
from app.domain.models.category import CategorySettings
from app.domain.models.item import Item
from app.domain.wire import read_json
from app.domain.wire_item import WireItem
from app.rules.offer.price import check_item_price
from tests.service import real_shapes
from tests.service.loaded import Load
from tests.service.real_shapes import BARE_CATEGORY, CATEGORY, FILES, PLAIN, SELLER, SITE
from tests.service.world_folder import as_json, write
from tests.stands.processes import running

pytestmark = pytest.mark.usefixtures("forked")

ODD: list[tuple[dict[str, Any], str]] = [
    ({"geolocation": {"latitude": "", "longitude": ""}}, "geolocation.latitude"),
    ({"description": []}, "description"),
    ({"description": [{"id": "X-1"}]}, "description"),
    ({"price": "dear"}, "price"),
    ({"price": -1}, "price"),
    ({"warranty": []}, "warranty"),
    ({"video_id": 5}, "video_id"),
    ({"tags": ["good", 5]}, "tags.1"),
    ({"shipping": {"mode": "me2", "free_shipping": "no"}}, "shipping.free_shipping"),
    ({"shipping": []}, "shipping"),
    ({"attributes": {"BRAND": "x"}}, "attributes"),
    ({"variations": [{"id": 1, "price": "x"}, "y"]}, "variations.0.price"),
    ({"seller_address": {"city": "Colonia"}}, "seller_address.city"),
    ({"official_store_id": True}, "official_store_id"),
    ({"site_id": 5}, "site_id"),
    ({"deal_ids": "none"}, "deal_ids"),
]


@pytest.mark.parametrize(("change", "field"), ODD, ids=lambda value: str(value)[:40])
async def test_that_an_odd_field_is_left_out_and_named_and_the_item_kept(
    load: Load, change: dict[str, Any], field: str
):
    loaded = load({**FILES, "items.jsonl": [{**PLAIN, **change}]})
    (problem,) = loaded.problems
    assert problem.where.endswith("items.jsonl:1")
    assert not problem.skipped
    assert field in problem.reason
    assert not problem.line.endswith("skipped")
    assert "dear" not in problem.reason
    async with loaded.client(str(SELLER)) as client:
        answer = await client.get(f"/items/{PLAIN['id']}")
        assert answer.status_code == 200
        item = read_json(answer.content)
        # It is what the console makes of the same record.
        read, left_out = parse_tolerant(Item, read_json(as_json({**PLAIN, **change})))
        assert field in left_out
        assert {name: item.get(name) for name in change} == {
            name: read.to_wire().get(name) for name in change
        }
        assert item["title"] == PLAIN["title"]
        assert item["channels"] == PLAIN["channels"]


def test_that_odd_fields_of_other_records_are_left_out_as_well(load: Load):
    loaded = load(
        {
            "users.json": [{"id": 1, "points": "many", "nickname": "UNO"}],
            "categories.json": [{"id": "MX1", "settings": {"max_title_length": "long"}}],
            "currencies.json": [{"id": "ZQD", "symbol": 5, "decimal_places": 0}],
        }
    )
    assert sorted(problem.reason.rpartition(": ")[2] for problem in loaded.problems) == [
        "points",
        "settings.max_title_length",
        "symbol",
    ]
    assert loaded.market.users.read("1") == {"id": 1, "nickname": "UNO"}
    assert loaded.market.categories.known("MX1") is not None
    assert read_json(loaded.market.sites.currencies()) == [{"id": "ZQD", "decimal_places": 0}]


def test_that_prices_are_judged_by_the_decimals_of_a_currency_from_a_file(load: Load):
    currency = {"id": "ZQD", "symbol": "Z", "description": "Zed", "decimal_places": 0}
    site = load({**FILES, "currencies.json": [currency]}).market.sites.rules("MX")
    item: WireItem = {"currency_id": "ZQD", "price": Decimal("1.5")}
    (finding,) = check_item_price(item, settings=CategorySettings(), site=site)
    assert finding.code == "item.price.too_many_decimals"


async def test_that_currencies_come_from_a_file(load: Load):
    currency = {"id": "ZQD", "symbol": "Z$", "description": "Zeta", "decimal_places": 0, "x": [1]}
    loaded = load({**FILES, "currencies.json": [currency]})
    async with loaded.client() as client:
        assert (await client.get("/currencies")).json() == [currency]
        assert (await client.get("/currencies/ZQD")).json() == currency
        assert (await client.get("/currencies/MXN")).status_code == 404


async def test_that_without_that_file_they_are_those_of_practice(load: Load):
    async with load(FILES).client() as client:
        assert "MXN" in [one["id"] for one in (await client.get("/currencies")).json()]


def test_that_items_whose_category_is_in_no_file_are_named(load: Load):
    items = [PLAIN, real_shapes.GONE, {**real_shapes.HALF, "category_id": "a b"}]
    loaded = load({**FILES, "items.jsonl": items})
    assert [problem.line.rpartition("world/")[2] for problem in loaded.problems] == [
        "items.jsonl:2: its category ZQ404404 is in no file",
        "items.jsonl:3: its category is in no file",
    ]
    rows = loaded.database.rows("SELECT id FROM items ORDER BY number")
    assert [row[0] for row in rows] == [item["id"] for item in items]


def test_that_a_category_of_practice_is_in_a_file(load: Load):
    items = [{"id": "MX1", "seller_id": 1, "site_id": "MX", "category_id": "MX404"}]
    assert load({"items.jsonl": items}).said == ["items.jsonl:1"]


async def test_that_an_area_of_two_sites_is_named_and_kept_once(load: Load):
    area = {"id": "SUR", "description": "Sur", "type": "state"}
    sites = [{"id": SITE}, {"id": "QZ"}]
    files = {
        **FILES,
        "sites.json": sites,
        f"coverage_areas/{SITE}.json": [area],
        "coverage_areas/QZ.json": [{"id": "NORTE", "type": "state"}, area],
    }
    loaded = load(files)
    (problem,) = [one for one in loaded.problems if "coverage" in one.where]
    assert problem.where.endswith("coverage_areas/QZ.json:1")
    assert problem.reason == "this id was there before"
    async with loaded.client() as client:
        assert (await client.get("/coverage_areas/SUR")).json() == area
        assert (await client.get(f"/sites/{SITE}/coverage_areas")).json() == [area]
        assert len((await client.get("/sites/QZ/coverage_areas")).json()) == 1


async def test_that_two_items_may_have_descriptions_of_one_id(load: Load):
    def described(number: int, text: str) -> dict[str, Any]:
        record = {"id": "D1", "plain_text": text}
        return {**PLAIN, "id": f"ZQ{number}", "descriptions": [record]}

    loaded = load({**FILES, "items.jsonl": [described(1, "Uno"), described(2, "Dos")]})
    async with loaded.client(str(SELLER)) as client:
        for item_id, text in (("ZQ1", "Uno"), ("ZQ2", "Dos")):
            (record,) = (await client.get(f"/items/{item_id}/descriptions")).json()
            assert (record["id"], record["plain_text"]) == ("D1", text)
        path = "/items/ZQ2/descriptions"
        changed = await client.put(f"{path}/D1", json={"plain_text": "Otra"})
        assert (changed.status_code, changed.json()["id"]) == (200, "D1")
        added = await client.post(path, json={"plain_text": "Más"})
        assert added.status_code == 201
        texts = [one["plain_text"] for one in (await client.get(path)).json()]
        assert texts == ["Más", "Otra"]
        (other,) = (await client.get("/items/ZQ1/descriptions")).json()
        assert other["plain_text"] == "Uno"


FORM = {
    "title": "Otra cosa",
    "category_id": BARE_CATEGORY,
    "price": 10,
    "currency_id": "ZQD",
    "available_quantity": 1,
    "buying_mode": "buy_it_now",
    "listing_type_id": "gold_special",
    "condition": "new",
}


@pytest.mark.parametrize("category_id", [BARE_CATEGORY, CATEGORY])
async def test_that_a_site_nobody_here_knows_takes_its_own_currency(load: Load, category_id: str):
    async with load(FILES).client(str(SELLER)) as client:
        form = {
            **FORM,
            "category_id": category_id,
            "attributes": [{"id": "BRAND", "value_name": "Sur"}],
            "pictures": [{"source": "https://pictures.example/a.jpg"}],
        }
        answer = await client.post("/items", json=form)
        assert answer.status_code == 201, answer.text
        assert (answer.json()["site_id"], answer.json()["currency_id"]) == (SITE, "ZQD")
        answer = await client.post("/items/validate", json={**form, "price": -1})
        causes = [cause["code"] for cause in answer.json()["cause"]]
        assert causes == ["item.price.negative"]
        form.pop("currency_id")
        answer = await client.post("/items/validate", json=form)
        assert [cause["code"] for cause in answer.json()["cause"]] == ["item.currency_id.required"]


def aged(number: int, **changes: Any) -> dict[str, Any]:
    """A listing of the year 2020, which ended long before the marketplace's time."""
    dates = {
        "start_time": f"2020-03-{number:02d}T10:00:00.000Z",
        "end_time": "2020-05-20T10:00:00.000Z",
        "stop_time": "2020-05-20T10:00:00.000Z",
        "expiration_time": None,
        "last_updated": f"2020-04-{number:02d}T10:00:00.000Z",
    }
    return {**PLAIN, "id": f"ZQ{number}", "descriptions": [], **dates, **changes}


def test_that_what_loading_changes_is_counted_and_named_with_the_clock_as_remedy(load: Load):
    marked = {"mode": "me2", "free_shipping": True, "tags": ["mandatory_free_shipping"]}
    items = [
        *(aged(number) for number in range(1, 8)),
        aged(8, status="closed"),
        aged(9, shipping=marked, original_price=Decimal(5)),
        {**PLAIN, "pictures": [{"url": "https://pictures.example/1.jpg"}]},
        {**PLAIN, "id": "ZQ11", "status": "not_yet_active"},
        {name: value for name, value in real_shapes.WAITING.items() if name != "last_updated"},
    ]
    loaded = load({**FILES, "items.jsonl": items})
    lines = list(loaded.changes.lines())
    closed = next(line for line in lines if "their end is past" in line)
    assert closed.startswith("8 of 12 listings came out closed: their end is past (ZQ1, ZQ2, ")
    # When the newest of all was changed, they had ended: the last moment they were open, then.
    remedy = "; with --fresh --clock 2020-05-20T09:59:59.000Z, 8 of them are open"
    assert closed.endswith(f"…){remedy}")
    for part in (
        "1 of 12 listings came out with other shipping",
        "1 of 12 listings came out without an original_price",
        "1 of 12 listings came out with ids for pictures",
        "1 of 12 listings came out started: their start is past (ZQ11)",
        "1 of 12 listings came out with a last_updated",
    ):
        assert any(line.startswith(part) for line in lines), part


def test_that_the_remedy_is_when_the_newest_of_them_was_changed(load: Load):
    loaded = load({**FILES, "items.jsonl": [aged(number) for number in range(1, 4)]})
    (line,) = loaded.changes.lines()
    assert line == (
        "3 of 3 listings came out closed: their end is past (ZQ1, ZQ2, ZQ3);"
        " with --fresh --clock 2020-04-03T10:00:00.000Z, 3 of them are open"
    )


def test_that_a_world_that_stays_as_it_is_is_no_news(load: Load):
    loaded = load({**FILES, "items.jsonl": [PLAIN, real_shapes.CLOSED, real_shapes.HOUSE]})
    assert (loaded.problems, list(loaded.changes.lines())) == ([], [])


def test_that_the_command_tells_it_and_the_remedy_helps(tmp_path: Path):
    odd = aged(2, description=[])
    files = {**FILES, "items.jsonl": [aged(1), odd, aged(3, category_id="ZQ404404")]}
    world = write(tmp_path / "world", files)
    store = tmp_path / "store"
    with running(store, "--world", str(world), sellers=1) as served:
        with served.client() as client:
            assert client.get("/items/ZQ1").json()["status"] == "closed"
        served.process.terminate()
        _, errors = served.process.communicate(timeout=10)
    where = world / "items.jsonl"
    assert errors.splitlines() == [
        f"{where}:2: left out what does not fit: description",
        f"{where}:3: its category ZQ404404 is in no file",
        "3 of 3 listings came out closed: their end is past (ZQ1, ZQ2, ZQ3);"
        " with --fresh --clock 2020-04-03T10:00:00.000Z, 3 of them are open",
    ]
    log = (store / "log" / "marketplace.log").read_text()
    assert log.count('"listing_changed"') == 3
    clock = ("--fresh", "--clock", "2020-04-03T10:00:00.000Z")
    with (
        running(store, "--world", str(world), *clock, sellers=1) as served,
        served.client() as client,
    ):
        codes = [client.get(f"/items/ZQ{number}").json()["status"] for number in (1, 2, 3)]
    assert codes == ["active"] * 3
