"""One-click repairs of findings."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from app.domain.invisible import as_lines, as_one_line
from app.editing.form.fields import FieldKind, FieldSpec
from app.editing.form.number_unit import show_measure
from app.editing.form.package import show_package
from app.editing.form.unseen_text import unseen_in, without_unseen
from app.editing.number_locale import NumberLocale
from app.editing.numbers import UNREADABLE, Reading, format_number, read_plain, write_plain
from app.editing.values import Choice, UnreadText
from app.rules.findings import Finding

_NUMBER = re.compile(r"[0-9]+(?:\.[0-9]+)?")
_LONGEST = 40


@dataclass(frozen=True, slots=True)
class Repair:
    """A proposed new value of a field; ``text`` is that value as the user interface shows it."""

    value: object
    text: str


def typed_number(text: str, reading: Reading) -> UnreadText:
    """Return the unread text of a number field with the numbers it may mean."""
    meant = tuple(write_plain(number) for number in reading.meant)
    return UnreadText(text, reading.code or UNREADABLE, meant)


def repairs_of_field(
    spec: FieldSpec, value: object, *, locale: NumberLocale, decimals: int
) -> tuple[Repair, ...]:
    """Return the repairs of the field's present ``value``, one for each possible meaning."""
    if isinstance(value, UnreadText):
        return tuple(_as_meant(spec, value, locale, decimals))
    if spec.kind is FieldKind.NUMBER_UNIT and isinstance(value, tuple) and len(value) == 1:
        return tuple(_with_unit(spec, value[0].name, locale))
    cleaned = _cleaned(spec, value)
    return () if cleaned == value else (_seen(cleaned),)


def repairs_of(
    findings: Iterable[Finding],
    spec_of: Callable[[str], FieldSpec | None],
    value_of: Callable[[Finding], object],
    *,
    locale: NumberLocale,
    decimals: int,
) -> dict[str, tuple[Repair, ...]]:
    """Return the repairs for each field that ``findings`` name."""
    repairs: dict[str, tuple[Repair, ...]] = {}
    for finding in findings:
        spec = spec_of(finding.path)
        if spec is None or finding.path in repairs:
            continue
        found = repairs_of_field(spec, value_of(finding), locale=locale, decimals=decimals)
        if found:
            repairs[finding.path] = found
    return repairs


def _as_meant(
    spec: FieldSpec, typed: UnreadText, locale: NumberLocale, decimals: int
) -> Iterator[Repair]:
    for wire in typed.meant:
        if spec.kind is FieldKind.NUMBER_UNIT:
            measure = show_measure(wire, spec.units, locale)
            shown = f"{measure.text} {measure.unit}" if measure.unit else measure.text
            yield Repair((Choice(None, wire),), shown)
        elif spec.kind is FieldKind.DIMENSIONS:
            yield Repair(wire, show_package(wire, locale))
        elif (number := read_plain(wire)) is not None:
            places = {FieldKind.MONEY: decimals, FieldKind.INTEGER: 0}.get(spec.kind)
            text = format_number(number, locale, decimals=places)
            if spec.named:
                yield Repair((Choice(None, wire),), text)
            else:
                yield Repair(int(number) if spec.kind is FieldKind.INTEGER else number, text)


def _cleaned(spec: FieldSpec, value: object) -> object:
    """Return a text, or typed values, without invisible characters.

    Single-line fields also lose line ends and tabs.
    """
    found = without_unseen(value) if unseen_in(value) else value
    if isinstance(found, str):
        return as_lines(found) if spec.kind is FieldKind.LONG_TEXT else as_one_line(found)
    if isinstance(found, tuple):
        return tuple(
            one._replace(name=as_one_line(one.name))
            if isinstance(one, Choice) and one.id is None
            else one
            for one in found
        )
    return found


def _seen(value: object) -> Repair:
    """Return the repair that removes invisible characters; ``value`` is the cleaned value."""
    names = [one.name for one in value] if isinstance(value, tuple) else [str(value)]
    text = ", ".join(" ".join(name.split()) for name in names)
    return Repair(value, text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…")


def _with_unit(spec: FieldSpec, wire: str, locale: NumberLocale) -> Iterator[Repair]:
    """Yield the repair that adds the category's default unit: "9 mm" for "9" or "9 kg"."""
    unit = spec.default_unit if spec.default_unit in spec.units else next(iter(spec.units), None)
    found = _NUMBER.match(wire[:_LONGEST])
    if unit is None or found is None:
        return
    fixed = f"{found[0]} {unit}"
    number = read_plain(found[0])
    if fixed != wire and number is not None:
        yield Repair((Choice(None, fixed),), f"{format_number(number, locale)} {unit}")
