"""The dates of a listing: made, started, changed, ended."""

from __future__ import annotations

from dataclasses import dataclass

from app.rules.offer.durations import LIMITED, UNLIMITED_YEARS
from app.rules.offer.listing_types import UNLIMITED
from app.service.seeding.listings.shops import Shop
from app.service.seeding.moments import DAY
from app.service.seeding.seeded_random import SIDES
from app.service.seeding.standings import NOT_YET_ACTIVE, Standing

Lot = tuple[int, ...]

_UNLIMITED = int(UNLIMITED_YEARS * 365.25) * DAY
_LIMITED = int(LIMITED.total_seconds())


@dataclass(frozen=True, slots=True)
class Life:
    """Timestamps of a listing, as on the wire."""

    created: str
    start: str
    stop: str
    updated: str
    expiration: str | None


def life_of(shop: Shop, standing: Standing, listing_type_id: str, lot: Lot) -> Life:
    """Choose dates that agree with the state of a listing and with how long its type lasts."""
    limited = listing_type_id not in UNLIMITED
    share = lot[16] / SIDES
    if limited and not standing.ended:
        age = DAY + int(share * 52 * DAY)
    else:
        age = DAY + int(share * share * (shop.oldest - 70 * DAY))
        if standing.ended and limited:
            age += 61 * DAY
    # Most listings changed lately, some not for months: the cube makes the newest minutes old.
    since = lot[17] / SIDES
    changed = min(age - 3_600, 40 + int(since * since * since * 240 * DAY))
    start = -age
    if standing is NOT_YET_ACTIVE:
        start = DAY + int(share * 9 * DAY)
    write = shop.moments.write
    if not standing.ended:
        stop = start + (_LIMITED if limited else _UNLIMITED)
    else:
        stop = start + _LIMITED if limited else -changed
        changed = -stop if limited else changed
    created = write(-age, lot[18] % 1000)
    ends = write(stop, 0)
    return Life(
        created=created,
        # Most start when they are made, to the second.
        start=f"{created[:20]}000Z" if start == -age else write(start, 0),
        stop=ends,
        updated=write(-changed, lot[19] % 1000),
        expiration=ends if limited else None,
    )
