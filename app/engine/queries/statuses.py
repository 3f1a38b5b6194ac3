"""The words for the states of listings that conditions take."""

from __future__ import annotations

from app.domain.vocabulary import ItemStatus, SubStatus

STATUSES = frozenset(map(str, (*ItemStatus, *SubStatus)))
"""States and their modifiers."""


def modifier_sql(modifier: str) -> str:
    """Return the condition that a listing has ``modifier``; it takes ``%,MODIFIER,%``."""
    like = "',' || sub_status || ',' LIKE ?"
    if modifier == SubStatus.OUT_OF_STOCK:
        return like
    # There is an index of the few that have another one, which it says so as to go along it.
    return f"sub_status <> '' AND sub_status <> '{SubStatus.OUT_OF_STOCK}' AND {like}"
