"""The outbox in the journal: what is to be sent, and how far each sending has come."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from app.domain.wire import read_json, write_json
from app.editing.draft import ItemDraft
from app.workspace.journal import DRAFTS, HISTORY, OUTBOX

if TYPE_CHECKING:
    from collections.abc import Iterable

    from app.workspace.journal import Journal


class OutboxState(StrEnum):
    """How far a sending has come."""

    QUEUED = "queued"
    SENDING = "sending"
    DONE = "done"
    REFUSED = "refused"
    UNKNOWN = "unknown"
    """It left, and whether the marketplace did it is not known yet."""
    HELD = "held"
    """It waits for the seller, for example because somebody else changed the same field."""
    CANCELLED = "cancelled"


_MOVES: dict[OutboxState, frozenset[OutboxState]] = {
    OutboxState.QUEUED: frozenset({OutboxState.SENDING, OutboxState.CANCELLED}),
    OutboxState.SENDING: frozenset(
        {
            OutboxState.SENDING,
            OutboxState.QUEUED,
            OutboxState.DONE,
            OutboxState.REFUSED,
            OutboxState.UNKNOWN,
            OutboxState.HELD,
        }
    ),
    OutboxState.UNKNOWN: frozenset(
        {OutboxState.QUEUED, OutboxState.DONE, OutboxState.REFUSED, OutboxState.HELD}
    ),
    OutboxState.HELD: frozenset({OutboxState.QUEUED, OutboxState.CANCELLED}),
    OutboxState.REFUSED: frozenset({OutboxState.QUEUED, OutboxState.CANCELLED}),
    OutboxState.DONE: frozenset(),
    OutboxState.CANCELLED: frozenset(),
}
ENDED = frozenset({OutboxState.DONE, OutboxState.REFUSED, OutboxState.HELD, OutboxState.CANCELLED})


class OutboxMoved(Exception):
    """The row is not in the state it was thought to be in: somebody else moved it."""


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """One sending. ``draft`` is the JSON of base and edits; times are milliseconds since 1970.

    ``steps`` is what was done so far (uploaded pictures, the listing before, what was sent);
    ``result`` is what came of it (findings, notice). Both are JSON objects.
    """

    number: int
    op_id: str
    item_id: str
    title: str
    state: OutboxState
    draft: bytes
    created_at: int
    changed_at: int
    attempts: int
    steps: dict[str, Any]
    result: dict[str, Any]

    def item_draft(self) -> ItemDraft:
        """The draft that is sent; raises ``ValueError`` when it cannot be read."""
        return ItemDraft.from_json(read_json(self.draft))


def _now() -> int:
    return int(time.time() * 1000)


class OutboxStore:
    """The rows of one journal; every change of state is one transaction on the disk."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    def add(self, draft: ItemDraft) -> OutboxRow:
        """Put ``draft`` in the outbox and take it out of the drafts, all or nothing.

        Earlier rows of the listing that wait for the seller are cancelled: this one replaces them.
        Raises ``StorageError``; then the draft is still where it was.
        """
        now = _now()
        title = draft.base.get("title")
        with self._journal.database.transaction():
            # What was refused or held before is in this draft, changed or not.
            for old in self._rows("WHERE item_id = ? ORDER BY number", (draft.item_id,)):
                if old.state in (OutboxState.HELD, OutboxState.REFUSED):
                    self._write(old, OutboxState.CANCELLED)
            number = self._journal.insert(
                OUTBOX,
                {
                    "op_id": secrets.token_hex(16),
                    "item_id": draft.item_id,
                    "title": title if isinstance(title, str) else "",
                    "state": OutboxState.QUEUED.value,
                    "draft": write_json(draft.to_json()),
                    "created_at": now,
                    "changed_at": now,
                    "attempts": 0,
                    "steps": b"{}",
                    "result": b"{}",
                },
            )
            self._journal.database.run(
                f"DELETE FROM {DRAFTS.name} WHERE item_id = ?", (draft.item_id,)
            )
        found = self.find(number)
        assert found is not None
        return found

    def find(self, number: int) -> OutboxRow | None:
        """One row, or ``None`` when there is none or it is damaged."""
        rows = self._rows("WHERE number = ?", (number,))
        return rows[0] if rows else None

    def latest(self, limit: int = 200) -> list[OutboxRow]:
        """The last rows, the newest first."""
        return self._rows("ORDER BY number DESC LIMIT ?", (limit,))

    def in_states(self, states: Iterable[OutboxState]) -> list[OutboxRow]:
        """The rows in any of ``states``, the oldest first."""
        chosen = tuple(states)
        marks = ", ".join("?" * len(chosen))
        return self._rows(f"WHERE state IN ({marks}) ORDER BY number", chosen)

    def of_item(self, item_id: str) -> list[OutboxRow]:
        """The rows of a listing that have not come to an end, the oldest first."""
        rows = self._rows("WHERE item_id = ? ORDER BY number", (item_id,))
        return [row for row in rows if row.state not in ENDED]

    def claim(self) -> OutboxRow | None:
        """Take the oldest row that may go, as ``sending`` on the disk, or ``None``.

        Of one listing only one row is on its way, in the order they were made: a row waits behind
        an earlier one that is on its way or whose outcome is not known.
        """
        with self._journal.database.transaction():
            busy = {
                row.item_id for row in self.in_states((OutboxState.SENDING, OutboxState.UNKNOWN))
            }
            for row in self.in_states((OutboxState.QUEUED,)):
                if row.item_id not in busy:
                    return self._write(row, OutboxState.SENDING, attempts=row.attempts + 1)
        return None

    def move(
        self,
        row: OutboxRow,
        state: OutboxState,
        *,
        steps: dict[str, Any] | None = None,
        result: dict[str, Any] | None = None,
        history: dict[str, Any] | None = None,
    ) -> OutboxRow:
        """Take ``row`` to ``state``, with an entry for the history in the same transaction.

        Raises ``OutboxMoved`` when the row changed meanwhile, and ``ValueError`` for a move that
        does not exist. What is refused or held becomes a draft again, so that nothing is lost.
        """
        if state not in _MOVES[row.state]:
            raise ValueError(f"{row.state} does not become {state}")
        with self._journal.database.transaction():
            if history is not None:
                self._journal.insert(HISTORY, history)
            if state in (OutboxState.REFUSED, OutboxState.HELD):
                self._give_back(row)
            return self._write(row, state, steps=steps, result=result)

    def _give_back(self, row: OutboxRow) -> None:
        """Make the draft of ``row`` a draft again, unless the listing has a newer one."""
        if not self._journal.select(DRAFTS, "WHERE item_id = ?", (row.item_id,)):
            values = {"item_id": row.item_id, "saved_at": _now(), "body": row.draft}
            self._journal.insert(DRAFTS, values, replace=True)

    def _write(
        self,
        row: OutboxRow,
        state: OutboxState,
        *,
        steps: dict[str, Any] | None = None,
        result: dict[str, Any] | None = None,
        attempts: int | None = None,
    ) -> OutboxRow:
        new = replace(
            row,
            state=state,
            changed_at=max(_now(), row.changed_at + 1),
            steps=row.steps if steps is None else steps,
            result=row.result if result is None else result,
            attempts=row.attempts if attempts is None else attempts,
        )
        values: dict[str, Any] = {name: getattr(new, name) for name in OUTBOX.checked}
        values["state"] = new.state.value
        values["steps"] = write_json(new.steps)
        values["result"] = write_json(new.result)
        # ``changed_at`` rises with every change, so it tells whether this is still the row we read.
        if not self._journal.update(
            OUTBOX,
            values,
            "number = ? AND state = ? AND changed_at = ?",
            (row.number, row.state.value, row.changed_at),
        ):
            raise OutboxMoved(f"outbox row {row.number}")
        return new

    def _rows(self, rest: str, parameters: tuple[object, ...]) -> list[OutboxRow]:
        return [_read(row) for row in self._journal.select(OUTBOX, rest, parameters)]


def _read(row: tuple[Any, ...]) -> OutboxRow:
    values = dict(zip(OUTBOX.columns, row, strict=True))
    values["state"] = OutboxState(values["state"])
    values["steps"] = read_json(values["steps"])
    values["result"] = read_json(values["result"])
    return OutboxRow(**values)
