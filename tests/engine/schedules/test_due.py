"""What time asks of a schedule, what its seller may decide, and what is in its way."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.domain.wire_item import item_of
from app.engine.outbox.guards import NotAccepted, Risk
from app.engine.plans.plan import Plan, PlannedListing
from app.engine.schedules.due import LATE_MS, Step, due, next_moment
from app.engine.schedules.moments import ScheduleError
from app.engine.schedules.overlap import Span
from app.engine.schedules.schedule_decisions import Decision, decide, decisions_for, forget
from app.engine.schedules.scheduling import SchedulePlans, add_schedule, new_schedule
from app.rules.findings import Finding
from app.workspace.journal.journal import Journal
from app.workspace.journal.schedules import Schedule, ScheduleState, ScheduleStore

START, END, NOW = 10_000_000, 20_000_000, 1_000_000
RISK = Risk("MX1", "Lamp", (Finding.warning("price", "guard.price_step"),))


def schedule(state: ScheduleState, *, end: int | None = END) -> Schedule:
    return Schedule("a1", "Sale", "UTC", START, end, state, NOW, NOW, 1)


def plan_of(*ids: str, path: str = "price", value: object = 80) -> Plan:
    listings = tuple(
        PlannedListing(one, "Lamp", item_of({"id": one, path: 100}), {path: 100}, {path: value})
        for one in ids
    )
    return Plan("7", "MX", "2026-01-01T00:00:00.000Z", "", (), listings, plan_id="p1")


@pytest.mark.parametrize(
    ("state", "now", "step"),
    [
        ("waiting", START - 1, Step.NOTHING),
        ("waiting", START, Step.START),
        ("waiting", START + LATE_MS, Step.START),
        ("waiting", START + LATE_MS + 1, Step.MISS),
        ("waiting", END, Step.MISS),
        ("starting", START - 1, Step.START),
        ("starting", START + 10 * LATE_MS, Step.START),
        ("starting", END, Step.RETURN),
        ("running", START - 1, Step.NOTHING),
        ("running", END - 1, Step.NOTHING),
        ("running", END, Step.RETURN),
        ("running", END + 100 * LATE_MS, Step.RETURN),
        ("returning", START, Step.RETURN),
        ("done", END, Step.NOTHING),
        ("missed", END, Step.NOTHING),
        ("held", END, Step.NOTHING),
        ("cancelled", END, Step.NOTHING),
    ],
)
def test_that_each_state_has_its_step(state: str, now: int, step: Step) -> None:
    assert due(schedule(ScheduleState(state)), now) is step


@pytest.mark.parametrize(
    ("now", "step"),
    [
        (START, Step.START),
        (START + LATE_MS, Step.START),
        (START + LATE_MS + 1, Step.MISS),
        (END, Step.MISS),
        (END + 100 * LATE_MS, Step.MISS),
    ],
)
def test_that_a_claimed_start_that_did_nothing_is_missed_as_any(now: int, step: Step) -> None:
    assert due(schedule(ScheduleState.STARTING), now, begun=False) is step


@pytest.mark.parametrize("state", ScheduleState)
@pytest.mark.parametrize("now", [START - 1, START, END, END + LATE_MS])
def test_that_what_is_due_is_not_slept_over(state: ScheduleState, now: int) -> None:
    one = schedule(state)
    moment = next_moment(one)
    if due(one, now) is not Step.NOTHING:
        assert moment is not None
        assert moment <= now


@pytest.mark.parametrize("state", ScheduleState)
@pytest.mark.parametrize("decision", Decision)
def test_that_only_what_fits_its_state_is_decided(
    tmp_path: Path, state: ScheduleState, decision: Decision
) -> None:
    allowed = {
        "waiting": {"start", "cancel"},
        "missed": {"start", "cancel"},
        "held": {"start", "cancel"},
        "running": {"end", "keep"},
        "returning": {"keep"},
    }.get(state, set())
    store = ScheduleStore(Journal(tmp_path / "journal.db"))
    store.keep(schedule(state))
    if decision in allowed:
        assert decide(store, "a1", decision, START).state is not ScheduleState.MISSED
    else:
        with pytest.raises(ScheduleError, match=r"schedule\.not_now"):
            decide(store, "a1", decision, START)
        assert store.of("a1") == schedule(state)


def test_that_what_is_over_is_not_begun() -> None:
    assert decisions_for(schedule(ScheduleState.MISSED), END) == (Decision.CANCEL,)


def test_that_of_two_who_claim_a_step_one_gets_it(tmp_path: Path) -> None:
    store = ScheduleStore(Journal(tmp_path / "journal.db"))
    store.keep(schedule(ScheduleState.WAITING))
    found = store.of("a1")
    assert found is not None
    assert decide(store, "a1", Decision.CANCEL, START).state is ScheduleState.CANCELLED
    assert store.move(found, schedule(ScheduleState.STARTING)) is False


@pytest.mark.parametrize(
    ("span", "code"),
    [
        (Span(NOW, None), "schedule.in_the_past"),
        (Span(START, START), "schedule.ends_before"),
        (Span(START, NOW), "schedule.ends_before"),
    ],
)
def test_that_times_that_cannot_be_are_refused(span: Span, code: str) -> None:
    with pytest.raises(ScheduleError, match=code):
        new_schedule(plan_of("MX1"), span, NOW, name="", zone="UTC")


@pytest.mark.parametrize("accepted", [0, 2, ()])
def test_that_risks_have_to_be_agreed_to(accepted: int | tuple[Risk, ...]) -> None:
    span = Span(START, END)
    with pytest.raises(NotAccepted):
        new_schedule(
            plan_of("MX1"), span, NOW, name="", zone="UTC", risks=[RISK], accepted=accepted
        )
    made = new_schedule(plan_of("MX1"), span, NOW, name="", zone="UTC", risks=[RISK], accepted=1)
    assert made.agreed == {("MX1", "guard.price_step")}


def test_that_nothing_is_deleted_by_the_clock() -> None:
    plan = plan_of("MX1", path="deleted", value=True)
    with pytest.raises(ScheduleError, match=r"schedule\.for_good"):
        new_schedule(plan, Span(START, None), NOW, name="", zone="UTC")


@pytest.mark.parametrize(
    ("span", "plan", "refused"),
    [
        (Span(START + 1, END + 1), plan_of("MX2", "MX1"), True),
        (Span(START - 5, START + 1), plan_of("MX1"), True),
        # What never goes back, in the middle of it: the way back would meet it.
        (Span(START + 1, None), plan_of("MX1"), True),
        (Span(START, None), plan_of("MX1"), True),
        (Span(END, END + 1), plan_of("MX1"), False),
        (Span(START - 5, START), plan_of("MX1"), False),
        (Span(START + 1, END), plan_of("MX2"), False),
        (Span(START + 1, END), plan_of("MX1", path="title", value="Lamp, green"), False),
    ],
)
def test_that_campaigns_that_overlap_on_a_field_are_refused(
    tmp_path: Path, span: Span, plan: Plan, refused: bool
) -> None:
    store, plans = ScheduleStore(Journal(tmp_path / "journal.db")), SchedulePlans(tmp_path / "s")

    def add(plan: Plan, span: Span) -> Schedule:
        made = new_schedule(plan, span, NOW, name="Sale", zone="UTC")
        add_schedule(store, plans, plan, made)
        return made

    first = add(plan_of("MX1"), Span(START, END))
    if not refused:
        add(plan, span)
        return
    with pytest.raises(ScheduleError, match=r"schedule\.overlaps") as problem:
        add(plan, span)
    assert problem.value.values == {"name": "Sale", "id": "MX1", "path": "price"}
    # One that is over is in nobody's way.
    decide(store, first.schedule_id, Decision.CANCEL, NOW)
    add(plan, span)


def test_that_what_has_ended_can_be_forgotten(tmp_path: Path) -> None:
    store, plans = ScheduleStore(Journal(tmp_path / "journal.db")), SchedulePlans(tmp_path / "s")
    made = new_schedule(plan_of("MX1"), Span(START, END), NOW, name="", zone="UTC")
    add_schedule(store, plans, plan_of("MX1"), made)
    with pytest.raises(ScheduleError, match=r"schedule\.not_now"):
        forget(store, plans, made.schedule_id)
    decide(store, made.schedule_id, Decision.CANCEL, NOW)
    forget(store, plans, made.schedule_id)
    assert (store.all(), list((tmp_path / "s").iterdir())) == ([], [])
