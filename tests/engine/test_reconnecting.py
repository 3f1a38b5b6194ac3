"""What is reported of a marketplace that left a read without an answer."""

from __future__ import annotations

from typing import Any

import pytest

from app.client.errors import (
    ClientError,
    NotFound,
    Paused,
    RateLimited,
    TimedOut,
    Unauthorized,
    Unreachable,
)
from app.client.outcome import Outcome
from app.engine.notices import Notice, NoticeError
from app.engine.reconnecting import report_loss

WHERE: Any = {"method": "GET", "path": "/items/MX1"}
REFUSAL: Any = {"status": 400, "error": "x", "message": "x", "causes": (), **WHERE}
LATE = TimedOut("answer", outcome=Outcome.UNKNOWN, **WHERE)
GONE = Unreachable("refused", outcome=Outcome.NOT_SENT, **WHERE)


@pytest.mark.parametrize(
    ("error", "answer", "asked", "reported"),
    [
        # What does not reach the marketplace needs no second look.
        (GONE, None, 0, ["unreachable"]),
        (LATE, None, 1, []),
        (LATE, Unauthorized(**REFUSAL), 1, []),
        (LATE, NotFound(**REFUSAL), 1, []),
        (LATE, RateLimited(**REFUSAL), 1, []),
        (LATE, LATE, 1, ["timed_out"]),
        (LATE, GONE, 1, ["unreachable"]),
        # Nothing is sent where too much failed in a row: that is no answer either.
        (LATE, Paused(3.0, **WHERE), 1, ["unreachable"]),
        # Another address is in use by now, or none.
        (LATE, NoticeError(Notice("unreachable")), 1, []),
    ],
)
async def test_that_a_marketplace_is_lost_if_it_answers_nothing_at_all(
    error: ClientError, answer: Exception | None, asked: int, reported: list[str]
) -> None:
    asks, notices = [], []

    async def ask() -> None:
        asks.append(1)
        if answer is not None:
            raise answer

    async def report(notice: Notice) -> None:
        notices.append(notice.code)

    await report_loss(error, ask, report)
    assert (len(asks), notices) == (asked, reported)
