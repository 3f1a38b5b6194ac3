"""What sites have learned, kept in the store so that the next start need not learn again."""

from __future__ import annotations

import zlib
from collections.abc import Generator
from pathlib import Path
from typing import NamedTuple

import msgspec

from app.service.database import Database, translated_errors
from app.service.prediction.classifier import Classifier
from app.service.prediction.taxonomy import Taxonomy

_VERSION = 1
# A weight is kept to 1/256: finer steps are noise, and noise does not get smaller by packing.
ROUNDED_BITS = 6
_ROWS_A_BREATH = 200
_TABLE = (
    "CREATE TABLE IF NOT EXISTS learned (site_id TEXT PRIMARY KEY, through INTEGER NOT NULL,"
    " body BLOB NOT NULL)"
)


class Learned(NamedTuple):
    """A trained classifier and the row of items up to which its store was read."""

    classifier: Classifier
    through: int


class _Body(msgspec.Struct, array_like=True):
    version: int
    leaves: list[str]
    temperature: float
    features: list[str]
    words: list[str]
    width: int


def round_rows(classifier: Classifier) -> Generator[None, None, None]:
    """Round the weights to what is kept, so that a restart changes no answer."""
    rounded, rows = classifier.lanes.rounded, classifier.rows
    for place, (feature, row) in enumerate(rows.items()):
        rows[feature] = rounded(row, ROUNDED_BITS)
        if not place % _ROWS_A_BREATH:
            yield
    classifier.forget_words()


def keep(
    database: Database, site_id: str, taxonomy: Taxonomy, learned: Learned
) -> Generator[None, None, None]:
    """Write what a site has learned, in place of what it had.

    Raises :class:`StoreUnreadable` when it cannot be written.
    """
    classifier = learned.classifier
    # One sign more than the lanes have, because a packed vector may be below zero.
    width = 4 * classifier.lanes.count + 1
    head = msgspec.msgpack.encode(
        _Body(
            _VERSION,
            list(taxonomy.leaves),
            classifier.temperature,
            list(classifier.rows),
            sorted(classifier.words),
            width,
        )
    )
    squeezing = zlib.compressobj(1)
    parts = [squeezing.compress(len(head).to_bytes(4, "little") + head)]
    for place, row in enumerate(list(classifier.rows.values())):
        parts.append(squeezing.compress(row.to_bytes(width, "little", signed=True)))
        if not place % _ROWS_A_BREATH:
            yield
    parts.append(squeezing.flush())
    with translated_errors(Path("what was learned")), database.transaction():
        database.execute(_TABLE)
        database.execute(
            "INSERT OR REPLACE INTO learned (site_id, through, body) VALUES (?, ?, ?)",
            (site_id, learned.through, b"".join(parts)),
        )


def read_learned(database: Database, site_id: str, taxonomy: Taxonomy) -> Learned | None:
    """Return what a site has learned; ``None`` when nothing is kept or it fits no longer."""
    if database.one("SELECT 1 FROM sqlite_master WHERE name = 'learned'") is None:
        return None
    row = database.one("SELECT through, body FROM learned WHERE site_id = ?", (site_id,))
    if row is None:
        return None
    try:
        data = zlib.decompress(row[1])
        start = 4 + int.from_bytes(data[:4], "little")
        body = msgspec.msgpack.decode(data[4:start], type=_Body)
    except (zlib.error, msgspec.MsgspecError):
        return None
    count, width = len(taxonomy.leaves), body.width
    if (
        body.version != _VERSION
        or tuple(body.leaves) != taxonomy.leaves
        or width != 4 * count + 1
        or len(data) != start + width * len(body.features)
    ):
        return None
    rows = {
        feature: int.from_bytes(data[place : place + width], "little", signed=True)
        for feature, place in zip(body.features, range(start, len(data), width), strict=True)
    }
    return Learned(Classifier(count, rows, set(body.words), body.temperature), row[0])
