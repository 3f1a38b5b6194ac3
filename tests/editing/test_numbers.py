"""Numbers are read as the site writes them, or refused."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.editing.numbers import (
    AMBIGUOUS,
    NEGATIVE,
    TOO_LARGE,
    TOO_PRECISE,
    UNREADABLE,
    format_number,
    read_number,
)

LOCALES = ("es_AR", "es_MX", "es_CL", "es_VE", "es_UY", "es_CO", "pt_BR", "en_US")


@pytest.mark.parametrize(
    ("text", "locale", "expected"),
    [
        ("1.234,56", "es_AR", "1234.56"),
        ("1,234.56", "es_MX", "1234.56"),
        ("1,234.56", "en_US", "1234.56"),
        ("1.234,56", "pt_BR", "1234.56"),
        ("1.234", "es_AR", "1234"),
        ("1,234", "es_MX", "1234"),
        ("$ 45.999,00", "es_AR", "45999.00"),
        ("$1,299.00", "es_MX", "1299.00"),
        ("\u00a01234 ", "es_CL", "1234"),
        ("0,5", "es_UY", "0.5"),
        ("12,", "es_AR", "12"),
        ("1.234.567,8", "es_CO", "1234567.8"),
    ],
)
def test_that_an_amount_is_read_as_its_site_writes_it(text, locale, expected):
    assert read_number(text, locale, decimals=2).value == Decimal(expected)


@pytest.mark.parametrize(
    ("text", "locale", "code", "suggestion"),
    [
        ("1,234.56", "es_AR", AMBIGUOUS, "1.234,56"),
        ("1.234,56", "es_MX", AMBIGUOUS, "1,234.56"),
        ("1,234.56", "pt_BR", AMBIGUOUS, "1.234,56"),
        ("1,234", "es_AR", AMBIGUOUS, "1234"),
        ("1.234", "es_MX", AMBIGUOUS, "1234"),
        ("12.34", "es_AR", AMBIGUOUS, "12,34"),
        ("0.001", "es_AR", UNREADABLE, None),
        ("12,345", "en_US", None, None),
        ("12.3456", "en_US", TOO_PRECISE, None),
        ("1e5", "es_AR", UNREADABLE, None),
        ("1e5", "en_US", UNREADABLE, None),
        ("-0", "es_MX", NEGATIVE, None),
        ("\u22125", "es_MX", NEGATIVE, None),
        ("NaN", "es_AR", UNREADABLE, None),
        ("Infinity", "en_US", UNREADABLE, None),
        ("٣", "es_AR", UNREADABLE, None),
        ("\uff11\uff12", "pt_BR", UNREADABLE, None),
        ("1" + "0" * 18, "es_AR", TOO_LARGE, None),
        ("9" * 1_000_000, "es_AR", TOO_LARGE, None),
        ("x" * 1_000_000, "es_MX", UNREADABLE, None),
        ("", "es_MX", UNREADABLE, None),
        (".", "es_MX", UNREADABLE, None),
        ("1..2", "es_MX", UNREADABLE, None),
    ],
)
def test_that_what_is_ambiguous_is_refused_with_what_it_may_mean(text, locale, code, suggestion):
    reading = read_number(text, locale, decimals=2)
    assert (reading.code, reading.suggestion) == (code, suggestion)
    assert (reading.value is None) is (code is not None)


@pytest.mark.parametrize(
    ("text", "locale", "value", "code"),
    [
        ("1,44", "es_AR", "1.44", None),
        ("1.44", "es_AR", None, AMBIGUOUS),
        ("1.234", "es_AR", None, AMBIGUOUS),
        ("1,234", "es_AR", "1.234", None),
        ("1.234", "es_MX", "1.234", None),
        ("1,234", "es_MX", None, AMBIGUOUS),
        ("1.234,5", "es_AR", "1234.5", None),
    ],
)
def test_that_a_measure_that_could_mean_two_sizes_is_refused(text, locale, value, code):
    reading = read_number(text, locale)
    assert reading.code == code
    assert reading.value == (None if value is None else Decimal(value))


amounts = st.decimals(min_value=0, max_value=Decimal(10) ** 15, places=2, allow_nan=False)


@given(amounts, st.sampled_from(LOCALES))
def test_that_what_was_formatted_reads_back_the_same(amount, locale):
    written = format_number(amount, locale, decimals=2)
    assert read_number(written, locale, decimals=2).value == amount
    assert read_number(format_number(amount, locale), locale).value == amount


@given(amounts, st.sampled_from(LOCALES), st.sampled_from(LOCALES))
def test_that_another_locales_amount_is_never_off_by_a_hundred(amount, written, read):
    reading = read_number(format_number(amount, written, decimals=2), read, decimals=2)
    assert reading.value is None or reading.value == amount


@given(st.text(max_size=60), st.sampled_from(LOCALES))
def test_that_any_text_is_read_or_refused(text, locale):
    reading = read_number(text, locale, decimals=2)
    assert (reading.value is None) is (reading.code is not None)
