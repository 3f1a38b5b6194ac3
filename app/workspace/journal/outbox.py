"""The outbox in the journal: what is to be sent, and how far each sending has come."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING

from app.editing.draft import ItemDraft
from app.editing.notice import Notice
from app.editing.row_progress import RowProgress
from app.editing.row_result import HeldBy, RowResult
from app.workspace.errors import StorageError
from app.workspace.journal.draft_restoring import keep_other_edits, restore_draft
from app.workspace.journal.outbox_reads import OutboxReads, RowMark
from app.workspace.journal.outbox_row import (
    ENDED,
    MOVES,
    Move,
    OutboxMoved,
    OutboxRow,
    OutboxState,
    columns_of,
    new_columns,
    place_of,
)
from app.workspace.journal.prepared import prepared
from app.workspace.journal.tables import DRAFTS, HISTORY, OUTBOX
from app.workspace.journal.undone import UNDOES, undone_by
from app.workspace.journal.withdrawn import Withdrawn
from app.workspace.outbox_command import Change, OutboxCommand, urgency_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from app.workspace.journal.history import HistoryColumns
    from app.workspace.journal.journal import Journal

_NOT_LEFT = (OutboxState.QUEUED, OutboxState.HELD, OutboxState.REFUSED)
# What is written of a row that moves, beside its state: the rest stays what it is.
_WRITTEN = ("changed_at", "attempts", "steps", "result")
_BEHIND = RowResult(held_by=HeldBy.EARLIER, notice=Notice("held_behind"))

__all__ = ["ENDED", "Move", "OutboxMoved", "OutboxRow", "OutboxState", "OutboxStore", "RowMark"]


def _now() -> int:
    return int(time.time() * 1000)


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


_UNFINISHED = """
SELECT op_id FROM outbox
WHERE item_id = ? AND number <= ? AND state IN ('queued', 'sending', 'unknown') ORDER BY number
"""


class OutboxStore(OutboxReads):
    """The rows of one journal; every change of state is one transaction on the disk."""

    def __init__(self, journal: Journal) -> None:
        super().__init__(journal)
        self._withdrawn = Withdrawn(journal)

    def add(self, draft: ItemDraft, command: OutboxCommand | None = None) -> OutboxRow:
        """Put ``draft`` in the outbox and take it out of the drafts, all or nothing.

        Earlier rows of the listing that wait for the seller are cancelled: this one replaces them.
        Raise ``StorageError``; then the draft is still where it was.
        """
        with self._journal.database.transaction():
            command = command or OutboxCommand(urgency=urgency_of(draft.changed_paths()))
            command = self._after_others(draft, command, self._last_number())
            columns, place = new_columns(draft, command, _now()), place_of(command)
            number = self._journal.insert(OUTBOX, columns, unchecked=place)
            self._journal.database.run(
                f"DELETE FROM {DRAFTS.name} WHERE item_id = ?", (draft.item_id,)
            )
        return self._sure(number)

    def add_parts(self, drafts: Iterable[ItemDraft]) -> list[OutboxRow]:
        """Put parts of drafts in the outbox as ``add`` does, all or nothing; what else is in the
        drafts that are kept stays there."""
        numbers = []
        with self._journal.database.transaction():
            last = self._last_number()
            for draft in drafts:
                command = OutboxCommand(urgency=urgency_of(draft.changed_paths()))
                command = self._after_others(draft, command, last)
                columns, place = new_columns(draft, command, _now()), place_of(command)
                numbers.append(self._journal.insert(OUTBOX, columns, unchecked=place))
                keep_other_edits(self._journal, draft, _now())
        return [self._sure(number) for number in numbers]

    def add_changes(
        self, changes: Iterable[Change], *, batch: str | None = None
    ) -> list[OutboxRow]:
        """Put changes in the outbox as ``put`` does; return the rows."""
        return [self._sure(number) for number in self.put(changes, batch=batch)]

    def put(
        self,
        changes: Iterable[Change],
        *,
        batch: str | None = None,
        given_up: Callable[[], bool] = lambda: False,
    ) -> list[int]:
        """Put changes in the outbox, all or nothing; drafts that are kept stay.

        Changes that change nothing are left out. Return the numbers of the rows. Raise
        ``StorageError``, also when it is ``given_up`` on the way: then none is made.
        """
        return self.put_decided(lambda: changes, batch=batch, given_up=given_up)

    def put_decided(
        self,
        decide: Callable[[], Iterable[Change]],
        *,
        batch: str | None = None,
        given_up: Callable[[], bool] = lambda: False,
    ) -> list[int]:
        """Put what ``decide`` answers in the outbox, as ``put`` does.

        What it reads of the outbox is in the same transaction: nobody puts anything in between.
        """
        numbers = []
        with self._journal.database.transaction():
            last = self._last_number()
            for change, draft, command in prepared(decide(), batch=batch):
                if given_up():
                    raise StorageError("given up before all of it was written down")
                undoes = change.details.get(UNDOES)
                if undoes and not undone_by(self.ways_back(change.item_id)).isdisjoint(undoes):
                    # It is being undone from elsewhere already.
                    continue
                command = self._after_others(draft, command, last)
                columns, place = new_columns(draft, command, _now()), place_of(command)
                numbers.append(self._journal.insert(OUTBOX, columns, unchecked=place))
                if change.held is not None:
                    row = self._sure(numbers[-1])
                    self._write(row, OutboxState.HELD, result=change.held)
        return numbers

    def withdraw(self, batch: str) -> list[OutboxRow]:
        """Cancel what of a batch has not left, in one transaction; return all rows but done ones.

        What is on its way, or has no answer, is cancelled as soon as it would be queued again. What
        is held as its outcome could not be found out stays so.
        """
        rows: list[OutboxRow] = []
        with self._journal.database.transaction():
            self._withdrawn.note(batch, self._last_number())
            for row in self._rows("WHERE batch = ? AND state != 'done' ORDER BY number", (batch,)):
                if row.state in _NOT_LEFT and not row.result.is_unsettled:
                    rows.append(self._move(Move(row, OutboxState.CANCELLED)))
                elif row.state is not OutboxState.CANCELLED:
                    rows.append(row)
        return rows

    def give_up(self, operations: Iterable[str]) -> None:
        """Have rows come to nothing as soon as they would be queued again."""
        with self._journal.database.transaction():
            for op_id in operations:
                self._withdrawn.note(op_id, self._last_number())

    def _last_number(self) -> int:
        return int(self._journal.database.first("SELECT ifnull(max(number), 0) FROM outbox")[0])

    def _after_others(self, draft: ItemDraft, command: OutboxCommand, last: int) -> OutboxCommand:
        """Cancel what a new row replaces; return ``command`` with the operations it goes after.

        Those are the ones of its listing up to ``last`` that have no outcome: changes that are made
        together were made over the same listing, and none of them is after another.
        """
        # What was refused or held before is in this draft, changed or not.
        waiting = "WHERE item_id = ? AND state IN ('held', 'refused') ORDER BY state, number"
        for old in self._rows(waiting, (draft.item_id,)):
            # What a plan has held waits for the seller, whatever else the plan sends; so does
            # what may have arrived, whichever plan comes next: cancelled, it would be sent again.
            waits = old.state == "held" and (old.batch == command.batch or old.result.is_unsettled)
            if not (command.is_planned and waits):
                self._write(old, OutboxState.CANCELLED)
        before = [row[0] for row in self._journal.database.rows(_UNFINISHED, (draft.item_id, last))]
        if command.is_typed:
            # However they were made: what a plan or an undo left behind is the seller's own, too.
            before = [*self.history.done_over(draft.base, draft.item_id), *before]
        return replace(command, after=tuple(before)) if before else command

    def _sort_in_saved(self) -> None:
        """Give rows that were saved out of a damaged file their place in the queue again."""
        for row in self._rows("WHERE urgency IS NULL", ()):
            try:
                command = row.command()
            except ValueError:
                command = OutboxCommand()
            self._journal.database.run(
                "UPDATE outbox SET urgency = ?, batch = ? WHERE number = ?",
                (command.urgency, command.batch, row.number),
            )

    def _sure(self, number: int) -> OutboxRow:
        found = self.find(number)
        assert found is not None
        return found

    def pause(self, paused: bool = True) -> None:
        """Keep rows from being taken, also after a restart, until it is lifted."""
        self._journal.database.run(
            "INSERT OR REPLACE INTO facts VALUES ('sending_paused', ?)", ("yes" if paused else "",)
        )

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
        # What is left out of what is read must not use up the limit.
        left_out = (*self._journal.damaged, *self._journal.newer)
        room = limit + sum(row.table == OUTBOX.name for row in left_out)
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
        progress: RowProgress | None = None,
        result: RowResult | None = None,
        history: HistoryColumns | None = None,
    ) -> OutboxRow:
        """Take ``row`` to ``state``, with an entry for the history in the same transaction.

        Raise ``OutboxMoved`` when the row changed meanwhile, and ``ValueError`` for a move that
        does not exist. What is refused or held becomes a draft again, so that nothing is lost.
        """
        with self._journal.database.transaction():
            return self._move(Move(row, state, progress, result, history))

    def move_all(self, moves: Iterable[Move]) -> list[OutboxRow | Exception]:
        """Make several moves in one transaction; what became of each, in their order.

        A move that cannot be made (see ``move``) is answered as its exception and leaves the others
        alone. Raise ``StorageError``: then none was made.
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
        row, state, progress, result, history = move
        if state not in MOVES[row.state]:
            raise ValueError(f"{row.state} does not become {state}")
        # First, as it raises when somebody else moved the row: then nothing else may be written.
        moved = self._write(row, state, progress=progress, result=result)
        if state is OutboxState.QUEUED and self._withdrawn.covers(row):
            # It was taken back while it was on its way.
            moved = self._write(moved, OutboxState.CANCELLED)
        if history is not None:
            self._journal.insert(HISTORY, history._asdict())
        if state in (OutboxState.REFUSED, OutboxState.HELD):
            self._restore_draft(row)
        if state is OutboxState.HELD:
            for later in self.later_than(moved):
                if later.state is OutboxState.QUEUED:
                    self._write(later, OutboxState.HELD, result=_BEHIND)
                    self._restore_draft(later)
        elif row.state is OutboxState.HELD:
            self._let_go_behind(moved)
        return moved

    def _let_go_behind(self, row: OutboxRow) -> None:
        """Queue again what was held only because ``row`` was."""
        for later in self.later_than(row):
            if later.state is OutboxState.HELD and later.result.held_by is HeldBy.EARLIER:
                before = map(self.of_operation, later.command().after)
                if all(one is None or one.state is not OutboxState.HELD for one in before):
                    self._write(later, OutboxState.QUEUED, result=RowResult())

    def _restore_draft(self, row: OutboxRow) -> None:
        restore_draft(self._journal, row, self.of_operation, _now())

    @staticmethod
    def age(row: OutboxRow) -> float:
        """Return for how many seconds a row has been as it is, by the wall clock; never below 0."""
        return max(_now() - row.changed_at, 0) / 1000

    def _write(
        self,
        row: OutboxRow,
        state: OutboxState,
        *,
        progress: RowProgress | None = None,
        result: RowResult | None = None,
        attempts: int | None = None,
    ) -> OutboxRow:
        new = replace(
            row,
            state=state,
            changed_at=max(_now(), row.changed_at + 1),
            progress=row.progress if progress is None else progress,
            result=row.result if result is None else result,
            attempts=row.attempts if attempts is None else attempts,
        )
        # ``changed_at`` rises with every change, so it tells whether this is still the row we read.
        if not self._journal.update(
            OUTBOX,
            columns_of(new),
            "number = ? AND state = ? AND changed_at = ?",
            (row.number, row.state.value, row.changed_at),
            changed=_WRITTEN if state == row.state else (*_WRITTEN, "state"),
        ):
            raise OutboxMoved(f"outbox row {row.number}")
        return new
