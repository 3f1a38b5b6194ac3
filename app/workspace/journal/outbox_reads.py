"""Reading of the outbox: rows by number, state, batch and listing, in parts."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from app.editing.row_result import CONFLICT
from app.workspace.journal.history import History
from app.workspace.journal.outbox_row import ENDED, OutboxRow, OutboxState, read_row
from app.workspace.journal.tables import HISTORY, OUTBOX
from app.workspace.journal.undone import KEY
from app.workspace.outbox_command import STOP

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

    from app.workspace.journal.journal import Journal

# A newer program may have more states and formats; its rows are left out when reading.
_STATES = frozenset(state.value for state in OutboxState)
MAY_GO = """
WHERE state = 'queued' AND NOT EXISTS (
    SELECT 1 FROM outbox AS other
    WHERE other.item_id = outbox.item_id AND other.state IN ('sending', 'unknown')
) AND NOT EXISTS (
    SELECT 1 FROM outbox AS other
    WHERE other.item_id = outbox.item_id AND other.state = 'queued'
    AND other.number < outbox.number
)
ORDER BY urgency, number LIMIT ?
"""
_BOUND = """
SELECT CASE WHEN json_valid(CAST(steps AS TEXT))
    THEN json_extract(CAST(steps AS TEXT), '$.item_id') END FROM outbox
"""
_MADE = """
WHERE CASE WHEN json_valid(CAST(steps AS TEXT))
    THEN json_extract(CAST(steps AS TEXT), '$.item_id') END = ?
ORDER BY number
"""
_REPEATED = """
WHERE item_id LIKE 'new-%' AND json_valid(CAST(steps AS TEXT))
AND state NOT IN ('queued', 'sending', 'unknown') AND (
    json_extract(CAST(steps AS TEXT), '$.posted[1]') IS NOT NULL
    OR state IN ('held', 'cancelled')
    AND json_extract(CAST(steps AS TEXT), '$.posted') IS NOT NULL
)
ORDER BY number
"""


class RowMark(NamedTuple):
    """The listing and the state of a row; a hundred thousand of them fit in memory."""

    number: int
    item_id: str
    state: OutboxState
    batch: str


class Numbered(NamedTuple):
    """The number of rows, and the row numbers of the latest of them."""

    total: int
    numbers: tuple[int, ...]


class OutboxReads:
    """The rows of a journal for reading; raises ``StorageError`` if they cannot be read.

    Rows with a wrong checksum are left out when reading, but not when counting.
    """

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self.history = History(journal)
        self._rows: Callable[[str, tuple[object, ...]], list[OutboxRow]] = partial(
            journal.select, OUTBOX, read=read_row
        )

    def find(self, number: int) -> OutboxRow | None:
        """Return a row, or ``None`` if there is none or it is damaged."""
        rows = self._rows("WHERE number = ?", (number,))
        return rows[0] if rows else None

    def rows_of(self, numbers: Collection[int]) -> list[OutboxRow]:
        """Return the rows with these numbers, a few hundred at most, oldest first."""
        marks = ", ".join("?" * len(numbers))
        return self._rows(f"WHERE number IN ({marks}) ORDER BY number", tuple(numbers))

    def numbers(
        self, *, batch: str | None = None, states: Collection[OutboxState] | None = None
    ) -> list[int]:
        """Return the numbers of all rows, of one batch or in some states, newest first."""
        where, parameters = _where(batch=batch, states=states)
        found = self._journal.database.rows(
            f"SELECT number FROM {OUTBOX.name} {where} ORDER BY number DESC", parameters
        )
        return [int(row[0]) for row in found]

    def version(self) -> int:
        """Return a number that changes when another connection has written to the journal."""
        return int(self._journal.database.first("PRAGMA data_version")[0])

    def stamps(self, states: Collection[OutboxState]) -> dict[int, tuple[str, str, int]]:
        """Return the listing, state and last change (ms) of the rows in some states, by number."""
        where, parameters = _where(states=states)
        found = self._journal.database.rows(
            f"SELECT number, item_id, state, changed_at FROM {OUTBOX.name} {where}", parameters
        )
        return {int(number): (item_id, state, at) for number, item_id, state, at in found}

    def numbers_after(self, number: int) -> list[int]:
        """Return the numbers of the rows that were added after a row, in order."""
        found = self._journal.database.rows(
            f"SELECT number FROM {OUTBOX.name} WHERE number > ? ORDER BY number", (number,)
        )
        return [int(one) for (one,) in found]

    def unfinished(self, item_id: str, last: int) -> list[str]:
        """Return the operations on a listing, up to a row, that have no outcome, in order."""
        found = self._journal.database.rows(
            f"SELECT op_id FROM {OUTBOX.name} WHERE item_id = ? AND number <= ?"
            " AND state IN ('queued', 'sending', 'unknown') ORDER BY number",
            (item_id, last),
        )
        return [str(op_id) for (op_id,) in found]

    def last_number(self) -> int:
        """Return the number of the latest row; 0 if there is none."""
        return int(self._journal.database.first("SELECT ifnull(max(number), 0) FROM outbox")[0])

    def marks(self, batch: str) -> list[RowMark]:
        """Return the listings and states of the rows of a batch, oldest first."""
        found = self._journal.database.rows(
            f"SELECT number, item_id, state FROM {OUTBOX.name} WHERE batch = ? ORDER BY number",
            (batch,),
        )
        return [
            RowMark(number, item, OutboxState(state), batch)
            for number, item, state in found
            if state in _STATES
        ]

    def moments_of_calls(self, limit: int) -> list[tuple[str, int]]:
        """Return batch and time (ms) of those of the last ``limit`` calls that belong to a batch.

        They are in chronological order.
        """
        found = self._journal.database.rows(
            f"SELECT batch, at FROM (SELECT number, op_id, at FROM {HISTORY.name}"
            f" ORDER BY number DESC LIMIT ?) AS calls JOIN {OUTBOX.name} USING (op_id)"
            " WHERE batch IS NOT NULL ORDER BY calls.number",
            (limit,),
        )
        return [(str(batch), int(at)) for batch, at in found]

    def latest(
        self,
        limit: int = 200,
        *,
        batch: str | None = None,
        states: Collection[OutboxState] | None = None,
        before: int | None = None,
    ) -> list[OutboxRow]:
        """Return the latest rows, of one batch or in some states, newest first.

        ``before`` limits them to lower numbers, so that the last number of one part is used to
        request the next.
        """
        where, parameters = _where(batch=batch, states=states, before=before)
        return self._rows(f"{where} ORDER BY number DESC LIMIT ?", (*parameters, limit))

    def of_operation(self, op_id: str) -> OutboxRow | None:
        """Return the row of an operation, or ``None``."""
        rows = self._rows("WHERE op_id = ?", (op_id,))
        return rows[0] if rows else None

    def of_batch(self, batch: str) -> list[OutboxRow]:
        """Return every row of a batch, oldest first."""
        return self._rows("WHERE batch = ? ORDER BY number", (batch,))

    def of_items(self, batches: Collection[str], items: Collection[str]) -> list[OutboxRow]:
        """Return the rows of some batches for some listings, oldest first."""
        batch, item = (", ".join("?" * len(values)) for values in (batches, items))
        where = f"WHERE batch IN ({batch}) AND item_id IN ({item}) ORDER BY number"
        return self._rows(where, (*batches, *items))

    def counts(self, batch: str | None = None) -> dict[OutboxState, int]:
        """Return the number of rows of one batch, or of all, in each state."""
        where, parameters = _where(batch=batch)
        found = self._journal.database.rows(
            f"SELECT state, count(*) FROM {OUTBOX.name} {where} GROUP BY state", parameters
        )
        known = {OutboxState(state): count for state, count in found if state in _STATES}
        return {**dict.fromkeys(OutboxState, 0), **known}

    def conflict_numbers(self, limit: int) -> Numbered:
        """Return the held rows with conflicting changes by others, the latest ``limit``."""
        where = f"FROM {OUTBOX.name} WHERE state = ? AND instr(CAST(result AS TEXT), ?)"
        marks = (OutboxState.HELD.value, f'"code":"{CONFLICT}"')
        count = self._journal.database.first(f"SELECT count(*) {where}", marks)
        found = self._journal.database.rows(
            f"SELECT number {where} ORDER BY number DESC LIMIT ?", (*marks, limit)
        )
        return Numbered(int(count[0]), tuple(int(row[0]) for row in found))

    def is_paused(self) -> bool:
        """Return whether the seller paused sending."""
        found = self._journal.database.first(
            "SELECT value FROM facts WHERE name = 'sending_paused'"
        )
        return found is not None and found[0] == "yes"

    def in_states(self, states: Iterable[OutboxState]) -> list[OutboxRow]:
        """Return the rows in any of ``states``, oldest first."""
        where, parameters = _where(states=tuple(states))
        return self._rows(f"{where} ORDER BY number", parameters)

    def of_item(self, item_id: str) -> list[OutboxRow]:
        """Return the rows of a listing that have not ended, oldest first."""
        return [row for row in self.all_of_item(item_id) if row.state not in ENDED]

    def all_of_item(self, item_id: str) -> list[OutboxRow]:
        """Return every row of a listing, oldest first."""
        return self._rows("WHERE item_id = ? ORDER BY number", (item_id,))

    def ways_back(self, item_id: str) -> list[OutboxRow]:
        """Return the rows of a listing that may undo others, oldest first."""
        return self._rows("WHERE item_id = ? AND instr(draft, ?) ORDER BY number", (item_id, KEY))

    def may_stop_sales(self, batch: str) -> bool:
        """Return whether a row of a batch may change a status or a stock."""
        found = self._journal.database.first(
            f"SELECT 1 FROM {OUTBOX.name} WHERE batch = ? AND ifnull(urgency, ?) = ? LIMIT 1",
            (batch, STOP, STOP),
        )
        return found is not None

    def numbers_of(self, items: Collection[str]) -> list[int]:
        """Return the numbers of all rows of these listings, a few hundred at most."""
        marks = ", ".join("?" * len(items))
        found = self._journal.database.rows(
            f"SELECT number FROM {OUTBOX.name} WHERE item_id IN ({marks}) ORDER BY number",
            tuple(items),
        )
        return [int(row[0]) for row in found]

    def creations(self, title: str) -> list[OutboxRow]:
        """Return the rows of new listings with this title, oldest first."""
        return self._rows("WHERE item_id LIKE 'new-%' AND title = ? ORDER BY number", (title,))

    def open_creations(self) -> list[OutboxRow]:
        """Return the rows of new listings that have not ended, oldest first."""
        ended = tuple(state.value for state in ENDED)
        marks = ", ".join("?" * len(ended))
        where = f"WHERE item_id LIKE 'new-%' AND state NOT IN ({marks}) ORDER BY number"
        return self._rows(where, ended)

    def rows_creating(self, item_id: str) -> list[OutboxRow]:
        """Return the rows that created a listing, oldest first; every row is scanned."""
        return self._rows(_MADE, (item_id,))

    def rows_after(self, row: OutboxRow) -> list[OutboxRow]:
        """Return the rows added while ``row`` had no outcome, which therefore follow it."""
        rows = self._rows("WHERE item_id = ? AND number > ?", (row.item_id, row.number))
        return [later for later in rows if row.op_id in later.command().after]

    def bound_ids(self) -> set[str]:
        """Return the listings that rows of the outbox created."""
        found = self._journal.database.rows(_BOUND)
        return {str(row[0]) for row in found if row[0] is not None}

    def repeated_creations(self) -> list[OutboxRow]:
        """Return the rows of new listings that were requested repeatedly, or given up."""
        return self._rows(_REPEATED, ())


def _where(
    *,
    batch: str | None = None,
    states: Collection[OutboxState] | None = None,
    before: int | None = None,
) -> tuple[str, tuple[object, ...]]:
    """Return the WHERE clause of a query, and its parameters."""
    terms: list[str] = []
    parameters: list[object] = []
    if batch is not None:
        terms.append("batch = ?")
        parameters.append(batch)
    if states is not None:
        terms.append(f"state IN ({', '.join('?' * len(states))})")
        parameters += [state.value for state in states]
    if before is not None:
        terms.append("number < ?")
        parameters.append(before)
    return f"WHERE {' AND '.join(terms)}" if terms else "", tuple(parameters)
