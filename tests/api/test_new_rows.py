"""New rows of a sheet, listed by a Python program: each once, and what became of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.api.errors import FilesUnusable
from app.api.results import Outcome
from tests.stands.api_shop import ApiShop
from tests.stands.new_rows import new_rows, write_rows


def test_that_new_rows_are_listed_once_and_the_others_named(stand: ApiShop, tmp_path: Path) -> None:
    shop, form = stand.shop, stand.form()
    rows = new_rows(form, ["PY-1", "PY-2", "PY-3"])
    rows[2]["Title"] = "Largo " * 100
    rows += [{"Own code": "PY-4", "Title": "Sin categoría"}]
    sheet = write_rows(tmp_path / "new.csv", rows)
    shown = shop.list_sheet(sheet, dry_run=True)
    outcomes = {row.sku: row.outcome for row in shown.rows}
    assert outcomes == {
        **dict.fromkeys(("PY-1", "PY-2"), Outcome.SHOWN),
        "PY-3": Outcome.NOT_SENT,
    }
    assert [(one.row, one.code) for one in shown.refused] == [(5, "row.no_category")]
    done = shop.list_sheet(sheet)
    assert [row.outcome.value for row in done.rows] == ["done", "done", "not_sent"]
    assert [row.row for row in done.rows] == [2, 3, 4]
    assert [finding.path for finding in done.rows[2].findings if finding.is_error] == ["title"]
    assert shop.listing(done.rows[0].listing_id).sku == "PY-1"
    again = shop.list_sheet(sheet)
    assert [row.sku for row in again.rows] == ["PY-3"]
    codes = [(one.row, one.code) for one in again.refused]
    assert codes == [(2, "row.code_known"), (3, "row.code_known"), (5, "row.no_category")]


def test_that_a_row_that_waits_already_is_shown_as_waiting(stand: ApiShop, tmp_path: Path) -> None:
    sheet = write_rows(tmp_path / "new.csv", new_rows(stand.form(), ["PY-HELD"]))
    stand.shop.outbox.pause()
    try:
        (row,) = stand.shop.list_sheet(sheet).rows
        (shown,) = stand.shop.list_sheet(sheet, dry_run=True).rows
        assert row.number is not None
        # Before sending resumes: a row that is being sent cannot be dropped.
        stand.shop.outbox.drop(row.number)
    finally:
        stand.shop.outbox.resume()
    assert (row.outcome, shown.outcome) == (Outcome.WAITING, Outcome.WAITING)
    assert shown.number == row.number


def test_that_a_folder_of_pictures_that_is_not_there_is_named(
    stand: ApiShop, tmp_path: Path
) -> None:
    sheet = write_rows(tmp_path / "new.csv", new_rows(stand.form(), ["PY-5"]))
    with pytest.raises(FilesUnusable, match="nowhere"):
        stand.shop.list_sheet(sheet, pictures=tmp_path / "nowhere")


def test_that_a_picture_of_no_row_is_named(stand: ApiShop, tmp_path: Path) -> None:
    sheet = write_rows(tmp_path / "new.csv", new_rows(stand.form(), ["PY-6"]))
    folder = tmp_path / "pictures"
    folder.mkdir()
    stray = folder / "OTHER-1.jpg"
    stray.write_bytes(b"")
    shown = stand.shop.list_sheet(sheet, pictures=folder, dry_run=True)
    assert shown.pictures_left == (stray,)
