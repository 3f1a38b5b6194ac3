"""C-08: a marketplace that stands still for a while, and then goes on where it was."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from app.client.api import MarketplaceApi
from app.client.token import Token
from app.clock import SystemClock
from app.engine.sending.creation_search import CreationSearch
from app.engine.sending.dispatcher import Dispatcher
from app.engine.sending.sender import Sender
from app.engine.sending.unanswered_creation import UnansweredCreations
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxRow, OutboxState, OutboxStore
from tests.faults.killed_flush import SETTLE, marketplace, prepare
from tests.faults.mixed_orders import read_shop
from tests.faults.wire_line import Hurried


async def test_that_a_marketplace_that_is_stopped_and_goes_on_loses_nothing(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal.db")
    outbox = OutboxStore(journal)
    seen: list[OutboxState] = []
    with marketplace(tmp_path / "store") as place:
        async with MarketplaceApi(
            Hurried(place.base_url, Token(place.token), clock=SystemClock())
        ) as api:
            (order,) = await prepare(place, journal, 1, seed=1)
            await api.requester.send("DELETE", "/_practice/faults")

            def changed(row: OutboxRow) -> None:
                seen.append(row.state)
                if row.state is OutboxState.UNKNOWN:
                    # The request lies with it; it takes it up when it goes on.
                    os.kill(place.pid, signal.SIGCONT)

            sending = Sender(api, outbox, uploads=tmp_path, stored=lambda *_: None, changed=changed)
            flush = Dispatcher(
                outbox,
                sending,
                clock=SystemClock(),
                publish=lambda event: None,
                searching=CreationSearch(
                    outbox, sending.writer, UnansweredCreations(api, place.user_id)
                ),
                settle_seconds=SETTLE,
            )
            os.kill(place.pid, signal.SIGSTOP)
            await flush.run()
            flush.close()
            effects = order.effects(await read_shop(api, place.user_id))
    (row,) = outbox.latest()
    journal.close()
    assert OutboxState.UNKNOWN in seen
    assert (row.state, effects) == (OutboxState.DONE, 1)
    assert len(row.progress.posted) == 1
