"""Findings as JSON objects, for the journal and for JSON output."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from app.rules.findings import Finding, Severity


def records_of(findings: Iterable[Finding]) -> list[dict[str, object]]:
    """Return findings as JSON objects; parameters of types that JSON lacks become text."""
    return [
        {
            "path": finding.path,
            "code": finding.code,
            "severity": finding.severity.value,
            "params": {name: _plain(value) for name, value in finding.params.items()},
        }
        for finding in findings
    ]


def findings_of_records(values: object) -> tuple[Finding, ...]:
    """Return the findings that ``records_of`` wrote; entries of another form are left out."""
    findings = []
    for value in values if isinstance(values, list) else ():
        match value:
            case {"path": str(path), "code": str(code), "severity": severity, "params": dict(figs)}:
                known = Severity.WARNING if severity == Severity.WARNING else Severity.ERROR
                findings.append(Finding(path, code, known, figs))
    return tuple(findings)


def _plain(value: object) -> object:
    if isinstance(value, Mapping):
        return {str(key): _plain(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [_plain(inner) for inner in value]
    if value is None or isinstance(value, (bool, int, str)) or hasattr(value, "as_tuple"):
        return value
    return str(value)
