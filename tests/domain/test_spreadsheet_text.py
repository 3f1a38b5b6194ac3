"""Cells of a spreadsheet: what came from elsewhere never begins a formula, and comes back whole."""

import csv
import io
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.domain.spreadsheet_text import escape_formula, unescape_formula

RISKY = (
    *("=1+1", "+1", "-1", "@x", "\t=1", "\r=1", "\n=1", "\0=1", "\x0b", "\x1b[2J"),
    *("＝1", "＋1", "－1", "＠x", "﹦1", "﹢1", "﹣1", "﹫x"),
    *(" =1", "\u200b=1", "\ufeff=1", "\u00a0=1", "\u202e=1", "'=1", "''＝1", "\x9b=1"),
)


@pytest.mark.parametrize("text", RISKY)
def test_that_what_may_be_a_formula_stands_behind_an_apostrophe(text):
    assert escape_formula(text) == f"'{text}"


@pytest.mark.parametrize("text", ["", "Sofá", "1-2", "a=b", "'t is", "'", "  a", "–", "(=1)"])
def test_that_other_text_stays_as_it_is(text):
    assert escape_formula(text) == text == unescape_formula(text)


@given(
    st.text(alphabet=st.one_of(st.sampled_from("'=+-@＝＋－＠\t\r\n\0 \u200b"), st.characters()))
)
def test_that_every_text_comes_back_and_none_begins_a_formula(text):
    cell = escape_formula(text)
    assert unescape_formula(cell) == text
    first = unicodedata.normalize("NFKC", cell.lstrip()[:1])
    assert not first.startswith(("=", "+", "-", "@", "\0"))


@pytest.mark.parametrize("text", RISKY)
def test_that_it_comes_back_through_a_file(text):
    file = io.StringIO(newline="")
    csv.writer(file).writerow([escape_formula(text)])
    ((cell,),) = csv.reader(io.StringIO(file.getvalue(), newline=""))
    assert unescape_formula(cell) == text
