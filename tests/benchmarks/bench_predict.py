"""Predictions of categories against naive Bayes and a support vector machine.

How right, how honest, how fast, and how much memory. All learn the same titles and are asked the
same others: of the generator, the same spoilt, with words for things that none of the learned had,
of other sites, and a list that people wrote who had not seen the generator's.
"""

from __future__ import annotations

import csv
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import httpx
import psutil

from app.service.prediction.examples import as_examples, leaf_names
from app.service.prediction.site_model import SiteModel, open_site
from app.service.prediction.taxonomy import Taxonomy, build_taxonomy
from app.service.prediction.trainer import Task
from app.service.prediction.training import train
from app.service.prediction_evaluation import Scores, score
from app.service.seeding.leaves import load_leaves
from app.service.seeding.tree import load_tree
from app.service.seeding.world import World, open_world
from app.service.stores.sqlite import read_database
from app.service.worlds.first_start import DATABASE_FILE
from tests.benchmarks.bare_bayes import best_bayes, features
from tests.benchmarks.bare_svm import Svm
from tests.benchmarks.http_rates import start_ours
from tests.benchmarks.measure import Measurement, note, report

SITE = "MX"
LEARNED, ASKED = 8_000, 4_000
CALL = 10_000
TIMES_TOKENISING, SECONDS, FIRST_SECONDS = 8.0, 1.5, 5.0
ROUNDS = 15
OTHER_SITES = ("AR", "CO")
ALLOWED = 0.05
BY_HAND = Path(__file__).with_name("titles_by_hand.csv")
SYLLABLES = ("ba", "ke", "li", "mo", "nu", "ra", "se", "ti", "vo", "el", "ir", "os", "bra", "flo")
LETTERS = "abcdefghijklmnopqrstuvwxyz"

Titles = list[tuple[str, str]]


def titles_of(world: World, first: int, count: int, site: str = SITE) -> Titles:
    seller = next(seller for seller in world.sellers() if seller["site_id"] == site)
    items = world.items(seller, count, first=first)
    return [(item["category_id"] or "", item["title"] or "") for item in items]


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


def without_rare_names(learned: Titles, asked: Titles) -> tuple[Titles, Titles]:
    """What is left to learn without titles that begin with the rarest word of their leaf, and
    those of ``asked`` that do: what a thing is called by other sellers."""
    names: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for leaf, title in learned:
        names[leaf][title.split()[0].lower()] += 1
    rare = {
        (leaf, min(found, key=lambda name: (found[name], name)))
        for leaf, found in names.items()
        if len(found) > 1
    }

    def is_rare(pair: tuple[str, str]) -> bool:
        return (pair[0], pair[1].split()[0].lower()) in rare

    return [one for one in learned if not is_rare(one)], [one for one in asked if is_rare(one)]


def of_other_sites(world: World) -> Titles:
    """Titles of other sites, with the leaf of ours that has the same things."""
    ours = load_tree(SITE)
    found: Titles = []
    for site in OTHER_SITES:
        theirs = load_tree(site)
        places = {theirs.leaf_id(leaf): ours.leaf_id(leaf) for leaf in load_leaves()}
        found += [(places[leaf], title) for leaf, title in titles_of(world, 0, ASKED // 2, site)]
    return found


class Contest:
    """Ours and both references, which learned the same titles."""

    def __init__(self, taxonomy: Taxonomy, learned: Titles) -> None:
        examples = [*as_examples(Counter(learned).items(), taxonomy), *leaf_names(taxonomy)]
        began = time.perf_counter()
        task = Task(list(taxonomy.leaves), examples)
        model = open_site(taxonomy, train(task))
        assert model is not None
        self.ours: SiteModel = model
        note(f"trained on {len(examples)} titles in {time.perf_counter() - began:.1f} s")
        # The names of the leaves are there for all.
        names = (names[-1] for names in taxonomy.names)
        learned = [*learned, *zip(taxonomy.leaves, names, strict=True)]
        self.bayes, smoothing = best_bayes(learned)
        note(f"naive Bayes: smoothing {smoothing:g} fits best of those usual")
        self.svm = Svm(learned)

    def compare(self, name: str, asked: Titles) -> list[Measurement]:
        mine = score((right, self.ours.ranking(title)) for right, title in asked)
        theirs = score((right, self.bayes.ranking(title)) for right, title in asked)
        machine = self.svm.right(asked)
        note(f"{name}, ours: {shown(mine)}")
        note(f"{name}, naive Bayes: {shown(theirs)}; support vector machine: top-1 {machine:.4f}")
        allowed = max(ALLOWED, 2 / len(asked) ** 0.5)
        # Of so few titles, two wrong ones more or less say nothing.
        close = 1 + 2 / max(1.0, len(asked) * (1 - machine))
        return [
            Measurement(f"{name}, wrong, against naive Bayes", *wrong(mine, theirs.top_1), 1, "%"),
            Measurement(f"{name}, wrong, against the machine", *wrong(mine, machine), close, "%"),
            Measurement(
                f"{name}, calibration error, against what is allowed",
                100 * mine.calibration_error,
                100 * allowed,
                1.0,
                "%",
            ),
        ]


def shown(scores: Scores) -> str:
    return (
        f"{scores.titles} titles, top-1 {scores.top_1:.4f}, top-3 {scores.top_3:.4f}, "
        f"calibration error {scores.calibration_error:.4f}"
    )


def wrong(ours: Scores, theirs: float) -> tuple[float, float]:
    # Never nothing, which nothing can be compared with.
    return 100 * (1 - ours.top_1), max(100 * (1 - theirs), 0.05)


def timed(work: Callable[[], object]) -> float:
    """How long work takes, in milliseconds."""
    began = time.perf_counter()
    work()
    return 1000 * (time.perf_counter() - began)


def speed() -> list[Measurement]:
    """10,000 titles in one call over HTTP, against tokenising them.

    Tokenising is what naive Bayes does first: words and their pairs, without case and accents.
    """
    titles = [title for _, title in titles_of(open_world(1, CALL), 0, CALL)]
    body = [{"title": title} for title in titles]
    with tempfile.TemporaryDirectory(prefix="vitrina-bench-") as folder:
        process, port = start_ours(Path(folder), 500)
        service = psutil.Process(process.pid)
        try:
            url = f"http://127.0.0.1:{port}/sites/{SITE}/category_predictor/predict"
            with httpx.Client(trust_env=False, timeout=120) as client:
                token = {"access_token": token_of(Path(folder))}
                before = service.memory_info().rss
                began = time.perf_counter()
                one = client.get(url, params={"title": titles[0], **token})
                first = 1000 * (time.perf_counter() - began)
                assert one.status_code == 200, one.text
                calls, tokenising = [], []
                for _ in range(ROUNDS):
                    tokenising.append(timed(lambda: [features(title) for title in titles]))
                    calls.append(timed(lambda: client.post(url, params=token, json=body).content))
                after = service.memory_info().rss
        finally:
            process.kill()
            process.communicate(timeout=10)
    note(f"the service takes {(after - before) / 1e6:.0f} MB more than before the first title")
    # The least disturbed of each against each other; the worst one against the limit.
    return [
        Measurement(
            f"{CALL:,} titles over HTTP, against tokenising them",
            min(calls),
            min(tokenising),
            TIMES_TOKENISING,
            "ms",
        ),
        Measurement(f"{CALL:,} titles over HTTP, at most", max(calls), 1000 * SECONDS, 1.0, "ms"),
        Measurement("first title of a fresh store", first, 1000 * FIRST_SECONDS, 1.0, "ms"),
    ]


def token_of(store: Path) -> str:
    with closing(read_database(store / DATABASE_FILE)) as database:
        row = database.one("SELECT token FROM users WHERE token IS NOT NULL AND NOT token_expired")
    assert row is not None
    return str(row[0])


def main(words: list[str]) -> int:
    quick = speed()
    world = open_world(1, LEARNED + ASKED)
    taxonomy = taxonomy_of(world)
    learned = titles_of(world, 0, LEARNED)
    seen = {title for _, title in learned}
    asked = [pair for pair in titles_of(world, LEARNED, ASKED) if pair[1] not in seen]
    chance = Random(1)
    hard = [(category_id, spoilt(title, chance)) for category_id, title in asked]
    contest = Contest(taxonomy, learned)
    fewer, renamed = without_rare_names(learned, asked)
    strangers = Contest(taxonomy, fewer)
    found = [
        *contest.compare("generated titles", asked),
        *contest.compare("generated and spoilt", hard),
        *strangers.compare("other sellers' words", renamed),
        *contest.compare("other sites", of_other_sites(world)),
        *contest.compare("written by hand", by_hand(taxonomy)),
        *quick,
    ]
    return report(found, words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
