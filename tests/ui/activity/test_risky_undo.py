"""An undo that closes listings, and a value chosen in a conflict, are asked about by ticks."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest
from PySide6.QtWidgets import QAbstractButton

from app.engine.outbox.outbox import Change
from app.engine.session import Session
from app.engine.undo.inverse import Undo
from app.tasks import Overlap, TaskScope
from app.ui.activity.outbox.outbox_view import OutboxView
from app.ui.activity.outbox.undoing import Undoing
from app.ui.widgets.ask_sheet import AskSheet
from app.ui.widgets.display.toast import ToastStack
from app.ui.widgets.inputs.check import CheckBox
from app.ui.window.main_window import MainWindow
from tests.stands.activity_session import FakeSession, body


def button_of(sheet: AskSheet, name: str) -> QAbstractButton:
    found = sheet.findChild(QAbstractButton, name)
    assert found is not None
    return found


@pytest.mark.parametrize("answer", ["ask_keep", "ask_go"])
async def test_that_an_undo_that_closes_many_listings_needs_its_tick(
    window: MainWindow, outbox: OutboxView, session: FakeSession, answer: str
) -> None:
    before = len(session.outbox.by_number)
    changes = tuple(
        Change(f"MX{n}", body(2, id=f"MX{n}", status="active"), {"status": "closed"})
        for n in range(6)
    )
    undoing = Undoing(
        cast(Session, session), ToastStack(window), outbox, lambda: outbox.model.context
    )
    async with TaskScope("undo test") as scope:
        work = undoing.send(Undo(changes, ()), "op")
        scope.start(work, key="undo", overlap=Overlap.SKIP)
        await asyncio.sleep(0)
        sheet = outbox.findChild(AskSheet)
        assert sheet is not None
        (tick,) = sheet.findChildren(CheckBox)
        assert tick.accessibleName() == "6 listings are closed at once"
        assert not button_of(sheet, "ask_go").isEnabled()
        tick.click()
        button_of(sheet, answer).click()
        await scope.settle()
    assert len(session.outbox.by_number) == before + (6 if answer == "ask_go" else 0)


async def test_that_a_tick_taken_off_stops_the_sending(outbox: OutboxView) -> None:
    sheet = AskSheet("Sure?", "", (), outbox, keep="Keep", go="Send", ticks=("one", "two"))
    first, second = sheet.findChildren(CheckBox)
    first.click()
    second.click()
    assert button_of(sheet, "ask_go").isEnabled()
    first.click()
    assert not button_of(sheet, "ask_go").isEnabled()
