"""Titles of practice listings: filled, shortened where they must be, in the site's words."""

from __future__ import annotations

import pytest

from app.service.seeding.leaves import Noun, expand
from app.service.seeding.listings.products import gtin
from app.service.seeding.listings.title_plans import compile_title, in_a_title
from app.service.seeding.practice_sites import practice_site

SLOTS = ("noun", "line", "SIZE")
TEXTS = ("Tenis", "Brisa", "27 cm")


@pytest.mark.parametrize(
    ("template", "longest", "left_out", "expected"),
    [
        ("{noun} {line} | {SIZE}", 60, (), "Tenis Brisa 27 cm"),
        ("{noun} {line} | {SIZE}", 14, (), "Tenis Brisa"),
        ("{noun} {line} | talla {SIZE}", 60, ("SIZE",), "Tenis Brisa"),
        ("{noun} {SIZE} {line}", 60, ("SIZE",), "Tenis Brisa"),
        ("{noun} 100 %", 60, (), "Tenis 100 %"),
        ("{SIZE} × {SIZE}", 60, (), "27 × 27 cm"),
        ("{noun} {line} {SIZE} | {SIZE}", 12, (), "Tenis Brisa"),
    ],
)
def test_that_a_title_keeps_what_fits_and_leaves_out_what_varies(
    template: str, longest: int, left_out: tuple[str, ...], expected: str
) -> None:
    assert compile_title(template, SLOTS, longest, left_out).fill(TEXTS) == expected


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("Barro vidriado", "barro vidriado"),
        ("A domicilio", "a domicilio"),
        ("Full HD", "Full HD"),
        ("4K", "4K"),
        ("XG", "XG"),
        ("27 cm", "27 cm"),
        ('6.1 "', '6.1"'),
    ],
)
def test_that_values_are_written_as_words_of_a_title(value: str, expected: str) -> None:
    assert in_a_title(value) == expected


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("Lino|Seda", ("Lino", "Seda")),
        ("250..350/50 ml", ("250 ml", "300 ml", "350 ml")),
        ("1..2/0.5 l", ("1 l", "1.5 l", "2 l")),
        ("3..5", ("3", "4", "5")),
        ("10 cm|15 cm", ("10 cm", "15 cm")),
    ],
)
def test_that_lists_and_ranges_of_values_are_read(source: str, expected: tuple[str, ...]) -> None:
    assert expand(source) == expected


@pytest.mark.parametrize(
    ("site_id", "expected"),
    [("MX", ("Tenis de lona", 2)), ("AR", ("Zapatillas de lona", 3))],
)
def test_that_a_noun_is_reported_as_on_its_site(site_id: str, expected: tuple[str, int]) -> None:
    noun = practice_site(site_id).name_of(Noun("Tenis de lona", 2, "shoe"))
    assert (noun.text, noun.form) == expected


@pytest.mark.parametrize("number", [0, 1, 987_654_321_012])
def test_that_bar_codes_have_a_right_check_digit(number: int) -> None:
    digits = [int(digit) for digit in gtin(number)]
    assert len(digits) == 13
    assert sum(digit * (3 if place % 2 else 1) for place, digit in enumerate(digits)) % 10 == 0
