"""Blocks of cells from and to spreadsheets: the same back, and nothing that takes for ever."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.editing.cells.tsv import MOST_CELLS, TooMuch, is_rectangle, read_block, write_block
from tests.stands.processor_time import at_most

CELLS = st.text(
    st.characters(exclude_categories=("Cs",)) | st.sampled_from('"\t\n =,.'), max_size=8
).map(lambda text: text.replace("\r", ""))


@given(
    st.integers(1, 4).flatmap(
        lambda wide: st.lists(
            st.lists(CELLS, min_size=wide, max_size=wide).map(tuple), min_size=1, max_size=5
        ).map(tuple)
    )
)
def test_that_what_is_written_is_read_the_same(rows):
    if rows[-1] == ("",):
        # A line end after the last row is none of its own, so an empty last line is none either.
        rows = (*rows, ("x",))
    assert read_block(write_block(rows)) == rows


@pytest.mark.parametrize(
    ("text", "cells"),
    [
        ("1\t2\n3\t4", (("1", "2"), ("3", "4"))),
        ("1\t2\r\n3\t4\r\n", (("1", "2"), ("3", "4"))),
        ("", (("",),)),
        ("\t", (("", ""),)),
        ('"two\nlines"\tx', (("two\nlines", "x"),)),
        ('"a ""b"" c"', (('a "b" c',),)),
        ('"Foo" bar\t"x"', (('"Foo" bar', "x"),)),
        ('"never closed\t1\n2', (('"never closed', "1"), ("2",))),
        ('24" screen\t1', (('24" screen', "1"),)),
        ("a\x00b", (("a\x00b",),)),
    ],
)
def test_that_blocks_are_read_as_spreadsheets_write_them(text, cells):
    assert read_block(text) == cells


def test_that_rows_of_different_lengths_are_no_rectangle():
    block = read_block("1\t2\n3")
    assert not isinstance(block, TooMuch)
    assert not is_rectangle(block)
    assert is_rectangle((("1", "2"), ("3", "4")))


@pytest.mark.parametrize("text", ["1\t2\n" * 500_000, '"1"\t2\n' * 500_000])
def test_that_a_million_cells_are_too_much(text):
    found = read_block(text)
    assert isinstance(found, TooMuch)
    assert found.cells > MOST_CELLS


@pytest.mark.parametrize("text", ['"""\t' * 19_000 + '"x', '"' * 100_000, '"\t' * 19_000])
def test_that_quotes_without_an_end_do_not_take_for_ever(text):
    with at_most(2):
        read_block(text)
