"""Outbox rows prepared for display: their changes, and the reason for their state."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from app.domain.shapes import object_of
from app.editing.draft_calls import call_that_was_made, calls_of
from app.editing.merge import edits_of
from app.editing.row_result import HeldBy, conflicts_of
from app.editing.stock_rebase import is_stock
from app.editing.values import decode_value
from app.editing.variation_list import VARIATIONS
from app.engine.outbox.waiting_rows import is_lost_creation, over_reported_values
from app.workspace.journal.outbox_row import OutboxRow, OutboxState
from app.workspace.outbox_command import Kind

if TYPE_CHECKING:
    from app.domain.calls import Call
    from app.editing.draft import ItemDraft
    from app.workspace.journal.history import HistoryEntry
    from app.workspace.outbox_command import OutboxCommand


class Reason(StrEnum):
    """The reason for the state of a row."""

    CONFLICT = "conflict"
    CONFIRM = "confirm"
    BY_SELLER = "held_by_seller"
    BEHIND = "behind_another"
    RESTORED = "restored"
    LOST = "listing_not_found"
    NO_ANSWER = "no_answer"
    REFUSED = "refused"
    UNREADABLE = "unreadable"


class Field(NamedTuple):
    """One field that a row changes, as form values; ``theirs`` only if it is in conflict."""

    path: str
    before: object
    mine: object
    theirs: object = None
    in_conflict: bool = False
    sends: object = None
    """The value that the seller's change gives on top of the marketplace's: a plan changes the
    stock by a difference."""
    decided: str = ""
    """The seller's decision, ``mine`` or ``theirs``; empty without one."""


class RowView:
    """One row, read once: its changes, and the reason for its state."""

    def __init__(self, row: OutboxRow) -> None:
        self.row = row
        # A row that is queued again still has its earlier findings, which are outdated.
        moving = row.state in (OutboxState.QUEUED, OutboxState.SENDING)
        self.findings = () if moving else row.result.findings
        self.notice = None if moving else row.result.notice
        self.draft: ItemDraft | None = None
        self.command: OutboxCommand | None = None
        try:
            self.draft, self.command = row.order()
        except (ValueError, TypeError, KeyError, AttributeError):
            self.fields: tuple[Field, ...] = ()
        else:
            self.fields = tuple(_fields(row, self.draft, self.command, self.conflicts))

    @property
    def conflicts(self) -> tuple[str, ...]:
        """The paths that wait for a decision."""
        return conflicts_of(self.findings)

    @property
    def reason(self) -> Reason | None:
        """Why the row waits or was not done; ``None`` without a reason to show."""
        row, result = self.row, self.row.result
        if self.draft is None:
            return Reason.UNREADABLE
        match row.state:
            case OutboxState.UNKNOWN:
                return Reason.NO_ANSWER
            case OutboxState.REFUSED:
                return Reason.REFUSED
            case OutboxState.HELD if result.conflicts:
                return Reason.CONFLICT
            case OutboxState.HELD if result.asks_to_confirm:
                return Reason.CONFIRM
            case OutboxState.HELD if result.held_by is not None:
                return _BY[result.held_by]
            case OutboxState.HELD if is_lost_creation(row):
                return Reason.LOST
            case OutboxState.HELD:
                return Reason.REFUSED
        return None

    @property
    def has_left(self) -> bool:
        """Whether its requests were sent."""
        return self.row.state in (OutboxState.SENDING, OutboxState.UNKNOWN, OutboxState.DONE)

    def requests(self, entries: Sequence[HistoryEntry] = ()) -> list[Call]:
        """Return the calls that were made for the row, or those that would be made, in order."""
        row = self.row
        if self.has_left and row.progress.call:
            return [call_that_was_made(row.progress.call, row.progress.sent)]
        if self.has_left or row.state is OutboxState.CANCELLED:
            return [call_that_was_made(entry.call, entry.sent) for entry in entries if entry.call]
        if self.draft is None or self.command is None:
            return []
        if (own := self.command.own_call(row.item_id)) is not None:
            return [own]
        landed = (*row.progress.arrived, *row.progress.left)
        return calls_of(over_reported_values(row), row.progress.uploaded, landed)


_BY = {
    HeldBy.SELLER: Reason.BY_SELLER,
    HeldBy.EARLIER: Reason.BEHIND,
    HeldBy.RESTORE: Reason.RESTORED,
}


def _fields(
    row: OutboxRow, draft: ItemDraft, command: OutboxCommand, conflicts: Collection[str]
) -> Iterator[Field]:
    """Yield the fields that a row changes, those in conflict first."""
    reported = {f.path: f.params for f in row.result.findings if f.path in conflicts}
    mine = {path: (base, value) for path, base, value in edits_of(draft)}
    over = over_reported_values(row) if reported else draft
    for path, params in reported.items():
        base, wanted, live = (decode_value(params.get(name)) for name in ("base", "mine", "live"))
        before, value = mine.get(path, (base, wanted))
        sends = over.value(path) if is_stock(path) and command.is_planned else value
        yield Field(path, before, value, live, in_conflict=True, sends=sends)
    for path, (before, value) in mine.items():
        if path not in reported:
            side = _SIDES[path in row.progress.left, path in row.progress.decided]
            yield Field(path, before, value, decided=side)
    if draft.is_changed(VARIATIONS):
        yield Field(VARIATIONS, draft.base_value(VARIATIONS), draft.value(VARIATIONS))
    match command.kind:
        case Kind.CREATE:
            for name, value in object_of(command.details.get("form")).items():
                yield Field(name, None, value)
        case Kind.RELIST:
            for name, value in object_of(command.details.get("body")).items():
                yield Field(name, draft.base.get(name), value)
        case Kind.LISTING_TYPE:
            wanted = command.details.get("listing_type_id")
            yield Field("listing_type_id", draft.base.get("listing_type_id"), wanted)


_SIDES = {(False, False): "", (False, True): "mine", (True, False): "theirs", (True, True): "mine"}
