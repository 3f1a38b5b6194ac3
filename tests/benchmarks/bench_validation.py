"""The rules over a listing of 6 kB, against the millisecond they may take."""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from app.clock import SystemClock
from app.domain.wire import write_json
from app.domain.wire_item import WireItem, item_of
from app.rules.listing import check_listing
from app.rules.sellers import standing_of
from app.rules.sites import site_rules
from app.service.market.market import Market, open_market
from app.service.seeding.world import open_world
from app.service.worlds.first_start import open_store
from tests.benchmarks.measure import Measurement, note, report

ALLOWED_MS = 1.0
BYTES = 6_000
ROUNDS = 400
LISTINGS = 400


def large_form(market: Market) -> WireItem:
    """A creation form of some 6 kB with variations, made of a listing that has them."""
    rows = market.database.rows("SELECT id FROM items WHERE status = 'active'")
    items = (market.items.read(row[0]) for row in rows)
    item = max((one for one in items if one), key=lambda one: len(one["variations"] or ()))
    kept = {name: value for name, value in item.items() if name not in ("id", "warnings")}
    form, sentence = item_of(kept), "Una taza. "
    form["description"] = sentence
    form["description"] = sentence * max(1, (BYTES - len(write_json(form))) // 10)
    return form


def main(words: list[str]) -> int:
    with tempfile.TemporaryDirectory(prefix="vitrina-bench-") as name:
        folder = Path(name)
        world = open_world(1, LISTINGS)
        database = open_store(folder, lambda: world, seed=1, listings=LISTINGS)
        market = open_market(
            database, folder, clock=SystemClock(), draw_picture=lambda key, size: b""
        )
        form = large_form(market)
        known = market.categories.known(form["category_id"])
        assert known is not None, "the form has a category of the store"
        seller = standing_of(market.users.read(str(form["seller_id"])) or {})
        site = site_rules(str(form["site_id"]))
        times = []
        for _ in range(ROUNDS):
            started = time.perf_counter()
            findings = check_listing(
                form,
                category=known.category,
                attributes=known.attributes,
                seller=seller,
                site=site,
            )
            times.append((time.perf_counter() - started) * 1000)
        database.close()
    note(
        f"rules: a form of {len(write_json(form)):,} bytes with {len(form['variations'] or ())}"
        f" variations and {len(form['attributes'] or ())} attributes, {len(findings)} findings"
    )
    found = Measurement("rules over a 6 kB listing", median(times), ALLOWED_MS, 1.0, "ms")
    return report([found], words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
