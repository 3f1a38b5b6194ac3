"""Scheduled plans over a real shop: begun once, never late unasked, and given back."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from app.engine.outbox.outbox import Outbox
from app.engine.schedules import campaign, schedule_decisions
from app.engine.schedules.due import LATE_MS
from app.engine.schedules.runner import ScheduleRunner
from app.engine.schedules.schedule_decisions import Decision
from app.workspace.journal.journal import Journal
from app.workspace.journal.schedules import ScheduleState, ScheduleStore, moved
from app.workspace.journal.step_result import PartLeft, StepResult
from tests.faults.schedule_desk import ScheduleDesk
from tests.faults.shop_at_hand import ShopAtHand

HOUR = 3_600_000


@pytest.fixture
def desk(store: Path) -> Iterator[ScheduleDesk]:
    shop = ShopAtHand()
    shop.open_shop(store)
    yield ScheduleDesk(shop)
    shop.close_shop()


def test_that_a_plan_begins_and_goes_back(desk: ScheduleDesk) -> None:
    item_id = desk.shop.made({"price": 100})
    one = desk.schedule(desk.plan(item_id, "price=80"), HOUR, 3 * HOUR)
    agent = desk.agent()
    seen = []
    for _ in range(5):
        desk.look(agent)
        seen.append((desk.state_of(one).state.value, desk.price(item_id)))
        desk.pass_time(HOUR)
    assert seen == [
        ("waiting", 100.0),
        ("running", 80.0),
        ("running", 80.0),
        ("done", 100.0),
        ("done", 100.0),
    ]
    assert len(desk.shop.network.writes) == 2


def test_that_the_shop_is_opened_only_for_what_is_due(desk: ScheduleDesk) -> None:
    item_id = desk.shop.made({"price": 100})
    desk.schedule(desk.plan(item_id, "price=80"), HOUR, None)
    agent = desk.agent()
    for _ in range(3):
        desk.look(agent)
    assert desk.opened_count == 0


def test_that_a_missed_start_waits_for_its_seller(desk: ScheduleDesk) -> None:
    item_id = desk.shop.made({"price": 100})
    one = desk.schedule(desk.plan(item_id, "price=80"), HOUR, 10 * HOUR)
    # The machine slept over it.
    desk.pass_time(HOUR + LATE_MS + 1)
    desk.look()
    assert (desk.state_of(one).state, desk.price(item_id)) == (ScheduleState.MISSED, 100.0)
    desk.pass_time(24 * HOUR)
    desk.look()
    assert desk.price(item_id) == 100.0


def test_that_an_overdue_return_is_made_at_once(desk: ScheduleDesk) -> None:
    item_id = desk.shop.made({"price": 100})
    one = desk.schedule(desk.plan(item_id, "price=80"), HOUR, 2 * HOUR)
    desk.pass_time(HOUR)
    desk.look()
    desk.pass_time(48 * HOUR)
    desk.look()
    assert (desk.state_of(one).state, desk.price(item_id)) == (ScheduleState.DONE, 100.0)


def test_that_units_sold_meanwhile_stay_sold(desk: ScheduleDesk) -> None:
    item_id = desk.shop.made({"price": 100, "available_quantity": 5})
    desk.schedule(desk.plan(item_id, "stock=+3"), HOUR, 2 * HOUR)
    for expected in (8, 5):
        desk.pass_time(HOUR)
        desk.look()
        assert desk.shop.body(item_id)["available_quantity"] == expected


def test_that_what_somebody_changed_meanwhile_is_held_and_named(desk: ScheduleDesk) -> None:
    item_id = desk.shop.made({"price": 100})
    one = desk.schedule(desk.plan(item_id, "price=80"), HOUR, 2 * HOUR)
    desk.pass_time(HOUR)
    desk.look()
    desk.shop.ask("PUT", f"/items/{item_id}", {"price": 75})
    desk.pass_time(HOUR)
    for _ in range(2):
        desk.look()
    assert desk.price(item_id) == 75.0
    assert [row.state.value for row in desk.shop.rows()] == ["done", "held"]
    result = desk.state_of(one).result
    assert result is not None
    assert result.named == (PartLeft(item_id, "price", "changed_since"),)


@pytest.mark.parametrize(
    ("notice", "state"),
    [("no_token", "held"), ("token_refused", "held"), ("unreachable", "missed")],
)
def test_that_a_start_without_a_shop_is_not_made_up_for(
    desk: ScheduleDesk, notice: str, state: str
) -> None:
    item_id = desk.shop.made({"price": 100})
    one = desk.schedule(desk.plan(item_id, "price=80"), HOUR, None)
    desk.closed = notice
    desk.pass_time(HOUR)
    desk.look()
    desk.pass_time(LATE_MS + 1)
    desk.look()
    desk.closed = ""
    desk.look()
    assert (desk.state_of(one).state.value, desk.price(item_id)) == (state, 100.0)
    assert notice in desk.notices


def test_that_a_return_without_a_shop_is_made_when_there_is_one(desk: ScheduleDesk) -> None:
    item_id = desk.shop.made({"price": 100})
    one = desk.schedule(desk.plan(item_id, "price=80"), HOUR, 2 * HOUR)
    desk.pass_time(HOUR)
    desk.look()
    desk.closed = "no_token"
    desk.pass_time(5 * HOUR)
    desk.look()
    assert desk.state_of(one).state is ScheduleState.RUNNING
    desk.closed = ""
    desk.look()
    assert (desk.state_of(one).state, desk.price(item_id)) == (ScheduleState.DONE, 100.0)


def decide(desk: ScheduleDesk, schedule_id: str, decision: Decision) -> None:
    desk.shop.in_journal(
        lambda journal: schedule_decisions.decide(
            ScheduleStore(journal), schedule_id, decision, desk.now
        )
    )


@pytest.mark.parametrize("moment", ["before the claim", "before it is put", "while it is sent"])
def test_that_nothing_goes_back_once_the_seller_keeps_it(
    desk: ScheduleDesk, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    item_id = desk.shop.made({"price": 100})
    one = desk.schedule(desk.plan(item_id, "price=80"), HOUR, 2 * HOUR)
    desk.pass_time(HOUR)
    desk.look()
    desk.pass_time(HOUR)
    # It was begun once, and could not be finished.
    desk.closed = "unreachable"
    desk.look()
    returning = moved(desk.state_of(one), ScheduleState.RETURNING, desk.now)
    desk.shop.in_journal(lambda j: ScheduleStore(j).move(desk.state_of(one), returning))
    desk.closed = ""
    kept: list[bool] = []

    def keep() -> None:
        if not kept:
            kept.append(True)
            decide(desk, one, Decision.KEEP)

    revert, undo_of, put = campaign.revert_plan, Outbox.undo_of, Outbox.put

    async def reverted(*arguments: Any, **named: Any) -> Any:
        return await revert(*arguments, **named)

    async def undo(*arguments: Any, **named: Any) -> Any:
        found = await undo_of(*arguments, **named)
        if moment == "before it is put":
            keep()
        return found

    async def add(*arguments: Any, **named: Any) -> Any:
        numbers = await put(*arguments, **named)
        if moment == "while it is sent":
            keep()
        return numbers

    opened = desk.opened

    def open_late() -> Any:
        if moment == "before the claim":
            keep()
        return opened()

    monkeypatch.setattr(campaign, "revert_plan", reverted)
    monkeypatch.setattr(Outbox, "undo_of", undo)
    monkeypatch.setattr(Outbox, "put", add)
    monkeypatch.setattr(desk, "opened", open_late)
    desk.look()
    assert kept
    state = desk.state_of(one)
    assert (state.state, desk.price(item_id)) == (ScheduleState.DONE, 80.0)
    assert state.result == StepResult("kept_rest")
    desk.look()
    assert desk.price(item_id) == 80.0


def test_that_what_is_written_while_an_agent_looks_is_read_the_next_time(
    desk: ScheduleDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    item_id = desk.shop.made({"price": 100})
    one = desk.schedule(desk.plan(item_id, "price=80"), HOUR, None)
    agent, look = desk.agent(), ScheduleRunner.look
    decided: list[bool] = []

    async def look_and_decide(runner: ScheduleRunner) -> int | None:
        found = await look(runner)
        if not decided:
            decided.append(True)
            decide(desk, one, Decision.START)
        return found

    monkeypatch.setattr(ScheduleRunner, "look", look_and_decide)
    desk.look(agent)
    desk.look(agent)
    assert desk.price(item_id) == 80.0


def test_that_a_clock_that_is_set_back_begins_nothing_twice(desk: ScheduleDesk) -> None:
    item_id = desk.shop.made({"price": 100})
    desk.schedule(desk.plan(item_id, "price=80"), HOUR, 4 * HOUR)
    desk.pass_time(HOUR)
    agent = desk.agent()
    desk.look(agent)
    desk.shop.clock.set_wall(desk.shop.clock.now() - timedelta(hours=2))
    for _ in range(3):
        desk.look(agent)
        desk.pass_time(HOUR)
    assert len(desk.shop.network.writes) == 1


def test_that_a_new_risk_is_not_let_through_by_an_old_consent(desk: ScheduleDesk) -> None:
    item_id = desk.shop.made({"price": 100})
    plan = desk.plan(item_id, "price=120")
    one = desk.schedule(plan, HOUR, None)
    file = desk.folder.schedules / f"{one}.plan.json"
    # Somebody edits the plan by hand after it was agreed to.
    text = file.read_text().replace('"after":{"price":120', '"after":{"price":900')
    assert "900" in text
    file.write_text(text)
    desk.pass_time(HOUR)
    desk.look()
    found = desk.state_of(one)
    assert (found.state, found.result) == (ScheduleState.HELD, StepResult("not_accepted"))
    assert desk.price(item_id) == 100.0


@pytest.mark.parametrize("damage", ["gone", "no JSON"])
def test_that_a_plan_that_is_lost_is_held(desk: ScheduleDesk, damage: str) -> None:
    item_id = desk.shop.made({"price": 100})
    one = desk.schedule(desk.plan(item_id, "price=80"), HOUR, None)
    file = desk.folder.schedules / f"{one}.plan.json"
    file.unlink() if damage == "gone" else file.write_text("{")
    desk.pass_time(HOUR)
    desk.look()
    assert desk.state_of(one).state is ScheduleState.HELD


@pytest.mark.parametrize("points", range(0, 24, 3))
def test_that_what_is_killed_in_its_step_goes_on(desk: ScheduleDesk, points: int) -> None:
    item_id = desk.shop.made({"price": 100})
    one = desk.schedule(desk.plan(item_id, "price=80"), HOUR, 3 * HOUR)
    prices = set()
    for _ in range(2):
        desk.pass_time(HOUR)
        desk.points = points
        desk.look()
        desk.points = None
        desk.look()
        desk.shop.deliver()
        prices.add(desk.price(item_id))
        desk.pass_time(HOUR)
    desk.look()
    assert prices == {80.0, 100.0}
    assert (desk.state_of(one).state, desk.price(item_id)) == (ScheduleState.DONE, 100.0)


def test_that_a_start_killed_before_it_did_anything_is_not_made_up_for(desk: ScheduleDesk) -> None:
    item_id = desk.shop.made({"price": 100})
    one = desk.schedule(desk.plan(item_id, "price=80"), HOUR, 30 * HOUR)
    desk.pass_time(HOUR)

    def claim(journal: Journal) -> bool:
        # All that a program has done that is killed between its claim and the outbox.
        store = ScheduleStore(journal)
        found = store.of(one)
        assert found is not None
        return store.move(found, moved(found, ScheduleState.STARTING, desk.now))

    assert desk.shop.in_journal(claim)
    desk.pass_time(20 * HOUR)
    desk.look()
    assert (desk.state_of(one).state, desk.price(item_id)) == (ScheduleState.MISSED, 100.0)
