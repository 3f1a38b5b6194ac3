"""The scrolls of scan searches: their positions and when they expire ("Scan search")."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any, Generic, TypeVar

from app.clock import Clock
from app.rules.paging import OFFSET_LIMIT
from app.service.errors import BadRequest
from app.service.stores.items import ItemFilter
from app.service.stores.questions import QuestionFilter

SCROLL_LIFE = timedelta(minutes=5)
"""How long a scroll waits for its next call."""

MOST_SCROLLS = 1_000
"""Scrolls that are remembered at once; beyond them the one unused for longest is forgotten."""

WantedT = TypeVar("WantedT", ItemFilter, QuestionFilter)


@dataclass(frozen=True, slots=True)
class Scroll(Generic[WantedT]):
    """One open scan: its filter and the row number at which its next page begins.

    ``next_number`` is ``None`` before the second call, which begins at a fixed result; ``offset``
    is the place of that next page's first result in the whole list.
    ``expires`` is in seconds of the clock's ``monotonic``.
    """

    wanted: WantedT
    total: int
    next_number: int | None
    offset: int
    expires: float


class OpenScrolls:
    """Owns the scrolls of a running marketplace; a restart forgets them."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._scrolls: OrderedDict[str, Scroll[Any]] = OrderedDict()

    def begin(self, wanted: WantedT, total: int) -> str:
        """Remember a new scan and return its scroll id."""
        scroll_id = secrets.token_urlsafe(24)
        self._keep(scroll_id, Scroll(wanted, total, None, OFFSET_LIMIT, 0.0))
        return scroll_id

    def get(self, scroll_id: str, kind: type[WantedT], seller_id: str) -> Scroll[WantedT]:
        """Return a scan under way of one kind of thing.

        Raise :class:`BadRequest` for an unknown or expired one, another kind's, or another
        seller's.
        """
        scroll = self._scrolls.get(scroll_id)
        if scroll is not None and scroll.expires <= self._clock.monotonic():
            del self._scrolls[scroll_id]
            scroll = None
        if (
            scroll is None
            or not isinstance(scroll.wanted, kind)
            or scroll.wanted.seller_id != seller_id
        ):
            raise BadRequest("The scroll_id is unknown or has expired")
        return scroll

    def advance(self, scroll_id: str, next_number: int, count: int) -> None:
        """Set where the next page begins after one of ``count``, and renew the scroll."""
        scroll = self._scrolls[scroll_id]
        offset = scroll.offset + count
        self._keep(scroll_id, replace(scroll, next_number=next_number, offset=offset))

    def forget(self) -> None:
        """Let every scroll expire at once."""
        self._scrolls.clear()

    def _keep(self, scroll_id: str, scroll: Scroll[Any]) -> None:
        expires = self._clock.monotonic() + SCROLL_LIFE.total_seconds()
        self._scrolls[scroll_id] = replace(scroll, expires=expires)
        self._scrolls.move_to_end(scroll_id)
        while len(self._scrolls) > MOST_SCROLLS:
            self._scrolls.popitem(last=False)
