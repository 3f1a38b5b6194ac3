"""A number with a unit goes to the wire as a number, a space and a unit."""

import pytest

from app.editing.form.number_unit import Measure, read_measure, show_measure
from app.editing.values import Choice, UnreadText
from tests.stands.locales import locale

UNITS = ("mm", "cm", "m²")


@pytest.mark.parametrize(
    ("text", "unit", "name", "expected"),
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
def test_that_a_measure_is_sent_as_a_number_and_a_unit(text, unit, name, expected):
    assert read_measure(text, unit, UNITS, locale(name)) == (Choice(None, expected),)


def test_that_nothing_is_nothing():
    assert read_measure("  ", "mm", UNITS, locale("es_MX")) == ()


@pytest.mark.parametrize(
    ("text", "name", "meant"),
    [
        ("2,990", "es_AR", ("2990 mm", "2.99 mm")),
        ("23.500", "es_ZZ", ("23500 mm", "23.5 mm")),
        ("23.500 km", "en", ("23500 km", "23.5 km")),
        ("1.44", "es_AR", ("1.44 mm",)),
        ("1,5 cm", "es_MX", ("1.5 cm",)),
        ("-3", "es_MX", ()),
    ],
)
def test_that_a_measure_that_could_mean_two_sizes_is_held_back(text, name, meant):
    value = read_measure(text, "mm", UNITS, locale(name))
    assert isinstance(value, UnreadText)
    assert value.meant == meant


@pytest.mark.parametrize(
    ("text", "name", "wire"),
    [("1.234", "es_AR", "1234 mm"), ("0.500", "es_AR", "0.500 mm"), ("2,990", "en", "2990 mm")],
)
def test_that_the_windows_own_group_is_no_question(text, name, wire):
    assert read_measure(text, "mm", UNITS, locale(name)) == (Choice(None, wire),)


@pytest.mark.parametrize(
    ("wire", "name", "expected"),
    [
        ("1.44 m²", "es_AR", Measure("1,44", "m²")),
        ("1.44 m²", "es_MX", Measure("1.44", "m²")),
        ("9", "es_MX", Measure("9", None)),
        ("1.125 cm", "en", Measure("1.1250", "cm")),
        ("23500 mm", "es_AR", Measure("23.500", "mm")),
        ("9 kg", "es_MX", Measure("9 kg", None)),
        ("nine", "es_MX", Measure("nine", None)),
    ],
)
def test_that_a_measure_stands_as_the_site_writes_it(wire, name, expected):
    assert show_measure(wire, UNITS, locale(name)) == expected
