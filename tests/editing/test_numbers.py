"""Numbers are read as the window writes them, or asked about; never taken for others."""

import functools
from decimal import Decimal

import pytest
from babel.localedata import locale_identifiers
from babel.numbers import get_decimal_symbol, get_group_symbol
from hypothesis import example, given
from hypothesis import strategies as st

from app.editing.number_locale import BLANK, PLAIN, NumberLocale, number_locale
from app.editing.numbers import (
    AMBIGUOUS,
    NEGATIVE,
    TOO_LARGE,
    TOO_PRECISE,
    UNREADABLE,
    format_figure,
    format_number,
    read_number,
    read_plain,
)
from app.rules.sites import sites
from tests.stands.locales import locale
from tests.stands.processor_time import at_most


@functools.cache
def everywhere() -> list[NumberLocale]:
    """Every pair of marks that any locale of the Unicode data writes Latin digits with, those of
    the window in its three languages on every site, on none, and the command line's.
    """
    pairs = {
        *(
            NumberLocale(
                get_decimal_symbol(name, numbering_system="latn"),
                get_group_symbol(name, numbering_system="latn"),
            )
            for name in locale_identifiers()
        ),
        *(
            NumberLocale(found.decimal, found.group)
            for language in ("en", "es", "pt_BR")
            for site_id in ("", "ZZ", *sites())
            if (found := number_locale(language, site_id))
        ),
        PLAIN,
    }
    return sorted(pairs, key=lambda each: (each.decimal, each.group))


@pytest.fixture(scope="module", autouse=True)
def read_locales() -> None:
    """A thousand files take seconds to read: not while tests are collected, and in no example."""
    everywhere()


@pytest.mark.parametrize(
    ("text", "name", "expected"),
    [
        ("1.234,56", "es_AR", "1234.56"),
        ("1,234.56", "es_MX", "1234.56"),
        ("1,234.56", "en", "1234.56"),
        ("1.234,56", "pt", "1234.56"),
        ("1.234", "es_AR", "1234"),
        ("1,234", "es_MX", "1234"),
        ("2.990", "es_AR", "2990"),
        ("2,990", "en_AR", "2990"),
        ("2.9900", "en", "2.99"),
        ("$ 45.999,00", "es_AR", "45999.00"),
        ("$1,299.00", "es_MX", "1299.00"),
        ("R$ 10,50", "es_BR", "10.50"),
        ("ARS 10,50", "es_AR", "10.50"),
        ("\u00a01234 ", "es_CL", "1234"),
        ("0,5", "es_UY", "0.5"),
        ("0.5", "es_UY", "0.5"),
        ("0.500", "en", "0.5"),
        ("0.500", "es_AR", "0.5"),
        ("0,500", "en", "0.5"),
        ("12,", "es_AR", "12"),
        ("1.234.567,8", "es_CO", "1234567.8"),
        ("23 500", "es_CR", "23500"),
        ("23\u202f500,5", "es_CR", "23500.5"),
        ("23 500", "es_ZZ", "23500"),
    ],
)
def test_that_a_number_is_read_as_the_window_writes_it(text, name, expected):
    assert read_number(text, locale(name), decimals=2).value == Decimal(expected)


@pytest.mark.parametrize(
    ("text", "name", "code", "meant"),
    [
        ("2.990", "en", AMBIGUOUS, ["2990", "2.990"]),
        ("120.500", "en", AMBIGUOUS, ["120500", "120.500"]),
        ("10.000", "en", AMBIGUOUS, ["10000", "10"]),
        ("1.000", "es_MX", AMBIGUOUS, ["1000", "1"]),
        ("2,990", "es_AR", AMBIGUOUS, ["2990", "2.990"]),
        ("1,234", "es_AR", AMBIGUOUS, ["1234"]),
        ("1.234", "es_MX", AMBIGUOUS, ["1234"]),
        ("23.500", "es_ZZ", AMBIGUOUS, ["23500", "23.5"]),
        ("23,500", "es_ZZ", AMBIGUOUS, ["23500", "23.5"]),
        ("23.500", "es_CR", AMBIGUOUS, ["23500", "23.5"]),
        ("1,234.56", "es_AR", AMBIGUOUS, ["1234.56"]),
        ("1.234,56", "es_MX", AMBIGUOUS, ["1234.56"]),
        ("1,234.56", "pt", AMBIGUOUS, ["1234.56"]),
        ("12.34", "es_AR", AMBIGUOUS, ["12.34"]),
        ("2 990", "en", AMBIGUOUS, ["2990"]),
        ("2'990.50", "es_AR", AMBIGUOUS, ["2990.50"]),
        ("0.001", "es_AR", TOO_PRECISE, []),
        ("0,001", "es_AR", TOO_PRECISE, []),
        ("12.3456", "en", TOO_PRECISE, []),
        ("1e5", "es_AR", UNREADABLE, []),
        ("1e5", "en", UNREADABLE, []),
        ("-0", "es_MX", NEGATIVE, []),
        ("\u22125", "es_MX", NEGATIVE, []),
        ("NaN", "es_AR", UNREADABLE, []),
        ("Infinity", "en", UNREADABLE, []),
        ("٣", "es_AR", UNREADABLE, []),
        ("\uff11\uff12", "pt", UNREADABLE, []),
        ("USD 10", "es_AR", UNREADABLE, []),
        ("1" + "0" * 18, "es_AR", TOO_LARGE, []),
        ("9" * 1_000_000, "es_AR", TOO_LARGE, []),
        ("1." + "0" * 38, "en", None, []),
        ("x" * 1_000_000, "es_MX", UNREADABLE, []),
        ("", "es_MX", UNREADABLE, []),
        (".", "es_MX", UNREADABLE, []),
        ("1..2", "es_MX", UNREADABLE, []),
    ],
)
def test_that_what_is_ambiguous_is_refused_with_all_it_may_mean(text, name, code, meant):
    reading = read_number(text, locale(name), decimals=2)
    assert (reading.code, list(reading.meant)) == (code, [Decimal(number) for number in meant])
    assert (reading.value is None) is (code is not None)


@pytest.mark.parametrize(
    ("text", "name", "meant"),
    [
        ("1.44", "es_AR", ["1.44"]),
        ("1,234", "es_AR", ["1234", "1.234"]),
        ("1.234", "es_MX", ["1234", "1.234"]),
        ("23.500", "es_ZZ", ["23500", "23.5"]),
        ("1,44", "es_AR", []),
        ("1.234", "es_AR", []),
        ("1,234", "es_MX", []),
        ("1.234,5", "es_AR", []),
        ("1.2345", "es_MX", []),
    ],
)
def test_that_a_measure_is_read_by_the_same_rule(text, name, meant):
    reading = read_number(text, locale(name))
    assert (reading.value is None) is bool(meant)
    assert list(reading.meant) == [Decimal(number) for number in meant]


def test_that_a_count_has_one_meaning():
    assert read_number("2.990", locale("en"), decimals=0).meant == (Decimal(2990),)


@pytest.mark.parametrize(
    ("number", "decimals", "name", "expected"),
    [
        ("3000", None, "pt_AR", "3.000"),
        ("10000", 2, "pt_AR", "10.000,00"),
        ("88.5", None, "pt_AR", "88,5"),
        ("2990", None, "en_AR", "2,990"),
        ("2990", None, "es_AR", "2.990"),
        ("2990", None, "es_MX", "2,990"),
        ("2990", None, "es_ZZ", f"2{BLANK}990"),
        ("-1234.5", None, "es_AR", "−1.234,5"),
        ("1.125", None, "en", "1.1250"),
        ("0.125", None, "en", "0.125"),
        ("1234.125", None, "en", "1,234.125"),
        ("1.005", 2, "en", "1.01"),
    ],
)
def test_that_a_number_has_the_form_of_the_language_and_the_site(number, decimals, name, expected):
    assert format_number(Decimal(number), locale(name), decimals=decimals) == expected


@pytest.mark.parametrize(
    ("text", "value"), [("12.50", "12.50"), ("9", "9"), ("1,5", None), ("", None), ("٣", None)]
)
def test_that_a_number_of_the_wire_is_read_plainly(text, value):
    assert read_plain(text) == (None if value is None else Decimal(value))


some_locale = st.deferred(lambda: st.sampled_from(everywhere()))
numbers = st.builds(
    lambda digits, places: Decimal(digits).scaleb(-places),
    st.one_of(st.integers(0, 10**4), st.integers(0, 10**7), st.integers(0, 10**15)),
    st.integers(0, 6),
)
amounts = st.decimals(min_value=0, max_value=Decimal(10) ** 15, places=2, allow_nan=False)


def test_that_the_locales_of_the_world_are_many():
    assert len(everywhere()) >= 10
    assert {(each.decimal, each.group) for each in everywhere()} > {
        (".", ","),
        (",", "."),
        (",", BLANK),
    }


@given(numbers, some_locale)
@example(Decimal("1.125"), NumberLocale(".", ","))
@example(Decimal("2.990"), NumberLocale(",", "."))
def test_that_what_was_formatted_reads_back_the_same(number, own):
    assert read_number(format_number(number, own), own).value == number


@given(amounts, some_locale)
def test_that_an_amount_that_was_formatted_reads_back_the_same(amount, own):
    assert read_number(format_number(amount, own, decimals=2), own, decimals=2).value == amount


@given(numbers, some_locale, some_locale, st.sampled_from([None, 0, 2, 3]))
@example(Decimal("2.99"), NumberLocale(".", ","), NumberLocale(",", "."), None)
@example(Decimal("23500"), NumberLocale(",", "."), NumberLocale(".", ","), None)
@example(Decimal("1.125"), NumberLocale(".", ","), NumberLocale(",", "."), 3)
def test_that_a_number_of_another_locale_is_the_same_or_a_question(number, written, read, decimals):
    for places in {None, decimals}:
        if places is None or number == round(number, places):
            text = format_number(number, written, decimals=places)
            reading = read_number(text, read, decimals=decimals)
            assert reading.value in (None, number), text
            assert reading.value is not None or reading.code is not None


@given(st.integers(1, 999), st.integers(0, 999), st.sampled_from(".,"), some_locale)
def test_that_three_digits_after_a_mark_that_is_not_the_groups_are_a_question(
    whole, rest, mark, own
):
    text = f"{whole}{mark}{rest:03d}"
    reading = read_number(text, own)
    if mark == own.group:
        assert reading.value == whole * 1000 + rest
    else:
        both = (Decimal(whole * 1000 + rest), Decimal(f"{whole}.{rest:03d}"))
        assert (reading.value, reading.code, reading.meant) == (None, AMBIGUOUS, both)


@given(st.integers(1, 999), st.integers(0, 999), st.sampled_from(".,"), some_locale)
def test_that_each_repair_reads_as_what_it_says(whole, rest, mark, own):
    for number in read_number(f"{whole}{mark}{rest:03d}", own).meant:
        assert read_number(format_number(number, own), own).value == number


@pytest.mark.parametrize("part", ["9", "1.", "1,", "x", " ", "-", "1 "])
def test_that_a_million_characters_are_read_at_once(part: str) -> None:
    with at_most(0.05):
        reading = read_number(part * (1_000_000 // len(part)), locale("es_MX"), decimals=2)
    assert reading.value is None


@given(st.text(max_size=60), some_locale)
def test_that_any_text_is_read_or_refused(text, own):
    reading = read_number(text, own, decimals=2)
    assert (reading.value is None) is (reading.code is not None)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("1988", "1988"),
        ("999", "999"),
        ("10000", "10,000"),
        ("1988.5", "1,988.5"),
        ("12.5", "12.5"),
    ],
)
def test_that_a_figure_of_four_digits_may_be_a_year(value: str, text: str) -> None:
    assert format_figure(Decimal(value), locale("en")) == text
    assert read_number(text, locale("en")).value == Decimal(value)
