"""U-10, of plans alone: each is done as often as the workspaces say, and at most once."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import seed as seeded
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    rule,
    run_state_machine_as_test,
)

from tests.faults.market_at_hand import FAULTS
from tests.faults.plan_story import PlanStory
from tests.faults.steps import sound

SEED = 41
STORIES = 400
LONGEST = 25


class Plans(PlanStory, RuleBasedStateMachine):
    """Nothing but plans, the clock and a network that loses answers."""

    store = Path()
    played: Counter[str]
    ended_well = False

    @initialize()
    def open(self) -> None:
        self.played["stories"] += 1
        self.open_shop(self.store)
        self.open_plans()
        self.ended_well = True

    @rule(seconds=st.sampled_from((10.0, 130.0)))
    @sound
    def wait(self, seconds: float) -> None:
        self.run(self.network.pass_time(seconds))

    @rule(faults=st.lists(st.sampled_from(FAULTS), max_size=3), life=st.integers(1, 25))
    @sound
    def send(self, faults: list[str], life: int) -> None:
        self.deliver(faults, points=life, seconds=150.0)

    def teardown(self) -> None:
        if not hasattr(self, "database"):
            return
        try:
            if self.ended_well:
                self.end_plans()
        finally:
            self.close_shop()


def play(store: Path, stories: int) -> Counter[str]:
    played: Counter[str] = Counter()
    machine = seeded(SEED)(type("Plans", (Plans,), {"store": store, "played": played}))
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=stories,
            stateful_step_count=LONGEST,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        ),
    )
    return played


def test_that_any_story_of_plans_ends_as_it_is_reported(store: Path) -> None:
    assert play(store, stories=12)["plans"] > 20


@pytest.mark.prove
@pytest.mark.timeout(900)
def test_that_hundreds_of_stories_of_plans_end_as_they_are_reported(store: Path) -> None:
    played = play(store, stories=STORIES)
    print(f"\nU-10 of plans --seed={SEED}: {dict(played)}")
    assert played["plans"] > STORIES
