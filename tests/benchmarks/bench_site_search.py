"""The search of a site with 1,000,000 titles against LIKE over the bare titles alone."""

from __future__ import annotations

import contextlib
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import geometric_mean
from typing import Any

from app.clock import SystemClock
from app.domain.wire import read_json
from app.domain.wire_item import WireItem
from app.service.call import Call
from app.service.endpoints.site_search import search
from app.service.market.market import Market, open_market
from app.service.seeding.pictures.artwork import draw_picture
from app.service.seeding.world import open_world
from app.service.stores.categories import SiteStore
from app.service.stores.folding import fold
from app.service.stores.items import ItemStore, item_row
from app.service.stores.search_index import SearchIndex, index_row
from app.service.stores.sqlite import create_database, finish_database, open_database
from tests.benchmarks.measure import Measurement, note, report

BOUND = 0.15
TITLES = 1_000_000
SAMPLES = 5_000
ROUNDS = 5
PAGE = 50

_NUMBERS = "WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers LIMIT ?)"
# The samples over and over, each time with another word behind the title.
_MORE_ITEMS = (
    f"{_NUMBERS} INSERT INTO items (id, site_id, seller_id, category_id, status, sub_status,"
    " title, last_updated, date_created, body) SELECT id || '-' || n, site_id, seller_id,"
    " category_id, status, sub_status, title || ' ' || n, last_updated, date_created, body"
    " FROM numbers, items ORDER BY n, number"
)
_MORE_LISTED = (
    f"{_NUMBERS} INSERT INTO listed (site_id, seller_id, category_id, price, condition,"
    " buying_mode, listing_type_id, free_shipping, words) SELECT site_id, seller_id, category_id,"
    " price + n, condition, buying_mode, listing_type_id, free_shipping, words || ' mx_' || n"
    " FROM numbers, listed ORDER BY n, number"
)
_BY_PRICE = {"price_asc": "price, number DESC", "price_desc": "price DESC, number DESC"}
_BARE = "CREATE TABLE titles (number INTEGER PRIMARY KEY, site_id TEXT, title TEXT)"
_PRICED = (
    "CREATE TABLE priced (number INTEGER PRIMARY KEY, site_id TEXT, title TEXT, price INTEGER)"
)


def fill(folder: Path) -> list[str]:
    """Write a store of many active items, and their titles bare beside it; the samples' titles."""
    world = open_world(1, SAMPLES)
    seller = next(iter(world.sellers()))
    samples = [
        (number, _active(item)) for number, item in enumerate(world.items(seller, SAMPLES), 1)
    ]
    database = create_database(folder / "service.db")
    with database.transaction():
        SiteStore(database).add_site({"id": "MX"}, world.listing_types("MX"), ())
        ItemStore(database).load_rows((number, *item_row(item)) for number, item in samples)
        rows = (index_row(number, item) for number, item in samples)
        SearchIndex(database).load_many(row for row in rows if row is not None)
        for statement in (_MORE_ITEMS, _MORE_LISTED):
            database.execute(statement, (TITLES // SAMPLES - 1,))
    finish_database(database)
    with contextlib.closing(sqlite3.connect(folder / "bare.db")) as bare, bare:
        bare.execute(_BARE)
        bare.execute("ATTACH ? AS store", (str(folder / "service.db"),))
        bare.execute("INSERT INTO titles SELECT number, site_id, title FROM store.items")
        bare.execute(_PRICED)
        bare.execute(
            "INSERT INTO priced SELECT number, titles.site_id, title, price"
            " FROM titles JOIN store.listed USING (number)"
        )
    return [fold(str(item["title"])) for _, item in samples]


def _active(item: WireItem) -> WireItem:
    return {**item, "status": "active"}


def queries(titles: list[str]) -> dict[str, str]:
    """Words from the most to the least frequent, some of them together."""
    words = Counter(word for title in titles for word in title.split() if word.isalpha())
    ranked = [word for word, _ in words.most_common()]
    frequent, usual, rare = ranked[0], ranked[len(ranked) // 20], ranked[len(ranked) // 2]
    return {
        "the most frequent word": frequent,
        "a frequent word": ranked[5],
        "a usual word": usual,
        "a rare word": rare,
        "a frequent and a usual word": f"{frequent} {usual}",
        "a word that is nowhere": "zyxwvut",
    }


def best(run: Callable[[], object], first: Callable[[], object] = lambda: None) -> float:
    """The shortest time of several, in milliseconds; ``first`` goes before each, unmeasured."""
    times = []
    for _ in range(ROUNDS):
        first()
        started = time.perf_counter()
        run()
        times.append(time.perf_counter() - started)
    return min(times) * 1000


def ask(market: Market, text: str, more: str = "") -> dict[str, Any]:
    """Answer a search as the marketplace does: page, total and filters."""
    scope = {
        "type": "http",
        "scheme": "http",
        "query_string": f"q={text.replace(' ', '+')}{more}".encode(),
        "headers": [(b"host", b"127.0.0.1")],
    }
    response = search(Call(scope, {"site_id": "MX"}, b"", market))
    answer: dict[str, Any] = read_json(bytes(response.body))
    return answer


def like(bare: sqlite3.Connection, text: str) -> int:
    """The page and the total of a search by LIKE, one pattern for each word."""
    words = [f"%{word}%" for word in text.split()]
    where = " AND ".join(["site_id = 'MX'", *("title LIKE ?" for _ in words)])
    page = f"SELECT number FROM titles WHERE {where} ORDER BY number DESC LIMIT {PAGE}"
    bare.execute(page, words).fetchall()
    total: int = bare.execute(f"SELECT count(*) FROM titles WHERE {where}", words).fetchone()[0]
    return total


def like_priced(bare: sqlite3.Connection, text: str, order: str, where: str = "TRUE") -> int:
    """The same by price, and where the price is as said."""
    found = f"FROM priced WHERE site_id = 'MX' AND title LIKE ? AND {where}"
    page = f"SELECT number {found} ORDER BY {order} LIMIT {PAGE}"
    bare.execute(page, (f"%{text}%",)).fetchall()
    total: int = bare.execute(f"SELECT count(*) {found}", (f"%{text}%",)).fetchone()[0]
    return total


def main(words: list[str]) -> int:
    found = []
    with tempfile.TemporaryDirectory(prefix="vitrina-bench-") as name:
        folder = Path(name)
        started = time.perf_counter()
        titles = fill(folder)
        note(f"{TITLES:,} titles written in {time.perf_counter() - started:.0f} s")
        database = open_database(folder / "service.db")
        market = open_market(database, folder, clock=SystemClock(), draw_picture=draw_picture)
        with contextlib.closing(sqlite3.connect(folder / "bare.db")) as bare:
            asked = queries(titles)

            def compare(what: str, text: str, more: str, by_like: Callable[[], int]) -> None:
                page = ask(market, text, more)
                note(f"{what}: {page['paging']['total']:,} here, {by_like():,} by LIKE")
                # After a write nothing that was counted before counts.
                ours = best(
                    lambda: ask(market, text, more), lambda: database.keep_setting("bench", "")
                )
                theirs = best(by_like)
                found.append(Measurement(f"site search, {what}", ours, theirs, BOUND, "ms"))

            for what, text in asked.items():
                compare(what, text, "", partial(like, bare, text))
            for what in ("the most frequent word", "a rare word"):
                text = asked[what]
                for sort, order in _BY_PRICE.items():
                    by_like = partial(like_priced, bare, text, order)
                    compare(f"{what}, {sort}", text, f"&sort={sort}", by_like)
            text = asked["a frequent word"]
            for sort, order in _BY_PRICE.items():
                by_price = f"&sort={sort}"
                ours = best(
                    partial(ask, market, text, by_price), lambda: database.keep_setting("bench", "")
                )
                theirs = best(partial(like_priced, bare, text, order))
                # No bound: where the cheap or the dear listings hardly have the word, all that
                # have it are sorted, and that is a quarter of what LIKE takes.
                note(f"a frequent word, {sort}: {ours:.1f} ms, by LIKE {theirs:.1f} ms")
            text = asked["the most frequent word"]
            within = "&price=500-1000"
            ours = best(
                lambda: ask(market, text, within), lambda: database.keep_setting("bench", "")
            )
            theirs = best(
                lambda: like_priced(bare, text, "number DESC", "price BETWEEN 50000 AND 100000")
            )
            # No bound: each of so many results has to be looked at to be counted.
            note(f"the most frequent word, 500 to 1,000: {ours:.1f} ms, by LIKE {theirs:.1f} ms")
        database.close()
    mean = geometric_mean([one.ratio for one in found])
    note(f"ratios: geometric mean {mean:.3f}")
    return report(found, words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
