"""Which operations were taken back: named by the rows that take them back."""

from __future__ import annotations

from collections.abc import Iterable

from app.workspace.journal.outbox_row import OutboxRow, OutboxState

UNDOES = "undoes"
"""In the details of a change that leads back: the operations it takes back."""

KEY = f'"{UNDOES}"'.encode()
"""What stands in a row that may take anything back; most do not, and need not be read."""

_CAME_TO_NOTHING = (OutboxState.CANCELLED, OutboxState.REFUSED)


def undone_by(rows: Iterable[OutboxRow]) -> set[str]:
    """Return the operations that these rows took back, or are about to.

    What a way back took back counts as done again once that way back was taken back itself.
    """
    undone: set[str] = set()
    rows = [row for row in rows if KEY in row.draft]
    for row in sorted(rows, key=lambda row: row.number, reverse=True):
        if row.op_id not in undone and row.state not in _CAME_TO_NOTHING:
            undone.update(row.command().details.get(UNDOES, ()))
    return undone
