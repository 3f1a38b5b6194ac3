"""How a site learns: from what it kept, or else from all there is, and then from the news."""

from __future__ import annotations

import logging
from collections.abc import Generator
from itertools import chain

from app.domain.wire import read_json
from app.service.database import Database, StoreUnreadable
from app.service.prediction.classifier import Classifier
from app.service.prediction.examples import (
    as_examples,
    attribute_words,
    last_row,
    new_titles,
    stored_titles,
    tree_words,
)
from app.service.prediction.guesses import SiteModel
from app.service.prediction.learned import Learned, keep, read_learned, round_rows
from app.service.prediction.shipped import shipped_titles
from app.service.prediction.taxonomy import Taxonomy, build_taxonomy
from app.service.prediction.training import train

MOST_NEWS = 1_000
"""New listings that are added to what was kept; with more of them everything is learned anew."""

ENOUGH = 3_000
"""Titles of its own from which on a site takes only other sites' words from the shipped world."""

_NEWS_A_BREATH = 16

_log = logging.getLogger(__name__)


def learn_site(database: Database, site_id: str) -> Generator[None, None, SiteModel]:
    """Learn a site from its store; yields every few milliseconds and returns what was learned.

    The same rows give the same model, whether it is learned now or was kept earlier.
    """
    bodies = database.rows("SELECT body FROM categories WHERE site_id = ?", (site_id,))
    taxonomy = build_taxonomy(read_json(row[0]) for row in bodies)
    if not taxonomy.leaves:
        return SiteModel(taxonomy, Classifier(0, {"": 0}, set()))
    yield
    learned = read_learned(database, site_id, taxonomy)
    news = [] if learned is None else new_titles(database, site_id, learned.through)
    if learned is None or len(news) > MOST_NEWS:
        learned = yield from _learn_all(database, site_id, taxonomy)
        news = new_titles(database, site_id, learned.through)
    model = SiteModel(taxonomy, learned.classifier)
    for place, (category_id, title) in enumerate(news):
        model.learn(category_id, title)
        if not place % _NEWS_A_BREATH:
            yield
    return model


def _learn_all(
    database: Database, site_id: str, taxonomy: Taxonomy
) -> Generator[None, None, Learned]:
    through = last_row(database)
    titles = yield from stored_titles(database, site_id)
    shipped = yield from shipped_titles(site_id, taxonomy, max(0, ENOUGH - len(titles)))
    attributes = yield from attribute_words(database, site_id, taxonomy)
    examples = chain(
        as_examples(titles, taxonomy),
        as_examples(shipped, taxonomy),
        tree_words(taxonomy),
        attributes,
    )
    classifier = yield from train(len(taxonomy.leaves), examples)
    yield from round_rows(classifier)
    learned = Learned(classifier, through)
    try:
        yield from keep(database, site_id, taxonomy, learned)
    except StoreUnreadable as error:
        # A full disk, say: the next start learns again, which is slower and no worse.
        _log.warning("%s: %s", site_id, error)
    return learned
