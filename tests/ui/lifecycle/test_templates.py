"""Templates in the window: kept in the journal, used with placeholders, renamed, deleted."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QSettings, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QListWidget, QWidget

from app.editing.change import FieldChange
from app.editing.creation import creation_form
from app.editing.draft import TEMPLATE, ItemDraft
from app.editing.placeholders import resolved
from app.editing.values import Choice, PictureRef, UnreadText
from app.engine.listings.templates import LONGEST_NAME, draft_from, fields_of
from app.tasks import TaskScope
from app.ui.creation.creation_controller import CreationController
from app.ui.creation.recents import Recents
from app.ui.lifecycle.template_sheets import SaveTemplateSheet, TemplatesSheet
from app.ui.lifecycle.templating import Templating
from app.workspace.journal.backups import Backups
from app.workspace.journal.drafts import Drafts
from app.workspace.journal.journal import Journal
from app.workspace.journal.templates import Templates
from tests.stands.creation_shop import CreationShop
from tests.stands.small_world import LEAF

LEFT = Qt.MouseButton.LeftButton


class Window(QWidget):
    """What templates ask of a window: which form is in front, or which listing is meant."""

    save_template_requested = Signal()
    templates_requested = Signal()
    current_view = "listings"

    def __init__(self) -> None:
        super().__init__()
        self.chosen: tuple[str, ...] = ()
        self.listings = SimpleNamespace(chosen=SimpleNamespace(ids=lambda most: self.chosen))
        self.draft: ItemDraft | None = None

    def view(self, name: str) -> object:
        if self.draft is None:
            return None
        return SimpleNamespace(new_listing=lambda: self.draft, item_id="")


class Toasts:
    def __init__(self) -> None:
        self.said: list[str] = []
        self.acts: list[Callable[[], None]] = []

    def add(self, tone: str, words: str, action: str = "") -> object:
        self.said.append(words)
        return SimpleNamespace(acted=SimpleNamespace(connect=self.acts.append))


class Desk:
    """A window with templates behind it, and the functions that drive it."""

    def __init__(self, shop: CreationShop, window: Window, scope: TaskScope) -> None:
        self.shop, self.window, self.scope = shop, window, scope
        self.toasts = Toasts()
        self.begun: list[tuple[ItemDraft, tuple[str, str]]] = []
        Templating(window, shop, scope, self.toasts, lambda *draft: self.begun.append(draft))

    async def sheet(self, kind: type) -> QWidget:
        for _ in range(500):
            QApplication.processEvents()
            await asyncio.sleep(0.001)
            found = [one for one in QApplication.topLevelWidgets() if isinstance(one, kind)]
            if found and found[0].isVisible():
                return found[0]
        raise AssertionError(f"no {kind.__name__}; {self.toasts.said}")

    async def settle(self) -> None:
        for _ in range(3):
            QApplication.processEvents()
            await self.scope.settle()

    async def names(self) -> list[str]:
        return [one.name for one in await self.shop.listings.templates.all()]


@pytest.fixture
async def desk(shop, qtbot) -> AsyncIterator[Desk]:
    window = Window()
    qtbot.addWidget(window)
    failed: list[Exception] = []
    async with TaskScope("test", on_failure=lambda _key, error: failed.append(error)) as scope:
        yield Desk(shop, window, scope)
    assert failed == []


def draft_with(**values: object) -> ItemDraft:
    made = ItemDraft("new-1", {})
    for path, value in values.items():
        made.apply(FieldChange(path.replace("__", "."), None, value))
    return made


FORM = {
    "title": "Camisa Tolvanera de lino",
    "category_id": LEAF,
    "price": 120,
    "available_quantity": 3,
    "condition": "new",
    "attributes__BRAND": (Choice(None, "Tolvanera"),),
}


def click(sheet: QWidget, name: str) -> None:
    button = sheet.findChild(QAbstractButton, name)
    assert button.isEnabled(), name
    QTest.mouseClick(button, LEFT)


async def test_that_ticked_fields_are_saved_and_the_next_listing_begins_with_them(desk):
    desk.window.draft = draft_with(**FORM)
    desk.window.save_template_requested.emit()
    sheet = await desk.sheet(SaveTemplateSheet)
    save = sheet.findChild(QAbstractButton, "template_save")
    assert not save.isEnabled(), "it has no name yet"
    QTest.keyClicks(sheet.name, "Camisas")
    assert not sheet.findChild(QAbstractButton, "keep_available_quantity").isChecked()
    named = (await desk.shop.categories.category(LEAF)).path_names
    assert sheet.findChild(QAbstractButton, "keep_category_id").accessibleName().endswith(named)
    assert LEAF not in named
    click(sheet, "keep_price")
    sheet.title.selectAll()
    QTest.keyClicks(sheet.title, "Camisa {BRAND} de lino")
    click(sheet, "template_save")
    await desk.settle()
    assert desk.toasts.said == ["Template saved: Camisas"]
    assert await desk.shop.listings.drafts() == {}, "a template is no draft of a listing"

    desk.window.templates_requested.emit()
    sheet = await desk.sheet(TemplatesSheet)
    click(sheet, "template_use")
    await desk.settle()
    ((draft, note),) = desk.begun
    assert draft.is_new
    assert set(draft.changed_paths()) == {"title", "category_id", "condition", "attributes.BRAND"}
    assert "Camisas" in note[0]
    assert list(await desk.shop.listings.drafts()) == [draft.item_id]
    assert creation_form(resolved(draft), "MX")["title"] == "Camisa Tolvanera de lino"


async def test_that_a_template_of_a_listing_that_is_there_needs_no_form(desk):
    rows = desk.shop.market.database.rows(
        "SELECT id FROM items WHERE seller_id = ?", (desk.shop.seller,)
    )
    desk.window.chosen = (str(rows[0][0]),)
    desk.window.save_template_requested.emit()
    sheet = await desk.sheet(SaveTemplateSheet)
    assert sheet.title.text() == (await desk.shop.api.items.get(desk.window.chosen[0]))["title"]
    QTest.keyClicks(sheet.name, "Like this one")
    QTest.keyClick(sheet.name, Qt.Key.Key_Return)
    await desk.settle()
    assert await desk.names() == ["Like this one"]


async def test_that_the_same_name_replaces_and_says_so(desk):
    templates = desk.shop.listings.templates
    first = await templates.save("Camisas", draft_with(**FORM), ("title",))
    desk.window.draft = draft_with(**FORM)
    desk.window.save_template_requested.emit()
    sheet = await desk.sheet(SaveTemplateSheet)
    QTest.keyClicks(sheet.name, "  CAMISAS ")
    assert sheet._says.isVisibleTo(sheet)
    click(sheet, "template_save")
    await desk.settle()
    (kept,) = await templates.all()
    assert kept.key == first.key
    assert kept.name == "CAMISAS"
    assert len(kept.draft.changed_paths()) > 1


async def test_that_templates_are_renamed_deleted_and_brought_back(desk):
    templates = desk.shop.listings.templates
    for name in ("Zapatos", "camisas", "Bolsos"):
        await templates.save(name, draft_with(**FORM), ("title",))
    assert await desk.names() == ["Bolsos", "camisas", "Zapatos"]
    desk.window.templates_requested.emit()
    sheet = await desk.sheet(TemplatesSheet)
    names = sheet.findChild(QListWidget, "templates_list")
    names.item(0).setText("  ")
    assert names.item(0).text() == "Bolsos", "a template has a name"
    names.item(0).setText("Mochilas <b>")
    for _ in range(50):
        await asyncio.sleep(0.001)
        QApplication.processEvents()
    assert await desk.names() == ["camisas", "Mochilas <b>", "Zapatos"]
    names.setCurrentRow(0)
    QTest.keyClick(names, Qt.Key.Key_Delete)
    for _ in range(50):
        await asyncio.sleep(0.001)
        QApplication.processEvents()
    assert await desk.names() == ["Mochilas <b>", "Zapatos"]
    sheet.reject()
    await desk.settle()
    desk.toasts.acts[0]()
    await desk.settle()
    assert await desk.names() == ["camisas", "Mochilas <b>", "Zapatos"]
    assert desk.begun == []


async def test_that_without_templates_it_says_where_they_come_from(desk):
    desk.window.templates_requested.emit()
    sheet = await desk.sheet(TemplatesSheet)
    assert not sheet.findChild(QAbstractButton, "template_use").isEnabled()
    assert sheet._empty.isVisible()
    sheet.reject()
    await desk.settle()


async def opened(shop: CreationShop, scope: TaskScope, qtbot, tmp_path: Path, draft: ItemDraft):
    await shop.listings.keep(draft)
    made = CreationController(
        shop,
        scope,
        *(await shop.creations.kept(draft.item_id)),
        recents=Recents(
            QSettings(str(tmp_path / "w.ini"), QSettings.Format.IniFormat), lambda _n: None
        ),
        on_back=lambda: None,
        listed=lambda _id: None,
        failed=lambda _key, error: None,
    )
    qtbot.addWidget(made.widget, before_close_func=lambda one: one.blockSignals(True))
    made.widget.show()
    for _ in range(3):
        QApplication.processEvents()
        await scope.settle()
    return made


async def test_that_a_title_follows_the_attributes_it_names_and_says_which_are_not_there(
    desk, qtbot, tmp_path
):
    draft = draft_with(**{**FORM, "title": "Camisa {BRAND} de {PAGES}", "price": 120})
    creation = await opened(desk.shop, desk.scope, qtbot, tmp_path, draft)
    form = creation.form
    found = [(one.path, one.code, one.is_error) for one in form._ruled(creation.history.draft)]
    assert ("title", "placeholder.empty", False) in found, "braces are text like any other"
    creation.history.edit("attributes.PAGES", (Choice(None, "12"),))
    assert creation.title == "Camisa Tolvanera de 12"
    codes = [one.code for one in form._ruled(creation.history.draft)]
    assert "placeholder.empty" not in codes
    assert "Camisa Tolvanera de 12" in form._call_text()
    assert creation.history.draft.value("title") == "Camisa {BRAND} de {PAGES}", "as typed"
    await creation.close()


@pytest.mark.parametrize("gone", ["category", "attribute"])
async def test_that_a_template_of_what_vanished_opens_and_loses_nothing(
    desk, qtbot, tmp_path, gone
):
    values = {**FORM, "attributes__OLD": (Choice(None, "vintage"),), "title": "Camisa {OLD}"}
    if gone == "category":
        values["category_id"] = "MX9999"
    template = await desk.shop.listings.templates.save("Old", draft_with(**values), FIELDS)
    creation = await opened(desk.shop, desk.scope, qtbot, tmp_path, draft_from(template))
    found = {(one.path, one.code) for one in creation.form._ruled(creation.history.draft)}
    if gone == "category":
        assert ("category_id", "category.gone") in found
    else:
        assert ("attributes.OLD", "item.attributes.omitted") in found
    assert creation.history.draft.value("attributes.OLD") == (Choice(None, "vintage"),)
    assert creation.title == "Camisa vintage"
    await creation.close()


FIELDS = ("title", "category_id", "price", "condition", "attributes.BRAND", "attributes.OLD")


def test_that_what_cannot_be_kept_is_not_offered():
    draft = draft_with(
        price=UnreadText("abc", "number.unread"),
        pictures=(PictureRef("file", "ab12"),),
        title="Camisa",
    )
    assert fields_of(draft) == ("title",)


def test_that_templates_are_kept_with_the_drafts_and_come_back_with_a_backup(tmp_path):
    journal = Journal(tmp_path / "journal.db")
    store = Templates(journal)
    made = store.save("Camisas", draft_with(**FORM))
    Drafts(journal).keep(draft_with(title="One"))
    assert made.key.startswith(TEMPLATE)
    assert [one.draft.item_id for one in Drafts(journal).all()] == ["new-1"]
    backup = Backups(tmp_path).make(journal)
    store.discard(made.key)
    Backups(tmp_path).restore(backup, journal)
    assert [one.name for one in store.all()] == ["Camisas"]
    journal.database.run("UPDATE drafts SET saved_at = 1 WHERE item_id = ?", (made.key,))
    assert store.all() == [], "a damaged one is not given out"
    assert [one.key for one in journal.damaged] == [made.key]
    journal.close()


async def test_that_a_name_is_one_line_of_limited_length(desk):
    kept = await desk.shop.listings.templates.save(
        " a\n b\t" + "x" * 200, draft_with(**FORM), ("title",)
    )
    assert kept.name.startswith("a b x")
    assert len(kept.name) == LONGEST_NAME
