"""The scrolls of scan searches: their positions and their expiry ("Scan search")."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, fields
from datetime import timedelta
from functools import lru_cache
from typing import Generic, TypeVar, cast

from app.clock import Clock
from app.domain.shapes import JsonObject, object_of
from app.domain.wire import read_json, write_json
from app.rules.paging import OFFSET_LIMIT
from app.service.errors import BadRequest
from app.service.stores.database import Database
from app.service.stores.items import ItemFilter
from app.service.stores.questions import QuestionFilter

SCROLL_LIFE = timedelta(minutes=5)
"""The time that a scroll waits for its next call."""

MOST_SCROLLS = 1_000
"""The maximum number of remembered scrolls; those unused for the longest time are forgotten first,
at intervals."""

FORGETTING = 250
"""The number of new scrolls after which surplus ones are forgotten."""

WantedT = TypeVar("WantedT", ItemFilter, QuestionFilter)


@dataclass(frozen=True, slots=True)
class Scroll(Generic[WantedT]):
    """One open scan: its filter and the row number at which its next page begins.

    ``next_number`` is ``None`` before the second call, which begins at a fixed result; ``offset``
    is the position of that page's first result in the whole list.
    """

    wanted: WantedT
    total: int
    next_number: int | None
    offset: int


class OpenScrolls:
    """The table of scrolls, which is empty after a restart of the database."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._begun = 0

    def begin(self, wanted: ItemFilter | QuestionFilter, total: int) -> str:
        """Store a new scan and return its scroll id."""
        scroll_id = secrets.token_urlsafe(24)
        self._begun += 1
        if self._begun % FORGETTING == 0:
            self._database.write_volatile(_TOO_MANY, (MOST_SCROLLS, MOST_SCROLLS))
        self._database.write_volatile(
            "INSERT INTO scrolls (id, seller_id, kind, wanted, total, place, expires)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            (
                scroll_id,
                wanted.seller_id,
                type(wanted).__name__,
                _text_of(wanted),
                total,
                OFFSET_LIMIT,
                self._now() + _LIFE,
            ),
        )
        return scroll_id

    def get(self, scroll_id: str, kind: type[WantedT], seller_id: str) -> Scroll[WantedT]:
        """Return the scan with this scroll id.

        Raise :class:`BadRequest` if the id is unknown or expired, or belongs to another ``kind`` or
        another seller.
        """
        row = self._database.one(
            "SELECT wanted, total, next_number, place FROM scrolls"
            " WHERE id = ? AND kind = ? AND seller_id = ? AND expires > ?",
            (scroll_id, kind.__name__, seller_id, self._now()),
        )
        if row is None:
            raise BadRequest("The scroll_id is unknown or has expired")
        wanted, *rest = row
        return Scroll(kind(**cast("Mapping[str, str]", _fields_of(wanted))), *rest)

    def advance(self, scroll_id: str, next_number: int, count: int) -> None:
        """Set the start of the next page after one of ``count`` results, and renew the scroll."""
        self._database.write_volatile(
            "UPDATE scrolls SET next_number = ?, place = place + ?, expires = ? WHERE id = ?",
            (next_number, count, self._now() + _LIFE, scroll_id),
        )

    def forget(self) -> None:
        """Expire all scrolls at once."""
        self._database.write_volatile("DELETE FROM scrolls")

    def _now(self) -> int:
        return int(self._clock.now().timestamp() * 1_000)


# The same filter is used for the many pages of a scan, and often for later scans: each is converted
# to text and back only once.
@lru_cache(maxsize=64)
def _text_of(wanted: ItemFilter | QuestionFilter) -> str:
    # All fields are texts or ``None``; asdict would copy each one deeply.
    return write_json(
        {field.name: getattr(wanted, field.name) for field in fields(wanted)}
    ).decode()


@lru_cache(maxsize=64)
def _fields_of(text: str) -> JsonObject:
    return object_of(read_json(text.encode()))


_LIFE = int(SCROLL_LIFE.total_seconds() * 1_000)
_TOO_MANY = (
    "DELETE FROM scrolls WHERE number IN"
    " (SELECT number FROM scrolls ORDER BY expires DESC, number DESC LIMIT ? OFFSET ?)"
)
