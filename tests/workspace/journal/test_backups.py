"""Backups: made in good time, thinned out, and brought back over nothing newer."""

from __future__ import annotations

import os
import sqlite3
import stat
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.workspace.errors import SchemaTooNew, StorageCorrupt, StorageError, StorageFull
from app.workspace.folder import Workspace
from app.workspace.journal.backups import EVERY_MS, Backups
from app.workspace.journal.drafts import Drafts
from app.workspace.journal.history import History
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxState, OutboxStore
from tests.stands.journal_rows import claimed, draft_of, entry, make_newer

HOUR = 3600 * 1000
NOON = 1_795_176_000_000  # 2026-11-20 12:00 UTC


@pytest.fixture
def folder(tmp_path: Path) -> Workspace:
    return Workspace(tmp_path)


@pytest.fixture
def journal(folder: Workspace) -> Iterator[Journal]:
    made = folder.journal()
    yield made
    made.close()


def title_of(journal: Journal, item_id: str) -> object:
    kept = Drafts(journal).find(item_id)
    return None if kept is None else kept.draft.value("title")


def test_that_a_backup_is_whole_private_and_leaves_nothing_half(
    folder: Workspace, journal: Journal
) -> None:
    Drafts(journal).keep(draft_of("MX1"))
    made = folder.backups().make(journal)
    assert folder.backups().list() == [made]
    assert stat.S_IMODE(made.path.stat().st_mode) == 0o600
    assert [p.name for p in made.path.parent.iterdir()] == [made.path.name]
    copy = Journal(made.path)
    assert title_of(copy, "MX1") == "Nuevo"
    assert copy.check() == set()
    copy.close()


@pytest.mark.parametrize(
    ("hours", "changed", "due"),
    [(0, True, False), (7, True, False), (8, True, True), (8, False, False), (-50, True, True)],
)
def test_that_a_backup_is_due_three_times_a_day_when_something_changed(
    folder: Workspace, journal: Journal, hours: int, changed: bool, due: bool
) -> None:
    backups = folder.backups()
    assert backups.is_due(journal)
    backups.make(journal, NOON)
    moved = (NOON + (1000 if changed else -1000)) / 1000
    os.utime(folder.journal_path, (moved, moved))
    assert backups.is_due(journal, NOON + hours * HOUR) is due


def test_that_three_are_kept_of_the_last_day_and_one_of_each_before(
    folder: Workspace, journal: Journal
) -> None:
    backups = folder.backups()
    for step in range(3 * 20):
        backups.make(journal, NOON - 12 * HOUR + step * EVERY_MS)
    ages = [(NOON + 19 * 24 * HOUR + 4 * HOUR - b.made_at) // HOUR for b in backups.list()]
    assert ages == [0, 8, 16, *range(24, 24 * 15, 24)]


def test_that_two_backups_of_one_second_are_two(folder: Workspace, journal: Journal) -> None:
    for _ in range(2):
        folder.backups().make(journal, NOON)
    assert len(folder.backups().list()) == 2


def test_that_only_old_remains_of_a_killed_backup_are_removed(
    folder: Workspace, journal: Journal
) -> None:
    backups = folder.backups()
    made = backups.make(journal)
    old, new = made.path.with_name("journal-old.part"), made.path.with_name("journal-new.part")
    for part in (old, new):
        part.write_bytes(b"half")
    os.utime(old, (time.time() - 25 * 3600,) * 2)
    backups.make(journal)
    assert (old.exists(), new.exists()) == (False, True)


def test_that_a_restore_brings_back_and_deletes_nothing(
    folder: Workspace, journal: Journal
) -> None:
    drafts, outbox = Drafts(journal), OutboxStore(journal)
    drafts.keep(draft_of("MX1", "then"))
    drafts.keep(draft_of("MX2", "only then"))
    done = outbox.add(draft_of("MX3"))
    outbox.move(claimed(outbox), OutboxState.DONE, history=entry(done.op_id))
    backup = folder.backups().make(journal)
    drafts.keep(draft_of("MX1", "now"))
    drafts.discard("MX2")
    drafts.keep(draft_of("MX4", "only now"))
    journal.database.run("DELETE FROM history")
    found = folder.backups().restore(backup, journal)
    assert found == (2, 0, 1, 0, 0, 0)
    assert {i: title_of(journal, i) for i in ("MX1", "MX2", "MX4")} == {
        "MX1": "then",
        "MX2": "only then",
        "MX4": "only now",
    }
    assert len(History(journal).of_item("MX1")) == 1
    before = folder.backups().list()[0]
    folder.backups().restore(before, journal)
    assert title_of(journal, "MX1") == "now"


@pytest.mark.parametrize(
    ("then", "now"),
    [
        ((), "held"),
        (("sending",), "unknown"),
        (("sending", "unknown"), "unknown"),
        (("sending", "refused"), "refused"),
        (("sending", "done"), "done"),
    ],
)
def test_that_nothing_of_a_backup_is_sent_unasked(
    folder: Workspace, journal: Journal, then: tuple[str, ...], now: str
) -> None:
    outbox = OutboxStore(journal)
    row = outbox.add(draft_of("MX1"))
    for state in then:
        row = claimed(outbox) if state == "sending" else outbox.move(row, OutboxState(state))
    backup = folder.backups().make(journal)
    journal.database.run("DELETE FROM outbox")
    folder.backups().restore(backup, journal)
    (found,) = outbox.latest()
    assert (found.op_id, found.state) == (row.op_id, now)
    assert journal.check() == set()


def test_that_what_was_sent_since_stays_sent(folder: Workspace, journal: Journal) -> None:
    outbox = OutboxStore(journal)
    outbox.add(draft_of("MX1"))
    backup = folder.backups().make(journal)
    outbox.move(claimed(outbox), OutboxState.DONE)
    folder.backups().restore(backup, journal)
    assert [row.state for row in outbox.latest()] == [OutboxState.DONE]


HOSTILE = {
    "triggers": (
        "CREATE TABLE marker (x); CREATE TRIGGER t AFTER INSERT ON drafts BEGIN"
        " INSERT INTO marker VALUES (1); END;"
    ),
    "a view": (
        "DROP TABLE drafts; CREATE VIEW drafts AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL"
        " SELECT i + 1 FROM n) SELECT i AS item_id, i AS saved_at, i AS body, i AS schema,"
        " i AS crc, i AS rowid FROM n;"
    ),
    "wrong kinds": "UPDATE drafts SET saved_at = 'x', body = 5;",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_that_a_hostile_backup_runs_nothing(folder: Workspace, journal: Journal, name: str) -> None:
    Drafts(journal).keep(draft_of("MX1"))
    backup = folder.backups().make(journal)
    raw = sqlite3.connect(backup.path)
    raw.executescript(HOSTILE[name])
    raw.close()
    Drafts(journal).discard("MX1")
    found = folder.backups().restore(backup, journal)
    assert found.drafts == (1 if name == "triggers" else 0)
    assert journal.database.first("SELECT 1 FROM sqlite_schema WHERE name = 'marker'") is None


def test_that_a_backup_of_a_newer_program_is_refused_and_changes_nothing(
    folder: Workspace, journal: Journal
) -> None:
    Drafts(journal).keep(draft_of("MX1", "then"))
    backup = folder.backups().make(journal)
    make_newer(backup.path)
    Drafts(journal).keep(draft_of("MX1", "now"))
    with pytest.raises(SchemaTooNew) as refused:
        folder.backups().restore(backup, journal)
    assert refused.value.made_by == "Vitrina 9"
    assert title_of(journal, "MX1") == "now"
    assert [kept.path for kept in folder.backups().list()] == [backup.path]


@pytest.mark.parametrize(
    "kind",
    ["too large", "text", "missing", "folder", "empty", "other tables", "a view", "no version"],
)
def test_that_what_is_no_backup_is_refused_and_changes_nothing(
    folder: Workspace, journal: Journal, kind: str, tmp_path: Path
) -> None:
    Drafts(journal).keep(draft_of("MX1"))
    path = tmp_path / "given.db"
    match kind:
        case "too large":
            with path.open("wb") as file:
                file.truncate(4 * 1024**3)
        case "text":
            path.write_bytes(b"no database" * 1000)
        case "folder":
            path.mkdir()
        case "empty":
            path.touch()
        case "other tables":
            make_database(path, "CREATE TABLE items (id); PRAGMA user_version = 1;")
        case "a view":
            make_database(path, "CREATE VIEW drafts AS SELECT 1; PRAGMA user_version = 1;")
        case "no version":
            make_database(path, "CREATE TABLE drafts (item_id);")
    with pytest.raises(StorageError):
        folder.backups().restore(path, journal)
    assert title_of(journal, "MX1") == "Nuevo"
    assert folder.backups().list() == []


def make_database(path: Path, script: str) -> None:
    with sqlite3.connect(path) as raw:
        raw.executescript(script)
    raw.close()


def test_that_restoring_costs_no_backup(folder: Workspace, journal: Journal) -> None:
    backups, drafts = folder.backups(), Drafts(journal)
    for step in range(4):
        drafts.keep(draft_of("MX1", str(step)))
        backups.make(journal, NOON + step)
    made = [backup.path for backup in backups.list()]
    assert len(made) == 3
    for _ in range(2):
        for path in reversed(made):
            backups.restore(path, journal)
    there = backups.list()
    assert [backup.path for backup in there if not backup.replaced] == made
    assert sum(backup.replaced for backup in there) == 3
    # Also the oldest of the copies that restores made can be brought back, again and again.
    oldest = min(b.path for b in there if b.replaced)
    for _ in range(5):
        backups.restore(oldest, journal)
    assert oldest.exists()
    assert not backups.is_due(journal, NOON + HOUR)


def test_that_a_full_disk_leaves_the_backups_there_were(
    folder: Workspace, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    backups = folder.backups()
    made = backups.make(journal)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(StorageFull):
        backups.make(journal)
    assert backups.list() == [made]


def test_that_a_salvage_takes_from_the_backups_what_the_file_has_lost(folder: Workspace) -> None:
    journal = folder.journal()
    for number in range(300):
        Drafts(journal).keep(draft_of(f"MX{number}", "Nuevo nombre " * 20))
    folder.backups().make(journal)
    journal.close()
    data = bytearray(folder.journal_path.read_bytes())
    middle = len(data) // 4096 // 2 * 4096
    data[middle : middle + 8192] = bytes(8192)
    folder.journal_path.write_bytes(data)
    journal = folder.journal()
    assert journal.salvaged == 300
    assert len(Drafts(journal).all()) == 300
    journal.close()


@pytest.mark.parametrize("backed_up", [True, False])
def test_that_damaged_rows_are_mended_from_a_backup(
    folder: Workspace, journal: Journal, backed_up: bool
) -> None:
    Drafts(journal).keep(draft_of("MX1"))
    Drafts(journal).keep(draft_of("MX2"))
    outbox = OutboxStore(journal)
    outbox.add(draft_of("MX3"))
    if backed_up:
        folder.backups().make(journal)
    journal.database.run("UPDATE drafts SET saved_at = saved_at + 1 WHERE item_id = 'MX1'")
    journal.database.run("UPDATE outbox SET attempts = 7")
    assert len(journal.check()) == 2
    assert folder.backups().repair(journal) == (2 if backed_up else 0)
    assert len(journal.check()) == (0 if backed_up else 2)
    assert folder.journal_path.with_name("journal.db.bad-1").exists() is backed_up
    if backed_up:
        assert title_of(journal, "MX1") == "Nuevo"
        # It may have been sent since.
        assert [row.state for row in outbox.latest()] == [OutboxState.HELD]


def test_that_a_damaged_backup_does_not_keep_others_from_helping(
    folder: Workspace, journal: Journal
) -> None:
    Drafts(journal).keep(draft_of("MX1"))
    folder.backups().make(journal, NOON)
    newer = folder.backups().make(journal, NOON + HOUR)
    newer.path.write_bytes(b"damaged" * 1000)
    Drafts(journal).discard("MX1")
    assert Backups(folder.path).fill_in(journal).drafts == 1
    with pytest.raises(StorageCorrupt):
        folder.backups().restore(newer, journal)
