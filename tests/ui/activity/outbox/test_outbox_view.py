"""The outbox: groups, chips, reasons, actions, keys, and what comes while one looks."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from decimal import Decimal
from typing import Any, cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from app.editing.row_result import HeldBy, RowResult
from app.engine.events import NoticeRaised, OutboxChanged
from app.engine.history.archive import Backup
from app.engine.notices import Notice, NoticeError
from app.engine.outbox.outbox import Change, OutboxState
from app.engine.session import Session
from app.engine.undo.inverse import Note, Skipped, Undo
from app.tasks import Overlap, TaskScope
from app.ui.activity.outbox.outbox_model import Heading, heading_text
from app.ui.activity.outbox.outbox_view import OutboxView
from app.ui.activity.outbox.row_actions import ROW_ACTIONS, actions_of
from app.ui.activity.outbox.undoing import REASONS, LeftSheet, Undoing
from app.ui.activity.row_state import facts_of_row, reason_of
from app.ui.widgets.ask_sheet import AskSheet
from app.ui.widgets.display.timeline import Timeline
from app.ui.widgets.display.toast import Toast, ToastStack
from app.ui.window.main_window import MainWindow
from app.workspace.outbox_command import OutboxCommand
from tests.stands.activity_session import FakeSession, body, draft_of, finding, row_of
from tests.ui.activity.conftest import with_activity

KEY = Qt.Key


def lines(view: OutboxView) -> list[tuple[str, ...]]:
    """What the table shows: titles of groups, and of rows title, fields, chip."""
    shown: list[tuple[str, ...]] = []
    model = view.model
    for at in range(model.rowCount()):
        entry = model.entry(at)
        if isinstance(entry, Heading):
            shown.append((heading_text(entry),))
        else:
            shown.append(tuple(model.data(model.index(at, column)) for column in (1, 2)))
    return shown


def press(view: OutboxView, act: str) -> None:
    button = view.findChild(QAbstractButton, f"outbox_{act}")
    assert button is not None
    button.click()


def actions(view: OutboxView) -> list[str]:
    buttons = view.detail.action_bar.findChildren(QAbstractButton)
    return [b.objectName().removeprefix("outbox_") for b in buttons if not b.isHidden()]


def test_that_rows_stand_in_groups_by_what_the_seller_must_do(outbox: OutboxView) -> None:
    assert lines(outbox) == [
        ("Being sent · 1",),
        ("price", "Sending"),
        ("Being checked · 1",),
        ("stock", "Unknown"),
        ("Waiting · 2",),
        ("price", "Waiting"),
        ("price, stock", "Waiting"),
        ("To decide · 3",),
        ("price, warranty time", "Conflict"),
        ("title", "Refused"),
        ("new listing", "Unknown"),
        ("Sent",),
        ("price", "Sent"),
        ("espesor", "Sent"),
        ("status", "Sent"),
        ("stock", "Sent"),
        ("price", "Taken back"),
        ("price", "Sent"),
        ("price", "Sent"),
        ("price", "Sent"),
        ("stock", "Sent"),
    ]


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (12, "$1,616.10 → $629.00"),
        (13, "Price $1,654.00 → $499.00 · Stock 138 → 22"),
        (7, "changed on the marketplace in the meantime"),
        (8, "no answer came: checking whether it arrived"),
        (14, "no answer came, and it was not found"),
        (9, "Title: Locked since the first sale"),
        (5, "1 dropped: Espesor: “9” has no unit and would be dropped"),
        (3, "43 → 16 · checked: it arrived"),
        (4, "Active → Paused"),
    ],
)
def test_that_the_second_line_says_why_in_plain_words(
    outbox: OutboxView, number: int, reason: str
) -> None:
    line = outbox.model.line_of(number)
    assert line is not None
    spoken = outbox.model.data(outbox.model.index(line, 0), int(Qt.ItemDataRole.AccessibleTextRole))
    assert spoken.endswith(reason)


@pytest.mark.parametrize(
    ("number", "possible"),
    [
        (11, ["open"]),
        (12, ["open", "hold", "cancel"]),
        (7, ["open", "keep_live", "send_result"]),
        (8, ["open"]),
        (9, ["cancel", "retry", "open"]),
        (14, ["cancel", "list_again", "look"]),
        (6, ["open", "undo"]),
        (2, ["open"]),
    ],
)
def test_that_only_what_is_possible_is_offered(
    outbox: OutboxView, number: int, possible: list[str]
) -> None:
    outbox.table.choose(number)
    assert actions(outbox) == possible


def test_that_every_action_has_its_words_and_stands_in_the_table() -> None:
    offered = set()
    for state in OutboxState:
        for told in ({}, {"findings": (finding("variations.1", "confirm.x"),)}):
            row = row_of(1, draft_of(body(0), title="x"), state, **told)
            offered.update(actions_of(row, read(row)))
    assert offered <= set(ROW_ACTIONS)


def read(row: object) -> object:
    from app.ui.activity.row_state import facts_of_row
    from app.ui.texts.form_context import FormContext
    from tests.stands.locales import locale

    return facts_of_row(row, FormContext(locale("es_MX"), "MXN", 2))


def test_that_tabs_show_one_group_and_tell_its_number(outbox: OutboxView) -> None:
    totals = {tab.key: tab.total for tab in outbox.tabs.tabs()}
    assert totals == {"all": "", "waiting": "2", "need_you": "3", "sent": "9"}
    outbox.tabs.set_current("need_you")
    assert [line[-1] for line in lines(outbox)] == ["Conflict", "Refused", "Unknown"]


def test_that_an_empty_outbox_says_what_would_be_there(
    qtbot: QtBot, window: MainWindow, session: FakeSession
) -> None:
    session.outbox.by_number.clear()
    window.show_view("outbox")
    empty = window.findChild(QWidget, "outbox_empty")
    assert empty is not None
    assert empty.isVisible()
    session.outbox.by_number[1] = row_of(1, draft_of(body(0), title="x"), OutboxState.QUEUED)
    session.tell(OutboxChanged(session.outbox.by_number[1]))
    qtbot.waitUntil(lambda: not empty.isVisible())


def test_that_a_row_moves_to_its_group_while_one_looks_and_stays_chosen(
    qtbot: QtBot, outbox: OutboxView, session: FakeSession
) -> None:
    outbox.table.choose(12)
    session.outbox.move(12, OutboxState.SENDING)
    qtbot.waitUntil(lambda: ("Being sent · 2",) in lines(outbox))
    chosen = outbox.table.chosen
    assert chosen is not None
    assert (chosen.number, chosen.state) == (12, OutboxState.SENDING)
    assert actions(outbox) == ["open"]


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        (False, "2 changes taken back before they were sent"),
        (True, "Undoing in 2 listings · 2 changes taken back before they were sent"),
    ],
)
async def test_that_undo_takes_back_what_waits_and_says_so(
    window: MainWindow, outbox: OutboxView, session: FakeSession, changed: bool, words: str
) -> None:
    changes = [Change(f"MX{one}", body(one, id=f"MX{one}"), {"title": "x"}) for one in (1, 2)]
    rows = await session.outbox.add_changes(changes, batch="batch-9")
    back = [Change(f"MX{one}", body(2, id=f"MX{one}"), {"title": "Silla"}) for one in (8, 9)]
    session.outbox.undo = Undo(tuple(back) if changed else (), ())
    toasts = ToastStack(window)
    undoing = Undoing(cast(Session, session), toasts, outbox, lambda: outbox.model.context)
    await undoing.send(await undoing.find(batch="batch-9"), "batch-9")
    assert toasts.findChildren(Toast)[-1].accessibleName() == words
    left = [session.outbox.by_number[row.number].state for row in rows]
    assert left == [OutboxState.CANCELLED] * 2


@pytest.mark.parametrize("number", [12, 90])
def test_that_a_row_that_moves_while_all_are_read_is_shown_as_it_is(
    qtbot: QtBot,
    outbox: OutboxView,
    session: FakeSession,
    monkeypatch: pytest.MonkeyPatch,
    number: int,
) -> None:
    read, moves = session.outbox.read, [number]

    async def read_slowly(question: Any) -> Any:
        answer = await read(question)
        if moves:
            session.outbox.by_number[number] = replace(
                session.outbox.by_number[12], number=moves.pop()
            )
            session.outbox.move(number, OutboxState.DONE)
            # Longer than the changes of rows are collected.
            qtbot.wait(250)
        return answer

    monkeypatch.setattr(session.outbox, "read", read_slowly)
    outbox.read_requested.emit()

    def ended() -> bool:
        row = outbox.model.find(number)
        return row is not None and row.state is OutboxState.DONE

    qtbot.waitUntil(ended)


def test_that_the_history_beside_a_row_grows_with_what_is_sent_meanwhile(
    qtbot: QtBot, outbox: OutboxView, session: FakeSession
) -> None:
    outbox.table.choose(6)
    assert outbox.detail.history.lines() == ()
    waiting = row_of(80, draft_of(body(2), title="x"), OutboxState.QUEUED)
    session.outbox.by_number[80] = waiting
    session.tell(OutboxChanged(waiting))
    qtbot.waitUntil(lambda: len(outbox.detail.history.lines()) == 1)
    session.outbox.move(80, OutboxState.CANCELLED)
    qtbot.waitUntil(lambda: outbox.detail.history.lines() == ())


def test_that_the_number_in_the_navigation_is_what_has_not_been_settled(
    qtbot: QtBot, window: MainWindow, session: FakeSession
) -> None:
    assert window.shell is not None
    model = window.shell.navigation.list.model()

    def places() -> list[str]:
        role = int(Qt.ItemDataRole.AccessibleTextRole)
        return [model.data(model.index(at, 0), role) for at in range(model.rowCount())]

    assert places()[:3] == ["Listings 60", "Drafts 3", "Outbox 7"]
    session.outbox.move(12, OutboxState.DONE)
    qtbot.waitUntil(lambda: "Outbox 6" in places())


def test_that_the_keys_walk_open_and_take_back(
    qtbot: QtBot, window: MainWindow, outbox: OutboxView, session: FakeSession
) -> None:
    opened: list[str] = []
    window.on_open_item = opened.append
    outbox.table.setFocus()
    outbox.table.choose(8)
    qtbot.keyClick(outbox.table, KEY.Key_Down)
    assert outbox.table.chosen is not None
    assert outbox.table.chosen.number == 12, "titles of groups are passed over"
    qtbot.keyClick(outbox.table, KEY.Key_Return)
    assert opened == [outbox.table.chosen.item_id]
    qtbot.keyClick(outbox.table, KEY.Key_Delete)
    assert session.outbox.asked == [("cancel", 12)]


def test_that_it_is_reported_that_what_is_taken_back_is_a_draft_again(
    window: MainWindow, outbox: OutboxView, session: FakeSession
) -> None:
    outbox.table.choose(12)
    press(outbox, "cancel")
    assert session.outbox.asked == [("cancel", 12)]
    assert "Taken back; it is a draft again" in toast_texts(window)


def test_that_it_is_reported_when_it_is_too_late(
    window: MainWindow, outbox: OutboxView, session: FakeSession
) -> None:
    outbox.table.choose(12)
    row = session.outbox.by_number[12]
    session.outbox.by_number[12] = row_of(12, row.item_draft(), OutboxState.SENDING)
    press(outbox, "cancel")
    assert "Too late: it is already on its way" in toast_texts(window)
    toast = window.findChild(Toast)
    assert toast is not None
    assert toast.height() >= toast.sizeHint().height() > 30


def toast_texts(window: MainWindow) -> list[str]:
    return [toast.accessibleName() for toast in window.findChildren(Toast)]


def test_that_an_outbox_that_cannot_be_read_does_not_look_empty(
    window: MainWindow, session: FakeSession
) -> None:
    session.outbox.error = NoticeError(Notice("storage"))
    window.show_view("outbox")
    unread = window.findChild(QWidget, "outbox_unread")
    again = window.findChild(QAbstractButton, "outbox_read_again")
    assert unread is not None
    assert again is not None
    assert unread.isVisible()
    session.outbox.error = None
    again.click()
    assert not unread.isVisible()
    view = window.view("outbox").widget
    assert isinstance(view, OutboxView)
    assert view.table.isVisible()


def test_that_an_empty_outbox_offers_the_first_step(
    window: MainWindow, session: FakeSession
) -> None:
    session.outbox.by_number.clear()
    window.show_view("outbox")
    step = window.findChild(QAbstractButton, "outbox_first_step")
    assert step is not None
    assert step.isVisible()
    step.click()
    assert window.current_view == "listings"


def test_that_one_row_is_held_and_let_go(
    qtbot: QtBot, outbox: OutboxView, session: FakeSession
) -> None:
    outbox.table.choose(12)
    press(outbox, "hold")
    qtbot.waitUntil(lambda: actions(outbox) == ["open", "cancel", "release"])
    assert outbox.detail.banner.accessibleName().startswith("You put it on hold")
    assert ("price", "On hold") in lines(outbox)[: lines(outbox).index(("To decide · 3",))]
    assert [tab.total for tab in outbox.tabs.tabs()][:3] == ["", "2", "3"]
    press(outbox, "release")
    qtbot.waitUntil(lambda: actions(outbox) == ["open", "hold", "cancel"])
    assert session.outbox.asked == [("hold", 12), ("retry", 12)]


def test_that_what_a_command_decided_is_seen_when_the_view_comes_forward(
    window: MainWindow, outbox: OutboxView, session: FakeSession, qtbot: QtBot
) -> None:
    outbox.table.choose(12)
    assert actions(outbox) == ["open", "hold", "cancel"]
    # Nobody tells the window what a command did beside it.
    held = RowResult(held_by=HeldBy.SELLER)
    session.outbox.by_number[12] = replace(
        session.outbox.by_number[12], state=OutboxState.HELD, result=held
    )
    window.show_view("listings")
    window.show_view("outbox")
    qtbot.waitUntil(lambda: actions(outbox) == ["open", "cancel", "release"])


def test_that_a_row_that_left_cannot_be_held(
    window: MainWindow, outbox: OutboxView, session: FakeSession
) -> None:
    outbox.table.choose(12)
    session.outbox.by_number[12] = replace(session.outbox.by_number[12], state=OutboxState.SENDING)
    press(outbox, "hold")
    assert toast_texts(window) == ["Too late: it is already on its way"]


def test_that_older_rows_come_when_the_end_is_in_sight(
    qtbot: QtBot, window: MainWindow, session: FakeSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.ui.activity.outbox.outbox_controller.MOST_ROWS", 10)
    for number in range(100, 160):
        sent = draft_of(body(number % 50), price=Decimal(number))
        session.outbox.by_number[number] = row_of(number, sent, OutboxState.DONE, minutes=1)
    window.show_view("outbox")
    view = window.view("outbox").widget
    assert isinstance(view, OutboxView)
    known = len(view.model.known())
    assert known < len(session.outbox.by_number)
    bar = view.table.verticalScrollBar()
    bar.setValue(bar.maximum())
    place = bar.value()
    qtbot.waitUntil(lambda: len(view.model.known()) > known)
    assert bar.value() == place
    for _ in range(20):
        bar.setValue(bar.maximum())
    assert {row.number for row in view.model.known()} == set(session.outbox.by_number)


def test_that_a_decided_row_of_a_plan_stays_one_of_it(
    qtbot: QtBot, outbox: OutboxView, session: FakeSession
) -> None:
    old = session.outbox.by_number[7]
    draft = old.item_draft()
    session.outbox.by_number[7] = row_of(
        7,
        draft,
        OutboxState.HELD,
        minutes=3,
        command=OutboxCommand(batch="July"),
        findings=old.result.findings,
    )
    session.events.publish(OutboxChanged(session.outbox.by_number[7]))
    qtbot.waitUntil(lambda: outbox.model.facts(outbox.model.find(7)).batch == "July")
    outbox.table.choose(7)
    press(outbox, "send_result")
    added = session.outbox.by_number[max(session.outbox.by_number)]
    assert (added.batch, session.outbox.added) == ("July", [])


def test_that_a_refused_row_is_tried_again(outbox: OutboxView, session: FakeSession) -> None:
    outbox.table.choose(9)
    press(outbox, "retry")
    assert session.outbox.asked == [("retry", 9)]


def test_that_undo_goes_through_the_outbox_and_marks_the_row(
    qtbot: QtBot, outbox: OutboxView, session: FakeSession
) -> None:
    row = session.outbox.by_number[6]
    back = Change(
        body(2)["id"],
        body(2, price=Decimal("189.00")),
        {"price": Decimal("284.30")},
        details={"undoes": [row.op_id]},
    )
    session.outbox.undo = Undo((back,), ())
    outbox.table.choose(6)
    press(outbox, "undo")
    assert session.outbox.asked == [("undo", 6)]
    qtbot.waitUntil(lambda: ("price", "Undone") in lines(outbox))
    qtbot.waitUntil(lambda: ("Waiting · 3",) in lines(outbox))
    outbox.table.choose(6)
    assert actions(outbox) == ["open"]


def test_that_the_row_under_the_pointer_offers_its_undo_in_place(
    qtbot: QtBot, outbox: OutboxView, session: FakeSession
) -> None:
    line = outbox.model.line_of(6)
    assert line is not None
    place = outbox.table.visualRect(outbox.model.index(line, 3)).center()
    qtbot.mouseMove(outbox.table.viewport(), place)
    qtbot.waitUntil(lambda: outbox.table.hovered == line)
    outbox.table.grab()
    qtbot.mouseClick(outbox.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert session.outbox.asked == [("undo", 6)]


def test_that_nothing_is_offered_to_be_held_where_nothing_waits(
    qtbot: QtBot, outbox: OutboxView, session: FakeSession
) -> None:
    assert outbox.hold_all.isVisible()
    for number in (11, 12, 13):
        session.outbox.move(number, OutboxState.DONE)
    qtbot.waitUntil(lambda: not outbox.hold_all.isVisible())


def test_that_what_undo_left_alone_is_named_with_its_reason(
    window: MainWindow, outbox: OutboxView, session: FakeSession
) -> None:
    values = {"before": None, "after": Decimal("9"), "live": Decimal("11")}
    skipped = [
        Skipped("MX1", "Taza", "price", code, values) for code in (*REASONS, "something_new")
    ]
    session.outbox.undo = Undo((), tuple(skipped))
    outbox.table.choose(6)
    press(outbox, "undo")
    assert toast_texts(window) == [f"There was nothing to undo · {len(REASONS) + 1} left alone"]
    toast = window.findChild(Toast)
    assert toast is not None
    toast.acted.emit()
    sheet = outbox.findChild(LeftSheet)
    assert sheet is not None
    named = [w.accessibleName() for w in sheet.findChildren(QWidget) if w.accessibleName()]
    told = "Taza, Price: sent $9.00, now $11.00 · changed since, by somebody else or by a sale"
    assert told in named
    assert "Taza, Price: “something_new”" in named


CLOSING = Note("MX9", "Silla <b>", "status", "closes", {"kind": "create", "sold": 2})
ASKED: list[tuple[tuple[Note, ...], str, list[str]]] = [
    (
        (CLOSING,),
        "Undo closes 1 listings",
        ["Silla <b>, closed: MX9 · 2 units were sold since"],
    ),
    (
        (
            Note("MX9", "Silla", "variations.1", "variation_goes", {"name": "Rojo"}),
            Note("MX9", "Silla", "variations", "variation_again", {"name": "Azul"}),
        ),
        "Undo removes something for good",
        [
            "Silla, variation removed: Rojo",
            "Silla, Price: now locked",
            "Silla, variation added again, with a new id: Azul",
        ],
    ),
]


@pytest.mark.parametrize("answer", ["ask_keep", "ask_go"])
@pytest.mark.parametrize(("notes", "title", "named"), ASKED)
async def test_that_an_undo_that_takes_something_away_is_asked_about(
    window: MainWindow,
    outbox: OutboxView,
    session: FakeSession,
    notes: tuple[Note, ...],
    title: str,
    named: list[str],
    answer: str,
) -> None:
    before = len(session.outbox.by_number)
    back = Change("MX9", body(2, id="MX9", status="active"), {"status": "closed"})
    locked = (Skipped("MX9", "Silla", "price", "locked", {}),) if len(notes) > 1 else ()
    undoing = Undoing(
        cast(Session, session), ToastStack(window), outbox, lambda: outbox.model.context
    )
    async with TaskScope("undo test") as scope:
        work = undoing.send(Undo((back,), locked, notes), "op")
        scope.start(work, key="undo", overlap=Overlap.SKIP)
        await asyncio.sleep(0)
        sheet = outbox.findChild(AskSheet)
        assert sheet is not None
        assert sheet.windowTitle() == title
        shown = sheet.findChild(Timeline)
        assert shown is not None
        assert [w.accessibleName() for w in shown.findChildren(QWidget)] == named
        button = sheet.findChild(QAbstractButton, answer)
        assert button is not None
        button.click()
        await scope.settle()
    sent = int(answer == "ask_go")
    assert len(session.outbox.by_number) == before + sent
    again = " · 1 left alone · 1 with a new id" if len(notes) > 1 else ""
    assert toast_texts(window) == [f"Undoing in 1 listings{again}"] * sent


def test_that_the_last_batch_can_be_undone_as_one(outbox: OutboxView, session: FakeSession) -> None:
    assert outbox.batch.isVisible()
    button = outbox.findChild(QAbstractButton, "outbox_undo_batch")
    assert button is not None
    button.click()
    assert session.outbox.undone == "Rebaja de octubre"


def test_that_a_row_that_the_listing_said_already_is_not_said_to_be_sent(
    outbox: OutboxView,
) -> None:
    row = outbox.model.find(4)
    there = replace(row, result=RowResult(was_there=True))
    line = reason_of(there, facts_of_row(there, outbox.model.context), outbox.model.context)
    assert line.endswith("nothing had to be sent: it was so already")


def test_that_a_batch_says_how_many_of_it_are_not_as_sent(outbox: OutboxView) -> None:
    assert (outbox.batch._words.text(), outbox.batch._icon._role) == ("3 listings sent", "ok")
    model = outbox.model
    row = next(row for row in model.known() if model.facts(row).batch == "Rebaja de octubre")
    changed = finding("price", "answer.normalised", "warning", before="1", after="2")
    result = RowResult(findings=(changed,))
    model.take([replace(row, result=result, changed_at=row.changed_at + 1)])
    outbox.batch.show_rows(model)
    assert outbox.batch._words.text() == "3 listings sent, 1 not as sent"
    assert outbox.batch._icon._role == "warn"


def test_that_everything_can_be_held_and_go_on(
    window: MainWindow, outbox: OutboxView, session: FakeSession
) -> None:
    assert window.shell is not None
    outbox.hold_all.click()
    assert session.outbox.held
    assert outbox.hold_all.text() == "Resume sending"
    job = window.shell.status.job
    assert job.accessibleName() == "On hold: 2 changes waiting"
    job.hold.click()
    assert not session.outbox.held
    assert outbox.hold_all.text() == "Hold all"


def test_that_the_job_line_takes_back_all_that_waits(
    window: MainWindow, outbox: OutboxView, session: FakeSession
) -> None:
    assert window.shell is not None
    outbox.hold_all.click()
    window.shell.status.job.cancel.click()
    assert sorted(session.outbox.asked) == [("cancel", 12), ("cancel", 13)]
    assert "2 changes taken back" in toast_texts(window)


def test_that_a_journal_that_cannot_be_read_is_reported(
    window: MainWindow, session: FakeSession
) -> None:
    session.outbox.error = NoticeError(Notice("storage"))
    window.show_view("outbox")
    assert window.findChild(QWidget, "notice_storage") is not None


def test_that_a_row_that_cannot_be_read_does_not_hide_the_others(
    window: MainWindow, session: FakeSession
) -> None:
    from dataclasses import replace

    broken = replace(session.outbox.by_number[12], draft=b"{")
    session.outbox.by_number[12] = broken
    window.show_view("outbox")
    view = window.view("outbox").widget
    assert isinstance(view, OutboxView)
    assert len(lines(view)) == 21
    view.table.choose(12)


def test_that_every_control_has_a_name(outbox: OutboxView) -> None:
    for number in (7, 9, 6, 14):
        outbox.table.choose(number)
        for button in outbox.findChildren(QAbstractButton):
            if not button.isHidden() and not button.objectName().startswith("qt_"):
                assert button.accessibleName() or button.text(), button


def test_that_the_view_fits_the_smallest_window(
    qtbot: QtBot, window: MainWindow, outbox: OutboxView
) -> None:
    window.resize(1000, 700)
    qtbot.waitUntil(lambda: outbox.width() <= 944)
    assert outbox.table.isColumnHidden(1)
    outbox.table.choose(7)
    main = outbox.findChild(QAbstractButton, "outbox_send_result")
    assert main is not None
    qtbot.waitUntil(lambda: main.width() >= main.sizeHint().width())
    assert main.text() == "Send the result"


def test_that_backups_are_made_listed_and_brought_back(
    window: MainWindow, session: FakeSession
) -> None:
    from pathlib import Path

    menu = window.findChild(QMenu, "menu_backups")
    assert menu is not None
    named = {action.objectName(): action for action in menu.actions()}
    named["backup_now"].trigger()
    session.archive.kept.append(Backup(Path("b"), 1_795_000_000_000, 10))
    menu.aboutToShow.emit()
    entries = [action for action in menu.actions() if action.objectName() == "backup_restore"]
    assert len(entries) == 2
    entries[1].trigger()
    assert session.archive.restored == [session.archive.kept[1]]
    assert "3 items restored; nothing was sent" in toast_texts(window)


def test_that_a_second_window_can_be_made_over_the_same_session(
    qtbot: QtBot, window: MainWindow, session: FakeSession
) -> None:
    from tests.ui.listings.conftest import shown

    second = with_activity(shown(qtbot, MainWindow(window.catalog, window.view_settings)), session)
    second.show_view("outbox")
    title = second.findChild(QLabel, "outbox_detail_title")
    assert title is not None
    assert title.text()


def test_that_a_late_twin_is_closed_by_one_press(window: MainWindow, session: FakeSession) -> None:
    twin = body(3)["id"]
    before = set(session.outbox.by_number)
    session.tell(NoticeRaised(Notice("listed_twice", {"title": "x", "kept": "MX1", "twin": twin})))
    button = window.findChild(QAbstractButton, "notice_twin")
    assert button is not None
    assert button.isVisible()
    assert set(session.outbox.by_number) == before, "nothing is closed without being asked"
    button.click()
    row = session.outbox.by_number[max(session.outbox.by_number)]
    assert (row.item_id, row.item_draft().value("status")) == (twin, "closed")
    assert not button.isVisible()
