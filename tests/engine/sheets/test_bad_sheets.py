"""Files that are no sheets, or would take the machine: each is named as what it is, and at once."""

from __future__ import annotations

import resource
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from xlsxwriter import Workbook

from app.engine.sheets.sheet_import import Owner, import_sheet
from app.engine.sheets.table import SheetError
from app.workspace.catalog.catalog_reader import CatalogReader
from tests.stands.processor_time import at_most
from tests.stands.sheet_shop import SELLER, fill

OWNER = Owner(SELLER, "MX", "2026-10-01T00:00:00.000Z")
FIRST = "MX1000000001"


def workbook(path: Path, make: Callable[[Workbook], None] | None = None) -> None:
    book = Workbook(str(path))
    if make is None:
        book.add_worksheet().write_row(0, 0, ("id", "price"))
    else:
        make(book)
    book.close()


def rewritten(path: Path, change: Callable[[str, bytes], bytes], **more: bytes) -> None:
    """Make a workbook anew with some of its files changed."""
    workbook(path)
    with zipfile.ZipFile(path) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, change(name, data))
        for name, data in more.items():
            archive.writestr(name.replace("__", "/").replace("_bin", ".bin"), data)


def cells(xml: str) -> Callable[[str, bytes], bytes]:
    def change(name: str, data: bytes) -> bytes:
        if not name.endswith("sheet1.xml"):
            return data
        start = data.index(b"<sheetData")
        end = data.index(b"</sheetData>")
        return data[:start] + b"<sheetData>" + xml.encode() + data[end:]

    return change


def damaged(path: Path) -> None:
    """Make a workbook of which what is packed is none."""
    rewritten(path, lambda name, data: data * 50 if "sheet1" in name else data)
    with zipfile.ZipFile(path) as archive:
        place = archive.getinfo("xl/worksheets/sheet1.xml").header_offset + 30 + 24
    data = bytearray(path.read_bytes())
    data[place : place + 8] = b"\xff" * 8
    path.write_bytes(bytes(data))


def same(_name: str, data: bytes) -> bytes:
    return data


def ods(path: Path) -> None:
    cell = '<table:table-cell table:number-columns-repeated="16000" office:value-type="float"/>'
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        archive.writestr("content.xml", f"<x>{cell}</x>")


HEAD = '<row r="1"><c r="A1" t="inlineStr"><is><t>id</t></is></c></row>'
BAD: list[tuple[str, Callable[[Path], object], str]] = [
    ("empty.csv", lambda path: path.write_bytes(b""), "sheet.empty"),
    ("blank.csv", lambda path: path.write_bytes(b"\xef\xbb\xbf \r\n"), "sheet.empty"),
    ("binary.csv", lambda path: path.write_bytes(bytes(range(256)) * 9), "sheet.no_text"),
    ("no.csv", lambda path: path.write_bytes(b"id;t\xedtulo\nA;\x81\x8d\n"), "sheet.no_encoding"),
    ("utf16.csv", lambda path: path.write_bytes(b"\xff\xfei\0d\0\n\0\0\xd8"), "sheet.no_encoding"),
    ("text.xlsx", lambda path: path.write_text("id;price"), "sheet.unreadable"),
    ("cut.xlsx", lambda path: path.write_bytes(b"PK\x03\x04" + b"x" * 99), "sheet.unreadable"),
    ("damaged.xlsx", lambda path: damaged(path), "sheet.unreadable"),
    (
        "old.xls",
        lambda path: path.write_bytes(b"\xd0\xcf\x11\xe0" + b"\0" * 999),
        "sheet.unreadable",
    ),
    ("wide.csv", lambda path: path.write_text(";".join("a" * 1_000_000)), "sheet.too_many_columns"),
    ("long.csv", lambda path: path.write_text("id\n" + "A\n" * 250_001), "sheet.too_many_rows"),
    ("cell.csv", lambda path: path.write_text('id\n"' + "x" * 1_100_000), "sheet.no_table"),
    ("no_key.csv", lambda path: path.write_text("name;weight\nA;1\n"), "sheet.no_key"),
    ("other.csv", lambda path: path.write_text("id;price\nMX9;1\nMX8;2\n"), "sheet.other_shop"),
    ("macros.xlsm", lambda path: rewritten(path, same, xl__vbaProject_bin=b"x"), "sheet.macros"),
    (
        "far.xlsx",
        lambda path: rewritten(path, cells(f'{HEAD}<row r="9"><c r="XFD9"><v>1</v></c></row>')),
        "sheet.too_many_columns",
    ),
    (
        "deep.xlsx",
        lambda path: rewritten(path, cells(f'{HEAD}<row r="1048576"><c r="A1048576"/></row>')),
        "sheet.too_many_rows",
    ),
    (
        "corner.xlsx",
        lambda path: rewritten(path, cells(f'{HEAD}<row r="249999"><c r="ZZ249999"/></row>')),
        "sheet.too_many_cells",
    ),
    (
        "bomb.xlsx",
        lambda path: rewritten(path, cells(HEAD.replace("id", "x" * 60_000_000))),
        "sheet.bomb",
    ),
    ("bomb.ods", ods, "sheet.bomb"),
    (
        "dtd.xlsx",
        lambda path: rewritten(
            path,
            lambda name, data: (
                data if "sheet1" not in name else b"<!DOCTYPE x [<!ENTITY a 'b'>]>&a;"
            ),
        ),
        "sheet.unreadable",
    ),
]


@pytest.mark.parametrize(("name", "make", "code"), BAD, ids=[name for name, _, _ in BAD])
def test_that_a_file_that_is_no_sheet_is_named_at_once_as_what_it_is(
    tmp_path: Path, name: str, make: Callable[[Path], object], code: str
) -> None:
    fill(tmp_path / "catalogue.db")
    path = tmp_path / name
    make(path)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    with at_most(2):
        with pytest.raises(SheetError) as caught:
            import_sheet(path, CatalogReader(tmp_path / "catalogue.db"), OWNER, None)
        assert caught.value.code == code
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 80_000


def test_that_formulas_without_a_result_and_merged_cells_are_named_by_their_row(
    tmp_path: Path,
) -> None:
    fill(tmp_path / "catalogue.db")
    path = tmp_path / "x.xlsx"

    def make(book: Workbook) -> None:
        sheet = book.add_worksheet("Uno & dos")
        sheet.write_row(0, 0, ("id", "price", "title"))
        for row in range(1, 5):
            sheet.write(row, 0, f"MX{1_000_000_000 + row}")
        sheet.write_formula(1, 1, "=2*250", None, 500)
        sheet.write_formula(2, 1, "=2*250", None, "")
        sheet.merge_range(3, 2, 4, 2, "Mesa")
        book.add_worksheet("Hidden").hide()

    workbook(path, make)
    out = tmp_path / "plan.json"
    found = import_sheet(path, CatalogReader(tmp_path / "catalogue.db"), OWNER, out)
    assert [(one.place, one.heading, one.code) for one in found.refused] == [
        (("Uno & dos", 3), "price", "row.formula"),
        (("Uno & dos", 4), "", "row.merged"),
        (("Uno & dos", 5), "", "row.merged"),
    ]
    assert found.outcome.planned == 1


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
@pytest.mark.parametrize("separator", [";", ",", "\t", "|"])
def test_that_encoding_and_separator_are_found_out(
    tmp_path: Path, encoding: str, separator: str
) -> None:
    fill(tmp_path / "catalogue.db")
    path = tmp_path / "x.csv"
    lines = (("id", "Título"), (FIRST, "Ñandú, tres; señas"), ("MX1000000002", "Otra"))
    text = "\r\n".join(separator.join(f'"{cell}"' for cell in line) for line in lines)
    path.write_bytes(text.encode(encoding))
    out = tmp_path / "plan.json"
    found = import_sheet(path, CatalogReader(tmp_path / "catalogue.db"), OWNER, out)
    assert (found.outcome.planned, found.refused) == (2, ())
    assert "Ñandú, tres; señas" in out.read_text(encoding="utf-8")
