"""The operations that were undone, as named by the rows that undo them."""

from __future__ import annotations

from collections.abc import Iterable

from app.workspace.journal.outbox_row import OutboxRow, OutboxState

UNDOES = "undoes"
"""The key, in the details of a change that undoes others, of the ids of the undone operations."""

KEY = f'"{UNDOES}"'.encode()
"""The bytes in every row that may undo others; most rows do not contain them and need not be
decoded."""

_CAME_TO_NOTHING = (OutboxState.CANCELLED, OutboxState.REFUSED)


def undone_by(rows: Iterable[OutboxRow]) -> set[str]:
    """Return the operations that these rows have undone, or are about to undo.

    An operation whose undo was itself undone counts as done again.
    """
    undone: set[str] = set()
    rows = [row for row in rows if KEY in row.draft]
    for row in sorted(rows, key=lambda row: row.number, reverse=True):
        if row.op_id not in undone and row.state not in _CAME_TO_NOTHING:
            undone.update(row.command().details.get(UNDOES, ()))
    return undone
