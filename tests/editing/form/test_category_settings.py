"""Every setting of a category does something to the form of a new listing, or is only shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import pytest

from app.domain.models.category import Category, CategorySettings
from app.domain.wire_item import item_of
from app.editing.change import FieldChange
from app.editing.checks import check_creation
from app.editing.draft import ItemDraft
from app.editing.form.fields import FieldSpec
from app.editing.form.form import NewItem, build_form
from app.editing.values import Choice, PictureRef
from app.rules.sellers import NEWCOMER
from app.rules.sites import SiteRules

Specs = Mapping[str, FieldSpec]


class Setting(NamedTuple):
    """What a setting does: the form with it, and what breaks it."""

    value: Any
    shows: Callable[[Specs], bool]
    path: str
    typed: Any
    code: str


def offers(path: str, *names: str) -> Callable[[Specs], bool]:
    """Whether the field of ``path`` has exactly these choices."""
    return lambda specs: tuple(choice.name for choice in specs[path].choices) == names


PICTURES = tuple(PictureRef("source", f"https://a.example/{n}.jpg") for n in range(4))
SETTINGS: Mapping[str, Setting] = {
    "max_title_length": Setting(
        20, lambda s: s["title"].longest == 20, "title", "x" * 21, "item.title.too_long"
    ),
    "max_sub_title_length": Setting(
        9, lambda s: s["subtitle"].longest == 9, "subtitle", "x" * 10, "item.subtitle.too_long"
    ),
    "max_description_length": Setting(
        30,
        lambda s: s["description"].longest == 30,
        "description",
        "x" * 31,
        "item.description.too_long",
    ),
    "max_pictures_per_item": Setting(
        3, lambda s: s["pictures"].longest == 3, "pictures", PICTURES, "item.pictures.too_many"
    ),
    "price": Setting(
        "required", lambda s: s["price"].required, "price", None, "item.price.required"
    ),
    "stock": Setting(
        "required",
        lambda s: s["available_quantity"].required,
        "available_quantity",
        None,
        "item.available_quantity.required",
    ),
    "minimum_price": Setting(50, lambda s: "price" in s, "price", 49, "item.price.below_minimum"),
    "maximum_price": Setting(90, lambda s: "price" in s, "price", 91, "item.price.above_maximum"),
    "item_conditions": Setting(
        ["new", "used"],
        offers("condition", "new", "used"),
        "condition",
        "not_specified",
        "item.condition.invalid",
    ),
    "buying_modes": Setting(
        ["buy_it_now", "auction"],
        offers("buying_mode", "buy_it_now", "auction"),
        "buying_mode",
        "classified",
        "item.buying_mode.invalid",
    ),
    "currencies": Setting(
        ["MXN", "USD"],
        offers("currency_id", "MXN", "USD"),
        "currency_id",
        "ARS",
        "item.currency_id.invalid",
    ),
    "shipping_modes": Setting(
        ["custom", "not_specified"],
        offers("shipping.mode", "custom", "not_specified"),
        "shipping.mode",
        "me1",
        "item.shipping.mode_not_allowed",
    ),
    "seller_contact": Setting(
        "required",
        lambda s: "seller_contact.phone2" in s,
        "seller_contact.contact",
        None,
        "item.seller_contact.required",
    ),
    "coverage_areas": Setting(
        "optional",
        offers("coverage_areas", "Puebla"),
        "coverage_areas",
        ["MX-X"],
        "item.coverage_areas.invalid",
    ),
    "immediate_payment": Setting(
        "required",
        lambda s: "accepts_paymentplatform" in s,
        "accepts_paymentplatform",
        False,
        "item.accepts_paymentplatform.required",
    ),
    "listing_allowed": Setting(
        False,
        lambda s: "category_id" in s,
        "title",
        "Mesa",
        "item.category_id.listing_not_allowed",
    ),
}
#: Of variations, which have a form of their own.
OF_VARIATIONS = {"max_pictures_per_item_var"}
#: What tells about the category, its page or its buyers, and nothing about a listing that is sent.
TOLD_ONLY = {
    *("adult_content", "buying_allowed", "catalog_domain", "fragile", "items_reviews_allowed"),
    *("mirror_category", "mirror_master_category", "mirror_slave_categories"),
    *("reservation_allowed", "restrictions", "rounded_address", "show_contact_information"),
    *("subscribable", "shipping_options", "shipping_profile", "simple_shipping", "sub_vertical"),
    *("vertical", "tags", "vip_subdomain"),
}
GOOD = {
    "title": "Mesa",
    "category_id": "MX1",
    "price": 70,
    "available_quantity": 2,
    "currency_id": "MXN",
    "buying_mode": "buy_it_now",
    "condition": "new",
    "listing_type_id": "gold_special",
    "seller_contact.contact": "Ana",
}


def test_that_every_setting_is_in_the_table() -> None:
    assert SETTINGS.keys() | OF_VARIATIONS | TOLD_ONLY == CategorySettings.model_fields.keys()


@pytest.mark.parametrize("name", SETTINGS)
def test_that_a_setting_shows_in_the_form_and_what_breaks_it_is_reported_there(name: str) -> None:
    setting = SETTINGS[name]
    category = Category.parse({"id": "MX1", "settings": {name: setting.value}})
    site = SiteRules("MX", currency_id="MXN", coverage_areas={"MX-PUE": "Puebla"})
    draft = ItemDraft("new-1", {})
    for path, value in GOOD.items():
        draft.apply(FieldChange(path, None, value))
    new = NewItem((Choice("gold_special", "Clásica"),))
    sections = build_form(item_of(draft.preview()), category, (), site=site, new=new)
    assert setting.shows({spec.path: spec for one in sections for spec in one.all_fields})

    def codes() -> set[str]:
        found = check_creation(
            draft,
            category=category,
            attributes=(),
            seller=NEWCOMER,
            site=site,
            listing_types=["gold_special"],
        )
        return {one.code for one in found if one.is_error}

    assert setting.code not in codes() or name == "listing_allowed"
    draft.apply(FieldChange(setting.path, None, setting.typed))
    assert setting.code in codes()
