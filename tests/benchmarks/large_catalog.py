"""A catalog of as many listings as are wanted, made by SQLite itself."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from itertools import count as numbers_from
from itertools import islice
from pathlib import Path

import msgspec

from app.service.seeding.world import open_world
from app.workspace.catalog.catalog import CatalogWriter

WORDS = (
    *("mesa", "silla", "camara", "zapato", "lampara", "taladro", "guitarra", "funda", "reloj"),
    *("piñata", "bicicleta", "espejo", "horno", "jarron", "kayak", "navaja", "olla", "quena"),
    *("violin", "yunque", "abrigo", "disco", "impresora", "unicornio", "xilofono", "whisky"),
)
_FOLDED = tuple(word.replace("ñ", "n") for word in WORDS)
_NOW = 1_795_000_000_000

# Words are drawn by number, each with a rank of its own: some begin a third of all listings.
_FILL = """
WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < :count),
drawn AS (
    SELECT n,
        (SELECT folded FROM temp.words WHERE rank = (n * 7919 % 97) * (n % 13) % :words) AS a,
        (SELECT folded FROM temp.words WHERE rank = (n * 104729 % 89) % :words) AS b,
        n * 2654435761 % 1000003 AS r
    FROM numbers
)
INSERT INTO items (number, id, title, seller_custom_field, status, sub_status, price, currency_id,
    available_quantity, sold_quantity, net, health, listing_type_id, last_updated, thumbnail,
    free_shipping, category_id, variations, warnings, tab, title_key, words)
SELECT n, 'MX' || (1000000000 + n), a || ' ' || b || ' ' || (r % 1000) || ' edicion',
    'SKU-' || n, CASE r % 5 WHEN 0 THEN 'paused' WHEN 1 THEN 'closed' ELSE 'active' END, '',
    5000 + r * 2, 'MXN', r % 90, r % 300, CASE WHEN r % 11 THEN 4000 + r END,
    CASE WHEN r % 7 THEN (r % 100) / 100.0 END, 'gold_special', :now - n * 137 + r, '',
    r % 2, 'MX' || (r % 40), 0, 0, CASE r % 5 WHEN 0 THEN 2 WHEN 1 THEN 4 ELSE 1 END,
    a || ' ' || b || ' ' || (r % 1000) || ' edicion',
    a || ' ' || b || ' ' || (r % 1000) || ' edicion sku ' || n || ' mx' || (1000000000 + n)
        || ' ' || (1000000000 + n)
FROM drawn
"""


def fill(path: Path, count: int) -> None:
    """Make the catalog at ``path``; its indexes are filled as wholes, and its bodies empty."""
    CatalogWriter(path).close()
    database = sqlite3.connect(path, isolation_level=None)
    database.execute("PRAGMA synchronous = OFF")
    database.execute("PRAGMA cache_size = -400000")
    triggers = database.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
    indexes = database.execute(
        "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
    )
    apart = [("TRIGGER", *row) for row in triggers] + [("INDEX", *row) for row in indexes]
    database.execute("BEGIN")
    for kind, name, _ in apart:
        database.execute(f"DROP {kind} {name}")
    database.execute("CREATE TEMP TABLE words (rank INTEGER PRIMARY KEY, folded TEXT)")
    database.executemany("INSERT INTO temp.words VALUES (?, ?)", enumerate(_FOLDED))
    database.execute(_FILL, {"count": count, "words": len(WORDS), "now": _NOW})
    for _, _, sql in reversed(apart):
        database.execute(sql)
    for index in ("search", "pieces"):
        database.execute(f"INSERT INTO {index} ({index}) VALUES ('rebuild')")
    database.execute(
        "UPDATE counts SET listings = (SELECT count(*) FROM items WHERE items.tab = counts.tab)"
    )
    database.execute("COMMIT")
    database.execute("PRAGMA optimize")
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()


# What hardly two listings have in common.
_OWN_VALUE = re.compile(
    rb'("id":"(?:GTIN|SELLER_SKU|MODEL)","name":"[^"]*","value_id":null,"value_name":"[^"]+)"'
)
DISTINCT = 20_000


def fill_bodies(path: Path, count: int) -> None:
    """Give the catalog at ``path`` bodies of the practice world (6 kB each, 10 attributes).

    There are ``DISTINCT`` of them, and each time around bar code, own code and model are others.
    """
    database = sqlite3.connect(path, isolation_level=None)
    database.execute("PRAGMA synchronous = OFF")
    triggers = database.execute(
        "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'bodies'"
    ).fetchall()
    database.execute("BEGIN")
    for name, _ in triggers:
        database.execute(f"DROP TRIGGER {name}")
    database.execute("DROP INDEX by_change")
    bodies = islice(_bodies(min(count, DISTINCT)), count)
    database.executemany("INSERT OR REPLACE INTO bodies VALUES (?, ?)", enumerate(bodies, 1))
    database.execute("DELETE FROM body_changes")
    database.execute("INSERT INTO body_changes SELECT number, number FROM bodies")
    database.execute("CREATE UNIQUE INDEX by_change ON body_changes (change)")
    for _, sql in triggers:
        database.execute(sql)
    database.execute("COMMIT")
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()


def _bodies(distinct: int) -> Iterator[bytes]:
    encoder = msgspec.json.Encoder(decimal_format="number")
    world = open_world(1, distinct)
    seller = next(iter(world.sellers()))
    kept = [encoder.encode(item) for item in world.items(seller, distinct)]
    for turn in numbers_from():
        for body in kept:
            yield _OWN_VALUE.sub(rb'\1-%d"' % turn, body) if turn else body
