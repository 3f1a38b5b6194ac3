"""What a site learns from in its own store: titles of listings, and the words of its tree."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Generator, Iterable, Iterator
from typing import Any

from app.domain.wire import read_json
from app.service.database import Database
from app.service.prediction.taxonomy import Taxonomy
from app.service.prediction.training import Example, Titles

MOST_STORED = 4_000
"""Titles of the store a site learns from, evenly spread over all it has."""

_PAGE = 64
_MOST_SELLERS = 400
_MOST_VALUES = 60


def stored_titles(database: Database, site_id: str) -> Generator[None, None, Titles]:
    """Return titles of a site's listings, those of every seller evenly spread over the years."""
    sellers = [
        row[0]
        for row in database.rows(
            "SELECT id FROM users WHERE site_id = ? ORDER BY number LIMIT ?",
            (site_id, _MOST_SELLERS),
        )
    ]
    found: Titles = []
    for seller_id in sellers:
        yield
        share = MOST_STORED // len(sellers)
        rows = database.rows(
            "SELECT category_id, title FROM items WHERE seller_id = ? ORDER BY number LIMIT ?",
            (seller_id, share),
        )
        if len(rows) == share:
            rows = yield from _spread(database, seller_id, share)
        found += rows
    return found


def _spread(database: Database, seller_id: str, count: int) -> Generator[None, None, Titles]:
    """Return titles of a seller who has many, from the first to the last."""
    low, high = _end(database, "min", seller_id), _end(database, "max", seller_id)
    found: Titles = []
    number = low
    for turn in range(count):
        if not turn % _PAGE:
            yield
        row = database.one(
            "SELECT number, category_id, title FROM items"
            " WHERE seller_id = ? AND number >= ? ORDER BY number LIMIT 1",
            (seller_id, max(number, low + (high - low) * turn // count)),
        )
        if row is None:
            break
        number = row[0] + 1
        found.append((row[1], row[2]))
    return found


def _end(database: Database, which: str, seller_id: str) -> int:
    row = database.one(f"SELECT {which}(number) FROM items WHERE seller_id = ?", (seller_id,))
    return 0 if row is None or row[0] is None else int(row[0])


def new_titles(database: Database, site_id: str, after: int) -> Titles:
    """Return the titles that were listed on a site after the row ``after``, oldest first."""
    return database.rows(
        "SELECT category_id, title FROM items WHERE number > ? AND site_id = ? ORDER BY number",
        (after, site_id),
    )


def last_row(database: Database) -> int:
    """Return the number of the newest row of items; 0 without any."""
    row = database.one("SELECT max(number) FROM items")
    return 0 if row is None or row[0] is None else int(row[0])


def tree_words(taxonomy: Taxonomy) -> Iterator[Example]:
    """Yield the names of leaves, and those of branches as a word for everything below them."""
    for place, names in enumerate(taxonomy.names):
        yield (place,), names[-1]
    seen = set()
    for path, names in zip(taxonomy.paths, taxonomy.names, strict=True):
        for step, name in zip(path[:-1], names[:-1], strict=True):
            if step not in seen:
                seen.add(step)
                yield tuple(range(*taxonomy.spans[step])), name


def attribute_words(
    database: Database, site_id: str, taxonomy: Taxonomy
) -> Generator[None, None, list[Example]]:
    """Return the names of attributes and their values, as words for every leaf that has them.

    What a good part of the leaves has says nothing and is left out.
    """
    places = {leaf: place for place, leaf in enumerate(taxonomy.leaves)}
    leaves_of: defaultdict[str, set[int]] = defaultdict(set)
    for category_id, place in places.items():
        yield
        row = database.one("SELECT attributes FROM categories WHERE id = ?", (category_id,))
        definitions: Any = None if row is None else read_json(row[0])
        for definition in definitions if isinstance(definitions, list) else ():
            for name in _names(definition):
                leaves_of[name].add(place)
    most = max(2, len(places) // 4)
    return [
        (tuple(sorted(leaves)), name) for name, leaves in leaves_of.items() if len(leaves) <= most
    ]


def _names(definition: object) -> Iterator[str]:
    if not isinstance(definition, dict):
        return
    values = definition.get("values")
    entries = [definition, *(values if isinstance(values, list) else ())]
    for entry in entries[:_MOST_VALUES]:
        if isinstance(entry, dict) and isinstance(entry.get("name"), str):
            yield entry["name"]


def as_examples(titles: Iterable[tuple[str, str]], taxonomy: Taxonomy) -> list[Example]:
    """Return titles with the places of their categories; what is in no leaf is left out."""
    places = {leaf: place for place, leaf in enumerate(taxonomy.leaves)}
    return [((places[leaf],), title) for leaf, title in titles if leaf in places]
