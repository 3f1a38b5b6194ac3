"""Sheets that are read in pieces: the same rows as if they were read at once.

What that saves is measured by `bench sheets`.
"""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from xlsxwriter import Workbook

from app.engine.sheets import packed_workbook
from app.engine.sheets.packed_workbook import sheet_facts
from app.engine.sheets.table import SheetError
from app.engine.sheets.workbook_reader import Sheet, read_workbook

ROWS = 400
LONG = "Mesa de pino & roble <maciza>, " * 8


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pieces of a few rows."""
    monkeypatch.setattr(packed_workbook, "_PIECE", 20_000)
    monkeypatch.setattr(packed_workbook, "_CHUNK", 15_000)
    monkeypatch.setattr(packed_workbook, "_EACH", 1_000)


def written(path: Path, *, shared: bool = False) -> Path:
    """Write a sheet that has all that a piece could lose, its first column empty."""
    book = Workbook(str(path), {"constant_memory": not shared})
    sheet = book.add_worksheet("Uno & dos")
    day = book.add_format({"num_format": "yyyy-mm-dd"})
    for at in range(ROWS):
        if at % 50 == 7:
            continue
        sheet.write(at, 1, f"MX{at}")
        sheet.write(at, 2, f"{LONG}{at % 5}")
        sheet.write(at, 3, at / 7)
        sheet.write(at, 4, at % 2 == 0)
        sheet.write(at, 5, 45_000 + at, day)
        if at in (30, 333):
            sheet.write_formula(at, 6, "=2*2", None, "")
        elif at == 31:
            sheet.write_formula(at, 6, "=2*2", None, 4)
    # Of rows that are written already nothing can be merged.
    for at in (12, ROWS - 3) if shared else ():
        sheet.merge_range(at, 8, at + 1, 9, "")
    other = book.add_worksheet("Otra")
    other.write(0, 0, "id")
    book.close()
    return path


def rows_of(sheet: Sheet) -> list[tuple[int, tuple[object, ...]]]:
    """The cells of a sheet by the numbers of row and column, however many empty ones surround."""
    left = sheet.uncounted[0].column - 6
    found = []
    for number, row in sheet.rows:
        cells = {at - left: cell for at, cell in enumerate(row) if cell != ""}
        if cells:
            found.append((number, tuple(cells.items())))
    return found


@pytest.mark.parametrize("shared", [True, False])
def test_that_pieces_have_the_rows_of_the_whole(
    tmp_path: Path, shared: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(tmp_path / "x.xlsx", shared=shared)
    cut = sheet_facts(path)
    assert {name: one.is_cut for name, one in cut.items()} == {"Uno & dos": True, "Otra": False}
    pieces = list(packed_workbook.pieces_of(path, cut["Uno & dos"].file))
    assert len(pieces) > 2
    found = [(one, rows_of(one) if one.uncounted else []) for one in read_workbook(path)]
    monkeypatch.setattr(packed_workbook, "_PIECE", 1 << 30)
    whole = [(one, rows_of(one) if one.uncounted else []) for one in read_workbook(path)]
    assert not sheet_facts(path)["Uno & dos"].is_cut
    assert [rows for _, rows in found] == [rows for _, rows in whole]
    assert len(found[0][1]) == ROWS - 8
    assert [one.name for one, _ in found] == ["Uno & dos", "Otra"]
    merged = {13, 14, ROWS - 2, ROWS - 1} if shared else set()
    assert found[0][0].merged == whole[0][0].merged == merged
    assert [one.row for one in found[0][0].uncounted] == [31, 334]


@pytest.mark.parametrize(("chunk", "piece"), [(90, 2_000), (97, 2_600), (128, 3_100)])
def test_that_merged_cells_are_found_at_the_border_of_a_piece(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chunk: int, piece: int
) -> None:
    path = tmp_path / "x.xlsx"
    book = Workbook(str(path))
    sheet = book.add_worksheet("Uno")
    for at in range(300):
        sheet.write(at, 0, f"MX{at}")
    # Every row but each third is merged with its neighbour, so that some are in two pieces.
    for at in range(0, 297, 3):
        sheet.merge_range(at, 2, at + 1, 3, "")
    book.close()
    monkeypatch.setattr(packed_workbook, "_PIECE", piece)
    monkeypatch.setattr(packed_workbook, "_CHUNK", chunk * 20)
    monkeypatch.setattr(packed_workbook, "_EACH", 100)
    # The list of merged cells is read in pieces that end at any of its bytes.
    seen = [sheet_facts(path)["Uno"]]
    monkeypatch.setattr(packed_workbook, "_CHUNK", chunk)
    seen.append(sheet_facts(path)["Uno"])
    wanted = {number for number in range(1, 298) if number % 3}
    assert [one.merged for one in seen] == [wanted, wanted]
    found = next(iter(read_workbook(path)))
    assert found.merged == wanted
    assert [cells[0] for _, cells in found.rows] == [f"MX{at}" for at in range(300)]


def remade(path: Path, change: Callable[[bytes], bytes]) -> None:
    """Change the first sheet of a workbook."""
    with zipfile.ZipFile(path) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, change(data) if name.endswith("sheet1.xml") else data)


@pytest.mark.parametrize(
    "change",
    [
        # What looks like a row may be a text.
        lambda data: data.replace(b"<t>MX300<", b'<t><![CDATA[<row r="1">]]><'),
        lambda data: data.replace(b"<sheetData>", b'<sheetData><!-- <row r="1"> -->'),
        # Where a row stands is not known without all before it.
        lambda data: data.replace(b'<row r="', b'<row n="'),
        lambda data: data.replace(b"<sheetData>", b"<sheetData >"),
    ],
    ids=["text", "comment", "no numbers", "another form"],
)
def test_that_what_cannot_be_cut_is_read_at_once(
    tmp_path: Path, change: Callable[[bytes], bytes]
) -> None:
    path = written(tmp_path / "x.xlsx")
    remade(path, change)
    assert not sheet_facts(path)["Uno & dos"].is_cut
    first, _ = read_workbook(path)
    assert sum(1 for _ in first.rows) >= ROWS - 8


def test_that_damage_in_a_later_piece_is_reported(tmp_path: Path) -> None:
    path = written(tmp_path / "x.xlsx")
    remade(path, lambda data: data[: data.index(b"MX350</t>")])
    sheet = next(read_workbook(path))
    with pytest.raises(SheetError) as caught:
        list(sheet.rows)
    assert caught.value.code == "sheet.unreadable"
