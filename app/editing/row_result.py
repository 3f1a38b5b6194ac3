"""The outcome of the sending of one row of the outbox."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from app.domain.shapes import JsonObject
from app.editing.notice import Notice
from app.rules.findings import Finding

CONFLICT = "conflict"
"""The code of a finding at a field that somebody else changed too."""
CONFIRM = "confirm."
"""What the codes of findings begin with that name what would be lost."""


class HeldBy(StrEnum):
    """Who holds a row, where it is not the marketplace's doing."""

    SELLER = "seller"
    EARLIER = "earlier"
    """A row of the same listing that it was to go after."""
    RESTORE = "restore"
    """It came back from a backup, and may have been sent already."""


@dataclass(frozen=True, slots=True)
class RowResult:
    """What the marketplace made of a row, or why the row waits.

    Of a row that is done: ``is_settled`` when no answer came and it was found to have arrived,
    ``unmet`` are the paths where the answer is not what was sent, ``sums`` what each stock and its
    sold units came to by path, ``was_there`` when the listing had all of it before. Of a held row:
    ``held_by``, and ``is_unsettled`` when it left without an answer and nobody could find out the
    outcome. ``unknown`` are the keys that a newer program wrote, which are kept.
    """

    findings: tuple[Finding, ...] = ()
    notice: Notice | None = None
    is_settled: bool = False
    unmet: tuple[str, ...] = ()
    sums: Mapping[str, int] = field(default_factory=dict)
    was_there: bool = False
    held_by: HeldBy | None = None
    is_unsettled: bool = False
    unknown: JsonObject = field(default_factory=dict)

    @property
    def conflicts(self) -> tuple[str, ...]:
        """The fields that both the seller and somebody else changed."""
        return conflicts_of(self.findings)

    @property
    def asks_to_confirm(self) -> bool:
        """Whether it waits because something would be lost for good."""
        return any(finding.code.startswith(CONFIRM) for finding in self.findings)


def reported_values(findings: Iterable[Finding]) -> JsonObject:
    """Return by path, as they were written down, the values that conflicts were reported with."""
    return {
        finding.path: finding.params["live"]
        for finding in findings
        if finding.code == CONFLICT and "live" in finding.params
    }


def conflicts_of(findings: tuple[Finding, ...]) -> tuple[str, ...]:
    """Return the paths of the findings that are conflicts."""
    return tuple(finding.path for finding in findings if finding.code == CONFLICT)
