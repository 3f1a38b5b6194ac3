"""The room that rows take in the file: those that were on their way leave no pages half empty."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from app.domain.wire import read_json
from app.domain.wire_item import WireItem, item_of
from app.editing.row_progress import RowProgress
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxState, OutboxStore
from app.workspace.journal.outbox_row import pad_to_own_pages
from app.workspace.outbox_command import Change
from tests.stands.journal_rows import carry_out

COUNT, TOGETHER = 320, 64
KEPT = 489


def left_with_others(payload: int) -> int:
    """What of a row SQLite keeps on the page that it shares ("Cell Payload Overflow Pages")."""
    if payload <= 4096 - 35:
        return payload
    kept = KEPT + (payload - KEPT) % (4096 - 4)
    return kept if kept <= 4096 - 35 else KEPT


@pytest.mark.parametrize("others", [300, 500, 2_000, 4_000, 4_300, 9_000, 60_000])
@pytest.mark.parametrize("length", [20, 900, 3_000, 4_061, 4_062, 4_580, 4_581, 8_000, 40_000])
@pytest.mark.parametrize("misjudged", [-60, 0, 60])
def test_that_a_row_under_way_takes_little_of_a_shared_page(
    others: int, length: int, misjudged: int
) -> None:
    document = b'{"sent":"' + b"x" * (length - 11) + b'"}'
    padded = pad_to_own_pages(document, others)
    assert padded.startswith(document)
    assert read_json(padded) == read_json(document)
    assert len(padded) - len(document) <= 4_200
    assert left_with_others(len(padded) + others + misjudged) <= KEPT + 100


def listing(number: int, *, price: int) -> WireItem:
    noise = Random(number)
    tags = [f"{noise.getrandbits(64):x}" for _ in range(150)]
    return item_of({"id": f"MX{number}", "title": f"Mesa {number}", "price": price, "tags": tags})


def test_that_a_journal_grows_by_its_rows_and_their_history(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal.db")
    outbox = OutboxStore(journal)
    items = {f"MX{number}": listing(number, price=1) for number in range(COUNT)}
    empty = journal.path.stat().st_size
    outbox.put(
        Change(item_id, {"id": item_id, "title": "Mesa " * 60, "price": 1}, {"price": 2})
        for item_id in items
    )
    waiting = journal.path.stat().st_size
    carry_out(outbox, items, together=TOGETHER)
    told = "SELECT sum(length(before) + length(sent) + length(answer)) FROM history"
    history = journal.database.first(told)[0]
    overhead = 200 * COUNT
    # What rows need while they are on their way is used again by the next.
    under_way = TOGETHER * 3 * 4096
    assert journal.path.stat().st_size - waiting < history * 1.3 + overhead + under_way
    assert waiting > empty
    row = outbox.rows_of([1])[0]
    assert (row.state, row.progress) == (OutboxState.DONE, RowProgress())
    assert journal.check() == set()
    journal.close()


def test_that_a_move_leaves_the_rest_of_a_row_as_it_was(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal.db")
    outbox = OutboxStore(journal)
    outbox.put([Change("MX1", listing(1, price=1), {"price": 2})], batch="plan-1")
    (before,) = outbox.of_batch("plan-1")
    (claimed,) = outbox.claim_many(1)
    moved = outbox.move(claimed, OutboxState.UNKNOWN, progress=RowProgress(sent={"price": 2}))
    (found,) = outbox.of_batch("plan-1")
    assert found == moved
    same = {"state": before.state, "changed_at": before.changed_at, "attempts": before.attempts}
    assert replace(found, progress=RowProgress(), **same) == before
    assert journal.check() == set()
    journal.close()
