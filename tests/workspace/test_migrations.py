"""Every file of a workspace comes to the same schema, from wherever it began."""

from __future__ import annotations

import threading
import zlib
from pathlib import Path

import pytest

from app.workspace.catalog import catalog, facets_file, snapshots
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.catalog.snapshots import Snapshots
from app.workspace.journal import journal
from app.workspace.journal.drafts import Drafts
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxStore
from app.workspace.sqlite.database import Database, open_writing
from app.workspace.sqlite.migrations import MIGRATIONS, migrate, schema_version, scripts_of
from tests.stands.journal_rows import draft_of
from tests.stands.sample import sample_rows

NEWEST = {
    "journal": journal.SCHEMA,
    "catalogue": catalog.SCHEMA,
    "snapshots": snapshots.SCHEMA,
    "facets": facets_file.SCHEMA,
}
STEPS = [(name, step) for name, newest in NEWEST.items() for step in range(1, newest + 1)]
# Files out there were made by these very scripts: what is to change needs a script of its own.
RELEASED = {
    ("journal", 1): 1555462793,
    ("journal", 2): 1154233500,
    ("journal", 3): 1906645071,
    ("journal", 4): 3065137794,
    ("journal", 5): 582270206,
    ("journal", 6): 3582509997,
    ("catalogue", 1): 1009357809,
    ("catalogue", 2): 4284338077,
    ("catalogue", 3): 4105034011,
    ("catalogue", 4): 1580117506,
    ("catalogue", 5): 310022837,
    ("catalogue", 6): 2042594267,
    ("catalogue", 7): 732513828,
    ("catalogue", 8): 1786449295,
    ("catalogue", 9): 1645836698,
    ("facets", 1): 1059052738,
    ("facets", 2): 2306110546,
    ("facets", 3): 2355324971,
    ("facets", 4): 3879280362,
    ("snapshots", 1): 3559241043,
    ("snapshots", 2): 3574209468,
    ("snapshots", 3): 3023597491,
}
# What a step once was, by what tells it from what it is now.
ONCE = {
    ("journal", 2): "DROP INDEX outbox_by_item_state",
    ("snapshots", 1): "CREATE TABLE breaks (sync INTEGER PRIMARY KEY)",
}


def schema_of(database: Database) -> list[tuple[str, str, str]]:
    """Kind, name and words of everything in the file, as SQLite keeps them."""
    found = database.rows("SELECT type, name, ifnull(sql, '') FROM sqlite_schema ORDER BY 1, 2")
    return [(kind, name, " ".join(sql.split())) for kind, name, sql in found]


def open_at(path: Path, name: str, step: int) -> Database:
    """A file as a program that knew ``step`` scripts made it."""
    database = open_writing(path, ())
    migrate(database, scripts_of(name, step))
    return database


def test_that_every_script_is_known_here() -> None:
    there = {
        (p.stem.rpartition("_")[0], int(p.stem.rpartition("_")[2])) for p in MIGRATIONS.iterdir()
    }
    assert there == set(STEPS) == set(RELEASED)


@pytest.mark.parametrize(("name", "step"), STEPS)
def test_that_a_script_that_is_out_stays_as_it_is(name: str, step: int) -> None:
    script = scripts_of(name, step)[-1]
    assert zlib.crc32(script.encode()) == RELEASED[name, step], "write the next script instead"


@pytest.mark.parametrize(("name", "step"), STEPS)
@pytest.mark.parametrize("once", [False, True], ids=["as it is", "as it once was"])
def test_that_a_migrated_file_has_the_schema_of_a_new_one(
    tmp_path: Path, name: str, step: int, once: bool
) -> None:
    old = open_at(tmp_path / "old.db", name, step)
    if once and (name, step) in ONCE:
        old.run(ONCE[name, step])
    for later in range(step, NEWEST[name] + 1):
        migrate(old, scripts_of(name, later))
        assert schema_version(old) == later
        new = open_at(tmp_path / f"new-{later}.db", name, later)
        if later > step or not once:
            assert schema_of(old) == schema_of(new)
        new.close()
    old.close()


@pytest.mark.parametrize("step", range(1, journal.SCHEMA))
def test_that_a_journal_of_an_earlier_program_keeps_its_rows(tmp_path: Path, step: int) -> None:
    path = tmp_path / "journal.db"
    open_at(path, "journal", step).close()
    raw = open_writing(path, ())
    body, crc = b'{"old": 1}', 0
    raw.run("INSERT INTO drafts VALUES ('MX1', 1, ?, ?, ?)", (body, step, crc))
    raw.close()
    opened = Journal(path)
    # The checksum of the row is wrong on purpose: it is noticed, and nothing is thrown away.
    assert {d.key for d in opened.check()} == {"MX1"}
    Drafts(opened).keep(draft_of("MX2"))
    OutboxStore(opened).add(draft_of("MX3"))
    assert schema_version(opened.database) == journal.SCHEMA
    opened.close()
    assert path.with_name(f"journal.db.schema-{step}").exists()


def test_that_a_catalogue_of_an_earlier_program_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.db"
    old = open_at(path, "catalogue", 1)
    old.close()
    writer = CatalogWriter(path)
    assert not writer.rebuilt
    writer.put((row, b"{}") for row in sample_rows(20))
    writer.close()
    assert sum(n for _, n in CatalogReader(path).rows("SELECT * FROM counts")) == 20


def test_that_snapshots_of_an_earlier_program_go_on(tmp_path: Path) -> None:
    path = tmp_path / "snapshots.db"
    open_at(path, "snapshots", 1).close()
    opened = Snapshots(path)
    opened.end_sync(1, 5, complete=True)
    before = opened.recording
    opened.break_off()
    assert (before, opened.recording) == (True, False)
    opened.close()


@pytest.mark.parametrize("open_", [Journal, Snapshots], ids=["journal", "snapshots"])
def test_that_two_who_come_at_the_same_time_both_find_it_made(tmp_path: Path, open_: type) -> None:
    failures: list[Exception] = []
    for number in range(10):
        path, gate = tmp_path / f"{number}.db", threading.Barrier(2)

        def come(path: Path = path, gate: threading.Barrier = gate) -> None:
            gate.wait()
            try:
                open_(path).close()
            except Exception as error:
                failures.append(error)

        threads = [threading.Thread(target=come) for _ in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert failures == []
