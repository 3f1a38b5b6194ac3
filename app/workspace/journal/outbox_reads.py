"""Reading the outbox: rows by number, by state, by batch and by listing, a part at a time."""

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

# A newer program may know more states and forms than these; its rows are left out of what is read.
_STATES = frozenset(state.value for state in OutboxState)
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
WHERE item_id LIKE 'new-%' AND json_valid(CAST(steps AS TEXT)) AND (
    json_extract(CAST(steps AS TEXT), '$.posted[1]') IS NOT NULL
    OR state IN ('held', 'cancelled')
    AND json_extract(CAST(steps AS TEXT), '$.posted') IS NOT NULL
)
ORDER BY number
"""


class RowMark(NamedTuple):
    """Which listing a row is about and how far it is; a hundred thousand of them fit in memory."""

    number: int
    item_id: str
    state: OutboxState
    batch: str


class Numbered(NamedTuple):
    """How many rows there are, and the numbers of the latest of them."""

    total: int
    numbers: tuple[int, ...]


class OutboxReads:
    """The rows of one journal, as they are; raise ``StorageError`` where they cannot be read.

    Rows whose checksum does not fit are left out of what is read, but not of what is counted.
    """

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self.history = History(journal)
        self._rows: Callable[[str, tuple[object, ...]], list[OutboxRow]] = partial(
            journal.select, OUTBOX, read=read_row
        )

    def find(self, number: int) -> OutboxRow | None:
        """Return one row, or ``None`` when there is none or it is damaged."""
        rows = self._rows("WHERE number = ?", (number,))
        return rows[0] if rows else None

    def rows_of(self, numbers: Collection[int]) -> list[OutboxRow]:
        """Return the rows of these numbers, a few hundred at most, the oldest first."""
        marks = ", ".join("?" * len(numbers))
        return self._rows(f"WHERE number IN ({marks}) ORDER BY number", tuple(numbers))

    def numbers(
        self, *, batch: str | None = None, states: Collection[OutboxState] | None = None
    ) -> list[int]:
        """Return the numbers of all rows, of one batch or of some states, the newest first."""
        where, parameters = _where(batch=batch, states=states)
        found = self._journal.database.rows(
            f"SELECT number FROM {OUTBOX.name} {where} ORDER BY number DESC", parameters
        )
        return [int(row[0]) for row in found]

    def version(self) -> int:
        """Return a number that moves when another connection has written to the journal."""
        return int(self._journal.database.first("PRAGMA data_version")[0])

    def stamps(self, states: Collection[OutboxState]) -> dict[int, tuple[str, str, int]]:
        """Return by number the listing, state and last change (ms) of the rows in some states."""
        where, parameters = _where(states=states)
        found = self._journal.database.rows(
            f"SELECT number, item_id, state, changed_at FROM {OUTBOX.name} {where}", parameters
        )
        return {int(number): (item_id, state, at) for number, item_id, state, at in found}

    def marks(self, batch: str) -> list[RowMark]:
        """Return what the rows of a batch are about and how far they are, the oldest first."""
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
        """Return the batch and the moment (ms) of those of the last ``limit`` calls that were made
        for a batch, in their order."""
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
        """Return the last rows, of one batch or of some states, the newest first.

        ``before``: those with lower numbers only, so that the last number of one part asks for the
        next.
        """
        where, parameters = _where(batch=batch, states=states, before=before)
        return self._rows(f"{where} ORDER BY number DESC LIMIT ?", (*parameters, limit))

    def of_operation(self, op_id: str) -> OutboxRow | None:
        """Return the row of an operation that the history names, or ``None``."""
        rows = self._rows("WHERE op_id = ?", (op_id,))
        return rows[0] if rows else None

    def of_batch(self, batch: str) -> list[OutboxRow]:
        """Return every row of a batch, the oldest first."""
        return self._rows("WHERE batch = ? ORDER BY number", (batch,))

    def of_items(self, batches: Collection[str], items: Collection[str]) -> list[OutboxRow]:
        """Return the rows of some batches about some listings, the oldest first."""
        batch, item = (", ".join("?" * len(values)) for values in (batches, items))
        where = f"WHERE batch IN ({batch}) AND item_id IN ({item}) ORDER BY number"
        return self._rows(where, (*batches, *items))

    def counts(self, batch: str | None = None) -> dict[OutboxState, int]:
        """Return how many rows of one batch, or of all, are in each state, 0 where none is."""
        where, parameters = _where(batch=batch)
        found = self._journal.database.rows(
            f"SELECT state, count(*) FROM {OUTBOX.name} {where} GROUP BY state", parameters
        )
        known = {OutboxState(state): count for state, count in found if state in _STATES}
        return {**dict.fromkeys(OutboxState, 0), **known}

    def conflict_numbers(self, limit: int) -> Numbered:
        """Return the held rows whose fields somebody else changed too, the latest ``limit``."""
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
        """Return the rows in any of ``states``, the oldest first."""
        where, parameters = _where(states=tuple(states))
        return self._rows(f"{where} ORDER BY number", parameters)

    def of_item(self, item_id: str) -> list[OutboxRow]:
        """Return the rows of a listing that have not come to an end, the oldest first."""
        return [row for row in self.all_of_item(item_id) if row.state not in ENDED]

    def all_of_item(self, item_id: str) -> list[OutboxRow]:
        """Return every row of a listing, the oldest first."""
        return self._rows("WHERE item_id = ? ORDER BY number", (item_id,))

    def ways_back(self, item_id: str) -> list[OutboxRow]:
        """Return the rows of a listing that may take others back, the oldest first."""
        return self._rows("WHERE item_id = ? AND instr(draft, ?) ORDER BY number", (item_id, KEY))

    def may_stop_sales(self, batch: str) -> bool:
        """Return whether a row of a batch is about a status or a stock, or may be."""
        found = self._journal.database.first(
            f"SELECT 1 FROM {OUTBOX.name} WHERE batch = ? AND ifnull(urgency, ?) = ? LIMIT 1",
            (batch, STOP, STOP),
        )
        return found is not None

    def numbers_of(self, items: Collection[str]) -> list[int]:
        """Return the numbers of every row of these listings, a few hundred at most."""
        marks = ", ".join("?" * len(items))
        found = self._journal.database.rows(
            f"SELECT number FROM {OUTBOX.name} WHERE item_id IN ({marks}) ORDER BY number",
            tuple(items),
        )
        return [int(row[0]) for row in found]

    def creations(self, title: str) -> list[OutboxRow]:
        """Return the rows of new listings of this title, the oldest first."""
        return self._rows("WHERE item_id LIKE 'new-%' AND title = ? ORDER BY number", (title,))

    def open_creations(self) -> list[OutboxRow]:
        """Return the rows of new listings that have not come to an end, the oldest first."""
        ended = tuple(state.value for state in ENDED)
        marks = ", ".join("?" * len(ended))
        where = f"WHERE item_id LIKE 'new-%' AND state NOT IN ({marks}) ORDER BY number"
        return self._rows(where, ended)

    def of_made(self, item_id: str) -> list[OutboxRow]:
        """Return the rows that made a listing, the oldest first; every row is looked through."""
        return self._rows(_MADE, (item_id,))

    def later_than(self, row: OutboxRow) -> list[OutboxRow]:
        """Return the rows that were made while ``row`` had no outcome, so that they go after it."""
        rows = self._rows("WHERE item_id = ? AND number > ?", (row.item_id, row.number))
        return [later for later in rows if row.op_id in later.command().after]

    def bound_ids(self) -> set[str]:
        """Return the listings that rows of the outbox made."""
        found = self._journal.database.rows(_BOUND)
        return {str(row[0]) for row in found if row[0] is not None}

    def repeated_creations(self) -> list[OutboxRow]:
        """Return new listings that were asked for repeatedly, or asked for and given up."""
        return self._rows(_REPEATED, ())


def _where(
    *,
    batch: str | None = None,
    states: Collection[OutboxState] | None = None,
    before: int | None = None,
) -> tuple[str, tuple[object, ...]]:
    """Return the condition of a query, and its parameters."""
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
