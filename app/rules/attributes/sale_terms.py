"""Sale terms of a listing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.domain.shapes import JsonObject, is_plain, text_of
from app.domain.wire_item import WireSaleTerm, sale_terms_in
from app.rules.attributes.number_unit import LONGEST
from app.rules.attributes.values import sent_values
from app.rules.findings import Finding


def completed_terms(sent: object, before: object = ()) -> list[WireSaleTerm]:
    """Return sale terms with all their fields; ``before`` are terms that already have names.

    A term without a known name is named by its id.
    """
    names = {text_of(term.get("id")): term.get("name") for term in sale_terms_in(before)}
    completed = [
        _completed(term, names.get(text_of(term.get("id")))) for term in sale_terms_in(sent)
    ]
    return list(sale_terms_in(completed))


def _completed(term: WireSaleTerm, known: str | None) -> JsonObject:
    values = sent_values(term)
    single = values[0] if len(values) == 1 else {}
    name = single.get("name") or ", ".join(text_of(value.get("name")) for value in values)
    return {
        **term,
        "id": term.get("id"),
        "name": term.get("name") or known or term.get("id"),
        "value_id": single.get("id"),
        "value_name": name or None,
        "values": [{"id": value.get("id"), "name": value.get("name")} for value in values],
    }


def check_sale_terms(sale_terms: object) -> Iterator[Finding]:
    """Check the structure of sale terms: objects with a unique id and a short text as value."""
    if sale_terms is None:
        return
    if not isinstance(sale_terms, (list, tuple)):
        yield Finding.error("sale_terms", "item.sale_terms.invalid")
        return
    seen: set[str] = set()
    for entry in sale_terms:
        id_ = text_of(entry.get("id")) if isinstance(entry, Mapping) else ""
        if not id_ or id_ in seen:
            yield Finding.error("sale_terms", "item.sale_terms.invalid", term=id_[:64])
            continue
        seen.add(id_)
        name = entry.get("value_name")
        if name is not None and not (
            isinstance(name, str) and len(name) <= LONGEST and is_plain(name, several_lines=True)
        ):
            yield Finding.error(f"sale_terms.{id_}", "item.sale_terms.invalid", term=id_[:64])
