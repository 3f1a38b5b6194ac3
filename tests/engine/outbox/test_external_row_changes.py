"""What a command does to the outbox is noticed by a window whose worker is idle."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from app.engine.outbox.external_row_changes import ChangedRows, ExternalRowChanges
from app.engine.outbox.guards import Guards
from app.engine.outbox.local_outbox import LocalOutbox
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxStore
from tests.stands.journal_rows import draft_of


class Place(NamedTuple):
    """The outbox as a window has it open, and as a command beside it."""

    window: OutboxStore
    command: LocalOutbox
    moves: ExternalRowChanges


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    journals = [Journal(tmp_path / "journal.db") for _ in range(2)]
    window = OutboxStore(journals[0])

    async def read(question: Callable[[Any], Any]) -> Any:
        return question(window)

    yield Place(window, LocalOutbox(journals[1], Guards()), ExternalRowChanges(read))
    for journal in journals:
        journal.close()


def held_and_waiting(place: Place) -> tuple[int, int]:
    """A row that the seller holds, and a later one of the same listing behind it."""
    first, behind = (place.window.add(draft_of("MX1", title)) for title in ("eins", "zwei"))
    place.command.hold(first)
    return first.number, behind.number


async def test_that_what_another_program_moves_is_found_once(place: Place) -> None:
    one, two = (place.window.add(draft_of(name)).number for name in ("MX1", "MX2"))
    assert await place.moves.look() == ChangedRows()
    assert await place.moves.look() == ChangedRows()
    rows = place.command.store.rows_of([one, two])
    place.command.hold(rows[0])
    assert await place.moves.look() == ChangedRows((one,), was_written=True)
    place.command.drop(rows[1])
    assert await place.moves.look() == ChangedRows((two,), was_written=True)
    place.command.store.pause(True)
    assert await place.moves.look() == ChangedRows(was_written=True)
    assert await place.moves.look() == ChangedRows()


async def test_that_a_dropped_row_lets_those_behind_it_go(place: Place) -> None:
    first, _behind = held_and_waiting(place)
    await place.moves.look()
    place.command.drop(place.command.store.rows_of([first])[0])
    assert (await place.moves.look()).lets_go


async def test_that_what_is_only_held_or_released_for_later_lets_nothing_go(place: Place) -> None:
    first, _behind = held_and_waiting(place)
    await place.moves.look()
    place.command.release(place.command.store.rows_of([first])[0])
    moved = await place.moves.look()
    assert first in moved.numbers
    assert not moved.lets_go


async def test_that_a_row_that_was_added_and_ended_between_two_looks_is_found(place: Place) -> None:
    before = place.window.add(draft_of("MX1")).number
    await place.moves.look()
    added = place.command.store.add(draft_of("MX2"))
    place.command.drop(added)
    assert await place.moves.look() == ChangedRows((added.number,), was_written=True)
    assert await place.moves.look() == ChangedRows()
    place.command.drop(place.command.store.rows_of([before])[0])
    assert await place.moves.look() == ChangedRows((before,), was_written=True)
