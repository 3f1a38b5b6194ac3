"""The training data of a site from its own store: titles of listings, and names in its tree."""

from __future__ import annotations

import zlib
from collections import Counter, defaultdict
from collections.abc import Generator, Iterable, Iterator
from typing import Any

from app.domain.wire import read_json
from app.service.prediction.taxonomy import Taxonomy
from app.service.stores.database import Database

MOST_TITLES = 50_000
"""The maximum number of different titles of the store that a site learns from; of more titles, an
even sample is used. With nearly all words different, this number took 800 MB and 35 s of CPU time
with 156 leaves."""

Example = tuple[tuple[int, ...], str, int]
"""The classes that a text is equally likely to belong to (nearly always one), the text, and its
frequency."""

Titles = list[tuple[str, str]]
"""The titles of listings, each after the id of its category."""

_ROWS_AT_ONCE = 256
_MOST_VALUES = 60
_MOST_LEAVES = 2


def stored_titles(
    database: Database, site_id: str, through: int
) -> Generator[None, None, Counter[tuple[str, str]]]:
    """Return the titles of a site's listings up to a row, with their counts.

    If there are more than :data:`MOST_TITLES`, a checksum selects a sample, independent of their
    sellers.
    """
    found: Counter[tuple[str, str]] = Counter()
    number, divisor = 0, 1
    while rows := database.rows(
        "SELECT number, category_id, title, site_id FROM items WHERE number > ? AND number <= ?"
        " ORDER BY number LIMIT ?",
        (number, through, _ROWS_AT_ONCE),
    ):
        number = rows[-1][0]
        found.update(
            (row[1], row[2])
            for row in rows
            if row[3] == site_id and row[1] and (divisor == 1 or _drawn(row[2], divisor))
        )
        while len(found) > MOST_TITLES:
            divisor *= 2
            for key in [key for key in found if not _drawn(key[1], divisor)]:
                del found[key]
        yield
    return found


def _drawn(title: str, divisor: int) -> bool:
    return not zlib.crc32(title.encode(errors="surrogatepass")) % divisor


def new_titles(database: Database, site_id: str, after: int, count: int) -> list[tuple[Any, ...]]:
    """Return row number, category and title of listings after a row, at most ``count``."""
    return database.rows(
        "SELECT number, category_id, title FROM items WHERE number > ? AND site_id = ?"
        " ORDER BY number LIMIT ?",
        (after, site_id, count),
    )


def last_row(database: Database) -> int:
    """Return the number of the newest row of items; 0 if there are none."""
    row = database.one("SELECT max(number) FROM items")
    return 0 if row is None or row[0] is None else int(row[0])


def leaf_names(taxonomy: Taxonomy) -> Iterator[Example]:
    """Yield the names of leaves."""
    for place, names in enumerate(taxonomy.names):
        yield (place,), names[-1], 1


def attribute_words(
    database: Database, site_id: str, taxonomy: Taxonomy
) -> Generator[None, None, list[Example]]:
    """Return the names of attributes and values that only one or two leaves have.

    A word that more leaves have distinguishes them too little to be worth learning.
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
    return [
        (tuple(sorted(leaves)), name, 1)
        for name, leaves in leaves_of.items()
        if len(leaves) <= _MOST_LEAVES
    ]


def _names(definition: object) -> Iterator[str]:
    if not isinstance(definition, dict):
        return
    values = definition.get("values")
    entries = [definition, *(values if isinstance(values, list) else ())]
    for entry in entries[:_MOST_VALUES]:
        if isinstance(entry, dict) and isinstance(entry.get("name"), str):
            yield entry["name"]


def as_examples(titles: Iterable[tuple[tuple[str, str], int]], taxonomy: Taxonomy) -> list[Example]:
    """Return titles with the indexes of their categories, leaving out those in no leaf."""
    places = {leaf: place for place, leaf in enumerate(taxonomy.leaves)}
    return [((places[leaf],), title, count) for (leaf, title), count in titles if leaf in places]
