"""The history in the editor: each field before and after, the way back, earlier descriptions."""

from __future__ import annotations

import copy

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget

from app.domain.wire import write_json
from app.domain.wire_item import item_of
from app.editing.draft import ItemDraft
from app.engine.history.archive import ItemChange
from app.engine.listings.listings import SaveOutcome
from app.engine.notices import Notice, NoticeError
from app.engine.outbox.outbox import OutboxRow, OutboxState
from app.rules.findings import Finding
from app.ui.look.text import PlainLabel
from app.workspace.journal.history import HistoryEntry
from tests.ui.editor.conftest import ITEM

ID = ITEM["id"]


def row(number: int, op_id: str, state: OutboxState = OutboxState.DONE) -> OutboxRow:
    body = write_json(ItemDraft(ID, ITEM).to_json())
    return OutboxRow(number, op_id, ID, "", state, body, 0, 0, 1)


def entry(number, op_id, sent, outcome=OutboxState.DONE, findings=()):
    before = item_of({**ITEM, "descriptions": [{"id": "d", "plain_text": "Como era"}]})
    call = f"PUT /items/{ID}"
    return HistoryEntry(
        number, op_id, ID, number * 1000, call, outcome, before, sent, None, findings
    )


def words(bench) -> str:
    panel = bench.view.panels.past
    return " | ".join(label.text() for label in panel.findChildren(PlainLabel) if label.text())


async def test_that_each_change_says_who_made_it_and_what_was_there_before(bench, qtbot):
    past = bench.session.outbox
    past.entries = [
        entry(9, "a", {"price": 450}, findings=(Finding.warning("price", "answer.unknown"),)),
        entry(8, "b", {"available_quantity": 7}, OutboxState.REFUSED),
    ]
    past.rows = [row(1, "a"), row(2, "b", OutboxState.REFUSED)]
    past.found = [ItemChange(5_000, "available_quantity", 120, 118)]
    await bench.open(qtbot)
    await bench.settle()
    said = words(bench)
    assert "$428.90 → $450.00" in said
    assert "118 → 7" in said
    assert "120 → 118" in said
    assert "Refused by the marketplace" in said
    rows = [one for one in bench.view.columns.sections.rows if one.key == "history"]
    assert [(one.title, one.state) for one in rows] == [("History", "3")]


async def test_that_what_was_sent_is_taken_back_from_there_once(bench, qtbot):
    past, asked = bench.session.outbox, []
    past.entries = [entry(9, "a", {"price": 450}), entry(8, "a", {"title": "X"})]
    past.rows = [row(4, "a")]
    await bench.open(qtbot)
    await bench.settle()
    bench.controller.undo_sent = asked.append
    button = bench.find("history_undo")
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert asked == [4]
    assert QApplication.focusWidget() is bench.view, "the focus stays in the editor"
    lines = bench.view.panels.past.lines()
    assert [line.row for line in lines] == [4, 0], "one way back for both calls of one sending"


async def test_that_a_long_history_is_shown_in_part_until_it_is_asked_for(bench, qtbot):
    bench.session.outbox.entries = [
        entry(number, str(number), {"price": number}) for number in range(20, 0, -1)
    ]
    await bench.open(qtbot)
    await bench.settle()
    more = bench.find("history_more")
    assert more.text() == "Show 14 earlier changes"
    QTest.mouseClick(more, Qt.MouseButton.LeftButton)
    assert "→ $1.00" in words(bench)
    assert more.isHidden()


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (None, "Nothing was sent for it from here, and no sync found it changed."),
        (NoticeError(Notice("disk_full")), "disk"),
    ],
)
async def test_that_an_empty_or_unreadable_history_says_so(bench, qtbot, error, expected):
    bench.session.outbox.error = error
    await bench.open(qtbot)
    await bench.settle()
    assert expected.lower() in words(bench).lower()


async def test_that_an_earlier_description_is_looked_at_and_put_into_the_draft(bench, qtbot, item):
    item["descriptions"] = [
        {
            "id": "d",
            "plain_text": "Ahora",
            "revisions": [{"plain_text": "Antes", "created": "2026-03-01T00:00:00.000Z"}],
        }
    ]
    bench.session.outbox.entries = [entry(9, "a", {"plain_text": "Ahora"})]
    await bench.open(qtbot)
    await bench.settle()
    button = bench.find("earlier_texts")
    assert button.text() == "2 earlier descriptions"
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    listed = bench.view.window().findChild(QListWidget, "texts_list")
    assert listed.count() == 2
    assert "Antes" in listed.item(0).text()
    QTest.keyClick(listed, Qt.Key.Key_Down)
    QTest.keyClick(listed, Qt.Key.Key_Return)
    assert bench.controller.history.draft.value("description") == "Como era"
    assert bench.find("field_description").toPlainText() == "Como era"
    bench.controller.history.stack.undo()
    assert bench.find("field_description").toPlainText() == "Ahora"


async def test_that_a_description_that_was_sent_is_the_listings_own_from_then_on(
    bench, qtbot, item
):
    item["descriptions"] = [{"id": "d", "plain_text": "Antes"}]
    await bench.open(qtbot, whole=True)
    history = bench.controller.history
    history.edit("description", "Ahora", by_field=False)
    history.edit("price", 450, by_field=False)
    answered = copy.deepcopy(item)
    answered |= {"price": 450, "descriptions": [{"id": "d"}]}
    bench.session.listings.outcome_wanted = SaveOutcome("done", item=item_of(answered))
    bench.controller._start_sending()
    await bench.settle()
    assert bench.controller.history.draft.is_empty()
    assert bench.find("field_description").toPlainText() == "Ahora"
