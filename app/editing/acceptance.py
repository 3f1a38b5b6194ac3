"""The extent to which a change was accepted: fields that were dropped or changed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from app.rules.findings import Finding

OMITTED = "item.attributes.omitted"
"""The marketplace's own code for an attribute that it dropped."""
DROPPED = "answer.dropped"
CHANGED = "answer.normalised"


@dataclass(frozen=True, slots=True)
class Acceptance:
    """The number of fields that the marketplace ``dropped``, ``changed`` or remarked on."""

    dropped: int = 0
    changed: int = 0
    remarks: int = 0

    @property
    def is_whole(self) -> bool:
        """Whether the answer is as it was sent, without any remark."""
        return not (self.dropped or self.changed or self.remarks)


def acceptance_of(findings: Iterable[Finding], unmet: Iterable[str] = ()) -> Acceptance:
    """Return how completely a change arrived, from the findings of its answer.

    A field counts once, by its worst outcome. ``unmet`` are the paths whose values in the answer
    differ from those sent; a path without a finding counts as changed.
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
    # A warning about attributes that names none refers to those that are found to be missing.
    lost = max(len(dropped), unnamed)
    return Acceptance(lost, len(changed - dropped), remarks)
