"""An existing store given other things than it was made of."""

from __future__ import annotations

import re
import shutil
import sqlite3
import subprocess
from pathlib import Path

import pytest

from app.service.worlds.origin import StoreOrigin, digest_of
from tests.service import real_shapes
from tests.service.world_folder import write
from tests.stands.processes import command, running

pytestmark = pytest.mark.usefixtures("forked")

ITEM = real_shapes.PLAIN["id"]


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory.mktemp("files"), real_shapes.FILES)


@pytest.fixture(scope="module")
def practice(tmp_path_factory: pytest.TempPathFactory) -> Path:
    store = tmp_path_factory.mktemp("practice")
    with running(store, "--seed", "3", listings=4):
        return store


@pytest.fixture(scope="module")
def foreign(tmp_path_factory: pytest.TempPathFactory, files: Path) -> Path:
    store = tmp_path_factory.mktemp("foreign")
    with running(store, "--world", str(files), sellers=1):
        return store


def refused(store: Path, *options: str) -> str:
    """Start a marketplace that must not run; the line it says why in."""
    called = [word for word in command(store, *options) if word != "--json"]
    done = subprocess.run(called, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    return done.stderr


@pytest.mark.parametrize(
    "options",
    [
        ("--seed", "2"),
        ("--listings", "5"),
        ("--seed", "3", "--listings", "5"),
        ("--world", "FILES"),
        ("--world", "FILES", "--seed", "3", "--listings", "4"),
    ],
)
def test_that_a_store_made_of_something_else_is_refused(practice: Path, files: Path, options):
    asked = [str(files) if word == "FILES" else word for word in options]
    line = refused(practice, *asked)
    assert str(practice) in line
    assert "seed 3" in line
    assert "4 listings" in line
    assert "--fresh" in line


def test_that_a_store_made_of_files_says_which(foreign: Path, files: Path, tmp_path: Path):
    other = shutil.copytree(files, tmp_path / "files")
    with (other / "items.jsonl").open("ab") as file:
        file.write(b'{"id": "ZQ7", "seller_id": 1}\n')
    line = refused(foreign, "--world", str(other))
    assert f"the files in {files}" in line
    assert str(other) in line
    assert "seed 1" in refused(foreign, "--seed", "2")


def test_that_equal_ones_start_silently(practice: Path, foreign: Path, files: Path, tmp_path: Path):
    moved = shutil.copytree(files, tmp_path / "elsewhere")
    for store, options, listings, sellers in (
        (practice, ("--seed", "3"), 4, 6),
        (practice, (), 4, 6),
        (foreign, ("--world", str(moved)), 20, 1),
    ):
        with running(store, *options, listings=listings, sellers=sellers) as served:
            served.process.terminate()
            _, errors = served.process.communicate(timeout=10)
        assert errors == ""


def test_that_fresh_puts_the_old_store_aside_under_a_dated_name(tmp_path: Path):
    store = tmp_path / "store"
    with running(store, "--fresh", listings=3) as served, served.client() as client:
        token = served.tokens["MX"]
        path = f"/users/{served.users['MX']}/items/search?access_token={token}"
        first = client.get(path).json()["results"]
        for item_id in first:
            sent = {"seller_custom_field": "SENT-LAST"}
            client.put(f"/items/{item_id}?access_token={token}", json=sent)
    assert not list(store.glob("old-*"))
    assert (store / "service.db-wal").exists()
    with running(store, "--fresh", listings=5) as served, served.client() as client:
        assert served.tokens["MX"] != token
        path = f"/users/{served.users['MX']}/items/search?access_token={served.tokens['MX']}"
        assert client.get(path).json()["paging"]["total"] == 5
    (aside,) = store.glob("old-*")
    assert re.fullmatch(r"old-\d{4}-\d\d-\d\d-\d{6}", aside.name)
    with sqlite3.connect(aside / "service.db") as connection:
        kept = connection.execute("SELECT seller_custom_field FROM items").fetchall()
    connection.close()
    # The last of what was written is there, too: a killed process leaves it in the log.
    assert ("SENT-LAST",) in kept
    with running(store, "--fresh", listings=5):
        assert len(list(store.glob("old-*"))) == 2


def test_that_fresh_puts_aside_what_cannot_be_read(tmp_path: Path):
    (tmp_path / "service.db").write_bytes(b"not a database at all, but long enough to look at")
    with running(tmp_path, "--fresh"):
        (aside,) = tmp_path.glob("old-*")
        assert (aside / "service.db").read_bytes().startswith(b"not a database")


@pytest.mark.parametrize(
    ("asked", "made", "contradicts"),
    [
        (StoreOrigin(), StoreOrigin(1, 500), False),
        (StoreOrigin(1, 500), StoreOrigin(1, 500), False),
        (StoreOrigin(seed=2), StoreOrigin(1, 500), True),
        (StoreOrigin(listings=2), StoreOrigin(1, 500), True),
        (StoreOrigin(world=Path("a"), digest="x"), StoreOrigin(1, 500), True),
        (StoreOrigin(world=Path("a"), digest="x"), StoreOrigin(1, 500, Path("b"), "x"), False),
        (StoreOrigin(world=Path("a"), digest="x"), StoreOrigin(1, 500, Path("a"), "y"), True),
        (StoreOrigin(), StoreOrigin(1, 500, Path("a"), "y"), False),
        # Of older stores nothing is known but the seed.
        (StoreOrigin(1, 7, Path("a"), "x"), StoreOrigin(seed=1), False),
        (StoreOrigin(seed=2), StoreOrigin(seed=1), True),
        (StoreOrigin(seed=2), StoreOrigin(), False),
    ],
)
def test_that_only_what_is_reported_and_known_can_differ(asked, made, contradicts):
    assert asked.contradicts(made) is contradicts


def test_that_files_are_the_same_by_what_they_hold(files: Path, tmp_path: Path):
    copy = shutil.copytree(files, tmp_path / "copy")
    assert digest_of(copy) == digest_of(files)
    (copy / "notes.txt").write_text("not of the world")
    assert digest_of(copy) == digest_of(files)
    (copy / "attributes" / "ZQ1.json").write_text("[]")
    assert digest_of(copy) != digest_of(files)
