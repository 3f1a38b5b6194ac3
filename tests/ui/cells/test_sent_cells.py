"""The outcome of sent cells: the newest state of each row, however it became known."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

from app.editing.number_locale import PLAIN
from app.engine.events import OutboxChanged
from app.engine.outbox.outbox import OutboxRow, OutboxState
from app.ui.cells.sent_cells import SentCells
from app.ui.listings.cells.pending_bar import PendingBar

QUEUED = OutboxRow(
    1, "op1", "MX1", "", OutboxState.QUEUED, b'{"task": {"kind": "update"}}', 0, 0, 1
)
DONE = replace(QUEUED, state=OutboxState.DONE, changed_at=2)
OTHER = replace(DONE, number=2)


class Bar:
    """The note of a bar."""

    def __init__(self) -> None:
        self.note = ""

    def show_note(self, tone: str, note: str, action: str = "") -> None:
        del tone, action
        self.note = note


@pytest.mark.parametrize(
    ("states", "note"),
    [
        ([], "In the outbox until the marketplace answers: 1 change"),
        ([OTHER], "In the outbox until the marketplace answers: 1 change"),
        ([DONE], "Sent: 1 change"),
        ([DONE, QUEUED], "Sent: 1 change"),
    ],
)
@pytest.mark.parametrize("known_by", ["event", "reading"])
def test_that_the_newest_state_of_a_followed_row_is_shown(
    qapp: Any, states: list[OutboxRow], note: str, known_by: str
) -> None:
    bar = Bar()
    sent = SentCells(cast(PendingBar, bar))
    sent.follow([QUEUED], "1 change", PLAIN)
    for row in states:
        if known_by == "event":
            sent.on_event(OutboxChanged(row))
        else:
            sent.take([row])
    assert bar.note == note
