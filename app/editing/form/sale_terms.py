"""Form fields for sale terms: the type of warranty, its duration and any other terms."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from app.domain.wire_item import WireItem, sale_terms_of
from app.editing.form.fields import FieldKind, FieldSpec, Lock
from app.editing.form.locks import lock_for
from app.editing.numbers import read_plain
from app.editing.values import Choice, Choices, choices_of

WARRANTY_TYPE = "WARRANTY_TYPE"
WARRANTY_TIME = "WARRANTY_TIME"


class _Words(NamedTuple):
    """The names of sale-term values and units in one language of the marketplace."""

    warranties: tuple[str, ...]
    units: tuple[str, ...]
    answers: tuple[str, str]


# The specification lists no values of sale terms. These values are therefore in the marketplace's
# language and sent by name; any other value of a listing is kept and offered beside them.
_WORDS: Final = {
    "es": _Words(
        ("Garantía del vendedor", "Garantía de fábrica", "Sin garantía"),
        ("días", "meses", "años"),
        ("Sí", "No"),
    ),
    "pt": _Words(
        ("Garantia do vendedor", "Garantia de fábrica", "Sem garantia"),
        ("dias", "meses", "anos"),
        ("Sim", "Não"),
    ),
}
_MEASURE = re.compile(r"[0-9]+(?:\.[0-9]+)? (\D{1,20})")


def sale_term_fields(
    item: WireItem, locks: Mapping[str, Lock], language: str = "es"
) -> Iterator[FieldSpec]:
    """Yield the fields of the sale terms of ``item``, in the words of the site's ``language``.

    No resource of the service defines sale terms. The kind of every field except the two warranty
    fields is therefore derived from the present value of the listing; if that is not conclusive,
    the field is a text field.
    """
    terms = {str(term["id"]): term for term in sale_terms_of(item) if term.get("id") is not None}
    words = _WORDS.get(language, _WORDS["es"])

    def spec(key: str, how: _Way, name: str | None = None) -> FieldSpec:
        path = f"sale_terms.{key}"
        return FieldSpec(
            path,
            how.kind,
            name=name,
            choices=how.choices,
            units=how.units,
            default_unit=how.unit,
            locked=lock_for(locks, path),
            named=True,
        )

    kinds = _with(choices_of(terms.get(WARRANTY_TYPE)), words.warranties)
    yield spec(WARRANTY_TYPE, _Way(FieldKind.CHOICE, choices=kinds))
    units = words.units
    yield spec(WARRANTY_TIME, _Way(FieldKind.NUMBER_UNIT, units=units, unit=units[1]))
    for key, term in terms.items():
        if key not in (WARRANTY_TYPE, WARRANTY_TIME):
            yield spec(key, _way_of(choices_of(term), words), str(term.get("name") or key))


class _Way(NamedTuple):
    """The kind of field for a term, with its choices and units."""

    kind: FieldKind
    choices: Choices = ()
    units: tuple[str, ...] = ()
    unit: str | None = None


def _way_of(values: Choices, words: _Words) -> _Way:
    """Return the kind of field for a term with these values."""
    if len(values) > 1:
        return _Way(FieldKind.SEVERAL, values)
    name = values[0].name if values else ""
    if name.casefold() in (answer.casefold() for answer in words.answers):
        return _Way(FieldKind.YES_NO, _with(values, words.answers))
    if values and values[0].id is not None:
        # The value comes from a list that is not known here; as a text field it keeps its id.
        return _Way(FieldKind.TEXT, values)
    if (found := _MEASURE.fullmatch(name)) is not None:
        unit = found[1]
        units = words.units if unit in words.units else (unit,)
        return _Way(FieldKind.NUMBER_UNIT, units=units, unit=unit)
    return _Way(FieldKind.NUMBER if read_plain(name) is not None else FieldKind.TEXT)


def _with(own: Choices, names: tuple[str, ...]) -> Choices:
    """Return the choices for ``names``, followed by the other values of the listing.

    A value of the listing replaces the choice of the same name.
    """
    own_values = {choice.name: choice for choice in own}
    known = tuple(own_values.pop(name, Choice(None, name)) for name in names)
    return (*known, *(choice for choice in own_values.values() if choice.name))
