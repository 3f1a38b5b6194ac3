"""Numbers of listings as they are packed: what was packed is what is read, whichever way."""

from __future__ import annotations

import json
from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.workspace.catalog.listed_numbers import (
    listed_in_json,
    pack_numbers,
    unpack_joined,
    unpack_numbers,
)

LISTS = {
    "one": [7],
    "few": [1, 5, 1_000_000],
    "many together": list(range(40, 240)),
    "many with gaps": list(range(3, 30_000, 7)),
    "many far apart": list(range(0, 100_000, 1_000)),
    "as far apart as bits may be": list(range(0, 64 * 100, 64)),
    "over the border of two pieces": list(range(32_700, 32_900)),
    "far up": list(range(900_000, 980_000, 3)),
}
numbers = st.sets(st.integers(0, 70_000), min_size=1, max_size=400).map(sorted)
together = st.tuples(st.integers(0, 40_000), st.integers(64, 500)).map(
    lambda pair: list(range(pair[0], pair[0] + pair[1]))
)


@pytest.mark.parametrize("listed", LISTS.values(), ids=LISTS)
def test_that_what_is_packed_is_read(listed: list[int]) -> None:
    packed = pack_numbers(listed)
    assert list(unpack_numbers(packed)) == listed
    assert json.loads(listed_in_json(packed)) == listed


def test_that_many_near_each_other_take_a_bit_each_and_others_are_a_list() -> None:
    ways = {name: json.loads(pack_numbers(listed)) for name, listed in LISTS.items()}
    as_lists = {name for name, way in ways.items() if isinstance(way, list)}
    assert as_lists == {"one", "few", "many far apart"}
    assert len(pack_numbers(LISTS["many together"])) < 60


@given(st.lists(st.one_of(numbers, together), max_size=6))
def test_that_what_is_joined_is_read_together(lists: list[list[int]]) -> None:
    some, many = unpack_joined(",".join(map(pack_numbers, lists)))
    wanted = {*chain.from_iterable(lists)}
    assert {*some, *many} == wanted
    assert len(some) + len(many) >= len(wanted)
    marks = bytearray(max(max(some, default=-1) + 1, many.end))
    for number in some:
        marks[number] = 1
    many.mark(marks)
    assert {number for number, marked in enumerate(marks) if marked} == wanted
