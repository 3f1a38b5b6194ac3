"""Files that vanish, fill up or cannot be written: nothing half kept, and plain words."""

from __future__ import annotations

import contextlib
import errno
import os
import resource
import shutil
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.catalog.snapshots import Snapshots
from app.workspace.errors import (
    StorageCorrupt,
    StorageError,
    StorageFull,
    StorageReadOnly,
    StorageRemoved,
    WrongStatement,
)
from app.workspace.journal.drafts import Drafts
from app.workspace.journal.journal import Journal
from app.workspace.listing_rows import ROW_COLUMNS
from app.workspace.sqlite import database, migrations, open_files, read_only
from app.workspace.sqlite.database import open_writing, statements
from app.workspace.sqlite.migrations import migrate, schema_version
from tests.stands.journal_rows import draft_of
from tests.stands.sample import fill_catalog, sample_rows

ALL = f"SELECT {ROW_COLUMNS} FROM items"


@pytest.fixture
def small_files() -> Iterator[None]:
    """No file may grow beyond 200 kB: what a full disk does to a write."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, before)
    signal.signal(signal.SIGXFSZ, handler)


@pytest.mark.usefixtures("small_files")
def test_that_a_disk_that_fills_up_keeps_what_was_kept_and_works_again(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal.db")
    drafts = Drafts(journal)
    kept = 0
    full = False
    while not full:
        try:
            drafts.keep(draft_of(f"MX{kept}", "x" * 5000))
            kept += 1
        except StorageFull:
            full = True
    assert len(drafts.all()) == kept > 10
    resource.setrlimit(resource.RLIMIT_FSIZE, (10**9, resource.RLIM_INFINITY))
    drafts.keep(draft_of("MX5000", "x" * 5000))
    assert journal.check() == set()
    journal.close()


@pytest.mark.parametrize("what", ["deleted", "replaced"])
def test_that_a_catalogue_taken_away_is_noticed_and_made_again(tmp_path: Path, what: str) -> None:
    path = tmp_path / "catalogue.db"
    fill_catalog(path, 10)
    reader, writer = CatalogReader(path), CatalogWriter(path)
    assert len(reader.items(ALL)) == 10
    writer.require_intact()
    path.unlink()
    if what == "replaced":
        fill_catalog(tmp_path / "other.db", 3)
        (tmp_path / "other.db").rename(path)
    with pytest.raises(StorageCorrupt):
        writer.require_intact()
    assert len(reader.items(ALL)) == (0 if what == "deleted" else 3)
    writer.close()
    again = CatalogWriter(path)
    again.put([(sample_rows(1)[0], b"{}")])
    again.require_intact()
    assert len(reader.items(ALL)) >= 1
    again.close()


@pytest.mark.parametrize("sides", [("-wal",), ("-shm",), ("-wal", "-shm")])
def test_that_a_catalogue_whose_side_files_are_taken_away_costs_no_more_than_a_sync(
    tmp_path: Path, sides: tuple[str, ...]
) -> None:
    path = tmp_path / "catalogue.db"
    fill_catalog(path, 50)
    writer, reader = CatalogWriter(path), CatalogReader(path)
    rows = sample_rows(400)
    writer.put((row, b"{}") for row in rows[:200])
    assert len(reader.items(ALL)) == 200
    for side in sides:
        path.with_name(f"{path.name}{side}").unlink()
    assert len(reader.items(ALL)) in (0, 50, 200)
    writer.put((row, b"{}") for row in rows[200:300])
    writer.close()
    reader.close()
    again = CatalogWriter(path)
    again.put((row, b"{}") for row in rows)
    again.require_intact()
    assert again._database.first("PRAGMA integrity_check")[0] == "ok"
    assert len(reader.items(ALL)) == 400
    again.close()
    reader.close()


@pytest.mark.parametrize("open_", [Journal, CatalogWriter, Snapshots])
@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (errno.EROFS, StorageReadOnly),
        (errno.EACCES, StorageReadOnly),
        (errno.ENOSPC, StorageFull),
        (errno.EDQUOT, StorageFull),
    ],
)
def test_that_a_file_the_system_does_not_let_us_make_says_why(
    tmp_path: Path,
    open_: type,
    number: int,
    expected: type,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*_: object) -> int:
        raise OSError(number, os.strerror(number))

    path = tmp_path / "new.db"
    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(expected):
        open_(path)
    monkeypatch.undo()
    assert not list(tmp_path.glob("*.db*"))


@pytest.mark.parametrize("open_", [Journal, CatalogWriter, Snapshots])
def test_that_a_file_that_may_not_be_read_is_left_as_it_is(
    tmp_path: Path, open_: type, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> int:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    path = tmp_path / "file.db"
    open_(path).close()
    before = path.read_bytes()
    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(StorageReadOnly):
        open_(path)
    monkeypatch.undo()
    assert path.read_bytes() == before
    assert not list(tmp_path.glob("*.bad-*"))


def test_that_what_a_reader_finds_damaged_is_made_again_by_the_writer(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.db"
    fill_catalog(path, 300)
    found = path.stat()
    data = bytearray(path.read_bytes())
    data[4096:] = bytes(len(data) - 4096)
    path.write_bytes(data)
    # As a disk does it: nothing says that the file was written.
    os.utime(path, ns=(found.st_atime_ns, found.st_mtime_ns))
    reader = CatalogReader(path)
    assert reader.items(ALL) == []
    assert reader.damaged
    writer = CatalogWriter(path)
    assert writer.rebuilt
    writer.close()
    again = CatalogWriter(path)
    assert not again.rebuilt
    again.close()


def test_that_a_catalogue_is_read_where_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "catalogue.db"
    fill_catalog(path, 10)
    real = database.open_reading

    def refusing(path: Path, **options: Any) -> object:
        opened = real(path, **options)
        if opened is not None and not options.get("immutable"):
            monkeypatch.setattr(opened, "first", _refuse)
        return opened

    monkeypatch.setattr(read_only, "open_reading", refusing)
    assert len(CatalogReader(path).items(ALL)) == 10


def _refuse(*_: object) -> None:
    raise StorageReadOnly("unable to open database file")


@pytest.mark.parametrize("open_", [Journal, CatalogWriter, Snapshots])
def test_that_a_place_that_cannot_be_written_says_so(tmp_path: Path, open_: type) -> None:
    with pytest.raises(StorageReadOnly):
        open_(tmp_path / "missing" / "file.db")


def test_that_a_damaged_journal_is_left_alone_while_somebody_has_it_open(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    first = Journal(path)
    path.write_bytes(b"damage" * 1000)
    with pytest.raises(StorageCorrupt):
        Journal(path)
    assert path.read_bytes() == b"damage" * 1000
    first.close()
    first.close()
    saved = Journal(path)
    assert saved.salvaged == 0
    second = Journal(path)
    second.close()
    saved.close()


class Stop(Exception):
    """Stands for a kill."""


SCRIPTS = ["journal_1.sql", "journal_2.sql"]


@pytest.mark.parametrize("step", range(20))
def test_that_a_migration_is_done_or_not_begun_wherever_it_is_cut(
    tmp_path: Path, step: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    scripts = [(migrations.MIGRATIONS / name).read_text() for name in SCRIPTS]
    path = tmp_path / "file.db"
    made = open_writing(path, ())
    run, left = made.run, step

    def cut_short(sql: str, parameters: object = ()) -> int:
        nonlocal left
        if not left:
            raise Stop
        left -= 1
        return run(sql)

    monkeypatch.setattr(made, "run", cut_short)
    try:
        migrate(made, scripts)
    except Stop:
        made.close()
    again = open_writing(path, ())
    version = schema_version(again)
    tables = {name for (name,) in again.rows("SELECT name FROM sqlite_schema WHERE type='table'")}
    assert ("outbox" in tables) is (version >= 1)
    columns = {row[1] for row in again.rows("PRAGMA table_xinfo(outbox)")}
    assert ("urgency" in columns) is (version >= 2)
    migrate(again, scripts)
    assert schema_version(again) == len(scripts)
    again.close()


def test_that_the_scripts_have_as_many_steps_as_are_cut() -> None:
    steps = sum(
        len(list(statements((migrations.MIGRATIONS / name).read_text()))) + 3 for name in SCRIPTS
    )
    assert steps <= 20


@pytest.mark.parametrize("content", [b"", b"SQLite format 3\0", b"SQLite format 3\0" + bytes(200)])
def test_that_a_file_that_only_begins_like_a_database_is_none(
    tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "journal.db"
    path.write_bytes(content)
    journal = Journal(path)
    assert (journal.salvaged is None) is (content == b"")
    Drafts(journal).keep(draft_of("MX1"))
    journal.close()
    with pytest.raises(StorageError):
        open_files.require_header(tmp_path)


def test_that_a_log_taken_away_breaks_nothing(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.db"
    fill_catalog(path, 10)
    writer, reader = CatalogWriter(path), CatalogReader(path)
    writer.put([(sample_rows(1)[0], b"{}")])
    assert len(reader.items(ALL)) >= 10
    path.with_name(f"{path.name}-wal").unlink()
    with contextlib.suppress(StorageError):
        writer.put([(sample_rows(2)[1], b"{}")])
        reader.items(ALL)
    # As at the next start.
    writer.close()
    reader.close()
    again = CatalogWriter(path)
    again.put([(sample_rows(1)[0], b"{}")])
    again.require_intact()
    assert len(CatalogReader(path).items(ALL)) >= 1
    again.close()


@pytest.mark.logs_warnings
@pytest.mark.parametrize("left_open", [False, True], ids=["new", "with a log left in it"])
@pytest.mark.parametrize("open_", [CatalogWriter, Snapshots], ids=["catalogue", "snapshots"])
def test_that_a_disk_without_shared_memory_gets_a_truncated_journal(
    tmp_path: Path, open_: type, left_open: bool, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "file.db"
    if left_open:
        open_(path).close()
        with sqlite3.connect(path) as raw:
            assert raw.execute("PRAGMA journal_mode").fetchone() == ("wal",)
            raw.execute("CREATE TABLE left_in_the_log (x)")
        shutil.copy(path, tmp_path / "copy.db")
        shutil.copy(f"{path}-wal", tmp_path / "copy.db-wal")
        raw.close()
        path = tmp_path / "copy.db"
    # What stands where the shared memory belongs can be neither opened nor mapped.
    path.with_name(f"{path.name}-shm").symlink_to(tmp_path / "missing" / "shm")
    opened = open_(path)
    database = opened._database
    assert database.first("PRAGMA journal_mode")[0] == "truncate"
    assert database.first("PRAGMA integrity_check")[0] == "ok"
    if left_open:
        assert database.rows("SELECT * FROM left_in_the_log") == []
    assert [r.levelname for r in caplog.records if "memory" in r.getMessage()] == ["WARNING"]
    if open_ is CatalogWriter:
        opened.put([(sample_rows(1)[0], b"{}")])
        assert len(CatalogReader(path).items(ALL)) == 1
    opened.close()


def test_that_a_disk_with_shared_memory_keeps_a_write_ahead_log(tmp_path: Path) -> None:
    for open_ in (CatalogWriter, Snapshots):
        opened = open_(tmp_path / f"{open_.__name__}.db")
        assert opened._database.first("PRAGMA journal_mode")[0] == "wal"
        opened.close()


def test_that_a_log_that_was_removed_is_no_full_disk(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.db"
    worker = CatalogWriter(path)
    worker.put([(row, b"{}") for row in sample_rows(30)])
    with contextlib.closing(CatalogReader(path)) as window:
        assert len(window.rows("SELECT id FROM items")) == 30
        path.with_name("catalogue.db-wal").unlink()
        with pytest.raises(StorageRemoved):
            CatalogWriter(path)
    worker.close()
    with contextlib.closing(CatalogReader(path)) as window:
        assert len(window.rows("SELECT id FROM items")) == 30


@pytest.mark.parametrize(
    ("harm", "asked", "kind"),
    [
        ("", "SELECT nothing FROM words", WrongStatement),
        ("", "SELECT * FROM nowhere", WrongStatement),
        ("", "SELEC 1", WrongStatement),
        # The index of words has no code of its own for this damage.
        (
            "UPDATE words_config SET v = 0 WHERE k = 'version'",
            "SELECT rowid FROM words WHERE words MATCH 'mesa'",
            StorageCorrupt,
        ),
    ],
)
def test_that_a_mistake_of_the_program_and_damage_of_the_index_are_two_things(
    tmp_path: Path, harm: str, asked: str, kind: type[StorageError]
) -> None:
    path = tmp_path / "words.db"
    with closing(sqlite3.connect(path)) as made, made:
        made.execute("CREATE VIRTUAL TABLE words USING fts5 (title)")
        made.execute("INSERT INTO words VALUES ('mesa')")
        if harm:
            made.execute(harm)
    with closing(open_writing(path, ())) as database, pytest.raises(kind):
        database.rows(asked)
