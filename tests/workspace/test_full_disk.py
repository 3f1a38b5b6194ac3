"""A disk that is full at any moment of a save: nothing half kept, and room made where it can be."""

from __future__ import annotations

import resource
import signal
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from app.editing.row_result import RowResult
from app.engine.journal_thread import JournalThread
from app.engine.notices import NoticeError, notice_of
from app.ui.texts.notice_text import text_of
from app.workspace.errors import StorageFull
from app.workspace.folder import Workspace
from app.workspace.journal.drafts import Drafts
from app.workspace.journal.history import History
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxState, OutboxStore
from tests.stands.journal_rows import draft_of, entry

LONG = "x" * 30_000


@pytest.fixture
def folder(tmp_path: Path) -> Workspace:
    return Workspace(tmp_path)


@pytest.fixture
def journal(folder: Workspace) -> Iterator[Journal]:
    """A journal with a draft, and a row that is on its way."""
    made = folder.journal()
    OutboxStore(made).add(draft_of("MX9"))
    OutboxStore(made).claim()
    Drafts(made).keep(draft_of("MX1", "before"))
    yield made
    made.close()


def everything(journal: Journal) -> list[Any]:
    """What the journal holds."""
    drafts = [(k.draft.item_id, k.draft.value("title")) for k in Drafts(journal).all()]
    rows = [(row.item_id, row.state, repr(row.progress)) for row in OutboxStore(journal).latest()]
    return [sorted(drafts), sorted(rows), History(journal).of_item("MX1")]


def end_row(journal: Journal) -> None:
    outbox = OutboxStore(journal)
    (row,) = outbox.in_states((OutboxState.SENDING,))
    told = entry(row.op_id)._replace(answer=f'{{"title": "{LONG}"}}'.encode())
    outbox.move(row, OutboxState.REFUSED, result=RowResult(unknown={"why": LONG}), history=told)


SAVES: dict[str, Callable[[Journal], object]] = {
    "a draft": lambda journal: Drafts(journal).keep(draft_of("MX1", LONG)),
    "a new draft": lambda journal: Drafts(journal).keep(draft_of("MX2", LONG)),
    "into the outbox": lambda journal: OutboxStore(journal).add(draft_of("MX1", LONG)),
    "an answer": end_row,
}


@pytest.mark.parametrize("name", SAVES)
def test_that_a_disk_full_at_any_statement_keeps_nothing_half(
    journal: Journal, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = everything(journal)
    writes = {verb: getattr(journal.database, verb) for verb in ("run", "add")}
    statements = 0
    while True:
        left = statements

        def fill_up(verb: str, sql: str, *parameters: Any) -> int:
            nonlocal left
            if not left:
                raise StorageFull("database or disk is full")
            left -= 1
            return int(writes[verb](sql, *parameters))

        for verb in writes:
            monkeypatch.setattr(journal.database, verb, partial(fill_up, verb))
        try:
            SAVES[name](journal)
        except StorageFull:
            statements += 1
        else:
            break
        finally:
            for verb, write in writes.items():
                monkeypatch.setattr(journal.database, verb, write)
        assert everything(journal) == before
    assert statements >= 3
    assert everything(journal) != before
    assert journal.check() == set()


@pytest.fixture
def limit() -> Iterator[Callable[[int], None]]:
    """Lets no file grow beyond so many bytes: what a full disk does to a write."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    yield lambda size: resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    resource.setrlimit(resource.RLIMIT_FSIZE, before)
    signal.signal(signal.SIGXFSZ, handler)


@pytest.mark.parametrize("name", SAVES)
def test_that_a_save_that_finds_no_room_is_refused_and_works_once_there_is(
    journal: Journal, name: str, limit: Callable[[int], None]
) -> None:
    before = everything(journal)
    refused = []
    for room in range(0, 200_000, 4_096):
        limit(journal.path.stat().st_size + room if room else 1)
        try:
            SAVES[name](journal)
        except StorageFull as error:
            refused.append(text_of(notice_of(error)).text)
            limit(10**9)
            assert everything(journal) == before
        else:
            break
    limit(10**9)
    assert len(refused) >= 2
    assert all("still in the window" in sentence for sentence in refused)
    assert everything(journal) != before
    assert journal.check() == set()
    assert journal.database.first("PRAGMA integrity_check")[0] == "ok"


@pytest.mark.parametrize(
    ("pictures", "enough", "kept"),
    [(3, True, True), (3, False, False), (0, True, False)],
    ids=["room made", "still full", "nothing to give up"],
)
async def test_that_pictures_that_can_be_fetched_again_go_first(
    folder: Workspace, journal: Journal, pictures: int, enough: bool, kept: bool
) -> None:
    uploads = folder.uploads / "picture-to-be-sent"
    uploads.write_bytes(b"seller's own")
    for number in range(pictures):
        (folder.thumbnails / f"{number}.jpg").write_bytes(b"can be had again")
    tries = 0

    def keep() -> None:
        nonlocal tries
        tries += 1
        if not enough or list(folder.thumbnails.iterdir()) or not pictures:
            raise StorageFull("database or disk is full")
        Drafts(journal).keep(draft_of("MX1", "after"))

    thread = JournalThread(folder.make_room)
    try:
        if kept:
            await thread.run(keep)
        else:
            with pytest.raises(NoticeError, match="disk_full"):
                await thread.run(keep)
    finally:
        await thread.close()
    assert tries == (2 if pictures else 1)
    assert list(folder.thumbnails.iterdir()) == []
    assert uploads.exists()
    found = Drafts(journal).find("MX1")
    assert found is not None
    assert found.draft.value("title") == ("after" if kept else "before")
