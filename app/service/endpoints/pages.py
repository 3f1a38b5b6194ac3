"""Paging parameters of a query, and the paging block of an answer ("Search and paging")."""

from __future__ import annotations

from app.rules.paging import (
    DEFAULT_LIMIT,
    LARGEST_LIMIT,
    OFFSET_LIMIT,
    is_page_limit,
    is_within_offset,
)
from app.service.call import Call
from app.service.endpoints.query import whole_parameter
from app.service.errors import BadRequest

LONGEST_TEXT = 200
"""The maximum number of characters of a search text."""


def page_limit(call: Call) -> int:
    """Return the number of results of a page; raise :class:`BadRequest` if it is too large."""
    limit = whole_parameter(call, "limit", DEFAULT_LIMIT)
    if not is_page_limit(limit):
        raise BadRequest(f"limit is at most {LARGEST_LIMIT}")
    return limit


def page_offset(call: Call, instead: str = "are not to be had") -> int:
    """Return the offset of a page; raise :class:`BadRequest` if it is out of reach.

    ``instead`` is the end of the error message about results beyond the limit. A page that begins
    before the limit and exceeds it is cut there (``reachable``).
    """
    offset = whole_parameter(call, "offset", 0)
    if not is_within_offset(offset):
        raise BadRequest(f"Results beyond {OFFSET_LIMIT} {instead}")
    return offset


def search_text(call: Call) -> str:
    """Return the words of a search; raise :class:`BadRequest` if there are too many."""
    text = call.query.get("q") or ""
    if len(text) > LONGEST_TEXT:
        raise BadRequest(f"q has at most {LONGEST_TEXT} characters")
    return text


def is_scan(call: Call, limit: int) -> bool:
    """Return whether a query requests a scan in pages of ``limit``.

    Raise :class:`BadRequest` for another type, and for parameters that a scan does not allow.
    """
    match call.query.get("search_type") or None:
        case None:
            return False
        case "scan":
            if call.query.get("offset"):
                raise BadRequest("A scan takes no offset")
            if limit == 0:
                # A scan without results would not advance, and look as if it had ended.
                raise BadRequest("limit is at least 1 in a scan")
            return True
        case _:
            raise BadRequest("search_type is scan or absent")


def paging_block(total: int, limit: int, offset: int) -> dict[str, int]:
    """Return the paging block of an answer; ``offset`` is the start of the page, also in a scan."""
    return {"total": total, "limit": limit, "offset": offset}


NEEDS_SCAN = "need search_type=scan"
