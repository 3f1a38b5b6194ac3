"""The history in reach of a reader: as it is, read only, missing, damaged, of another version."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from app.workspace.catalog.attached_history import AttachedHistory
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.catalog.snapshots import SCHEMA, SNAPSHOTS_FILE, Snapshots
from tests.stands.sample import sample_rows

FOUND = "SELECT field, item_id, before, found FROM history.field_changes ORDER BY 1, 2"
#: What was written of the two listings that changed.
CHANGES = [("price", "MX1000000001", 100, 1), ("stock", "MX1000000002", 7, 0)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A catalog with a history: one price was found changed, and one stock was sent."""
    first, second, third = sample_rows(3)
    snapshots = Snapshots(tmp_path / SNAPSHOTS_FILE)
    writer = CatalogWriter(tmp_path / "catalogue.db", snapshots)
    before = (first._replace(price=100), second._replace(available_quantity=7), third)
    writer.put((row, b"{}") for row in before)
    snapshots.end_sync(1, 3, complete=True)
    writer.put([(first._replace(price=200), b"{}"), (third, b"{}")])
    writer.put([(second._replace(available_quantity=8), b"{}")], {})
    writer.close()
    snapshots.close()
    return tmp_path / "catalogue.db"


def found_by(reader: CatalogReader) -> list[tuple[object, ...]]:
    with closing(AttachedHistory(reader)) as history:
        history.bring_in()
        return reader.rows(FOUND)


def test_that_what_changed_is_in_reach(path: Path) -> None:
    with closing(CatalogReader(path)) as reader:
        assert found_by(reader) == CHANGES
        # Let go of, the catalog is read as before.
        assert len(reader.rows("SELECT id FROM items")) == 3


def test_that_it_is_read_where_nothing_can_be_written(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda _path, _mode: False)
    with closing(CatalogReader(path)) as reader:
        assert found_by(reader) == CHANGES


def _older(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute("DROP TABLE field_changes")
        database.execute("PRAGMA user_version = 2")


def _newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute(f"PRAGMA user_version = {SCHEMA + 1}")


@pytest.mark.parametrize(
    "spoil",
    [
        Path.unlink,
        _older,
        _newer,
        lambda path: path.write_bytes(b""),
        lambda path: path.write_bytes(b"no database at all"),
        lambda path: path.write_bytes(path.read_bytes()[:4096] + b"\xff" * 40_000),
    ],
    ids=["missing", "older", "newer", "empty", "no database", "damaged"],
)
def test_that_nothing_is_known_where_it_cannot_be_used(
    path: Path, spoil: Callable[[Path], object]
) -> None:
    spoil(path.with_name(SNAPSHOTS_FILE))
    with closing(CatalogReader(path)) as reader:
        assert found_by(reader) == []
        assert len(reader.rows("SELECT id FROM items")) == 3
        # The catalog is not blamed.
        assert not reader.damaged


def test_that_one_that_is_brought_up_to_date_meanwhile_is_used(path: Path) -> None:
    _older(path.with_name(SNAPSHOTS_FILE))
    with closing(CatalogReader(path)) as reader, closing(AttachedHistory(reader)) as history:
        history.bring_in()
        assert reader.rows(FOUND) == []
        snapshots = Snapshots(path.with_name(SNAPSHOTS_FILE))
        writer = CatalogWriter(path, snapshots)
        writer.put([(sample_rows(1)[0]._replace(price=300), b"{}")])
        writer.close()
        snapshots.close()
        history.bring_in()
        assert reader.rows(FOUND) == [("price", "MX1000000001", 200, 1)]


def test_that_what_is_forgotten_of_the_syncs_is_forgotten_here(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.workspace.catalog.snapshots.KEPT_SYNCS", 1)
    snapshots = Snapshots(path.with_name(SNAPSHOTS_FILE))
    for number in range(2, 5):
        snapshots.end_sync(number, 3, complete=True)
    snapshots.close()
    with closing(CatalogReader(path)) as reader:
        assert found_by(reader) == []


def test_that_what_changes_again_before_the_next_sync_keeps_its_first_body_and_adds_fields(
    tmp_path: Path,
) -> None:
    (row,) = sample_rows(1)
    snapshots = Snapshots(tmp_path / SNAPSHOTS_FILE)
    writer = CatalogWriter(tmp_path / "catalogue.db", snapshots)
    first = row._replace(price=100)
    writer.put([(first, b'"first"')])
    snapshots.end_sync(1, 1, complete=True)
    second = first._replace(price=200)
    writer.put([(second, b'"second"')], {})
    assert snapshots.noted([row.id, "MX9"]) == {row.id}
    writer.put([(second._replace(available_quantity=3), b'"third"')], {})
    writer.remove([row.id])
    writer.close()
    (change,) = snapshots.of_item(row.id)
    assert (change.kind, change.before) == ("changed", b'"first"')
    snapshots.close()
    with closing(CatalogReader(tmp_path / "catalogue.db")) as reader:
        assert [found[:3] for found in found_by(reader)] == [
            ("price", row.id, 100),
            ("stock", row.id, row.available_quantity),
        ]
