"""The outbox in the journal: the changes to be sent, and their progress."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from app.editing.draft import ItemDraft
from app.editing.notice import Notice
from app.editing.row_progress import RowProgress
from app.editing.row_result import HeldBy, RowResult
from app.workspace.errors import StorageError
from app.workspace.journal.draft_restoring import keep_other_edits, restore_draft
from app.workspace.journal.outbox_reads import MAY_GO, OutboxReads, RowMark
from app.workspace.journal.outbox_row import (
    ENDED,
    MOVES,
    Move,
    OutboxMoved,
    OutboxRow,
    OutboxState,
    columns_of,
    new_columns,
    now_ms,
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
    from app.workspace.journal.journal import Columns, Journal, UncheckedColumns

_NOT_LEFT = (OutboxState.QUEUED, OutboxState.HELD, OutboxState.REFUSED)
# The columns written when a row moves, besides its state: the others do not change.
_WRITTEN = ("changed_at", "attempts", "steps", "result")
_BEHIND = RowResult(held_by=HeldBy.EARLIER, notice=Notice("held_behind"))

__all__ = ["ENDED", "Move", "OutboxMoved", "OutboxRow", "OutboxState", "OutboxStore", "RowMark"]


def _typed(draft: ItemDraft) -> OutboxCommand:
    return OutboxCommand(urgency=urgency_of(draft.changed_paths()))


class OutboxStore(OutboxReads):
    """The outbox rows of a journal; every change of state is a durable transaction."""

    def __init__(self, journal: Journal) -> None:
        super().__init__(journal)
        self._withdrawn = Withdrawn(journal)

    def add(self, draft: ItemDraft, command: OutboxCommand | None = None) -> OutboxRow:
        """Put ``draft`` in the outbox and delete it from the drafts, in one transaction.

        Earlier rows of the listing that wait for the seller are cancelled, as this one replaces
        them. Raise ``StorageError``; then the draft is unchanged.
        """
        with self._journal.database.transaction():
            columns, place = self._place(draft, command or _typed(draft), self.last_number())
            number = self._journal.insert(OUTBOX, columns, unchecked=place)
            self._journal.database.run(
                f"DELETE FROM {DRAFTS.name} WHERE item_id = ?", (draft.item_id,)
            )
        return self._sure(number)

    def add_parts(self, drafts: Iterable[ItemDraft]) -> list[OutboxRow]:
        """Put parts of drafts in the outbox like ``add``, all or none; other edits stay drafts."""
        numbers = []
        with self._journal.database.transaction():
            last = self.last_number()
            for draft in drafts:
                columns, place = self._place(draft, _typed(draft), last)
                numbers.append(self._journal.insert(OUTBOX, columns, unchecked=place))
                keep_other_edits(self._journal, draft, now_ms())
        return [self._sure(number) for number in numbers]

    def replace(self, row: OutboxRow, draft: ItemDraft) -> OutboxRow:
        """Put ``draft``, the seller's decision about a held row, in the outbox in its place.

        Edits of the listing that were typed since stay a draft. Raise ``OutboxMoved`` if the row
        changed meanwhile; then nothing is put.
        """
        with self._journal.database.transaction():
            self._write(row, OutboxState.CANCELLED)
            columns, place = self._place(draft, _typed(draft), self.last_number())
            number = self._journal.insert(OUTBOX, columns, unchecked=place)
            for sent in (row.item_draft(), draft):
                keep_other_edits(self._journal, sent, now_ms())
        return self._sure(number)

    def add_changes(
        self, changes: Iterable[Change], *, batch: str | None = None
    ) -> list[OutboxRow]:
        """Put changes in the outbox like ``put``; return the rows."""
        return [self._sure(number) for number in self.put(changes, batch=batch)]

    def put(
        self,
        changes: Iterable[Change],
        *,
        batch: str | None = None,
        given_up: Callable[[], bool] = lambda: False,
    ) -> list[int]:
        """Put changes in the outbox, all or none; stored drafts are not affected.

        Changes without effect are left out. Return the numbers of the rows. Raise ``StorageError``,
        also if ``given_up`` returns true on the way: then no row is added.
        """
        return self.put_decided(lambda: changes, batch=batch, given_up=given_up)

    def put_decided(
        self,
        decide: Callable[[], Iterable[Change]],
        *,
        batch: str | None = None,
        given_up: Callable[[], bool] = lambda: False,
    ) -> list[int]:
        """Put the changes that ``decide`` makes from the outbox, in the same transaction."""
        numbers = []
        with self._journal.database.transaction():
            last = self.last_number()
            for change, draft, command in prepared(decide(), batch=batch):
                if given_up():
                    raise StorageError("given up before all of it was written down")
                undoes = change.details.get(UNDOES)
                if undoes and not undone_by(self.ways_back(change.item_id)).isdisjoint(undoes):
                    # It is already being undone elsewhere.
                    continue
                columns, place = self._place(draft, command, last)
                numbers.append(self._journal.insert(OUTBOX, columns, unchecked=place))
                if change.held is not None:
                    row = self._sure(numbers[-1])
                    self._write(row, OutboxState.HELD, result=change.held)
        return numbers

    def withdraw(self, batch: str) -> list[OutboxRow]:
        """Cancel the unsent rows of a batch in one transaction; return all its rows but done ones.

        Rows that are being sent, or have no answer, are cancelled as soon as they would be queued
        again. Rows held with an unknown outcome stay held.
        """
        rows: list[OutboxRow] = []
        with self._journal.database.transaction():
            self._withdrawn.forget_wanted(batch)
            self._withdrawn.note(batch, self.last_number())
            for row in self._rows("WHERE batch = ? AND state != 'done' ORDER BY number", (batch,)):
                if row.state in _NOT_LEFT and not row.result.is_unsettled:
                    rows.append(self._move(Move(row, OutboxState.CANCELLED)))
                elif row.state is not OutboxState.CANCELLED:
                    rows.append(row)
        return rows

    def give_up(self, operations: Iterable[str]) -> None:
        """Mark rows to be cancelled as soon as they would be queued again; now if they are."""
        with self._journal.database.transaction():
            for op_id in operations:
                self._withdrawn.note(op_id, self.last_number())
                row = self.of_operation(op_id)
                if row is not None and row.state is OutboxState.QUEUED:
                    self._write(row, OutboxState.CANCELLED)
                    self._restore_draft(row)

    def want(self, op_id: str) -> None:
        """Let an operation be queued again, although it was withdrawn before."""
        with self._journal.database.transaction():
            self._withdrawn.want(op_id)

    def _place(
        self, draft: ItemDraft, command: OutboxCommand, last: int
    ) -> tuple[Columns, UncheckedColumns]:
        """Return the columns of a row behind the rows of its listing up to ``last``."""
        command = self._after_others(draft, command, last)
        return new_columns(draft, command, now_ms()), place_of(command)

    def _after_others(self, draft: ItemDraft, command: OutboxCommand, last: int) -> OutboxCommand:
        """Cancel the rows that a new row replaces; return ``command`` with its predecessors.

        These are the operations on its listing up to ``last`` that have no outcome. Changes added
        together were made over the same listing, so none of them follows another.
        """
        # Edits refused or held before are in this draft, changed or not.
        waiting = "WHERE item_id = ? AND state IN ('held', 'refused') ORDER BY state, number"
        for old in self._rows(waiting, (draft.item_id,)):
            # A row held by a plan waits for the seller, whatever else the plan sends. So does a row
            # that may have arrived, whichever plan comes next: if it were cancelled, it would be
            # sent again.
            waits = old.state == "held" and (old.batch == command.batch or old.result.is_unsettled)
            if not (command.is_planned and waits):
                self._write(old, OutboxState.CANCELLED)
        before = self.unfinished(draft.item_id, last)
        if command.is_typed:
            # Changes by plans and undos are the seller's own, too.
            before = [*self.history.done_over(draft.base, draft.item_id), *before]
        return replace(command, after=tuple(before)) if before else command

    def _sort_in_saved(self) -> None:
        """Restore the queue position of rows that were salvaged from a damaged file."""
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
        """Stop rows from being claimed, even after a restart, until this is lifted."""
        self._journal.database.run(
            "INSERT OR REPLACE INTO facts VALUES ('sending_paused', ?)", ("yes" if paused else "",)
        )

    def claim(self) -> OutboxRow | None:
        """Claim the next row, durably as ``sending``; return ``None`` if there is none."""
        return next(iter(self.claim_many(1)), None)

    def claim_many(self, limit: int) -> list[OutboxRow]:
        """Claim up to ``limit`` rows, urgent ones first, in one transaction.

        Only one row of a listing is sent at a time, in the order they were added: a row waits for
        an earlier one that is queued, being sent, or of unknown outcome. Nothing is claimed while
        sending is paused.
        """
        # Rows that are left out when reading must not count for the limit.
        left_out = (*self._journal.damaged, *self._journal.newer)
        room = limit + sum(row.table == OUTBOX.name for row in left_out)
        with self._journal.database.transaction():
            # Under the lock: while this waits, others may pause sending and then add a row.
            if limit < 1 or self.is_paused():
                return []
            self._sort_in_saved()
            rows = self._rows(MAY_GO, (room,))[:limit]
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
        """Move ``row`` to ``state``, with a history entry in the same transaction.

        Raise ``OutboxMoved`` if the row changed meanwhile, and ``ValueError`` for a move that does
        not exist. Typed edits of a refused, held or cancelled row become a draft again.
        """
        with self._journal.database.transaction():
            return self._move(Move(row, state, progress, result, history))

    def move_all(self, moves: Iterable[Move]) -> list[OutboxRow | Exception]:
        """Make several moves in one transaction; return the result of each, in order.

        The result of a move that cannot be made (see ``move``) is its exception; the other moves
        are made. Raise ``StorageError``: then none was made.
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
        """Cancel rows in one transaction; return those cancelled, without rows sent meanwhile."""
        # The latest first: its edits take precedence in the draft, and a row that waits behind
        # another one of them is not queued again for a moment.
        latest_first = sorted(rows, key=lambda row: row.number, reverse=True)
        ended = self.move_all(Move(row, OutboxState.CANCELLED) for row in latest_first)
        return [row for row in reversed(ended) if isinstance(row, OutboxRow)]

    def _move(self, move: Move) -> OutboxRow:
        row, state, progress, result, history = move
        if state not in MOVES[row.state]:
            raise ValueError(f"{row.state} does not become {state}")
        # First, because it raises if another process moved the row: then nothing else may be
        # written.
        moved = self._write(row, state, progress=progress, result=result)
        if state is OutboxState.QUEUED and self._withdrawn.covers(row):
            # It was withdrawn while it was being sent.
            moved = self._write(moved, OutboxState.CANCELLED)
        if history is not None:
            self._journal.insert(HISTORY, history._asdict())
        if moved.state in (OutboxState.REFUSED, OutboxState.HELD, OutboxState.CANCELLED):
            self._restore_draft(row)
        if state is OutboxState.HELD:
            for later in self.rows_after(moved):
                if later.state is OutboxState.QUEUED:
                    self._write(later, OutboxState.HELD, result=_BEHIND)
                    self._restore_draft(later)
        elif row.state is OutboxState.HELD:
            self._requeue_followers(moved)
        return moved

    def _requeue_followers(self, row: OutboxRow) -> None:
        """Queue again the rows that were held only because ``row`` was held."""
        for later in self.rows_after(row):
            if later.state is OutboxState.HELD and later.result.held_by is HeldBy.EARLIER:
                before = map(self.of_operation, later.command().after)
                if all(one is None or one.state is not OutboxState.HELD for one in before):
                    self._write(later, OutboxState.QUEUED, result=RowResult())

    def _restore_draft(self, row: OutboxRow) -> None:
        restore_draft(self._journal, row, self.of_operation, now_ms())

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
            changed_at=max(now_ms(), row.changed_at + 1),
            progress=row.progress if progress is None else progress,
            result=row.result if result is None else result,
            attempts=row.attempts if attempts is None else attempts,
        )
        # ``changed_at`` increases with every change, so it shows whether the row is still the one
        # that was read.
        if not self._journal.update(
            OUTBOX,
            columns_of(new),
            "number = ? AND state = ? AND changed_at = ?",
            (row.number, row.state.value, row.changed_at),
            changed=_WRITTEN if state == row.state else (*_WRITTEN, "state"),
        ):
            raise OutboxMoved(f"outbox row {row.number}")
        return new
