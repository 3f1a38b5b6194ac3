"""Learned weights of sites, stored so that the next start need not learn again."""

from __future__ import annotations

import zlib
from collections.abc import Generator, Iterator, Sequence

import msgspec

from app.service.stores.database import Database

VERSION = 3

_PIECE = 128 * 1024
_ADD = "INSERT INTO learned_pieces (site_id, place, through, body) VALUES (?, ?, ?, ?)"


class Body(msgspec.Struct, array_like=True):
    """The stored form of weights: ``rows`` in half, ``rarity`` and ``bias`` in single precision.

    ``leaves`` are the classes; ``calibration`` has its temperature, then its three lists.
    """

    version: int
    leaves: list[str]
    features: list[str]
    rows: bytes
    rarity: bytes
    bias: bytes
    calibration: tuple[float, list[float], list[float], list[float]]


class Learned(msgspec.Struct, frozen=True):
    """The packed weights of a site, and the row of items up to which its store was read."""

    packed: bytes
    through: int


def pack(body: Body) -> bytes:
    """Return a body in compressed form with a checksum."""
    return zlib.compress(msgspec.msgpack.encode(body), 1)


def unpack(packed: bytes, leaves: Sequence[str]) -> Body | None:
    """Return an unpacked body; ``None`` if damaged, of another version or for other leaves."""
    try:
        body = msgspec.msgpack.decode(zlib.decompress(packed), type=Body)
    except (zlib.error, msgspec.MsgspecError):
        return None
    count, classes = len(body.features), len(leaves)
    if (
        body.version != VERSION
        or body.leaves != list(leaves)
        or len(body.rows) != 2 * count * classes
        or len(body.rarity) != 4 * count
        or len(body.bias) != 4 * classes
    ):
        return None
    return body


def keep(database: Database, site_id: str, learned: Learned) -> Generator[None, None, None]:
    """Replace the stored weights of a site, piece by piece.

    If this is interrupted, the result is recognised as damaged when it is read. Raise
    :class:`StoreUnreadable` if it cannot be written.
    """
    with database.translated("what was learned"):
        if database.shared:
            _keep_at_once(database, site_id, learned)
            return
        with database.transaction():
            database.execute("DELETE FROM learned_pieces WHERE site_id = ?", (site_id,))
        for row in _pieces(site_id, learned):
            yield
            with database.transaction():
                database.execute(_ADD, row)


def _keep_at_once(database: Database, site_id: str, learned: Learned) -> None:
    """Replace the stored weights in one transaction, so that two processes never mix pieces."""
    rows = list(_pieces(site_id, learned))
    with database.transaction():
        database.many(
            f"{_ADD} ON CONFLICT (site_id, place) DO UPDATE"
            " SET through = excluded.through, body = excluded.body",
            rows,
        )
        database.execute(
            "DELETE FROM learned_pieces WHERE site_id = ? AND place >= ?", (site_id, len(rows))
        )


def _pieces(site_id: str, learned: Learned) -> Iterator[tuple[str, int, int, bytes]]:
    for place, start in enumerate(range(0, len(learned.packed), _PIECE)):
        yield site_id, place, learned.through, learned.packed[start : start + _PIECE]


def read_learned(database: Database, site_id: str) -> Generator[None, None, Learned | None]:
    """Return the stored weights of a site, not verified; ``None`` if there are none."""
    pieces: list[bytes] = []
    through = 0
    while row := database.one(
        "SELECT through, body FROM learned_pieces WHERE site_id = ? AND place = ?",
        (site_id, len(pieces)),
    ):
        through = row[0]
        pieces.append(row[1])
        yield
    return Learned(b"".join(pieces), through) if pieces else None
