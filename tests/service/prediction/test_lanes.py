"""Packed vectors: sums of them are the sums of their numbers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.service.prediction.lanes import Lanes

NUMBERS = st.integers(-(2**24), 2**24)


@given(st.integers(1, 40).flatmap(lambda n: st.lists(st.lists(NUMBERS, min_size=n, max_size=n))))
def test_that_the_sum_of_packed_vectors_is_the_vector_of_sums(vectors: list[list[int]]) -> None:
    count = len(vectors[0]) if vectors else 3
    lanes = Lanes(count)
    zero = lanes.unpack(0)[0]
    sums = [sum(column) for column in zip(*vectors, strict=True)] if vectors else [0] * count
    unpacked = lanes.unpack(sum(map(lanes.pack, vectors)))
    assert [number - zero for number in unpacked] == sums


@given(st.lists(NUMBERS, min_size=1, max_size=40), st.integers(1, 8))
def test_that_rounding_is_to_the_nearest_and_stays(numbers: list[int], bits: int) -> None:
    lanes = Lanes(len(numbers))
    zero = lanes.unpack(0)[0]
    rounded = lanes.rounded(lanes.pack(numbers), bits)
    for number, kept in zip(numbers, lanes.unpack(rounded), strict=True):
        assert abs(kept - zero - number) <= 1 << (bits - 1)
        assert (kept - zero) % (1 << bits) == 0
    assert lanes.rounded(rounded, bits) == rounded


@pytest.mark.parametrize("factor", [0, 1, 3, -2])
def test_that_a_packed_vector_can_be_multiplied(factor: int) -> None:
    lanes = Lanes(3)
    assert lanes.pack([5, -7, 0]) * factor == lanes.pack([5 * factor, -7 * factor, 0])
