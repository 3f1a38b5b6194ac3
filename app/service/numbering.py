"""Ids for new things: counted in the store, so that none is given twice."""

from __future__ import annotations

from itertools import count

from app.service.market import Market

# Worlds number their own things below these.
_FIRST_ITEM = 2_000_000_000
_FIRST_VARIATION = 90_000_000_001


def new_item_id(market: Market, site_id: str) -> str:
    """Return an id for the item that is written next, on a site.

    It follows from the number of its row, as no row of an item is ever taken away.
    """
    numbers = count(_FIRST_ITEM + market.items.last_number() + 1)
    ids = (f"{site_id}{number}" for number in numbers)
    return next(item_id for item_id in ids if not market.items.has(item_id))


def new_description_id(market: Market) -> str:
    """Return an id for the description that is written next."""
    numbers = count(market.descriptions.last_number() + 1)
    ids = (f"D{number}" for number in numbers)
    return next(one for one in ids if not market.descriptions.has(one))


def new_variation_id(market: Market) -> int:
    """Return an id for a new variation; they are larger than 32 bits hold."""
    kept = market.database.setting("next_variation")
    number = _FIRST_VARIATION if kept is None else int(kept)
    market.database.keep_setting("next_variation", str(number + 1))
    return number
