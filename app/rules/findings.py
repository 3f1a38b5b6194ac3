"""Findings of a check: the field, a code, how severe it is, and the figures behind it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

UNKNOWN = "unknown"
"""The code of a problem that a service reports without one."""
STORED = "stored"
"""The param of a finding that the marketplace keeps with a listing, from an earlier write."""


class Severity(StrEnum):
    """How bad a finding is: an error is refused by the service, a warning is not."""

    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True, slots=True)
class Finding:
    """One problem of one field; its sentence belongs to whoever shows it.

    ``path`` is a form path (``title``, ``attributes.BRAND``, ``pictures.2``,
    ``variations.123.price``, ``shipping.free_shipping``), or empty for the listing as a whole.
    ``code`` is one of :data:`app.rules.codes.CODES` when it comes from the rules, and anything
    when it comes from a service. ``params`` are the figures and names a sentence may need.
    """

    path: str
    code: str
    severity: Severity = Severity.ERROR
    # Two findings may differ in a figure only, so the figures count for equality; a mapping
    # cannot be hashed, so they do not count for the hash.
    params: Mapping[str, object] = field(default_factory=dict, hash=False)

    @classmethod
    def error(cls, path: str, code: str, /, **params: object) -> Finding:
        """Make a finding that the service refuses a write for."""
        return cls(path, code, Severity.ERROR, params)

    @classmethod
    def warning(cls, path: str, code: str, /, **params: object) -> Finding:
        """Make a finding that does not stop a write."""
        return cls(path, code, Severity.WARNING, params)

    @property
    def is_error(self) -> bool:
        """Whether a write with this finding is refused."""
        return self.severity is Severity.ERROR


def errors_of(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Return the findings that a write is refused for, in their order."""
    return tuple(finding for finding in findings if finding.is_error)


def warnings_of(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Return the findings that do not stop a write, in their order."""
    return tuple(finding for finding in findings if not finding.is_error)
