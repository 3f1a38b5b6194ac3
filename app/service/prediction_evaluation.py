"""The quality of predictions, measured on a file of titles with known categories."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from app.clock import SystemClock
from app.domain.wire import read_json
from app.service.prediction.calibration import calibration_error
from app.service.prediction.guesses import Ranking
from app.service.prediction.predictor import open_predictor
from app.service.prediction.taxonomy import Taxonomy, build_taxonomy
from app.service.prediction.titled_file import BadFile, Case, Row, read_rows, resolve
from app.service.seeding.world import open_world
from app.service.stores.database import Database, StoreUnreadable
from app.service.worlds.filling import WorldSource
from app.service.worlds.first_start import open_store
from app.service.worlds.origin import LISTINGS, SEED
from app.service.worlds.world_files import FileWorld
from app.service.worlds.world_records import RecordProblem
from app.terminal import say

_MOST_REPORTED = 5
_CANDIDATES = 3


class Scores(NamedTuple):
    """The quality of predictions, as shares of ``titles`` from 0 to 1.

    ``top_1`` and ``top_3`` count the right category in first place and among the first three;
    ``calibration_error`` is the difference between probabilities and the observed frequency of
    being right.
    """

    titles: int
    top_1: float
    top_3: float
    calibration_error: float


def score(cases: Iterable[tuple[str, Ranking]]) -> Scores:
    """Return the scores of rankings, each given with the right category."""
    answers: list[tuple[float, bool]] = []
    near = 0
    for right, ranking in cases:
        answers.append((ranking[0][1], ranking[0][0] == right))
        near += any(category_id == right for category_id, _ in ranking[:_CANDIDATES])
    count = len(answers)
    if not count:
        return Scores(0, 0.0, 0.0, 0.0)
    hits = sum(right for _, right in answers)
    return Scores(count, hits / count, near / count, calibration_error(answers))


def evaluate_file(file: Path, world: Path | None, site_id: str | None) -> Scores:
    """Return the quality of predictions for the titles in a file.

    They come from a marketplace with the world in the folder ``world``, or else with the practice
    world, in a temporary store. ``site_id`` is the site of the category names, by default the
    first. Raise :class:`BadFile`.
    """
    rows = read_rows(file)
    try:
        with tempfile.TemporaryDirectory(prefix="vitrina-") as folder:
            source = _source(world)
            store = open_store(Path(folder), source, seed=SEED, listings=LISTINGS)
            with closing(store) as database:
                return _evaluate(database, _cases(database, file, rows, site_id))
    except StoreUnreadable as error:
        raise BadFile("titles.no_world", reason=str(error)) from error


def _source(world: Path | None) -> Callable[[], WorldSource]:
    now = SystemClock().now()
    if world is None:
        return lambda: open_world(SEED, LISTINGS, now)
    problems: list[RecordProblem] = []

    def report(problem: RecordProblem) -> None:
        problems.append(problem)
        if len(problems) <= _MOST_REPORTED:
            say(problem.line, to_stderr=True)

    return lambda: FileWorld(world, open_world(SEED, LISTINGS, now), report)


def _cases(database: Database, file: Path, rows: list[Row], site_id: str | None) -> list[Case]:
    sites = [row[0] for row in database.rows("SELECT id FROM sites ORDER BY rowid")]
    taxonomies: dict[str, Taxonomy] = {}
    for site in sites:
        bodies = database.rows("SELECT body FROM categories WHERE site_id = ?", (site,))
        taxonomies[site] = build_taxonomy(read_json(row[0]) for row in bodies)
    if site_id is None:
        site_id = next(iter(sites), "")
    if site_id not in taxonomies:
        raise BadFile("titles.no_site", name=site_id, known=tuple(sites))
    return resolve(file, rows, taxonomies, site_id)


def _evaluate(database: Database, cases: list[Case]) -> Scores:
    predictor = open_predictor(database)
    return score(
        (case.category_id, predictor.model(case.site_id).ranking(case.title)) for case in cases
    )
