"""Prices solved from what a sale is to leave, for whole plans and their previews."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import closing
from decimal import Decimal
from typing import Any

import pytest

from app.commands.texts.problems import problem_text
from app.domain.wire import write_json
from app.engine.catalog.catalog import ItemCatalog
from app.engine.cost_keeping import CostKeeping
from app.engine.costs.figures_table import FiguresPatch
from app.engine.plans.operation_parsing import OperationError, parse_operation
from app.engine.plans.plan_builder import Planning
from app.engine.previews.preview_rows import Previewing
from app.engine.previews.question import PreviewOutcome, PreviewQuestion
from app.engine.sync.item_rows import parse_item_row
from app.rules.offer.own_figures import OwnCharge
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.folder import Workspace
from tests.stands.fake_marketplace import item_body

D = Decimal
SOLD: dict[str, dict[str, Any]] = {
    "MX1": {"price": 100, "seller_custom_field": "A"},
    "MX2": {"price": 500, "seller_custom_field": "A"},
    "MX3": {"price": 100, "seller_custom_field": "none"},
    "MX4": {"price": 100, "seller_custom_field": "A", "buying_mode": "classified"},
    "MX5": {"price": 100, "seller_custom_field": "FLOOR"},
    "MX6": {"price": 100, "seller_custom_field": "A", "shipping": {"free_shipping": True}},
    "MX7": {"price": 100, "seller_custom_field": "A", "currency_id": "USD"},
}


@pytest.fixture(scope="module")
def catalog(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ItemCatalog]:
    folder = Workspace(tmp_path_factory.mktemp("shop"))
    with closing(CatalogWriter(folder.catalog_path)) as writer:
        writer.put_fact("site_id", "MX")
        category = {"id": "MX9", "name": "Mesas", "settings": {}}
        writer.put_document("category", "MX9", write_json(category))
        writer.put_document("attributes", "MX9", b"[]")
        for item_id, more in SOLD.items():
            body = write_json(
                {
                    **item_body(item_id),
                    "listing_type_id": "gold_special",
                    "category_id": "MX9",
                    **more,
                }
            )
            writer.put([(parse_item_row(body).row, body)])
    keeping = CostKeeping(folder)
    keeping.patch(
        [
            FiguresPatch("A", {"unit_cost": D(100), "floor": D("120.005")}),
            FiguresPatch("FLOOR", {"floor": D(90)}),
        ]
    )
    keeping.put_charges([OwnCharge("MX", "", "", D(200), D("0.2"))])
    catalog = ItemCatalog(folder.catalog_path, most_steps=0)
    yield catalog
    catalog.close()


def planned(catalog: ItemCatalog, *texts: str) -> tuple[dict[str, Any], Planning]:
    planning = Planning(catalog, list(map(parse_operation, texts)), where="", made_at="")
    plan = planning.whole((item_id, catalog.facts(item_id)) for item_id in SOLD)
    return {one.item_id: one.after["price"] for one in plan.listings}, planning


@pytest.mark.parametrize(
    ("texts", "prices", "skipped"),
    [
        (
            ["price=leave>=20%"],
            {"MX1": "145.99"},
            {"so_already": 1, "no_unit_cost": 2, "net_unknown": 3},
        ),
        (
            ["price=leave=20%"],
            {"MX1": "145.99", "MX2": "145.99"},
            {"no_unit_cost": 2, "net_unknown": 3},
        ),
        (
            ["price=leave>=20%,to=.99"],
            {"MX1": "145.99"},
            {"so_already": 1, "no_unit_cost": 2, "net_unknown": 3},
        ),
        (
            ["price=leave>=20%,to=10"],
            {"MX1": "150.00"},
            {"so_already": 1, "no_unit_cost": 2, "net_unknown": 3},
        ),
        # Rounding to the nearest would leave less: nothing is done to that one.
        (
            ["price=leave=20%", "price=+0%,to=10"],
            {"MX1": "150.00", "MX2": "150.00"},
            {"no_unit_cost": 2, "net_unknown": 3},
        ),
        (
            ["price=leave=20%", "price=+0%,to=100"],
            {},
            {"leaves_less": 2, "no_unit_cost": 2, "net_unknown": 3},
        ),
        # Beyond 200 a charge of one's own begins; an amount may be left by the table alone.
        (
            ["price=leave>=80"],
            {"MX1": "225.00"},
            {"so_already": 3, "net_unknown": 3},
        ),
        (["price=leave>=999999999999"], {}, {"no_such_price": 4, "net_unknown": 3}),
        (
            ["price=floor"],
            {"MX1": "120.01", "MX4": "120.01", "MX6": "120.01"},
            {"so_already": 4},
        ),
        (
            ["price=floor", "price=-20%"],
            {
                "MX1": "120.01",
                "MX2": "400.00",
                "MX3": "80.00",
                "MX4": "120.01",
                "MX5": "90.00",
                "MX6": "120.01",
                "MX7": "80.00",
            },
            {},
        ),
    ],
)
def test_that_prices_are_solved_and_what_cannot_be_is_left_alone(
    catalog: ItemCatalog, texts: list[str], prices: dict[str, str], skipped: dict[str, int]
) -> None:
    found, planning = planned(catalog, *texts)
    assert found == {item_id: D(price) for item_id, price in prices.items()}
    assert dict(planning.skipped) == skipped


def test_that_prices_kept_at_the_floor_are_named(catalog: ItemCatalog) -> None:
    _, planning = planned(catalog, "price=-20%", "price=floor")
    assert planning.at_floor == ["MX1", "MX4", "MX5", "MX6"]


async def test_that_a_preview_says_which_prices_are_kept_at_the_floor(
    catalog: ItemCatalog,
) -> None:
    question = PreviewQuestion(("price=-20%", "price=floor"), ("MX1", "MX2"))
    previewing = Previewing(catalog.path, question)
    rows = {row.item_id: row async for piece in previewing.rows() for row in piece}
    previewing.close()
    noted = {
        item_id: [one.params["floor"] for one in row.findings if one.code == "plan.at_floor"]
        for item_id, row in rows.items()
    }
    assert noted == {"MX1": [rows["MX1"].price_after], "MX2": []}


@pytest.mark.parametrize("text", ["price=leave>=20%", "price=leave=33.3%,to=.99", "price=leave=80"])
def test_that_a_preview_says_what_the_plan_makes_and_leaves(
    catalog: ItemCatalog, text: str
) -> None:
    prices, planning = planned(catalog, text)

    async def rows() -> list[Any]:
        with closing(Previewing(catalog.path, PreviewQuestion((text,), tuple(SOLD)))) as previewing:
            return [row async for piece in previewing.rows() for row in piece]

    found = {row.item_id: row for row in asyncio.run(rows())}
    changing = {
        i: row.price_after for i, row in found.items() if row.outcome is PreviewOutcome.CHANGES
    }
    seen = {i: {p: after for p, _, after in row.changes} for i, row in found.items()}
    assert {i: D(str(v["price"])) for i, v in seen.items() if v} == prices
    for item_id, price in changing.items():
        body = catalog.facts(item_id)
        assert body is not None
        terms = planning.sales.terms(body, str(body["seller_custom_field"]))
        assert found[item_id].net_after == terms.net_at(price, "gold_special")


@pytest.mark.parametrize(
    "text",
    [
        *("price=leave", "price=leave>=", "price=leave>=x%", "price=leave>=100%", "price=leave<=5"),
        *("price=leave>=5,to=", "price=leave>=5,to=0", "price=leave>=1,234", "price=leave>=-5"),
        "price=floor,to=.99",
    ],
)
def test_that_half_an_operation_is_refused(text: str) -> None:
    with pytest.raises(OperationError) as caught:
        parse_operation(text)
    assert "price" in problem_text(caught.value)
