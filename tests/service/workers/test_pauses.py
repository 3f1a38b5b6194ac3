"""How long it is waited before a worker is started again."""

from __future__ import annotations

from app.service.workers.supervisor import LONGEST_SECONDS, MOST_FAILURES, RestartBackoff


def test_that_one_who_ended_is_started_at_once_and_then_later_and_later() -> None:
    pauses = RestartBackoff()
    waits = [pauses.after(ready=True, lived=0.1) for _ in range(9)]
    assert waits[:5] == [0.0, 0.2, 0.4, 0.8, 1.6]
    assert waits == sorted(waits)
    assert waits[-1] == LONGEST_SECONDS
    assert not pauses.is_exhausted


def test_that_one_who_answered_for_long_is_started_at_once() -> None:
    pauses = RestartBackoff()
    for _ in range(5):
        pauses.after(ready=True, lived=0.1)
    assert pauses.after(ready=True, lived=60) == 0.0


def test_that_starts_that_come_to_nothing_are_given_up() -> None:
    pauses = RestartBackoff()
    for _ in range(MOST_FAILURES - 1):
        pauses.after(ready=False, lived=9)
        assert not pauses.is_exhausted
    pauses.after(ready=False, lived=9)
    assert pauses.is_exhausted


def test_that_a_database_that_is_away_is_waited_for_without_end() -> None:
    pauses = RestartBackoff()
    for _ in range(50):
        assert pauses.after(ready=False, lived=1, away=True) <= LONGEST_SECONDS
    assert not pauses.is_exhausted
