"""A duplicate of a listing: its draft says what the listing says, and the rest is named."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QSettings, Signal
from PySide6.QtWidgets import QApplication, QWidget

from app.domain.models.category import Category
from app.editing.creation import creation_form
from app.editing.values import UnreadText
from app.engine.changes.creation_forms import form_like
from app.engine.changes.duplicate import NotCopied, draft_of_form, duplicate_of
from app.engine.changes.prepared import LiveListing
from app.tasks import TaskScope
from app.ui.creation.creation_controller import CreationController
from app.ui.creation.recents import Recents
from app.ui.lifecycle.duplicating import Duplicating, note_of
from app.ui.widgets.display.banner import Banner
from tests.stands.locales import locale
from tests.stands.small_world import LEAF
from tests.ui.editor.conftest import ITEM, VARIED

OWN = "MX"


class Window(QWidget):
    """What a duplicate asks of a window: which listing is meant."""

    duplicate_requested = Signal()
    current_view = "listings"

    def __init__(self, *chosen: str) -> None:
        super().__init__()
        self.listings = SimpleNamespace(chosen=SimpleNamespace(ids=lambda most: chosen))

    def view(self, name: str) -> None:
        return None


class Toasts:
    def __init__(self) -> None:
        self.said: list[str] = []

    def add(self, tone: str, words: str) -> None:
        self.said.append(words)


CLASSIFIED = {
    **ITEM,
    "buying_mode": "classified",
    "location": {"city": {"id": "1", "name": "Puebla"}, "address_line": "Calle 1"},
    "geolocation": {"latitude": 19.5, "longitude": -98.25},
    "seller_contact": {"contact": "Ana", "phone": "1"},
    "coverage_areas": ["MX-PUE"],
}
TERMS = {
    **ITEM,
    "sale_terms": [{"id": "WARRANTY_TIME", "value_id": None, "value_name": "12 meses"}],
    "descriptions": [{"id": "d", "plain_text": "Hermoso\ny útil"}],
    "shipping": {"mode": "me2", "free_shipping": True, "dimensions": "10x10x10,500"},
}


@pytest.mark.parametrize(
    "item", [ITEM, VARIED, CLASSIFIED, TERMS], ids=lambda one: one["title"][:4]
)
def test_that_the_draft_of_a_duplicate_is_sent_as_the_form_it_was_made_of(item):
    listing = LiveListing(item, Category(id="MX1"), ())
    form = {**form_like(listing), "site_id": OWN}
    draft = duplicate_of(listing, "new-1").draft
    assert creation_form(draft, OWN) == form
    again = draft_of_form("new-2", form)
    assert again.changed_paths() == draft.changed_paths()
    assert not any(isinstance(draft.value(path), UnreadText) for path in draft.changed_paths())


def test_that_what_stays_behind_is_named():
    item = {
        **ITEM,
        "sold_quantity": 1_306,
        "status": "paused",
        "tags": ["good_quality_picture"],
        "health": 0.8,
        "pictures": [*ITEM["pictures"], {"id": "p4"}],
        "descriptions": [{"id": "d"}],
    }
    made = duplicate_of(LiveListing(item, Category(id="MX1"), ()), "new-1")
    assert [one.what for one in made.left_behind] == [
        NotCopied.SOLD,
        NotCopied.TAGS,
        NotCopied.STATUS,
        NotCopied.HEALTH,
        NotCopied.PICTURES,
        NotCopied.DESCRIPTION,
    ]
    title, text = note_of(made, "MX1", locale("es_MX"))
    assert "MX1" in title
    for part in ("1,306", "good_quality_picture", "Paused", "health", "(1)", "description"):
        assert part in text


async def test_that_a_duplicate_opens_filled_says_what_it_is_and_is_listed_once(
    shop, qtbot, tmp_path
):
    rows = shop.market.database.rows("SELECT id FROM items WHERE seller_id = ?", (shop.seller,))
    item_id = str(rows[0][0])
    window, toasts = Window(item_id), Toasts()
    qtbot.addWidget(window)
    begun: list = []
    async with TaskScope("test") as scope:
        Duplicating(window, shop, scope, toasts, lambda draft, note: begun.append((draft, note)))
        window.duplicate_requested.emit()
        window.duplicate_requested.emit()
        await scope.settle()
        ((draft, note),) = begun
        assert list(await shop.listings.drafts()) == [draft.item_id], "it is kept before it opens"
        item = await shop.api.items.get(item_id)
        assert draft.value("title") == item["title"]
        kept, row = await shop.creations.kept(draft.item_id)
        creation = CreationController(
            shop,
            scope,
            kept,
            row,
            recents=Recents(
                QSettings(str(tmp_path / "w.ini"), QSettings.Format.IniFormat), lambda _n: None
            ),
            on_back=lambda: None,
            listed=lambda _id: None,
            failed=lambda _key, error: None,
            note=note,
        )
        qtbot.addWidget(creation.widget, before_close_func=lambda one: one.blockSignals(True))
        creation.widget.show()
        for _ in range(3):
            QApplication.processEvents()
            await scope.settle()
        assert creation.form is not None
        banner = creation.widget.findChild(Banner, "creation_note")
        assert banner.isVisible()
        assert item_id in banner.accessibleName()
        assert creation.title == item["title"]
        await creation.close()
    assert toasts.said == []


async def test_that_a_listing_that_is_gone_is_reported_and_nothing_is_kept(shop, qtbot):
    window, toasts = Window("MX9999999999"), Toasts()
    qtbot.addWidget(window)
    async with TaskScope("test") as scope:
        Duplicating(window, shop, scope, toasts, lambda draft, note: None)
        window.duplicate_requested.emit()
        await scope.settle()
    assert len(toasts.said) == 1
    assert await shop.listings.drafts() == {}


async def test_that_offline_a_duplicate_is_made_of_what_is_stored(shop, qtbot, monkeypatch):
    window, toasts = Window(str(ITEM["id"])), Toasts()
    qtbot.addWidget(window)
    shop.wire.dead = True
    monkeypatch.setattr(shop.catalog, "facts", lambda item_id: ITEM)
    begun: list = []
    async with TaskScope("test") as scope:
        Duplicating(window, shop, scope, toasts, lambda draft, note: begun.append(draft))
        window.duplicate_requested.emit()
        await scope.settle()
    assert begun[0].value("title") == ITEM["title"]
    assert begun[0].value("attributes.BRAND")[0].name == "Tolvanera"


async def test_that_a_duplicate_with_variations_opens_and_keeps_them(shop, qtbot, tmp_path):
    listing = LiveListing({**VARIED, "category_id": LEAF}, Category(id=LEAF), ())
    draft = duplicate_of(listing, "new-varied").draft
    await shop.listings.keep(draft)
    failed: list[Exception] = []

    async def no_picture(url: str, size: int, *, key: str = "") -> None:
        return None

    shop.pictures.thumbnail = no_picture
    async with TaskScope("test") as scope:
        creation = CreationController(
            shop,
            scope,
            (await shop.creations.kept("new-varied"))[0],
            None,
            recents=Recents(
                QSettings(str(tmp_path / "w.ini"), QSettings.Format.IniFormat), lambda _n: None
            ),
            on_back=lambda: None,
            listed=lambda _id: None,
            failed=lambda _key, error: failed.append(error),
        )
        qtbot.addWidget(creation.widget, before_close_func=lambda one: one.blockSignals(True))
        creation.widget.show()
        for _ in range(3):
            QApplication.processEvents()
            await scope.settle()
        assert creation.form is not None
        form = creation_form(creation.history.draft, OWN)
        assert form["variations"] == form_like(listing)["variations"]
        await creation.close()
    assert failed == []
