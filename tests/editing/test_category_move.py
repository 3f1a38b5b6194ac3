"""What is reported of a listing before it goes to another category."""

from __future__ import annotations

from typing import Any

import pytest

from app.domain.models.attribute import AttributeDefinition
from app.domain.models.category import Category
from app.domain.wire_item import item_of
from app.editing.category_move import AttributeOutcome, CategoryMove, move_to
from app.editing.draft import ItemDraft
from app.editing.values import Choice
from app.rules.sellers import SellerStanding
from app.rules.sites import site_rules


def definition(id_: str, kind: str = "string", **more: Any) -> AttributeDefinition:
    return AttributeDefinition.parse({"id": id_, "name": id_.title(), "value_type": kind, **more})


def place(id_: str, **settings: Any) -> Category:
    return Category.parse(
        {"id": id_, "name": id_, "settings": {"listing_allowed": True, **settings}}
    )


def entry(id_: str, name: str, value_id: str | None = None) -> dict[str, object]:
    return {"id": id_, "name": id_.title(), "value_id": value_id, "value_name": name}


OWN = tuple(definition(one) for one in ("SIZE", "COLOR", "BRAND", "NOTE"))


def moved(
    attributes: list[dict[str, object]], *there: AttributeDefinition, **settings: Any
) -> CategoryMove:
    item = {
        "id": "MX1",
        "site_id": "MX",
        "category_id": "MX10",
        "title": "Una camisa de lino",
        "price": 120,
        "currency_id": "MXN",
        "available_quantity": 4,
        "status": "active",
        "buying_mode": "buy_it_now",
        "condition": "new",
        "listing_type_id": "gold_special",
        "attributes": attributes,
    }
    return move_to(
        ItemDraft("MX1", item_of(item)),
        place("MX20", **settings),
        there,
        now=(place("MX10"), OWN),
        seller=SellerStanding("5_green", official_store=False, sales_completed=9, site_id="MX"),
        site=site_rules("MX"),
    )


RED = {"values": [{"id": "9", "name": "Rojo"}]}
IN_MM = {"allowed_units": [{"id": "mm", "name": "mm"}], "default_unit": "mm"}


@pytest.mark.parametrize(
    ("had", "there", "outcome", "after", "value"),
    [
        (entry("BRAND", "Acme"), definition("BRAND"), AttributeOutcome.KEPT, "Acme", None),
        (entry("BRAND", "Acme"), definition("OTHER"), AttributeOutcome.LOST, "", ()),
        (
            entry("COLOR", "rojo", "1"),
            definition("COLOR", "list", **RED),
            *(AttributeOutcome.CONVERTED, "Rojo", (Choice("9", "Rojo"),)),
        ),
        (
            entry("COLOR", "Rojo", "1"),
            definition("COLOR"),
            *(AttributeOutcome.CONVERTED, "Rojo", (Choice(None, "Rojo"),)),
        ),
        (
            entry("COLOR", "Azul", "2"),
            definition("COLOR", "list", **RED),
            AttributeOutcome.LOST,
            "",
            (),
        ),
        (
            entry("SIZE", "15 cm"),
            definition("SIZE", "number_unit", **IN_MM),
            *(AttributeOutcome.CONVERTED, "150 mm", (Choice(None, "150 mm"),)),
        ),
        # A number says nothing of its unit, and none is guessed.
        (
            entry("SIZE", "15"),
            definition("SIZE", "number_unit", **IN_MM),
            AttributeOutcome.LOST,
            "",
            (),
        ),
        (
            entry("SIZE", "15 kg"),
            definition("SIZE", "number_unit", **IN_MM),
            AttributeOutcome.LOST,
            "",
            (),
        ),
        (
            entry("NOTE", "x" * 9),
            definition("NOTE", value_max_length=8),
            AttributeOutcome.LOST,
            "",
            (),
        ),
        (
            entry("NOTE", "Acme"),
            definition("NOTE", tags={"read_only": True}),
            *(AttributeOutcome.KEPT, "Acme", None),
        ),
    ],
)
def test_that_each_attribute_is_kept_converted_or_lost(
    had: dict[str, object],
    there: AttributeDefinition,
    outcome: AttributeOutcome,
    after: str,
    value: object,
) -> None:
    move = moved([had], there)
    (one,) = move.attributes
    assert (one.before, one.outcome, one.after) == (had["value_name"], outcome, after)
    path = f"attributes.{had['id']}"
    expected = {"category_id": "MX20"} | ({} if value is None else {path: value})
    assert dict(move.values) == expected
    assert move.with_outcome(outcome) == (one,)


def test_that_what_is_demanded_there_and_missing_is_named() -> None:
    demanded = definition("ISBN", tags={"required": True})
    move = moved([entry("BRAND", "Acme")], definition("BRAND", tags={"required": True}), demanded)
    assert move.required == (demanded,)
    assert move.findings == ()


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"max_title_length": 8}, "item.title.too_long"),
        ({"item_conditions": ["used"]}, "item.condition.invalid"),
        ({"minimum_price": 500}, "item.price.below_minimum"),
    ],
)
def test_that_what_the_listing_may_not_be_there_is_found_beforehand(
    settings: dict[str, object], code: str
) -> None:
    move = moved([], **settings)
    assert [one.code for one in move.findings if one.is_error] == [code]
