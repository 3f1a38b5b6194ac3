"""What is seen of a title: the same words however they are written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.service.prediction.features import (
    LONGEST,
    MOST_WORDS,
    grams,
    number_of,
    opening,
    pairs,
    shape_of,
    stems,
    tokenise,
)
from app.service.titles import fold


@pytest.mark.parametrize(
    ("title", "expected"),
    [
        ("", []),
        ("   ", []),
        ("🔥🔥 !!", []),
        ("Lámpara de BURÓ", ["lampara", "de", "buro"]),
        ("Memoria 16GB", ["memoria", "16gb"]),
        ("Memoria 16 gb", ["memoria", "16gb"]),
        ("Agua 1.5  L x 6", ["agua", "1.5l", "x", "6"]),
        ("60 × 120 cm", ["60", "120cm"]),
        ('Pantalla 27" USB-C', ["pantalla", "27", "usb", "c"]),
        ("para_niños/niñas", ["para", "ninos", "ninas"]),
        ("ﬁltro Ⅳ ½", ["filtro", "iv", "1", "2"]),
        ("STRASSE straße", ["strasse", "strasse"]),
        ("手机壳 红色", ["手机壳", "红色"]),
        ("10 manzanas", ["10", "manzanas"]),
        ("a\x00b\ud800c", ["a", "b", "c"]),
    ],
)
def test_that_words_are_alike_however_they_are_written(title: str, expected: list[str]) -> None:
    assert tokenise(title) == expected


@given(st.text())
def test_that_a_folded_title_has_the_same_words(title: str) -> None:
    assert len(title) > LONGEST or tokenise(fold(title)) == tokenise(title)


@pytest.mark.parametrize("title", ["x" * 1_000_000, "ab " * 300_000, "ﷺ" * 1_000_000])
def test_that_only_the_beginning_of_a_long_title_is_looked_at(title: str) -> None:
    assert len(tokenise(title)) <= MOST_WORDS


@pytest.mark.parametrize(
    ("token", "shape", "number"),
    [
        ("taza", "taza", []),
        ("16gb", "#gb", ["=16gb"]),
        ("1.5l", "#l", ["=1.5l"]),
        ("27", "#", ["=27"]),
        ("gu10", "gu#", ["=gu10"]),
        ("2x3", "#x#", ["=2x3"]),
    ],
)
def test_that_numbers_have_a_shape_and_stay_known(
    token: str, shape: str, number: list[str]
) -> None:
    assert shape_of(token) == shape
    assert number_of(token) == number


def test_that_words_share_stems_openings_and_letters() -> None:
    assert list(pairs(["taza", "de", "#ml"])) == ["taza de", "de #ml"]
    assert stems("tazas") == stems("tazas2") == ["~taza"]
    assert stems("sol") == []
    assert opening("tazas") == ("^tazas", "^~taza")
    assert grams("sol") == ["/<so", "/sol", "/ol>", "/<sol", "/sol>"]
    assert grams("#gb") == []
    assert len(grams("x" * 5_000)) < 60
