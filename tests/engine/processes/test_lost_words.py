"""What a worker did and died before it could say is reported all the same."""

from __future__ import annotations

import asyncio
from pathlib import Path

from app.engine.events import OutboxChanged, ProcessLost, RowsChanged
from app.engine.session import Session, open_session
from app.engine.target import Target
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxRow, OutboxState, OutboxStore
from tests.stands.journal_rows import carry_out, draft_of


async def until_reported(session: Session, number: int, state: OutboxState) -> None:
    """Wait until the row is reported to be in this state."""
    heard: asyncio.Queue[OutboxRow] = asyncio.Queue()

    def note(event: object) -> None:
        if isinstance(event, OutboxChanged):
            heard.put_nowait(event.row)

    stop = session.events.subscribe(note)
    session._worker_event(ProcessLost("worker", True))
    async with asyncio.timeout(20):
        row = await heard.get()
    stop()
    assert (row.number, row.state) == (number, state)


async def test_that_a_row_whose_end_was_not_reported_is_reported_when_the_worker_is_lost(
    tmp_path: Path,
) -> None:
    target = Target("practice", True, store=tmp_path / "store")
    session = await open_session(tmp_path / "shop", target)
    row = await session.outbox.add(draft_of("MX1"))
    waiting = asyncio.create_task(session.outbox.wait(row.number, 20))
    await asyncio.sleep(0)
    journal = Journal(tmp_path / "shop" / "journal.db")
    carry_out(OutboxStore(journal), {})
    journal.close()
    events: list[object] = []
    session.events.subscribe(events.append)
    await until_reported(session, row.number, OutboxState.DONE)
    ended = await waiting
    assert ended is not None
    assert ended.state is OutboxState.DONE
    # Nor has it said which listings it wrote.
    assert RowsChanged(None) in events
    await session.close()
