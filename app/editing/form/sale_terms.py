"""The sale terms a seller sets: what kind of warranty, and for how long."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from app.domain.shapes import JsonObject
from app.domain.wire_item import WireItem, sale_terms_of
from app.editing.form.fields import FieldKind, FieldSpec, Lock
from app.editing.form.locks import lock_for
from app.editing.values import Choice

WARRANTY_TYPE = "WARRANTY_TYPE"
WARRANTY_TIME = "WARRANTY_TIME"

# The specification lists no values of sale terms, so they are in the marketplace's language and
# sent by name; whatever else a listing says is kept and offered beside them.
_TYPES = ("Garantía del vendedor", "Garantía de fábrica", "Sin garantía")
_UNITS = ("días", "meses", "años")


def sale_term_fields(item: WireItem, locks: Mapping[str, Lock]) -> Iterator[FieldSpec]:
    """Yield the fields of the sale terms of ``item``; unknown terms are shown as text."""
    terms = {str(term["id"]): term for term in sale_terms_of(item) if term.get("id") is not None}

    def spec(key: str, kind: FieldKind, **more: Any) -> FieldSpec:
        path = f"sale_terms.{key}"
        return FieldSpec(path, kind, locked=lock_for(locks, path), named=True, **more)

    yield spec(WARRANTY_TYPE, FieldKind.CHOICE, choices=_warranty_types(terms.get(WARRANTY_TYPE)))
    yield spec(WARRANTY_TIME, FieldKind.NUMBER_UNIT, units=_UNITS, default_unit=_UNITS[1])
    for key, term in terms.items():
        if key not in (WARRANTY_TYPE, WARRANTY_TIME):
            yield spec(key, FieldKind.TEXT, name=str(term.get("name") or key))


def _warranty_types(term: JsonObject | None) -> tuple[Choice, ...]:
    choices = [Choice(None, name) for name in _TYPES]
    name = term.get("value_name") if term else None
    if term is None or not name:
        return tuple(choices)
    value_id = term.get("value_id")
    own = Choice(None if value_id is None else str(value_id), str(name))
    return tuple([own if choice.name == own.name else choice for choice in choices]) + (
        () if own.name in _TYPES else (own,)
    )
