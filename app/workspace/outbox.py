"""The outbox in the journal: what is to be sent, and how far each sending has come."""

from __future__ import annotations

import secrets
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from app.domain.wire import write_json, write_plain
from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.workspace.errand import Change, Errand, Kind, urgency_of
from app.workspace.journal import DRAFTS, HISTORY, OUTBOX
from app.workspace.outbox_row import (
    ENDED,
    MOVES,
    Move,
    OutboxMoved,
    OutboxRow,
    OutboxState,
    read_row,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from app.workspace.journal import Journal

__all__ = ["ENDED", "Move", "OutboxMoved", "OutboxRow", "OutboxState", "OutboxStore"]


def _now() -> int:
    return int(time.time() * 1000)


_BOUND = """
SELECT CASE WHEN json_valid(CAST(steps AS TEXT))
    THEN json_extract(CAST(steps AS TEXT), '$.item_id') END FROM outbox
"""
_REPEATED = """
WHERE item_id LIKE 'new-%' AND json_valid(CAST(steps AS TEXT)) AND (
    json_extract(CAST(steps AS TEXT), '$.posted[1]') IS NOT NULL
    OR state IN ('held', 'cancelled')
    AND json_extract(CAST(steps AS TEXT), '$.posted') IS NOT NULL
)
ORDER BY number
"""
_MAY_GO = """
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


class OutboxStore:
    """The rows of one journal; every change of state is one transaction on the disk."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    def add(self, draft: ItemDraft, errand: Errand | None = None) -> OutboxRow:
        """Put ``draft`` in the outbox and take it out of the drafts, all or nothing.

        Earlier rows of the listing that wait for the seller are cancelled: this one replaces them.
        Raises ``StorageError``; then the draft is still where it was.
        """
        with self._journal.database.transaction():
            number = self._insert(
                draft, errand or Errand(urgency=urgency_of(draft.changed_paths()))
            )
            self._journal.database.run(
                f"DELETE FROM {DRAFTS.name} WHERE item_id = ?", (draft.item_id,)
            )
        return self._sure(number)

    def add_changes(
        self, changes: Iterable[Change], *, batch: str | None = None
    ) -> list[OutboxRow]:
        """Put changes in the outbox, all or nothing; drafts that are kept stay.

        Changes that change nothing are left out. Raises ``StorageError``.
        """
        with self._journal.database.transaction():
            numbers = [
                self._insert(draft, errand) for draft, errand in _prepared(changes, batch=batch)
            ]
        return [self._sure(number) for number in numbers]

    def _insert(self, draft: ItemDraft, errand: Errand) -> int:
        now = _now()
        # What was refused or held before is in this draft, changed or not.
        waiting = "WHERE item_id = ? AND state IN ('held', 'refused') ORDER BY state, number"
        for old in self._rows(waiting, (draft.item_id,)):
            self._write(old, OutboxState.CANCELLED)
        title = draft.base.get("title") or errand.details.get("form", {}).get("title")
        number = self._journal.insert(
            OUTBOX,
            {
                "op_id": secrets.token_hex(16),
                "item_id": draft.item_id,
                "title": title if isinstance(title, str) else "",
                "state": OutboxState.QUEUED.value,
                "draft": write_json({"task": errand.to_json(), **draft.to_json()}),
                "created_at": now,
                "changed_at": now,
                "attempts": 0,
                "steps": b"{}",
                "result": b"{}",
            },
        )
        self._sort_in(number, errand)
        return number

    def _sort_in(self, number: int, errand: Errand) -> None:
        self._journal.database.run(
            "UPDATE outbox SET urgency = ?, batch = ? WHERE number = ?",
            (errand.urgency, errand.batch, number),
        )

    def _sort_in_saved(self) -> None:
        """Give rows that were saved out of a damaged file their place in the queue again."""
        for row in self._rows("WHERE urgency IS NULL", ()):
            try:
                self._sort_in(row.number, row.errand())
            except ValueError:
                self._sort_in(row.number, Errand())

    def _sure(self, number: int) -> OutboxRow:
        found = self.find(number)
        assert found is not None
        return found

    def find(self, number: int) -> OutboxRow | None:
        """One row, or ``None`` when there is none or it is damaged."""
        rows = self._rows("WHERE number = ?", (number,))
        return rows[0] if rows else None

    def latest(self, limit: int = 200, *, batch: str | None = None) -> list[OutboxRow]:
        """The last rows, of one batch or of all, the newest first."""
        if batch is not None:
            return self._rows("WHERE batch = ? ORDER BY number DESC LIMIT ?", (batch, limit))
        return self._rows("ORDER BY number DESC LIMIT ?", (limit,))

    def of_batch(self, batch: str) -> list[OutboxRow]:
        """Every row of a batch, the oldest first."""
        return self._rows("WHERE batch = ? ORDER BY number", (batch,))

    def counts(self, batch: str | None = None) -> dict[OutboxState, int]:
        """How many rows are in each state, of one batch or of all; states without any are 0."""
        where, parameters = ("", ()) if batch is None else (" WHERE batch = ?", (batch,))
        found = self._journal.database.rows(
            f"SELECT state, count(*) FROM {OUTBOX.name}{where} GROUP BY state", parameters
        )
        return {**dict.fromkeys(OutboxState, 0), **{OutboxState(s): n for s, n in found}}

    def pause(self, paused: bool = True) -> None:
        """Keep rows from being taken, also after a restart, until it is lifted."""
        self._journal.database.run(
            "INSERT OR REPLACE INTO facts VALUES ('sending_paused', ?)", ("yes" if paused else "",)
        )

    def is_paused(self) -> bool:
        """Whether the seller paused sending."""
        found = self._journal.database.first(
            "SELECT value FROM facts WHERE name = 'sending_paused'"
        )
        return found is not None and found[0] == "yes"

    def in_states(self, states: Iterable[OutboxState]) -> list[OutboxRow]:
        """The rows in any of ``states``, the oldest first."""
        chosen = tuple(states)
        marks = ", ".join("?" * len(chosen))
        return self._rows(f"WHERE state IN ({marks}) ORDER BY number", chosen)

    def of_item(self, item_id: str) -> list[OutboxRow]:
        """The rows of a listing that have not come to an end, the oldest first."""
        return [row for row in self.all_of_item(item_id) if row.state not in ENDED]

    def all_of_item(self, item_id: str) -> list[OutboxRow]:
        """Every row of a listing, the oldest first."""
        return self._rows("WHERE item_id = ? ORDER BY number", (item_id,))

    def bound_ids(self) -> set[str]:
        """The listings that rows of the outbox made."""
        found = self._journal.database.rows(_BOUND)
        return {str(row[0]) for row in found if row[0] is not None}

    def repeated_creations(self) -> list[OutboxRow]:
        """New listings that were asked for more than once, or asked for and then given up."""
        return self._rows(_REPEATED, ())

    def claim(self) -> OutboxRow | None:
        """Take the row that may go next, as ``sending`` on the disk, or ``None``."""
        rows = self.claim_many(1)
        return rows[0] if rows else None

    def claim_many(self, limit: int) -> list[OutboxRow]:
        """Take up to ``limit`` rows that may go, the urgent ones first, in one transaction.

        Of one listing only one row is on its way, in the order they were made: a row waits behind
        an earlier one that is queued, on its way, or whose outcome is not known. Nothing is taken
        while sending is paused.
        """
        if limit < 1 or self.is_paused():
            return []
        # Damaged rows are left out of what is read, so they must not use up the limit.
        room = limit + sum(row.table == OUTBOX.name for row in self._journal.damaged)
        with self._journal.database.transaction():
            self._sort_in_saved()
            rows = self._rows(_MAY_GO, (room,))[:limit]
            return [
                self._write(row, OutboxState.SENDING, attempts=row.attempts + 1) for row in rows
            ]

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
        with self._journal.database.transaction():
            return self._move(Move(row, state, steps, result, history))

    def move_all(self, moves: Iterable[Move]) -> list[OutboxRow | Exception]:
        """Make several moves in one transaction; what became of each, in their order.

        A move that cannot be made (see ``move``) is answered as its exception and leaves the
        others alone. Raises ``StorageError``: then none was made.
        """
        ended: list[OutboxRow | Exception] = []
        with self._journal.database.transaction():
            for move in moves:
                try:
                    ended.append(self._move(move))
                except (OutboxMoved, ValueError) as error:
                    ended.append(error)
        return ended

    def cancel(self, rows: Iterable[OutboxRow]) -> list[OutboxRow]:
        """Cancel rows in one transaction; those that were, without the ones that left meanwhile."""
        ended = self.move_all(Move(row, OutboxState.CANCELLED) for row in rows)
        return [row for row in ended if isinstance(row, OutboxRow)]

    def _move(self, move: Move) -> OutboxRow:
        row, state, steps, result, history = move
        if state not in MOVES[row.state]:
            raise ValueError(f"{row.state} does not become {state}")
        # First, as it raises when somebody else moved the row: then nothing else may be written.
        moved = self._write(row, state, steps=steps, result=result)
        if history is not None:
            self._journal.insert(HISTORY, history)
        if state in (OutboxState.REFUSED, OutboxState.HELD):
            self._give_back(row)
        return moved

    def _give_back(self, row: OutboxRow) -> None:
        """Make the draft of ``row`` a draft again, unless the listing has a newer one."""
        if row.errand().kind is not Kind.UPDATE or row.errand().batch is not None:
            # Nobody typed it into a form: the row itself is where it waits.
            return
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
        # Out of answers and of the draft, which were looked at; with the body before it is long.
        values["steps"] = write_plain(new.steps)
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
        return [read_row(row) for row in self._journal.select(OUTBOX, rest, parameters)]


def _prepared(
    changes: Iterable[Change], *, batch: str | None
) -> Iterator[tuple[ItemDraft, Errand]]:
    for change in changes:
        draft = ItemDraft(change.item_id, change.base)
        for path, value in change.changes.items():
            draft.apply(FieldChange(path, draft.base_value(path), value))
        if change.kind is Kind.UPDATE and draft.is_empty():
            continue
        urgency = urgency_of(draft.changed_paths())
        yield draft, Errand(change.kind, batch, urgency, change.confirmed, change.details)
