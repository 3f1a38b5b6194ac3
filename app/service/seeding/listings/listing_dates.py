"""The dates of a listing: creation, start, last change and end."""

from __future__ import annotations

from typing import NamedTuple

from app.rules.offer.durations import LIMITED, UNLIMITED_YEARS
from app.rules.offer.listing_types import UNLIMITED
from app.service.seeding.listing_states import NOT_YET_ACTIVE, ListingState
from app.service.seeding.listings.practice_shop import PracticeShop
from app.service.seeding.seeded_random import DRAW_RANGE, Draws
from app.service.seeding.timestamps import DAY

_UNLIMITED = int(UNLIMITED_YEARS * 365.25) * DAY
_LIMITED = int(LIMITED.total_seconds())


class ListingDates(NamedTuple):
    """The timestamps of a listing in wire format."""

    created: str
    start: str
    stop: str
    updated: str
    expiration: str | None


def dates_of(
    shop: PracticeShop, state: ListingState, listing_type_id: str, draws: Draws
) -> ListingDates:
    """Choose dates that fit the state of a listing and the duration of its type."""
    limited = listing_type_id not in UNLIMITED
    share = draws[16] / DRAW_RANGE
    if limited and not state.ended:
        age = DAY + int(share * 52 * DAY)
    else:
        age = DAY + int(share * share * (shop.oldest - 70 * DAY))
        if state.ended and limited:
            age += 61 * DAY
    # Most listings changed recently, some not for months: the cube makes the newest minutes old.
    since = draws[17] / DRAW_RANGE
    changed = min(age - 3_600, 40 + int(since * since * since * 240 * DAY))
    start = -age
    if state is NOT_YET_ACTIVE:
        start = DAY + int(share * 9 * DAY)
    write = shop.timestamps.write
    if not state.ended:
        stop = start + (_LIMITED if limited else _UNLIMITED)
    else:
        stop = start + _LIMITED if limited else -changed
        changed = -stop if limited else changed
    created = write(-age, draws[18] % 1000)
    ends = write(stop, 0)
    return ListingDates(
        created=created,
        # Most listings start in the second in which they are created.
        start=f"{created[:20]}000Z" if start == -age else write(start, 0),
        stop=ends,
        updated=write(-changed, draws[19] % 1000),
        expiration=ends if limited else None,
    )
