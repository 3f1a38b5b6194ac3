"""The duration of a listing."""

from __future__ import annotations

from datetime import datetime, timedelta

from app.rules.offer.listing_types import UNLIMITED

LIMITED = timedelta(days=60)
"""The duration of a free listing ("Limits"); the older paid types, which the document does not
mention, have the same."""

UNLIMITED_YEARS = 20


def stop_time(listing_type_id: str, start: datetime) -> datetime:
    """Return the time at which a listing that starts at ``start`` ends by itself.

    Clásica and Premium never end, which is represented by a day twenty years ahead.
    """
    if listing_type_id not in UNLIMITED:
        return start + LIMITED
    try:
        return start.replace(year=start.year + UNLIMITED_YEARS)
    except ValueError:
        # 29 February has no counterpart in the target year.
        return start.replace(year=start.year + UNLIMITED_YEARS, day=28)
