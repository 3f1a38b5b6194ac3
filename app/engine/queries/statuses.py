"""The words for the states of listings that conditions take."""

from __future__ import annotations

from app.domain.vocabulary import ItemStatus, SubStatus

STATUSES = frozenset(map(str, (*ItemStatus, *SubStatus)))
"""States and their modifiers."""
