"""Prices: amounts of their currency, within the limits of the category."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.rules.numbers import as_number, as_whole, decimals_of, round_money
from app.rules.offer.price import check_item_price, check_price, decimal_places, listing_price
from tests.rules.samples import CL, MX, category, codes, variation

LIMITS = category().limits


@pytest.mark.parametrize(
    ("price", "code"),
    [
        (10, None),
        (Decimal("10.00"), None),
        (Decimal("549.99"), None),
        (Decimal("12.500"), None),
        (50_000, None),
        (Decimal("9.99"), "below_minimum"),
        (0, "below_minimum"),
        (Decimal("-0"), "below_minimum"),
        (-1, "negative"),
        (Decimal("-0.01"), "negative"),
        (Decimal("50000.01"), "above_maximum"),
        (10**15, "above_maximum"),
        (10**16, "too_large"),
        (10**18, "too_large"),
        (Decimal("1E+300"), "too_large"),
        (Decimal("12.345"), "too_many_decimals"),
        (Decimal("12.00000001"), "too_many_decimals"),
        (Decimal("NaN"), "invalid"),
        (Decimal("Infinity"), "invalid"),
        (Decimal("-Infinity"), "invalid"),
        (float("nan"), "invalid"),
        (float("inf"), "invalid"),
        (True, "invalid"),
        ("12", "invalid"),
        ("1.234,56", "invalid"),
        (None, "invalid"),
        ([12], "invalid"),
    ],
    ids=repr,
)
def test_that_a_price_is_an_amount_within_the_categorys_limits(
    price: object, code: str | None
) -> None:
    found = [finding.code for finding in check_price(price, settings=LIMITS, places=2)]
    assert found == ([f"item.price.{code}"] if code else [])


def test_that_a_price_without_limits_is_at_least_the_smallest_coin() -> None:
    free = category(minimum_price=None, maximum_price=None).limits
    assert not list(check_price(Decimal("0.01"), settings=free, places=2))
    (finding,) = check_price(0, settings=free, places=2)
    assert finding.params["minimum"] == Decimal("0.01")


@pytest.mark.parametrize(
    ("item", "site", "found"),
    [
        ({"price": Decimal("99.5"), "currency_id": "CLP"}, CL, ["item.price.too_many_decimals"]),
        ({"price": 990, "currency_id": "CLP"}, CL, []),
        ({"price": Decimal("99.5"), "currency_id": "USD"}, CL, []),
        ({"price": Decimal("99.5"), "currency_id": "MXN"}, MX, []),
        ({"price": Decimal("99.5")}, CL, ["item.price.too_many_decimals"]),
        ({}, MX, ["item.price.required"]),
        ({"price": None}, MX, ["item.price.required"]),
    ],
)
def test_that_decimals_are_those_of_the_currency(
    item: dict[str, Any], site: Any, found: list[str]
) -> None:
    findings = list(check_item_price(item, settings=LIMITS, site=site))
    assert [finding.code for finding in findings] == found
    assert all(path == "price" for path, _ in codes(findings))


def test_that_a_category_may_do_without_a_price() -> None:
    assert not list(check_item_price({}, settings=category(price="optional").limits, site=MX))


def test_that_a_listing_with_variations_costs_what_the_cheapest_costs() -> None:
    variations = [variation(1, "Rojo", price=120), variation(2, "Azul", price=Decimal("99.9"))]
    assert listing_price({"price": 1, "variations": variations}) == Decimal("99.9")
    assert listing_price({"price": 1}) == 1
    assert listing_price({"price": "1"}) is None
    assert listing_price({}) is None


@pytest.mark.parametrize(
    ("value", "number", "whole"),
    [
        (5, Decimal(5), 5),
        (Decimal("5.0"), Decimal(5), 5),
        (5.0, Decimal(5), 5),
        (0.1, Decimal("0.1"), None),
        (Decimal("5.5"), Decimal("5.5"), None),
        (Decimal("1E+300"), Decimal("1E+300"), None),
        (False, None, None),
        ("5", None, None),
        (Decimal("NaN"), None, None),
        (float("-inf"), None, None),
        (None, None, None),
    ],
    ids=repr,
)
def test_that_numbers_are_read_without_guessing(
    value: object, number: Decimal | None, whole: int | None
) -> None:
    assert as_number(value) == number
    assert as_whole(value) == whole


@pytest.mark.parametrize(
    ("amount", "places", "rounded"),
    [
        ("0.005", 2, "0.01"),
        ("0.015", 2, "0.02"),
        ("0.025", 2, "0.03"),
        ("-0.005", 2, "-0.01"),
        ("57.4885", 2, "57.49"),
        ("0.5", 0, "1"),
        ("1.5", 0, "2"),
        ("2.4999", 0, "2"),
        ("9999999999999999.995", 2, "10000000000000000.00"),
    ],
)
def test_that_halves_are_rounded_away_from_zero(amount: str, places: int, rounded: str) -> None:
    assert str(round_money(Decimal(amount), places)) == rounded


@settings(deadline=None)
@given(st.decimals(-(10**6), 10**6, places=4, allow_nan=False, allow_infinity=False))
def test_that_rounding_moves_an_amount_by_half_a_coin_at_most(amount: Decimal) -> None:
    rounded = round_money(amount, 2)
    assert abs(rounded - amount) <= Decimal("0.005")
    assert decimals_of(rounded) <= 2


@pytest.mark.parametrize(
    ("currency_id", "places"),
    [("CLP", 0), ("MXN", 2), (None, 0), ("QQQ", 1), ("XQX", 2), (7, 2), ("", 2)],
)
def test_that_a_currency_has_the_decimals_of_the_table_or_else_those_that_were_answered(
    currency_id: object, places: int
) -> None:
    site = CL._replace(currencies={"QQQ": 1, "MXN": 0})
    assert decimal_places(currency_id, site) == places
