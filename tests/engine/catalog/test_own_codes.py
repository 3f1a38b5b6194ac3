"""Own codes that other listings have: found by an index, told by the name of the listing."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.engine.catalog.catalog import ItemCatalog
from app.engine.catalog.own_codes import taken_codes, waiting_codes
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
    (found,) = taken_codes(catalog, {"seller_custom_field": f" {last.seller_custom_field} "})
    assert (found.params["listing"], found.params["title"]) == (last.id, last.title)
    assert not found.is_error
    assert taken_codes(catalog, {"seller_custom_field": last.seller_custom_field}, last.id) == ()
    for none in ("", None, 7, "no such code", "  "):
        assert taken_codes(catalog, {"seller_custom_field": none}) == ()
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


def test_that_many_codes_of_new_variations_are_looked_for_at_once(
    rows: list[ItemRow], tmp_path: Path
) -> None:
    catalog = ItemCatalog(tmp_path / "c.db")
    theirs = [row for row in rows if row.status != "closed" and row.seller_custom_field][:250]
    assert len(theirs) == 250
    new = [{"seller_custom_field": row.seller_custom_field} for row in theirs]
    found = taken_codes(catalog, {"variations": [*new, {"seller_custom_field": "mine"}]})
    assert [(one.path, one.params["listing"]) for one in found] == [
        (f"variations.{place}.seller_custom_field", row.id) for place, row in enumerate(theirs)
    ]


def test_that_what_is_still_to_be_listed_has_its_codes_and_those_of_its_variations() -> None:
    forms = {
        7: {"title": "Mesa", "seller_custom_field": " M-1 "},
        9: {"title": "Silla", "variations": [{"seller_custom_field": "S-1"}, {"price": 3}]},
    }
    values = {
        "seller_custom_field": "M-1",
        "variations": [{"seller_custom_field": "S-1"}, {"seller_custom_field": "S-2"}],
    }
    assert [(one.path, one.params["title"]) for one in waiting_codes(forms, values)] == [
        ("seller_custom_field", "Mesa"),
        ("variations.0.seller_custom_field", "Silla"),
    ]
    assert waiting_codes(forms, {"seller_custom_field": " "}) == ()
