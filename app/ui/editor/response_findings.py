"""What the marketplace said about the open listing, until the fields it is about are edited."""

from __future__ import annotations

from collections.abc import Iterable

from app.rules.findings import Finding


class ResponseFindings:
    """Owns the findings that come from the marketplace and not from the rules here."""

    def __init__(self, findings: Iterable[Finding] = ()) -> None:
        self._findings = tuple(findings)

    def forget(self, path: str) -> None:
        """Forget the findings at ``path``, whose field was edited; with an empty path, none."""
        self._findings = tuple(f for f in self._findings if not path or f.path != path)

    def besides(self, ruled: Iterable[Finding]) -> tuple[Finding, ...]:
        """Return what was answered and is not found by the rules as well."""
        known = {(finding.path, finding.code) for finding in ruled}
        return tuple(f for f in self._findings if (f.path, f.code) not in known)


def as_warnings(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Return findings as warnings: to be seen, but not in the way of sending."""
    return tuple(Finding.warning(f.path, f.code, **f.params) for f in findings)
