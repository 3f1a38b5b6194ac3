"""Stock: whole, not negative, the sum of the variations where there are some."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from app.rules.offer.stock import check_item_stock, check_new_stock, check_quantity, total_stock
from tests.rules.samples import category, codes, variation


@pytest.mark.parametrize(
    ("quantity", "code"),
    [
        (0, None),
        (5, None),
        (Decimal("5.0"), None),
        (999_999_999, None),
        (1_000_000_000, "too_large"),
        (Decimal("1E+300"), "too_large"),
        (-1, "negative"),
        (Decimal("-0.5"), "negative"),
        (Decimal("1.5"), "invalid"),
        (Decimal("NaN"), "invalid"),
        (float("inf"), "invalid"),
        (True, "invalid"),
        ("5", "invalid"),
        (None, "invalid"),
        ({}, "invalid"),
    ],
    ids=repr,
)
def test_that_stock_is_a_whole_number_from_zero_up(quantity: object, code: str | None) -> None:
    found = [finding.code for finding in check_quantity(quantity)]
    assert found == ([f"item.available_quantity.{code}"] if code else [])


def test_that_a_category_may_demand_stock() -> None:
    demanding, easy = category().limits, category(stock="optional").limits
    assert codes(check_item_stock({}, settings=demanding)) == [
        ("available_quantity", "item.available_quantity.required")
    ]
    assert not list(check_item_stock({}, settings=easy))
    assert codes(check_item_stock({"available_quantity": -1}, settings=easy)) == [
        ("available_quantity", "item.available_quantity.negative")
    ]


@pytest.mark.parametrize(
    ("item", "stock"),
    [
        ({"available_quantity": 5}, 5),
        ({"available_quantity": "5"}, 0),
        ({}, 0),
        (
            {"available_quantity": 9, "variations": [variation(1, "Rojo"), variation(2, "Azul")]},
            4,
        ),
        ({"variations": [{"available_quantity": None}, {"available_quantity": 3}]}, 3),
        ({"available_quantity": 5, "variations": []}, 5),
        ({"available_quantity": 5, "variations": None}, 5),
    ],
)
def test_that_variations_have_the_stock(item: dict[str, Any], stock: int) -> None:
    assert total_stock(item) == stock


@pytest.mark.parametrize(
    ("listing_type_id", "quantity", "refused"),
    [
        ("gold_special", 0, False),
        ("gold_pro", 0, False),
        ("free", 0, True),
        ("gold", 0, True),
        ("free", 1, False),
        ([], 0, True),
    ],
)
def test_that_only_clasica_and_premium_start_without_stock(
    listing_type_id: object, quantity: int, refused: bool
) -> None:
    item = {"listing_type_id": listing_type_id, "available_quantity": quantity}
    assert bool(list(check_new_stock(item))) is refused
