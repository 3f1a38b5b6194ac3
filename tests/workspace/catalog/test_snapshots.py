"""The snapshots are copied beside the backups, and come back when their file is lost."""

from __future__ import annotations

import sqlite3
import stat
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.workspace.catalog import snapshots as module
from app.workspace.catalog.snapshot_copies import EVERY_MS, SnapshotCopies
from app.workspace.catalog.snapshots import SnapshotGone, Snapshots
from app.workspace.folder import Workspace

NOON = 1_795_176_000_000  # 2026-11-20 12:00 UTC


@pytest.fixture
def folder(tmp_path: Path) -> Workspace:
    return Workspace(tmp_path)


@pytest.fixture
def kept(folder: Workspace) -> Iterator[Snapshots]:
    """Three syncs, with changes of two listings, and a copy of them."""
    made = folder.snapshots()
    made.end_sync(1000, 5, complete=True)
    for number in (2, 3):
        made.note([("MX1", "changed", b"before %d" % number), (f"MX{number}", "added", None)])
        made.end_sync(number * 1000, 5, complete=True)
    made.copy_if_due(NOON)
    yield made
    made.close()


def lose(folder: Workspace) -> None:
    for path in folder.path.glob("snapshots.db*"):
        path.unlink()


def reported(snapshots: Snapshots) -> list[tuple[int, str, bytes | None]]:
    return [(c.sync, c.kind, c.before) for c in snapshots.of_item("MX1")]


def test_that_a_copy_is_made_once_a_day_and_two_are_kept(
    folder: Workspace, kept: Snapshots
) -> None:
    copies = SnapshotCopies(folder.path)
    for step in range(1, 13):
        kept.copy_if_due(NOON + step * EVERY_MS // 4)
    assert [path.name for path in copies.list()] == [
        "snapshots-20261123T120000.db",
        "snapshots-20261122T120000.db",
    ]
    for path in folder.path.joinpath("backups").iterdir():
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert folder.backups().list() == []


def test_that_nothing_is_copied_before_the_first_sync(folder: Workspace) -> None:
    fresh = folder.snapshots()
    fresh.copy_if_due(NOON)
    assert SnapshotCopies(folder.path).list() == []
    fresh.close()


def test_that_a_lost_file_comes_back_from_the_copy(folder: Workspace, kept: Snapshots) -> None:
    before, syncs = reported(kept), kept.syncs()
    kept.note([("MX1", "changed", b"after the copy")])
    kept.close()
    lose(folder)
    back = folder.snapshots()
    assert (reported(back), back.syncs()) == (before, syncs)
    # What changed since the copy is not known, so the shop of then is not either.
    recording = [back.recording]
    with pytest.raises(SnapshotGone):
        back.since(2)
    assert back.end_sync(9000, 5, complete=True) == 4
    assert [*recording, back.recording] == [False, True]
    back.note([("MX1", "changed", b"of today")])
    assert [change.before for change in back.since(4)] == [b"of today"]
    back.close()


@pytest.mark.parametrize("call", ["note", "end_sync"])
def test_that_damage_that_comes_to_light_is_begun_anew(
    folder: Workspace, kept: Snapshots, call: str
) -> None:
    before = reported(kept)
    for number in range(300):
        kept.note([(f"MX{number}", "changed", number.to_bytes(500, "big"))])
    kept.close()
    path = folder.snapshots_path
    data = bytearray(path.read_bytes())
    data[8192:] = b"\xff" * (len(data) - 8192)
    path.write_bytes(data)
    damaged = folder.snapshots()
    if call == "note":
        damaged.note([("MX7", "changed", b"x")])
        damaged.end_sync(9000, 5, complete=True)
    else:
        assert damaged.end_sync(9000, 5, complete=True) == 4
    assert path.with_name("snapshots.db.bad-1").exists()
    assert reported(damaged) == before
    assert damaged.recording
    damaged.close()


def test_that_another_shop_does_not_get_them(folder: Workspace, kept: Snapshots) -> None:
    kept.forget()
    kept.close()
    lose(folder)
    fresh = folder.snapshots()
    assert fresh.syncs() == []
    fresh.close()


HOSTILE: dict[str, Callable[[sqlite3.Connection], object]] = {
    "a view": lambda raw: raw.executescript(
        "DROP TABLE syncs; CREATE VIEW syncs AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT"
        " i + 1 FROM n) SELECT i AS number, i AS ended_at, i AS counted, i AS complete FROM n;"
    ),
    "no tables": lambda raw: raw.executescript("DROP TABLE changes;"),
    "a trigger": lambda raw: raw.executescript(
        "CREATE TABLE marker (x); CREATE TRIGGER t AFTER INSERT ON syncs BEGIN"
        " INSERT INTO marker VALUES (1); END;"
    ),
    "wrong kinds": lambda raw: raw.executescript("UPDATE changes SET kind = x'00';"),
    "a bomb": lambda raw: raw.execute(
        "UPDATE changes SET before = ? WHERE item_id = 'MX1'", (zlib.compress(bytes(2_000_000)),)
    ),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_that_a_hostile_copy_runs_nothing(
    folder: Workspace, kept: Snapshots, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_LONGEST_BODY", 1_000_000)
    kept.close()
    (copy,) = SnapshotCopies(folder.path).list()
    with sqlite3.connect(copy) as raw:
        HOSTILE[name](raw)
    raw.close()
    lose(folder)
    back = folder.snapshots()
    assert len(back.syncs()) == (0 if name in ("a view", "no tables") else 3)
    assert len(reported(back)) == (2 if name == "a trigger" else 0)
    assert back._database.first("SELECT 1 FROM sqlite_schema WHERE name = 'marker'") is None
    back.close()
