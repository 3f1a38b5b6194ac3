"""The editor over a session: edits, findings, undo, drafts, and everything a send can come to."""

from __future__ import annotations

import asyncio
from decimal import Decimal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton

from app.domain.models.category import Category
from app.domain.models.user import User
from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.form.attribute_fields import attributes_as_text
from app.editing.values import Choice, UnreadText
from app.engine.events import Connected, DraftDiscarded, DraftRestored, OutboxChanged, Synced
from app.engine.listings.listings import SaveOutcome
from app.engine.notices import Notice, NoticeError
from app.engine.outbox.guards import Guards
from app.engine.outbox.outbox import OutboxRow, OutboxState
from app.engine.sync_receipt import Receipt
from app.rules.findings import Finding
from app.rules.guards import Limits
from app.ui.look.type_scale import px
from app.ui.widgets.field_state import state_of
from app.ui.widgets.icon_label import IconLabel
from app.ui.widgets.inputs.check import CheckBox
from tests.stands.editor_session import row_of

CONTROL = Qt.KeyboardModifier.ControlModifier


def retype(bench, name: str, text: str) -> QLineEdit:
    line = bench.find(name)
    line.setFocus()
    line.selectAll()
    QTest.keyClick(line, Qt.Key.Key_Delete)
    QTest.keyClicks(line, text)
    return line


def texts(bench) -> list[str]:
    model = bench.find("findings_list").model()
    return [model.data(model.index(row)) for row in range(model.rowCount())]


async def test_that_the_form_has_the_names_that_tests_and_readers_look_for(bench, qtbot):
    await bench.open(qtbot, whole=True)
    for name in (
        "editor_MX1048190452",
        "field_title",
        "field_price",
        "field_attributes.BRAND",
        "field_shipping.free_shipping",
        "field_sale_terms.WARRANTY_TYPE",
        "findings_list",
        "pending_changes",
        "save_button",
        "validate_button",
        "picture_strip",
        "net_proceeds",
    ):
        assert (bench.view if name.startswith("editor_MX") else bench.find(name)).objectName()
    assert bench.view.findChild(QLineEdit, "field_attributes.SECRET") is None
    for path in bench.view.fields:
        for control in bench.view.fields[path].editor.controls():
            assert control.accessibleName(), path


async def test_that_an_edit_waits_in_the_bar_and_is_kept(bench, qtbot):
    await bench.open(qtbot)
    assert not bench.find("save_button").isEnabled()
    retype(bench, "field_price", "399")
    assert bench.find("save_button").isEnabled()
    bar = bench.find("pending_changes")
    assert bar.property("background") == "pending"
    assert "price “$399.00”" in bar.accessibleName()
    assert state_of(bench.find("field_price")) == "changed"
    await bench.settle()
    assert bench.session.listings.kept[-1].value("price") == 399


async def test_that_undo_goes_from_step_to_step_and_back_by_keys(bench, qtbot):
    view = await bench.open(qtbot)
    retype(bench, "field_title", "Uno")
    await bench.settle()
    line = retype(bench, "field_price", "399")
    await bench.settle()
    assert view.undo_stack.count() == 2
    QTest.keyClick(line, Qt.Key.Key_Z, CONTROL)
    assert line.text() == "428.90"
    QTest.keyClick(line, Qt.Key.Key_Z, CONTROL)
    assert bench.find("field_title").text() == "Porcelanato Calacatta 60 × 120 cm pulido"
    assert not bench.find("save_button").isEnabled()
    QTest.keyClick(line, Qt.Key.Key_Y, CONTROL)
    QTest.keyClick(line, Qt.Key.Key_Y, CONTROL)
    assert bench.controller.history.draft.payload() == {"title": "Uno", "price": 399}


async def test_that_reset_takes_a_field_back_and_can_be_undone(bench, qtbot):
    view = await bench.open(qtbot)
    retype(bench, "field_title", "Uno")
    view.reset_requested.emit("title")
    assert bench.controller.history.draft.is_empty()
    view.undo_stack.undo()
    assert bench.find("field_title").text() == "Uno"


async def test_that_a_title_of_61_characters_stays_and_blocks(bench, qtbot):
    await bench.open(qtbot)
    line = retype(bench, "field_title", "x" * 61)
    assert line.text() == "x" * 61
    assert state_of(line) == "error"
    assert texts(bench) == ["Title: 61 characters; this category allows 60"]
    assert not bench.find("save_button").isEnabled()
    retype(bench, "field_title", "x" * 60)
    assert texts(bench) == []
    assert bench.find("save_button").isEnabled()


async def test_that_a_price_in_the_wrong_locale_is_repaired_in_one_click(bench, qtbot):
    view = await bench.open(qtbot)
    line = retype(bench, "field_price", "1.234,56")
    assert isinstance(bench.controller.history.draft.value("price"), UnreadText)
    assert not bench.find("save_button").isEnabled()
    await bench.settle()
    assert bench.session.listings.kept[-1].value("price").text == "1.234,56"
    view.fields["price"]._on_repair()
    assert line.text() == "1,234.56"
    assert bench.controller.history.draft.payload() == {"price": Decimal("1234.56")}


async def test_that_a_missing_unit_warns_and_the_repair_adds_it(bench, qtbot):
    view = await bench.open(qtbot, whole=True)
    bench.controller.history.edit("attributes.THICKNESS", (Choice(None, "9"),), by_field=False)
    assert state_of(bench.find("field_attributes.THICKNESS")) == "warn"
    assert bench.find("save_button").isEnabled()
    view.fields["attributes.THICKNESS"]._on_repair()
    assert bench.controller.history.draft.is_empty()


async def test_that_what_follows_from_a_change_is_shown_before_it_is_sent(bench, qtbot):
    """Without stock it is paused; above the threshold of the site it ships free."""
    view = await bench.open(qtbot)
    assert bench.session.listings.item["status"] == "active"
    retype(bench, "field_available_quantity", "0")
    (row,) = [one for one in view.columns.findings.rows if one.path == "status"]
    assert row.sentence == "With this change, the listing goes from Active to Paused"
    assert row.gap == "No field: it is about the whole listing"
    assert not view.banner.isHidden()
    assert bench.find("save_button").isEnabled(), "it is the seller's to decide"
    retype(bench, "field_available_quantity", "3")
    assert view.banner.isHidden()
    assert not [one for one in view.columns.findings.rows if one.path == "status"]


async def test_that_f8_goes_from_finding_to_finding(bench, qtbot):
    view = await bench.open(qtbot, whole=True)
    retype(bench, "field_title", "x" * 61)
    retype(bench, "field_attributes.BRAND", "")
    assert len(texts(bench)) == 2
    for name in ("field_title", "field_attributes.BRAND", "field_title"):
        QTest.keyClick(view, Qt.Key.Key_F8)
        assert QApplication.focusWidget() is bench.find(name)


async def test_that_f8_leaves_out_no_finding_where_the_one_before_was_cured(bench, qtbot):
    view = await bench.open(qtbot, whole=True)
    wrong = {"field_title": "x" * 61, "field_price": "", "field_attributes.BRAND": ""}
    right = {"field_title": "Mesa", "field_price": "200", "field_attributes.BRAND": "Acme"}
    for name, text in wrong.items():
        retype(bench, name, text)
    order = [f"field_{row.path}" for row in view.columns.findings.rows]
    gone_to = []
    for _ in wrong:
        QTest.keyClick(view, Qt.Key.Key_F8)
        name = QApplication.focusWidget().objectName()
        gone_to.append(name)
        retype(bench, name, right[name])
    assert gone_to == order
    assert not texts(bench)


async def test_that_a_send_carries_only_the_changes_and_goes_on_from_the_answer(bench, qtbot):
    view = await bench.open(qtbot)
    line = retype(bench, "field_title", "Otro nombre")
    QTest.keyClick(line, Qt.Key.Key_S, CONTROL)
    await bench.settle()
    assert bench.session.listings.sent == [{"title": "Otro nombre"}]
    assert bench.controller.history.draft.is_empty()
    assert bench.controller.history.draft.base["title"] == "Otro nombre"
    assert not bench.find("save_button").isEnabled()
    assert QApplication.focusWidget() is line, "the cursor stays where one is"
    assert not view.answer.isHidden()
    assert bench.session.listings.kept[-1].is_empty()


async def test_that_what_was_typed_while_sending_is_still_an_edit(bench, qtbot):
    await bench.open(qtbot)
    retype(bench, "field_title", "Otro")
    listings = bench.session.listings
    listings.answer = asyncio.Event()
    bench.view.send_requested.emit()
    await bench.turn()
    retype(bench, "field_price", "99")
    listings.answer.set()
    await bench.settle()
    assert bench.controller.history.draft.payload() == {"price": 99}
    assert bench.find("field_price").text() in ("99", "99.00")


async def test_that_a_dropped_value_is_reported_at_its_field_with_a_repair(bench, qtbot):
    view = await bench.open(qtbot, whole=True)
    retype(bench, "field_attributes.THICKNESS", "9 kg")
    answered = {
        **bench.session.listings.item,
        "attributes": bench.session.listings.item["attributes"][:1],
    }
    bench.session.listings.outcome_wanted = SaveOutcome(
        "done",
        (
            Finding.warning(
                "attributes.THICKNESS", "item.attributes.omitted", message="Attribute dropped"
            ),
            Finding.warning("attributes.THICKNESS", "answer.dropped", before="9 kg"),
            Finding.warning(
                "attributes.BRAND", "answer.normalised", before="tolvanera", after="Tolvanera"
            ),
        ),
        answered,
    )
    view.send_requested.emit()
    await bench.settle()
    assert texts(bench) == [
        "Espesor: The marketplace dropped “9 kg”; valid units: mm, cm",
        "Marca: “tolvanera” became “Tolvanera”",
    ]
    shown = " ".join(label.text() for label in view.answer.findChildren(QLabel))
    assert "“9 kg”" in shown
    assert "“Tolvanera”" in shown
    assert "normalised" in shown
    view.fields["attributes.THICKNESS"]._on_repair()
    sent = {"id": "THICKNESS", "value_name": "9 mm"}
    assert bench.controller.history.draft.payload() == {"attributes": [sent]}
    assert texts(bench) == ["Marca: “tolvanera” became “Tolvanera”"]


def warned(path: str, code: str) -> Finding:
    return Finding.warning(path, code, before="a", after="A", message="It says so")


@pytest.mark.parametrize(
    ("findings", "said", "tone"),
    [
        ((), "Sent", "ok"),
        ((warned("title", "answer.normalised"),), "Sent, 1 changed", "warn"),
        ((warned("title", "answer.dropped"),), "Sent, 1 dropped", "warn"),
        ((warned("title", "item.title.cursed"),), "Sent, 1 remarks", "warn"),
        (
            (
                warned("attributes.THICKNESS", "item.attributes.omitted"),
                warned("attributes.THICKNESS", "answer.dropped"),
                warned("attributes.BRAND", "answer.normalised"),
                warned("warranty", "answer.normalised"),
            ),
            "Sent, 1 dropped, 2 changed",
            "warn",
        ),
    ],
)
async def test_that_sent_is_only_said_in_green_where_all_arrived(
    bench, qtbot, findings, said, tone
):
    view = await bench.open(qtbot)
    retype(bench, "field_title", "Otro")
    bench.session.listings.outcome_wanted = SaveOutcome("done", findings)
    view.send_requested.emit()
    await bench.settle()
    assert (view.bar._says.text(), view.bar._says.property("role")) == (said, tone)
    green = [one for one in view.answer.findChildren(IconLabel) if one._role == "ok"]
    assert bool(green) is (tone == "ok")


async def test_that_what_was_there_already_is_not_said_to_be_sent(bench, qtbot):
    view = await bench.open(qtbot)
    retype(bench, "field_title", "Otro")
    bench.session.listings.outcome_wanted = SaveOutcome("done", was_there=True)
    view.send_requested.emit()
    await bench.settle()
    assert view.bar._says.text() == "Nothing had to be sent: it was so already"
    assert bench.controller.history.draft.is_empty()


async def test_that_a_refusal_shows_its_causes_at_the_fields_and_keeps_the_draft(bench, qtbot):
    view = await bench.open(qtbot)
    retype(bench, "field_title", "Otro")
    bench.session.listings.outcome_wanted = SaveOutcome(
        "refused",
        (
            Finding.error("title", "item.title.cursed", message="The title is cursed"),
            Finding.error("", "item.moon.full", message="Not at full moon"),
        ),
    )
    view.send_requested.emit()
    await bench.settle()
    assert state_of(bench.find("field_title")) == "error"
    assert "Title: The title is cursed" in texts(bench)
    assert view.banner.isVisible()
    assert "full moon" in view.banner.accessibleDescription()
    assert bench.find("field_title").text() == "Otro"
    assert not bench.controller.history.draft.is_empty()
    assert QApplication.focusWidget() is bench.find("field_title")
    retype(bench, "field_title", "Otra")
    assert "Title: The title is cursed" not in texts(bench)
    assert bench.find("save_button").isEnabled()


@pytest.mark.parametrize("state", ["unknown", "queued", "held"])
async def test_that_an_open_outcome_keeps_what_was_typed_and_says_so(bench, qtbot, state):
    view = await bench.open(qtbot)
    retype(bench, "field_title", "Otro")
    bench.session.listings.outcome_wanted = SaveOutcome(state)
    view.send_requested.emit()
    await bench.settle()
    assert bench.find("field_title").text() == "Otro"
    assert view.bar._says.text()
    assert bench.find("save_button").isEnabled() is (state == "held")


async def test_that_what_the_seller_took_back_is_not_said_to_be_refused(bench, qtbot):
    view = await bench.open(qtbot)
    retype(bench, "field_title", "Otro")
    bench.session.listings.outcome_wanted = SaveOutcome("cancelled")
    view.send_requested.emit()
    await bench.settle()
    assert view.bar._says.text() == "Taken back; nothing was sent"
    assert bench.find("field_title").text() == "Otro"
    assert bench.find("save_button").isEnabled()


async def test_that_what_was_waited_for_in_vain_is_taken_over_when_it_comes(bench, qtbot):
    view = await bench.open(qtbot)
    retype(bench, "field_title", "Otro")
    bench.session.listings.outcome_wanted = SaveOutcome("queued")
    view.send_requested.emit()
    await bench.settle()
    row = OutboxRow(
        *(1, "op", bench.controller.history.draft.item_id, "", OutboxState.DONE, b"{}"),
        *(0, 0, 1),
    )
    bench.session.events.publish(OutboxChanged(row))
    await bench.settle()
    assert view.bar._says.text() == "Sent"
    assert bench.controller.history.draft.is_empty()
    assert bench.controller.history.draft.base["title"] == "Otro"


async def test_that_being_offline_keeps_the_draft_and_says_why(bench, qtbot):
    view = await bench.open(qtbot)
    retype(bench, "field_title", "Otro")
    bench.session.listings.error = NoticeError(Notice("unreachable"))
    view.send_requested.emit()
    await bench.settle()
    assert bench.find("field_title").text() == "Otro"
    assert "offline" in view.bar._says.text()
    assert bench.find("save_button").isEnabled()


@pytest.mark.parametrize(
    "back",
    [Connected(User.parse({"id": 1})), Synced(Receipt(1, 0, 0, 0, 0, 0, True, 1.0, 0))],
    ids=["connected", "synced"],
)
async def test_that_a_listing_as_last_synced_is_read_when_the_marketplace_is_back(
    bench, qtbot, back
):
    bench.session.listings.live = False
    view = await bench.open(qtbot)
    retype(bench, "field_title", "Otro")
    assert "last sync" in view.bar._says.text()
    bench.session.listings.live = True
    bench.session.listings.item = {**bench.session.listings.item, "seller_custom_field": "NEW-1"}
    bench.session.events.publish(back)
    await bench.settle()
    assert bench.find("field_seller_custom_field").text() == "NEW-1"
    assert bench.find("field_title").text() == "Otro"
    assert view.bar._says.text() == ""
    bench.session.listings.item = {**bench.session.listings.item, "seller_custom_field": "NEW-2"}
    bench.session.events.publish(back)
    await bench.settle()
    assert bench.find("field_seller_custom_field").text() == "NEW-1"


async def test_that_what_was_typed_as_of_the_last_sync_can_be_undone_afterwards(bench, qtbot):
    bench.session.listings.live = False
    view = await bench.open(qtbot)
    before = bench.find("field_title").text()
    retype(bench, "field_title", "Otro")
    bench.session.listings.live = True
    bench.session.events.publish(Connected(User.parse({"id": 1})))
    await bench.settle()
    assert bench.find("field_title").text() == "Otro"
    view.undo_stack.undo()
    await bench.turn()
    assert bench.find("field_title").text() == before
    assert bench.controller.history.draft.is_empty()


async def test_that_the_net_is_asked_for_again_when_the_marketplace_is_back(bench, qtbot):
    bench.session.shipping.error = NoticeError(Notice("unreachable"))
    view = await bench.open(qtbot)
    await bench.settle()
    assert "offline" in view.net._says.text()
    bench.session.shipping.error = None
    bench.session.events.publish(Connected(User.parse({"id": 1})))
    await bench.settle()
    assert "offline" not in view.net._says.text()
    assert not any(label.text() == "–" for label in view.net.findChildren(QLabel))


async def test_that_a_full_disk_is_reported_and_the_text_stays(bench, qtbot):
    view = await bench.open(qtbot)
    bench.session.listings.keep_error = NoticeError(Notice("disk_full"))
    retype(bench, "field_title", "Otro")
    await bench.settle()
    assert "draft not saved" in view.header._line.accessibleName()
    assert bench.find("field_title").text() == "Otro"


async def test_that_validating_shows_what_the_marketplace_would_say(bench, qtbot):
    view = await bench.open(qtbot)
    bench.session.listings.findings = (
        Finding.warning("attributes.FINISH", "item.attributes.omitted", message="It would go"),
    )
    QTest.mouseClick(bench.find("validate_button"), Qt.MouseButton.LeftButton)
    await bench.settle()
    assert len(texts(bench)) == 1
    bench.session.listings.findings = ()
    view.validate_requested.emit()
    await bench.settle()
    assert texts(bench) == []
    assert "would be accepted" in view.bar._says.text()


async def test_that_the_call_is_shown_exactly_and_without_the_token(bench, qtbot):
    await bench.open(qtbot)
    retype(bench, "field_price", "399.50")
    QTest.mouseClick(bench.find("show_call"), Qt.MouseButton.LeftButton)
    text = bench.find("call_text").toPlainText()
    assert text.startswith("PUT /items/MX1048190452?access_token=••••••••\n")
    assert '"price": 399.5' in text


async def test_that_a_draft_from_before_is_there_again(bench, qtbot):
    draft = ItemDraft("MX1048190452", bench.session.listings.item)
    change = draft.change("title", "De ayer")
    draft.apply(change)
    bench.session.listings.draft = draft
    await bench.open(qtbot)
    assert bench.find("field_title").text() == "De ayer"
    assert bench.find("save_button").isEnabled()


async def test_that_going_back_keeps_the_draft_at_once(bench, qtbot):
    view = await bench.open(qtbot)
    line = retype(bench, "field_title", "Otro")
    QTest.keyClick(line, Qt.Key.Key_Escape)
    await bench.settle()
    assert bench.left == 1
    assert bench.session.listings.kept[-1].value("title") == "Otro"
    assert view.undo_stack.count() == 1


async def test_that_everything_can_be_discarded_and_undone(bench, qtbot):
    view = await bench.open(qtbot)
    retype(bench, "field_title", "Otro")
    retype(bench, "field_price", "1")
    view.discard_requested.emit()
    assert bench.controller.history.draft.is_empty()
    view.undo_stack.undo()
    assert len(bench.controller.history.draft.changed_paths()) == 2


async def test_that_the_net_follows_the_price(bench, qtbot):
    view = await bench.open(qtbot)
    await bench.settle()
    figures = lambda: [label.text() for label in view.net._figures]  # noqa: E731
    assert figures() == ["$428.90", "$49.32", "$0.00", "$379.58"]
    retype(bench, "field_price", "600")
    assert figures() == ["$600.00", "$69.00", "$84.50", "$446.50"]
    retype(bench, "field_price", "no")
    assert figures()[0] == "$428.90"


async def test_that_a_narrow_window_has_tabs_and_a_strip(bench, qtbot):
    view = await bench.open(qtbot, 944, 643, whole=True)
    assert view.columns.tabs.isVisible()
    assert not bench.find("findings_list").isVisible()
    assert not bench.find("findings_key").isVisible(), "there is nothing to go to"
    retype(bench, "field_attributes.BRAND", "")
    assert view.columns.strip.isVisible()
    view.go_to_next_finding()
    await bench.turn()
    assert view.columns.tabs.current_key() == "attributes"
    assert bench.find("field_attributes.BRAND").isVisible()
    assert not bench.find("field_title").isVisible()
    view.resize(px(1384), px(842))
    await bench.turn()
    assert bench.find("field_title").isVisible()
    assert bench.find("findings_list").isVisible()
    assert bench.find("findings_key").isVisible()


async def test_that_a_listing_that_somebody_changed_meanwhile_says_so(bench, qtbot):
    bench.session.listings.conflicts = (
        Finding.warning("title", "conflict", base="a", mine="b", live="c"),
    )
    await bench.open(qtbot)
    assert texts(bench) == ["Title: Changed elsewhere in the meantime; the marketplace has “c”"]


async def test_that_a_listing_that_cannot_be_opened_says_why(bench):
    bench.session.listings.error = NoticeError(Notice("not_found"))
    with pytest.raises(NoticeError):
        await bench.opened("MX1")


async def test_that_a_held_send_lies_over_what_the_marketplace_has_now(bench, qtbot):
    view = await bench.open(qtbot)
    retype(bench, "field_title", "Mio")
    retype(bench, "field_price", "399")
    listings = bench.session.listings
    conflict = Finding.error("title", "conflict", base="a", mine="Mio", live="Suyo")
    listings.outcome_wanted = SaveOutcome("held", (conflict,))
    listings.conflicts = (conflict,)
    listings.item = {**listings.item, "title": "Suyo", "available_quantity": 4}
    view.send_requested.emit()
    await bench.settle()
    assert bench.find("field_title").text() == "Mio"
    assert bench.find("field_available_quantity").text() == "4"
    assert texts(bench) == ["Title: Changed elsewhere in the meantime; the marketplace has “Suyo”"]
    assert "changed elsewhere" in view.bar._says.text()
    assert bench.find("save_button").isEnabled()
    view.reset_requested.emit("title")
    assert bench.find("field_title").text() == "Suyo"
    assert bench.controller.history.draft.payload() == {"price": 399}


@pytest.mark.parametrize(("place", "price"), [(0, "2990"), (1, "2.99")])
async def test_that_a_price_that_could_be_two_is_sent_only_after_one_is_taken(
    bench, qtbot, place, price
):
    view = await bench.open(qtbot)
    retype(bench, "field_price", "2.990")
    assert texts(bench) == ["Price: “2.990” could be read in two ways"]
    assert not bench.find("save_button").isEnabled()
    assert bench.controller.history.draft.payload() == {}
    buttons = [b for b in view.fields["price"].note.findChildren(QPushButton) if not b.isHidden()]
    assert [button.text() for button in buttons] == ["2,990.00", "2.99"]
    buttons[place].click()
    assert bench.controller.history.draft.payload() == {"price": Decimal(price)}
    assert bench.find("save_button").isEnabled()


@pytest.mark.parametrize("column", ["price", "available_quantity"])
async def test_that_a_cell_of_the_variations_that_could_be_two_has_its_repairs(
    varied_bench, qtbot, column
):
    view = await varied_bench.open(qtbot)
    path = f"variations.{view.variations.model.ids[0]}.{column}"
    index = view.variations.model.place_of(path)
    assert view.variations.model.setData(index, "2.000")
    assert not varied_bench.find("save_button").isEnabled()
    note = view.variations._note
    assert len([b for b in note.findChildren(QPushButton) if not b.isHidden()]) == 2
    note.findChildren(QPushButton)[0].click()
    assert varied_bench.controller.history.draft.value(path) == 2000
    assert varied_bench.find("save_button").isEnabled()


async def test_that_a_listing_without_a_known_category_says_so_and_can_be_edited(bench, qtbot):
    listings = bench.session.listings
    missing = Finding.warning("", "category.gone", category="MX1")
    listings.category = Category(id="MX1")
    listings.attributes = attributes_as_text(listings.item)
    listings.missing = (missing,)
    view = await bench.open(qtbot, whole=True)
    assert view.banner.isVisible()
    assert "no longer exists" in view.banner.accessibleDescription()
    assert bench.find("field_attributes.FINISH").text() == "Pulido"
    retype(bench, "field_price", "399")
    retype(bench, "field_attributes.FINISH", "Mate")
    assert view.banner.isVisible()
    QTest.keyClick(bench.find("field_price"), Qt.Key.Key_S, CONTROL)
    await bench.settle()
    finish = {"id": "FINISH", "value_name": "Mate"}
    assert listings.sent == [{"price": 399, "attributes": [finish]}]


async def test_that_a_draft_discarded_elsewhere_is_gone_here_and_comes_back_as_it_was(bench, qtbot):
    await bench.open(qtbot)
    retype(bench, "field_price", "399")
    retype(bench, "field_seller_custom_field", "AB-9")
    history, events = bench.controller.history, bench.session.events
    kept = history.draft.copy()
    events.publish(DraftDiscarded(ItemDraft("MX1", {})))
    assert history.draft.payload() == kept.payload(), "another listing's"
    events.publish(DraftDiscarded(kept))
    assert history.draft.is_empty()
    assert bench.find("field_price").text() == "428.90"
    events.publish(DraftRestored(kept))
    assert history.draft.payload() == kept.payload()
    assert bench.find("field_price").text() == "399.00"
    history.stack.undo()
    history.stack.undo()
    assert history.draft.payload() == kept.payload(), "each is a step"


async def test_that_what_is_on_its_way_already_is_waited_for(bench, qtbot):
    listings = bench.session.listings
    sent = ItemDraft("MX1048190452", listings.item)
    sent.apply(sent.change("title", "Enviado"))
    listings.draft, listings.sent_paths = sent, ("title",)
    listings.on_its_way = row_of(sent, OutboxState.QUEUED)
    listings.sent.append(sent.payload())
    listings.previews.append(sent.preview())
    listings.answer = asyncio.Event()
    view = await bench.open(qtbot)
    assert bench.find("field_title").text() == "Enviado"
    assert "outbox" in view.bar._says.text()
    assert not bench.find("save_button").isEnabled()
    listings.answer.set()
    await bench.settle()
    assert view.bar._says.text() == "Sent"
    assert bench.controller.history.draft.is_empty()


@pytest.mark.parametrize("answer", ["ask_keep", "ask_go"])
async def test_that_each_risk_is_ticked_before_a_send(bench, qtbot, answer):
    listings = bench.session.listings
    listings.guards = Guards(Limits(least_prices={"MXN": Decimal(100)}))
    view = await bench.open(qtbot)
    retype(bench, "field_price", "99")
    view.send_requested.emit()
    await bench.turn()
    sheet = bench.find("ask_sheet")
    assert view.bar._says.text() == "Not sent yet"
    ticks = sheet.findChildren(CheckBox, "ask_tick")
    assert [tick.accessibleName() for tick in ticks] == [
        "The price changes by 77 %: from $428.90 to $99.00",
        "$99.00 is below your price floor of $100.00",
    ]
    go = sheet.findChild(QPushButton, "ask_go")
    for tick in ticks:
        assert not go.isEnabled()
        tick.click()
    assert go.isEnabled()
    sheet.findChild(QPushButton, answer).click()
    await bench.settle()
    assert listings.sent == ([{"price": 99}] if answer == "ask_go" else [])
    if answer == "ask_keep":
        assert "everything stays as you left it" in view.bar._says.text()
        assert bench.find("save_button").isEnabled()
        assert bench.controller.history.draft.payload() == {"price": 99}


async def test_that_what_became_of_a_variation_is_known_by_its_values(varied_bench, qtbot):
    view = await varied_bench.open(qtbot)
    key = view.variations.model.ids[0]
    assert view.variations.model.setData(
        view.variations.model.place_of(f"variations.{key}.price"), "431.50"
    )
    after = Finding.warning(
        f"variations.{key}.price", "answer.normalised", before=Decimal("431.50"), after=431
    )
    gone = Finding.warning("variations.7", "answer.dropped", before="Satinado")
    varied_bench.session.listings.outcome_wanted = SaveOutcome("done", (after, gone))
    QTest.keyClick(view, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    await varied_bench.settle()
    shown = " ".join(label.text() for label in view.answer.findChildren(QLabel))
    assert "Pulido: Price" in shown
    assert "Satinado" in shown


async def test_that_a_value_dropped_for_what_only_the_marketplace_knows_says_its_words(
    bench, qtbot
):
    view = await bench.open(qtbot, whole=True)
    retype(bench, "field_attributes.BRAND", "Acme")
    message = "The attribute Marca (BRAND) was omitted: the value Acme is not valid."
    bench.session.listings.outcome_wanted = SaveOutcome(
        "done", (Finding.warning("attributes.BRAND", "item.attributes.omitted", message=message),)
    )
    view.send_requested.emit()
    await bench.settle()
    (said,) = texts(bench)
    assert said == f"Marca: Its value was dropped. The marketplace says: “{message}”"
    assert view.fields["attributes.BRAND"].note.text() in said


@pytest.mark.parametrize("left", [("THICKNESS",), ()])
async def test_that_what_was_typed_for_an_attribute_the_category_lost_is_there_to_be_taken_back(
    bench, qtbot, left
):
    listings = bench.session.listings
    draft = ItemDraft(listings.item["id"], listings.item)
    for name in ("BRAND", "LATER"):
        path = f"attributes.{name}"
        draft.apply(FieldChange(path, draft.base_value(path), (Choice(None, f"mine {name}"),)))
    listings.draft = draft
    listings.attributes = tuple(one for one in listings.attributes if one.id in left)
    view = await bench.open(qtbot)
    for name in ("BRAND", "LATER"):
        view.focus_path(f"attributes.{name}")
        await bench.turn()
        field = bench.find(f"field_attributes.{name}")
        assert field.text() == f"mine {name}"
        assert field.property("state") == "warn", "it would be dropped"
    found = {row.path: row for row in view.columns.findings.rows}
    assert {path for path, row in found.items() if "would be dropped" in row.sentence} == {
        "attributes.BRAND",
        "attributes.LATER",
    }
    view.reset_requested.emit("attributes.LATER")
    await bench.turn()
    assert bench.controller.history.draft.changed_paths() == ("attributes.BRAND",)
    assert "attributes.LATER" not in {row.path for row in view.columns.findings.rows}
