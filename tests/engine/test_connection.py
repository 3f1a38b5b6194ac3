"""The connection for what is asked while somebody waits."""

from __future__ import annotations

import pytest

from app.engine.connection import Connection
from tests.stands.virtual_clock import VirtualClock


@pytest.mark.parametrize(
    ("steps", "heard"),
    [
        ([1, -1], [True, False]),
        ([1, 1, -1, -1], [True, False]),
        ([1, 1, -1, 1, -1, -1, 1], [True, False, True]),
    ],
)
async def test_that_it_is_heard_when_an_answer_is_outstanding_and_when_none_is(
    steps: list[int], heard: list[bool]
) -> None:
    told: list[bool] = []
    connection = Connection(VirtualClock(), on_open=told.append)
    api = await connection.open("http://127.0.0.1:1", None)
    for more in steps:
        api.requester.on_open(more)
    assert told == heard
    await connection.close()


async def test_that_what_is_asked_of_an_earlier_marketplace_counts_until_it_ends() -> None:
    heard: list[bool] = []
    connection = Connection(VirtualClock(), on_open=heard.append)
    earlier = await connection.open("http://127.0.0.1:1", None)
    earlier.requester.on_open(1)
    later = await connection.open("http://127.0.0.1:2", None)
    later.requester.on_open(1)
    earlier.requester.on_open(-1)
    assert heard == [True]
    later.requester.on_open(-1)
    assert heard == [True, False]
    await connection.close()
