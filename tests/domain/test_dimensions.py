"""Dimensions: three sides in centimetres, then a weight in grams."""

from __future__ import annotations

import re
from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import app
from app.domain.dimensions import (
    Dimensions,
    billable_weight,
    format_dimensions,
    join_dimensions,
    parse_dimensions,
    split_dimensions,
)
from tests.stands.processor_time import at_most


def box(height: str, width: str, length: str, weight: str) -> Dimensions:
    return Dimensions(Decimal(height), Decimal(width), Decimal(length), Decimal(weight))


@pytest.mark.parametrize(
    ("text", "dimensions"),
    [
        ("9x17x22,462", box("9", "17", "22", "462")),
        ("9.5x17x22.25,462", box("9.5", "17", "22.25", "462")),
        ("009x17x22,462.5", box("9", "17", "22", "462.5")),
        ("0x17x22,462", None),
        ("9x17x22,0", None),
        ("9x17x22", None),
        ("9x17,462", None),
        ("9x17x22x4,462", None),
        ("9X17X22,462", None),
        ("9 x 17 x 22, 462", None),
        ("-9x17x22,462", None),
        ("9x17x22,462\n", None),
        ("9,5x17x22,462", None),
        ("1e2x17x22,462", None),
        ("٩x17x22,462", None),
        ("123456x17x22,462", None),
        ("1.2345x17x22,462", None),
        ("", None),
        (None, None),
        ([9, 17, 22], None),
    ],
)
def test_that_dimensions_are_read_in_their_one_form(
    text: object, dimensions: Dimensions | None
) -> None:
    assert parse_dimensions(text) == dimensions


@pytest.mark.parametrize("text", ["9" * 1_000_000, "9x" * 500_000, "1." * 500_000])
def test_that_a_million_characters_are_refused_at_once(text: str) -> None:
    with at_most(0.05):
        assert parse_dimensions(text) is None


@pytest.mark.parametrize(
    ("dimensions", "text"),
    [
        (box("9", "17", "22", "462"), "9x17x22,462"),
        (box("9.50", "17.000", "2E+1", "1000"), "9.5x17x20,1000"),
    ],
)
def test_that_dimensions_are_written_without_needless_zeros(
    dimensions: Dimensions, text: str
) -> None:
    assert format_dimensions(dimensions) == text


@pytest.mark.parametrize(
    ("numbers", "text"),
    [
        ((9, 17, 22, 462), "9x17x22,462"),
        ((Decimal("9.50"), Decimal(17), Decimal("2E+1"), 1000), "9.50x17x20,1000"),
        ((Decimal(0), 17, 22, 123456789), "0x17x22,123456789"),
    ],
)
def test_that_joined_dimensions_keep_their_digits_and_are_split_again(
    numbers: tuple[Decimal, Decimal, Decimal, Decimal], text: str
) -> None:
    assert join_dimensions(*numbers) == text
    assert split_dimensions(text) == numbers


@pytest.mark.parametrize("text", [None, "", "9x17x22", "9,5x17x22,462", "9.x1x1,1", "-1x1x1,1"])
def test_that_a_text_of_another_form_is_not_split(text: object) -> None:
    assert split_dimensions(text) is None


def test_that_no_other_module_knows_how_dimensions_are_written() -> None:
    form = re.compile(r"[)}]x[({][^)}]*[)}]x[({]")
    modules = Path(app.__file__).parent.rglob("*.py")
    found = [path.name for path in modules if form.search(path.read_text("utf-8"))]
    assert found == ["dimensions.py"]


sides = st.decimals(Decimal("0.001"), 99999, places=3)


@settings(deadline=None)
@given(sides, sides, sides, st.decimals(Decimal("0.001"), 99999999, places=3))
def test_that_what_is_written_is_read_back(
    height: Decimal, width: Decimal, length: Decimal, weight: Decimal
) -> None:
    dimensions = Dimensions(height, width, length, weight)
    assert parse_dimensions(format_dimensions(dimensions)) == dimensions


@pytest.mark.parametrize(
    ("dimensions", "kilograms"),
    [
        (box("9", "17", "22", "462"), "0.6732"),
        (box("9", "17", "22", "700"), "0.7"),
        (box("50", "50", "50", "1000"), "25"),
        (box("1", "1", "1", "1"), "0.001"),
    ],
)
def test_that_volume_counts_when_it_weighs_more(dimensions: Dimensions, kilograms: str) -> None:
    assert billable_weight(dimensions) == Decimal(kilograms)
