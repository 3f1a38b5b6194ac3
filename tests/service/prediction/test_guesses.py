"""Guesses of a small site: right, honest about every step, and never in trouble."""

from __future__ import annotations

import pytest

from app.service.prediction.site_model import SiteModel
from tests.service.prediction.toy_site import learned_site, titles


@pytest.fixture(scope="module")
def site() -> SiteModel:
    return learned_site()


@pytest.mark.parametrize(
    ("title", "leaf"),
    [
        ("Taza roja 30 cm", "TAZAS"),
        ("ZAPATILLA NEGRA", "TENIS"),
        ("bombilla", "FOCOS"),
        ("azul falda 2kg", "FALDAS"),
        # Slips and other forms of a word: its letters are enough.
        ("zapatilas verdes", "TENIS"),
        ("gorrita azul", "GORRAS"),
        ("Bombillas Zorblax", "FOCOS"),
    ],
)
def test_that_a_title_is_known_by_its_words_or_their_letters(
    site: SiteModel, title: str, leaf: str
) -> None:
    guess = site.guess(title, None)
    assert guess is not None
    assert guess.category_id == leaf
    assert guess.probability > 0.4


@pytest.mark.parametrize(
    "title",
    [
        "taza roja",
        "🔥🔥🔥",
        "1234567890",
        "x" * 1_000_000,
        "taza silla foco tenis gorra falda",
        "\x00\ud800",
        "ـ",
        "# = / ~ ^",
    ],
)
@pytest.mark.parametrize("category_from", [None, "CASA", "ROPA", "GORRAS"])
def test_that_every_step_has_the_probability_of_all_below_it(
    site: SiteModel, title: str, category_from: str | None
) -> None:
    guess = site.guess(title, category_from)
    assert guess is not None
    steps = [probability for _, probability in guess.path]
    assert guess.path[-1] == (guess.category_id, guess.probability)
    assert steps == sorted(steps, reverse=True)
    assert all(0.0 < probability <= 1.0 for probability in steps)
    ranking = site.ranking(title)
    assert sum(probability for _, probability in ranking) == pytest.approx(1.0)
    if category_from is None:
        assert guess.category_id in (
            leaf for leaf, share in ranking if share > 0.999 * ranking[0][1]
        )
        first, end = site.taxonomy.spans[guess.path[0][0]]
        below = set(site.taxonomy.leaves[first:end])
        assert steps[0] == pytest.approx(sum(p for leaf, p in ranking if leaf in below), abs=1e-4)
    else:
        assert category_from in (step for step, _ in guess.path)
        whole = next(p for step, p in guess.path if step == category_from)
        assert whole == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("title", "category_from"),
    [("", None), (" \t\n", None), ("taza", "NOWHERE"), ("taza", ""), ("", "CASA")],
)
def test_that_there_is_no_guess_without_a_title_or_a_subtree(
    site: SiteModel, title: str, category_from: str | None
) -> None:
    assert site.guess(title, category_from) is None


def test_that_nothing_to_go_by_is_no_certainty(site: SiteModel) -> None:
    guess = site.guess("🔥", None)
    assert guess is not None
    assert guess.probability < 0.5


def test_that_a_site_learns_what_is_listed() -> None:
    site = learned_site()
    for _ in range(3):
        site.learn("GORRAS", "Zorblax edición")
    site.learn("CASA", "no es una hoja")
    guess = site.guess("zorblax", None)
    assert guess is not None
    assert guess.category_id == "GORRAS"
    taza = site.guess("taza roja", None)
    assert taza is not None
    assert taza.category_id == "TAZAS"


def test_that_the_same_titles_give_the_same_answers(site: SiteModel) -> None:
    asked = [(title, None) for _, title in titles()]
    assert learned_site().guesses(asked) == site.guesses(asked)


def test_that_an_answer_does_not_depend_on_what_is_asked_beside_it(site: SiteModel) -> None:
    asked = [("taza roja", None), ("zapatilas, verdes 20 cm", "ROPA"), ("", None), ("🔥", None)]
    asked += [(title, None) for _, title in titles()]
    assert site.guesses(asked) == [site.guess(*question) for question in asked]


def test_that_the_probabilities_are_those_of_titles_nobody_learned(site: SiteModel) -> None:
    shares = [site.guess(title, None) for _, title in titles()]
    assert all(guess is not None and 0.4 < guess.probability < 0.999 for guess in shares)
