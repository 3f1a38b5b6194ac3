"""A new listing by mouse and keys, against the marketplace in this process, to its end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QWidget

from app.domain.models.attribute import AttributeDefinition
from app.domain.models.category import Category
from app.editing.values import Choice
from app.engine.events import OutboxChanged
from app.engine.notices import Notice, NoticeError
from app.engine.outbox.row_decisions import drop_rows
from app.rules.attributes.definitions import Definitions
from app.service.market.market import Market
from app.tasks import TaskScope
from app.ui.activity.drafts.drafts_controller import DraftsController
from app.ui.activity.drafts.drafts_view import DraftsView
from app.ui.activity.outbox.row_actions import actions_of
from app.ui.activity.row_state import facts_of_row
from app.ui.creation.creation_controller import CreationController
from app.ui.creation.recents import Recents
from app.ui.look.type_scale import px
from app.workspace.journal.outbox import OutboxStore
from tests.stands.creation_shop import CreationShop, creation_shop, small_market
from tests.stands.small_world import LEAF, SERVICES
from tests.ui.editor.conftest import MEXICO

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def market(tmp_path: Path) -> Iterator[Market]:
    with small_market(tmp_path) as opened:
        yield opened


@pytest.fixture
async def shop(market: Market, tmp_path: Path) -> AsyncIterator[CreationShop]:
    async with creation_shop(market, tmp_path / "shop") as made:
        yield made


class Bench:
    """A new listing that is open, and the functions that drive it."""

    def __init__(self, shop: CreationShop, qtbot, folder: Path) -> None:
        self.shop, self.qtbot = shop, qtbot
        self.view_settings = QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat)
        self.failures: list[Exception] = []
        self.listed: list[str] = []
        self.left = 0
        self.scope = TaskScope("creation test", on_failure=self._fail)

    def _fail(self, _key: str, error: Exception) -> None:
        self.failures.append(error)

    async def open(self, draft_id: str = "") -> CreationController:
        draft_id = draft_id or self.shop.creations.begin().item_id
        draft, row = await self.shop.creations.kept(draft_id)
        self.creation = CreationController(
            self.shop,
            self.scope,
            draft,
            row,
            recents=Recents(self.view_settings, lambda _n: None),
            on_back=self._leave,
            listed=self.listed.append,
            failed=self._fail,
        )
        view = self.creation.widget
        self.qtbot.addWidget(view, before_close_func=lambda one: one.blockSignals(True))
        view.resize(px(1384), px(842))
        view.show()
        await self.settle()
        return self.creation

    def _leave(self) -> None:
        self.left += 1

    async def settle(self, turns: int = 3) -> None:
        """Let Qt and the loop run until all that was begun has ended, but for what waits for the
        worker."""
        for _ in range(turns):
            for _ in range(4):
                QApplication.processEvents()
                await asyncio.sleep(0)
            while running := self._running():
                await asyncio.wait(running, timeout=1)
                QApplication.processEvents()

    def _running(self) -> list[asyncio.Task[None]]:
        scopes = [one for one in (self.scope, self.creation._form_scope) if one is not None]
        waiting = ("outcome", "held")
        return [
            task
            for scope in scopes
            for key, tasks in scope._queues.items()
            if key not in waiting
            for task in tasks
            if not task.done()
        ]

    async def worked(self) -> None:
        """Let the worker do what is to do, and the form hear of it."""
        await self.shop.work()
        form = self.creation.form
        while form is not None and form._scope._queues.get("outcome"):
            await asyncio.sleep(0.001)
        await self.settle()

    def find(self, name: str, kind: type[QWidget] = QWidget) -> QWidget:
        found = [one for one in self.creation.widget.findChildren(kind, name) if one.isVisible()]
        assert found, name
        return found[-1]

    async def title(self, text: str) -> None:
        QTest.keyClicks(self.creation.chooser.title, text)
        await self.settle()

    async def choose(self, category_id: str) -> None:
        self.creation._choice.choose(category_id)
        await self.settle()
        QTest.mouseClick(self.creation.chooser.use_button, LEFT)
        await self.settle()
        form = self.creation.form
        assert form is not None
        while form.view.building.running:
            await self.settle()

    def type(self, path: str, text: str) -> None:
        line = self.find(f"field_{path}")
        line = line if isinstance(line, QLineEdit) else line.focusProxy()
        assert isinstance(line, QLineEdit), path
        line.setFocus()
        line.selectAll()
        QTest.keyClicks(line, text)

    async def fill(self) -> None:
        """Fill in what a shirt needs, by hand where it is typed."""
        self.type("price", "120")
        self.type("available_quantity", "4")
        self.type("attributes.BRAND", "Tolvanera")
        condition = self.find("field_condition")
        condition.setCurrentIndex(condition.findText("New"))
        condition.activated.emit(condition.currentIndex())
        QTest.mouseClick(self.find("listing_type_gold_special"), LEFT)
        await self.settle()

    async def filled(self, title: str = "Camisa de lino") -> CreationController:
        await self.open()
        await self.title(title)
        await self.choose(LEAF)
        await self.fill()
        return self.creation

    @property
    def publish(self) -> QAbstractButton:
        return self.creation.form.view.bar.save_button

    def said(self) -> str:
        return self.publish.accessibleDescription()

    async def close(self) -> None:
        await self.creation.close()
        await self.scope.close()


@pytest.fixture
async def bench(shop, qtbot, tmp_path, monkeypatch):
    for pause in ("app.ui.creation.choosing.PAUSE_SECONDS", "app.ui.editor.autosave.PAUSE_SECONDS"):
        monkeypatch.setattr(pause, 0.0)
    made = Bench(shop, qtbot, tmp_path)
    yield made
    await made.close()
    assert not made.failures


async def test_that_a_listing_is_made_from_its_title_by_hand(bench, shop):
    before = shop.mine
    creation = await bench.filled()
    assert bench.publish.isEnabled(), bench.said()
    QTest.mouseClick(bench.find("validate_button"), LEFT)
    await bench.settle()
    assert "would accept" in bench.said()
    QTest.mouseClick(bench.publish, LEFT)
    await bench.settle()
    await bench.worked()
    (item_id,) = bench.listed
    item = await shop.api.items.get(item_id)
    assert (item["title"], item["price"], item["category_id"]) == ("Camisa de lino", 120, LEAF)
    assert item["seller_custom_field"].startswith("mc-"), "it has its tag"
    assert shop.mine == before + 1
    assert await shop.listings.drafts() == {}, "what is listed is no draft any more"
    assert creation.history.draft.item_id not in [one.draft.item_id for one in shop.drafts.all()]


async def test_that_a_double_click_lists_it_once(bench, shop):
    before = shop.mine
    await bench.filled()
    QTest.mouseDClick(bench.publish, LEFT)
    QTest.mouseClick(bench.publish, LEFT)
    form = bench.creation.form
    for _ in range(2):
        await shop.creations.send(form._opened.__class__(**_fields(form)))
    await bench.settle()
    await bench.worked()
    assert (len(shop.rows()), shop.mine, shop.wire.posted) == (1, before + 1, 1)


def _fields(form) -> dict[str, object]:
    opened = form._creation
    told = {name: getattr(opened, name) for name in opened.__dataclass_fields__}
    return {**told, "draft": form.history.draft}


async def test_that_a_lost_answer_lists_it_once(bench, shop):
    before = shop.mine
    await bench.filled()
    shop.wire.cut = True
    QTest.mouseClick(bench.publish, LEFT)
    await bench.settle()
    await bench.worked()
    assert (shop.mine, shop.wire.posted, len(bench.listed)) == (before + 1, 1, 1)


async def test_that_after_a_kill_between_sending_and_answer_it_is_listed_once(bench, shop):
    before = shop.mine
    creation = await bench.filled()
    draft_id = creation.history.draft.item_id
    shop.wire.cut = True
    QTest.mouseClick(bench.publish, LEFT)
    await bench.settle()
    await bench.close()
    bench.scope = TaskScope("after the kill", on_failure=bench._fail)
    # Another window, on the same journal: the draft opens as what is being listed.
    await bench.open(draft_id)
    assert not bench.publish.isEnabled()
    await bench.worked()
    assert (shop.mine, shop.wire.posted, len(bench.listed)) == (before + 1, 1, 1)


async def test_that_a_draft_is_kept_and_comes_back_as_it_was(bench, shop):
    creation = await bench.filled()
    bench.type("attributes.PAGES", "many")
    await bench.settle()
    draft_id = creation.history.draft.item_id
    assert list(await shop.listings.drafts()) == [draft_id]
    await bench.close()
    bench.scope = TaskScope("again", on_failure=bench._fail)
    again = await bench.open(draft_id)
    assert again.form is not None
    draft = again.history.draft
    assert draft.value("price") == Decimal(120)
    assert draft.value("attributes.BRAND") == (Choice(None, "Tolvanera"),)
    assert bench.find("field_attributes.PAGES").text() == "many"


async def test_that_a_kept_draft_is_listed_by_what_stands_in_it(bench, shop, qtbot):
    await bench.filled()
    await bench.creation.keep()
    view = DraftsView(lambda _item: None)
    qtbot.addWidget(view)
    drafts = DraftsController(shop, bench.scope, view, open_item=lambda _id: None)
    await bench.settle()
    model = view.list.model()
    (words,) = [
        model.data(model.index(at, 0), int(Qt.ItemDataRole.AccessibleTextRole))
        for at in range(model.rowCount())
    ]
    assert words.startswith("Camisa de lino, Not published yet: ")
    assert " › Camisas · " in words or ": Camisas · " in words, "its category by its name"
    assert "Price: $120.00" in words
    assert "Marca: Tolvanera" in words, "attributes by their names"
    assert "→" not in words, "there was nothing before"
    assert drafts.order() == [bench.creation.history.draft.item_id]


async def test_that_several_drafts_stand_beside_each_other(bench, shop):
    first = (await bench.filled("Camisa de lino")).history.draft.item_id
    await bench.close()
    bench.scope = TaskScope("second", on_failure=bench._fail)
    second = (await bench.filled("Camisa de seda")).history.draft.item_id
    await bench.settle()
    assert set(await shop.listings.drafts()) == {first, second}


async def test_that_an_own_code_which_waits_to_be_listed_is_reported_at_its_field(bench, shop):
    await bench.filled("Camisa de lino")
    bench.creation.history.edit("seller_custom_field", "CAM-1")
    first = bench.creation
    second = await bench.filled("Camisa de seda")
    second.history.edit("seller_custom_field", "CAM-1")
    await bench.settle()

    def said() -> list[str]:
        view = second.form.view
        return [row.path for row in view.columns.findings.rows if "own code" in row.sentence]

    assert said() == [], "what nobody sent is in nobody's way"
    shop.wire.dead = True
    # What is waited for is what the one that is looked at does.
    last, bench.creation = bench.creation, first
    first.form.view.send_requested.emit()
    await bench.settle()
    bench.creation = last
    (row,) = shop.rows()
    assert row.state == "queued"
    shop.events.publish(OutboxChanged(row))
    assert said() == ["seller_custom_field"]
    assert second.form._can_send(), "it is a warning"
    reopened = await shop.creations.open(second.history.draft)
    found = shop.creations.check(reopened, second.history.draft)
    assert [one.code for one in found] == ["own_code.waiting"]
    await first.close()


async def test_that_offline_it_waits_in_the_outbox_and_can_be_taken_back(bench, shop):
    await bench.filled()
    shop.wire.dead = True
    QTest.mouseClick(bench.publish, LEFT)
    await bench.settle()
    (row,) = shop.rows()
    assert row.state == "queued"
    assert await shop.listings.drafts() == {}
    store = OutboxStore(shop.journal)
    drop_rows(store, store.rows_of([row.number]))
    assert list(await shop.listings.drafts()) == [row.item_id], "it is a draft again"
    assert bench.listed == []
    facts = facts_of_row(row, MEXICO)
    assert "open" in actions_of(row, facts), "it can be opened before it is listed"
    assert facts.typed is not None


async def test_that_each_cause_of_a_refusal_stands_at_its_field(bench, shop, market, monkeypatch):
    creation = await bench.filled()
    # The category asks for more since its definitions were read.
    known = market.categories.known(LEAF)
    assert known is not None
    wanted = [
        AttributeDefinition.parse(one.to_wire() | {"tags": {"required": True}})
        if one.id == "PAGES"
        else one
        for one in known.attributes
    ]
    harder = known._replace(attributes=Definitions(wanted))
    monkeypatch.setattr(market.categories, "known", lambda category_id: harder)
    QTest.mouseClick(bench.publish, LEFT)
    await bench.settle()
    await bench.worked()
    assert bench.listed == []
    assert bench.find("field_attributes.PAGES").property("state") == "error"
    assert "Not published" in bench.said()
    assert list(await shop.listings.drafts()) == [creation.history.draft.item_id]


async def test_that_a_category_that_vanishes_while_the_form_is_open_is_reported_at_its_field(
    bench, shop, market, monkeypatch
):
    await bench.filled()
    monkeypatch.setattr(market.categories, "known", lambda category_id: None)
    QTest.mouseClick(bench.find("validate_button"), LEFT)
    await bench.settle()
    assert bench.find("field_category_id").property("state") == "error"


async def test_that_a_draft_whose_category_is_gone_opens_and_cannot_be_published(
    bench, shop, monkeypatch
):
    creation = await bench.filled()
    draft_id = creation.history.draft.item_id
    await bench.close()
    bench.scope = TaskScope("again", on_failure=bench._fail)

    async def gone(category_id: str) -> None:
        raise NoticeError(Notice("not_found"))

    monkeypatch.setattr(shop.categories, "category", gone)
    await bench.open(draft_id)
    assert not bench.publish.isEnabled()
    assert bench.find("field_category_id").property("state") == "error"
    assert bench.creation.history.draft.value("attributes.BRAND"), "nothing typed is lost"


async def test_that_a_title_that_is_too_long_blocks(bench):
    await bench.filled("x" * 61)
    assert not bench.publish.isEnabled()
    assert bench.find("field_title").property("state") == "error"


async def test_that_a_definition_of_an_unknown_type_is_filled_in_as_text(bench, shop, monkeypatch):
    odd = AttributeDefinition.parse({"id": "ODD", "name": "Rara", "value_type": "hologram"})
    read = shop.categories.attributes

    async def attributes(category_id: str):
        return (*await read(category_id), odd)

    monkeypatch.setattr(shop.categories, "attributes", attributes)
    await bench.filled()
    bench.type("attributes.ODD", "azul")
    await bench.settle()
    assert bench.creation.history.draft.value("attributes.ODD") == (Choice(None, "azul"),)


async def test_that_an_empty_field_is_quiet_until_somebody_asks(bench):
    await bench.open()
    await bench.title("Camisa de lino")
    await bench.choose(LEAF)
    assert bench.find("field_price").property("state") != "error"
    assert not bench.publish.isEnabled()
    QTest.mouseClick(bench.find("validate_button"), LEFT)
    await bench.settle()
    assert bench.find("field_price").property("state") == "error"


@pytest.mark.parametrize("path", ["price", "condition", "listing_type_id", "attributes.BRAND"])
async def test_that_an_empty_field_of_any_kind_speaks_once_the_cursor_went_through_it(bench, path):
    await bench.open()
    await bench.title("Camisa de lino")
    await bench.choose(LEAF)
    view = bench.creation.form.view
    field = view.fields[path]
    view.focus_path(path)
    await bench.settle()
    assert field.isAncestorOf(QApplication.focusWidget())
    assert field.note.isHidden() or not field._findings, "it is quiet as long as one is in it"
    view.focus_path("title")
    await bench.settle()
    assert [one.path for one in field._findings] == [path]
    assert field.editor.main().accessibleDescription() == field.note.text()


async def test_that_a_list_which_drops_down_is_still_its_field(bench):
    await bench.open()
    await bench.title("Camisa de lino")
    await bench.choose(LEAF)
    field = bench.creation.form.view.fields["condition"]
    left: list[str] = []
    bench.creation.form.view.fields.left.connect(left.append)
    bench.creation.form.view.focus_path("condition")
    await bench.settle()
    left.clear()
    box = bench.find("field_condition", QComboBox)
    box.showPopup()
    await bench.settle()
    assert box.view().isVisible()
    assert left == []
    assert not field._findings
    box.hidePopup()


async def test_that_a_missing_contact_is_reported_at_one_of_its_fields(bench, shop, monkeypatch):
    read = shop.categories.category

    async def with_contact(category_id: str) -> Category:
        found = await read(category_id)
        limits = found.limits.model_copy(update={"seller_contact": "required"})
        return found.model_copy(update={"settings": limits})

    monkeypatch.setattr(shop.categories, "category", with_contact)
    await bench.open()
    await bench.title("Plomero en Puebla")
    await bench.choose(SERVICES)
    view = bench.creation.form.view
    assert view.banner.isHidden(), "what is merely empty is no trouble of the whole listing"
    rows = {row.path: row for row in view.columns.findings.rows}
    assert rows["seller_contact"].gap == "", "it can be put right here"
    assert rows["seller_contact"].label == "Contact"
    view.focus_path("seller_contact")
    await bench.settle()
    field = view.fields["seller_contact.contact"]
    assert field.isAncestorOf(QApplication.focusWidget())
    view.focus_path("title")
    await bench.settle()
    assert [one.code for one in field._findings] == ["item.seller_contact.required"]


async def test_that_a_classified_asks_for_contact_place_and_coverage(bench, shop):
    await bench.open()
    await bench.title("Plomero en Puebla")
    await bench.choose(SERVICES)
    view = bench.creation.form.view
    paths = set(view.fields.specs)
    assert {"seller_contact.contact", "location.city", "coverage_areas"} <= paths
    assert "available_quantity" not in paths
    for path, text in (
        ("price", "300"),
        ("seller_contact.contact", "Ana"),
        ("location.city", "Puebla"),
        ("attributes.BRAND", "Propia"),
    ):
        if path in paths:
            view.focus_path(path)
            await bench.settle()
            bench.type(path, text)
    condition = bench.find("field_condition")
    condition.setCurrentIndex(condition.findText("Not specified"))
    condition.activated.emit(condition.currentIndex())
    bench.creation.history.edit("coverage_areas", ["MX-PUE"])
    QTest.mouseClick(bench.find("listing_type_gold_special"), LEFT)
    await bench.settle()
    assert bench.publish.isEnabled(), [
        (one.path, one.code) for one in bench.creation.form._ruled(bench.creation.history.draft)
    ]
    QTest.mouseClick(bench.publish, LEFT)
    await bench.settle()
    await bench.worked()
    item = await shop.api.items.get(bench.listed[0])
    assert item["location"]["city"]["name"] == "Puebla"
    assert item["coverage_areas"] == ["MX-PUE"]


async def test_that_another_category_is_one_step_that_can_be_undone(bench):
    creation = await bench.filled()
    QTest.mouseClick(bench.find("change_category"), LEFT)
    await bench.settle()
    await bench.choose(SERVICES)
    draft = creation.history.draft
    assert draft.value("category_id") == SERVICES
    assert draft.value("buying_mode") == "classified"
    creation.history.stack.undo()
    await bench.settle()
    assert draft.value("category_id") == LEAF
    assert draft.value("price") == Decimal(120)
    assert "available_quantity" in creation.form.view.fields.specs


@pytest.mark.parametrize(
    ("now", "sentence"),
    [
        (None, "Not an attribute of this category"),
        ({"value_type": "list", "values": [{"id": "1", "name": "Diez"}]}, "is not on the list"),
        ({"value_type": "hologram"}, ""),
    ],
)
async def test_that_a_draft_survives_that_its_category_defines_an_attribute_otherwise(
    bench, shop, monkeypatch, now, sentence
):
    creation = await bench.filled()
    bench.type("attributes.PAGES", "12")
    await bench.settle()
    draft_id = creation.history.draft.item_id
    await bench.close()
    bench.scope = TaskScope("again", on_failure=bench._fail)
    read = shop.categories.attributes

    async def attributes(category_id: str):
        found = [one for one in await read(category_id) if one.id != "PAGES"]
        changed = {"id": "PAGES", "name": "Hojas", **(now or {})}
        return (*found, *([AttributeDefinition.parse(changed)] if now else ()))

    monkeypatch.setattr(shop.categories, "attributes", attributes)
    again = await bench.open(draft_id)
    assert again.history.draft.value("attributes.PAGES") == (Choice(None, "12"),)
    again.form.view.focus_path("attributes.PAGES")
    await bench.settle()
    found = bench.find("field_attributes.PAGES")
    shown = found.currentText() if isinstance(found, QComboBox) else found.text()
    assert shown == "12"
    sentences = [row.sentence for row in again.form.view.columns.findings.rows]
    assert any(sentence in one for one in sentences) if sentence else not sentences
    assert '"12"' in again.form._call_text(), "it goes as it was typed"
