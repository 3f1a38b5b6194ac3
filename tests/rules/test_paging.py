"""Pages: offsets reach a thousand results, scans the rest."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.rules.paging import (
    is_page_limit,
    is_within_offset,
    needs_scan,
    offset_pages,
    reachable,
)


@pytest.mark.parametrize(
    ("total", "limit", "pages"),
    [
        (0, 50, [(0, 50)]),
        (1, 50, [(0, 50)]),
        (50, 50, [(0, 50)]),
        (51, 50, [(0, 50), (50, 50)]),
        (1000, 100, [(offset, 100) for offset in range(0, 1000, 100)]),
        (5000, 100, [(offset, 100) for offset in range(0, 1000, 100)]),
        (5000, 70, [*((offset, 70) for offset in range(0, 980, 70)), (980, 20)]),
    ],
)
def test_that_pages_cover_what_offsets_reach(
    total: int, limit: int, pages: list[tuple[int, int]]
) -> None:
    assert list(offset_pages(total, limit)) == pages


@settings(deadline=None)
@given(st.integers(0, 5000), st.integers(1, 100))
def test_that_every_page_is_within_reach_and_none_is_skipped(total: int, limit: int) -> None:
    pages = list(offset_pages(total, limit))
    assert all(is_within_offset(offset) and is_page_limit(size) for offset, size in pages)
    reached = [n for offset, size in pages for n in range(offset, offset + size)]
    assert reached == list(range(len(reached)))
    assert len(reached) >= min(total, 1000)
    assert all(reachable(offset, limit) == size for offset, size in pages)


@pytest.mark.parametrize("limit", [0, -1, 101])
def test_that_a_page_has_one_to_a_hundred_results(limit: int) -> None:
    with pytest.raises(ValueError, match="1 to 100"):
        list(offset_pages(10, limit))


def test_that_a_scan_takes_over_beyond_a_thousand() -> None:
    assert not needs_scan(1000)
    assert needs_scan(1001)
    assert is_within_offset(0)
    assert is_within_offset(999)
    assert not is_within_offset(1000)
    assert not is_within_offset(-1)
    assert is_page_limit(0)
    assert not is_page_limit(101)
