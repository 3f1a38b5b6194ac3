"""A listing, its category and its attributes, and the editor over a session without an engine."""

from __future__ import annotations

import asyncio
import copy
from decimal import Decimal

import pytest
from PySide6.QtWidgets import QApplication

from app.domain.models.attribute import AttributeDefinition
from app.domain.models.category import Category
from app.tasks import TaskScope
from app.ui.editor.controller import EditorController
from app.ui.look.type_scale import px
from app.ui.texts.form_context import FormContext
from tests.stands.editor_session import FakeSession
from tests.stands.form_on_demand import build_on_demand, build_whole
from tests.stands.locales import locale

CATEGORY = {
    "id": "MX1",
    "name": "Porcelanatos",
    "path_from_root": [{"id": "MX0", "name": "Hogar"}, {"id": "MX1", "name": "Porcelanatos"}],
    "attribute_types": "variations",
    "settings": {
        "max_title_length": 60,
        "max_sub_title_length": 70,
        "max_pictures_per_item": 6,
        "max_pictures_per_item_var": 6,
        "item_conditions": ["new", "used"],
        "buying_modes": ["buy_it_now"],
        "currencies": ["MXN"],
        "shipping_modes": ["me2", "custom"],
        "price": "required",
        "stock": "required",
        "listing_allowed": True,
    },
}
ATTRIBUTES = (
    {
        "id": "BRAND",
        "name": "Marca",
        "value_type": "string",
        "tags": {"required": True},
        "value_max_length": 60,
    },
    {
        "id": "THICKNESS",
        "name": "Espesor",
        "value_type": "number_unit",
        "allowed_units": [{"id": "mm", "name": "mm"}, {"id": "cm", "name": "cm"}],
        "default_unit": "mm",
    },
    {
        "id": "FINISH",
        "name": "Acabado",
        "value_type": "list",
        "values": [{"id": "1", "name": "Pulido"}, {"id": "2", "name": "Mate"}],
    },
    {
        "id": "ROOMS",
        "name": "Ambientes",
        "value_type": "list",
        "tags": {"multivalued": True},
        "values": [{"id": "7", "name": "Baño"}, {"id": "8", "name": "Cocina"}],
    },
    {
        "id": "OUTDOOR",
        "name": "Para exterior",
        "value_type": "boolean",
        "values": [{"id": "11", "name": "Sí"}, {"id": "12", "name": "No"}],
    },
    {"id": "PIECES", "name": "Piezas", "value_type": "number"},
    {"id": "NOTES", "name": "Notas", "value_type": "string", "value_max_length": 1000},
    {"id": "SECRET", "name": "Secreto", "value_type": "string", "tags": {"hidden": True}},
)
ITEM = {
    "id": "MX1048190452",
    "site_id": "MX",
    "title": "Porcelanato Calacatta 60 × 120 cm pulido",
    "category_id": "MX1",
    "price": Decimal("428.90"),
    "currency_id": "MXN",
    "available_quantity": 118,
    "sold_quantity": 0,
    "buying_mode": "buy_it_now",
    "condition": "new",
    "listing_type_id": "gold_special",
    "status": "active",
    "sub_status": [],
    "seller_custom_field": "POR-60120",
    "attributes": [
        {"id": "BRAND", "name": "Marca", "value_id": None, "value_name": "Tolvanera"},
        {"id": "THICKNESS", "name": "Espesor", "value_id": None, "value_name": "9 mm"},
        {"id": "FINISH", "name": "Acabado", "value_id": "1", "value_name": "Pulido"},
    ],
    "sale_terms": [],
    "pictures": [
        {"id": "p1", "url": "http://127.0.0.1/1", "secure_url": "http://127.0.0.1/1"},
        {"id": "p2", "url": "http://127.0.0.1/2", "secure_url": "http://127.0.0.1/2"},
        {"id": "p3", "url": "http://127.0.0.1/3", "secure_url": "http://127.0.0.1/3"},
    ],
    "variations": [],
    "shipping": {"mode": "me2", "free_shipping": False, "local_pick_up": True, "tags": []},
}


def _variation(number: int, finish: str, price: str, stock: int) -> dict:
    return {
        "id": 4294967300 + number,
        "price": Decimal(price),
        "available_quantity": stock,
        "seller_custom_field": f"POR-{number}",
        "picture_ids": ["p1"],
        "attribute_combinations": [
            {"id": "FINISH", "name": "Acabado", "value_id": None, "value_name": finish}
        ],
    }


VARIED = {
    **ITEM,
    "attributes": ITEM["attributes"][:2],
    "variations": [
        _variation(1, "Pulido", "428.90", 118),
        _variation(2, "Mate", "428.90", 64),
        _variation(3, "Rústico", "428.90", 0),
    ],
}
MEXICO = FormContext(locale("es_MX"), "MXN", 2)


@pytest.fixture(scope="session", autouse=True)
def _themed(qapp: QApplication) -> None:
    from app.ui.look import style_sheet, theme

    style_sheet.apply_theme(qapp, theme.Theme("light"))


def parsed_attributes() -> tuple[AttributeDefinition, ...]:
    return tuple(AttributeDefinition.parse(entry) for entry in ATTRIBUTES)


@pytest.fixture
def item() -> dict:
    return copy.deepcopy(ITEM)


class Workbench:
    """An open editor, its session, and a way to let everything that is under way end."""

    def __init__(self, session: FakeSession, scope: TaskScope) -> None:
        self.session = session
        self.scope = scope
        self.controller: EditorController
        self.left = 0
        self.anew: list[object] = []

    async def open(self, qtbot, width: int = 1384, height: int = 842, *, whole: bool = False):
        """The shown editor: with all of its fields, or with those of its first section and what a
        test asks for."""
        self.controller = await self.opened()
        self.view = self.controller.view
        # A field that has the cursor is left when it is closed, and there is no loop by then.
        qtbot.addWidget(self.view, before_close_func=lambda view: view.blockSignals(True))
        self.view.resize(px(width), px(height))
        self.view.show()
        await self.turn()
        if whole:
            await build_whole(self.view, self.turn)
        return self.view

    async def opened(self, item_id: str = "MX1048190452") -> EditorController:
        """The editor of a listing, as the window opens it; ``left`` counts the ways back,
        ``anew`` has what other forms were asked to go on with."""
        opened = await self.session.listings.open(item_id)
        return EditorController(self.session, self.scope, opened, self._leave, self.anew.append)

    def _leave(self) -> None:
        self.left += 1

    async def turn(self) -> None:
        """Let Qt and the loop run for some turns."""
        for _ in range(6):
            QApplication.processEvents()
            await asyncio.sleep(0)

    async def settle(self) -> None:
        """Wait for everything that is under way."""
        await self.scope.settle()
        await self.turn()

    def find(self, name: str):
        from PySide6.QtWidgets import QWidget

        found = self.view.findChild(QWidget, name)
        assert found is not None, name
        return found


@pytest.fixture
async def bench(item, monkeypatch):
    async with _bench(item, monkeypatch) as made:
        yield made


@pytest.fixture
async def varied_bench(monkeypatch):
    async with _bench(copy.deepcopy(VARIED), monkeypatch) as made:
        yield made


def _bench(item, monkeypatch):
    from contextlib import asynccontextmanager

    # Tests do not wait for pauses in typing.
    monkeypatch.setattr("app.ui.editor.autosave.PAUSE_SECONDS", 0.0)
    monkeypatch.setattr("app.ui.editor.autosave.BETWEEN_SECONDS", 0.0)
    build_on_demand(monkeypatch)

    @asynccontextmanager
    async def made():
        session = FakeSession(item, Category.parse(CATEGORY), parsed_attributes())
        async with TaskScope("editor test") as scope:
            workbench = Workbench(session, scope)
            yield workbench
            await workbench.turn()

    return made()
