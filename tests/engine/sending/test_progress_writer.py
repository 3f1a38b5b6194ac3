"""Moves that are asked for together are one commit, and what is about to leave waits for none."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.engine.sending import progress_writer
from app.engine.sending.progress_writer import ProgressWriter
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import Move, OutboxMoved, OutboxRow, OutboxState, OutboxStore
from tests.stands.fake_marketplace import item_body

DONE, SENDING = OutboxState.DONE, OutboxState.SENDING


class CountingStore(OutboxStore):
    """Notes what each commit held."""

    def __init__(self, journal: Journal) -> None:
        super().__init__(journal)
        self.commits: list[list[OutboxState]] = []

    def move_all(self, moves: list[Move]) -> list[OutboxRow | Exception]:
        self.commits.append([move.state for move in moves])
        return super().move_all(moves)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[CountingStore]:
    journal = Journal(tmp_path / "journal.db")
    yield CountingStore(journal)
    journal.close()


def queued(store: OutboxStore, count: int) -> None:
    for number in range(count):
        draft = ItemDraft(f"MX{number}", item_body(f"MX{number}"))
        draft.apply(FieldChange("price", 100, 200))
        store.add(draft)


def claimed(store: OutboxStore, count: int) -> list[OutboxRow]:
    queued(store, count)
    return store.claim_many(count)


async def test_that_moves_of_one_moment_are_one_commit(store: CountingStore) -> None:
    rows = claimed(store, 4)
    told: list[OutboxRow] = []
    writer = ProgressWriter(store, told.append)
    moved = await asyncio.gather(*(writer.move(row, SENDING) for row in rows))
    assert store.commits == [[SENDING] * 4]
    assert [row.number for row in moved] == [row.number for row in told] == [1, 2, 3, 4]
    writer.close()


async def test_that_what_is_to_leave_takes_along_what_lingers(
    store: CountingStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress_writer, "LINGER_SECONDS", 3_600.0)
    queued(store, 3)
    writer = ProgressWriter(store, lambda row: None)
    first, second, third = await writer.claim(3)
    ends = asyncio.gather(writer.move(first, DONE), writer.move(second, DONE))
    await asyncio.sleep(0)
    assert store.commits == []
    await writer.move(third, SENDING)
    await ends
    assert store.commits == [[DONE, DONE, SENDING]]
    writer.close()


@pytest.mark.parametrize("count", [1, 2, 5])
async def test_that_the_last_end_waits_for_nobody_and_takes_the_others_along(
    count: int, store: CountingStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress_writer, "LINGER_SECONDS", 3_600.0)
    queued(store, count)
    writer = ProgressWriter(store, lambda row: None)
    *others, last = await writer.claim(count)
    ends = [asyncio.ensure_future(writer.move(row, DONE)) for row in others]
    await asyncio.sleep(0)
    assert store.commits == []
    async with asyncio.timeout(30):
        await asyncio.gather(writer.move(last, DONE), *ends)
    assert store.commits == [[DONE] * count]
    writer.close()


async def test_that_an_end_is_written_down_soon_while_others_are_on_their_way(
    store: CountingStore,
) -> None:
    queued(store, 2)
    writer = ProgressWriter(store, lambda row: None)
    row, _other = await writer.claim(2)
    async with asyncio.timeout(30):
        await writer.move(row, DONE)
    assert store.counts()[DONE] == 1
    writer.close()


async def test_that_one_move_that_cannot_be_made_leaves_the_others(store: CountingStore) -> None:
    first, second = claimed(store, 2)
    store.move(first, OutboxState.QUEUED)
    writer = ProgressWriter(store, lambda row: None)
    ended = await asyncio.gather(
        writer.move(first, SENDING), writer.move(second, SENDING), return_exceptions=True
    )
    assert isinstance(ended[0], OutboxMoved)
    assert isinstance(ended[1], OutboxRow)
    writer.close()
