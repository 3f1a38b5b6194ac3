"""A query in SQL finds what the same query finds listing by listing in Python."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.queries.attached_files import AttachedFile, AttachedFiles
from app.engine.queries.errors import QueryError
from app.engine.queries.names import CatalogNames
from app.engine.queries.query import parse_where
from app.engine.queries.syntax import parse
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.listing_rows import ItemRow
from tests.stands.attribute_shop import NOW, fill, holds
from tests.stands.query_texts import LEAVES, combined
from tests.stands.shop_history import ShopHistory

Listings = list[tuple[ItemRow, dict[str, Any]]]
HISTORY = ShopHistory(NOW)


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[CatalogReader, Listings]]:
    path = tmp_path_factory.mktemp("queries") / "catalogue.db"
    listings = fill(path, 150, HISTORY)
    reader = CatalogReader(path)
    beside = AttachedFiles(reader)
    for _ in beside.bring_in([*AttachedFile]):
        pass
    yield reader, listings
    beside.close()
    reader.close()


@settings(max_examples=150, deadline=None)
@given(st.recursive(st.sampled_from(LEAVES), combined, max_leaves=6))
def test_that_sql_and_python_find_the_same(shop: tuple[CatalogReader, Listings], text: str) -> None:
    reader, listings = shop
    found = [row.id for row in parse_where(text, NOW, CatalogNames(reader)).each(reader)]
    node = parse(text)
    assert found == [row.id for row, body in listings if holds(node, row, body, HISTORY)]


@pytest.mark.parametrize("text", LEAVES)
def test_that_every_condition_finds_some_and_not_all(
    text: str, shop: tuple[CatalogReader, Listings]
) -> None:
    reader, listings = shop
    where = parse_where(text, NOW, CatalogNames(reader))
    found = [row.id for row in where.each(reader)]
    assert found == [row.id for row, body in listings if holds(parse(text), row, body, HISTORY)]
    if text not in ("sku", "edición", "1000000"):
        assert 0 < len(found) < len(listings)


WORDS = st.text(alphabet="abñÉ()\"-:,.*<>=% '\\_;%12OR", max_size=40)


@settings(max_examples=300, deadline=None)
@given(WORDS)
def test_that_no_text_is_ever_in_the_sql(shop: tuple[CatalogReader, Listings], text: str) -> None:
    reader, listings = shop
    problem = where = None
    try:
        where = parse_where(text, NOW, CatalogNames(reader))
    except QueryError as error:
        problem = error
    if problem is not None:
        assert 0 <= problem.place <= len(text)
        assert len(problem.pointed(text)) == 2
    if where is None:
        return
    assert len(list(where.each(reader))) <= len(listings)
    assert not reader.damaged
    assert not set(where.sql) & set('ñÉ"\\;')
