"""Own codes that other listings have: found by an index, told by the name of the listing."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from app.engine.catalog.catalog import ItemCatalog
from app.engine.catalog.own_codes import taken_codes, waiting_codes
from app.engine.queries.id_lists import find_listings
from app.engine.queries.query import parse_where
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.listing_rows import ItemRow
from tests.stands.earlier_catalog import BEFORE_PIECES
from tests.stands.sample import fill_catalog

MANY = 3_000
OWN_CODE = "seller_custom_field"


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


def varied(row: ItemRow, *codes: object) -> tuple[ItemRow, bytes]:
    """Return a listing with a variation of each own code, as it is stored."""
    entries = [{"id": at, OWN_CODE: code} for at, code in enumerate(codes, 1)]
    body = {"id": row.id, "title": row.title, "variations": entries}
    return row._replace(variations=len(codes)), json.dumps(body).encode()


def test_that_a_code_inside_a_variation_of_another_listing_is_found_at_once(
    rows: list[ItemRow], tmp_path: Path
) -> None:
    open_rows = [row for row in rows if row.status != "closed"]
    first, other = open_rows[-2:]
    closed = next(row for row in rows if row.status == "closed")
    with closing(CatalogWriter(tmp_path / "c.db")) as writer:
        writer.put([varied(first, "IN-A", " IN-B ", None, "", 7), varied(closed, "IN-C")])
    with closing(ItemCatalog(tmp_path / "c.db", most_steps=1_000)) as catalog:
        for code in ("IN-A", "IN-B"):
            (found,) = taken_codes(catalog, {OWN_CODE: code}, other.id)
            assert (found.code, found.params["listing"]) == ("own_code.taken", first.id)
            path = "variations.9.seller_custom_field"
            assert [one.path for one in taken_codes(catalog, {path: code}, other.id)] == [path]
            assert taken_codes(catalog, {OWN_CODE: code}, first.id) == ()
        for none in ("IN-C", "in-a", "7", "None"):
            assert taken_codes(catalog, {OWN_CODE: none}) == ()
    # Two hundred and fifty cells of a block are one question.
    many = {f"variations.{at}.{OWN_CODE}": f"M-{at}" for at in range(249)}
    with closing(ItemCatalog(tmp_path / "c.db", most_steps=20_000)) as catalog:
        (found,) = taken_codes(catalog, {**many, "variations.250.seller_custom_field": "IN-A"})
    assert found.params["listing"] == first.id


def test_that_codes_of_variations_follow_what_is_written(
    rows: list[ItemRow], tmp_path: Path
) -> None:
    first, other = [row for row in rows if row.status != "closed"][:2]
    with closing(CatalogWriter(tmp_path / "c.db")) as writer:
        writer.put([varied(first, "IN-A"), varied(other, "IN-A")])
    assert owner_of("IN-A", tmp_path) == first.id
    with closing(CatalogWriter(tmp_path / "c.db")) as writer:
        writer.put([varied(first, "IN-B")])
    assert owner_of("IN-A", tmp_path) == other.id
    with closing(CatalogWriter(tmp_path / "c.db")) as writer:
        writer.remove([other.id])
    assert (owner_of("IN-A", tmp_path), owner_of("IN-B", tmp_path)) == ("", first.id)
    with closing(CatalogWriter(tmp_path / "c.db")) as writer:
        writer.put([(varied(first, "x")[0], body) for body in (b"no json", b"[]", b'{"a":"x"}')])
    assert owner_of("IN-B", tmp_path) == ""


def owner_of(code: str, folder: Path) -> str:
    with closing(ItemCatalog(folder / "c.db")) as catalog:
        return "".join(row.id for row in catalog.with_own_codes([code]).values())


def test_that_a_code_of_a_variation_finds_its_listing_in_queries_and_lists(
    rows: list[ItemRow], tmp_path: Path
) -> None:
    with closing(CatalogWriter(tmp_path / "c.db")) as writer:
        writer.put([varied(rows[5], "IN-A1", "IN-A2")])
    with closing(CatalogReader(tmp_path / "c.db")) as reader:
        for text in ("sku:IN-A1", "sku:in-a*", "sku:IN-A2,no-such"):
            where = parse_where(text, datetime.now(UTC))
            assert [i for i, _ in where.items(reader, frozenset())] == [rows[5].id], text
        assert find_listings(reader, ["in-a2", "nothing"]) == (
            frozenset({rows[5].id}),
            ("nothing",),
        )


def test_that_an_earlier_file_is_looked_through_for_codes_when_it_is_opened(
    rows: list[ItemRow], tmp_path: Path
) -> None:
    path = tmp_path / "c.db"
    with closing(CatalogWriter(path)) as writer:
        writer.put([varied(rows[5], "IN-A")])
    with closing(sqlite3.connect(path)) as database:
        database.executescript(
            f"{BEFORE_PIECES}"
            "DROP TRIGGER body_with_codes_came; DROP TRIGGER item_with_codes_went;"
            "DROP VIEW codes_within; DROP TABLE variation_codes; PRAGMA user_version = 7"
        )
    assert owner_of("IN-A", tmp_path) == ""
    CatalogWriter(path).close()
    assert owner_of("IN-A", tmp_path) == rows[5].id
