"""The query language: what each condition finds, and what is reported of an unreadable one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.commands.texts.problems import problem_text
from app.engine.queries.errors import QueryError
from app.engine.queries.query import parse_where
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.listing_rows import ItemRow, fold
from tests.stands.sample import fill_catalog

NOW = datetime(2026, 10, 1, tzinfo=UTC)
DAY = 86_400_000


@pytest.fixture(scope="module")
def shop(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[CatalogReader, list[ItemRow]]]:
    path = tmp_path_factory.mktemp("where") / "catalogue.db"
    rows = fill_catalog(path, 600)
    reader = CatalogReader(path)
    yield reader, rows
    reader.close()


def words(row: ItemRow) -> list[str]:
    return fold(row.title).split()


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("", lambda _: True),
        ("status:paused", lambda r: r.status == "paused"),
        ("status:active,closed", lambda r: r.status in ("active", "closed")),
        ("status:out_of_stock", lambda r: r.sub_status == "out_of_stock"),
        ("-status:active", lambda r: r.status != "active"),
        ("price:>1000", lambda r: r.price > 100_000),
        ("price:<=99.99", lambda r: r.price <= 9_999),
        ("price:100..250.50", lambda r: 10_000 <= r.price <= 25_050),
        ("stock:0", lambda r: r.available_quantity == 0),
        ("stock:=0 status:active", lambda r: r.available_quantity == 0 and r.status == "active"),
        ("sold:>=200", lambda r: r.sold_quantity >= 200),
        ("net:<500", lambda r: r.net is not None and r.net < 50_000),
        ("-net:<500", lambda r: r.net is None or r.net >= 50_000),
        ("health:>0.5", lambda r: r.health is not None and r.health > 0.5),
        ("variations:>0", lambda r: r.variations > 0),
        ("free_shipping:yes", lambda r: r.free_shipping),
        ("free_shipping:no", lambda r: not r.free_shipping),
        ("type:gold_pro,free", lambda r: r.listing_type_id in ("gold_pro", "free")),
        ("category:mx3", lambda r: r.category_id == "MX3"),
        ("id:MX1000000007", lambda r: r.id == "MX1000000007"),
        ("sku:sku-00001*", lambda r: (r.seller_custom_field or "").startswith("SKU-00001")),
        ("sku:SKU_000001", lambda _: False),
        ("camara", lambda r: "camara" in words(r)),
        ("CÁMARA", lambda r: "camara" in words(r)),
        ("cam", lambda r: any(w.startswith("cam") for w in words(r))),
        ("title:cam", lambda r: any(w.startswith("cam") for w in words(r))),
        ("amará", lambda r: "camara" in words(r)),
        ("-LLA", lambda r: not any("lla" in w for w in words(r))),
        ("title:ama", lambda r: "camara" in words(r)),
        ("title:ca", lambda r: any(w.startswith("ca") for w in words(r))),
        ('"illa"', lambda _: False),
        ('"mesa silla"', lambda r: fold(r.title).startswith("mesa silla")),
        ("-mesa silla", lambda r: "silla" in words(r) and "mesa" not in words(r)),
        ("updated:>=2026-09-25", lambda r: r.last_updated // DAY >= 1_790_294_400_000 // DAY),
        ("age:<5", lambda r: (NOW.timestamp() * 1000 - r.last_updated) / DAY < 5),
        ("100%", lambda r: any(w.startswith("100") for w in words(r)) or "100" in r.id[2:5]),
    ],
)
def test_that_a_query_finds_what_it_says(
    query: str,
    expected: Callable[[ItemRow], bool],
    shop: tuple[CatalogReader, list[ItemRow]],
) -> None:
    reader, rows = shop
    found = [row.id for row in parse_where(query, NOW).each(reader)]
    assert found == [row.id for row in rows if expected(row)]


@pytest.mark.parametrize(
    ("query", "told"),
    [
        ("colour:red", "no condition 'colour'"),
        ("price:cheap", "not a number"),
        ("price:1,000", "can be read as 1000 or 1;"),
        ("price:<2.990", "'2.990' can be read as 2990 or 2.99;"),
        ("price:10.000..20.000", "can be read as 10000 or 10;"),
        ("price:>", "not a number"),
        ("price:1e9", "not a number"),
        ("price:nan", "not a number"),
        ("price:5..", "not a number"),
        ("status:pausd", "known are"),
        ("free_shipping:maybe", "yes or no"),
        ("updated:>=31.01.2026", "2026-01-31"),
        ("updated:2026-02-31", "2026-01-31"),
        ('"mesa', "quotation mark is not closed"),
        ('"mesa"silla', "space"),
        ('title:""', "a value is missing"),
        ("price:", "a value is missing after price:"),
        ("price:500..100", "backwards"),
        ("updated:2026-02-01..2026-01-01", "backwards"),
        ("id:,", "values"),
        ("%%", "no word"),
        ("-", "no word"),
        ("--status:active", "one minus"),
        ("mesa --roble", "one minus"),
        ("mesa " * 51, "more than 50"),
        ("m" * 2001, "longer than"),
    ],
)
def test_that_a_query_that_cannot_be_read_says_why(query: str, told: str) -> None:
    with pytest.raises(QueryError, match=r".") as raised:
        parse_where(query, NOW)
    assert told in problem_text(raised.value)


@given(st.text(max_size=60))
def test_that_no_text_gets_past_the_parameters(
    shop: tuple[CatalogReader, list[ItemRow]], text: str
) -> None:
    reader, rows = shop
    try:
        where = parse_where(text, NOW)
    except QueryError:
        return
    assert len(list(where.each(reader))) <= len(rows)
    assert not reader.damaged
    assert not any(c in where.sql for c in text if not c.isascii())
