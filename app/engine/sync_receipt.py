"""The result of a sync, as shown, stored in the catalog and sent between processes."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from app.domain.shapes import JsonObject, object_of


@dataclass(frozen=True, slots=True)
class Receipt:
    """The result of a sync.

    ``counted`` is the number of listings in the list, ``repeated`` of ids that came twice,
    ``missing`` of listings fewer than the marketplace states, ``asked_again`` of bodies that were
    missing in an answer, ``removed`` of listings that are gone, ``unreadable`` of bodies that could
    be read only in part. ``complete`` is false if bodies are missing or if the list kept changing
    during all ``walks``. ``added`` and ``changed`` count the listings that are new or different.
    ``ended_at`` is in milliseconds since 1970. ``lost`` listings are in the list but the
    marketplace returned no body for them; ``skipped`` counts costs and categories that could not be
    read. ``moved`` listings changed during the sync and were read again; all others are as of its
    start.
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
        """Return the receipt as a JSON object."""
        return asdict(self)

    @classmethod
    def from_json(cls, value: object) -> Receipt | None:
        """Return the receipt in a JSON object, or ``None`` if there is none."""
        given: Any = object_of(value)
        try:
            return cls(**{**given, "seconds": float(given["seconds"])})
        except (TypeError, KeyError, ValueError):
            return None
