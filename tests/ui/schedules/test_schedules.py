"""Plans with a time in the window: asked for, listed and decided about."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import pytest
from PySide6.QtCore import QDateTime
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QLabel, QWidget

from app.domain.wire_item import item_of
from app.editing.number_locale import number_locale
from app.engine.events import Events, ScheduleMoved
from app.engine.outbox.guards import Guards, NotAccepted
from app.engine.plans.plan import Plan, PlannedListing
from app.engine.schedules.moments import moment_in
from app.engine.schedules.overlap import Span
from app.engine.schedules.schedule_decisions import Decision
from app.engine.schedules.schedules import Schedules
from app.engine.schedules.scheduling import SchedulePlans
from app.tasks import TaskScope
from app.ui.schedules.schedule_controller import ScheduleController
from app.ui.schedules.schedule_panel import SchedulePanel
from app.ui.schedules.when_sheet import WhenSheet
from app.ui.schedules.window_scheduler import WindowScheduler
from app.ui.texts.form_context import currency_context
from app.ui.widgets.ask_sheet import AskSheet
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.folder import Workspace
from app.workspace.journal.journal import Journal
from app.workspace.journal.schedules import Schedule, ScheduleState, ScheduleStore
from tests.stands.virtual_clock import VirtualClock

ZONE = "America/Santiago"
NOW = moment_in("2026-11-20 15:00", ZONE)
LOCALE = number_locale("en", "CL")
CONTEXT = currency_context(LOCALE, "CLP")


def schedule(state: ScheduleState, name: str = "Sale") -> Schedule:
    begins, ends = moment_in("2026-11-27", ZONE), moment_in("2026-11-30", ZONE)
    return Schedule(state.value, name, ZONE, begins, ends, state, NOW, NOW, 1_200)


def set_to(sheet: WhenSheet, begins: str, ends: str = "") -> None:
    for field, text in ((sheet.begins, begins), (sheet.ends, ends)):
        if text:
            field.setDateTime(QDateTime.fromString(f"{text}Z", "yyyy-MM-dd HH:mmt"))


@pytest.fixture
def sheet(qtbot: Any) -> WhenSheet:
    found = WhenSheet(ZONE, lambda: NOW)
    qtbot.addWidget(found)
    return found


def button(widget: QWidget, name: str) -> QAbstractButton:
    found = widget.findChild(QAbstractButton, name)
    assert found is not None, name
    return found


def test_that_the_next_midnight_of_the_site_is_suggested(sheet: WhenSheet) -> None:
    wanted = Span(moment_in("2026-11-21", ZONE), moment_in("2026-11-24", ZONE))
    assert sheet.span() == wanted
    assert "21 Nov 2026, 00:00" in sheet._says.text()
    assert ZONE in sheet._says.text()


@pytest.mark.parametrize(
    ("begins", "ends", "trouble"),
    [
        ("2026-11-20 14:59", "2026-11-24 00:00", "in the past"),
        ("2026-11-21 00:00", "2026-11-21 00:00", "before it begins"),
        ("2026-11-21 00:00", "2026-11-21 00:01", ""),
    ],
)
def test_that_times_that_cannot_be_are_not_agreed_to(
    sheet: WhenSheet, begins: str, ends: str, trouble: str
) -> None:
    set_to(sheet, begins, ends)
    assert button(sheet, "when_go").isEnabled() is (not trouble)
    assert trouble in sheet._says.text()


def test_that_a_plan_may_stay_as_it_is(sheet: WhenSheet) -> None:
    set_to(sheet, "2026-11-21 00:00", "2026-11-20 00:00")
    sheet.goes_back.setChecked(False)
    assert not sheet.ends.isEnabled()
    assert sheet.span() == Span(moment_in("2026-11-21", ZONE), None)


def test_that_why_it_could_not_be_is_shown_with_what_was_asked_for(qtbot: Any) -> None:
    span = Span(moment_in("2026-12-01 08:30", ZONE), None)
    again = WhenSheet(ZONE, lambda: NOW, earlier=span, problem="Another one does.")
    qtbot.addWidget(again)
    assert (again.span(), again._says.text()) == (span, "Another one does.")


@pytest.mark.parametrize(
    ("state", "names"),
    [
        ("waiting", ["schedule_start", "schedule_cancel"]),
        ("starting", []),
        ("running", ["schedule_end", "schedule_keep"]),
        ("returning", ["schedule_keep"]),
        ("done", ["schedule_forget"]),
        ("missed", ["schedule_start", "schedule_cancel", "schedule_forget"]),
        ("held", ["schedule_start", "schedule_cancel"]),
        ("cancelled", ["schedule_forget"]),
    ],
)
def test_that_what_can_be_decided_is_offered(qtbot: Any, state: str, names: list[str]) -> None:
    panel = SchedulePanel()
    qtbot.addWidget(panel)
    panel.show_schedules([schedule(ScheduleState(state))], NOW, LOCALE)
    line = panel.findChild(QWidget, f"schedule {state}")
    assert line is not None
    assert [one.objectName() for one in line.findChildren(QAbstractButton)] == names


async def test_that_a_decision_is_kept_and_shown(qtbot: Any, tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal.db")
    ScheduleStore(journal).keep(schedule(ScheduleState.WAITING))
    journal.close()
    panel, events = SchedulePanel(), Events()
    qtbot.addWidget(panel)
    schedules = Schedules(tmp_path, Guards())
    async with TaskScope("test") as scope:
        controller = ScheduleController(schedules, scope, panel, events, lambda: CONTEXT)
        await scope.settle()
        assert not panel.isHidden()
        (found,) = await schedules.all()
        moved: list[Any] = []
        events.subscribe(moved.append)
        for wanted in (ScheduleState.CANCELLED, ScheduleState.CANCELLED):
            # The second one comes too late, and nothing is the worse for it.
            panel.decided.emit(found, Decision.CANCEL)
            await scope.settle()
            (after,) = await schedules.all()
            assert after.state is wanted
        assert moved == [ScheduleMoved(after)], "whoever looks after it need not wait"
        button(panel, "schedule_forget").click()
        await scope.settle()
        assert (await schedules.all(), panel.isHidden()) == ([], True)
        events.publish(ScheduleMoved(after))
        await asyncio.sleep(0)
        await scope.settle()
        assert controller is not None


async def test_that_a_pause_lasts_as_long_as_its_clock_says(tmp_path: Path) -> None:
    clock, session = VirtualClock(), MagicMock(events=Events())
    looking = WindowScheduler(session, tmp_path, clock)
    async with asyncio.timeout(60):
        await looking._clock.sleep(3_600)
        await looking._clock.sleep(60)
    assert clock.slept == [3_600, 60]


async def test_that_a_decision_is_carried_out_without_a_pause(tmp_path: Path) -> None:
    session: Any = MagicMock(events=Events())
    looking = WindowScheduler(session, tmp_path)
    session.events.publish(ScheduleMoved(schedule(ScheduleState.WAITING)))
    async with asyncio.timeout(60):
        await looking._clock.sleep(3_600)
    # What it did itself is no reason to look again at once.
    looking._moved(schedule(ScheduleState.RUNNING))
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.01):
            await looking._clock.sleep(3_600)


async def test_that_a_missed_start_begins_only_once_its_present_risks_are_agreed_to(
    qtbot: Any, tmp_path: Path
) -> None:
    body = item_of({"id": "MX1", "title": "Mesa", "price": 100, "currency_id": "MXN"})
    entry = PlannedListing("MX1", "Mesa", body, {"price": 100}, {"price": 10})
    journal, missed = Journal(tmp_path / "journal.db"), schedule(ScheduleState.MISSED)
    ScheduleStore(journal).keep(replace(missed, ends_at=None))
    journal.close()
    plan = Plan("77", "MX", "", "", (), [entry], plan_id="x")
    SchedulePlans(Workspace(tmp_path).schedules).keep(plan, missed.schedule_id)
    CatalogWriter(Workspace(tmp_path).catalog_path).close()
    panel, asked = SchedulePanel(), []
    qtbot.addWidget(panel)
    schedules = Schedules(tmp_path, Guards())

    def ask(agrees: bool) -> None:
        sheet = next(one for one in panel.window().findChildren(AskSheet) if one.isVisible())
        asked.append([label.text() for label in sheet.findChildren(QLabel)])
        go = button(sheet, "ask_go")
        assert not go.isEnabled(), "its risk is not ticked"
        for box in sheet.findChildren(QCheckBox):
            box.click()
        (go if agrees else button(sheet, "ask_keep")).click()

    async with TaskScope("test") as scope:
        controller = ScheduleController(schedules, scope, panel, Events(), lambda: CONTEXT)
        await scope.settle()
        (found,) = await schedules.all()
        with pytest.raises(NotAccepted):
            await schedules.begin(found, NOW, ())
        for agrees, state in ((False, ScheduleState.MISSED), (True, ScheduleState.WAITING)):
            panel.decided.emit(found, Decision.START)
            while len(asked) < (2 if agrees else 1):
                await asyncio.sleep(0)
                if any(one.isVisible() for one in panel.window().findChildren(AskSheet)):
                    ask(agrees)
            await scope.settle()
            (after,) = await schedules.all()
            assert after.state is state
        assert ("MX1", "guard.price_change") in after.agreed
        words = " ".join(asked[0])
        assert "1 listings are gone" in words
        assert "1 prices change a lot" in words
        assert controller is not None
