"""How long a listing stays."""

from __future__ import annotations

from datetime import datetime, timedelta

from app.rules.offer.listing_types import UNLIMITED

LIMITED = timedelta(days=60)
"""The life of a free listing ("Limits"); the older paid types, on which the document is silent,
live as long."""

UNLIMITED_YEARS = 20


def stop_time(listing_type_id: str, start: datetime) -> datetime:
    """Return when a listing that starts at ``start`` ends by itself.

    Clásica and Premium never end, which is written as a day twenty years ahead.
    """
    if listing_type_id not in UNLIMITED:
        return start + LIMITED
    try:
        return start.replace(year=start.year + UNLIMITED_YEARS)
    except ValueError:
        # 29 February, twenty years before a year that has none.
        return start.replace(year=start.year + UNLIMITED_YEARS, day=28)
