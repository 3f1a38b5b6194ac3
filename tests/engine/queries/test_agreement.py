"""A query in SQL finds what the same query finds listing by listing in Python."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.queries.beside import Beside, FilesBeside
from app.engine.queries.errors import QueryError
from app.engine.queries.names import CatalogNames
from app.engine.queries.query import parse_where
from app.engine.queries.syntax import parse
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.listing_rows import ItemRow
from tests.stands.attribute_shop import NOW, fill, holds
from tests.stands.shop_history import ShopHistory

Listings = list[tuple[ItemRow, dict[str, Any]]]
LEAVES = (
    *("mesa", "cam", '"mesa silla"', "CÁMARA", "sku", "edición", "1000000"),
    *("status:active", "status:paused,closed", "status:out_of_stock", "free_shipping:yes"),
    *("price:>1000", "price:<=5000.50", "price:100..9000", "stock:0", "sold:>=100", "net:<2000"),
    *(
        "health:>0.5",
        "id:MX1000000003,mx1000000004",
        "category:Mesas",
        "category:mesas,MX3",
        "category:hogar",
    ),
    *('category:"Sillas, bancos"', "category:bebes", "BRAND:Nike", "marca:nike,Adidas"),
    *('BRAND:"nandu hijos"', "marca:10", "BRAND:*", 'attr."Cor principal":azul', "BRAND:air*"),
    *('"Cor principal":"Azul marino",Rojo', "attr.main-color:azul*", "LENGTH:10", "LENGTH:>9"),
    *("margin:<20", "margin:10%..60%", "margin:>=0", "cost:>100", "cost:10..5000.25"),
    *("floor:<=9000", "below_floor:yes", "below_floor:no", "net:<0"),
    *("ends:<7", "ends:0..7", "mandatory_shipping:yes", "mandatory_shipping:no"),
    *("LENGTH:<100cm", 'LENGTH:"10 cm"', "LENGTH:grande"),
    *("price_rose:>20%@30d", "price_rose:>=0.01", "price_fell:>0@2026-09-09", "price_fell:<90%"),
    *("price_rose:100..5000@3650d", "price_fell:10%..80%@60d", "stock_rose:>50%@30d"),
    *("stock_fell:>0@sync", "stock_fell:1..20@30d", "stock_rose:>=5", "was:paused@30d"),
    *("was:out_of_stock,closed", 'was:"active"', "changed:price,title@30d", "changed:any@sync"),
    *("changed:sku,type,free_shipping", "changed:status@2026-09-29", 'changed:"stock@60d"'),
    *("changed_elsewhere:price@30d", "changed_elsewhere:any", "changed_elsewhere:stock,title@sync"),
)
HISTORY = ShopHistory(NOW)


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[CatalogReader, Listings]]:
    path = tmp_path_factory.mktemp("queries") / "catalogue.db"
    listings = fill(path, 150, HISTORY)
    reader = CatalogReader(path)
    beside = FilesBeside(reader)
    for _ in beside.bring_in([*Beside]):
        pass
    yield reader, listings
    beside.close()
    reader.close()


def combined(parts: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    several = st.lists(parts, min_size=2, max_size=3)
    return st.one_of(
        several.map(" ".join),
        several.map(lambda found: f"({' OR '.join(found)})"),
        parts.map(lambda one: f"-({one})"),
    )


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
