"""What a row of the outbox that waits for the seller is about, and what it would send."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from app.domain.coded_error import CodedError, near_to
from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.item_paths import write_paths
from app.editing.merge import edited_paths
from app.editing.row_result import reported_values
from app.editing.stock_rebase import judge_stock
from app.editing.values import decode_value
from app.workspace.journal.outbox_row import OutboxRow, OutboxState

MINE, THEIRS = "mine", "theirs"
"""Whose value counts in a conflict: the seller's, or the marketplace's."""


def is_to_decide(row: OutboxRow) -> bool:
    """Return whether a row waits for a decision on a conflict, or on what would be lost."""
    return row.state is OutboxState.HELD and (
        bool(row.result.conflicts) or row.result.asks_to_confirm
    )


def is_lost_creation(row: OutboxRow) -> bool:
    """Return whether a row waits as nobody could find out whether its new listing is there."""
    return row.state is OutboxState.HELD and row.result.held_by is None and row.is_lost


class DecisionError(CodedError):
    """A decision that cannot be taken as it was made; the code says why."""


def paths_left(row: OutboxRow, side: str | None, chosen: Mapping[str, str]) -> list[str]:
    """Return the paths where the marketplace's value stands: by ``chosen``, the others by ``side``.

    Both say ``MINE`` or ``THEIRS``. Of a row that would lose something it is what that would be.
    Raise ``DecisionError`` for anything else, and for a conflict that is not decided.
    """
    conflicts = row.result.conflicts
    for path, value in chosen.items():
        if path not in conflicts:
            meant = near_to(str(path), conflicts) or {"known": conflicts}
            raise DecisionError("row.not_in_conflict", name=str(path)[:80], **meant)
        if value not in (MINE, THEIRS):
            meant = near_to(str(value), (MINE, THEIRS))
            raise DecisionError("row.no_side_of_field", name=path, text=str(value)[:40], **meant)
    if side not in (None, MINE, THEIRS):
        raise DecisionError("row.no_side", text=str(side)[:40])
    if side is None and (open_ones := [path for path in conflicts if path not in chosen]):
        raise DecisionError("row.undecided", names=tuple(open_ones))
    if not conflicts and side == THEIRS:
        return [finding.path for finding in row.result.findings]
    return [path for path in conflicts if chosen.get(path, side) == THEIRS]


def over_reported_values(row: OutboxRow) -> ItemDraft:
    """Return what a row would send with all of the seller's values, over the listing as its
    conflict reported it; a planned stock is moved by its difference.

    Raise ``ValueError`` where it cannot be read.
    """
    draft, command = row.order()
    reported = {
        path: decode_value(value) for path, value in reported_values(row.result.findings).items()
    }
    live = write_paths(draft.base, reported)
    mine = judge_stock(draft, live, reported).draft if command.is_planned else draft
    made = ItemDraft.over(draft.item_id, live)
    for path in mine.changed_paths():
        made.apply(FieldChange(path, None, mine.value(path)))
    return made


def leaves_nothing(row: OutboxRow, left: Collection[str]) -> bool:
    """Return whether nothing of a row is sent with the marketplace's values at ``left``."""
    settled = {*left, *row.progress.left, *row.progress.arrived}
    # The edits of a new listing are made once it is there.
    return settled.issuperset(edited_paths(row.item_draft()) or row.result.conflicts)
