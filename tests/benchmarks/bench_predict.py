"""Predictions of categories against multinomial naive Bayes: how right, how honest, how fast.

Both learn the same titles and are asked the same others: of the generator, the same spoilt, and
a list that people wrote who had not seen the generator's.
"""

from __future__ import annotations

import csv
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

from app.service.first_start import open_store
from app.service.prediction.evaluation import Scores, score
from app.service.prediction.examples import as_examples, tree_words
from app.service.prediction.features import tokenise
from app.service.prediction.guesses import SiteModel
from app.service.prediction.predictor import open_predictor
from app.service.prediction.slices import finish
from app.service.prediction.taxonomy import Taxonomy, build_taxonomy
from app.service.prediction.training import train
from app.service.seeding.world import World, open_world
from tests.benchmarks.bare_bayes import Bayes, best_bayes, features
from tests.benchmarks.measure import Measurement, note, report

SITE = "MX"
LEARNED, ASKED = 8_000, 4_000
CALL = 10_000
TIMES_TOKENISING, SECONDS = 8.0, 1.5
ROUNDS = 15
BY_HAND = Path(__file__).with_name("titles_by_hand.csv")
SYLLABLES = ("ba", "ke", "li", "mo", "nu", "ra", "se", "ti", "vo", "el", "ir", "os", "bra", "flo")
LETTERS = "abcdefghijklmnopqrstuvwxyz"

Titles = list[tuple[str, str]]


def titles_of(world: World, first: int, count: int) -> Titles:
    seller = next(seller for seller in world.sellers() if seller["site_id"] == SITE)
    items = world.items(seller, count, first=first)
    return [(item["category_id"], item["title"]) for item in items]


def taxonomy_of(world: World) -> Taxonomy:
    return build_taxonomy(
        category for category in world.categories() if category["id"].startswith(SITE)
    )


def by_hand(taxonomy: Taxonomy) -> Titles:
    leaves = {names[-1]: leaf for leaf, names in zip(taxonomy.leaves, taxonomy.names, strict=True)}
    with BY_HAND.open(encoding="utf-8") as file:
        return [(leaves[row["category"]], row["title"]) for row in csv.DictReader(file)]


def spoilt(title: str, chance: Random) -> str:
    """A title with names nobody met, a quarter of its words gone and slips in a quarter."""
    words = []
    for place, word in enumerate(title.split()):
        if place and word[:1].isupper() and word.isalpha() and len(word) > 2:
            word = "".join(chance.choices(SYLLABLES, k=chance.randint(2, 4))).capitalize()
        elif chance.random() < 0.25:
            continue
        elif word.isalpha() and len(word) > 3 and chance.random() < 0.25:
            word = slip(word, chance)
        words.append(word)
    return " ".join(words) or title


def slip(word: str, chance: Random) -> str:
    place = chance.randrange(len(word))
    match chance.randrange(4):
        case 0:
            return word[:place] + word[place + 1 :]
        case 1:
            return word[:place] + chance.choice(LETTERS) + word[place:]
        case 2:
            return word[:place] + chance.choice(LETTERS) + word[place + 1 :]
        case _:
            return word[:place] + word[place + 1 : place + 2] + word[place] + word[place + 2 :]


def compare(name: str, asked: Titles, ours: SiteModel, bayes: Bayes) -> list[Measurement]:
    mine = score((right, ours.ranking(title)) for right, title in asked)
    theirs = score((right, bayes.ranking(title)) for right, title in asked)
    for label, scores in (("ours", mine), ("reference", theirs)):
        note(f"{name}, {label}: {shown(scores)}")
    return [
        Measurement(f"{name}, not in first place", *wrong(mine.top_1, theirs.top_1), 1.0, "%"),
        Measurement(f"{name}, not among three", *wrong(mine.top_3, theirs.top_3), 1.0, "%"),
        Measurement(
            f"{name}, calibration error",
            100 * mine.calibration_error,
            100 * theirs.calibration_error,
            1.0,
            "%",
        ),
    ]


def shown(scores: Scores) -> str:
    return (
        f"{scores.titles} titles, top-1 {scores.top_1:.4f}, top-3 {scores.top_3:.4f}, "
        f"calibration error {scores.calibration_error:.4f}"
    )


def wrong(ours: float, theirs: float) -> tuple[float, float]:
    # Never nothing, which nothing can be compared with.
    return 100 * (1 - ours), max(100 * (1 - theirs), 0.001)


def timed(work: Callable[[], object]) -> float:
    """How long work takes, in milliseconds."""
    began = time.perf_counter()
    work()
    return 1000 * (time.perf_counter() - began)


def speed() -> list[Measurement]:
    """10,000 titles in one call of a marketplace with a store, against tokenising them.

    Tokenising is what the reference does: words and pairs of words, without case and accents.
    """
    with tempfile.TemporaryDirectory(prefix="vitrina-bench-") as folder:
        world = open_world(1, 500)
        store = open_store(Path(folder), lambda: world, seed=1, listings=500)
        with closing(store) as database:
            predictor = open_predictor(database)
            began = time.perf_counter()
            predictor.model(SITE)
            note(f"learned from a store of 500 listings in {time.perf_counter() - began:.2f} s")
            began = time.perf_counter()
            open_predictor(database).model(SITE)
            note(f"read what was kept in {time.perf_counter() - began:.3f} s")
            titles = [title for _, title in titles_of(open_world(1, CALL), 0, CALL)]
            asked = [(title, None) for title in titles]
            calls, tokenising, words = [], [], []
            for _ in range(ROUNDS):
                tokenising.append(timed(lambda: [features(title) for title in titles]))
                words.append(timed(lambda: [tokenise(title) for title in titles]))
                calls.append(timed(lambda: predictor.predict(SITE, asked)))
    note(f"against our own way to words, which is faster: {min(calls) / min(words):.2f} times")
    # The least disturbed of each against each other; the worst one against the limit.
    return [
        Measurement(
            f"{CALL:,} titles in one call, against tokenising them",
            min(calls),
            min(tokenising),
            TIMES_TOKENISING,
            "ms",
        ),
        Measurement(f"{CALL:,} titles in one call, at most", max(calls), 1000 * SECONDS, 1.0, "ms"),
    ]


def main(words: list[str]) -> int:
    # First, as long as there is no more in memory than in a marketplace.
    quick = speed()
    world = open_world(1, LEARNED + ASKED)
    taxonomy = taxonomy_of(world)
    learned = titles_of(world, 0, LEARNED)
    seen = {title for _, title in learned}
    asked = [pair for pair in titles_of(world, LEARNED, ASKED) if pair[1] not in seen]
    # The names of the leaves are there for both.
    learned += zip(taxonomy.leaves, (names[-1] for names in taxonomy.names), strict=True)
    began = time.perf_counter()
    examples = [*as_examples(learned, taxonomy), *tree_words(taxonomy)]
    ours = SiteModel(taxonomy, finish(train(len(taxonomy.leaves), examples)))
    note(f"trained on {len(examples)} titles in {time.perf_counter() - began:.1f} s")
    bayes, smoothing = best_bayes(learned)
    note(f"reference: smoothing {smoothing:g} fits best of those usual")
    chance = Random(1)
    hard = [(category_id, spoilt(title, chance)) for category_id, title in asked]
    found = [
        *compare("generated titles", asked, ours, bayes),
        *compare("generated and spoilt", hard, ours, bayes),
        *compare("written by hand", by_hand(taxonomy), ours, bayes),
        *quick,
    ]
    return report(found, words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
