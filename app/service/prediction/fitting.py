"""Fitting of a classifier to titles; runs in a process of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from random import Random

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix

from app.service.prediction.calibration import Calibration, fit_calibration
from app.service.prediction.classifier import Weights
from app.service.prediction.examples import Example
from app.service.prediction.features import (
    grams,
    is_opening,
    opening,
    pairs,
    tokenise,
    word_features,
)
from app.service.prediction.likelihood import add_likelihoods
from app.service.prediction.solving import Floats, Problem, Titles, scores_of
from app.service.prediction.typos import with_typos

STRENGTH = 2.5
_OPENING = 0.5
_BYTES_OF_ROWS = 64_000_000
_DROPPED, _MISTYPED = 0.25, 0.1
_MOST_COPIES = 20_000
_FOLDS = 5
_ENOUGH_JUDGED = 800
_MOST_JUDGED = 3_000
_FEWEST_TITLES = 100
_SEED = 1


def fit(classes: int, examples: Iterable[Example]) -> Weights:
    """Fit a classifier to ``examples``; the same ones always give the same weights."""
    lessons = [
        (targets, tokens, count)
        for targets, text, count in examples
        if targets and (tokens := tokenise(text))
    ]
    chance = Random(_SEED)
    chance.shuffle(lessons)
    whole = len(lessons)
    # Add each title once more with typos, because titles from other shops are written differently.
    lessons += [
        (targets, with_typos(tokens, chance, dropped=_DROPPED, mistyped=_MISTYPED), count)
        for targets, tokens, count in lessons[:_MOST_COPIES]
    ]
    texts = [tokens for _, tokens, _ in lessons]
    vocabulary = _Vocabulary(texts)
    targets = _matrix([list(own) for own, _, _ in lessons], classes)
    counts = np.array([count / len(own) for own, _, count in lessons], np.float32)
    problem = Problem(vocabulary.titles(texts), targets, counts, STRENGTH)
    duals = problem.solve().duals
    shares = targets.multiply(counts[:, np.newaxis]).tocsr()

    def weigh(part: Problem, duals: Floats, shares: csr_matrix) -> tuple[Floats, Floats, Floats]:
        weights = part.weights(duals)
        sizes = vocabulary.rarity[: len(weights[0])]
        add_likelihoods(weights[0], part.titles.named, shares, sizes)
        return weights

    rows, bias = _rows(vocabulary, *weigh(problem, duals, shares))

    def solve_without(gone: NDArray[np.intp]) -> Callable[[Titles], Floats]:
        """Fit again without some of the lessons, and return the resulting scoring function."""
        left = np.setdiff1d(np.arange(len(lessons)), gone)
        part = Problem(problem.titles.of(left), targets[left], counts[left], STRENGTH)
        weights = weigh(part, part.solve(duals[left]).duals, shares[left])
        return lambda titles: scores_of(titles, *weights)

    calibration = _calibrate(lessons[:whole], whole, vocabulary, solve_without)
    kept = _strongest(rows, _BYTES_OF_ROWS // (4 * classes + 100))
    features = vocabulary.features
    return Weights(
        [features[place] for place in kept],
        rows[kept],
        vocabulary.rarity[kept],
        bias,
        calibration,
    )


Lesson = tuple[tuple[int, ...], list[str], int]


def _calibrate(
    lessons: Sequence[Lesson],
    whole: int,
    vocabulary: _Vocabulary,
    solve_without: Callable[[NDArray[np.intp]], Callable[[Titles], Floats]],
) -> Calibration:
    """Return the calibration fitted to held-out titles, both whole and with typos."""
    single = [place for place, (own, _, _) in enumerate(lessons) if len(own) == 1]
    if len(single) < _FEWEST_TITLES:
        return Calibration()
    chance = Random(_SEED + 1)
    folds = [single[fold::_FOLDS][:_MOST_JUDGED] for fold in range(_FOLDS)]
    scores: list[Floats] = []
    right: list[int] = []
    for fold in folds:
        copies = [whole + place for place in fold if place < _MOST_COPIES]
        judge = solve_without(np.array([*fold, *copies]))
        asked = [lessons[place][1] for place in fold]
        asked += [
            with_typos(tokens, chance, dropped=_DROPPED, mistyped=_MISTYPED) for tokens in asked
        ]
        scores.append(judge(vocabulary.titles(asked)))
        right += [lessons[place][0][0] for place in fold] * 2
        if len(right) >= 2 * _ENOUGH_JUDGED:
            break
    return fit_calibration(np.concatenate(scores), np.array(right))


class _Vocabulary:
    """The features of all titles with their rarity; it converts titles into matrices."""

    def __init__(self, texts: Sequence[Sequence[str]]) -> None:
        named: Counter[str] = Counter()
        words: Counter[str] = Counter()
        for tokens in texts:
            unique = dict.fromkeys(tokens)
            own = [name for token in unique for name in word_features(token)]
            # In the order of first occurrence: the order of a set would differ between processes.
            named.update(list(dict.fromkeys([*own, *pairs(tokens), *opening(tokens[0])])))
            words.update(list(unique))
        letters: Counter[str] = Counter()
        for token, count in words.items():
            for gram in grams(token):
                letters[gram] += count
        self._named = {name: place for place, name in enumerate(named)}
        self._letters = {name: place for place, name in enumerate(letters)}
        self.features = [*named, *letters]
        found = np.array([*named.values(), *letters.values()], np.float64)
        most = len(texts)
        rarity = np.log((1 + most) / (1 + np.minimum(found, most))) + 1
        rarity[[place for name, place in self._named.items() if is_opening(name)]] *= _OPENING
        self.rarity = rarity.astype(np.float32)

    def titles(self, texts: Sequence[Sequence[str]]) -> Titles:
        """Return the features of titles, with both parts of each normalised to length 1."""
        get, get_letters = self._named.get, self._letters.get
        parts: dict[str, list[int]] = {}
        words: dict[str, int] = {}
        named, letters = [], []
        for tokens in texts:
            unique = dict.fromkeys(tokens)
            found: list[int] = []
            for token in unique:
                places = parts.get(token)
                if places is None:
                    names = word_features(token)
                    places = parts[token] = [p for n in names if (p := get(n)) is not None]
                found += places
            others = [*pairs(tokens), *opening(tokens[0])]
            found += [place for name in others if (place := get(name)) is not None]
            named.append(found)
            letters.append([words.setdefault(token, len(words)) for token in unique])
        spelt = [[p for g in grams(word) if (p := get_letters(g)) is not None] for word in words]
        own = _matrix(named, len(self._named))
        own.data = self.rarity[own.indices]
        squares = np.asarray(own.multiply(own).sum(axis=1)).ravel()
        own.data /= _lengths(squares).repeat(np.diff(own.indptr))
        gram = _matrix(spelt, len(self._letters))
        gram.data = self.rarity[len(self._named) :][gram.indices]
        word = _matrix(letters, len(words))
        squares = word @ np.asarray(gram.multiply(gram).sum(axis=1)).ravel()
        word.data /= _lengths(squares).repeat(np.diff(word.indptr))
        return Titles(own, word, gram)


def _matrix(rows: Sequence[Sequence[int]], width: int) -> csr_matrix:
    """Return a matrix with a 1 at each of the given column indexes of its rows."""
    ends = np.cumsum([0, *map(len, rows)])
    places = np.fromiter((place for row in rows for place in row), np.int32, int(ends[-1]))
    return csr_matrix((np.ones(len(places), np.float32), places, ends), (len(rows), width))


def _lengths(squares: Floats) -> Floats:
    lengths: Floats = np.sqrt(squares).astype(np.float32)
    lengths[lengths == 0] = 1
    return lengths


def _rows(
    vocabulary: _Vocabulary, named: Floats, letters: Floats, bias: Floats
) -> tuple[Floats, Floats]:
    rows = np.concatenate([named, letters])
    rows *= vocabulary.rarity[:, np.newaxis]
    return rows, bias


def _strongest(rows: Floats, most: int) -> NDArray[np.intp]:
    """Return the indexes of all rows, or of the ``most`` with the largest weights, in order."""
    if len(rows) <= most:
        return np.arange(len(rows))
    return np.sort(np.argsort(-np.square(rows).sum(axis=1), kind="stable")[:most])
