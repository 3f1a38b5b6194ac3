"""How long a plan takes is known from what was sent of plans, and from little not at all."""

from __future__ import annotations

import pytest

from app.engine.outbox.pace import LEAST, rate_of

MANY = 2 * LEAST


def run(batch: str, begin: int, gap: int, count: int = MANY) -> list[tuple[str, int]]:
    return [(batch, begin + gap * place) for place in range(count)]


@pytest.mark.parametrize(
    ("moments", "seconds"),
    [
        ([], None),
        (run("a", 0, 100, LEAST), None),
        (run("a", 0, 100, LEAST + 1), 0.1),
        (run("a", 0, 100) + run("b", 900_000, 100), 0.1),
        # Held for an hour, and gone on with.
        (run("a", 0, 200) + run("a", 3_600_000, 200), 0.2),
        # A clock that was set back.
        (run("a", 0, 100) + run("a", -500_000, 100), pytest.approx(0.1, rel=0.05)),
        ([(f"plan {place}", 100 * place) for place in range(MANY)], None),
    ],
)
def test_that_pauses_and_the_time_between_plans_do_not_count(
    moments: list[tuple[str, int]], seconds: float | None
) -> None:
    assert rate_of(moments) == seconds
