"""The origin of a store's content: a seed and a number of listings, or files."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

import msgspec

from app.service.stores.database import Database

SEED = 1
"""The default seed of the practice world of a new store."""

LISTINGS = 500
"""The default number of listings of the first seller of a new store."""

_SETTING = "made_of"
_FILES = (
    *("sites.json", "categories.json", "currencies.json", "users.json", "items.jsonl"),
    *("attributes/*.json", "listing_types/*.json", "coverage_areas/*.json"),
)
_PIECE = 1024 * 1024


class _Kept(msgspec.Struct):
    """The origin as JSON in the store's settings."""

    seed: int | None = None
    listings: int | None = None
    folder: str | None = None
    digest: str | None = None


@dataclass(frozen=True, slots=True)
class StoreOrigin:
    """The actual or requested content of a store; ``None`` if unknown, or not given.

    ``world`` is the folder of the files it was filled from, ``digest`` the digest of their content.
    """

    seed: int | None = None
    listings: int | None = None
    world: Path | None = None
    digest: str | None = None

    def contradicts(self, made: StoreOrigin) -> bool:
        """Return whether this request contradicts the origin of a store.

        Values that were not given, or are unknown because an older version made the store, do not
        count as a difference; a world is the same wherever its files are.
        """
        pairs: list[tuple[object, object]] = [
            (self.seed, made.seed),
            (self.listings, made.listings),
        ]
        if made != StoreOrigin(seed=made.seed):
            pairs.append((self.digest, made.digest or ""))
        return any(
            asked is not None and known is not None and asked != known for asked, known in pairs
        )

    def __str__(self) -> str:
        """Return a short description, such as ``seed 1, 500 listings``."""
        parts = [] if self.world is None else [f"the files in {self.world}"]
        parts += [] if self.seed is None else [f"seed {self.seed}"]
        parts += [] if self.listings is None else [f"{self.listings} listings"]
        return ", ".join(parts) or "nothing that is known"


def requested_origin(seed: int | None, listings: int | None, world: Path | None) -> StoreOrigin:
    """Return the requested origin, with the digest of the world's files."""
    folder = None if world is None else world.absolute()
    return StoreOrigin(seed, listings, folder, None if folder is None else digest_of(folder))


def keep_origin(database: Database, made: StoreOrigin) -> None:
    """Record the origin of a store."""
    folder = None if made.world is None else str(made.world)
    kept = _Kept(made.seed, made.listings, folder, made.digest)
    database.keep_setting(_SETTING, msgspec.json.encode(kept).decode())


def kept_origin(database: Database) -> StoreOrigin:
    """Return the origin that a store records."""
    text = database.setting(_SETTING)
    if text is None:
        # Older versions stored only the seed.
        seed = database.setting("seed")
        return StoreOrigin(seed=None if seed is None else int(seed))
    kept = msgspec.json.decode(text, type=_Kept)
    folder = None if kept.folder is None else Path(kept.folder)
    return StoreOrigin(kept.seed, kept.listings, folder, kept.digest)


def digest_of(folder: Path) -> str:
    """Return a digest of the files of a world."""
    whole = blake2b(digest_size=16)
    for path in _files(folder):
        name = path.relative_to(folder).as_posix()
        whole.update(f"{len(name)}:{name}".encode())
        part = blake2b(digest_size=16)
        try:
            with path.open("rb") as file:
                while piece := file.read(_PIECE):
                    part.update(piece)
        except OSError as error:
            # The loader reports unreadable files; a file that becomes readable makes another world.
            part.update(f"{error.errno}".encode())
        whole.update(part.digest())
    return whole.hexdigest()


def _files(folder: Path) -> Iterator[Path]:
    for pattern in _FILES:
        yield from sorted(path for path in folder.glob(pattern) if path.is_file())
