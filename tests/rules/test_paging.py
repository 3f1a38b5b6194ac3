"""Pages: offsets reach a thousand results, scans the rest."""

from __future__ import annotations

from app.rules.paging import (
    is_page_limit,
    is_within_offset,
)


def test_that_a_scan_takes_over_beyond_a_thousand() -> None:
    assert is_within_offset(0)
    assert is_within_offset(999)
    assert not is_within_offset(1000)
    assert not is_within_offset(-1)
    assert is_page_limit(0)
    assert not is_page_limit(101)
