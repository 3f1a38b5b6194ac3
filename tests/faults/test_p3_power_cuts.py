"""P3: whatever a power cut leaves of the journal, what was acknowledged is in it, and whole."""

from __future__ import annotations

import random
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from app.workspace.errors import StorageError
from app.workspace.journal import journal as journal_module
from app.workspace.journal.drafts import Drafts
from app.workspace.journal.history import HistoryColumns, history_values
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import Move, OutboxRow, OutboxState, OutboxStore
from app.workspace.journal.tables import HISTORY, TABLES
from tests.faults.recording_disk import Acknowledge, Operation, PowerCuts, Recording
from tests.stands.journal_rows import draft_of

NAMES = ("journal.db", "journal.db-journal")
State = tuple[frozenset[tuple[Any, ...]], ...]


def state_of(journal: Journal) -> State:
    """Every sound row."""
    return tuple(frozenset(journal.select(table)) for table in TABLES)


ADD, SEND = 2, 4
"""Two of the things that a seller does, by the numbers that are drawn for them."""


def record(folder: Path, transactions: int, seed: int, acts: Sequence[int] = ()) -> list[Operation]:
    """What a disk is given while a seller works; every transaction is acknowledged.

    ``acts`` come first, in this order; the rest is drawn.
    """
    draw = random.Random(seed)
    with Recording(sqlite3) as disk:
        journal = Journal(folder / NAMES[0])
        drafts, outbox = Drafts(journal), OutboxStore(journal)
        disk.operations.append(Acknowledge(state_of(journal)))
        for number in range(transactions):
            item_id = f"MX{draw.randrange(8)}"
            text = f"{number} " * draw.choice((1, 40, 1500))
            drawn = draw.randrange(5)
            match acts[number] if number < len(acts) else drawn:
                case 0 | 1:
                    drafts.keep(draft_of(item_id, text))
                case 2:
                    outbox.add(draft_of(item_id, text))
                case 3:
                    drafts.discard(item_id)
                case 4:
                    row = outbox.claim()
                    if row is not None:
                        disk.operations.append(Acknowledge(state_of(journal)))
                        outbox.move(row, OutboxState.DONE, history=_entry(row.op_id, text))
            disk.operations.append(Acknowledge(state_of(journal)))
        journal.close()
        return list(disk.operations)


def _entry(op_id: str, text: str) -> HistoryColumns:
    sent = {"title": text}
    return history_values(
        op_id=op_id,
        item_id="MX1",
        at=1,
        call="PUT /items/MX1",
        outcome="done",
        before={},
        sent=sent,
        answer=sent,
        findings=[],
    )


def prove(
    folder: Path, images: int, *, transactions: int, seed: int, acts: Sequence[int] = ()
) -> list[str]:
    """What went wrong in ``images`` power cuts, spread over all points of a recorded run."""
    recorded = folder / "recorded"
    recorded.mkdir()
    operations = record(recorded, transactions, seed, acts)
    first = next(n for n, o in enumerate(operations) if isinstance(o, Acknowledge))
    points = len(operations) - first
    draw = random.Random(seed)
    cuts = PowerCuts(operations, NAMES)
    wrong, made = [], 0
    for place, number in enumerate(cuts.each()):
        # As many images at every point as bring us to the number that was asked for.
        while made < images * (place + 1) // points:
            made += 1
            if (found := _look(folder, cuts, draw)) is not None:
                wrong.append(f"seed {seed}, operation {number}: {found}")
    assert made == images
    shutil.rmtree(recorded)
    return wrong


def _look(folder: Path, cuts: PowerCuts, draw: random.Random) -> str | None:
    cuts.image(folder, draw)
    try:
        journal = Journal(folder / NAMES[0])
    except StorageError as error:
        return f"not opened: {error}"
    try:
        if journal.salvaged is not None:
            for bad in folder.glob("*.bad-*"):
                bad.unlink()
            return "damaged"
        state = state_of(journal)
        if journal.damaged:
            return "damaged rows"
        if state == cuts.acknowledged or state == cuts.following:
            return None
        return "neither what was acknowledged nor what followed"
    finally:
        journal.close()


@pytest.fixture
def memory() -> Iterator[Path]:
    """A folder in memory where there is one: thousands of images are written and thrown away."""
    shared = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=shared if shared.is_dir() else None) as folder:
        yield Path(folder)


@pytest.mark.prove
@pytest.mark.parametrize("part", range(4))
def test_that_20000_power_cuts_lose_nothing_that_was_acknowledged(memory: Path, part: int) -> None:
    assert prove(memory, 5_000, transactions=120, seed=part) == []


@pytest.mark.parametrize("transactions", [1, 2, 3])
def test_that_no_point_of_a_short_run_loses_anything(memory: Path, transactions: int) -> None:
    assert prove(memory, 150, transactions=transactions, seed=10 + transactions) == []


SENDING = (ADD, SEND)


def test_that_no_point_of_a_sending_parts_a_row_from_its_history(memory: Path) -> None:
    assert prove(memory, 150, transactions=len(SENDING), seed=21, acts=SENDING) == []


def test_that_the_proof_sees_a_history_outside_the_transaction_of_its_row(
    memory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def move_then_report(
        self: OutboxStore, row: OutboxRow, state: OutboxState, *, history: HistoryColumns
    ) -> None:
        self.move_all([Move(row, state)])
        self._journal.insert(HISTORY, history._asdict())

    monkeypatch.setattr(OutboxStore, "move", move_then_report)
    assert prove(memory, 150, transactions=len(SENDING), seed=21, acts=SENDING)


@pytest.mark.parametrize(("mode", "images"), [("OFF", 40), ("NORMAL", 400)])
def test_that_the_proof_sees_a_journal_that_is_not_written_through(
    memory: Path, monkeypatch: pytest.MonkeyPatch, mode: str, images: int
) -> None:
    pragmas = ("journal_mode = TRUNCATE", f"synchronous = {mode}")
    monkeypatch.setattr(journal_module, "_PRAGMAS", pragmas)
    assert len(prove(memory, images, transactions=20, seed=77)) >= 20
