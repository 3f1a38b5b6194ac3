"""A number with a unit goes to the wire as a number, a space and a unit."""

import pytest

from app.editing.measure import Measure, read_measure, show_measure
from app.editing.values import Choice, Typed

UNITS = ("mm", "cm", "m²")


@pytest.mark.parametrize(
    ("text", "unit", "locale", "expected"),
    [
        ("9", "mm", "es_MX", "9 mm"),
        ("1,44", "m²", "es_AR", "1.44 m²"),
        ("9", None, "es_MX", "9"),
        ("9 CM", "mm", "es_MX", "9 cm"),
        ("9cm", None, "es_MX", "9 cm"),
        ("9 kg", "mm", "es_MX", "9 kg"),
        ("nine", "mm", "es_MX", "nine"),
        ("NaN", "mm", "es_MX", "NaN"),
        ("1e5", "mm", "es_MX", "1e5"),
        ("x" * 1_000_000, "mm", "es_MX", "x" * 1_000_000),
    ],
)
def test_that_a_measure_is_sent_as_a_number_and_a_unit(text, unit, locale, expected):
    assert read_measure(text, unit, UNITS, locale) == (Choice(None, expected),)


def test_that_nothing_is_nothing():
    assert read_measure("  ", "mm", UNITS, "es_MX") == ()


@pytest.mark.parametrize(
    ("text", "locale", "suggestion"),
    [("1.234", "es_AR", "1234"), ("1.44", "es_AR", "1,44"), ("1,5 cm", "es_MX", "1.5 cm")],
)
def test_that_a_measure_that_could_mean_two_sizes_is_held_back(text, locale, suggestion):
    value = read_measure(text, "mm", UNITS, locale)
    assert isinstance(value, Typed)
    assert value.suggestion == suggestion


@pytest.mark.parametrize(
    ("wire", "locale", "expected"),
    [
        ("1.44 m²", "es_AR", Measure("1,44", "m²")),
        ("1.44 m²", "es_MX", Measure("1.44", "m²")),
        ("9", "es_MX", Measure("9", None)),
        ("9 kg", "es_MX", Measure("9 kg", None)),
        ("nine", "es_MX", Measure("nine", None)),
    ],
)
def test_that_a_measure_stands_as_the_site_writes_it(wire, locale, expected):
    assert show_measure(wire, UNITS, locale) == expected
