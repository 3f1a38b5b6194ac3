"""Pages: how many results come at once, and where a scan has to take over."""

from __future__ import annotations

DEFAULT_LIMIT = 50
LARGEST_LIMIT = 100
OFFSET_LIMIT = 1000
"""Results that can be reached by offset; what lies beyond needs a scan ("Limits")."""

WALKS = 5
"""Times a list that shifts while it is read is walked again before it is called incomplete."""


def is_within_offset(offset: int) -> bool:
    """Return whether a page may begin there; one that reaches further ends where offsets end."""
    return 0 <= offset < OFFSET_LIMIT


def reachable(offset: int, limit: int) -> int:
    """Return how many results a page of ``limit`` has at most when it begins at ``offset``."""
    return max(0, min(limit, OFFSET_LIMIT - offset))


def is_page_limit(limit: int) -> bool:
    """Return whether a page may have this many results; 0 asks for the paging block alone."""
    return 0 <= limit <= LARGEST_LIMIT
