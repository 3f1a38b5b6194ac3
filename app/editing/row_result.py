"""The outcome of sending one outbox row."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from app.domain.shapes import JsonObject
from app.editing.notice import Notice
from app.rules.findings import Finding

CONFLICT = "conflict"
"""The code of a finding about a field that somebody else changed as well."""
CONFIRM = "confirm."
"""The prefix of the codes of findings that name a loss to be confirmed."""


class HeldBy(StrEnum):
    """The cause of holding a row, if the marketplace is not the cause."""

    SELLER = "seller"
    EARLIER = "earlier"
    """An earlier row of the same listing, which has to be sent first."""
    RESTORE = "restore"
    """A restored backup: the row may have been sent already."""


@dataclass(frozen=True, slots=True)
class RowResult:
    """The marketplace's answer to a row, or the reason why the row waits.

    Fields of a completed row: ``is_settled`` if no answer came and a later check showed that the
    change had arrived, ``unmet`` the paths where the answer differs from the value sent, ``sums``
    the total of each stock and its sold units by path, ``was_there`` if the listing already had all
    values before. Fields of a held row: ``held_by``, and ``is_unsettled`` if the request was sent
    without an answer and its outcome could not be found out. ``unknown`` are keys written by a
    newer version of the program, which are kept.
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
        """Whether the row waits for confirmation because something would be lost permanently."""
        return any(finding.code.startswith(CONFIRM) for finding in self.findings)


def reported_values(findings: Iterable[Finding]) -> JsonObject:
    """Return the live values that conflict findings report, by path and in stored form."""
    return {
        finding.path: finding.params["live"]
        for finding in findings
        if finding.code == CONFLICT and "live" in finding.params
    }


def conflicts_of(findings: tuple[Finding, ...]) -> tuple[str, ...]:
    """Return the paths of the findings that are conflicts."""
    return tuple(finding.path for finding in findings if finding.code == CONFLICT)
