"""Merge of a row's edits with the current listing, and the reasons to hold the row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.editing.change import MergeConflict
from app.editing.merge import merge
from app.editing.stock_rebase import judge_stock
from app.engine.sending.conflicts import findings_of_conflicts, unconfirmed_losses
from app.engine.sending.uploads import without_pictures

if TYPE_CHECKING:
    from app.domain.wire_item import WireItem
    from app.editing.draft import ItemDraft
    from app.editing.merge import Merge
    from app.rules.findings import Finding
    from app.workspace.journal.outbox_row import OutboxRow


def merge_row(
    row: OutboxRow, draft: ItemDraft, live: WireItem
) -> tuple[Merge, tuple[Finding, ...]]:
    """Return ``draft`` merged over ``live``, and findings that hold the row.

    These are conflicts, or losses to be confirmed.
    """
    # Pictures uploaded by an earlier attempt are our own, not someone else's change.
    ours = set(row.progress.uploaded.values())
    theirs, left = without_pictures(live, ours), row.progress.left
    decided = row.progress.decided_for(theirs)
    arrived = (*row.progress.arrived, *left)
    moved: tuple[MergeConflict, ...] = ()
    if row.command().is_planned:
        stock = judge_stock(draft, live, decided)
        draft, arrived = stock.draft, (*arrived, *stock.reached)
        moved = tuple(conflict for conflict in stock.conflicts if conflict.path not in left)
    judged = merge(draft, theirs, decided=decided, landed=arrived)
    findings = _stopped_by(row, judged, moved)
    if findings or not ours:
        return judged, findings
    # The pictures were checked above; now they are sent as they are.
    return merge(draft, live, decided={*decided, "pictures"}, landed=arrived), ()


def _stopped_by(
    row: OutboxRow, judged: Merge, moved: tuple[MergeConflict, ...]
) -> tuple[Finding, ...]:
    paths = {conflict.path for conflict in moved}
    others = (conflict for conflict in judged.conflicts if conflict.path not in paths)
    conflicts = findings_of_conflicts((*moved, *others))
    losses = () if conflicts or row.progress.is_confirmed else unconfirmed_losses(judged)
    return conflicts or (() if losses and row.command().confirmed else losses)
