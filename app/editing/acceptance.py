"""How whole a change arrived: what of it the marketplace dropped, changed or remarked on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from app.rules.findings import Finding

OMITTED = "item.attributes.omitted"
"""The marketplace's own word for an attribute that it did not take."""
DROPPED = "answer.dropped"
CHANGED = "answer.normalised"


@dataclass(frozen=True, slots=True)
class Arrival:
    """How many fields of a change that is done were ``dropped`` or ``changed`` into something
    else, and how many ``remarks`` the marketplace made on others."""

    dropped: int = 0
    changed: int = 0
    remarks: int = 0

    @property
    def is_whole(self) -> bool:
        """Whether everything is as it was sent, without a word."""
        return not (self.dropped or self.changed or self.remarks)


def arrival_of(findings: Iterable[Finding], unmet: Iterable[str] = ()) -> Arrival:
    """Return how whole a change arrived, by what was found in the answer.

    A field counts once, by the worst that became of it. ``unmet`` are the paths where the answer is
    not what was sent; one that no finding is about counts as changed.
    """
    dropped: set[str] = set()
    changed: set[str] = set()
    reported: set[str] = set()
    unnamed = remarks = 0
    for finding in findings:
        reported.add(finding.path)
        if finding.code == DROPPED or (finding.code == OMITTED and "." in finding.path):
            dropped.add(finding.path)
        elif finding.code == OMITTED:
            unnamed += 1
        elif finding.code == CHANGED:
            changed.add(finding.path)
        else:
            remarks += 1
    changed.update(path for path in unmet if path not in reported)
    # A word on attributes that names none is about those that are found missing.
    lost = max(len(dropped), unnamed)
    return Arrival(lost, len(changed - dropped), remarks)
