"""The search box takes queries: they find what they find in plans, and words stay words."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from app.engine.catalog import facet_marks, listing_search, search_reading
from app.engine.catalog.catalog import ListingQuery
from app.engine.catalog.listing_question import Find, Found
from app.engine.catalog.listing_search import ListingSearch
from app.engine.catalog.questions import (
    Complete,
    First,
    Keep,
    Making,
    Rows,
    Unreadable,
    Values,
    ValuesOf,
)
from app.engine.catalog.search_text import SearchText, read_search
from app.engine.queries.errors import QueryError
from app.engine.queries.names import AnyNames
from app.engine.queries.syntax import parse
from app.workspace.catalog import facets
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.catalog.facets_file import FACETS_FILE
from app.workspace.errors import StorageFull
from app.workspace.listing_rows import ItemRow
from tests.engine.queries.test_agreement import HISTORY, LEAVES, combined
from tests.stands.attribute_shop import NOW, fill, holds
from tests.stands.sample import sample_rows

Listings = list[tuple[ItemRow, dict[str, Any]]]


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ListingSearch, Listings]]:
    path = tmp_path_factory.mktemp("search") / "catalogue.db"
    listings = fill(path, 150, HISTORY)
    search = ListingSearch(path)
    with pytest.MonkeyPatch.context() as patched:
        # What "ends in 7 days" is depends on the day.
        patched.setattr(search_reading, "SystemClock", lambda: SimpleNamespace(now=lambda: NOW))
        yield search, listings
    search.close()


def reading(text: str) -> SearchText:
    return read_search(text, lambda: NOW, AnyNames)


@settings(max_examples=120, deadline=None)
@given(
    st.recursive(st.sampled_from(LEAVES), combined, max_leaves=5),
    st.sampled_from((1, 2_000)),
    st.sampled_from(("all", "active", "paused")),
)
def test_that_a_query_finds_in_the_table_what_it_finds_in_plans(
    shop: tuple[ListingSearch, Listings], text: str, few: int, view: str
) -> None:
    assume(reading(text).where is not None)
    search, listings = shop
    with pytest.MonkeyPatch.context() as patched:
        # Few matches are sorted by themselves, many are picked out of the order.
        patched.setattr(listing_search, "_FEW", few)
        patched.setattr(facet_marks, "_FEW", few)
        patched.setattr(listing_search, "_SMALL", 0)
        query = ListingQuery(text=text, view=view, sort="title", descending=False)
        found = search.ids(query)
        (first,) = search.answer(First(query, 5))
        kept = [i for piece in search.answer(Keep(query, tuple(found))) for i in piece.ids]
    node = parse(text)
    wanted = {row.id for row, body in listings if holds(node, row, body, HISTORY)}
    in_view = {row.id for row, _ in listings if view in ("all", row.status) and not row.sub_status}
    if view == "all":
        in_view = {row.id for row, _ in listings}
    assert set(found) == wanted & in_view
    assert len(found) == len(set(found))
    assert isinstance(first, Rows)
    assert [row.id for row in first.rows] == found[:5]
    assert kept == found


@pytest.mark.parametrize(
    "text",
    [
        *("lámpara", 'tv 32"', "mesa (roble", "12:30", ":)", "a - b", "(", '"', "OR", "mesa OR"),
        *("¿qué: es?", "2 x 4)", "-", "--", "mesa or silla", '5.8"'),
    ],
)
def test_that_what_is_no_query_is_words(text: str) -> None:
    assert reading(text).where is None


@pytest.mark.parametrize(
    ("text", "by_index"),
    [
        ("price:>10", 0),
        ("cámara price:>10 roja", 2),
        ("-roja", 1),
        ('"mesa de roble"', 1),
        ("mesa OR silla", 2),
        ("(mesa silla) stock:0", 2),
    ],
)
def test_that_conditions_are_read_and_words_are_found_by_their_index(
    text: str, by_index: int
) -> None:
    found = reading(text)
    assert found.where is not None
    assert found.numbers()[0].count("MATCH") == by_index


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("price:>", "query.no_number", 6),
        ("mesa price:dear", "query.no_number", 11),
        ("prise:>10", "query.no_condition", 0),
        ("status:pausd", "query.no_status", 7),
        ("(status:paused", "query.bracket_open", 14),
        ("attr.NOTHING:1", "query.no_attribute", 0),
    ],
)
def test_that_a_condition_that_cannot_be_read_is_named_by_its_place(
    shop: tuple[ListingSearch, Listings], text: str, code: str, place: int
) -> None:
    search, _ = shop
    *_, answer = search.answer(Find(ListingQuery(text=text)))
    assert isinstance(answer, Unreadable)
    assert (answer.problem.code, answer.problem.place) == (code, place)
    with pytest.raises(QueryError):
        search.found(ListingQuery(text=text))
    assert [rows.rows for rows in search.answer(First(ListingQuery(text=text), 5))] == [()]
    kept = [piece.ids for piece in search.answer(Keep(ListingQuery(text=text), ("MX1",)))]
    assert kept == [()]


def test_that_attributes_are_made_searchable_once_and_again_after_a_change(tmp_path: Path) -> None:
    fill(tmp_path / "catalogue.db", 20)
    search = ListingSearch(tmp_path / "catalogue.db")
    question = Find(ListingQuery(text="BRAND:Nike"))
    making, found = [*search.answer(question)]
    assert making == Making(20, 20)
    assert isinstance(found, Found)
    assert 0 < found.total < 20
    assert [*search.answer(question)] == [found]
    (tmp_path / FACETS_FILE).unlink()
    fill(tmp_path / "catalogue.db", 20)
    *_, again = search.answer(question)
    assert again == found
    search.close()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("attr.GTIN:*", {0, 3}),
        ('"Código universal":*', {0, 3}),
        ("-attr.GTIN:*", {1, 2, 4}),
        ("attr.GTIN:**", {0, 3}),
        ("attr.GTIN:7502,*", {0, 3}),
        ("attr.GTIN:7*", {0}),
        ('attr.GTIN:"*"', None),
        ("attr.GTIN:>*", None),
    ],
)
def test_that_any_value_is_one_that_has_a_name(
    tmp_path: Path, text: str, found: set[int] | None
) -> None:
    path = tmp_path / "catalogue.db"
    rows = sample_rows(5)
    values = (["7501"], [None], ["-"], [None, "A 1"], [])
    writer = CatalogWriter(path)
    for row, names in zip(rows, values, strict=True):
        entries = [
            {"id": "GTIN", "name": "Código universal", "value_id": "-1", "value_name": name}
            for name in names
        ]
        writer.put([(row, json.dumps({"id": row.id, "attributes": entries}).encode())])
    gtin = {"id": "GTIN", "name": "Código universal", "values": [], "tags": {}}
    writer.put_document("attributes", rows[0].category_id, json.dumps([gtin]).encode())
    writer.close()
    search = ListingSearch(path)
    if found is None:
        with pytest.raises(QueryError):
            search.ids(ListingQuery(text=text))
    else:
        assert set(search.ids(ListingQuery(text=text))) == {rows[n].id for n in found}
    search.close()


def test_that_a_full_disk_is_no_end_of_the_reader(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> Iterator[tuple[int, int]]:
        yield 0, 20
        raise StorageFull("full")

    fill(tmp_path / "catalogue.db", 20)
    monkeypatch.setattr(facets, "_refresh", full)
    search = ListingSearch(tmp_path / "catalogue.db")
    *_, answer = search.answer(Find(ListingQuery(text="BRAND:Nike")))
    assert isinstance(answer, Unreadable)
    assert answer.problem.code == "query.no_tables"
    search.close()


@pytest.mark.parametrize(
    ("text", "index"),
    [
        ("-status:closed status:waiting_for_patch", "by_modifier"),
        ("status:warning price:>10", "by_modifier"),
        ("-status:closed warnings:>0", "by_warning"),
        ("status:paused", "by_status"),
    ],
)
def test_that_few_are_found_along_the_index_of_them(tmp_path: Path, text: str, index: str) -> None:
    fill(tmp_path / "catalogue.db", 200)
    sql, parameters = reading(text).numbers()
    reader = CatalogReader(tmp_path / "catalogue.db")
    steps = [row[3] for row in reader.rows(f"EXPLAIN QUERY PLAN {sql}", parameters)]
    reader.close()
    assert any(index in step for step in steps), steps


@pytest.mark.parametrize(
    ("attribute", "begun", "offered"),
    [
        ("BRAND", "", ("Adidas", "Air 90", "Ñandú & Hijos", "Nike")),
        ("marca", "a", ("Adidas", "Air 90")),
        ("Marca", "ÑAN", ("Ñandú & Hijos",)),
        ("LENGTH", "1", ("10 cm", "10 mm")),
        ("LENGTH", "z", ()),
    ],
)
def test_that_values_are_offered_that_listings_have(
    tmp_path: Path, attribute: str, begun: str, offered: tuple[str, ...]
) -> None:
    fill(tmp_path / "catalogue.db", 200)
    search = ListingSearch(tmp_path / "catalogue.db")
    search.found(ListingQuery(text="BRAND:Nike"))
    (answer,) = search.answer(ValuesOf(attribute, begun))
    search.close()
    assert answer == Values(offered)


def test_that_what_may_follow_is_offered(shop: tuple[ListingSearch, Listings]) -> None:
    search, _ = shop
    (answer,) = search.answer(Complete("mesa sta", 8))
    assert (answer.start, answer.words) == (5, ("status:",))
    (answer,) = search.answer(Complete("BRAND:Ad", 8))
    assert answer.words == ("Adidas",)


def test_that_damaged_facets_are_made_again_and_the_catalogue_is_not_blamed(
    tmp_path: Path,
) -> None:
    path = tmp_path / "catalogue.db"
    fill(path, 600)
    search = ListingSearch(path)
    query = ListingQuery(text="BRAND:Nike")
    wanted = search.ids(query)
    search.close()
    damaged = tmp_path / FACETS_FILE
    whole = damaged.read_bytes()
    made = whole.index(b"Nike") // 4096 * 4096
    damaged.write_bytes(whole[:made] + b"\xa5" * 4096 + whole[made + 4096 :])
    search = ListingSearch(path)
    # Whoever asked first may have been shown nothing.
    for _ in range(3):
        with contextlib.suppress(QueryError):
            found = search.ids(query)
    search.close()
    assert found == wanted
    assert not (tmp_path / "catalogue.db.damaged").exists()
