"""Files of a newer version are named and left alone; what can be read is read where nothing can be
written."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.stands.command_line import Answer, fill, vitrina

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="folders are closed as on Linux"),
    pytest.mark.usefixtures("forked"),
]


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    workspace = tmp_path_factory.mktemp("filled") / "shop"
    fill(workspace)
    return workspace


@pytest.fixture
def shop(filled: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(filled, tmp_path / "shop"))


def newer(path: Path) -> bytes:
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 99")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    return path.read_bytes()


@pytest.mark.parametrize(
    ("file", "words", "code"),
    [
        ("catalogue.db", ("export",), 4),
        ("catalogue.db", ("plan", "new", "--where", "", "--set", "stock=1", "--out", "p"), 4),
        ("catalogue.db", ("sync",), 4),
        ("snapshots.db", ("sync",), 4),
        ("snapshots.db", ("history",), 4),
        ("snapshots.db", ("export", "--as-of", "1"), 4),
    ],
)
def test_that_a_newer_file_is_named_and_left_as_it_is(
    shop: Path, file: str, words: tuple[str, ...], code: int
) -> None:
    before = newer(shop / file)
    answer = vitrina(*words, workspace=shop)
    assert (answer.code, answer.out) == (code, "")
    assert f"The file {file} was made by a newer version" in answer.err
    assert (shop / file).read_bytes() == before
    assert not list(shop.glob("*.bad-*"))


def test_that_the_doctor_tells_of_a_newer_catalogue(shop: Path) -> None:
    newer(shop / "catalogue.db")
    answer = vitrina("doctor", workspace=shop)
    assert answer.code == 1
    assert "newer version" in answer.out


def read_only(*words: object, workspace: Path) -> Answer:
    """Run a command that can read the folder and write nothing in it, as whoever runs the tests."""
    prefix = []
    if os.geteuid() == 0:
        if shutil.which("setpriv") is None:
            pytest.skip("root can write anywhere here")
        prefix = ["setpriv", "--bounding-set", "-dac_override", "--inh-caps", "-dac_override"]
    folders = [workspace, *(path for path in workspace.rglob("*") if path.is_dir())]
    try:
        for path in (*workspace.rglob("*"), workspace):
            path.chmod(0o500 if path.is_dir() else 0o400)
        ended = subprocess.run(
            [*prefix, sys.executable, "-m", "app", *map(str, words), "--workspace", workspace],
            capture_output=True,
            text=True,
            timeout=100,
            check=False,
        )
    finally:
        for path in folders:
            path.chmod(0o700)
    assert "Traceback" not in ended.stderr, ended.stderr
    return Answer(ended.returncode, ended.stdout, ended.stderr)


@pytest.mark.parametrize("left", ["closed in order", "with a log beside it"])
def test_that_a_read_only_folder_can_be_looked_at(shop: Path, left: str, tmp_path: Path) -> None:
    title = "Cambiado hace un momento"
    connection = sqlite3.connect(shop / "catalogue.db")
    if left == "with a log beside it":
        # What a killed worker leaves: the newest rows are in the log alone.
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        connection.execute("UPDATE items SET title = ?", (title,))
        connection.commit()
        copy = tmp_path / "killed"
        shutil.copytree(shop, copy)
        connection.close()
        shop = copy
        (shop / "catalogue.db-shm").unlink()
        assert (shop / "catalogue.db-wal").stat().st_size
    else:
        connection.execute("UPDATE items SET title = ?", (title,))
        connection.commit()
        connection.close()
    export = read_only("export", workspace=shop)
    assert export.code == 0, export.err
    assert export.out.count(title) == 40
    for words in (("history",), ("export", "--as-of", "1"), ("restore",), ("doctor",)):
        answer = read_only(*words, workspace=shop)
        assert answer.code in (0, 1 if words == ("doctor",) else 0), (words, answer.err)
    refused = read_only("sync", workspace=shop)
    assert refused.code != 0
    assert len(refused.err.splitlines()) == 1


def test_that_a_journal_which_was_cut_short_reads_as_it_was_before(
    shop: Path, tmp_path: Path
) -> None:
    connection = sqlite3.connect(shop / "journal.db")
    connection.execute("PRAGMA journal_mode = TRUNCATE")
    connection.execute("PRAGMA cache_spill = ON")
    connection.execute("PRAGMA cache_size = 1")
    connection.execute("BEGIN IMMEDIATE")
    connection.executemany(
        "INSERT INTO facts VALUES (?, ?)", ((f"half {n}", "x" * 2000) for n in range(200))
    )
    copy = Path(shutil.copytree(shop, tmp_path / "cut"))
    connection.rollback()
    connection.close()
    assert (copy / "journal.db-journal").stat().st_size
    with closing(sqlite3.connect(shop / "catalogue.db")) as catalog:
        ((item_id,),) = catalog.execute("SELECT id FROM items LIMIT 1").fetchall()
    answer = read_only("history", item_id, workspace=copy)
    assert answer.code == 0, answer.err
    assert "Nothing was ever sent" in answer.out


def test_that_a_home_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    homes = {f"XDG_{kind}_HOME": str(file / kind) for kind in ("DATA", "CONFIG", "STATE", "CACHE")}
    answer = vitrina("sync", HOME=str(file), **homes)
    assert answer.code == 4, answer.err
    assert answer.out == ""
    assert len(answer.err.splitlines()) == 1
