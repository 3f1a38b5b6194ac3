"""Words are found inside of words: in the search box, in queries, and in files of each version."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.catalog.catalog import ListingQuery
from app.engine.catalog.listing_search import ListingSearch
from app.engine.queries.query import parse_where
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.listing_rows import fold, has_words, with_phrase, with_words
from tests.stands.earlier_catalog import BEFORE_PIECES
from tests.stands.sample import sample_rows

FIRST = 1_000_000_001
NOW = datetime(2026, 10, 1, tzinfo=UTC)
LISTINGS = (
    ("Lámpara de pie", "LMP-00042"),
    ("Paraguas para niño", None),
    ("Sobremesa ROBLE 120x60", "AB/77"),
    ("Mesa de roble", "ab77"),
    ("Straße ﬁne ½", "Ω-12"),
    ('表計算ソフト 32"', None),
    ("Palapa araña lampa", "ÑANDÚ"),
)


def put(path: Path, numbers: tuple[int, ...] = tuple(range(len(LISTINGS)))) -> None:
    rows = sample_rows(len(LISTINGS))
    with closing(CatalogWriter(path)) as writer:
        writer.put(
            (rows[n]._replace(title=LISTINGS[n][0], seller_custom_field=LISTINGS[n][1]), b"{}")
            for n in numbers
        )


def in_box(path: Path, text: str) -> set[int]:
    with closing(ListingSearch(path)) as search:
        return {int(i[2:]) - FIRST for i in search.ids(ListingQuery(text))}


def in_query(path: Path, text: str) -> set[int]:
    with closing(CatalogReader(path)) as reader:
        found = {int(r.id[2:]) - FIRST for r in parse_where(text, NOW).each(reader)}
        assert not reader.damaged
    return found


@pytest.fixture(scope="module", params=["now", "before"])
def shop(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Path:
    """A catalog as it is now, and one that no program of now has opened for writing."""
    path = tmp_path_factory.mktemp("shop") / "catalogue.db"
    put(path)
    if request.param == "before":
        with closing(sqlite3.connect(path)) as database:
            database.executescript(BEFORE_PIECES)
    return path


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("para", {0, 1}),
        ("PARÁ", {0, 1}),
        ("ámpara", {0}),
        ("lampa", {0, 6}),
        ("mesa", {2, 3}),
        ("mesa r", {2, 3}),
        ("esa oble", {2, 3}),
        ("pa", {1, 6}),
        ("p", {0, 1, 6}),
        ("ra", set()),
        ("0042", {0}),
        ("20x6", {2}),
        ("x60", {2}),
        ("b77", {3}),
        ("77", {2}),
        ("ab77", {3}),
        ("trass", {4}),
        ("fin", {4}),
        ("INE", {4}),
        ("12", {2, 4}),
        ("計算ソ", {5}),
        ("算ソフト", {5}),
        ("算ソ", set()),
        ("ndu", {6}),
        ("araña", {6}),
        ("arana", {6}),
        ("mx100000000", {*range(7)}),
        ("x1000000004", {3}),
        ("0000004", {3}),
        ("lamparapie", set()),
        ("parapara", set()),
        ("ampapa", set()),
        ("lampara palapa", set()),
    ],
)
def test_that_box_and_queries_find_words_inside_of_words(
    shop: Path, text: str, found: set[int]
) -> None:
    assert in_box(shop, text) == found
    assert in_query(shop, text) == found
    assert in_query(shop, f"-({text})") == {*range(7)} - found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('"mesa"', {3}),
        ('"para"', {1}),
        ('"mesa de roble"', {3}),
        ('"mesa roble"', set()),
        ('"esa de roble"', set()),
        ("mesa(roble)", {2}),
        ("esa-de-rob", {3}),
        ("esa-roble", {2}),
        ("de-roble", {3}),
        ("de(rob)", {3}),
        ("e-roble", set()),
        ("-mesa", {0, 1, 4, 5, 6}),
        ("-mesa para", {0, 1}),
        ("mesa -sobre", {3}),
        ("title:para", {0, 1}),
        ("title:MÉSA", {2, 3}),
        ("title:ar", {6}),
        ('title:"esa de"', {3}),
        ("mesa OR ampara", {0, 2, 3}),
        ("mesa price:>=0", {2, 3}),
    ],
)
def test_that_phrases_and_titles_of_queries_do_so_too(
    shop: Path, text: str, found: set[int]
) -> None:
    assert in_query(shop, text) == found
    if text.startswith("-"):
        assert in_box(shop, text) == found


def test_that_what_changes_or_goes_is_found_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.db"
    put(path)
    rows = sample_rows(2)
    with closing(CatalogWriter(path)) as writer:
        writer.put([(rows[0]._replace(title="Sombrilla", seller_custom_field="X-1"), b"{}")])
        assert (in_box(path, "para"), in_box(path, "brill")) == ({1}, {0})
        writer.remove([rows[1].id])
        assert in_box(path, "para") == set()
        writer.put([(rows[0]._replace(title="Aparador", seller_custom_field="X-1"), b"{}")])
        assert (in_query(path, "para"), in_query(path, "brill")) == ({0}, set())
        check_indexes(path)
        writer.clear()
        assert in_box(path, "para") == in_query(path, "mesa") == set()
        check_indexes(path)
        writer.tidy()
    put(path)
    assert in_box(path, "para") == {0, 1}


def check_indexes(path: Path) -> None:
    """Have SQLite compare both indexes with the rows."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        for index in ("search", "pieces"):
            database.execute(f"INSERT INTO {index} ({index}, rank) VALUES ('integrity-check', 1)")


def test_that_an_earlier_file_has_its_pieces_once_it_is_opened_for_writing(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.db"
    put(path)
    with closing(sqlite3.connect(path)) as database:
        database.executescript(BEFORE_PIECES)
    path.with_name("catalogue.db.closed").unlink()
    writer = CatalogWriter(path)
    assert not writer.rebuilt
    check_indexes(path)
    writer.close()
    with closing(sqlite3.connect(path)) as database:
        found = database.execute("SELECT count(*) FROM pieces WHERE pieces MATCH 'par'").fetchone()
    assert found == (2,)
    assert in_box(path, "para") == {0, 1}


def test_that_a_damaged_index_of_pieces_is_made_again(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.db"
    put(path)
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE pieces_data SET block = x'ff00ff00ff' WHERE id > 1")
        database.commit()
    search = ListingSearch(path)
    assert search.ids(ListingQuery("para")) == []
    search.close()
    with closing(CatalogWriter(path)) as writer:
        assert writer.rebuilt
    put(path)
    assert in_box(path, "para") == {0, 1}


def test_that_pieces_that_do_not_fit_the_rows_are_noticed_when_it_is_opened(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.db"
    put(path)
    with closing(sqlite3.connect(path)) as database:
        database.execute("INSERT INTO pieces (rowid, words) VALUES (99, 'nothing')")
        database.commit()
    with closing(CatalogWriter(path)) as writer:
        assert writer.rebuilt


@pytest.fixture(scope="module")
def words_shop(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[CatalogReader, list[tuple[int, str]]]]:
    """Listings of few letters, so that pieces of words meet in many of them."""
    path = tmp_path_factory.mktemp("words") / "catalogue.db"
    texts = ("abab", "aba", "baab abba", "ab a b", "aabb", "bbb aaa", "a", "añá ab", "b1b1 1b1")
    rows = sample_rows(len(texts))
    with closing(CatalogWriter(path)) as writer:
        writer.put(
            (row._replace(title=text, seller_custom_field=None), b"{}")
            for row, text in zip(rows, texts, strict=True)
        )
    reader = CatalogReader(path)
    yield reader, reader.rows("SELECT number, words FROM items")
    reader.close()


PHRASES = st.text(alphabet="abñ1 Á", min_size=1, max_size=8).map(fold).filter(bool)


@settings(max_examples=200, deadline=None)
@given(PHRASES)
def test_that_the_indexes_agree_with_a_look_at_each_listing(
    words_shop: tuple[CatalogReader, list[tuple[int, str]]], phrase: str
) -> None:
    reader, listings = words_shop
    words = phrase.split()
    sql, parameters = with_words(words)
    found = {number for (number,) in reader.rows(sql, parameters)}
    assert found == {number for number, text in listings if has_words(text, words)}
    for whole in (False, True):
        sql, parameters = with_phrase(phrase, whole=whole)
        found = {n for (n,) in reader.rows(f"SELECT number FROM items WHERE {sql}", parameters)}
        assert found == {n for n, text in listings if holds_phrase(text, phrase, whole=whole)}


def holds_phrase(text: str, phrase: str, *, whole: bool) -> bool:
    if whole:
        return f" {phrase} " in f" {text} "
    inside = len(phrase.split()[0]) >= 3
    return (phrase if inside else f" {phrase}") in f" {text}"
