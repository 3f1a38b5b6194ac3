"""Every kind of listing of the practice world, written to a sheet and read back unchanged."""

from __future__ import annotations

from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from app.domain.wire import write_json
from app.engine.catalog.export import DIALECTS
from app.engine.plans.plan_file import read_plan
from app.engine.queries.query import parse_where
from app.engine.sheets import mapping
from app.engine.sheets.export import SheetFormat, export_sheet
from app.engine.sheets.sheet_import import Owner, import_sheet
from app.engine.sync.item_rows import parse_item_row
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.catalog.catalog_reader import CATALOG_FILE, CatalogReader
from tests.stands.practice_market import PracticeMarket

pytestmark = [pytest.mark.prove, pytest.mark.timeout(300)]
LISTINGS = 500


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Owner]:
    """A catalog with all listings of a practice world, whoever's they are."""
    folder = tmp_path_factory.mktemp("practice")
    (folder / "market").mkdir()
    market = PracticeMarket(folder / "market", LISTINGS)
    writer = CatalogWriter(folder / CATALOG_FILE)
    bodies = [write_json(one) for one in market.items]
    writer.put([(parse_item_row(one).row, one) for one in bodies])
    seller = next(iter(market.seller_of.values()))
    for category in {one["category_id"] for one in market.items}:
        for kind, path in (("category", ""), ("attributes", "/attributes")):
            _, told = market.ask_as(seller, "GET", f"/categories/{category}{path}")
            writer.put_document(kind, category, write_json(told))
    writer.put_fact("synced_at", "1")
    writer.tidy()
    writer.close()
    market.database.close()
    return folder, Owner(seller, "MX", "2026-10-01T00:00:00.000Z")


@pytest.mark.parametrize("with_marks", [True, False])
@pytest.mark.parametrize(
    ("form", "language"),
    [("xlsx", "en"), ("xlsx", "pt_BR"), ("csv", "en"), ("csv", "es"), ("csv", "pt_BR")],
)
def test_that_no_listing_of_the_practice_world_is_changed_by_its_own_sheet(
    shop, form, language, with_marks, monkeypatch, tmp_path
):
    folder, owner = shop
    file, out = tmp_path / f"x.{form}", tmp_path / "plan.json"
    everything = parse_where("", datetime(2026, 10, 1, tzinfo=UTC))
    with closing(CatalogReader(folder / CATALOG_FILE)) as reader:
        done = export_sheet(
            everything, reader, file, SheetFormat(form, language, DIALECTS[language])
        )
        assert done.listings >= LISTINGS
        if not with_marks:
            # What stands in the cells is read then, each of them.
            monkeypatch.setattr(mapping, "MARK", "nobody")
        found = import_sheet(file, reader, owner, out)
    assert [one.code for one in found.refused] == []
    assert (found.rows, found.questions, found.new) == (done.rows, (), ())
    assert not read_plan(out).listings
