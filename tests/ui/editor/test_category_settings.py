"""Every setting of a category changes the form, limits it or is shown, or has a reason why not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from app.domain.models.category import Category, CategorySettings
from app.domain.stored_definitions import StoredSettings
from app.domain.wire_item import item_of
from app.editing.change import FieldChange
from app.editing.checks import check_draft
from app.editing.draft import ItemDraft
from app.editing.form.fields import FieldSpec
from app.editing.form.form import build_form
from app.rules.sellers import NEWCOMER
from app.rules.sites import site_rules
from app.rules.state import check_state
from app.ui.creation.category_facts import can_list
from app.ui.creation.category_settings import setting_lines
from tests.stands.locales import locale
from tests.stands.practice_market import PracticeMarket

SITE = site_rules("MX")._replace(coverage_areas={"MX-PUE": "Puebla"})
#: What the specification lists, in its words ("Category", settings).
SETTINGS = frozenset(
    (
        *("adult_content", "buying_allowed", "buying_modes", "catalog_domain", "coverage_areas"),
        *("currencies", "fragile", "immediate_payment", "item_conditions", "items_reviews_allowed"),
        *("listing_allowed", "max_description_length", "max_title_length", "max_sub_title_length"),
        *("max_pictures_per_item", "max_pictures_per_item_var", "maximum_price", "minimum_price"),
        *("mirror_category", "mirror_master_category", "mirror_slave_categories", "price", "stock"),
        *("reservation_allowed", "restrictions", "rounded_address", "show_contact_information"),
        *("subscribable", "seller_contact", "shipping_modes", "shipping_options"),
        *("shipping_profile", "simple_shipping", "sub_vertical", "vertical", "tags"),
        "vip_subdomain",
    )
)
#: A category that asks for little, and a listing that is right in it.
PLAIN: dict[str, Any] = {
    "buying_modes": ["buy_it_now"],
    "currencies": ["MXN"],
    "item_conditions": ["new", "used"],
    "listing_allowed": True,
    "price": "required",
    "stock": "required",
    "shipping_modes": ["me2"],
    "seller_contact": "not_allowed",
    "coverage_areas": "not_allowed",
}
ITEM: dict[str, Any] = {
    "id": "MX1",
    "site_id": "MX",
    "title": "Mesa de roble",
    "category_id": "MX10",
    "price": 100,
    "currency_id": "MXN",
    "available_quantity": 5,
    "buying_mode": "buy_it_now",
    "condition": "new",
    "listing_type_id": "gold_special",
    "status": "active",
    "pictures": [{"id": "P1"}, {"id": "P2"}],
    "attributes": [],
    "variations": [],
    "shipping": {"mode": "me2"},
}
RED = [{"id": "COLOR", "name": "Color", "value_id": None, "value_name": "Rojo"}]
VARIED: dict[str, Any] = {
    "variations": [
        {
            "id": 1,
            "price": 100,
            "available_quantity": 5,
            "picture_ids": ["P1", "P2"],
            "attribute_combinations": RED,
        }
    ]
}
AD: dict[str, Any] = {"buying_mode": "classified", "shipping": {}}


class Field(NamedTuple):
    """With ``value`` the form has ``path``, and there ``reads`` tells what it does to it."""

    value: Any
    path: str
    reads: str
    expected: Any
    item: dict[str, Any] = {}
    others: dict[str, Any] = {}


class Refusal(NamedTuple):
    """With ``value`` the rules find ``code`` at ``path`` of a listing with these changes."""

    value: Any
    item: dict[str, Any]
    path: str
    code: str


class Shown(NamedTuple):
    """With ``value`` a category says so before it is chosen; with ``usual`` it says nothing."""

    value: Any
    usual: Any
    line: tuple[str, str]
    others: dict[str, Any] = {}


NO_FIELD = object()
FIELDS: dict[str, tuple[Field, ...]] = {
    "buying_modes": (
        Field(["buy_it_now", "auction"], "buying_mode", "choices", ["buy_it_now", "auction"]),
    ),
    "currencies": (Field(["MXN", "USD"], "currency_id", "choices", ["MXN", "USD"]),),
    "item_conditions": (Field(["used"], "condition", "choices", ["used", "new"]),),
    "max_title_length": (Field(9, "title", "longest", 9),),
    "max_sub_title_length": (
        Field(70, "subtitle", "longest", 70),
        Field(None, "subtitle", "", NO_FIELD),
    ),
    "max_description_length": (Field(99, "description", "longest", 99),),
    "max_pictures_per_item": (Field(3, "pictures", "longest", 3),),
    "max_pictures_per_item_var": (Field(2, "variations", "most_pictures", 2, VARIED),),
    "price": (
        Field("required", "price", "required", True),
        Field("optional", "price", "required", False),
    ),
    "stock": (
        Field("required", "available_quantity", "required", True),
        Field("optional", "available_quantity", "required", False),
    ),
    "shipping_modes": (
        Field(["me2", "custom"], "shipping.mode", "choices", ["me2", "custom"]),
        # Who may send otherwise than by the marketplace has rates of their own.
        Field(["me2", "custom"], "shipping.costs", "required", False),
        Field(["me2"], "shipping.costs", "", NO_FIELD),
    ),
    "seller_contact": (
        Field("optional", "seller_contact.phone1", "required", False),
        Field("not_allowed", "seller_contact.phone1", "", NO_FIELD),
    ),
    "coverage_areas": (
        Field("optional", "coverage_areas", "choices", ["MX-PUE"], AD),
        Field("not_allowed", "coverage_areas", "", NO_FIELD, AD),
    ),
}
REFUSALS: dict[str, tuple[Refusal, ...]] = {
    "buying_modes": (
        Refusal(["auction"], {}, "buying_mode", "item.buying_mode.invalid"),
        Refusal(["auction"], {"buying_mode": ""}, "buying_mode", "item.buying_mode.required"),
    ),
    "currencies": (Refusal(["USD"], {}, "currency_id", "item.currency_id.invalid"),),
    "item_conditions": (Refusal(["used"], {}, "condition", "item.condition.invalid"),),
    "listing_allowed": (Refusal(False, {}, "category_id", "item.category_id.listing_not_allowed"),),
    "max_title_length": (Refusal(12, {}, "title", "item.title.too_long"),),
    "max_sub_title_length": (
        Refusal(3, {"subtitle": "Cara"}, "subtitle", "item.subtitle.too_long"),
    ),
    "max_pictures_per_item": (Refusal(1, {}, "pictures", "item.pictures.too_many"),),
    "max_pictures_per_item_var": (
        Refusal(
            1,
            VARIED,
            "variations.1.picture_ids",
            "item.variations.too_many_pictures",
        ),
    ),
    "minimum_price": (Refusal(101, {}, "price", "item.price.below_minimum"),),
    "maximum_price": (Refusal(99, {}, "price", "item.price.above_maximum"),),
    "price": (Refusal("required", {"price": None}, "price", "item.price.required"),),
    "stock": (
        Refusal(
            "required",
            {"available_quantity": None},
            "available_quantity",
            "item.available_quantity.required",
        ),
    ),
    "immediate_payment": (
        Refusal(
            "required",
            {"accepts_paymentplatform": False},
            "accepts_paymentplatform",
            "item.accepts_paymentplatform.required",
        ),
    ),
    "seller_contact": (
        Refusal("required", {}, "seller_contact", "item.seller_contact.required"),
        Refusal(
            "not_allowed",
            {"seller_contact": {"contact": "Ana"}},
            "seller_contact",
            "item.seller_contact.not_allowed",
        ),
    ),
    "shipping_modes": (Refusal(["custom"], {}, "shipping.mode", "item.shipping.mode_not_allowed"),),
    "coverage_areas": (
        Refusal(
            "not_allowed",
            {"coverage_areas": ["MX-1"]},
            "coverage_areas",
            "item.coverage_areas.not_allowed",
        ),
        Refusal(
            "optional",
            {"coverage_areas": ["MX-X"]},
            "coverage_areas",
            "item.coverage_areas.invalid",
        ),
    ),
}
SHOWN: dict[str, Shown] = {
    "adult_content": Shown(True, False, ("For adults", "Yes")),
    "buying_allowed": Shown(False, True, ("Can be bought here", "No")),
    "fragile": Shown(True, False, ("Fragile", "Yes")),
    "items_reviews_allowed": Shown(False, True, ("Reviews by buyers", "No")),
    "immediate_payment": Shown(
        "required", "optional", ("Payment through the marketplace", "required")
    ),
    "minimum_price": Shown(50, None, ("Lowest price", "$50.00")),
    "maximum_price": Shown(9_000, None, ("Highest price", "$9,000.00")),
    "currencies": Shown(["MXN", "USD"], ["MXN"], ("Currencies", "MXN, USD")),
    "max_sub_title_length": Shown(70, None, ("Subtitle at most", "70 characters")),
    "max_pictures_per_item_var": Shown(10, None, ("Pictures of a variation at most", "10")),
    "reservation_allowed": Shown("optional", "not_allowed", ("Reservations", "optional")),
    "restrictions": Shown(["adults_only"], [], ("Restrictions", "adults_only")),
    "rounded_address": Shown(True, False, ("Address is rounded", "Yes")),
    "show_contact_information": Shown(
        False, True, ("Contact is shown", "No"), {"seller_contact": "optional"}
    ),
    "seller_contact": Shown("required", "not_allowed", ("Contact", "required")),
    "coverage_areas": Shown("optional", "not_allowed", ("Coverage areas", "optional")),
    "shipping_options": Shown(
        ["custom"], ["carrier", "custom"], ("Shipping is set by", "the seller")
    ),
}
#: What changes nothing that a seller fills in, and why; `vitrina category ID --json` has them all.
WITHOUT_EFFECT: dict[str, str] = {
    "catalog_domain": "the marketplace gives a listing its domain; nobody fills it in",
    "mirror_category": "where else the same listings are; they are listed in this one",
    "mirror_master_category": "from which category changes of the settings come; they have come",
    "mirror_slave_categories": "where copies of the category are; the settings are the same there",
    "subscribable": "what buyers may follow; a listing has no field for it",
    "shipping_profile": "no field of a listing that may be sent is a profile: it is only read",
    "simple_shipping": "no field of a listing is about it",
    "sub_vertical": "describes the category",
    "vertical": "describes the category",
    "tags": "describes the category; the specification names no tag",
    "vip_subdomain": "where the marketplace shows the pages of its listings",
}


def category_with(**settings: Any) -> Category:
    body = {
        "id": "MX10",
        "name": "Mesas",
        "attribute_types": "variations",
        "settings": {**PLAIN, **settings},
    }
    return Category.parse(body)


def test_that_the_table_has_every_setting_of_the_specification() -> None:
    assert {*CategorySettings.model_fields} == SETTINGS == {*StoredSettings.FIELDS}
    assert {*FIELDS, *REFUSALS, *SHOWN, *WITHOUT_EFFECT} == SETTINGS
    assert WITHOUT_EFFECT.keys().isdisjoint({*FIELDS, *REFUSALS, *SHOWN})


ROWS = [(name, row) for name, rows in FIELDS.items() for row in rows]


@pytest.mark.parametrize(("name", "row"), ROWS, ids=[f"{n}-{r.path}" for n, r in ROWS])
def test_that_a_setting_makes_the_form(name: str, row: Field) -> None:
    category = category_with(**{**row.others, name: row.value})
    form = build_form(item_of({**ITEM, **row.item}), category, (), site=SITE)
    found = {spec.path: spec for section in form for spec in section.all_fields}
    if row.expected is NO_FIELD:
        assert row.path not in found
        return
    spec: FieldSpec = found[row.path]
    read = getattr(spec, row.reads)
    assert (sorted(one.id or "" for one in read) if row.reads == "choices" else read) == (
        sorted(row.expected) if row.reads == "choices" else row.expected
    )


LIMITS = [(name, row) for name, rows in REFUSALS.items() for row in rows]


@pytest.mark.parametrize(("name", "row"), LIMITS, ids=[f"{n}-{r.code}" for n, r in LIMITS])
def test_that_a_setting_is_kept_to(name: str, row: Refusal) -> None:
    def codes(settings: dict[str, Any], changes: dict[str, Any]) -> set[tuple[str, str]]:
        category = category_with(**settings)
        item = item_of({**ITEM, **changes})
        found = check_state(item, category=category, attributes=(), site=SITE, new=True)
        return {(one.path, one.code) for one in found if one.is_error}

    assert (row.path, row.code) in codes({name: row.value}, row.item)
    assert codes({}, {}) == set()


@pytest.mark.parametrize("name", SHOWN)
def test_that_a_setting_is_shown_where_a_category_is_chosen(name: str) -> None:
    row = SHOWN[name]

    def lines(value: Any) -> list[tuple[str, str]]:
        category = category_with(**{**row.others, name: value})
        return [*setting_lines(category.limits, locale("es_MX"))]

    assert row.line in lines(row.value)
    assert row.line[0] not in [label for label, _ in lines(row.usual)]


def test_that_nothing_is_listed_where_a_category_does_not_allow_it() -> None:
    assert can_list(category_with())
    assert not can_list(category_with(listing_allowed=False))


def test_that_a_text_longer_than_the_category_allows_is_found_as_it_is_typed() -> None:
    draft = ItemDraft("MX1", item_of({**ITEM, "descriptions": []}))
    draft.apply(FieldChange("description", None, "x" * 100))
    for longest, found in ((99, {"description"}), (100, set[str]())):
        category = category_with(max_description_length=longest)
        findings = check_draft(draft, category=category, attributes=(), site=SITE, seller=NEWCOMER)
        assert {one.path for one in findings if one.is_error} == found


@pytest.fixture(scope="module")
def practice(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PracticeMarket]:
    made = PracticeMarket(tmp_path_factory.mktemp("practice"))
    yield made
    made.database.close()


def test_that_every_setting_comes_over_the_wire_as_it_was_sent(practice: PracticeMarket) -> None:
    seen: set[str] = set()
    for item in {one["category_id"]: one for one in practice.items}.values():
        body = practice.get(f"/categories/{item['category_id']}", item["id"])
        assert body["settings"].keys() == SETTINGS
        assert Category.parse(body).to_wire() == body
        seen |= {name for name, value in body["settings"].items() if value not in (None, [])}
    assert SETTINGS - seen <= {
        *("mirror_category", "mirror_master_category", "mirror_slave_categories"),
        *("restrictions", "sub_vertical", "tags"),
    }
