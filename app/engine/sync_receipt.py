"""What a sync found, as it is reported, kept in the catalog and sent between processes."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from app.domain.shapes import JsonObject, object_of


@dataclass(frozen=True, slots=True)
class Receipt:
    """What a sync found.

    ``counted`` listings in the list, ``repeated`` ids that came twice, ``missing`` against what the
    marketplace says there are, ``asked_again`` bodies that were missing in an answer, ``removed``
    listings that are not there any more, ``unreadable`` bodies that could be read only in part.
    ``complete`` is false when bodies are missing or the list never came to rest while it was walked
    ``walks`` times. ``added`` and ``changed`` listings were not there, or not like this, before.
    ``ended_at`` is in milliseconds since 1970. ``lost`` listings are in the list, and the
    marketplace had no answer for them; ``skipped`` are costs and categories that could not be read.
    ``moved`` listings changed while the shop was read, and were read once more: the rest is as of
    the start of the reading.
    """

    counted: int
    repeated: int
    missing: int
    asked_again: int
    removed: int
    unreadable: int
    complete: bool
    seconds: float
    ended_at: int
    walks: int = 1
    added: int = 0
    changed: int = 0
    lost: int = 0
    skipped: int = 0
    moved: int = 0

    def to_json(self) -> JsonObject:
        """Return the receipt as an object of JSON values."""
        return asdict(self)

    @classmethod
    def from_json(cls, value: object) -> Receipt | None:
        """Return the receipt in an object, ``None`` for anything that is none."""
        given: Any = object_of(value)
        try:
            return cls(**{**given, "seconds": float(given["seconds"])})
        except (TypeError, KeyError, ValueError):
            return None
