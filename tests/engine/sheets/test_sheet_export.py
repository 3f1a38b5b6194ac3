"""Sheets as they are written: numbers as numbers, no formulas, ids locked, values to choose."""

from __future__ import annotations

import csv
import re
import zipfile
from pathlib import Path

import pytest
from python_calamine import CalamineWorkbook

from app.engine.catalog.export import DIALECTS
from app.engine.sheets.export import Cancelled, Exported, SheetFormat, export_sheet
from app.workspace.catalog.catalog_reader import CatalogReader
from tests.stands.sheet_shop import ALL, CHAIRS, COLOURS, RISKY, body, fill, varied


@pytest.fixture
def reader(tmp_path: Path) -> CatalogReader:
    fill(tmp_path / "catalogue.db")
    return CatalogReader(tmp_path / "catalogue.db")


def _workbook(path: Path, reader: CatalogReader, language: str = "en") -> dict[str, str]:
    export_sheet(ALL, reader, path, SheetFormat("xlsx", language))
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist()}


HARD = (
    "<r>a</r>",
    "a & b < c > d",
    "_x0041_ _x00e9_",
    " two  ends ",
    "\t",
    "uno\ndos",
    "\x01\x0b",
    "😀",
)


def test_that_any_text_is_read_back_from_a_workbook_as_it_was_written(tmp_path: Path) -> None:
    catalogue, path = tmp_path / "catalogue.db", tmp_path / "x.xlsx"
    fill(catalogue, [body(at, title=text) for at, text in enumerate(HARD, 1)])
    export_sheet(ALL, CatalogReader(catalogue), path, SheetFormat("xlsx", "en"))
    with CalamineWorkbook.from_path(path) as book:
        head, *rows = book.get_sheet_by_index(0).iter_rows()
    at = head.index("Title")
    # A line feed is read as one, whatever the kind of line end that was written.
    assert [row[at] for row in rows] == list(HARD)


def test_that_no_cell_of_a_workbook_is_a_formula_and_every_text_is_as_it_was(
    tmp_path: Path, reader: CatalogReader
) -> None:
    files = _workbook(tmp_path / "x.xlsx", reader)
    sheets = {name: text for name, text in files.items() if name.startswith("xl/worksheets/sheet")}
    assert not [name for name, text in sheets.items() if "<f>" in text or "<hyperlink" in text]
    book = CalamineWorkbook.from_path(tmp_path / "x.xlsx")
    tables = [book.get_sheet_by_name(name).to_python() for name in book.sheet_names]
    titles = [cell for table in tables for row in table for cell in row[4:5]]
    assert set(RISKY) <= set(titles)


def test_that_numbers_are_numbers_and_ids_are_locked(tmp_path: Path, reader: CatalogReader) -> None:
    files = _workbook(tmp_path / "x.xlsx", reader)
    (text,) = (one for one in files.values() if "MX1000000023" in one)
    row = re.search(r'<row r="\d+"[^>]*>(<c (?:(?!</row>).)*MX1000000023.*?)</row>', text)
    assert row is not None
    cells = dict(re.findall(r'<c r="([A-Z]+)\d+"[^>]*?( t="inlineStr")?>', row[1]))
    # Listing, price and stock; the price has two of its own, and Lugares (4.5) is a number.
    assert (cells["A"], cells["F"], cells["H"]) == (' t="inlineStr"', "", "")
    assert "<v>4.5</v>" in row[1]
    styles = files["xl/styles.xml"]
    assert "sheetProtection" in text
    assert 'locked="0"' in styles
    formats = re.findall(r"<xf [^>]*?(?:/>|>.*?</xf>)", styles.split("<cellXfs")[1])
    style = {letter: int(at) for letter, at in re.findall(r'<c r="([A-Z]+)\d+" s="(\d+)"', row[1])}
    is_open = {letter: 'locked="0"' in formats[at] for letter, at in style.items()}
    assert {letter for letter, said in is_open.items() if not said} == {"A", "G", "N", "O", "V"}


def test_that_values_are_chosen_from_a_list_a_long_one_from_a_hidden_sheet(
    tmp_path: Path, reader: CatalogReader
) -> None:
    files = _workbook(tmp_path / "x.xlsx", reader, "es")
    (sheet,) = (text for text in files.values() if "MX1000000023" in text)
    assert '<formula1>"activa,pausada,finalizada"</formula1>' in sheet
    assert '<formula1>"Sí,No"</formula1>' in sheet
    assert "<formula1>vitrina_list_1</formula1>" in sheet
    book = files["xl/workbook.xml"]
    assert re.search(r'name="vitrina_lists"[^>]*state="hidden"', book)
    assert f"'vitrina_lists'!$A$1:$A${len(COLOURS)}" in book
    lists = CalamineWorkbook.from_path(tmp_path / "x.xlsx").get_sheet_by_name("vitrina_lists")
    assert [row[0] for row in lists.to_python()] == [name for _, name in COLOURS]


def test_that_each_variation_has_a_row_under_its_listing_and_each_category_a_sheet(
    tmp_path: Path, reader: CatalogReader
) -> None:
    path = tmp_path / "x.xlsx"
    done = export_sheet(ALL, reader, path, SheetFormat("xlsx", "pt_BR"))
    assert done == Exported(listings=19, rows=23)
    book = CalamineWorkbook.from_path(path)
    assert book.sheet_names == [
        "Mesas y  bancos  todo  de comed",
        "MX9999",
        "Sillas",
        "vitrina_lists",
    ]
    head, *rows = book.get_sheet_by_name("Sillas").to_python()
    assert head[:8] == [
        *("ID do anúncio", "ID da variação", "Variação", "Código próprio"),
        *("Título", "Preço", "Moeda", "Estoque"),
    ]
    assert head[15:] == [
        *("Marca [BRAND]", "Color [COLOR]", "Es plegable [FOLDS]", "Lugares [PLACES]"),
        *("Largo [LENGTH]", "Materiales [MATERIALS]", "vitrina"),
    ]
    assert [row[:3] for row in rows] == [
        ["MX1000000021", "", ""],
        ["MX1000000021", "21000", f"Color: {COLOURS[0][1]}"],
        ["MX1000000021", "21001", f"Color: {COLOURS[1][1]}"],
        ["MX1000000028", "", ""],
    ]
    # What each variation has for itself stands there, and not above.
    assert [row[5] for row in rows] == ["", 250.0, 250.0, 128.0]
    assert [row[3] for row in rows] == ["", "M-21-0", "M-21-1", "M-28"]


@pytest.mark.parametrize(
    ("language", "dialect", "price", "places"),
    [("en", "en", "123", "4.5"), ("es", "es", "123", "4,5"), ("pt_BR", "pt_BR", "123", "4,5")],
)
def test_that_a_csv_is_as_the_country_writes_it(
    tmp_path: Path, reader: CatalogReader, language: str, dialect: str, price: str, places: str
) -> None:
    path = tmp_path / "x.csv"
    form = DIALECTS[dialect]
    export_sheet(ALL, reader, path, SheetFormat("csv", language, form))
    data = path.read_bytes().decode()
    assert data.startswith("\ufeff")
    head, *rows = csv.reader(data[1:].splitlines(keepends=True), delimiter=form.separator)
    (row,) = (row for row in rows if row[0] == "MX1000000023")
    assert row[5] == price
    assert row[head.index("Lugares [PLACES]")] == places
    risky = [row[4] for row in rows if row[4].startswith("'")]
    assert "'=1+1" in risky
    assert "''=1" in risky


def test_that_what_fails_or_is_cancelled_leaves_the_old_file_and_no_other(
    tmp_path: Path, reader: CatalogReader
) -> None:
    folder = tmp_path / "out"
    folder.mkdir()
    for form in ("csv", "xlsx"):
        path = folder / f"x.{form}"
        path.write_text("old")
        before = sorted(folder.iterdir())
        with pytest.raises(Cancelled):
            export_sheet(ALL, reader, path, SheetFormat(form, "en"), lambda done, total: False)
        assert path.read_text() == "old"
        assert sorted(folder.iterdir()) == before


def test_that_a_text_that_no_cell_can_hold_is_counted_and_left_out(tmp_path: Path) -> None:
    fill(tmp_path / "c.db", [body(1, warranty="x" * 32_768), varied(2, category_id=CHAIRS)])
    path = tmp_path / "x.xlsx"
    done = export_sheet(ALL, CatalogReader(tmp_path / "c.db"), path, SheetFormat("xlsx", "en"))
    assert (done.listings, done.too_long) == (2, 1)


def test_that_no_listing_at_all_makes_a_sheet_with_headings(tmp_path: Path) -> None:
    fill(tmp_path / "c.db", [])
    path = tmp_path / "x.xlsx"
    export_sheet(ALL, CatalogReader(tmp_path / "c.db"), path, SheetFormat("xlsx", "en"))
    (name,) = CalamineWorkbook.from_path(path).sheet_names
    assert name == "Vitrina"
