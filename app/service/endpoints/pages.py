"""Pages of a list: what a query asks for, and where the answer stands ("Search and paging")."""

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
"""Characters of the words of a search."""


def page_limit(call: Call) -> int:
    """Return the number of results of a page; raise :class:`BadRequest` beyond the largest."""
    limit = whole_parameter(call, "limit", DEFAULT_LIMIT)
    if not is_page_limit(limit):
        raise BadRequest(f"limit is at most {LARGEST_LIMIT}")
    return limit


def page_offset(call: Call, instead: str = "are not to be had") -> int:
    """Return where a page begins; raise :class:`BadRequest` when that is out of reach.

    ``instead`` is the end of the sentence about results beyond the limit. A page that begins
    before and reaches over it ends there: ``reachable`` says how many results it has at most.
    """
    offset = whole_parameter(call, "offset", 0)
    if not is_within_offset(offset):
        raise BadRequest(f"Results beyond {OFFSET_LIMIT} {instead}")
    return offset


def search_text(call: Call) -> str:
    """Return the words of a search; raise :class:`BadRequest` when there are too many."""
    text = call.query.get("q") or ""
    if len(text) > LONGEST_TEXT:
        raise BadRequest(f"q has at most {LONGEST_TEXT} characters")
    return text


def is_scan(call: Call, limit: int) -> bool:
    """Return whether a query asks for a scan in pages of ``limit``.

    Raise :class:`BadRequest` for another type, and for what a scan cannot have.
    """
    match call.query.get("search_type") or None:
        case None:
            return False
        case "scan":
            if call.query.get("offset"):
                raise BadRequest("A scan takes no offset")
            if limit == 0:
                # Without results a scan would not go on, and look as if it had ended.
                raise BadRequest("limit is at least 1 in a scan")
            return True
        case _:
            raise BadRequest("search_type is scan or absent")


def paging_block(total: int, limit: int, offset: int) -> dict[str, int]:
    """Return the paging block of an answer; in a scan, too, ``offset`` is where the page begins."""
    return {"total": total, "limit": limit, "offset": offset}


NEEDS_SCAN = "need search_type=scan"
