"""Anybody's world, from files in the wire format."""

from __future__ import annotations

import json
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from app.service.worlds.world_records import LONGEST_LINE
from tests.service.loaded import Load
from tests.service.world_folder import Files, as_json, write
from tests.stands.processes import running

pytestmark = pytest.mark.usefixtures("forked")

USER = {"id": 7, "nickname": "ANA", "site_id": "BR", "points": 3, "colour_of_door": "green"}
CATEGORY = {
    "id": "BR1",
    "name": "Copos",
    "settings": {
        "listing_allowed": True,
        "buying_modes": ["buy_it_now"],
        "currencies": ["BRL"],
        "item_conditions": ["new", "used"],
        "max_title_length": 60,
        "max_pictures_per_item": 6,
        "price": "required",
        "stock": "required",
        "shipping_modes": ["custom"],
        "smell": "none",
    },
}
ITEM = {
    "id": "BR100",
    "site_id": "BR",
    "seller_id": 7,
    "title": "Copo de barro",
    "category_id": "BR1",
    "price": Decimal("12.50"),
    "currency_id": "BRL",
    "available_quantity": 3,
    "buying_mode": "buy_it_now",
    "listing_type_id": "gold_special",
    "condition": "new",
    "status": "active",
    "last_updated": "2026-01-02T03:04:05.678Z",
    "weather": {"of": "the day", "it": [1, Decimal("2.5"), None]},
    "pictures": [{"id": "P-1", "url": "https://pictures.example/1.jpg"}],
}


WHOLE: Files = {
    "sites.json": [{"id": "BR", "name": "Brasil", "anthem": "long"}],
    "categories.json": [CATEGORY],
    "attributes/BR1.json": [
        {"id": "BRAND", "name": "Marca", "value_type": "string", "tags": {"required": True}}
    ],
    "users.json": [USER],
    "items.jsonl": [ITEM],
    "listing_types/BR.json": [{"site_id": "BR", "id": "gold_special", "name": "Clássico"}],
    "coverage_areas/BR.json": [{"id": "BR-1", "description": "Tudo", "type": "country", "x": 1}],
}


async def test_that_unknown_fields_are_kept_and_answered_back(load: Load):
    loaded = load(WHOLE)
    assert loaded.problems == []
    async with loaded.client("7") as client:
        item = (await client.get("/items/BR100")).json()
        assert {name: item[name] for name in ITEM} == json.loads(as_json(ITEM))
        assert (await client.get("/users/me")).json() == USER
        assert (await client.get("/categories/BR1")).json()["settings"]["smell"] == "none"
        areas = (await client.get("/sites/BR/coverage_areas")).json()
        assert areas == WHOLE["coverage_areas/BR.json"]
        types = (await client.get("/sites/BR/listing_types")).json()
        assert types == WHOLE["listing_types/BR.json"]


async def test_that_a_foreign_world_is_written_like_any_other(load: Load):
    loaded = load(WHOLE)
    async with loaded.client("7") as client:
        answer = await client.put("/items/BR100", json={"available_quantity": 9})
        assert answer.status_code == 200, answer.text
        assert answer.json()["weather"] == json.loads(as_json(ITEM["weather"]))
        form = {
            "site_id": "BR",
            "title": "Outro copo",
            "category_id": "BR1",
            "price": 20,
            "currency_id": "BRL",
            "available_quantity": 1,
            "buying_mode": "buy_it_now",
            "listing_type_id": "gold_special",
            "condition": "new",
            "attributes": [{"id": "BRAND", "value_name": "Barro"}],
            "pictures": [{"source": "https://pictures.example/2.jpg"}],
        }
        answer = await client.post("/items", json=form)
        assert answer.status_code == 201, answer.text
        page = (await client.get("/users/7/items/search")).json()
        assert page["results"] == ["BR100", answer.json()["id"]]
        found = (await client.get("/sites/BR/search?q=copo")).json()
        assert found["paging"]["total"] == 2


async def test_that_what_is_not_there_comes_from_practice_but_for_listings(load: Load):
    loaded = load({})
    assert loaded.problems == []
    async with loaded.client() as client:
        assert len((await client.get("/sites/MX/listing_types")).json()) == 7
        assert len((await client.get("/sites/MX/coverage_areas")).json()) > 30
    assert loaded.database.one("SELECT count(*) FROM items") == (0,)
    assert len(loaded.market.users.seller_lines()) == 6
    assert loaded.database.one("SELECT count(*) FROM categories") > (900,)


async def test_that_sellers_nobody_has_told_about_can_sell(load: Load):
    loaded = load(
        {"items.jsonl": [{"id": "MX5", "seller_id": "55", "site_id": "MX", "title": "A"}]}
    )
    assert [line.user_id for line in loaded.market.users.seller_lines()] == ["55"]
    async with loaded.client("55") as client:
        assert (await client.get("/users/55/items/search")).json()["results"] == ["MX5"]


BARE = {"id": "X1", "seller_id": 9}
REQUESTS = [
    ("GET", "/items/X1", None),
    ("GET", "/items?ids=X1", None),
    ("GET", "/items/X1?attributes=title", None),
    ("GET", "/items/X1/descriptions", None),
    ("GET", "/items/X1/variations", None),
    ("GET", "/items/X1/variations/1", None),
    ("GET", "/items/X1/available_upgrades", None),
    ("GET", "/items/X1/shipping/search", None),
    ("GET", "/items/X1/shipping_options/free", None),
    ("GET", "/items/shipping_options/free?ids=X1", None),
    ("GET", "/users/me", None),
    ("GET", "/users?ids=9", None),
    ("GET", "/users/9/items/search", None),
    ("GET", "/users/9/shipping_options/free?item_id=X1", None),
    ("PUT", "/items/X1", {"title": "Algo"}),
    ("PUT", "/items/X1", {"available_quantity": 0}),
    ("PUT", "/items/X1", {"status": "closed"}),
    ("POST", "/items/X1/pictures", {"source": "https://pictures.example/1.jpg"}),
    ("POST", "/items/X1/listing_type", {"id": "gold_pro"}),
    ("POST", "/items/X1/descriptions", {"plain_text": "Algo"}),
    ("POST", "/items/X1/variations", {"available_quantity": 1}),
    ("POST", "/items/X1/relist", {}),
    ("DELETE", "/items/X1/pictures/P", None),
    ("DELETE", "/items/X1/variations/1", None),
]


@pytest.mark.parametrize(
    "more",
    [
        {},
        {name: None for name in ITEM if name not in ("id", "seller_id")},
        {"site_id": "MX", "status": "closed", "category_id": "MX404", "price": 0},
        {"variations": [{}], "pictures": [{}], "attributes": [{}], "descriptions": [{}]},
        {"shipping": {}, "location": {}, "sale_terms": [{}], "warnings": [{}], "tags": []},
        {"permalink": "{base_url}/x", "pictures": [{"id": "P", "url": "{base_url}/p.jpg"}]},
        {"end_time": "2020-01-01T00:00:00Z", "status": "active", "start_time": "never"},
    ],
    ids=lambda more: ",".join(more)[:40] or "bare",
)
async def test_that_the_barest_item_breaks_nothing(load: Load, more: dict[str, Any]):
    loaded = load({"items.jsonl": [{**BARE, **more}]})
    assert not any(problem.skipped for problem in loaded.problems)
    async with loaded.client("9") as client:
        for method, path, body in REQUESTS:
            answer = await client.request(method, path, json=body)
            assert answer.status_code < 500, (method, path, answer.text)


BAD: list[tuple[str, bytes, list[int]]] = [
    ("items.jsonl", b'{"id":"A1","seller_id":1}\nnot json\n\n{"id":"A2","seller_id":1}\n', [2]),
    ("items.jsonl", b'{"id":"A1","seller_id":1}\n{"id":"A1","seller_id":1}\n', [2]),
    ("items.jsonl", b'{"id":"A1"}\n{"seller_id":1}\n[]\n{"id":"a b","seller_id":1}', [1, 2, 3, 4]),
    ("items.jsonl", b'{"id":"A1","seller_id":1,"price":"dear"}', [1]),
    ("items.jsonl", b'{"id":"A1","seller_id":1,"price":NaN}', [1]),
    ("items.jsonl", b'{"id":"A1","seller_id":1,"title":"\xff"}', [1]),
    ("items.jsonl", b'{"id":"A1","seller_id":"../1"}', [1]),
    ("items.jsonl", b'{"id":"A1","seller_id":1,"x":' + b"[" * 500 + b"]" * 500 + b"}", [1]),
    ("items.jsonl", b"x" * (LONGEST_LINE + 5) + b'\n{"id":"A1","seller_id":1}', [1]),
    ("users.json", b'[\n {"id": 1},\n {"nickname": "NOBODY"},\n {"id": 1},\n {"id": 2}\n]', [3, 4]),
    ("users.json", b'[\n {"id": 1},\n {"id": 2, "points": "many"}]', [3]),
    ("users.json", b'{"id": 1}', [1]),
    ("users.json", b'[\n{"id": 1},\n{"id": 2\n]', [4]),
    ("users.json", b"", [1]),
    ("categories.json", b'[{"id":"MX1","settings":{"max_title_length":"long"}}]', [1]),
    ("sites.json", b'[\n\n"MX"]', [3]),
    ("listing_types/MX.json", b'[{"id":"gold"},\n{"name":"Oro"}]', [2]),
    ("coverage_areas/MX.json", b'\xef\xbb\xbf[{"id":"1"},\n 5]', [2]),
]


@pytest.mark.parametrize(("name", "data", "lines"), BAD, ids=range(len(BAD)))
def test_that_a_bad_record_is_named_by_file_and_line_and_left_out(
    load: Load, name: str, data: bytes, lines: list[int]
):
    loaded = load({name: data})
    assert sorted(loaded.said) == sorted(f"{name}:{line}" for line in lines)
    assert all(problem.reason for problem in loaded.problems)
    # What is wrong is reported, never what stands there: it may be somebody's telephone number.
    assert not any("dear" in problem.reason for problem in loaded.problems)


async def test_that_good_records_beside_bad_ones_are_there(load: Load):
    loaded = load({"items.jsonl": BAD[0][1]})
    async with loaded.client() as client:
        codes = [one["code"] for one in (await client.get("/items?ids=A1,A2")).json()]
    assert codes == [200, 200]


def test_that_the_command_says_what_it_left_out(tmp_path: Path):
    world = write(
        tmp_path / "world",
        {"items.jsonl": b'{"id":"A1","seller_id":1}\n{"id":"A2"}\n', "users.json": [{"id": 1}]},
    )
    store = tmp_path / "store"
    with running(store, "--world", str(world), sellers=1) as served:
        with served.client() as client:
            assert client.get("/items/A1").json() == {
                "id": "A1",
                "seller_id": 1,
                "last_updated": "1970-01-01T00:00:00.000Z",
            }
        served.process.terminate()
        _, errors = served.process.communicate(timeout=10)
    assert f"{world / 'items.jsonl'}:2: " in errors
    assert "record_skipped" in (store / "log" / "marketplace.log").read_text()
