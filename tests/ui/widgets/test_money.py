"""Amounts are written as the site's sellers write them, and exactly."""

from __future__ import annotations

from decimal import Decimal

import pytest

from app.ui.look.window_locale import learn_currencies, window_locale
from app.ui.texts.form_context import currency_context
from app.ui.texts.money import (
    difference_role,
    format_cents,
    format_difference,
    format_money,
    format_number,
    format_percent,
)
from tests.stands.locales import locale

SPACE = "\u00a0"


@pytest.mark.parametrize(
    ("cents", "currency", "name", "expected"),
    [
        (129900, "MXN", "es_MX", "$1,299.00"),
        (4599900, "ARS", "es_AR", f"${SPACE}45.999,00"),
        (-551988, "ARS", "es_AR", f"−${SPACE}5.519,88"),
        (1234500, "CLP", "es_CL", "$12.345"),
        (1234550, "CLP", "es_CL", "$12.345,50"),
        (0, "UYU", "es_UY", f"${SPACE}0,00"),
        (5, "MXN", "es_MX", "$0.05"),
        (129900, "USD", "es_MX", f"USD{SPACE}1,299.00"),
        (129900, "CLP", "es_MX", f"CLP{SPACE}1,299"),
        (1000000, "ARS", "pt_AR", f"${SPACE}10.000,00"),
        (1000000, "ARS", "en_AR", "$10,000.00"),
        (1000000, "BRL", "pt_BR", f"R${SPACE}10.000,00"),
        (1000000, "VES", "en_VE", f"Bs.S{SPACE}10,000.00"),
        (1000000, "ARS", "es_ZZ", f"ARS{SPACE}10{SPACE}000,00"),
        (1000000, "", "en_ZZ", "10,000.00"),
        (129900, "QQQ", "es_MX", f"QQQ{SPACE}1,299.00"),
        (999_999_999_999_999_999, "MXN", "es_MX", "$9,999,999,999,999,999.99"),
    ],
)
def test_that_money_has_the_form_of_its_currency_and_site(
    cents: int, currency: str, name: str, expected: str
) -> None:
    assert format_cents(cents, currency, locale(name)) == expected
    assert format_money(Decimal(cents).scaleb(-2), currency, locale(name)) == expected


def test_that_more_decimals_than_money_has_are_rounded() -> None:
    assert format_money(Decimal("-149.385"), "MXN", locale("es_MX")) == "−$149.39"


@pytest.mark.parametrize(
    ("figure", "expected", "role"),
    [("92.04", "+$92.04", "ok"), ("-80.83", "−$80.83", "bad"), ("0", "$0.00", "text2")],
)
def test_that_a_difference_has_its_sign_and_colour(figure: str, expected: str, role: str) -> None:
    amount = Decimal(figure)
    assert format_difference(amount, "MXN", locale("es_MX")) == expected
    assert difference_role(amount) == role


def test_that_counts_and_shares_follow_the_locale() -> None:
    assert format_number(41210, locale("es_MX")) == "41,210"
    assert format_number(-41210, locale("es_AR")) == "−41.210"
    assert format_number(1 << 70, locale("es_MX")) == f"{1 << 70:,}"
    assert format_percent(Decimal("0.115"), locale("es_MX")) == f"11.5{SPACE}%"
    assert format_percent(Decimal("0.885"), locale("pt_MX")) == f"88,5{SPACE}%"
    assert format_percent(0.12, locale("es_AR")) == f"12{SPACE}%"
    assert format_percent(-0.0765, locale("es_AR"), 2) == f"−7,65{SPACE}%"


def test_that_the_marketplace_tells_the_decimals_of_a_currency_nobody_knows() -> None:
    learn_currencies({"QQQ": 0})
    try:
        own = window_locale("ZZ")
        assert format_cents(129900, "QQQ", own) == f"QQQ{SPACE}1,299"
        assert format_cents(129950, "QQQ", own) == f"QQQ{SPACE}1,299.50"
        assert currency_context(own, "QQQ").decimals == 0
    finally:
        learn_currencies({})
    assert currency_context(window_locale("ZZ"), "QQQ").decimals == 2
