"""The journal keeps what it acknowledged, notices damage and says so."""

from __future__ import annotations

import os
import signal
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from app.domain.wire import write_plain
from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.row_result import RowResult
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.errors import SchemaTooNew, StorageCorrupt, StorageFull, StorageReadOnly
from app.workspace.folder import Workspace
from app.workspace.journal.backups import Backups
from app.workspace.journal.drafts import Drafts
from app.workspace.journal.history import History
from app.workspace.journal.journal import Journal, RowKey
from app.workspace.journal.outbox import OutboxMoved, OutboxState, OutboxStore
from app.workspace.journal.packed import pack
from app.workspace.journal.tables import DRAFTS
from app.workspace.sqlite.checksum import row_crc
from tests.stands.journal_rows import LONG, claimed, draft_of, entry, make_newer

# As long as listings are: what is long is packed.


@pytest.fixture
def journal(tmp_path: Path) -> Any:
    made = Journal(tmp_path / "journal.db")
    yield made
    made.close()


def test_that_a_kept_draft_comes_back_and_the_last_one_wins(journal: Journal) -> None:
    drafts = Drafts(journal)
    drafts.keep(draft_of("MX1", "uno"))
    drafts.keep(draft_of("MX1", "dos \U0001f600"))
    drafts.keep(draft_of("MX2"))
    kept = drafts.find("MX1")
    assert kept is not None
    assert kept.draft.value("title") == "dos \U0001f600"
    assert {k.draft.item_id for k in drafts.all()} == {"MX1", "MX2"}
    drafts.discard("MX1")
    assert drafts.find("MX1") is None


def test_that_the_workspace_is_for_its_owner_only(tmp_path: Path) -> None:
    workspace = Workspace(tmp_path / "deep" / "shop")
    workspace.journal().close()
    assert stat.S_IMODE(workspace.path.stat().st_mode) == 0o700
    assert stat.S_IMODE(workspace.journal_path.stat().st_mode) == 0o600
    assert stat.S_IMODE(workspace.uploads.stat().st_mode) == 0o700
    CatalogWriter(workspace.catalog_path).close()
    workspace.snapshots().close()
    workspace.backups().make(journal := workspace.journal())
    journal.close()
    files = [path for path in workspace.path.rglob("*") if path.is_file()]
    assert len(files) >= 6
    assert {stat.S_IMODE(path.stat().st_mode) for path in files} == {0o600}


def test_that_the_journal_is_written_through(journal: Journal) -> None:
    assert journal.database.first("PRAGMA journal_mode")[0] == "truncate"
    assert journal.database.first("PRAGMA synchronous")[0] == 2


@pytest.mark.parametrize(
    ("table", "statement"),
    [
        ("drafts", "UPDATE drafts SET body = replace(body, 'Nuevo', 'Nuevp')"),
        ("drafts", "UPDATE drafts SET saved_at = saved_at + 1"),
        ("drafts", "UPDATE drafts SET crc = crc + 1"),
        ("drafts", "UPDATE drafts SET schema = 9"),
        ("outbox", "UPDATE outbox SET state = 'queued'"),
        ("outbox", "UPDATE outbox SET attempts = attempts + 1"),
        ("history", "UPDATE history SET call = 'DELETE /items/MX1'"),
    ],
)
def test_that_a_changed_byte_in_a_row_is_noticed(
    journal: Journal, table: str, statement: str
) -> None:
    drafts, outbox = Drafts(journal), OutboxStore(journal)
    row = outbox.add(draft_of("MX1"))
    outbox.move(claimed(outbox), OutboxState.DONE, history=entry(row.op_id))
    drafts.keep(draft_of("MX1"))
    assert journal.check() == set()
    journal.database.run(statement)
    assert [d.table for d in journal.check()] == [table]
    sound = {
        "drafts": len(drafts.all()),
        "outbox": len(outbox.latest()),
        "history": len(History(journal).of_item("MX1")),
    }
    assert sound == {name: 0 if name == table else 1 for name in sound}


def test_that_a_draft_of_another_form_is_noted_as_damaged(journal: Journal) -> None:
    values = {"item_id": "MX1", "saved_at": 1, "body": b'{"version": 99}'}
    journal.insert(DRAFTS, values)
    assert Drafts(journal).find("MX1") is None
    assert journal.damaged == {RowKey("drafts", "MX1")}


def test_that_the_checksum_tells_kinds_and_borders_apart() -> None:
    rows: list[list[Any]] = [["1"], [1], [b"1"], ["1", ""], ["", "1"], ["11"], ["1", "1"], [11]]
    assert len({row_crc(row) for row in rows}) == len(rows)


def test_that_putting_in_the_outbox_takes_the_draft_along(journal: Journal) -> None:
    drafts, outbox = Drafts(journal), OutboxStore(journal)
    drafts.keep(draft_of("MX1"))
    row = outbox.add(draft_of("MX1"))
    assert drafts.find("MX1") is None
    assert (row.state, row.title, row.attempts) == (OutboxState.QUEUED, "Mesa", 0)
    assert row.item_draft().payload() == {"title": "Nuevo"}
    assert row.created_at == row.changed_at > 0


def test_that_of_one_listing_one_row_is_on_its_way(journal: Journal) -> None:
    outbox = OutboxStore(journal)
    first, second, other = (outbox.add(draft_of(i)) for i in ("MX1", "MX1", "MX2"))
    assert claimed(outbox).number == first.number
    assert claimed(outbox).number == other.number
    assert outbox.claim() is None
    sending = outbox.find(first.number)
    assert sending is not None
    unknown = outbox.move(sending, OutboxState.UNKNOWN)
    assert outbox.claim() is None
    outbox.move(unknown, OutboxState.DONE)
    assert claimed(outbox).number == second.number


def test_that_what_was_withdrawn_on_its_way_is_not_sent_again(journal: Journal) -> None:
    outbox = OutboxStore(journal)
    one = outbox.add(draft_of("MX1"))
    sending = claimed(outbox)
    outbox.give_up([one.op_id])
    moved = outbox.move(outbox.move(sending, OutboxState.UNKNOWN), OutboxState.QUEUED)
    assert (moved.state, outbox.claim()) == (OutboxState.CANCELLED, None)


@pytest.mark.parametrize(
    ("path", "legal"),
    [
        (("sending", "done"), True),
        (("sending", "refused", "queued", "sending"), True),
        (("sending", "unknown", "queued"), True),
        (("sending", "held", "cancelled"), True),
        (("sending", "sending"), True),
        (("done",), False),
        (("cancelled", "queued"), False),
        (("sending", "done", "queued"), False),
        # Only what is known not to have arrived is cancelled: it would be queued again first.
        (("sending", "unknown", "cancelled"), False),
        (("sending", "cancelled"), False),
        (("sending", "unknown", "queued", "cancelled"), True),
    ],
)
def test_that_a_row_only_makes_the_moves_there_are(
    journal: Journal, path: tuple[str, ...], legal: bool
) -> None:
    outbox = OutboxStore(journal)
    row = outbox.add(draft_of("MX1"))

    def go() -> None:
        moved = row
        for state in path:
            moved = outbox.move(moved, OutboxState(state))

    if legal:
        go()
    else:
        with pytest.raises(ValueError, match="does not become"):
            go()


def test_that_a_row_somebody_else_moved_is_not_moved_again(
    journal: Journal, tmp_path: Path
) -> None:
    outbox = OutboxStore(journal)
    row = outbox.add(draft_of("MX1"))
    other = Journal(tmp_path / "journal.db")
    OutboxStore(other).move(row, OutboxState.CANCELLED)
    other.close()
    with pytest.raises(OutboxMoved):
        outbox.move(row, OutboxState.SENDING, history=entry(row.op_id))
    assert History(journal).of_item("MX1") == []


def test_that_history_tells_what_was_sent_over_what(journal: Journal) -> None:
    outbox = OutboxStore(journal)
    row = outbox.add(draft_of("MX1"))
    outbox.move(claimed(outbox), OutboxState.DONE, result=RowResult(), history=entry(row.op_id))
    (told,) = History(journal).of_item("MX1")
    assert (told.before, told.sent, told.outcome) == (LONG, {"title": "Nuevo"}, "done")
    assert History(journal).of_operation(row.op_id, row.item_id) == [told]


def test_that_a_newer_journal_may_be_looked_at_and_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    first = Journal(path)
    assert first.refusal is None
    Drafts(first).keep(draft_of("MX1", "uno"))
    Drafts(first).keep(draft_of("MX2", "dos"))
    outbox = OutboxStore(first)
    row = outbox.add(draft_of("MX3"))
    outbox.move(claimed(outbox), OutboxState.DONE, history=entry(row.op_id))
    outbox.add(draft_of("MX4"))
    first.close()
    before = make_newer(path)
    journal = Journal(path)
    assert journal.refusal is not None
    assert (journal.refusal.version, journal.refusal.made_by) == (7, "Vitrina 9")
    drafts, outbox = Drafts(journal), OutboxStore(journal)
    kept = {k.draft.item_id: k.draft.value("title") for k in drafts.all()}
    assert kept == {"MX1": "uno", "MX2": "dos"}
    assert [r.item_id for r in outbox.latest()] == ["MX4", "MX3"]
    assert sum(outbox.counts().values()) == 2
    assert len(History(journal).of_item("MX1")) == 1
    assert journal.check() == set()
    writes = (
        lambda: drafts.keep(draft_of("MX1")),
        lambda: drafts.discard("MX1"),
        lambda: outbox.add(draft_of("MX5")),
        outbox.claim,
        outbox.pause,
        lambda: outbox.cancel(outbox.latest()),
        lambda: Backups(tmp_path).make(journal),
    )
    for write in writes:
        with pytest.raises(SchemaTooNew, match="Vitrina 9"):
            write()
    assert not Backups(tmp_path).is_due(journal)
    journal.close()
    assert path.read_bytes() == before
    assert sorted(p.name for p in tmp_path.glob("journal.db*")) == ["journal.db"]


def test_that_a_newer_journal_that_keeps_its_rows_elsewhere_says_so(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    Journal(path).close()
    with sqlite3.connect(path) as raw:
        raw.execute("ALTER TABLE drafts RENAME TO scribbles")
        raw.execute("PRAGMA user_version = 7")
    raw.close()
    journal = Journal(path)
    with pytest.raises(SchemaTooNew):
        Drafts(journal).all()
    journal.close()


@pytest.mark.parametrize(
    "damage", ["header", "beginning", "first page", "middle page", "cut", "text"]
)
def test_that_what_can_be_read_of_a_damaged_file_is_taken_over(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "journal.db"
    journal = Journal(path)
    for number in range(300):
        Drafts(journal).keep(draft_of(f"MX{number}", "Nuevo nombre " * 20))
    journal.close()
    data = bytearray(path.read_bytes())
    match damage:
        case "header":
            data[:100] = bytes(100)
        case "beginning":
            data[:350] = b"\xa5" * 350
        case "first page":
            data[:4096] = bytes(4096)
        case "middle page":
            start = len(data) // 4096 // 2 * 4096
            data[start : start + 4096] = bytes(4096)
        case "cut":
            del data[len(data) // 4096 // 2 * 4096 :]
        case "text":
            data = bytearray(b"this is no database" * 100)
    path.write_bytes(data)
    journal = Journal(path)
    assert journal.salvaged is not None
    assert len(Drafts(journal).all()) == journal.salvaged
    if damage in ("header", "beginning", "first page"):
        assert journal.salvaged == 300
    if damage == "middle page":
        assert 200 < journal.salvaged < 300
    assert (tmp_path / "journal.db.bad-1").read_bytes() == bytes(data)
    Drafts(journal).keep(draft_of("MX1000"))
    journal.close()


def test_that_a_full_disk_refuses_a_draft_and_keeps_the_earlier_one(journal: Journal) -> None:
    drafts = Drafts(journal)
    drafts.keep(draft_of("MX1", "kept"))
    pages = journal.database.first("PRAGMA page_count")[0]
    journal.database.rows(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StorageFull):
        drafts.keep(draft_of("MX1", "x" * 100_000))
    with pytest.raises(StorageFull):
        OutboxStore(journal).add(draft_of("MX1", "x" * 100_000))
    kept = drafts.find("MX1")
    assert kept is not None
    assert kept.draft.value("title") == "kept"
    journal.database.rows("PRAGMA max_page_count = 100000")
    drafts.keep(draft_of("MX1", "x" * 100_000))


def test_that_a_place_that_is_no_file_is_an_error_with_a_name(tmp_path: Path) -> None:
    (tmp_path / "journal.db").mkdir()
    with pytest.raises((StorageReadOnly, StorageCorrupt)):
        Journal(tmp_path / "journal.db")


def test_that_no_acknowledged_draft_is_lost_to_kill_9(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path\n"
        "from tests.stands.journal_rows import draft_of\n"
        "from app.workspace.journal.drafts import Drafts\n"
        "from app.workspace.journal.journal import Journal\n"
        "drafts = Drafts(Journal(Path(sys.argv[1])))\n"
        "n = int(sys.argv[2])\n"
        "while True:\n"
        "    n += 1; drafts.keep(draft_of('MX1', str(n))); print(n, flush=True)"
    )
    path, last = tmp_path / "journal.db", 0
    for _ in range(5):
        child = subprocess.Popen(
            [sys.executable, "-c", program, str(path), str(last)],
            stdout=subprocess.PIPE,
        )
        assert child.stdout is not None
        for _ in range(20):
            last = int(child.stdout.readline())
        os.kill(child.pid, signal.SIGKILL)
        rest, _ = child.communicate()
        # A kill can cut the last line, never the ones before it.
        last = max([last, *(int(n) for n in rest.decode().split("\n")[:-1])])
        journal = Journal(path)
        kept = Drafts(journal).find("MX1")
        assert kept is not None
        assert int(kept.draft.value("title")) >= last
        assert journal.salvaged is None
        assert journal.check() == set()
        journal.close()


@pytest.mark.parametrize(
    ("begun", "after"),
    [
        ("2026-01-01T00:00:00.000Z", True),
        ("2026-01-02T00:00:00.000Z", False),
        ("2026-01-03T00:00:00.000Z", False),
        (None, False),
    ],
)
def test_that_a_draft_goes_after_what_was_sent_since_it_was_begun(
    journal: Journal, begun: str | None, after: bool
) -> None:
    outbox = OutboxStore(journal)
    first = outbox.add(draft_of("MX1"))
    answer = {**LONG, "last_updated": "2026-01-02T00:00:00.000Z"}
    sent = entry(first.op_id)._replace(answer=pack(write_plain(answer), write_plain(LONG)))
    outbox.move(claimed(outbox), OutboxState.DONE, history=sent)
    base = {"id": "MX1", "title": "Mesa", "price": 10}
    draft = ItemDraft("MX1", base if begun is None else {**base, "last_updated": begun})
    draft.apply(FieldChange("title", "Mesa", "Mesa de pino"))
    assert outbox.add(draft).command().after == ((first.op_id,) if after else ())
