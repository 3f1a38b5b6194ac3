"""Warnings for own codes that another local listing or outbox row already has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from app.domain.shapes import is_blank, text_of
from app.domain.wire_item import variations_in
from app.editing.variation_list import VARIATIONS
from app.rules.findings import Finding

if TYPE_CHECKING:
    from app.engine.catalog.catalog import ItemCatalog

OWN_CODE = "seller_custom_field"
TAKEN = "own_code.taken"
WAITING = "own_code.waiting"
_ITS = f".{OWN_CODE}"


def taken_codes(
    catalog: ItemCatalog, values: Mapping[str, object], item_id: str = ""
) -> tuple[Finding, ...]:
    """Return a warning for each own code that another listing than ``item_id`` has.

    ``values`` are form values by path. Codes of variations are checked too, those of new variations
    if the whole list is given. The marketplace accepts the same code twice, but orders, sheets and
    own costs identify listings by it. The warning names the first listing with the code, as of the
    last sync. Closed listings do not count, because a relisted one takes its code with it. Codes
    are case-sensitive.
    """
    codes = {path: code.strip() for path, code in _codes_in(values)}
    if not codes:
        return ()
    found = catalog.with_own_codes(codes.values(), item_id)
    return tuple(
        Finding.warning(path, TAKEN, listing=found[code].id, title=found[code].title)
        for path, code in codes.items()
        if code in found
    )


def _codes_in(values: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    """Yield the own codes among form values, each with its path; blank codes are skipped."""
    for path, value in values.items():
        cells = [(path, value)]
        if path == VARIATIONS:
            cells = [
                (f"{path}.{place}.{OWN_CODE}", one.get(OWN_CODE))
                for place, one in enumerate(variations_in(value))
                if not one.get("id")
            ]
        elif path != OWN_CODE and not (path.startswith(f"{VARIATIONS}.") and path.endswith(_ITS)):
            continue
        for where, code in cells:
            if isinstance(code, str) and not is_blank(code):
                yield where, code


def waiting_codes(
    forms: Mapping[int, Mapping[str, object]], values: Mapping[str, object]
) -> tuple[Finding, ...]:
    """Return a warning for each own code that a new listing in the outbox already has.

    ``forms`` are the creation forms by outbox row; ``values`` are form values by path.
    """
    known = {
        code.strip(): (number, text_of(form.get("title")))
        for number, form in reversed(list(forms.items()))
        for _path, code in _codes_in(form)
    }
    return tuple(
        Finding.warning(path, WAITING, number=known[key][0], title=known[key][1])
        for path, code in _codes_in(values)
        if (key := code.strip()) in known
    )
