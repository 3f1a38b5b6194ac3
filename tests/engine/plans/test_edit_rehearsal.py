"""An edit is rehearsed as the update it is, over the listing as it stands."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from app.clock import SystemClock
from app.domain.models.attribute import AttributeDefinition
from app.domain.models.category import Category
from app.domain.models.user import User
from app.domain.wire_item import item_of
from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.values import Choice
from app.engine.plans.edit_rehearsal import EditStage, rehearse_edit
from app.rules.sites import site_rules
from tests.stands.small_world import LEAF, NEW_SELLER, SmallWorld, stored_item

WORLD = SmallWorld()
SELLER = next(user for user in WORLD.sellers() if str(user["id"]) == NEW_SELLER)
STAGE = EditStage(
    next(Category.parse(one) for one in WORLD.categories() if one["id"] == LEAF),
    [AttributeDefinition.parse(one) for one in WORLD.attributes(LEAF)],
    User.parse(SELLER),
    site_rules("MX"),
)


async def rehearsed(changes: dict[str, Any], **fields: Any) -> set[tuple[str, str]]:
    listing = item_of({**stored_item("MX100200000", SELLER, 0), **fields})
    draft = ItemDraft("MX100200000", listing)
    for path, value in changes.items():
        draft.apply(FieldChange(path, None, value))
    found = await rehearse_edit(draft, listing, STAGE, SystemClock())
    return {(one.path, one.code) for one in found}


@pytest.mark.parametrize(
    ("changes", "fields", "expected"),
    [
        # A new listing might well be called so: this one was sold.
        ({"title": "Otra"}, {"sold_quantity": 3}, {("title", "item.title.not_modifiable")}),
        (
            {
                "price": Decimal(99),
                "available_quantity": 0,
                "attributes.WEIGHT": (Choice(None, "2"),),
            },
            {},
            {
                ("attributes.WEIGHT", "item.attributes.omitted"),
                ("status", "follows.status"),
            },
        ),
        ({"title": "Otra", "price": Decimal(99)}, {"warnings": [{"code": "x"}]}, set()),
    ],
)
async def test_that_an_edit_is_judged_as_an_update(
    changes: dict[str, Any], fields: dict[str, Any], expected: set[tuple[str, str]]
) -> None:
    assert await rehearsed(changes, **fields) == expected


async def test_that_nothing_is_started_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("app.engine.plans.edit_rehearsal.clone_market")
    assert await rehearsed({}) == set()
    assert await rehearsed({"description": "Otra"}) == set()
