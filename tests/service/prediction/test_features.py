"""What is seen of a title: the same words however they are written."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from app.service.prediction.features import (
    LONGEST,
    MOST_WORDS,
    grams,
    opening,
    pairs,
    tokenise,
    word_features,
)
from app.service.stores.folding import fold


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


@example("0\x85A")
@given(st.text())
def test_that_a_folded_title_has_the_same_words(title: str) -> None:
    assert len(title) > LONGEST or tokenise(fold(title)) == tokenise(title)


@pytest.mark.parametrize("title", ["x" * 1_000_000, "ab " * 300_000, "ﷺ" * 1_000_000])
def test_that_only_the_beginning_of_a_long_title_is_looked_at(title: str) -> None:
    assert len(tokenise(title)) <= MOST_WORDS


@pytest.mark.parametrize(
    ("token", "features"),
    [
        ("taza", ["taza"]),
        ("27", ["27"]),
        ("16gb", ["16gb", "16", "gb"]),
        ("1.5l", ["1.5l", "1", "5", "l"]),
        ("2x2", ["2x2", "2", "x"]),
        ("手机壳", ["手机壳"]),
    ],
)
def test_that_a_number_and_its_unit_are_seen_alone_too(token: str, features: list[str]) -> None:
    assert word_features(token) == features


def test_that_words_share_neighbours_openings_and_letters() -> None:
    assert list(pairs(["taza", "de", "2"])) == ["taza de", "de 2"]
    assert opening("tazas") == ("^tazas", "^~taza")
    assert grams("sol") == [
        *("/<s", "/so", "/ol", "/l>", "/<so", "/sol", "/ol>", "/<sol", "/sol>"),
    ]
    assert grams("xxxx") == ["/<x", "/xx", "/x>", "/<xx", "/xxx", "/xx>", "/<xxx", "/xxxx", "/xxx>"]
    assert len(grams("x1y2z3" * 1_000)) < 80
