"""The one-click cure of a finding, where there is one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from app.editing.fields import FieldKind, FieldSpec
from app.editing.measure import read_measure
from app.editing.numbers import format_number, read_number
from app.editing.values import Choice, Typed
from app.rules.findings import Finding

_NUMBER = re.compile(r"[0-9]+(?:\.[0-9]+)?")
_LONGEST = 40


@dataclass(frozen=True, slots=True)
class Repair:
    """What the field would become; ``text`` is that value in the site's notation."""

    value: object
    text: str


def repair_of(
    finding: Finding, spec: FieldSpec, value: object, *, locale: str, decimals: int
) -> Repair | None:
    """The repair of ``finding`` for the field's present ``value``, where there is one."""
    if isinstance(value, Typed):
        return _as_meant(spec, value, locale, decimals)
    if spec.kind is FieldKind.NUMBER_UNIT and isinstance(value, tuple) and len(value) == 1:
        return _with_unit(spec, value[0].name, locale)
    return None


def repairs_of(
    findings: Iterable[Finding],
    spec_of: Callable[[str], FieldSpec | None],
    value_of: Callable[[Finding], object],
    *,
    locale: str,
    decimals: int,
) -> dict[str, Repair]:
    """The first repair for each field that ``findings`` name."""
    repairs: dict[str, Repair] = {}
    for finding in findings:
        spec = spec_of(finding.path)
        if spec is None or finding.path in repairs:
            continue
        found = repair_of(finding, spec, value_of(finding), locale=locale, decimals=decimals)
        if found is not None:
            repairs[finding.path] = found
    return repairs


def _as_meant(spec: FieldSpec, typed: Typed, locale: str, decimals: int) -> Repair | None:
    if typed.suggestion is None:
        return None
    if spec.kind is FieldKind.NUMBER_UNIT:
        measured = read_measure(typed.suggestion, spec.default_unit, spec.units, locale)
        return None if isinstance(measured, Typed) else Repair(measured, typed.suggestion)
    places = {FieldKind.MONEY: decimals, FieldKind.INTEGER: 0}.get(spec.kind)
    number = read_number(typed.suggestion, locale, decimals=places).value
    if number is None:
        return None
    if spec.named:
        return Repair((Choice(None, f"{number:f}"),), typed.suggestion)
    plain = int(number) if spec.kind is FieldKind.INTEGER else number
    return Repair(plain, format_number(number, locale, decimals=places))


def _with_unit(spec: FieldSpec, wire: str, locale: str) -> Repair | None:
    """The number with the unit that the category prefers; "9 mm" where "9" or "9 kg" stood."""
    unit = spec.default_unit if spec.default_unit in spec.units else next(iter(spec.units), None)
    found = _NUMBER.match(wire[:_LONGEST])
    if unit is None or found is None:
        return None
    fixed = f"{found[0]} {unit}"
    if fixed == wire:
        return None
    number = read_number(found[0], "en_US").value
    shown = format_number(number, locale) if number is not None else found[0]
    return Repair((Choice(None, fixed),), f"{shown} {unit}")
