"""History in the inspector, the view of drafts, the receipt, and the job line of sending."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QListView
from pytestqt.qtbot import QtBot

from app.engine.events import OutboxChanged, Synced
from app.engine.history.archive import ItemChange
from app.engine.outbox.outbox import OutboxState
from app.engine.sync_receipt import Receipt
from app.rules.findings import Finding
from app.ui.activity.drafts.drafts_view import DraftsView
from app.ui.activity.history.receipt_sheet import ReceiptSheet
from app.ui.activity.history_lines import lines_of_past
from app.ui.texts.form_context import FormContext
from app.ui.widgets.display.timeline import Timeline
from app.ui.widgets.display.toast import Toast
from app.ui.window.main_window import MainWindow
from app.ui.window.sending_line import SendingLine
from app.ui.window.status_bar import StatusBar
from tests.stands.activity_session import MINUTE, FakeSession, body, draft_of, entry_of, row_of
from tests.stands.locales import locale

MEXICO = FormContext(locale("es_MX"), "MXN", 2)
KEY = Qt.Key


# -- history


def history(window: MainWindow) -> list[tuple[str, str, str]]:
    found = window.findChild(Timeline, "inspector_history")
    if found is None:
        return []
    return [(line.icon, line.text, line.note) for line in found.lines()]


def choose(window: MainWindow, item_id: str) -> None:
    position = window.listings.model.position(item_id)
    assert position is not None
    window.listings.table.setFocus()
    window.listings.table.go_to_row(position)


def test_that_the_inspector_tells_unsent_own_and_refused_changes_apart(
    qtbot: QtBot, window: MainWindow
) -> None:
    choose(window, body(0)["id"])
    qtbot.waitUntil(lambda: len(history(window)) == 4)
    assert [(icon, note.split(" · ")[0]) for icon, _text, note in history(window)] == [
        ("pencil", "Not sent yet"),
        ("check", "Sent by you"),
        ("x-circle", "Refused by the marketplace"),
        ("check", "Sent by you"),
    ]
    assert history(window)[0][1] == "Price $1,361.30 → $1,299.00"


def test_that_a_listing_without_a_history_has_no_empty_heading(
    qtbot: QtBot, window: MainWindow
) -> None:
    choose(window, body(0)["id"])
    qtbot.waitUntil(lambda: len(history(window)) == 4)
    choose(window, body(40)["id"])
    qtbot.waitUntil(lambda: history(window) == [])
    found = window.findChild(Timeline, "inspector_history")
    assert found is not None
    assert not found.isVisible()


def test_that_the_history_follows_what_is_sent_meanwhile(
    qtbot: QtBot, window: MainWindow, session: FakeSession
) -> None:
    item = body(40)
    choose(window, item["id"])
    row = row_of(90, draft_of(item, price=Decimal("10.00")), OutboxState.QUEUED)
    session.outbox.by_number[90] = row
    session.tell(OutboxChanged(row))
    qtbot.waitUntil(lambda: [line[2] for line in history(window)] == ["Waiting in the outbox"])


@pytest.mark.parametrize(
    ("call", "sent", "words"),
    [
        ("POST /items", {"title": "Silla", "price": 9}, "New listing created"),
        ("POST /items/MX1/relist", {}, "Listed again under this id"),
        ("PUT /items/MX1", {"price": Decimal(9)}, "Price $8.00 → $9.00"),
        ("PUT /items/MX1/descriptions/D1", {"plain_text": "Otra"}, "Description none → Otra"),
        ("PUT /items/MX1", {"deleted": True}, "Deleted"),
    ],
)
def test_that_a_call_that_makes_a_listing_is_reported_as_such(
    call: str, sent: dict[str, object], words: str
) -> None:
    entry = entry_of(60, body(0, price=Decimal(8)), sent, call=call)
    assert [line.text for line in lines_of_past([entry], [], MEXICO)] == [words]


@pytest.mark.parametrize(
    ("code", "icon"), [(None, "check"), ("answer.normalised", "alert"), ("answer.dropped", "alert")]
)
def test_that_a_sending_is_ticked_only_where_all_arrived(code: str | None, icon: str) -> None:
    entry = entry_of(60, body(0, title="a"), {"title": "b"})
    told = (Finding.warning("title", code, before="b", after="B"),) if code else ()
    (line,) = lines_of_past([replace(entry, findings=told)], [], MEXICO)
    assert line.icon == icon
    assert ("“b”" in line.note) is bool(code)


def test_that_what_others_did_stands_among_what_was_sent() -> None:
    before = body(3, available_quantity=20)
    sent = entry_of(60, before, {"available_quantity": 26})
    seen = [
        ItemChange(sent.at + 9 * MINUTE, "available_quantity", 26, 24),
        ItemChange(sent.at + 9 * MINUTE, "last_updated", "a", "b"),
        ItemChange(sent.at - 9 * MINUTE, "", None, "Lámpara"),
        ItemChange(None, "price", Decimal("10.00"), Decimal("12.00")),
    ]
    lines = lines_of_past([sent], seen, MEXICO)
    assert [(line.icon, line.text) for line in lines] == [
        ("sync", "Price $10.00 → $12.00"),
        ("sync", "Stock 26 → 24"),
        ("check", "Stock 20 → 26"),
    ]


# -- drafts


@pytest.fixture
def drafts(window: MainWindow) -> DraftsView:
    window.show_view("drafts")
    view = window.view("drafts").widget
    assert isinstance(view, DraftsView)
    return view


def shown(view: DraftsView) -> list[str]:
    model = view.list.model()
    role = int(Qt.ItemDataRole.AccessibleTextRole)
    return [model.data(model.index(at, 0), role) for at in range(model.rowCount())]


def test_that_each_draft_names_what_is_changed_in_it(drafts: DraftsView) -> None:
    assert shown(drafts)[0].split(", ", 1)[1].startswith("Price $1,361.30 → $1,299.00")
    assert len(shown(drafts)) == 3


def test_that_a_draft_is_opened_and_discarded_by_key_and_brought_back(
    qtbot: QtBot, window: MainWindow, drafts: DraftsView, session: FakeSession
) -> None:
    opened: list[str] = []
    window.on_open_item = opened.append
    drafts.list.setFocus()
    qtbot.keyClick(drafts.list, KEY.Key_Return)
    first = body(0)["id"]
    assert opened == [first]
    qtbot.keyClick(drafts.list, KEY.Key_Delete)
    assert first not in session.listings.kept
    assert len(shown(drafts)) == 2
    toast = window.findChild(Toast)
    assert toast is not None
    toast.acted.emit()
    assert first in session.listings.kept
    assert len(shown(drafts)) == 3


def test_that_without_drafts_there_is_nothing_to_press(
    window: MainWindow, session: FakeSession
) -> None:
    session.listings.kept.clear()
    window.show_view("drafts")
    view = window.view("drafts").widget
    assert isinstance(view, DraftsView)
    buttons = [b for b in view.findChildren(QAbstractButton) if b.isVisible()]
    assert [b.objectName() for b in buttons] == ["drafts_first_step"]
    assert isinstance(view.list, QListView)


def test_that_the_last_draft_that_goes_leaves_the_focus_at_the_first_step(
    qtbot: QtBot, window: MainWindow, session: FakeSession
) -> None:
    window.show_view("drafts")
    view = window.view("drafts").widget
    assert isinstance(view, DraftsView)
    qtbot.waitUntil(view.list.hasFocus)
    lines = list(view.list.model().lines)
    view.show_lines(())
    step = view.findChild(QAbstractButton, "drafts_first_step")
    assert step is not None
    assert step.hasFocus()
    view.show_lines(lines)
    assert view.list.hasFocus(), "and back, once there are some again"
    view.show_lines(())
    qtbot.keyClick(step, KEY.Key_Space)
    assert window.current_view == "listings"


# -- receipt


@pytest.mark.parametrize(
    ("receipt", "verdict"),
    [
        (Receipt(60, 0, 0, 0, 0, 0, True, 1.0, 1), "Everything was read"),
        (Receipt(60, 2, 3, 0, 0, 0, True, 1.0, 1), "Every listing in the list was read"),
        (Receipt(60, 0, 0, 9, 0, 4, False, 1.0, 1), "Not everything was read"),
    ],
)
def test_that_a_receipt_says_whether_everything_was_read(
    qtbot: QtBot, receipt: Receipt, verdict: str
) -> None:
    from PySide6.QtWidgets import QWidget

    parent = QWidget()
    qtbot.addWidget(parent)
    sheet = ReceiptSheet(receipt, locale("es_MX"), parent)
    assert verdict in [label.text() for label in sheet.findChildren(QLabel)]


def test_that_the_receipt_is_offered_after_a_sync_and_after_a_restart(
    qtbot: QtBot, window: MainWindow, session: FakeSession
) -> None:
    assert window.shell is not None
    action = window.shell.actions["sync_receipt"]
    button = window.findChild(QAbstractButton, "status_receipt")
    assert button is not None
    assert (action.isEnabled(), button.isHidden()) == (False, True)
    session.tell(Synced(Receipt(60, 0, 0, 0, 0, 0, True, 1.0, 1, added=7)))
    assert (action.isEnabled(), button.isHidden()) == (True, False)
    button.click()
    sheet = window.findChild(ReceiptSheet)
    assert sheet is not None
    assert "7" in [label.text() for label in sheet.findChildren(QLabel)]
    sheet.accept()


def test_that_a_receipt_of_another_program_is_left_alone(
    qtbot: QtBot, window: MainWindow, session: FakeSession
) -> None:
    window.view_settings.setValue("sync/receipt", '{"counted": 1, "unheard": 2}')
    window.receipt_requested.emit()
    assert window.findChild(ReceiptSheet) is None


# -- the job line


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_that_the_job_line_tells_how_far_how_fast_and_how_long(
    qtbot: QtBot, qapp: QApplication
) -> None:
    status = StatusBar()
    qtbot.addWidget(status)
    clock = Clock()
    line = SendingLine(status, str, clock=clock)
    line.show_progress(400, 0)
    assert status.job.accessibleName() == "Sending 400 changes"
    assert status.job.hold.isHidden(), "nobody listens yet"
    line.allow_pause()
    clock.now = 40.0
    line.show_progress(272, 8)
    assert status.job.accessibleName() == "Sending 120 of 400, 3 per s · 2 min left"
    assert not status.job.hold.isHidden()
    line.show_progress(372, 8)
    assert status.job.accessibleName().startswith("Sending 120 of 500")
    line.show_paused(True)
    assert status.job.accessibleName() == "On hold: 380 changes waiting"
    line.show_paused(False)
    line.show_progress(0, 0)
    assert status.job.isHidden()
