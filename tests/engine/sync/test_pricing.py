"""Nets and margins of the catalog by a seller's own figures, whenever those change."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from app.domain.wire import write_json
from app.engine.catalog.catalog import ItemCatalog
from app.engine.costs.cost_book import CostBook
from app.engine.sync.item_rows import parse_item_row
from app.engine.sync.nets import Nets
from app.engine.sync.pricing import Pricing
from app.rules.offer.own_figures import CodeFigures, OwnCharge
from app.rules.sellers import NEWCOMER
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.folder import Workspace
from app.workspace.journal.own_costs import OwnCosts
from app.workspace.listing_rows import ALARMS, ROW_COLUMNS, ItemRow
from tests.stands.fake_marketplace import item_body

D = Decimal


class Shop:
    def __init__(self, folder: Path) -> None:
        self.folder = Workspace(folder)
        self.journal = self.folder.journal()
        self.costs = OwnCosts(self.journal)
        self.catalog = CatalogWriter(self.folder.catalog_path)
        self.catalog.put_fact("site_id", "MX")

    def put(self, **changes: Any) -> None:
        body = write_json({**item_body("MX1"), "listing_type_id": "gold_special", **changes})
        book = CostBook(self.folder.path, self.catalog, "MX")
        row = Nets("MX", NEWCOMER, book).of(parse_item_row(body).row, body, None)
        self.catalog.put([(row, body)])
        book.close()

    def row(self) -> ItemRow:
        reader = CatalogReader(self.folder.catalog_path)
        (row,) = reader.items(f"SELECT {ROW_COLUMNS} FROM items")
        reader.close()
        return row

    def own(self) -> tuple[Any, ...]:
        row = self.row()
        return row.net, row.margin, row.unit_cost, row.floor, bool(row.by_own)

    def alarms(self) -> set[str]:
        catalog = ItemCatalog(self.folder.catalog_path)
        counts = catalog.tab_counts()
        catalog.close()
        return {view for view in ALARMS if counts[view]}

    def catch_up(self) -> int:
        return sum(Pricing(self.catalog, self.folder.path).catch_up())

    def close(self) -> None:
        self.catalog.close()
        self.journal.close()


@pytest.fixture
def shop(tmp_path: Path) -> Any:
    shop = Shop(tmp_path / "shop")
    yield shop
    shop.close()


BY_TABLE = (8850, None, None, None, False)


def test_that_nets_follow_the_figures_at_once_and_back_again(shop: Shop) -> None:
    shop.put(price=100, seller_custom_field="A-1")
    assert shop.own() == BY_TABLE
    assert shop.catch_up() == 0
    for said, own in (
        (CodeFigures("A-1", D(40)), (4850, 4850, 4000, None, True)),
        (CodeFigures("A-1", D("88.51"), floor=D("99.001")), (-1, -1, 8851, 9901, True)),
        (CodeFigures("A-1", None, D(3)), (8550, None, None, None, True)),
        (CodeFigures("A-1", floor=D(120)), (8850, None, None, 12000, False)),
        (CodeFigures("A-1", D(5), currency_id="USD"), (None, None, None, None, True)),
        (CodeFigures("A-1"), BY_TABLE),
    ):
        shop.costs.put([said])
        assert shop.catch_up() == 1, said
        assert shop.own() == own, said
        assert shop.catch_up() == 0


def test_that_what_loses_money_or_is_below_the_floor_is_counted_until_it_is_closed(
    shop: Shop,
) -> None:
    shop.costs.put([CodeFigures("A-1", D("88.5"), floor=D("100.001"))])
    shop.put(price=100, seller_custom_field="A-1")
    assert shop.alarms() == {"below_floor"}
    shop.costs.put([CodeFigures("A-1", D("88.51"), floor=D("100"))])
    shop.catch_up()
    assert shop.alarms() == {"losing"}
    shop.put(price=99, seller_custom_field="A-1")
    assert shop.alarms() == {"losing", "below_floor"}
    shop.put(price=99, seller_custom_field="A-1", status="closed")
    assert shop.alarms() == set()
    shop.put(price=99, seller_custom_field="A-1", status="paused")
    assert shop.alarms() == {"losing", "below_floor"}
    shop.put(price=99, seller_custom_field="B-1")
    assert shop.alarms() == set()


def test_that_a_charge_of_a_category_holds_below_it(shop: Shop) -> None:
    shop.put(price=100, category_id="MX12")
    path = [{"id": "MX1"}, {"id": "MX12"}]
    shop.catalog.put_document("category", "MX12", write_json({"path_from_root": path}))
    shop.costs.put_charges([OwnCharge("MX", "MX1", "", D(0), D("0.2"))])
    shop.catch_up()
    assert shop.own() == (8000, None, None, None, True)
    shop.costs.put_charges([OwnCharge("AR", "MX12", "", D(0), D("0.3"))])
    assert shop.catch_up() == 0


def test_that_a_listing_that_goes_or_gets_another_code_loses_what_was_given(shop: Shop) -> None:
    shop.costs.put([CodeFigures("A-1", D(40))])
    shop.put(price=100, seller_custom_field="A-1")
    assert shop.row().margin == 4850
    shop.put(price=200, seller_custom_field=" A-1 ")
    assert shop.row().margin == 6850
    shop.put(price=100, seller_custom_field="B-1")
    assert shop.own() == BY_TABLE
    shop.put(price=100, seller_custom_field="A-1")
    shop.catalog.remove(["MX1"])
    reader = CatalogReader(shop.folder.catalog_path)
    assert reader.rows("SELECT * FROM own_nets") == []
    reader.close()
