"""Sheets read and written in a process of their own: what comes back, and what giving up leaves."""

from __future__ import annotations

import asyncio
import datetime
import io
import json
from collections import Counter
from pathlib import Path

import pytest

from app.engine.catalog.table_query import ListingQuery
from app.engine.plans.plan_file import read_plan
from app.engine.sheets.client import SheetProcess
from app.engine.sheets.difference import SheetOutcome
from app.engine.sheets.jobs import ExportJob, ImportJob
from app.engine.sheets.mapping import Mapped
from app.engine.sheets.records import Pieces, records_of
from app.engine.sheets.row_changes import Columns, NewRow, Place, Question, Refused
from app.engine.sheets.server import run_sheet_job
from app.engine.sheets.sheet_import import Imported
from app.engine.sheets.table import SheetError
from app.workspace.catalog.catalog_reader import CATALOG_FILE
from tests.stands.sheet_shop import body, fill

pytestmark = pytest.mark.usefixtures("forked")


def quiet(_step: str, _done: int, _total: int) -> None:
    """Hear of nothing."""


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    fill(tmp_path / CATALOG_FILE, [body(at) for at in range(1, 30)])
    return tmp_path


def test_that_what_a_sheet_says_is_the_same_after_its_way_through_json():
    moment = datetime.datetime(2026, 1, 31, 12, 5)  # noqa: DTZ001 - cells have no zone
    cells = {"title": "T", "price": 1.5, "a": True, "b": 3, "c": moment, "d": moment.date()}
    cells |= {"e": moment.time(), "f": datetime.timedelta(seconds=90.5), "g": None}
    outcome = SheetOutcome(3, 4)
    outcome.cleared, outcome.not_editable = Counter({"warranty": 2}), Counter({"currency_id": 1})
    found = Imported(
        (Columns("T", ("A", "B"), Mapped({0: "id"}, ("B",), ("A",)), {0: ("x", "y")}),),
        900,
        5,
        outcome,
        tuple(NewRow(Place("T", at), f"C-{at}", cells) for at in range(450)),
        tuple(Refused(Place("", at), "row.twice", "H", "MX1", {"row": at}) for at in range(450)),
        (Question("price", "Precio", ("1.234",)),),
        "abc",
        {"price": ","},
        tuple(f"C-{at}" for at in range(450)),
        (("BRAND", "Marca"),),
        False,
    )
    pieces = Pieces()
    for piece in records_of(found):
        pieces.take(json.loads(json.dumps(piece)))
    assert pieces.imported == found


@pytest.mark.parametrize(("form", "rows"), [("xlsx", 11), ("csv", 11)])
def test_that_the_listings_of_a_view_are_written_and_read_back(shop, form, rows):
    file, out = shop / f"out.{form}", shop / "plan.json"

    async def there_and_back():
        process = SheetProcess(shop)
        query = ListingQuery("mesa 2")
        written = await process.export(ExportJob(file, form, "es", query=query), quiet)
        steps = []
        read = await process.read(ImportJob(file, out), lambda *step: steps.append(step))
        return written, read, steps

    written, read, steps = asyncio.run(there_and_back())
    assert (written.listings, written.rows) == (rows, rows)
    assert (read.rows, read.untouched, read.refused) == (rows, rows, ())
    assert all(step in ("reading", "comparing") for step, _, _ in steps)
    assert not read_plan(out).listings


def test_that_chosen_listings_and_no_others_are_written(shop):
    file = shop / "out.csv"
    job = ExportJob(file, "csv", "en", ids=("MX1000000003", "MX1000000007"))
    written = asyncio.run(SheetProcess(shop).export(job, quiet))
    assert written.listings == 2
    text = file.read_text(encoding="utf-8-sig")
    assert "MX1000000003" in text
    assert "MX1000000004" not in text


def test_that_a_file_without_ids_and_codes_has_columns_to_choose_from(shop):
    file = shop / "other.csv"
    file.write_text("name;weight\nA;1\n")
    found = asyncio.run(SheetProcess(shop).read(ImportJob(file, shop / "p.json"), quiet))
    assert not found.has_key
    assert found.columns[0].headings == ("name", "weight")
    assert ("BRAND", "Marca") in found.attributes
    job = ImportJob(file, shop / "p.json", columns={"name": "seller_custom_field"})
    found = asyncio.run(SheetProcess(shop).read(job, quiet))
    assert [row.code for row in found.new] == ["A"]


def test_that_what_is_no_sheet_is_refused_by_its_code(shop):
    file = shop / "photo.xlsx"
    file.write_bytes(b"\x89PNG\r\n")
    with pytest.raises(SheetError) as caught:
        asyncio.run(SheetProcess(shop).read(ImportJob(file, shop / "p.json"), quiet))
    assert caught.value.code == "sheet.unreadable"


def test_that_a_folder_that_is_not_there_is_named(shop):
    job = ExportJob(shop / "nowhere" / "o.csv", "csv", "en")
    with pytest.raises(OSError, match="nowhere"):
        asyncio.run(SheetProcess(shop).export(job, quiet))


@pytest.mark.parametrize("form", ["xlsx", "csv"])
def test_that_an_export_that_is_given_up_leaves_no_file(tmp_path, form, monkeypatch):
    monkeypatch.setattr("app.engine.sheets.export._EACH", 1)
    # As when whoever waits for it is gone after the fifth listing.
    monkeypatch.setattr(
        "app.engine.sheets.server._Pace.__call__", lambda _s, _w, done, _t: done < 5
    )
    fill(tmp_path / CATALOG_FILE, [body(at) for at in range(1, 40)])
    job = json.dumps(ExportJob(tmp_path / f"o.{form}", form, "en").record()).encode() + b"\n"
    before = {path.name for path in tmp_path.iterdir()}
    assert run_sheet_job(tmp_path / CATALOG_FILE, io.BytesIO(job), io.BytesIO()) == 1
    left = {path.name for path in tmp_path.iterdir()} - before
    # The catalog's own files of whoever reads it.
    assert not {name for name in left if not name.startswith(CATALOG_FILE)}
