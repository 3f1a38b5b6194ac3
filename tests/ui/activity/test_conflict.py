"""A held row: three versions, a choice for true conflicts only, the result, the call."""

from __future__ import annotations

from decimal import Decimal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from app.domain.calls import Call
from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.values import Choice
from app.rules.findings import Finding
from app.ui.activity.call_card import body_words, curl_of, where_words
from app.ui.activity.conflicts.merging import live_as_reported, merge_lines, resolved, result_words
from app.ui.activity.conflicts.version_cell import VersionChoice
from app.ui.activity.outbox.outbox_view import OutboxView
from app.ui.texts.form_context import FormContext
from app.ui.widgets.display.toast import Toast
from app.workspace.journal.outbox_row import OutboxState
from tests.stands.activity_session import LAMP, LAMP_NOW, FakeSession, body, draft_of
from tests.stands.locales import locale

MEXICO = FormContext(locale("es_MX"), "MXN", 2)


def net_of(view: OutboxView) -> str:
    label = view.findChild(QLabel, "outbox_result_net")
    assert label is not None
    return label.text()


def cell(view: OutboxView, side: str) -> VersionChoice:
    found = view.findChild(VersionChoice, f"choose_{side}_price")
    assert found is not None
    return found


def press(view: OutboxView, act: str) -> None:
    button = view.findChild(QAbstractButton, f"outbox_{act}")
    assert button is not None
    button.click()


@pytest.fixture
def held(outbox: OutboxView) -> OutboxView:
    outbox.table.choose(7)
    return outbox


def test_that_only_what_both_changed_is_a_conflict() -> None:
    draft = draft_of(
        LAMP, price=Decimal("549.00"), sale_terms__WARRANTY_TIME=(Choice(None, "30 días"),)
    )
    lines = merge_lines(draft, LAMP_NOW, MEXICO)
    assert [(line.path, line.conflict) for line in lines] == [
        ("price", True),
        ("sale_terms.WARRANTY_TIME", False),
        ("available_quantity", False),
    ]
    price, warranty, stock = lines
    assert (price.base.text, price.mine.text, price.live.text) == ("$538.50", "$549.00", "$519.00")
    assert price.mine.note.startswith("+1.9")
    assert (warranty.base.text, warranty.live.note) == ("none", "not changed")
    assert (stock.mine.note, stock.live.note) == ("not changed", "2 sold")


@pytest.mark.parametrize(
    ("mine", "live", "conflict", "result"),
    [(30, 24, False, 28), (26, 24, False, 24), (30, 26, False, 30), (0, 24, False, 0)],
)
def test_that_stock_is_a_difference_over_what_is_there(
    mine: int, live: int, conflict: bool, result: int
) -> None:
    draft = draft_of(LAMP, available_quantity=mine)
    now = {**LAMP, "available_quantity": live}
    lines = merge_lines(draft, now, MEXICO)
    assert [line.conflict for line in lines if line.path == "available_quantity"] == (
        [conflict] if lines else []
    )
    assert resolved(draft, now, {}).value("available_quantity") == result


def test_that_a_base_cut_to_what_matters_makes_no_changes_up() -> None:
    slim = {"id": LAMP["id"], "title": LAMP["title"], "price": LAMP["price"]}
    lines = merge_lines(draft_of(slim, price=Decimal("549.00")), LAMP_NOW, MEXICO)
    assert [line.path for line in lines] == ["price"]


@pytest.mark.parametrize(
    ("side", "words"),
    [
        ("mine", "price $549.00 · warranty time 30 días · stock 24"),
        ("live", "price $519.00 · warranty time 30 días · stock 24"),
    ],
)
def test_that_the_result_says_what_will_be_true_afterwards(side: str, words: str) -> None:
    draft = draft_of(
        LAMP, price=Decimal("549.00"), sale_terms__WARRANTY_TIME=(Choice(None, "30 días"),)
    )
    lines = merge_lines(draft, LAMP_NOW, MEXICO)
    assert result_words(lines, resolved(draft, LAMP_NOW, {"price": side}), MEXICO) == words


def test_that_mine_is_chosen_at_first_and_net_and_call_follow_the_choice(
    qtbot: QtBot, held: OutboxView
) -> None:
    assert held.detail.grid.choices() == {"price": "mine"}
    assert net_of(held) == "$485.86"
    assert '"price": 549.00' in held.detail.call.text()
    qtbot.mouseClick(cell(held, "live"), Qt.MouseButton.LeftButton)
    assert held.detail.grid.choices() == {"price": "live"}
    assert net_of(held) == "$459.32"
    assert '"price"' not in held.detail.call.text()


def test_that_the_choice_can_be_made_with_the_arrow_keys(qtbot: QtBot, held: OutboxView) -> None:
    cell(held, "mine").setFocus()
    qtbot.keyClick(cell(held, "mine"), Qt.Key.Key_Right)
    assert held.detail.grid.choices() == {"price": "live"}
    assert "$519.00" in cell(held, "live").accessibleName()


def test_that_the_result_is_sent_over_the_listing_as_it_is_now(
    held: OutboxView, session: FakeSession
) -> None:
    press(held, "send_result")
    (sent,) = session.outbox.added
    assert sent.base["price"] == LAMP_NOW["price"]
    assert sent.payload() == {
        "price": Decimal("549.00"),
        "sale_terms": [{"id": "WARRANTY_TIME", "value_name": "30 días"}],
    }


def test_that_the_held_row_is_over_once_the_result_is_sent(qtbot: QtBot, held: OutboxView) -> None:
    press(held, "send_result")
    qtbot.waitUntil(lambda: held.model.counts()["need_you"] == 2)
    assert held.model.counts()["waiting"] == 3


def test_that_keeping_the_marketplaces_sends_nothing_and_can_be_taken_back(
    held: OutboxView, session: FakeSession
) -> None:
    item_id = str(LAMP["id"])
    press(held, "keep_live")
    assert session.outbox.asked == [("keep_theirs", 7)]
    assert session.outbox.added == []
    toast = held.window().findChild(Toast)
    assert toast is not None
    toast.acted.emit()
    assert session.listings.kept[item_id][0].value("price") == Decimal("549.00")


@pytest.mark.parametrize("act", ["keep_live", "send_result"])
def test_that_nothing_is_sent_where_the_row_was_decided_elsewhere(
    held: OutboxView, session: FakeSession, act: str
) -> None:
    session.outbox.move_silently(7, OutboxState.QUEUED)
    press(held, act)
    assert session.outbox.added == []
    toast = held.window().findChild(Toast)
    assert toast is not None
    assert toast.accessibleName().startswith("This change was already decided")


def test_that_offline_the_conflict_is_shown_from_what_the_row_tells(
    session: FakeSession, outbox: OutboxView
) -> None:
    session.listings.bodies.clear()
    outbox.table.choose(7)
    assert outbox.detail.grid.choices() == {"price": "mine"}
    assert "$519.00" in cell(outbox, "live").accessibleName()


def test_that_a_choice_is_not_carried_to_another_row(qtbot: QtBot, held: OutboxView) -> None:
    qtbot.mouseClick(cell(held, "live"), Qt.MouseButton.LeftButton)
    held.table.choose(6)
    held.table.choose(7)
    assert held.detail.grid.choices() == {"price": "mine"}


# -- the call


def test_that_the_token_is_neither_shown_nor_copied(held: OutboxView) -> None:
    assert "access_token=••••••" in held.detail.call.text()
    button = held.findChild(QAbstractButton, "copy_curl")
    assert button is not None
    button.click()
    copied = QGuiApplication.clipboard().text()
    assert "access_token=$ACCESS_TOKEN" in copied
    assert copied.startswith('curl -X PUT "http://127.0.0.1:4711/items/MX1048000003?')


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ({"price": Decimal("549.00")}, '{"price": 549.00}'),
        ({}, "{}"),
        (None, ""),
        (
            {"pictures": [{"id": "A"}, {"id": "B"}]},
            '{"pictures": [{"id": "A"},\n  {"id": "B"}]}',
        ),
        ({"tags": ["a", "b"]}, '{"tags": ["a", "b"]}'),
    ],
)
def test_that_a_body_is_shown_in_lines(value: dict[str, object] | None, shown: str) -> None:
    assert body_words(Call("PUT", "/items/1", value)) == shown
    assert where_words(Call("PUT", "/items/1", value)) == "PUT /items/1?access_token=••••••"


def test_that_a_quote_in_a_body_does_not_end_the_argument() -> None:
    text = curl_of(Call("PUT", "/items/1", {"title": "it's; rm -rf /"}), "http://127.0.0.1:1")
    assert "it'\\''s; rm" in text


def test_that_a_long_body_is_cut() -> None:
    assert len(body_words(Call("PUT", "/items/1", {"description": "x" * 90_000}))) < 21_000


def test_that_a_body_is_of_a_listing(session: FakeSession) -> None:
    assert body(3)["id"] == LAMP["id"]
    assert session.listings.bodies[str(LAMP["id"])] is LAMP_NOW


def test_that_two_descriptions_are_shown_to_choose_between() -> None:
    draft = ItemDraft("MX1", {"id": "MX1", "descriptions": [{"id": "d", "plain_text": "Vieja"}]})
    draft.apply(FieldChange("description", "Vieja", "Mía\ncon más"))
    live = {"id": "MX1", "descriptions": [{"id": "d", "plain_text": "Suya"}]}
    told = Finding.error("description", "conflict", base="Vieja", mine="Mía", live="Suya")
    for now in (live, live_as_reported(draft, [told])):
        (line,) = merge_lines(draft, now, MEXICO)
        assert [version.text for version in line[2:5]] == ["Vieja", "Mía con más", "Suya"]
        assert line.conflict
