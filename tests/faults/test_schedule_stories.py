"""Schedules over sleep, set clocks, summer time and kills: none late unasked, none twice."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path

import pytest

from app.engine.schedules.due import LATE_MS
from app.engine.schedules.moments import moment_in, shown_in
from app.engine.sending.dispatcher import SETTLE_SECONDS
from app.workspace.journal.schedules import OPEN, ScheduleState, ScheduleStore
from tests.faults.schedule_desk import ScheduleDesk
from tests.faults.shop_at_hand import ShopAtHand

SEED = 1311
MINUTE = 60_000
HOUR = 60 * MINUTE
SHOPS_OF = 25
"""Stories in one shop, whose journal grows with each."""
ZONES = ("UTC", "America/Santiago", "America/Havana", "America/Mexico_City", "Europe/Madrid")
STOCK, MORE = 10, 3


class Story:
    """One schedule that puts stock on sale and takes it back, through a random life."""

    def __init__(self, desk: ScheduleDesk, dice: random.Random) -> None:
        self.desk, self.dice = desk, dice
        self.item_id = desk.shop.made({"available_quantity": STOCK})
        self.plan = desk.plan(self.item_id, f"stock=+{MORE}")
        zone = dice.choice(ZONES)
        # As a seller would say it: the wall clock of the zone, to the minute.
        begin = moment_in(shown_in(desk.now + dice.randrange(2 * MINUTE, 4 * HOUR), zone), zone)
        end = moment_in(shown_in(begin + dice.randrange(2 * MINUTE, 6 * HOUR), zone), zone)
        begin = max(begin, desk.now + 1)
        self.ends = dice.random() < 0.8
        ends = max(end, begin + MINUTE) - desk.now if self.ends else None
        self.one = desk.schedule(self.plan, begin - desk.now, ends)
        self.began_at: int | None = None

    def live(self) -> Counter[str]:
        """Live on until nothing is open any more; what happened on the way."""
        seen: Counter[str] = Counter()
        for _ in range(self.dice.randrange(3, 12)):
            seen[self._something()] += 1
            self._look(self.dice.choice([None, None, None, self.dice.randrange(14)]), seen)
        for _ in range(12):
            if self.desk.state_of(self.one).state not in OPEN:
                break
            self.desk.pass_time(2 * HOUR)
            self._look(None, seen)
        self.desk.shop.deliver()
        self.desk.shop.run(self.desk.shop.network.pass_time(2 * SETTLE_SECONDS))
        self._judge(seen)
        return seen

    def _something(self) -> str:
        one = self.desk.state_of(self.one)
        kind = self.dice.choice(("minutes", "moment", "moment", "sleep", "forward", "back"))
        match kind:
            case "moment":
                # Somebody is there at its time, or at that of its end.
                moment = one.starts_at if one.state is ScheduleState.WAITING else one.ends_at
                late = self.dice.randrange(LATE_MS + MINUTE)
                self.desk.pass_time(max(0, (moment or 0) - self.desk.now) + late)
            case "minutes":
                self.desk.pass_time(self.dice.randrange(20_000, 40 * MINUTE))
            case "sleep":
                self.desk.pass_time(self.dice.randrange(HOUR, 9 * HOUR))
            case _:
                by = timedelta(minutes=self.dice.randrange(1, 180))
                now = self.desk.shop.clock.now()
                self.desk.shop.clock.set_wall(now + by if kind == "forward" else now - by)
        return kind

    def _look(self, points: int | None, seen: Counter[str]) -> None:
        before, now = self.desk.state_of(self.one), self.desk.now
        was_put = self._is_put()
        self.desk.points, self.desk.killed = points, False
        self.desk.look()
        self.desk.points = None
        seen["looks"] += 1
        after = self.desk.state_of(self.one)
        if before.state is ScheduleState.WAITING and after.state not in (
            ScheduleState.WAITING,
            ScheduleState.MISSED,
        ):
            assert before.starts_at <= now <= before.starts_at + LATE_MS, "begun at no time of its"
            self.began_at = now
        if not was_put and self._is_put():
            # A start that was claimed and killed before it did anything has not begun.
            assert before.starts_at <= now <= before.starts_at + LATE_MS, "put at no time of its"
        # What somebody else sees of it at any time is one of two.
        assert self._stock() in (STOCK, STOCK + MORE), "counted twice"
        assert self.began_at is not None or self._stock() == STOCK, "begun without a word"

    def _is_put(self) -> bool:
        """Whether anything of the plan is in the outbox."""
        return bool(
            self.desk.shop.in_journal(lambda journal: ScheduleStore(journal).is_begun(self.one))
        )

    def _judge(self, seen: Counter[str]) -> None:
        state = self.desk.state_of(self.one).state
        seen[state.value] += 1
        expected = STOCK + MORE if state is ScheduleState.DONE and not self.ends else STOCK
        assert state in (ScheduleState.DONE, ScheduleState.MISSED), state
        assert self._stock() == expected, (state, self.ends)

    def _stock(self) -> int:
        return int(self.desk.shop.body(self.item_id)["available_quantity"])


@contextmanager
def opened(store: Path) -> Iterator[ScheduleDesk]:
    shop = ShopAtHand()
    shop.open_shop(store)
    try:
        yield ScheduleDesk(shop)
    finally:
        shop.close_shop()


def play(store: Path, stories: int, seed: int) -> Counter[str]:
    """Play stories; what happened in all of them."""
    played: Counter[str] = Counter()
    for first in range(0, stories, SHOPS_OF):
        with opened(store) as desk:
            for number in range(first, min(first + SHOPS_OF, stories)):
                try:
                    played += Story(desk, random.Random(f"{seed}:{number}")).live()
                except AssertionError as error:
                    raise AssertionError(f"story {number} of --seed={seed}: {error}") from error
    return played


def test_that_a_few_schedules_are_never_late_and_never_twice(store: Path) -> None:
    played = play(store, stories=12, seed=SEED)
    assert played["done"]
    assert played["missed"]


@pytest.mark.prove
@pytest.mark.timeout(600)
def test_that_a_thousand_schedules_are_never_late_and_never_twice(store: Path) -> None:
    played = play(store, stories=1_000, seed=SEED + 1)
    print(f"\nschedules --seed={SEED + 1}: {dict(played)}")
    assert played["done"] > 200
    assert played["missed"] > 100


@pytest.mark.prove
def test_that_a_start_that_is_made_up_for_is_found_out(
    store: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.engine.schedules.due.LATE_MS", 100 * HOUR)
    with pytest.raises(AssertionError, match="begun at no time"):
        play(store, stories=100, seed=SEED)
