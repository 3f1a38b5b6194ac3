"""The training of a site: from stored weights or from all titles, then from new listings."""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any, TypeVar

from app.domain.wire import read_json
from app.service.prediction.examples import (
    as_examples,
    attribute_words,
    last_row,
    leaf_names,
    new_titles,
    stored_titles,
)
from app.service.prediction.learned import Learned, keep, read_learned
from app.service.prediction.shipped import shipped_titles
from app.service.prediction.taxonomy import Taxonomy, build_taxonomy
from app.service.prediction.trainer import Task
from app.service.prediction.training import TrainingFailed, in_background, train, train_few
from app.service.stores.database import Database, StoreUnreadable

if TYPE_CHECKING:
    from app.service.prediction.site_model import SiteModel

MOST_NEWS = 1_000
"""The maximum number of new listings that are added to a kept model; with more, everything is
learned again."""

ENOUGH = 3_000
"""The number of own titles from which a site no longer needs titles from the shipped world, except
a few of other sites; below it, the shipped world supplies the missing number."""

_NEWS_AT_ONCE = 8
_CATEGORIES_AT_ONCE = 32

_log = logging.getLogger(__name__)
_Result = TypeVar("_Result")

Steps = Generator[Future[Any] | None, None, _Result]
"""A long computation in steps of a few milliseconds; it waits for each future that it yields."""


def learn_site(database: Database, site_id: str) -> Steps[tuple[SiteModel, int]]:
    """Train the model of a site from its store, step by step.

    Return the model and the last row that was read. The same rows give the same model, whether it
    is trained now or was stored earlier.
    """
    bodies = yield from _categories(database, site_id)
    taxonomy = yield from _elsewhere(lambda: build_taxonomy(map(read_json, bodies)))
    learned = yield from read_learned(database, site_id)
    model = None
    if learned is not None:
        packed = learned.packed
        model = yield from _elsewhere(lambda: _open(taxonomy, packed))
    if learned is None or model is None or _is_old(database, site_id, learned.through):
        through = last_row(database)
        task = yield from _task(database, site_id, taxonomy, through)
        anew = yield from _learn(database, site_id, taxonomy, Learned(b"", through), task, model)
        if anew is not None:
            model, learned = anew
    assert model is not None
    assert learned is not None
    after = learned.through
    while (through := read_on(database, site_id, model, after)) != after:
        after = through
        yield None
    return model, after


def read_on(database: Database, site_id: str, model: SiteModel, after: int) -> int:
    """Learn the next few new listings; return the last row that was read.

    The rows of a site become visible in the order of their numbers, whichever process writes them,
    because a new item locks the counter of its site.
    """
    for number, category_id, title in new_titles(database, site_id, after, _NEWS_AT_ONCE):
        model.learn(category_id, title)
        after = number
    return after


def _learn(
    database: Database,
    site_id: str,
    taxonomy: Taxonomy,
    learned: Learned,
    task: Task,
    old: SiteModel | None,
) -> Steps[tuple[SiteModel, Learned] | None]:
    """Return the result of a training task; ``None`` if it fails and there is an ``old`` model."""
    if not taxonomy.leaves:
        return (yield from _elsewhere(lambda: _open_empty(taxonomy))), learned
    try:
        packed = yield from _elsewhere(lambda: train(task))
    except TrainingFailed as failure:
        _log.warning("%s: learning to predict categories failed: %s", site_id, failure)
        if old is not None:
            return None
        packed = yield from _elsewhere(lambda: train_few(task))
    else:
        learned = Learned(packed, learned.through)
        try:
            yield from keep(database, site_id, learned)
        except StoreUnreadable as error:
            # The disk may be full: the next start learns again, which is slower but gives the same
            # result.
            _log.warning("%s: %s", site_id, error)
    model = yield from _elsewhere(lambda: _open(taxonomy, packed))
    assert model is not None
    return model, learned


def _task(database: Database, site_id: str, taxonomy: Taxonomy, through: int) -> Steps[Task]:
    titles = yield from stored_titles(database, site_id, through)
    wanted = max(0, ENOUGH - titles.total())
    shipped = yield from shipped_titles(site_id, taxonomy, wanted)
    attributes = yield from attribute_words(database, site_id, taxonomy)
    titles.update(shipped)

    def put_together() -> Task:
        examples = [*as_examples(titles.items(), taxonomy), *leaf_names(taxonomy), *attributes]
        return Task(list(taxonomy.leaves), examples)

    return (yield from _elsewhere(put_together))


def _categories(database: Database, site_id: str) -> Steps[list[bytes]]:
    bodies: list[bytes] = []
    last = 0
    while rows := database.rows(
        "SELECT rowid, body FROM categories WHERE rowid > ? AND site_id = ? ORDER BY rowid LIMIT ?",
        (last, site_id, _CATEGORIES_AT_ONCE),
    ):
        last = rows[-1][0]
        bodies += (row[1] for row in rows)
        yield None
    return bodies


def _is_old(database: Database, site_id: str, through: int) -> bool:
    """Return whether too many listings were added since to learn them one by one."""
    row = database.one(
        "SELECT 1 FROM items WHERE number > ? AND site_id = ? LIMIT 1 OFFSET ?",
        (through, site_id, MOST_NEWS),
    )
    return row is not None


def _elsewhere(work: Callable[[], _Result]) -> Steps[_Result]:
    """Run long work in a thread, yield while it runs, and return its result."""
    future = in_background(work)
    yield future
    return future.result()


def _open(taxonomy: Taxonomy, packed: bytes) -> SiteModel | None:
    from app.service.prediction.site_model import open_site

    return open_site(taxonomy, packed)


def _open_empty(taxonomy: Taxonomy) -> SiteModel:
    from app.service.prediction.site_model import SiteModel

    return SiteModel(taxonomy, None)
