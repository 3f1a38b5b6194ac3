"""Each setting of a category decides about a field of the form, is a rule, or only describes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from app.domain.models.category import Category, CategorySettings
from app.editing.change import FieldChange
from app.editing.checks import check_draft
from app.editing.draft import ItemDraft
from app.editing.form.fields import FieldSpec
from app.editing.form.form import NewItem, build_form
from app.editing.values import Choice
from app.rules.sellers import NEWCOMER
from app.rules.sites import SiteRules

Fields = dict[str, FieldSpec]
ITEM: dict[str, Any] = {
    "id": "MX1",
    "category_id": "MX1",
    "title": "Porcelanato",
    "price": 100,
    "currency_id": "MXN",
    "available_quantity": 3,
    "condition": "new",
    "buying_mode": "buy_it_now",
    "listing_type_id": "gold_special",
    "status": "active",
    "sold_quantity": 0,
    "shipping": {"mode": "me2", "tags": []},
    "attributes": [],
    "pictures": [{"id": "P1"}],
}
COLOUR = {"id": "COLOR", "value_name": "Rojo"}
VARIED = {"variations": [{"id": 7, "attribute_combinations": [COLOUR], "picture_ids": ["P1"]}]}


def names(field: FieldSpec) -> list[str | None]:
    return [choice.id for choice in field.choices]


IN_THE_FORM: dict[str, tuple[Any, Callable[[Fields], bool]]] = {
    "buying_modes": (
        ["buy_it_now", "auction"],
        lambda f: names(f["buying_mode"]) == ["buy_it_now", "auction"],
    ),
    "currencies": (["MXN", "USD"], lambda f: names(f["currency_id"]) == ["MXN", "USD"]),
    "item_conditions": (["new", "used"], lambda f: names(f["condition"]) == ["new", "used"]),
    "shipping_modes": (["me2", "custom"], lambda f: "custom" in names(f["shipping.mode"])),
    "coverage_areas": ("optional", lambda f: "coverage_areas" in f),
    "seller_contact": ("optional", lambda f: "seller_contact.phone1" in f),
    "price": ("required", lambda f: f["price"].required),
    "stock": ("required", lambda f: f["available_quantity"].required),
    "max_title_length": (31, lambda f: f["title"].longest == 31),
    "max_sub_title_length": (32, lambda f: f["subtitle"].longest == 32),
    "max_description_length": (33, lambda f: f["description"].longest == 33),
    "max_pictures_per_item": (4, lambda f: f["pictures"].longest == 4),
    "max_pictures_per_item_var": (
        5,
        lambda f: getattr(f["variations"], "most_pictures", None) == 5,
    ),
}
"""The setting, a value of it, and what the form makes of that."""

RULED: dict[str, tuple[Any, dict[str, object], str]] = {
    "minimum_price": (90, {"price": 80}, "price"),
    "maximum_price": (110, {"price": 120}, "price"),
    "immediate_payment": (
        "required",
        {"accepts_paymentplatform": False},
        "accepts_paymentplatform",
    ),
}
"""The setting, a value of it, a change that it is against, and where that is told."""

CHOOSING = ("listing_allowed",)
"""What decides whether the category can be chosen at all."""

DESCRIBING = (
    *("adult_content", "buying_allowed", "catalog_domain", "fragile", "items_reviews_allowed"),
    *("mirror_category", "mirror_master_category", "mirror_slave_categories"),
    *("reservation_allowed", "restrictions", "rounded_address", "show_contact_information"),
    *("subscribable", "shipping_options", "shipping_profile", "simple_shipping", "sub_vertical"),
    *("vertical", "tags", "vip_subdomain"),
)
"""What says something of the category, and nothing of what a listing may send."""


def fields_with(**settings: object) -> Fields:
    category = Category.parse(
        {
            "id": "MX1",
            "attribute_types": "variations",
            "settings": {"shipping_modes": ["me2"]} | settings,
        }
    )
    new = NewItem((Choice("gold_special", "Clásica"),))
    sections = build_form({**ITEM, **VARIED}, category, (), new=new)
    return {field.path: field for section in sections for field in section.all_fields}


def test_that_every_setting_is_in_a_table() -> None:
    told = [*IN_THE_FORM, *RULED, *CHOOSING, *DESCRIBING]
    assert len(told) == len(set(told))
    assert set(told) == set(CategorySettings.model_fields)


@pytest.mark.parametrize("setting", IN_THE_FORM)
def test_that_the_form_does_as_the_setting_says(setting: str) -> None:
    value, made = IN_THE_FORM[setting]
    assert made(fields_with(**{setting: value}))


@pytest.mark.parametrize("setting", RULED)
def test_that_what_a_setting_is_against_is_told_at_its_field(setting: str) -> None:
    value, edits, path = RULED[setting]
    draft = ItemDraft("MX1", ITEM)
    for name, told in edits.items():
        draft.apply(FieldChange(name, None, told))

    def found(**settings: object) -> set[str]:
        category = Category.parse({"id": "MX1", "settings": settings})
        findings = check_draft(
            draft,
            category=category,
            attributes=(),
            seller=NEWCOMER,
            site=SiteRules("MX"),
        )
        return {one.path for one in findings if one.is_error}

    assert path in found(**{setting: value})
    assert path not in found()
