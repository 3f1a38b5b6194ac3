"""Ids for new things: counted in the store, so that none is given twice."""

from __future__ import annotations

from app.service.market import Market

# Worlds number their own things below these.
_FIRST_ITEM = 2_000_000_001
_FIRST_VARIATION = 90_000_000_001
_FIRST_DESCRIPTION = 1


def new_item_id(market: Market, site_id: str) -> str:
    """Return an id for a new item of a site."""
    while True:
        item_id = f"{site_id}{_next(market, 'next_item', _FIRST_ITEM)}"
        if not market.items.has(item_id):
            return item_id


def new_variation_id(market: Market) -> int:
    """Return an id for a new variation; they are larger than 32 bits hold."""
    return _next(market, "next_variation", _FIRST_VARIATION)


def new_description_id(market: Market) -> str:
    """Return an id for a new description."""
    return f"D{_next(market, 'next_description', _FIRST_DESCRIPTION)}"


def _next(market: Market, key: str, first: int) -> int:
    kept = market.database.setting(key)
    number = first if kept is None else int(kept)
    market.database.keep_setting(key, str(number + 1))
    return number
