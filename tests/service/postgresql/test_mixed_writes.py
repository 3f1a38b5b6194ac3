"""Eight clients write at once: nothing is lost or given twice, and all of it has an order."""

from __future__ import annotations

import dataclasses

import pytest

from tests.service.postgresql.mixed_writes import STOCK, Clients, Story, Write, faults
from tests.service.postgresql.workers import Workers


def _good() -> Story:
    return Story(
        careful={"A"},
        started={"A": "v0", "B": "v0"},
        writes=[
            *(Write("A", "v0", "v1", 2), Write("A", "v1", "v2", -1)),
            *(Write("B", None, "v1"), Write("B", "v2", "v3", 1)),
        ],
        numbers=[("item", "A"), ("item", "B"), ("order", 1)],
        final={
            "A": {"available_quantity": STOCK + 1, "sold_quantity": 0, "last_updated": "v2"},
            "B": {"available_quantity": STOCK, "sold_quantity": 1, "last_updated": "v3"},
        },
    )


def _told() -> Story:
    story = _good()
    story.sold["B"] = 1
    return story


def test_that_a_story_in_order_is_found_good() -> None:
    assert not list(faults(_told()))


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"numbers": [("order", 1), ("order", 1)]}, "given 2 times"),
        ({"writes": [Write("A", "v0", "v1"), Write("A", "v0", "v2")]}, "passed over v1"),
        ({"writes": [Write("B", None, "v1"), Write("B", None, "v1")]}, "two writes made"),
        ({"writes": [Write("A", "v0", "v1", 1)]}, "ends with v2 and not with v1"),
        ({"started": {"A": "v", "B": "v0"}}, "by v0 follows v"),
        ({"writes": [Write("B", None, "v1", 5)]}, "B: stock is"),
    ],
)
def test_that_a_story_out_of_order_is_found(change: dict[str, object], found: str) -> None:
    wrong = list(faults(dataclasses.replace(_told(), **change)))  # type: ignore[arg-type]
    assert any(found in fault for fault in wrong), wrong


def _play(workers: Workers, count: int, seed: int) -> None:
    story = Clients(workers.served.port, workers.tokens, seed).play(count)
    print(f"\n{count} writes: {dict(sorted(story.statuses.items()))}")
    assert not list(faults(story))
    # Whoever waits too long for others is answered 503, and has written nothing.
    assert set(story.statuses) <= {200, 201, 409, 503}
    assert story.statuses[503] * 100 <= count
    assert story.statuses[200] + story.statuses[201] > count / 4


def test_that_writes_at_once_lose_nothing(three: Workers) -> None:
    _play(three, 160, seed=1)


@pytest.mark.prove
@pytest.mark.timeout(600)
def test_that_1000_writes_at_once_lose_nothing(three: Workers) -> None:
    _play(three, 1_000, seed=2)


@pytest.mark.prove
@pytest.mark.full
@pytest.mark.timeout(3600)
def test_that_10000_writes_at_once_lose_nothing(three: Workers) -> None:
    _play(three, 10_000, seed=3)
