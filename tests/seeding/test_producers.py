"""Listings made by several processes: the same rows as made by one."""

from __future__ import annotations

import multiprocessing

import pytest

from app.service.seeding.producers import MANY, PRODUCERS, ProducerLost, produce_rows
from app.service.seeding.world import World, open_world
from app.service.stores.bulk_rows import rows_of

COUNT = 2_300
FIRST_NUMBER = 41


@pytest.fixture(scope="module")
def large() -> World:
    return open_world(seed=7, listings=COUNT)


def test_that_several_processes_make_the_rows_of_one(large: World):
    seller = next(large.sellers())
    batches = list(produce_rows(large.seed, large.now, "MX", COUNT, FIRST_NUMBER))
    expected = rows_of(list(large.items(seller)), FIRST_NUMBER)
    assert [row for batch in batches for row in batch.items] == expected.items
    assert [row for batch in batches for row in batch.listed] == expected.listed
    assert [row for batch in batches for row in batch.descriptions] == expected.descriptions
    assert [row for batch in batches for row in batch.pictures] == expected.pictures == []


def test_that_few_listings_start_no_process(large: World):
    assert large.item_rows(next(large.sellers()), MANY - 1, 1) is None


def test_that_whoever_stops_early_leaves_nobody_behind(large: World):
    rows = produce_rows(large.seed, large.now, "MX", 100_000, 1)
    assert next(rows).items
    assert len(multiprocessing.active_children()) == PRODUCERS
    rows.close()
    assert multiprocessing.active_children() == []


def test_that_a_producer_that_is_killed_is_missed(large: World):
    rows = produce_rows(large.seed, large.now, "MX", 100_000, 1)
    next(rows)
    for child in multiprocessing.active_children():
        child.kill()
    with pytest.raises(ProducerLost):
        for _ in rows:
            pass
    assert multiprocessing.active_children() == []
