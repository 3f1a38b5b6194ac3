"""What is found wrong with the order of writes; ``test_workers`` has the writes themselves."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from tests.service.postgresql.mixed_writes import STOCK, Story, Write, faults


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


def _played() -> Story:
    story = _good()
    story.sold["B"] = 1
    return story


def test_that_a_story_in_order_is_found_good() -> None:
    assert not list(faults(_played()))


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
def test_that_a_story_out_of_order_is_found(change: dict[str, Any], found: str) -> None:
    wrong = list(faults(dataclasses.replace(_played(), **change)))
    assert any(found in fault for fault in wrong), wrong
