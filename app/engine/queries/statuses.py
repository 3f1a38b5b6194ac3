"""The status words that conditions accept."""

from __future__ import annotations

from app.domain.vocabulary import ItemStatus, SubStatus

STATUSES = frozenset(map(str, (*ItemStatus, *SubStatus)))
"""All statuses and sub-statuses."""


def modifier_sql(modifier: str) -> str:
    """Return the SQL condition for ``modifier``; its parameter is ``%,MODIFIER,%``."""
    like = "',' || sub_status || ',' LIKE ?"
    if modifier == SubStatus.OUT_OF_STOCK:
        return like
    # A partial index covers the few listings with another modifier; the repeated condition lets
    # SQLite use it.
    return f"sub_status <> '' AND sub_status <> '{SubStatus.OUT_OF_STOCK}' AND {like}"
