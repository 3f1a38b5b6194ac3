"""Sale terms of a listing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.rules.findings import Finding
from app.rules.number_unit import LONGEST
from app.rules.shapes import is_plain, text_of


def check_sale_terms(sale_terms: object) -> Iterator[Finding]:
    """Check the form of sale terms: objects with an id, each once, whose value is short text."""
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
