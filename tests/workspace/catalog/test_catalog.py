"""The catalog file: stored, replaced, read while it is written, and made again when damaged."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from itertools import chain
from pathlib import Path

import pytest

from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.errors import SchemaTooNew, StorageCorrupt
from app.workspace.listing_rows import ROW_COLUMNS, fold, tab_of
from tests.stands.sample import fill_catalog, sample_rows

ALL = f"SELECT {ROW_COLUMNS} FROM items ORDER BY number"


@pytest.mark.parametrize("folder", ["plain", "odd ?#% name", "ñandú"])
def test_that_rows_bodies_costs_and_documents_come_back(tmp_path: Path, folder: str) -> None:
    path = tmp_path / folder / "catalogue.db"
    path.parent.mkdir()
    rows = sample_rows(3)
    writer = CatalogWriter(path)
    writer.put((row, row.id.encode()) for row in rows)
    writer.put([(rows[1]._replace(price=None, title="Otro"), b"new")])
    writer.put_nets([rows[0]._replace(net=77), rows[2]._replace(net=None)])
    writer.put_shipping_costs([(rows[0].id, 9900, "MXN"), (rows[1].id, None, "MXN")])
    writer.put_document("category", "MX1", b"{}")
    writer.put_fact("receipt", "yes")
    reader = CatalogReader(path)
    stored = reader.items(ALL)
    assert [row.net for row in stored] == [77, rows[1].net, None]
    assert (stored[1].title, stored[1].price) == ("Otro", None)
    assert reader.body(rows[1].id) == b"new"
    assert reader.body("MX0") is None
    assert reader.shipping_cost(rows[0].id) == 9900
    assert reader.document("category", "MX1") == b"{}"
    assert reader.fact("receipt") == "yes"
    assert set(writer.rows_of([row.id for row in rows])) == {row.id for row in rows}
    assert writer.shipping_costs([row.id for row in rows]) == {rows[0].id: 9900, rows[1].id: None}
    writer.remove([rows[0].id])
    assert (reader.body(rows[0].id), len(reader.items(ALL))) == (None, 2)
    assert writer.category_ids() == {rows[1].category_id, rows[2].category_id}
    writer.close()


@pytest.mark.parametrize("damage", ["header", "zeroed page", "cut", "text"])
def test_that_a_damaged_catalogue_is_moved_aside_and_made_again(
    tmp_path: Path, damage: str
) -> None:
    path = tmp_path / "catalogue.db"
    fill_catalog(path, 400)
    data = bytearray(path.read_bytes())
    draw = random.Random(3)
    match damage:
        case "header":
            data[:64] = draw.randbytes(64)
        case "zeroed page":
            for start in range(8192, len(data), 8192):
                data[start : start + 4096] = bytes(4096)
        case "cut":
            del data[len(data) // 3 :]
        case "text":
            data = bytearray(b"not this" * 700)
    path.write_bytes(data)
    reader = CatalogReader(path)
    assert len(reader.items(ALL)) in range(400)
    writer = CatalogWriter(path)
    assert writer.rebuilt
    assert (tmp_path / "catalogue.db.bad-1").exists()
    assert writer.category_ids() == set()
    writer.put([(sample_rows(1)[0], b"{}")])
    assert len(reader.items(ALL)) == 1
    assert not reader.damaged
    writer.close()


@pytest.mark.parametrize("listings", [0, 1, 1_000, 2_500])
def test_that_rows_come_one_by_one_and_in_chunks_as_all_at_once(
    tmp_path: Path, listings: int
) -> None:
    fill_catalog(tmp_path / "catalogue.db", listings)
    reader = CatalogReader(tmp_path / "catalogue.db")
    sql, after = "SELECT id FROM items WHERE number > ? ORDER BY number", (0,)
    rows = reader.rows(sql, after)
    assert len(rows) == listings
    assert [*reader.each(sql, after)] == rows
    assert [*chain.from_iterable(reader.chunks(sql, after))] == rows
    reader.close()


@pytest.mark.parametrize("content", [None, b"not this" * 700])
def test_that_a_file_that_cannot_be_read_has_no_rows_in_any_way(
    tmp_path: Path, content: bytes | None
) -> None:
    path = tmp_path / "catalogue.db"
    if content is not None:
        path.write_bytes(content)
    reader = CatalogReader(path)
    assert (reader.rows(ALL), [*reader.each(ALL)], [*reader.chunks(ALL)]) == ([], [], [])
    assert reader.damaged is (content is not None)


def test_that_chunks_end_where_the_file_is_damaged(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.db"
    fill_catalog(path, 2_500)
    with path.open("r+b") as file:
        size = path.stat().st_size
        file.seek(size // 2 // 4096 * 4096)
        file.write(b"\xff" * (size // 4))
    reader = CatalogReader(path)
    found = [*chain.from_iterable(reader.chunks(ALL))]
    assert len(found) < 2_500
    assert reader.damaged


def test_that_a_catalogue_found_damaged_in_use_is_made_again_by_the_next_writer(
    tmp_path: Path,
) -> None:
    path = tmp_path / "catalogue.db"
    fill_catalog(path, 400)
    writer = CatalogWriter(path)
    with closing(sqlite3.connect(path)) as database:
        (page,) = database.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = 'sqlite_autoindex_items_1'"
        ).fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(bytes(4096))
    writer.require_intact()
    with pytest.raises(StorageCorrupt):
        writer.rows_of([row.id for row in sample_rows(3)])
    with pytest.raises(StorageCorrupt):
        writer.require_intact()
    # A file that was closed in its present state is not checked when it is opened.
    writer.close()
    writer = CatalogWriter(path)
    assert writer.rebuilt
    writer.require_intact()
    writer.close()
    writer = CatalogWriter(path)
    assert not writer.rebuilt
    writer.close()


def test_that_a_newer_catalogue_is_named_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.db"
    fill_catalog(path, 5)
    data = bytearray(path.read_bytes())
    data[60:64] = (99).to_bytes(4, "big")
    path.write_bytes(data)
    reader = CatalogReader(path)
    assert reader.items(ALL) == []
    assert reader.refusal is not None
    assert (reader.refusal.version, reader.damaged) == (99, False)
    with pytest.raises(SchemaTooNew):
        CatalogWriter(path)
    reader.close()
    assert path.read_bytes() == bytes(data)
    assert not list(tmp_path.glob("*.bad-*"))


def test_that_a_catalogue_deleted_while_open_reads_as_empty(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.db"
    fill_catalog(path, 5)
    reader = CatalogReader(path)
    before = reader.revision()
    for file in tmp_path.iterdir():
        file.unlink()
    assert reader.items(ALL) == []
    assert reader.revision() != before
    fill_catalog(path, 3)
    assert len(reader.items(ALL)) == 3


def test_that_rows_written_before_a_kill_9_are_read(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.db"
    program = (
        "import sys; from pathlib import Path; from tests.stands.sample import sample_rows\n"
        "from app.workspace.catalog.catalog import CatalogWriter\n"
        "writer = CatalogWriter(Path(sys.argv[1]))\n"
        "writer.put((row, b'{}') for row in sample_rows(50)); print('ok', flush=True)\n"
        "sys.stdin.read()"
    )
    child = subprocess.Popen(
        [sys.executable, "-c", program, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert child.stdout is not None
    assert child.stdout.readline() == b"ok\n"
    os.kill(child.pid, signal.SIGKILL)
    child.communicate()
    assert len(CatalogReader(path).items(ALL)) == 50


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("Cámara RÉFLEX", "camara reflex"),
        ("  Niño-2000 (usado) ", "nino 2000 usado"),
        ("Straße", "strasse"),
        ("ﬁn", "fin"),
        ("日本", "日本"),
        ("", ""),
        ("\x00\ud800%_", ""),
    ],
)
def test_that_folding_leaves_words_without_case_and_accents(text: str, folded: str) -> None:
    assert fold(text) == folded


@pytest.mark.parametrize(
    ("status", "sub_status", "tab"),
    [
        ("active", "", 1),
        ("paused", "", 2),
        ("paused", "out_of_stock", 3),
        ("paused", "warning,out_of_stock", 3),
        ("closed", "deleted", 4),
        ("under_review", "", 0),
        ("something_new", "", 0),
    ],
)
def test_that_every_status_has_its_tab(status: str, sub_status: str, tab: int) -> None:
    assert tab_of(sample_rows(1)[0]._replace(status=status, sub_status=sub_status)) == tab


def test_that_the_kept_counts_are_those_of_the_rows(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.db"
    writer = CatalogWriter(path)
    rows = sample_rows(300)
    counted = "SELECT tab, count(*) FROM items GROUP BY tab ORDER BY tab"
    kept = "SELECT tab, listings FROM counts WHERE listings ORDER BY tab"
    steps = (
        lambda: writer.put((row, b"{}") for row in rows),
        lambda: writer.put((row._replace(title="other"), b"{}") for row in rows[:50]),
        lambda: writer.put(
            (row._replace(status=status, sub_status=""), b"{}")
            for row, status in zip(
                rows, ("active", "paused", "closed", "unheard_of") * 40, strict=False
            )
        ),
        lambda: writer.put([(rows[0], b"{}"), (rows[0]._replace(status="closed"), b"{}")]),
        lambda: writer.remove([row.id for row in rows[100:200]] + ["MXnone"]),
        lambda: writer.put_nets([row._replace(net=5) for row in rows]),
        writer.clear,
    )
    reader = CatalogReader(path)
    for step in steps:
        step()
        assert reader.rows(kept) == reader.rows(counted)
    writer.close()
