"""An attribute that variations do without: those that are then the same become one."""

from __future__ import annotations

import copy
from decimal import Decimal
from typing import Any

import pytest

from app.domain.models.attribute import AttributeDefinition
from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.values import Choice, UnreadText
from app.editing.variations.attribute_removal import (
    merged_without,
    removable_axes,
    with_attribute_removed,
)
from app.editing.variations.reasons import Why, why_not_give_up
from app.editing.variations.rows import Axis, rows_of
from app.editing.variations.split_merge import split_by

COLOUR, SIZE = Axis("COLOR", "Color"), Axis("SIZE", "Talla")
SHOWING = {"allow_variations": True, "defines_picture": True}
DEFINITIONS = (
    AttributeDefinition(id="COLOR", name="Color", value_type="string", tags=SHOWING),
    AttributeDefinition(
        id="SIZE", name="Talla", value_type="string", tags={"allow_variations": True}
    ),
)


def entry(id_: int, colour: str, size: str, **more: Any) -> dict[str, Any]:
    values = (("COLOR", "Color", colour), ("SIZE", "Talla", size))
    look = [{"id": id_, "name": name, "value_name": value} for id_, name, value in values]
    shown = [f"P{colour}"]
    rest = {"price": 100, "available_quantity": 2, "sold_quantity": 0, "picture_ids": shown}
    return {"id": id_, "attribute_combinations": look, **rest, **more}


def listing(*entries: dict[str, Any], **more: Any) -> dict[str, Any]:
    pictures = [{"id": name} for name in ("PRojo", "PAzul", "P3")]
    return {
        "id": "MX1",
        "pictures": pictures,
        "variations": list(entries),
        "sold_quantity": 0,
        **more,
    }


FOUR = listing(
    entry(101, "Rojo", "S"),
    entry(102, "Rojo", "M", price=120, seller_custom_field="R-M"),
    entry(103, "Azul", "S", available_quantity=5),
    entry(104, "Azul", "M", available_quantity=0),
)


def give_up(draft: ItemDraft, axis: Axis, *prices: object, most: int | None = None) -> list[Any]:
    """Give the attribute up, and return what is sent of the variations."""
    merged = merged_without(draft, axis, DEFINITIONS, most)
    chosen = prices or [one.prices[0] for one in merged]
    for path, value in with_attribute_removed(draft, merged, chosen, DEFINITIONS):
        change = draft.change(path, value)
        if change is not None:
            draft.apply(change)
    return draft.payload()["variations"]


def test_that_what_is_the_same_without_it_becomes_one_with_the_stock_of_all() -> None:
    draft = ItemDraft("MX1", copy.deepcopy(FOUR))
    merged = merged_without(draft, SIZE, DEFINITIONS)
    told = [([row.key for row in one.rows], one.prices, one.stock, one.code) for one in merged]
    assert told == [(["101", "102"], (100, 120), 4, "R-M"), (["103", "104"], (100,), 5, "")]
    sent = give_up(draft, SIZE, 120, 100)
    assert [one["id"] for one in sent] == [101, 103]
    assert sent[0] == {
        "id": 101,
        "attribute_combinations": [{"id": "COLOR", "name": "Color", "value_name": "Rojo"}],
        "price": 120,
        "available_quantity": 4,
        "seller_custom_field": "R-M",
    }
    assert sent[1].keys() == {"id", "attribute_combinations"}


def test_that_pictures_are_united_as_far_as_a_variation_may_show_them() -> None:
    for most, shown in ((None, ["PRojo", "PAzul"]), (1, None)):
        sent = give_up(ItemDraft("MX1", copy.deepcopy(FOUR)), COLOUR, 100, 100, most=most)
        assert [one["id"] for one in sent] == [101, 102]
        assert sent[0].get("picture_ids") == shown, most


def test_that_those_that_have_to_look_the_same_still_do() -> None:
    three = listing(
        entry(101, "Rojo", "S"),
        entry(102, "Rojo", "M"),
        entry(103, "Rojo", "S", picture_ids=["P3"]),
    )
    for place, one in enumerate(three["variations"]):
        fit = {"id": "FIT", "name": "Corte", "value_name": "ab"[place // 2]}
        one["attribute_combinations"].append(fit)
    fit = AttributeDefinition(id="FIT", name="Corte", tags={"allow_variations": True})
    draft = ItemDraft("MX1", three)
    merged = merged_without(draft, Axis("FIT", "Corte"), (*DEFINITIONS, fit))
    assert [one.pictures for one in merged] == [("PRojo", "P3"), ("PRojo", "P3")]


def test_that_a_split_that_was_not_sent_is_given_up_without_a_trace() -> None:
    one = listing(
        entry(
            101,
            "Rojo",
            "S",
            attribute_combinations=[
                {"id": "COLOR", "name": "Color", "value_id": None, "value_name": "Rojo"}
            ],
        )
    )
    draft = ItemDraft("MX1", one)
    for path, value in split_by(draft, SIZE, (Choice(None, "S"), Choice(None, "M"))):
        draft.apply(FieldChange(path, None, value))
    assert len(rows_of(draft)) == 2
    for path, value in with_attribute_removed(
        draft, merged_without(draft, SIZE, DEFINITIONS), [100], DEFINITIONS
    ):
        draft.apply(FieldChange(path, None, value))
    assert draft.changed_paths() == ()


@pytest.mark.parametrize(
    ("item", "edits", "why"),
    [
        (FOUR, {}, None),
        (listing(), {}, Why.NONE_THERE),
        ({**FOUR, "sold_quantity": 1}, {}, Why.SOLD),
        (listing(entry(101, "Rojo", "S", sold_quantity=1), entry(102, "Rojo", "M")), {}, Why.SOLD),
        (
            listing(
                *(
                    entry(n, "Rojo", size, sold_quantity=None)
                    for n, size in ((101, "S"), (102, "M"))
                ),
                sold_quantity=None,
            ),
            {},
            Why.SOLD_UNKNOWN,
        ),
        (
            FOUR,
            {"variations.101.available_quantity": UnreadText("many", "number.invalid")},
            Why.STOCK_UNKNOWN,
        ),
        (
            listing(entry(101, "Rojo", "S", attribute_combinations=[{"id": "COLOR"}])),
            {},
            Why.ONE_ATTRIBUTE,
        ),
    ],
)
def test_that_it_is_offered_where_nothing_is_lost_unasked(
    item: Any, edits: dict[str, Any], why: Why | None
) -> None:
    draft = ItemDraft("MX1", copy.deepcopy(item))
    for path, value in edits.items():
        draft.apply(FieldChange(path, None, value))
    assert why_not_give_up(draft) is why
    assert bool(removable_axes(draft)) is (why not in (Why.NONE_THERE, Why.ONE_ATTRIBUTE))


def test_that_a_price_that_cannot_be_read_is_none_to_choose() -> None:
    draft = ItemDraft("MX1", copy.deepcopy(FOUR))
    draft.apply(FieldChange("variations.101.price", 100, UnreadText("x", "number.invalid")))
    draft.apply(FieldChange("variations.102.price", 120, Decimal("99.50")))
    assert [one.prices for one in merged_without(draft, SIZE, DEFINITIONS)] == [
        (Decimal("99.50"),),
        (100,),
    ]
