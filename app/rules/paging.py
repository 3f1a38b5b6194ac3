"""Pages: how many results come at once, and where a scan has to take over."""

from __future__ import annotations

from collections.abc import Iterator

DEFAULT_LIMIT = 50
LARGEST_LIMIT = 100
OFFSET_LIMIT = 1000
"""Results that can be reached by offset; what lies beyond needs a scan ("Limits")."""

WALKS = 5
"""Times a list that shifts while it is read is walked again before it is called incomplete."""


def needs_scan(total: int) -> bool:
    """Whether a list of ``total`` results cannot be read by offset alone."""
    return total > OFFSET_LIMIT


def is_within_offset(offset: int) -> bool:
    """Whether a page may begin there; one that reaches further ends where offsets end."""
    return 0 <= offset < OFFSET_LIMIT


def reachable(offset: int, limit: int) -> int:
    """Return how many results a page of ``limit`` has at most when it begins at ``offset``."""
    return max(0, min(limit, OFFSET_LIMIT - offset))


def is_page_limit(limit: int) -> bool:
    """Whether a page may have this many results; 0 asks for the paging block alone."""
    return 0 <= limit <= LARGEST_LIMIT


def offset_pages(total: int, limit: int = LARGEST_LIMIT) -> Iterator[tuple[int, int]]:
    """Yield ``(offset, limit)`` of the pages that read a list as far as offsets reach.

    There is always a first page, as only its answer says how many results there are.
    """
    if not 0 < limit <= LARGEST_LIMIT:
        raise ValueError("a page has 1 to 100 results")
    reachable = min(max(total, 1), OFFSET_LIMIT)
    for offset in range(0, reachable, limit):
        yield offset, min(limit, OFFSET_LIMIT - offset)
