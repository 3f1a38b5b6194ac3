"""Outbox rows that wait for the seller: the open decisions, and the change that would be sent."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from app.domain.coded_error import CodedError, nearest_hint
from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.item_paths import write_paths
from app.editing.merge import edited_paths
from app.editing.row_result import reported_values
from app.editing.stock_rebase import judge_stock
from app.editing.values import decode_value
from app.workspace.journal.outbox_row import OutboxRow, OutboxState

MINE, THEIRS = "mine", "theirs"
"""Whose value is used in a conflict: the seller's, or the marketplace's."""


def is_to_decide(row: OutboxRow) -> bool:
    """Return whether a row waits for a decision on a conflict or on a loss."""
    return row.state is OutboxState.HELD and (
        bool(row.result.conflicts) or row.result.asks_to_confirm
    )


def is_lost_creation(row: OutboxRow) -> bool:
    """Return whether a row waits because it could not be determined if its listing exists."""
    return row.state is OutboxState.HELD and row.result.held_by is None and row.is_lost


class DecisionError(CodedError):
    """The error of an invalid decision; ``code`` is the reason."""


def paths_left(row: OutboxRow, side: str | None, chosen: Mapping[str, str]) -> list[str]:
    """Return the paths that keep the marketplace's value: by ``chosen``, the others by ``side``.

    Both are ``MINE`` or ``THEIRS``. If the row would lose something, the paths are those of the
    losses. Raise ``DecisionError`` for any other value, and for a conflict that is not decided.
    """
    conflicts = row.result.conflicts
    for path, value in chosen.items():
        if path not in conflicts:
            meant = nearest_hint(str(path), conflicts) or {"known": conflicts}
            raise DecisionError("row.not_in_conflict", name=str(path)[:80], **meant)
        if value not in (MINE, THEIRS):
            meant = nearest_hint(str(value), (MINE, THEIRS))
            raise DecisionError("row.no_side_of_field", name=path, text=str(value)[:40], **meant)
    if side not in (None, MINE, THEIRS):
        raise DecisionError("row.no_side", text=str(side)[:40])
    if side is None and (open_ones := [path for path in conflicts if path not in chosen]):
        raise DecisionError("row.undecided", names=tuple(open_ones))
    if not conflicts and side == THEIRS:
        return [finding.path for finding in row.result.findings]
    return [path for path in conflicts if chosen.get(path, side) == THEIRS]


def over_reported_values(row: OutboxRow) -> ItemDraft:
    """Return the change of a row with all of the seller's values, over the reported values.

    A planned stock is changed by its difference. Raise ``ValueError`` if the row cannot be read.
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


def sends_nothing(row: OutboxRow, left: Collection[str]) -> bool:
    """Return whether nothing of a row is sent if ``left`` keeps the marketplace's values."""
    settled = {*left, *row.progress.left, *row.progress.arrived}
    # The edits of a new listing are applied after it was created.
    return settled.issuperset(edited_paths(row.item_draft()) or row.result.conflicts)
