"""Training of a classifier: softmax regression by gradient steps over titles, some spoilt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass
from math import exp
from random import Random

from app.service.prediction.calibration import Judged, fit_temperature
from app.service.prediction.classifier import Classifier
from app.service.prediction.features import (
    grams,
    number_of,
    opening,
    pairs,
    shape_of,
    stems,
    tokenise,
)
from app.service.prediction.lanes import ONE
from app.service.prediction.slices import finish
from app.service.prediction.spoiling import spoil

Example = tuple[tuple[int, ...], str]
"""Classes a text is equally likely to belong to, nearly always one, and the text."""

Titles = list[tuple[str, str]]
"""Ids of categories and titles of listings in them."""

Lesson = tuple[tuple[int, ...], list[str]]
"""An example whose text is taken apart into words."""


@dataclass(frozen=True, slots=True)
class Course:
    """How a classifier is trained.

    ``passes`` over the examples; ``rate`` is the length of the first step, steps get shorter
    towards the end; ``dropped`` and ``spoilt`` are the shares of words that are left out and
    that get a slip of the finger or become a word nobody knows; ``hidden`` is the share of
    known words that are judged by their letters alone, so that letters get weights too. Each
    ``held_out``-th example is kept for the temperature and only learned in the last pass.
    """

    passes: int = 8
    rate: float = 0.7
    dropped: float = 0.2
    spoilt: float = 0.15
    hidden: float = 0.1
    held_out: int = 8
    seed: int = 1


COURSE = Course()

# A letter sequence, a stem: one word has many, so each gets a third of a word's step.
_WEAK = 3
_SURE = 0.01
_STEP_OF_NEWS = 0.5
_STEPS_OF_NEWS = 6
_BELIEVED = 0.6
# Steps times classes: a few milliseconds, and a few seconds.
_WORK_A_BREATH = 2_500
_MOST_WORK = 40_000_000
_TITLES_A_BREATH = 64
_BYTES_OF_ROWS = 64_000_000
_FEWEST_HELD_OUT = 40
_MOST_HELD_OUT = 400
_SPOILT_EACH = 2
# What people write is further from what was learned than anything a program spoils.
_PRUDENCE = 1.2
# Neighbours met once are mostly a name beside a number.
_FEWEST_PAIRS = 2


def train(
    classes: int, examples: Iterable[Example], course: Course = COURSE
) -> Generator[None, None, Classifier]:
    """Train a classifier on ``examples``; the same ones always give the same weights.

    Yields every few milliseconds, for whoever shares the thread, and returns the classifier.
    """
    lessons: list[Lesson] = []
    for targets, text in examples:
        tokens = tokenise(text)
        if targets and tokens:
            lessons.append((targets, tokens))
        if not len(lessons) % _TITLES_A_BREATH:
            yield
    rows, words = yield from _inventory(lessons, _FEWEST_PAIRS, most_rows(classes))
    classifier = Classifier(classes, rows, words)
    chance = Random(course.seed)
    chance.shuffle(lessons)
    kept = [lesson for lesson in lessons[:: course.held_out] if len(lesson[0]) == 1]
    if len(kept) < _FEWEST_HELD_OUT:
        kept = []
    del kept[_MOST_HELD_OUT:]
    held = {id(lesson) for lesson in kept}
    learned = [lesson for lesson in lessons if id(lesson) not in held]
    # Fewer passes over very many leaves, so that learning takes seconds there too.
    passes = max(2, min(course.passes, _MOST_WORK // (classes * len(lessons) + 1)))
    breath = max(1, _WORK_A_BREATH // (classes + 1))
    done, steps = 0, len(learned) * (passes - 1) + len(lessons)
    for turn in range(passes):
        if turn == passes - 1:
            classifier.temperature = yield from _temperature(classifier, kept, course, chance)
            learned = lessons
        chance.shuffle(learned)
        for targets, tokens in learned:
            rate = course.rate * (1 - done / steps)
            spoilt = spoil(tokens, chance, dropped=course.dropped, spoilt=course.spoilt)
            step(classifier, targets, spoilt, rate, chance, course.hidden)
            done += 1
            if not done % breath:
                yield
    classifier.forget_words()
    return classifier


def learn_news(classifier: Classifier, target: int, title: str) -> None:
    """Take one more title into a trained classifier, words it never saw included."""
    tokens = tokenise(title)
    if not tokens:
        return
    most = most_rows(classifier.lanes.count)
    rows, words = finish(_inventory([((target,), tokens)], 1, most))
    if len(classifier.rows) + len(rows) <= most:
        classifier.words |= words
        for name in rows:
            classifier.rows.setdefault(name, 0)
    for _ in range(_STEPS_OF_NEWS):
        if step(classifier, (target,), tokens, _STEP_OF_NEWS) > _BELIEVED:
            break
    classifier.forget_words()


def step(
    classifier: Classifier,
    targets: Sequence[int],
    tokens: Sequence[str],
    rate: float,
    chance: Random | None = None,
    hidden: float = 0.0,
) -> float:
    """Move the weights of a title's features towards ``targets``.

    Returns the probability that the first of them had before.
    """
    rows, words = classifier.rows, classifier.words
    strong: list[str] = [""]
    weak: list[str] = []
    shapes = [token if token.isalpha() else shape_of(token) for token in tokens]
    for token, shape in zip(tokens, shapes, strict=True):
        if shape in words and not (chance is not None and chance.random() < hidden):
            strong.append(shape)
        else:
            weak += grams(shape)
        weak += stems(shape)
        strong += number_of(token)
    strong += pairs(shapes)
    if shapes:
        first, stem = opening(shapes[0])
        strong.append(first)
        weak.append(stem)
    strong = [name for name in strong if name in rows]
    weak = [name for name in weak if name in rows]
    lanes = classifier.lanes
    evidence = lanes.unpack(sum([rows[name] for name in strong + weak]))
    top = max(evidence)
    unit = 1.0 / ONE
    shares = [exp((number - top) * unit) for number in evidence]
    scale = 1.0 / sum(shares)
    before = shares[targets[0]] * scale
    if len(targets) == 1 and before > 1.0 - _SURE:
        return before
    length = rate * ONE / _WEAK
    # Towards zero for all but the targets: only what has a noticeable chance moves.
    pull = scale * length
    moves = [-int(share * pull) for share in shares]
    for target in targets:
        moves[target] += int(length / len(targets))
    change = lanes.pack(moves)
    for name in weak:
        rows[name] += change
    change *= _WEAK
    for name in strong:
        rows[name] += change
    return before


def most_rows(classes: int) -> int:
    """Return how many features a classifier may have weights for: as many as memory is given."""
    return _BYTES_OF_ROWS // (4 * classes + 100)


def _inventory(
    lessons: Iterable[Lesson], fewest_pairs: int, most: int
) -> Generator[None, None, tuple[dict[str, int], set[str]]]:
    """Return a row of nothing for every feature that will have weights, and the words.

    Of more than ``most`` features those are taken that most titles have.
    """
    words: set[str] = set()
    found: Counter[str] = Counter([""])
    neighbours: Counter[str] = Counter()
    parts: dict[str, list[str]] = {}
    for place, (_, tokens) in enumerate(lessons):
        if not place % _TITLES_A_BREATH:
            yield
        shapes = [shape_of(token) for token in tokens]
        found.update(opening(shapes[0]))
        neighbours.update(pairs(shapes))
        for token, shape in zip(tokens, shapes, strict=True):
            if shape not in words:
                words.add(shape)
                parts[shape] = [shape, *stems(shape), *grams(shape)]
            found.update(parts[shape])
            found.update(number_of(token))
    found.update({pair: times for pair, times in neighbours.items() if times >= fewest_pairs})
    if len(found) > most:
        found[""] = found.total()
        found = Counter(dict(found.most_common(most)))
        words &= found.keys()
    return dict.fromkeys(found, 0), words


def _temperature(
    classifier: Classifier, kept: Iterable[Lesson], course: Course, chance: Random
) -> Generator[None, None, float]:
    """Return the temperature at which spoilt titles that nobody learned are judged best.

    Whole ones are so plain that any temperature does; colder ones would do best for them, and
    worst for people, who write unlike each other.
    """
    classifier.forget_words()
    judged: list[Judged] = []
    for targets, tokens in kept:
        for _ in range(_SPOILT_EACH):
            spoilt = spoil(tokens, chance, dropped=course.dropped, spoilt=course.spoilt)
            evidence = classifier.evidence(" ".join(spoilt))
            judged.append(Judged.of(targets[0], evidence, ONE))
        yield
    fitted = yield from fit_temperature(judged)
    return _PRUDENCE * fitted if judged else fitted
