"""The editor over a listing whose attributes may tell variations apart."""

from __future__ import annotations

import copy

import pytest

from app.domain.models.attribute import AttributeDefinition
from app.domain.models.category import Category
from app.tasks import TaskScope
from tests.stands.editor_session import FakeSession
from tests.stands.form_on_demand import build_on_demand
from tests.ui.editor.conftest import ATTRIBUTES, CATEGORY, ITEM, VARIED, Workbench

FINISH = {
    "id": "FINISH",
    "name": "Acabado",
    "value_type": "list",
    "values": [{"id": "1", "name": "Pulido"}, {"id": "2", "name": "Mate"}],
    "tags": {"allow_variations": True, "defines_picture": True},
}
FORMAT = {
    "id": "FORMAT",
    "name": "Formato",
    "value_type": "list",
    "values": [{"id": "11", "name": "60 × 60"}, {"id": "12", "name": "60 × 120"}],
    "tags": {"allow_variations": True},
}


@pytest.fixture
def make_bench(monkeypatch):
    """Return a function that makes a bench over a listing, in a task scope that is given."""
    monkeypatch.setattr("app.ui.editor.autosave.PAUSE_SECONDS", 0.0)
    monkeypatch.setattr("app.ui.editor.autosave.BETWEEN_SECONDS", 0.0)
    build_on_demand(monkeypatch)
    others = [one for one in ATTRIBUTES if one["id"] != "FINISH"]
    definitions = tuple(AttributeDefinition.parse(one) for one in (*others, FINISH, FORMAT))

    def make(item: dict, scope: TaskScope) -> Workbench:
        return Workbench(FakeSession(item, Category.parse(CATEGORY), definitions), scope)

    return make


@pytest.fixture
async def sheet_bench(make_bench):
    """An editor over three variations that were never sold."""
    item = copy.deepcopy(VARIED)
    for entry, value in zip(item["variations"], ("1", "2", None), strict=True):
        entry["attribute_combinations"][0]["value_id"] = value
        entry["sold_quantity"] = 0
    async with TaskScope("variations test") as scope:
        bench = make_bench(item, scope)
        yield bench
        await bench.turn()


@pytest.fixture
async def plain_bench(make_bench):
    """An editor over a listing without variations, which may have some."""
    item = copy.deepcopy(ITEM)
    item["attributes"] = item["attributes"][:2]
    async with TaskScope("variations test") as scope:
        bench = make_bench(item, scope)
        yield bench
        await bench.turn()
