"""Own codes that other listings have: found by an index, told by the name of the listing."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.engine.catalog.catalog import ItemCatalog
from app.engine.catalog.own_codes import taken_code, taken_codes
from app.workspace.listing_rows import ItemRow
from tests.stands.sample import fill_catalog

MANY = 3_000


@pytest.fixture
def rows(tmp_path: Path) -> list[ItemRow]:
    return fill_catalog(tmp_path / "c.db", MANY)


def test_that_the_listing_that_has_a_code_is_named_at_once(
    rows: list[ItemRow], tmp_path: Path
) -> None:
    # A window asks at each key: what looked through the listings would be stopped.
    catalog = ItemCatalog(tmp_path / "c.db", most_steps=1_000)
    codes = [row.seller_custom_field for row in rows if row.status != "closed"]
    last = [row for row in rows if row.status != "closed" and row.seller_custom_field][-1]
    assert codes.count(last.seller_custom_field) == 1
    (found,) = taken_code(catalog, f" {last.seller_custom_field} ")
    assert (found.params["listing"], found.params["title"]) == (last.id, last.title)
    assert not found.is_error
    assert taken_code(catalog, last.seller_custom_field, last.id) == ()
    for none in ("", None, 7, "no such code", "  "):
        assert taken_code(catalog, none) == ()
    catalog.close()


def test_that_codes_of_variations_are_looked_for_at_their_paths(
    rows: list[ItemRow], tmp_path: Path
) -> None:
    catalog = ItemCatalog(tmp_path / "c.db")
    first, other = [r for r in rows if r.status != "closed" and r.seller_custom_field][:2]
    code = first.seller_custom_field
    values = {
        "price": 3,
        "seller_custom_field": code,
        "variations.7.seller_custom_field": code,
        "variations.7.available_quantity": 3,
        "variations.8.seller_custom_field": "no such code",
    }
    found = taken_codes(catalog, values, other.id)
    assert [(one.path, one.params["listing"]) for one in found] == [
        ("seller_custom_field", first.id),
        ("variations.7.seller_custom_field", first.id),
    ]
    assert taken_codes(catalog, values, first.id) == ()
    # Of a whole list only those are meant that are new.
    whole = {"variations": [{"id": 7, "seller_custom_field": code}, {"seller_custom_field": code}]}
    (new,) = taken_codes(catalog, whole, other.id)
    assert new.path == "variations.1.seller_custom_field"
    catalog.close()
