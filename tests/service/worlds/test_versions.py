"""Stores that other versions of the program made."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from app.service.stores.database import StoreUnreadable
from app.service.stores.schema import SCHEMA_VERSION
from app.service.worlds.first_start import open_store
from tests.stands.small_world import SmallWorld


def _store(folder: Path, version: int, *statements: str) -> None:
    """Make a store, and of it one of an older version."""
    open_store(folder, SmallWorld, seed=1, listings=30).close()
    connection = sqlite3.connect(folder / "service.db")
    for statement in (*statements, f"PRAGMA user_version = {version}"):
        connection.execute(statement)
    connection.commit()
    connection.close()


def _version(folder: Path) -> int:
    connection = sqlite3.connect(folder / "service.db")
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    connection.close()
    return int(version)


def test_that_the_store_of_the_version_before_is_used_as_it_is(tmp_path: Path) -> None:
    _store(
        tmp_path,
        2,
        "DROP TABLE learned_pieces",
        "CREATE TABLE learned (site_id TEXT)",
        "UPDATE items SET title = 'mine' WHERE number = 1",
    )
    database = open_store(tmp_path, SmallWorld, seed=1, listings=30)
    assert database.one("SELECT title FROM items WHERE number = 1") == ("mine",)
    assert database.rows("SELECT * FROM learned_pieces") == []
    assert database.one("SELECT 1 FROM sqlite_master WHERE name = 'learned'") is None
    database.close()
    assert _version(tmp_path) == SCHEMA_VERSION
    assert not list(tmp_path.glob("old-*"))


def test_that_what_a_version_before_has_learned_is_kept(tmp_path: Path) -> None:
    _store(tmp_path, 2, "INSERT INTO learned_pieces VALUES ('MX', 0, 7, x'01')")
    database = open_store(tmp_path, SmallWorld, seed=1, listings=30)
    assert database.rows("SELECT through, body FROM learned_pieces") == [(7, b"\x01")]
    database.close()


def test_that_a_step_that_fails_leaves_the_store_as_it_was(tmp_path: Path) -> None:
    # What is in the way of the second statement of the step.
    _store(
        tmp_path,
        2,
        "DROP TABLE learned_pieces",
        "CREATE TABLE learned (site_id TEXT)",
        "CREATE INDEX learned_pieces ON items (title)",
    )
    with pytest.raises(StoreUnreadable, match="cannot be used"):
        open_store(tmp_path, SmallWorld, seed=1, listings=30)
    assert _version(tmp_path) == 2
    connection = sqlite3.connect(tmp_path / "service.db")
    assert connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'learned'").fetchone()
    connection.close()


def test_that_a_store_that_no_way_leads_from_is_put_aside(tmp_path: Path) -> None:
    _store(tmp_path, 1, "UPDATE items SET title = 'mine' WHERE number = 1")
    database = open_store(tmp_path, SmallWorld, seed=1, listings=30)
    assert database.one("SELECT title FROM items WHERE number = 1") != ("mine",)
    database.close()
    assert [path.name for path in tmp_path.glob("old-*/service.db")] == ["service.db"]


def test_that_a_newer_store_is_left_alone(tmp_path: Path) -> None:
    _store(tmp_path, SCHEMA_VERSION + 1)
    with pytest.raises(StoreUnreadable, match="newer version"):
        open_store(tmp_path, SmallWorld, seed=1, listings=30)
    assert _version(tmp_path) == SCHEMA_VERSION + 1
