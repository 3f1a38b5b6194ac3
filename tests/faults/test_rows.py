"""Every fault row has its tests, and the tests are there."""

from __future__ import annotations

import re
from pathlib import Path

from tests.faults.rows import COUNTS, PARTLY, ROWS, shown

TESTS = Path(__file__).parent.parent
# Some numbers of the content rows were never given out.
_GAPS = {"X-08", "X-09"}


def all_ids() -> list[str]:
    """The ids of the 104 rows."""
    ids = []
    for kind, count in COUNTS.items():
        numbers = (f"{kind}-{number:02}" for number in range(1, count + len(_GAPS) + 1))
        ids += [number for number in numbers if number not in _GAPS][:count]
    return ids


def test_that_every_row_is_shown() -> None:
    assert len(all_ids()) == 104
    assert sorted(ROWS) == sorted(all_ids())


def test_that_what_is_shown_in_part_is_a_row_that_is_shown() -> None:
    assert set(PARTLY) <= set(ROWS)


def test_that_every_named_test_is_there() -> None:
    missing = []
    for row, module, test in shown():
        path = TESTS / module
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        if not text or (test and not re.search(rf"def test_(that_)?{test}\(", text)):
            missing.append((row, module, test))
    assert missing == []
