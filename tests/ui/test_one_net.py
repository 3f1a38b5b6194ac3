"""What is left of a sale is one net: in editor, inspector, table, shipping view and export."""

from __future__ import annotations

import asyncio
import copy
from decimal import Decimal
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.clock import SystemClock
from app.domain.models.shipping import Coverage
from app.domain.models.user import User
from app.domain.wire import write_json
from app.editing.draft import ItemDraft
from app.engine.catalog.account import Account
from app.engine.catalog.catalog import ItemCatalog
from app.engine.catalog.categories import CategoryBook
from app.engine.catalog.export import record_of
from app.engine.connection import Connection
from app.engine.shipping.cost_preview import ShippingAnswer, ShippingPreview
from app.engine.sync.enrichment import cost_of
from app.engine.sync.item_rows import parse_item_row
from app.engine.sync.nets import Nets
from app.rules.sellers import standing_of
from app.rules.sites import site_rules
from app.service.seeding.world import open_world
from app.ui.editor.net.net_panel import NetPanel
from app.ui.editor.net.net_work import NetWork, _asked_about
from app.ui.listings.inspector.item_page import ItemPage
from app.ui.listings.table.cell_text import CellText
from app.ui.listings.table.thumbnails import Thumbnails
from app.ui.look.text import PlainLabel
from app.ui.look.window_locale import window_locale
from app.ui.shipping.view import ShippingView
from app.ui.texts.form_context import currency_context
from app.ui.texts.money import format_money
from app.workspace.catalog.catalog import CatalogWriter
from tests.stands.fake_marketplace import FakeMarketplace

UNKNOWN = "–"
CHARGE = "The selling charge on this site is not known."
USERS = {str(user["site_id"]): user for user in open_world(seed=7, listings=60).sellers()}
PLAIN: dict[str, Any] = {
    "id": "X1",
    "title": "Mesa",
    "category_id": "MX1",
    "status": "active",
    "price": Decimal("600"),
    "available_quantity": 3,
    "buying_mode": "buy_it_now",
    "condition": "new",
    "listing_type_id": "gold_special",
    "shipping": {"mode": "me2", "free_shipping": True},
}
ODD: dict[str, dict[str, Any]] = {
    "unknown site": {"site_id": "ZZ", "currency_id": "QQQ"},
    "site without known charges": {"site_id": "PE", "currency_id": "PEN"},
    "unknown listing type": {"listing_type_id": "diamond"},
    "old listing type": {"listing_type_id": "silver"},
    "no listing type": {"listing_type_id": None},
    "no price": {"price": None},
    "no price but its variations'": {"price": None, "variations": [{"id": 1, "price": 700}]},
    "foreign currency, buyer pays": {"currency_id": "USD", "shipping": {"free_shipping": False}},
    "foreign currency, free shipping": {"currency_id": "USD"},
    "whole pesos": {"site_id": "CL", "currency_id": "CLP", "price": Decimal(19990)},
    "dollars on a site of whole pesos": {
        "site_id": "CL",
        "currency_id": "USD",
        "price": Decimal("19.99"),
        "shipping": {"free_shipping": False},
    },
    "no shipping": {"shipping": None},
    "classified": {"buying_mode": "classified", "shipping": {"free_shipping": False}},
    "classified that says free": {"buying_mode": "classified", "price": Decimal(100_000_000)},
    "free only by force, price lowered": {
        "price": Decimal(400),
        "shipping": {"free_shipping": True, "tags": ["mandatory_free_shipping"]},
    },
    "dear": {"price": Decimal("100000000")},
}
# It must ship free and does not say so: what that costs is known to those who ask for it alone.
ASKED_LATER = ("no shipping",)


PRACTICE = """
MX buy_it_now gold_special new False True
MX buy_it_now gold_special new False False
MX buy_it_now gold_pro new False False
MX buy_it_now gold_special new True True
MX buy_it_now gold_special new True False
MX classified bronze not_specified False False
MX buy_it_now gold_pro new True True
MX buy_it_now gold_pro new False True
MX buy_it_now free used False False
MX buy_it_now gold_special used False False
MX classified bronze used False False
MX classified silver not_specified False False
MX buy_it_now gold_pro new True False
MX buy_it_now free used False True
MX classified silver used False False
MX classified gold not_specified False False
MX classified gold used False False
MX buy_it_now gold new True False
MX buy_it_now silver new True True
MX buy_it_now gold_pro used False False
MX classified gold_premium used False False
MX buy_it_now gold_premium new False False
MX buy_it_now silver new False False
MX buy_it_now gold new False True
AR buy_it_now gold_special new False False
AR buy_it_now gold_special new True False
AR buy_it_now gold_pro new False False
AR buy_it_now gold_special used False False
AR buy_it_now gold_pro new True False
CL buy_it_now gold_pro new False False
CL buy_it_now gold_special new False False
CL buy_it_now gold_special new True False
CL buy_it_now free used False False
CL buy_it_now bronze new False False
VE buy_it_now gold_special new False False
VE buy_it_now gold_premium new False False
VE buy_it_now gold_pro new False False
VE buy_it_now gold_special used False False
VE buy_it_now gold_special new True False
VE buy_it_now gold_pro new True False
VE classified gold not_specified False False
UY buy_it_now gold_special new False False
UY buy_it_now gold_special new True False
UY buy_it_now bronze new False False
UY buy_it_now gold_pro new True False
UY buy_it_now gold_pro new False False
CO buy_it_now gold_special new True False
CO buy_it_now gold_special new False False
CO buy_it_now gold_pro new True False
CO buy_it_now gold_pro new False False
""".strip().splitlines()
"""Every kind in the practice world: site, buying mode, listing type, condition, whether there are
variations, and whether shipping is free."""


@cache
def kinds_of_listings() -> dict[str, dict[str, Any]]:
    """Return one listing of every kind in the practice world, and odd ones that no world has."""
    world = open_world(seed=7, listings=400)
    kinds: dict[str, dict[str, Any]] = {}
    for user in world.sellers():
        for item in world.items(user):
            kind = (
                *(item["site_id"], item["buying_mode"], item["listing_type_id"]),
                *(item["condition"], bool(item["variations"])),
                bool(item["shipping"].get("free_shipping")),
            )
            kinds.setdefault(" ".join(map(str, kind)), dict(item))
    for name, changes in ODD.items():
        kinds[name] = {"site_id": "MX", "currency_id": "MXN", **PLAIN, **changes}
    return kinds


class Places:
    """All the places that show the net of one listing, over one catalog and one marketplace."""

    def __init__(self, item: dict[str, Any], folder: Path, qtbot: QtBot, cost: str | None) -> None:
        self.item = copy.deepcopy(item)
        self.site_id = str(item["site_id"])
        user = {**USERS.get(self.site_id, USERS["MX"]), "site_id": self.site_id}
        self.body = write_json(self.item)
        self.shop = FakeMarketplace(self.item)
        found = Coverage.parse(
            {}
            if cost is None
            else {
                "all_country": {
                    "list_cost": Decimal(cost),
                    "currency_id": site_rules(self.site_id).currency_id or item["currency_id"],
                }
            }
        )
        api = self.shop.api
        api.shipping.coverage = lambda: found
        row = parse_item_row(self.body).row
        known = cost_of(found, row.currency_id) if row.free_shipping else None
        self.row = Nets(self.site_id, standing_of(user)).of(row, self.body, known)
        path = folder / "catalogue.db"
        writer = CatalogWriter(path)
        writer.put([(self.row, self.body)])
        if row.free_shipping:
            writer.put_shipping_costs([(row.id, known, row.currency_id)])
        for name, value in (("user_id", str(user["id"])), ("site_id", self.site_id)):
            writer.put_fact(name, value)
        writer.close()
        self.catalog = ItemCatalog(path)
        connection = Connection(SystemClock())
        connection._api = api
        self.account = Account(self.catalog.shop())
        self.account.learn(User.parse(user), practice=True)
        self.preview = ShippingPreview(
            catalog=self.catalog,
            categories=CategoryBook(self.catalog, connection),
            account=self.account,
            connection=connection,
            clock=SystemClock(),
        )
        self.context = currency_context(window_locale(self.site_id), self.row.currency_id)
        self.texts = CellText(self.site_id)
        self.qtbot = qtbot
        self.reason = ""

    async def answer(self) -> ShippingAnswer:
        return await self.preview.for_item(self.row.id)

    def table(self) -> str:
        return self.texts.display(self.row, "net")

    def export(self) -> str:
        net = record_of(self.row)["net"]
        return UNKNOWN if net is None else self.money(net)

    def money(self, amount: Decimal) -> str:
        return format_money(amount, self.row.currency_id, self.context.locale)

    def inspector(self) -> str:
        page = ItemPage(
            self.catalog,
            self.texts,
            Thumbnails(),
            {"edit_listing": QAction(), "own_costs": QAction()},
        )
        self.qtbot.addWidget(page)
        page.show_row(self.row, self.catalog.facts(self.row.id) or {})
        if page.net.isHidden():
            self.reason = page._net_note.text()
            assert self.reason.startswith(UNKNOWN)
            assert page._share.isHidden()
            return UNKNOWN
        assert page.net._net is not None
        return page.net._net.text

    async def editor(self, answer: ShippingAnswer) -> NetPanel:
        panel = NetPanel(self.context)
        self.qtbot.addWidget(panel)
        session: Any = SimpleNamespace(shipping=self.preview)
        scope: Any = None
        work = NetWork(session, scope, panel, None, lambda path: None)
        work._answer = answer
        draft = ItemDraft(self.row.id, self.item)
        work._asked = _asked_about(draft)
        work.show(draft)
        return panel

    def shipping(self, answer: ShippingAnswer) -> tuple[ShippingView, str]:
        view = ShippingView(self.catalog)
        self.qtbot.addWidget(view)
        view.show_answer(answer)
        label = view.findChild(PlainLabel, f"net_{self.row.listing_type_id}")
        if label is not None and not view._offers.isHidden():
            return view, label.text()
        net = answer.net_at(answer.price, str(self.row.listing_type_id))
        priced = answer.price > 0
        return view, UNKNOWN if net is None or not priced else self.money(net)


@pytest.fixture(params=["84.50", None], ids=["cost known", "cost unknown"])
def cost(request: pytest.FixtureRequest) -> str | None:
    return request.param


@pytest.mark.parametrize("kind", [*PRACTICE, *ODD])
def test_that_all_places_show_one_net(
    kind: str, cost: str | None, tmp_path: Path, qtbot: QtBot, qapp: QApplication
) -> None:
    async def look() -> None:
        places = Places(kinds_of_listings()[kind], tmp_path, qtbot, cost)
        answer = await places.answer()
        panel = await places.editor(answer)
        view, shipping = places.shipping(answer)
        shown = {
            "table": places.table(),
            "export": places.export(),
            "inspector": places.inspector(),
            "shipping": shipping,
        }
        if not places.item.get("variations"):
            shown["editor"] = panel._figures[3].text()
        if kind in ASKED_LATER and cost is not None:
            assert shown.pop("table") == shown.pop("export") == shown.pop("inspector") == UNKNOWN
        assert len(set(shown.values())) == 1, shown
        if places.reason:
            told = places.reason, panel._says.text()
            assert len({CHARGE in reason for reason in told}) == 1, told
        if UNKNOWN in shown.values():
            assert "100" not in panel._words[3].text(), "no share is made of what is not known"
            assert panel._figures[3].property("role") in ("text", None)
        classified = places.item["buying_mode"] == "classified"
        assert answer.classified is classified
        if classified:
            assert [figure.text() for figure in panel._figures[1:]] == [UNKNOWN] * 3
            assert not answer.mandatory
            assert not places.row.free_shipping
            for part in (view._offers, view._coverage, view._reasons, view._chart_card):
                assert part.isHidden()
            assert view._at_threshold.isHidden()
            assert [name for name, *_ in places.shop.calls if name in ("cost", "modes")] == []
        places.catalog.close()

    asyncio.run(look())


def test_that_all_kinds_are_looked_at() -> None:
    assert list(kinds_of_listings()) == [*PRACTICE, *ODD]
