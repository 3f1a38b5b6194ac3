"""Degrees are read as maps write them, also those of the west and the south."""

from __future__ import annotations

from decimal import Decimal

import pytest

from app.editing.form.coordinates import read_degrees, show_degrees
from app.editing.number_locale import NumberLocale
from app.editing.values import UnreadText

ARGENTINA = NumberLocale(",", ".")


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("", None),
        ("-34.603722", Decimal("-34.603722")),
        ("-34,603", Decimal("-34.603")),
        ("−58.38", Decimal("-58.38")),
        ("100", Decimal(100)),
        (" 19.5° ", Decimal("19.5")),
        ("0", Decimal(0)),
    ],
)
def test_that_degrees_are_read(text: str, value: Decimal | None) -> None:
    assert read_degrees(text) == value


@pytest.mark.parametrize("text", ["x", "19.", "1.2.3", "1e2", "1234", "19°25'42\"N", "--3"])
def test_that_what_is_no_degrees_is_kept_as_it_was_typed(text: str) -> None:
    assert read_degrees(text) == UnreadText(text, "input.number.unreadable")


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, ""),
        (Decimal("-34.603722"), "\u221234,603722"),
        (Decimal("1E+2"), "100"),
        (7, "7"),
        (UnreadText("x", "c"), "x"),
    ],
)
def test_that_every_digit_is_shown(value: object, text: str) -> None:
    assert show_degrees(value, ARGENTINA) == text
