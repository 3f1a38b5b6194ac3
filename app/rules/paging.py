"""Paging: page sizes, and the offset from which a scan is required."""

from __future__ import annotations

DEFAULT_LIMIT = 50
LARGEST_LIMIT = 100
OFFSET_LIMIT = 1000
"""The number of results that can be reached by offset; a scan reaches the others ("Limits")."""

WALKS = 5
"""The maximum number of walks over a list that shifts while it is read, before it is reported as
incomplete."""


def is_within_offset(offset: int) -> bool:
    """Return whether a page may begin at ``offset``; a page that exceeds the limit is cut there."""
    return 0 <= offset < OFFSET_LIMIT


def reachable(offset: int, limit: int) -> int:
    """Return the largest number of results of a page of ``limit`` that begins at ``offset``."""
    return max(0, min(limit, OFFSET_LIMIT - offset))


def is_page_limit(limit: int) -> bool:
    """Return whether a page may have this many results; 0 requests the paging block only."""
    return 0 <= limit <= LARGEST_LIMIT
