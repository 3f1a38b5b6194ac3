"""Prices and parcel sizes that grow with the measure of a product."""

from __future__ import annotations

from decimal import Decimal

from app.service.seeding.leaves import Leaf
from app.service.seeding.practice_sites import PracticeSite

BUCKETS = 8
"""The number of size steps from the smallest to the largest product of a kind."""

_JITTER = 16


def parcel_of(leaf: Leaf, bucket: int) -> tuple[int, int, int, int]:
    """Return height, width and length in centimetres and weight in grams of a packed product."""
    height, width, length, weight = leaf.parcel
    share = _share(leaf, bucket)
    side = float(0.72 + 0.56 * share) ** (1 / 3)
    return (
        max(1, round(height * side)),
        max(1, round(width * side)),
        max(1, round(length * side)),
        max(1, round(weight * (0.72 + 0.56 * share))),
    )


def price_table(leaf: Leaf, site: PracticeSite, bucket: int) -> tuple[int, ...]:
    """Return typical prices for a bucket, in hundredths of the site's currency."""
    low, high = leaf.price
    middle = low + (high - low) * _share(leaf, bucket)
    prices: list[int] = []
    for place in range(_JITTER):
        wanted = Decimal(middle * (0.86 + 0.28 * place / (_JITTER - 1))) * site.factor
        step = _step(site, wanted)
        ending = site.endings[place % len(site.endings)] if step == site.step else 0
        price = max(step * 5, (wanted / step).to_integral_value() * step) + ending
        prices.append(int(price * 100))
    return tuple(prices)


def _step(site: PracticeSite, price: Decimal) -> Decimal:
    # No seller asks 1,283,417 for a car.
    for bound in (100_000, 10_000, 1_000):
        if price > bound * 5 * site.factor:
            return Decimal(max(site.step, bound // 10))
    return Decimal(site.step)


def _share(leaf: Leaf, bucket: int) -> float:
    # Without a measure the bucket is chosen at random, and all products have one size.
    return (bucket + 0.5) / BUCKETS
