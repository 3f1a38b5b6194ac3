"""Rates are read from lines, and lines show rates."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from app.editing.form.rates import Rate, read_rates, show_rates
from app.editing.number_locale import NumberLocale
from app.editing.values import UnreadText

MEXICO = NumberLocale(".", ",")
LOCAL = {"description": "Local", "cost": Decimal("90.50"), "code": "L"}


def read(*lines: tuple[str, str], before: object = None) -> object:
    return read_rates([Rate(*line) for line in lines], before, MEXICO, 2)


@pytest.mark.parametrize(
    ("value", "lines"),
    [
        (None, ()),
        ([LOCAL], (("Local", "90.50"),)),
        ([{"name": "A\nB", "cost": 5}], (("A B", "5.00"),)),
        ([{"cost": Decimal("1.005")}, "odd"], (("", "1.0050"), ("odd", ""))),
        (UnreadText("Local\tx\nFar\t", "c"), (("Local", "x"), ("Far", ""))),
    ],
)
def test_that_lines_show_the_rates(value: Any, lines: tuple[tuple[str, str], ...]) -> None:
    assert show_rates(value, MEXICO, 2) == lines


@pytest.mark.parametrize(
    ("lines", "before", "value"),
    [
        ([], None, None),
        ([("", " ")], [LOCAL], None),
        ([("Local", "90.50")], [LOCAL], [LOCAL]),
        ([("Local", "91")], [LOCAL], [{"description": "Local", "cost": Decimal(91)}]),
        ([("Far", "1,250")], None, [{"description": "Far", "cost": Decimal(1250)}]),
        ([("Far", "")], None, UnreadText("Far\t", "input.rate.no_amount")),
        (
            [("Far", "x"), ("Local", "5")],
            None,
            UnreadText("Far\tx\nLocal\t5", "input.number.unreadable"),
        ),
        ([("Far", "-5")], None, UnreadText("Far\t-5", "input.number.negative")),
    ],
)
def test_that_rates_are_read_from_lines(
    lines: list[tuple[str, str]], before: Any, value: object
) -> None:
    assert read(*lines, before=before) == value
