"""What naive Bayes adds to the weights of words."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.sparse import csr_matrix

from app.service.prediction import likelihood
from app.service.prediction.likelihood import add_likelihoods
from app.service.prediction.solving import Floats

# Titles by words: "lamp desk", "lamp", "sofa desk"; the first two are in class 0, the last in 1.
WORDS = csr_matrix(np.array([[0.5, 0.9, 0], [1, 0, 0], [0, 0.7, 0.2]], np.float32))
CLASSES = csr_matrix(np.array([[1, 0], [1, 0], [0, 1]], np.float32))


def added(sizes: tuple[float, float, float] = (1, 1, 1)) -> Floats:
    weights = np.zeros((3, 2), np.float32)
    add_likelihoods(weights, WORDS, CLASSES, np.array(sizes, np.float32))
    return weights


def test_that_a_word_speaks_for_the_class_that_has_it_and_against_the_other() -> None:
    lamp, _, sofa = added()
    assert lamp[0] > 0 > lamp[1]
    assert sofa[1] > 0 > sofa[0]


def test_that_likelihoods_are_those_of_naive_bayes() -> None:
    smoothing, words = likelihood._SMOOTHING, 3
    found = np.array([[2, 0], [1, 1], [0, 1]])
    expected = np.log((found + smoothing) / (found.sum(axis=0) + smoothing * words))
    expected -= expected.mean(axis=1, keepdims=True)
    assert added() == pytest.approx(likelihood._SHARE * expected, rel=1e-5)


def test_that_what_a_word_counts_in_a_title_does_not_multiply_its_likelihood() -> None:
    sizes = np.array([4, 2, 0.5])
    assert added((4, 2, 0.5)) * sizes[:, np.newaxis] == pytest.approx(added(), rel=1e-5)


def test_that_many_words_are_taken_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = added()
    monkeypatch.setattr(likelihood, "_NUMBERS_AT_ONCE", 2)
    assert added() == pytest.approx(whole)


def test_that_what_was_there_stays() -> None:
    weights = np.full((3, 2), 7, np.float32)
    add_likelihoods(weights, WORDS, CLASSES, np.ones(3, np.float32))
    assert weights - 7 == pytest.approx(added(), abs=1e-5)
