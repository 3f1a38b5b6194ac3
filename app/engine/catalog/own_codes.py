"""Own codes that are taken: found among the local listings, and told by the name of who has one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from app.domain.shapes import is_blank, text_of
from app.domain.wire_item import variations_in
from app.rules.findings import Finding

if TYPE_CHECKING:
    from app.engine.catalog.catalog import ItemCatalog

OWN_CODE = "seller_custom_field"
TAKEN = "own_code.taken"
WAITING = "own_code.waiting"


def taken_code(catalog: ItemCatalog, code: object, item_id: str = "") -> tuple[Finding, ...]:
    """Return a warning where another listing than ``item_id`` has the own code ``code``.

    The marketplace takes a code twice; what is told apart by codes (orders, sheets, own costs) is
    not told apart then. It names the first listing that has it, as of the last sync; one that is
    closed counts for none, as relisting it leaves it its code. Codes differ by upper case.
    """
    if is_blank(code) or not isinstance(code, str):
        return ()
    found = next((row for row in catalog.with_own_code(code.strip()) if row.id != item_id), None)
    if found is None:
        return ()
    return (Finding.warning(OWN_CODE, TAKEN, listing=found.id, title=found.title),)


def taken_codes(
    catalog: ItemCatalog, values: Mapping[str, object], item_id: str = ""
) -> tuple[Finding, ...]:
    """Return a warning for each own code among ``values``, by form path, that is taken.

    Those of variations as well: of one that has no id yet where the whole list is given.
    """
    return tuple(
        replace(finding, path=path)
        for path, code in _codes_in(values)
        for finding in taken_code(catalog, code, item_id)
    )


def _codes_in(values: Mapping[str, object]) -> Iterator[tuple[str, object]]:
    for path, value in values.items():
        if path == OWN_CODE or (path.startswith("variations.") and path.endswith(f".{OWN_CODE}")):
            yield path, value
        elif path == "variations":
            for index, one in enumerate(variations_in(value)):
                if not one.get("id"):
                    yield f"variations.{index}.{OWN_CODE}", one.get(OWN_CODE)


def waiting_code(forms: Mapping[int, Mapping[str, object]], code: object) -> tuple[Finding, ...]:
    """Return a warning where one of ``forms``, by row of the outbox, is to be listed with
    ``code``.
    """
    if is_blank(code) or not isinstance(code, str):
        return ()
    for number, form in forms.items():
        if text_of(form.get(OWN_CODE)).strip() == code.strip():
            title = text_of(form.get("title"))
            return (Finding.warning(OWN_CODE, WAITING, number=number, title=title),)
    return ()
