"""The outbox of a workspace for a program that decides and goes: no marketplace, no session."""

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
    drop_row,
    hold_row,
    keep_theirs,
    retry_row,
    search_row,
)
from app.engine.outbox.waiting_rows import (
    is_lost_creation,
    is_to_decide,
    leaves_nothing,
    over_reported_values,
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
    """It is looked for once more whether a new listing was made; nothing is sent by that."""
    THEIRS_KEPT = "theirs_kept"
    """The listing stays as the marketplace has it."""
    DROPPED = "dropped"
    MAY_HAVE_ARRIVED = "may_have_arrived"
    """Dropped; it had left before, and nobody could find out the outcome."""
    ON_ITS_WAY = "on_its_way"
    """It cannot be taken back; where it does not arrive it is not sent again."""
    TO_DECIDE = "to_decide"
    """Nothing was done: fields that somebody else changed too are to be decided."""
    TO_CONFIRM = "to_confirm"
    """Nothing was done: something would be lost for good."""
    NOT_POSSIBLE = "not_possible"
    """Nothing was done: it is in a state where that makes no sense."""
    MOVED = "moved"
    """Nothing was done: another program was faster."""


DONE = (
    DecisionOutcome.HELD,
    DecisionOutcome.QUEUED,
    DecisionOutcome.LOOKING,
    DecisionOutcome.THEIRS_KEPT,
    DecisionOutcome.DROPPED,
    DecisionOutcome.MAY_HAVE_ARRIVED,
)
"""What is done as it was asked for."""


@dataclass(frozen=True, slots=True)
class Decision:
    """The outcome of a decision: the row as it is now, and those of its listing that moved with
    it.
    """

    did: DecisionOutcome
    row: OutboxRow
    behind: tuple[OutboxRow, ...] = ()


def to_send(decisions: Sequence[Decision]) -> set[int]:
    """Return the numbers of the rows that decisions let go, those that moved with them included."""
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
    """Decides about rows in the journal; whoever works on the shop sees it there at once.

    Every method raises ``StorageError`` when the journal cannot be written, and nothing when
    another program moves the row in that moment: that is ``DecisionOutcome.MOVED``.
    """

    def __init__(self, journal: Journal, guards: Guards) -> None:
        self.store = OutboxStore(journal)
        self._drafts = Drafts(journal)
        self._guards = guards

    def hold(self, row: OutboxRow) -> Decision:
        """Keep a row that waits from being sent."""
        return self._decide(row, DecisionOutcome.HELD, lambda: hold_row(self.store, row.number))

    def release(self, row: OutboxRow) -> Decision:
        """Let go what the seller had held."""
        if row.state is not OutboxState.HELD or row.result.held_by is not HeldBy.SELLER:
            return Decision(DecisionOutcome.NOT_POSSIBLE, row)
        return self._queue(row)

    def retry(
        self, row: OutboxRow, *, confirmed: bool = False, list_again: bool = False
    ) -> Decision:
        """Have a refused or held row sent again.

        With ``confirmed`` what would be lost may go. A new listing that nobody could find is
        looked for again, and made again only with ``list_again``: it may be there by now.
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
        """Raise ``NotAccepted`` where rows are risky over the values they were shown with.

        Each comes with the paths where the marketplace's value stands.
        """
        changes = [_change_over(row, left) for row, left in decided if is_to_decide(row)]
        self._guards.require([change for change in changes if change is not None], accepted)

    def decide(self, row: OutboxRow, left: Collection[str], *, confirmed: bool = False) -> Decision:
        """Decide on a row: the marketplace's value stands at the paths in ``left``, the seller's
        goes at the others.

        Of one that waits as something would be lost, ``left`` is what it would be lost from.
        """
        if not is_to_decide(row):
            return Decision(DecisionOutcome.NOT_POSSIBLE, row)
        confirming = row.result.asks_to_confirm
        if left and (confirming or leaves_nothing(row, left)):
            return self._decide(
                row,
                DecisionOutcome.THEIRS_KEPT,
                lambda: keep_theirs(self.store, self._drafts, row.number),
            )
        if confirming and not confirmed:
            return Decision(DecisionOutcome.TO_CONFIRM, row)
        return self._queue(row, left)

    def drop(self, row: OutboxRow) -> Decision:
        """Take a row back; one that is on its way is not sent again if it does not arrive."""
        if row.state in (OutboxState.SENDING, OutboxState.UNKNOWN):
            self.store.give_up([row.op_id])
            now = self._now(row)
            arrived = now.state is OutboxState.DONE
            return Decision(
                DecisionOutcome.NOT_POSSIBLE if arrived else DecisionOutcome.ON_ITS_WAY, now
            )
        unsure = row.result.is_unsettled or (is_lost_creation(row) and bool(row.progress.posted))
        did = DecisionOutcome.MAY_HAVE_ARRIVED if unsure else DecisionOutcome.DROPPED
        return self._decide(row, did, lambda: drop_row(self.store, self._drafts, row.number))

    def freed(self, decisions: Sequence[Decision]) -> list[OutboxRow]:
        """Return the rows that waited behind dropped ones and are the next of their listings."""
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
        """Act, unless the row is not as it was seen any more."""
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
        # What went behind it may have moved with it.
        behind = self.store.rows_of([one.number for one in rows[1:]])
        return Decision(did, self._now(rows[0]), tuple(behind))

    def _now(self, row: OutboxRow) -> OutboxRow:
        return self.store.find(row.number) or row


def _change_over(row: OutboxRow, left: Collection[str]) -> Change | None:
    """Return what a conflict row would change of what the marketplace was reported to have."""
    command = row.command()
    if command.kind is not Kind.UPDATE or leaves_nothing(row, left):
        return None
    made = over_reported_values(row)
    values = {path: mine for path, _, mine in edits_of(made) if path not in left}
    return Change(row.item_id, made.base, values, details=command.details)


@contextmanager
def open_outbox(folder: Workspace, guards: Guards) -> Iterator[LocalOutbox]:
    """Open the outbox of a workspace, also beside a window; raise ``StorageError``."""
    journal = folder.journal()
    try:
        if journal.refusal is not None:
            raise journal.refusal
        yield LocalOutbox(journal, guards)
    finally:
        journal.close()
