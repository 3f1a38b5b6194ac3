"""Findings for changes by others since the seller opened a listing, and for possible losses."""

from __future__ import annotations

from collections.abc import Iterable

from app.editing.change import MergeConflict
from app.editing.item_paths import read_path
from app.editing.merge import Merge
from app.editing.row_result import CONFIRM, CONFLICT
from app.editing.values import encode_value
from app.rules.findings import Finding

VARIATION_REMOVED = f"{CONFIRM}variation_removed"
VARIATION_PICTURES = f"{CONFIRM}variation_pictures"


def findings_of_conflicts(conflicts: Iterable[MergeConflict]) -> tuple[Finding, ...]:
    """Return the fields that the seller and someone else changed to different values.

    Each is an error with code ``conflict`` and the three values ``base``, ``mine`` and ``live`` (as
    ``editing.values.encode_value`` writes them).
    """
    return tuple(
        Finding.error(
            conflict.path,
            CONFLICT,
            base=encode_value(conflict.base),
            mine=encode_value(conflict.mine),
            live=encode_value(conflict.live),
        )
        for conflict in conflicts
    )


def unconfirmed_losses(merged: Merge) -> tuple[Finding, ...]:
    """Return what a write would delete for good; the seller has to confirm each finding.

    ``confirm.variation_removed`` (params ``price``, ``stock``) at a variation that would be
    deleted, ``confirm.variation_pictures`` (param ``pictures``) at one that would lose pictures.
    """
    live = merged.draft.base
    removed = tuple(
        Finding.error(
            f"variations.{key}",
            VARIATION_REMOVED,
            price=read_path(live, f"variations.{key}.price"),
            stock=read_path(live, f"variations.{key}.available_quantity"),
        )
        for key in merged.removed
    )
    lost = tuple(
        Finding.error(f"variations.{key}", VARIATION_PICTURES, pictures=len(pictures))
        for key, pictures in merged.pictures_lost().items()
    )
    return (*removed, *lost)
