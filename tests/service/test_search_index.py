"""The index of what is listed: it says what is true of the items, whatever happened to them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.service.market.market import Market, open_market
from app.service.stores.database import Row
from app.service.stores.search_index import index_row, site_words
from app.service.stores.site_search import MOST_COUNTED, NEWEST, SORTS, SiteSearch
from app.service.worlds.first_start import open_store
from tests.stands.small_world import NEW_SELLER, SmallWorld, stored_item
from tests.stands.virtual_clock import VirtualClock

SELLER = SmallWorld().sellers()[1]
WORDS = st.sampled_from(["camisa", "Ñandú", "m²", "roja", "9x17", "日本", "a_b", "a-b", "'", '"'])
CHANGES = st.fixed_dictionaries(
    {},
    optional={
        "title": st.lists(WORDS, max_size=4).map(" ".join),
        "status": st.sampled_from(["active", "paused", "closed"]),
        "price": st.sampled_from([None, 5, 10**15]),
        "shipping": st.sampled_from([None, {"free_shipping": True}]),
    },
)


@pytest.fixture(scope="module")
def market(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Market]:
    folder = tmp_path_factory.mktemp("store")
    database = open_store(folder, SmallWorld, seed=1, listings=5)
    yield open_market(database, folder, clock=VirtualClock(), draw_picture=lambda key, size: b"")
    database.close()


def check(market: Market) -> None:
    """Compare the whole index with the items, and let SQLite compare it with its own source."""
    kept = market.database.rows("SELECT * FROM listed ORDER BY number")
    rows = market.database.rows("SELECT number, id FROM items ORDER BY number")
    items = ((number, market.items.read(item_id)) for number, item_id in rows)
    expected = [row for number, item in items if item and (row := index_row(number, item))]
    assert kept == expected
    market.database.execute("INSERT INTO titles (titles, rank) VALUES ('integrity-check', 1)")
    check_counts(market, kept)


def check_counts(market: Market, kept: list[Row]) -> None:
    """Compare how many items are found by one word and by two with the rows of the index."""
    texts = [(row[1], set(row[-1].split())) for row in kept]
    for text in ("camisa", "Ñandú", "m²", "9x17", "日本", "a_b", "camisa roja"):
        words = set(site_words("MX", text))
        found = sum(site == "MX" and words <= has for site, has in texts)
        assert market.site_search.count(SiteSearch("MX", text)) == found, text


def test_that_a_new_store_has_its_index(market: Market):
    check(market)
    assert market.site_search.count(SiteSearch("MX", "camisa")) > 0


@given(st.lists(st.tuples(st.integers(0, 7), CHANGES), max_size=12))
@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_that_the_index_follows_every_write(market: Market, writes):
    with market.database.transaction():
        for number, changes in writes:
            item_id = f"MX{NEW_SELLER}9{number:04d}"
            item = {**stored_item(item_id, SELLER, number), **changes}
            if market.items.has(item_id):
                market.items.replace(item)
            else:
                market.items.add(item)
        # What is not written yet counts as well.
        check(market)
    check(market)


def test_that_a_write_that_is_taken_back_leaves_no_trace(market: Market):
    item = {**stored_item(f"MX{NEW_SELLER}80000", SELLER, 1), "title": "fugaz"}

    def fail() -> None:
        with market.database.transaction():
            market.items.add(item)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        fail()
    check(market)
    assert market.site_search.count(SiteSearch("MX", "fugaz")) == 0


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Camisa  ROJA", ["mx_camisa", "mx_roja"]),
        ("Ñandú", ["mx_nandu"]),
        ("roja, roja!", ["mx_roja"]),
        ("日本", ["mx_-65e5-672c"]),
        ("x" * 5_000, [f"mx_{'x' * 200}"]),
        ("ж" * 5_000, [f"mx_{'-436' * 50}"]),
        ("\"*' -", []),
        ("", []),
    ],
)
def test_that_the_words_of_the_index_are_plain_and_of_one_site(text, words):
    assert site_words("MX", text) == words


def test_that_many_results_are_found_but_not_all_looked_at(market: Market):
    with market.database.transaction():
        for number in range(MOST_COUNTED + 10):
            item = stored_item(f"MX{NEW_SELLER}7{number:05d}", SELLER, number)
            market.items.add({**item, "title": f"Muchas {number}"})
    wanted = SiteSearch("MX", "muchas")
    assert market.site_search.count(wanted) == MOST_COUNTED + 10
    assert len(market.site_search.newest(wanted)) == MOST_COUNTED
    page = market.site_search.page(wanted, sort=NEWEST, offset=0, limit=1, total=MOST_COUNTED + 10)
    assert f'"Muchas {MOST_COUNTED + 9}"'.encode() in page[0]


@pytest.mark.parametrize("window", [1, 7, 60, 1_000])
@pytest.mark.parametrize("priceless", [False, True])
@pytest.mark.parametrize("sort", SORTS)
def test_that_by_price_it_is_the_same_page_however_it_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sort: str, priceless: bool, window: int
):
    database = open_store(tmp_path, SmallWorld, seed=1, listings=5)
    market = open_market(database, tmp_path, clock=VirtualClock(), draw_picture=lambda *_: b"")
    with database.transaction():
        for number in range(150):
            item = stored_item(f"MX{NEW_SELLER}6{number:05d}", SELLER, number)
            price = None if priceless and number % 10 == 3 else 100 + number * 7 % 40
            title = ["Gorra roja", "Gorra azul", "Falda roja larga", "Gorrarroja"][number % 4]
            shipping = {"free_shipping": number % 3 == 0}
            changes = {"price": price, "title": title, "shipping": shipping}
            market.items.add({**item, **changes})
    store = market.site_search
    for wanted in (
        SiteSearch("MX", "gorra"),
        SiteSearch("MX", "roja larga"),
        SiteSearch("MX", "roja", free_shipping=True),
        SiteSearch("MX", "gorra", lowest_price=11_000, highest_price=12_500),
        SiteSearch("MX", "falda", highest_price=10_900, seller_id=str(SELLER["id"])),
        SiteSearch("MX", category_ids=("MX1010",)),
        SiteSearch("AR", "gorra"),
    ):
        total = store.count(wanted)
        for offset, limit in ((0, 5), (3, 10), (20, 50), (200, 5)):
            pages = []
            for looked_at in (0, window):
                monkeypatch.setattr(store, "_window", lambda *_, looked_at=looked_at: looked_at)
                pages.append(store.page(wanted, sort=sort, offset=offset, limit=limit, total=total))
            assert pages[0] == pages[1]
            assert len(pages[0]) == max(0, min(limit, total - offset))
    database.close()


def test_that_a_count_that_was_made_before_follows_every_write(market: Market):
    wanted = SiteSearch("MX", "contada")
    assert market.site_search.count(wanted) == 0
    item = stored_item(f"MX{NEW_SELLER}50000", SELLER, 1)
    market.items.add({**item, "title": "Contada"})
    assert market.site_search.count(wanted) == 1
    market.items.replace({**item, "title": "Contada", "status": "paused"})
    assert market.site_search.count(wanted) == 0
