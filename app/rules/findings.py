"""Findings of a check: a field, a code, a severity and the values concerned."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

UNKNOWN = "unknown"
"""The code of a problem that a service reports without a code."""
STORED = "stored"
"""The param of a finding that the marketplace stores with a listing, from an earlier write."""


class Severity(StrEnum):
    """The severity of a finding: the service refuses an error, but not a warning."""

    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True, slots=True)
class Finding:
    """A problem of a field; the user interface provides the sentence for it.

    ``path`` is a form path (``title``, ``attributes.BRAND``, ``pictures.2``,
    ``variations.123.price``, ``shipping.free_shipping``), or empty for the listing as a whole.
    ``code`` is one of :data:`app.rules.codes.CODES` if it comes from the rules, and anything if it
    comes from a service. ``params`` are the numbers and names that a sentence may need.
    """

    path: str
    code: str
    severity: Severity = Severity.ERROR
    # Findings may differ in their params only, so these count for equality. A mapping cannot be
    # hashed, so they do not count for the hash.
    params: Mapping[str, object] = field(default_factory=dict, hash=False)

    @classmethod
    def error(cls, path: str, code: str, /, **params: object) -> Finding:
        """Return a finding for which the service refuses a write."""
        return cls(path, code, Severity.ERROR, params)

    @classmethod
    def warning(cls, path: str, code: str, /, **params: object) -> Finding:
        """Return a finding that does not prevent a write."""
        return cls(path, code, Severity.WARNING, params)

    @property
    def is_error(self) -> bool:
        """Whether a write with this finding is refused."""
        return self.severity is Severity.ERROR


def errors_of(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Return the findings for which a write is refused, in order."""
    return tuple(finding for finding in findings if finding.is_error)


def warnings_of(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Return the findings that do not prevent a write, in order."""
    return tuple(finding for finding in findings if not finding.is_error)
