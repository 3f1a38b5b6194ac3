"""The outbox of a workspace for commands that decide about rows without a connection or session."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum

from app.editing.merge import edits_of
from app.editing.row_result import HeldBy
from app.engine.outbox.guards import Accepted, Guards
from app.engine.outbox.row_decisions import (
    STUCK,
    drop_rows,
    hold_row,
    keep_theirs,
    retry_row,
    search_row,
)
from app.engine.outbox.waiting_rows import (
    is_lost_creation,
    is_to_decide,
    over_reported_values,
    sends_nothing,
)
from app.workspace.folder import Workspace
from app.workspace.journal.drafts import Drafts
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxMoved, OutboxRow, OutboxState, OutboxStore
from app.workspace.outbox_command import Change, Kind


class DecisionOutcome(StrEnum):
    """The outcome of a decision about a row."""

    HELD = "held"
    QUEUED = "queued"
    LOOKING = "looking"
    """The marketplace is searched once more for the new listing; the search sends no change."""
    THEIRS_KEPT = "theirs_kept"
    """The listing keeps the marketplace's values."""
    DROPPED = "dropped"
    MAY_HAVE_ARRIVED = "may_have_arrived"
    """The row was dropped, but it had been sent and its outcome is unknown."""
    ON_ITS_WAY = "on_its_way"
    """The row cannot be withdrawn; if it does not arrive, it is not sent again."""
    TO_DECIDE = "to_decide"
    """Nothing was done: a decision is needed about fields that somebody else changed as well."""
    TO_CONFIRM = "to_confirm"
    """Nothing was done: a permanent loss has to be confirmed."""
    NOT_POSSIBLE = "not_possible"
    """Nothing was done: the decision does not apply to a row in this state."""
    MOVED = "moved"
    """Nothing was done: another program changed the row first."""


DONE = (
    DecisionOutcome.HELD,
    DecisionOutcome.QUEUED,
    DecisionOutcome.LOOKING,
    DecisionOutcome.THEIRS_KEPT,
    DecisionOutcome.DROPPED,
    DecisionOutcome.MAY_HAVE_ARRIVED,
)
"""The outcomes in which the decision was carried out."""


@dataclass(frozen=True, slots=True)
class Decision:
    """The outcome of a decision: the row as it is now, and later rows of its listing."""

    did: DecisionOutcome
    row: OutboxRow
    behind: tuple[OutboxRow, ...] = ()


def to_send(decisions: Sequence[Decision]) -> set[int]:
    """Return the numbers of the rows that the decisions release, including rows behind them."""
    numbers = {
        d.row.number
        for d in decisions
        if d.did in (DecisionOutcome.QUEUED, DecisionOutcome.LOOKING)
    }
    moved = (
        row
        for d in decisions
        if d.did in (DecisionOutcome.QUEUED, DecisionOutcome.THEIRS_KEPT)
        for row in d.behind
    )
    return numbers | {row.number for row in moved if row.state is OutboxState.QUEUED}


class LocalOutbox:
    """Decisions about rows, applied in the journal, where other programs see them at once.

    Every method raises ``StorageError`` if the journal cannot be written. If another program
    changes the row at the same moment, the outcome is ``DecisionOutcome.MOVED``, not an error.
    """

    def __init__(self, journal: Journal, guards: Guards) -> None:
        self.store = OutboxStore(journal)
        self._drafts = Drafts(journal)
        self._guards = guards

    def hold(self, row: OutboxRow) -> Decision:
        """Hold a waiting row, so that it is not sent."""
        return self._decide(row, DecisionOutcome.HELD, lambda: hold_row(self.store, row.number))

    def release(self, row: OutboxRow) -> Decision:
        """Release a row that the seller held."""
        if row.state is not OutboxState.HELD or row.result.held_by is not HeldBy.SELLER:
            return Decision(DecisionOutcome.NOT_POSSIBLE, row)
        return self._queue(row)

    def retry(
        self, row: OutboxRow, *, confirmed: bool = False, list_again: bool = False
    ) -> Decision:
        """Queue a refused or held row again.

        With ``confirmed`` the reported losses are accepted. A new listing that could not be found
        is searched for again, and created again only with ``list_again``, because it may exist by
        now.
        """
        if row.state in STUCK and row.result.conflicts:
            return Decision(DecisionOutcome.TO_DECIDE, row)
        if row.state in STUCK and row.result.asks_to_confirm and not confirmed:
            return Decision(DecisionOutcome.TO_CONFIRM, row)
        if is_lost_creation(row) and not list_again:
            return self._decide(
                row, DecisionOutcome.LOOKING, lambda: search_row(self.store, row.number)
            )
        return self._queue(row)

    def require_accepted(
        self, decided: Iterable[tuple[OutboxRow, Collection[str]]], accepted: Accepted
    ) -> None:
        """Raise ``NotAccepted`` for rows that are risky over the reported values.

        Each row comes with the paths that keep the marketplace's value.
        """
        changes = [_change_over(row, left) for row, left in decided if is_to_decide(row)]
        self._guards.require([change for change in changes if change is not None], accepted)

    def decide(self, row: OutboxRow, left: Collection[str], *, confirmed: bool = False) -> Decision:
        """Decide a row: keep the marketplace's value at the paths in ``left``, otherwise send.

        At all other paths the seller's value is sent. If the row waits because something would be
        lost, ``left`` are the paths of the losses.
        """
        if not is_to_decide(row):
            return Decision(DecisionOutcome.NOT_POSSIBLE, row)
        confirming = row.result.asks_to_confirm
        if left and (confirming or sends_nothing(row, left)):
            return self._decide(
                row,
                DecisionOutcome.THEIRS_KEPT,
                lambda: keep_theirs(self.store, self._drafts, row.number),
            )
        if confirming and not confirmed:
            return Decision(DecisionOutcome.TO_CONFIRM, row)
        return self._queue(row, left)

    def drop(self, row: OutboxRow) -> Decision:
        """Withdraw a row; a row that is being sent is not sent again if it does not arrive."""
        if row.state in (OutboxState.SENDING, OutboxState.UNKNOWN):
            self.store.give_up([row.op_id])
            now = self._now(row)
            if now.state is OutboxState.CANCELLED:
                return Decision(DecisionOutcome.DROPPED, now)
            arrived = now.state is OutboxState.DONE
            return Decision(
                DecisionOutcome.NOT_POSSIBLE if arrived else DecisionOutcome.ON_ITS_WAY, now
            )
        unsure = row.result.is_unsettled or (is_lost_creation(row) and bool(row.progress.posted))
        did = DecisionOutcome.MAY_HAVE_ARRIVED if unsure else DecisionOutcome.DROPPED
        return self._decide(row, did, lambda: drop_rows(self.store, [self._now(row)]))

    def freed(self, decisions: Sequence[Decision]) -> list[OutboxRow]:
        """Return the rows that waited behind dropped rows and are now next for their listings."""
        dropped = (DecisionOutcome.DROPPED, DecisionOutcome.MAY_HAVE_ARRIVED)
        first = {d.row.item_id: d.row.number for d in reversed(decisions) if d.did in dropped}
        found = []
        for item_id, number in first.items():
            rows = self.store.of_item(item_id)
            if rows and rows[0].state is OutboxState.QUEUED and rows[0].number > number:
                found += [row for row in rows if row.state is OutboxState.QUEUED]
        return found

    def _queue(self, row: OutboxRow, left: Collection[str] = ()) -> Decision:
        return self._decide(
            row,
            DecisionOutcome.QUEUED,
            lambda: retry_row(self.store, self._drafts, row.number, left=left),
        )

    def _decide(
        self, row: OutboxRow, did: DecisionOutcome, act: Callable[[], list[OutboxRow]]
    ) -> Decision:
        """Call ``act``, unless the row has changed since it was read."""
        try:
            now = self._now(row)
            if (now.state, now.changed_at) != (row.state, row.changed_at):
                return Decision(DecisionOutcome.MOVED, now)
            rows = act()
        except OutboxMoved:
            return Decision(DecisionOutcome.MOVED, self._now(row))
        if not rows:
            now = self._now(row)
            return Decision(
                DecisionOutcome.NOT_POSSIBLE if now == row else DecisionOutcome.MOVED, now
            )
        # Later rows of the listing may have changed with it.
        behind = self.store.rows_of([one.number for one in rows[1:]])
        return Decision(did, self._now(rows[0]), tuple(behind))

    def _now(self, row: OutboxRow) -> OutboxRow:
        return self.store.find(row.number) or row


def _change_over(row: OutboxRow, left: Collection[str]) -> Change | None:
    """Return the change that a conflict row makes to the values that were reported.

    Return ``None`` if the row is not an update or nothing of it would be sent.
    """
    command = row.command()
    if command.kind is not Kind.UPDATE or sends_nothing(row, left):
        return None
    made = over_reported_values(row)
    values = {path: mine for path, _, mine in edits_of(made) if path not in left}
    return Change(row.item_id, made.base, values, details=command.details)


@contextmanager
def open_outbox(folder: Workspace, guards: Guards) -> Iterator[LocalOutbox]:
    """Open the outbox of a workspace, even while a window has it open; raise ``StorageError``."""
    journal = folder.journal()
    try:
        if journal.refusal is not None:
            raise journal.refusal
        yield LocalOutbox(journal, guards)
    finally:
        journal.close()
