"""Ends and imposed shipping of listings: kept by the file whatever is written, and on opening."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.listing_rows import ItemRow
from tests.stands.attribute_shop import IMPOSED, bodies
from tests.stands.earlier_catalog import BEFORE_PIECES
from tests.stands.sample import sample_rows

Listings = dict[str, tuple[ItemRow, dict[str, Any]]]


def kept(path: Path) -> tuple[dict[str, int], set[str]]:
    with closing(CatalogReader(path)) as reader:
        ends = dict(reader.rows("SELECT id, ends_at FROM endings JOIN items USING (number)"))
        imposed = {
            i for (i,) in reader.rows("SELECT id FROM imposed_shipping JOIN items USING (number)")
        }
    return ends, imposed


def expected(there: Listings) -> tuple[dict[str, int], set[str]]:
    ends = {
        row.id: int(datetime.fromisoformat(body["stop_time"]).timestamp() * 1000)
        for row, body in there.values()
        if row.listing_type_id == "free"
    }
    imposed = {
        row.id
        for row, body in there.values()
        if row.free_shipping and IMPOSED in body["shipping"]["tags"]
    }
    return ends, imposed


def test_that_what_is_watched_follows_whatever_is_written(tmp_path: Path) -> None:
    path, draw = tmp_path / "catalogue.db", random.Random(8)
    writer = CatalogWriter(path)
    there: Listings = {}
    for round_ in range(25):
        if draw.random() < 0.25:
            gone = draw.sample(sorted(there), len(there) // 3)
            writer.remove(gone)
            there = {i: one for i, one in there.items() if i not in gone}
        else:
            rows = draw.sample(sample_rows(60, seed=round_), 20)
            some = bodies(rows, seed=round_)
            writer.put((row, json.dumps(body).encode()) for row, body in some)
            there |= {row.id: (row, body) for row, body in some}
        assert kept(path) == expected(there)
    assert all(expected(there))
    writer.clear()
    assert kept(path) == ({}, set())
    writer.close()


def test_that_an_earlier_file_is_looked_through_when_it_is_opened(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.db"
    writer = CatalogWriter(path)
    listings = bodies(sample_rows(50))
    writer.put((row, json.dumps(body).encode()) for row, body in listings)
    writer.close()
    with closing(sqlite3.connect(path)) as database:
        database.executescript(BEFORE_PIECES)
        for kind, name in database.execute(
            "SELECT type, name FROM sqlite_master WHERE name IN ('endings', 'imposed_shipping',"
            " 'ends_of', 'imposed_of', 'body_is_watched', 'watched_item_went', 'by_modifier',"
            " 'by_warning', 'variation_codes', 'codes_within', 'body_with_codes_came',"
            " 'item_with_codes_went') ORDER BY type DESC"
        ).fetchall():
            database.execute(f"DROP {kind} IF EXISTS {name}")
        database.execute("PRAGMA user_version = 6")
    assert kept(path) == ({}, set())
    CatalogWriter(path).close()
    assert kept(path) == expected({row.id: (row, body) for row, body in listings})


@pytest.mark.parametrize(
    ("body", "ends"),
    [
        (b"", None),
        (b"not json", None),
        (b'{"stop_time": 12}', None),
        (b'{"stop_time": "soon"}', None),
        (b'{"stop_time": "now"}', None),
        (b'{"stop_time": null, "shipping": {"tags": "mandatory_free_shipping"}}', None),
        (b'{"stop_time": "2026-03-01T00:00:00.000Z"}', 1_772_323_200_000),
        (b'{"stop_time": "2026-03-01T00:00:00.500-06:00"}', 1_772_344_800_500),
        (b'{"title": "\\"mandatory_free_shipping\\"", "x": ["mandatory_free_shipping"]}', None),
    ],
)
def test_that_bodies_of_any_kind_are_taken(tmp_path: Path, body: bytes, ends: int | None) -> None:
    path = tmp_path / "catalogue.db"
    row = sample_rows(1)[0]._replace(listing_type_id="free", free_shipping=True)
    writer = CatalogWriter(path)
    writer.put([(row, body)])
    writer.close()
    imposed = {row.id} if b'"tags"' in body else set()
    assert kept(path) == ({} if ends is None else {row.id: ends}, imposed)
