"""What somebody else changed in a listing since the seller opened it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from app.editing.draft import ItemDraft
from app.editing.item_paths import read_path
from app.editing.values import Typed, encode_value, same_value
from app.rules.findings import Finding

CONFLICT = "conflict"


def conflicts_of(
    draft: ItemDraft, live: Mapping[str, Any], *, decided: Collection[str] = ()
) -> tuple[Finding, ...]:
    """The fields that both the seller and somebody else changed, differently.

    Each is an error with code ``conflict`` and the three values ``base``, ``mine`` and ``live`` (as
    ``editing.values.encode_value`` writes them). Paths in ``decided`` were settled by the seller.
    """
    findings = []
    for path in draft.changed_paths():
        base, mine = draft.base_value(path), draft.value(path)
        theirs = read_path(live, path)
        if isinstance(mine, Typed) or path in decided:
            continue
        if not same_value(base, theirs) and not same_value(theirs, mine):
            findings.append(
                Finding.error(
                    path,
                    CONFLICT,
                    base=encode_value(base),
                    mine=encode_value(mine),
                    live=encode_value(theirs),
                )
            )
    return tuple(findings)
