"""A database server whose disk is full: reads go on, nothing is half, and it mends itself."""

from __future__ import annotations

import os
import random
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from app.service.stores.database import Database, StoreUnavailable
from tests.service.postgresql.shop import ITEM, Desk, opened
from tests.stands.postgresql_server import OWNER, PostgresqlServer

SMALL, LARGE = "32m", "96m"
MOST_FILLED = 100
"""Rows of a megabyte, of which the small disk does not take so many."""


class SmallDisk:
    """A disk of memory that the databases of a server can lie on."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._mount("-t", "tmpfs", "-o", f"size={SMALL}", "tmpfs", str(folder))

    def grow(self) -> None:
        self._mount("-o", f"remount,size={LARGE}", str(self._folder))

    def _mount(self, *words: str) -> None:
        done = subprocess.run(["mount", *words], capture_output=True, text=True, check=False)
        if done.returncode:
            pytest.skip(f"no disk can be made here: {done.stderr.strip()}")


@pytest.fixture
def disk(postgresql: PostgresqlServer) -> Iterator[SmallDisk]:
    if os.geteuid():
        pytest.skip("nobody but root can make a disk")
    folder = postgresql.folder / "disk"
    folder.mkdir()
    disk = SmallDisk(folder)
    try:
        os.chown(folder, postgresql.folder.stat().st_uid, -1)
        postgresql.admin(
            "postgres",
            f"CREATE TABLESPACE small LOCATION '{folder}'",
            f"CREATE DATABASE cramped TEMPLATE template0 OWNER {OWNER} TABLESPACE small",
        )
        yield disk
        postgresql.admin("postgres", "DROP DATABASE cramped (FORCE)", "DROP TABLESPACE small")
    finally:
        subprocess.run(["umount", str(folder)], check=False)


def _fill(database: Database) -> None:
    """Write two entries at once, again and again, until there is no room."""
    dice = random.Random(1)
    for number in range(MOST_FILLED):
        with database.transaction():
            database.keep_setting("half", str(number))
            # What cannot be made smaller.
            database.keep_setting(f"filler {number}", dice.randbytes(500_000).hex())


@pytest.mark.prove
def test_that_a_full_disk_refuses_writes_and_keeps_what_is_there(
    postgresql: PostgresqlServer, disk: SmallDisk
) -> None:
    with closing(opened(postgresql.address("cramped"))) as database:
        desk = Desk(database)
        assert desk.write(1) == 200
        with pytest.raises(StoreUnavailable):
            _fill(database)
        there = database.one("SELECT count(*) FROM settings WHERE key LIKE 'filler %'")
        # What the last transaction wrote is gone as a whole.
        assert there == (int(database.setting("half")) + 1,)
        assert desk.ask("GET", f"/items/{ITEM}")[1]["title"] == "Camisa 1"
        # There may be room in a page that is there already.
        statuses = {desk.write(number) for number in range(2, 60)}
        assert 503 in statuses
        assert statuses <= {200, 503}
        title = desk.ask("GET", f"/items/{ITEM}")[1]["title"]
        last = int(title.split()[-1])
        assert desk.ask("GET", f"/items/{ITEM}")[1]["price"] == 100 + last
        disk.grow()
        database._next_try = 0
        assert desk.write(60) == 200
        assert desk.ask("GET", f"/items/{ITEM}")[1]["title"] == "Camisa 60"
