"""How far a plan is: each row that moves is shown by itself, however many there are."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from app.domain.wire import write_json
from app.editing.number_locale import PLAIN
from app.engine.outbox.outbox import OutboxRow, OutboxState, RowMark
from app.engine.plans.plan_store import KeptPlan
from app.ui.plans import plan_progress
from app.ui.plans.applying import state_words
from app.ui.plans.plan_progress import PlanProgress

KEPT = KeptPlan("p1", "Plan", "2026-01-31T12:00:00.000Z", applied_at="2026-01-31T12:00:01.000Z")
BATCH = KEPT.batches[0]


class Applied:
    """An outbox that has three rows of the plan, and counts how often it is read."""

    def __init__(self) -> None:
        self.rows = {
            number: RowMark(number, f"MX{number}", OutboxState.QUEUED, BATCH)
            for number in (1, 2, 3)
        }
        self.reads = 0
        self.on_hold = False
        self.meanwhile: dict[str, Callable[[], object]] = {}

    async def is_on_hold(self) -> bool:
        on_hold = self.on_hold
        self._happens("is_on_hold")
        return on_hold

    async def marks(self, batch: str) -> list[RowMark]:
        self.reads += batch == BATCH
        marks = [mark for mark in self.rows.values() if mark.batch == batch]
        self._happens("marks")
        return marks

    async def results(self, marks: Sequence[RowMark]) -> dict[str, Any]:
        self._happens("results")
        return {mark.item_id: state_words(mark.state) for mark in marks}

    def _happens(self, read: str) -> None:
        """Do what happens while something is read."""
        self.meanwhile.pop(read, lambda: None)()
        QTest.qWait(1)

    def result(self, row: OutboxRow) -> Any:
        return state_words(row.state)


class Shown(QWidget):
    """What a window of a plan is notified of."""

    def __init__(self) -> None:
        super().__init__()
        self.model = self.table = self.context = self
        self.locale = PLAIN
        self.sent: dict[str, Any] = {}
        self.reports: list[str] = []
        self.undo = False

    def viewport(self) -> QWidget:
        return self

    def repaint_rows(self, ids: set[str]) -> None:
        self.painted = ids

    def show_report(self, tone: str, title: str, text: str, **_more: Any) -> None:
        self.reports.append(f"{tone}: {title}")

    def take_sent(self, results: dict[str, Any]) -> None:
        self.sent = results

    def figures(self) -> int:
        return len(self.sent)

    def show_figures(self, figures: int, *, whole: bool) -> None:
        self.counted = figures

    def show_stage(self, stage: Any) -> None:
        self.stage = stage.text

    def show_undo(self, shown: bool) -> None:
        self.undo = shown


def row(number: int, state: OutboxState, batch: str = BATCH) -> OutboxRow:
    task = {"kind": "update", "batch": batch}
    draft = write_json({"task": task})
    return OutboxRow(number, f"op{number}", f"MX{number}", "", state, draft, 0, 0, 1)


@pytest.fixture
def progress(qapp: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(plan_progress, "_SHOW_MS", 0)
    applied, view, wanted = Applied(), Shown(), []
    made = PlanProgress(applied, view, lambda: KEPT, lambda _: wanted.append(True))
    asyncio.run(made.show())
    yield made, applied, view, wanted
    view.deleteLater()


def test_that_a_row_that_moves_is_shown_without_reading_the_others(progress: Any) -> None:
    made, applied, view, wanted = progress
    made.note(row(2, OutboxState.SENDING))
    made.note(row(2, OutboxState.DONE))
    QTest.qWait(1)
    assert view.sent["MX2"].icon == "check"
    assert view.painted == {"MX2"}
    assert view.reports[-1] == "info: Sending: 1 of 3 listings are done"
    assert (applied.reads, wanted) == (1, [])


def test_that_all_are_read_once_more_when_the_last_one_has_ended(progress: Any) -> None:
    made, applied, view, wanted = progress
    for number in applied.rows:
        made.note(row(number, OutboxState.DONE))
        applied.rows[number] = applied.rows[number]._replace(state=OutboxState.DONE)
    QTest.qWait(1)
    assert wanted == [True]
    asyncio.run(made.show())
    assert view.reports[-1] == "ok: 3 of 3 listings were changed"
    assert view.counted == 3, "what was refused is counted anew"
    assert view.undo


def test_that_a_row_of_the_plan_that_nobody_knew_of_has_all_read_again(progress: Any) -> None:
    made, _applied, _view, wanted = progress
    made.note(row(9, OutboxState.QUEUED, batch="another"))
    made.note(row(9, OutboxState.DONE, batch="another"))
    QTest.qWait(1)
    assert wanted == []
    made.note(row(4, OutboxState.QUEUED))
    QTest.qWait(1)
    assert wanted == [True]


def test_that_what_moved_while_it_was_read_is_not_taken_for_newer(progress: Any) -> None:
    made, applied, view, _wanted = progress
    made.note(row(1, OutboxState.SENDING))
    applied.rows[1] = applied.rows[1]._replace(state=OutboxState.DONE)
    asyncio.run(made.show())
    QTest.qWait(1)
    assert view.sent["MX1"].icon == "check"


@pytest.mark.parametrize("read", ["marks", "is_on_hold", "results"])
@pytest.mark.parametrize("number", [1, 4])
def test_that_what_moves_while_all_is_read_is_shown_after_it(
    progress: Any, read: str, number: int
) -> None:
    made, applied, view, wanted = progress
    marks = applied.rows.copy()
    marks[number] = RowMark(number, f"MX{number}", OutboxState.QUEUED, BATCH)

    def moves() -> None:
        made.note(row(number, OutboxState.DONE))
        made.hold(True)

    applied.rows, applied.meanwhile = marks, {read: moves}
    asyncio.run(made.show())
    QTest.qWait(1)
    assert view.sent[f"MX{number}"].icon == "check"
    assert view.reports[-1] == f"warn: On hold: 1 of {len(marks)} listings are done"
    assert wanted == []


def test_that_a_plan_of_which_nothing_went_back_does_not_say_so(
    progress: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, applied, view, _wanted = progress
    monkeypatch.setattr(made, "_kept", lambda: replace(KEPT, undone_at=KEPT.applied_at))
    for number in applied.rows:
        applied.rows[number] = applied.rows[number]._replace(state=OutboxState.DONE)
    asyncio.run(made.show())
    assert view.reports[-1] == "ok: 3 of 3 listings were changed"
    assert view.undo
    undoing = KEPT.batches[1]
    for number in (4, 5):
        item_id = f"MX{number - 3}"
        applied.rows[number] = RowMark(number, item_id, OutboxState.DONE, undoing)
    asyncio.run(made.show())
    assert view.reports[-1] == "ok: 2 of 2 listings are back as they were"
    assert view.undo, "a listing was left alone"
    applied.rows[6] = RowMark(6, "MX3", OutboxState.DONE, undoing)
    asyncio.run(made.show())
    assert not view.undo


def test_that_what_is_on_hold_is_not_said_to_be_sent(progress: Any) -> None:
    made, applied, view, _wanted = progress
    assert view.stage == "Being sent"
    made.note(row(2, OutboxState.DONE))
    made.hold(True)
    QTest.qWait(1)
    assert view.reports[-1] == "warn: On hold: 1 of 3 listings are done"
    made.hold(False)
    assert view.reports[-1] == "info: Sending: 1 of 3 listings are done"
    for number in applied.rows:
        applied.rows[number] = applied.rows[number]._replace(state=OutboxState.DONE)
    applied.on_hold = True
    asyncio.run(made.show())
    assert view.stage == "Applied"
    assert view.reports[-1] == "ok: 3 of 3 listings were changed"
