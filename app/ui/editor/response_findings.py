"""The marketplace's findings about the open listing, until their fields are edited."""

from __future__ import annotations

from collections.abc import Iterable

from app.rules.findings import Finding


class ResponseFindings:
    """The findings that come from the marketplace and not from the local rules."""

    def __init__(self, findings: Iterable[Finding] = ()) -> None:
        self._findings = tuple(findings)

    def forget(self, path: str) -> None:
        """Remove the findings at ``path``, whose field was edited; an empty path removes none."""
        self._findings = tuple(f for f in self._findings if not path or f.path != path)

    def besides(self, ruled: Iterable[Finding]) -> tuple[Finding, ...]:
        """Return the findings that the rules do not report as well."""
        known = {(finding.path, finding.code) for finding in ruled}
        return tuple(f for f in self._findings if (f.path, f.code) not in known)


def as_warnings(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Return the findings as warnings, which are shown but do not block sending."""
    return tuple(Finding.warning(f.path, f.code, **f.params) for f in findings)
