"""The practice marketplace's world: complete, the same for a seed, within the rules."""

from __future__ import annotations

import re
from collections import Counter
from datetime import timedelta
from decimal import Decimal

import pytest

from app.domain.identifier import is_identifier
from app.domain.models.attribute import AttributeDefinition
from app.domain.models.category import Category
from app.domain.models.coverage_area import CoverageArea
from app.domain.models.currency import Currency
from app.domain.models.item import Item
from app.domain.models.listing_type import ListingType
from app.domain.models.user import User
from app.domain.timestamps import parse_timestamp
from app.domain.vocabulary import AttributeTag, ListingTypeId, ValueType
from app.rules.findings import Severity
from app.rules.listing import check_listing
from app.rules.offer.durations import stop_time
from app.rules.offer.shipping import free_shipping_mandatory
from app.rules.sellers import standing_of
from app.rules.sites import site_rules
from app.service.seeding.leaves import Leaf
from app.service.seeding.listings import recipes
from app.service.seeding.listings.recipes import Recipe, build_recipe
from app.service.seeding.tree import Tree
from app.service.seeding.world import World, open_world
from app.service.stores.practice_pictures import parse_picture_id

SITE_IDS = ("MX", "AR", "CL", "VE", "UY", "CO")
SAMPLE = 400


@pytest.fixture(scope="module")
def categories(world: World) -> dict[str, Category]:
    return {entry["id"]: Category.parse(entry) for entry in world.categories()}


@pytest.fixture(scope="module")
def definitions(
    world: World, categories: dict[str, Category]
) -> dict[str, list[AttributeDefinition]]:
    return {
        category_id: [AttributeDefinition.parse(entry) for entry in world.attributes(category_id)]
        for category_id in categories
    }


def test_that_a_seed_always_makes_the_same_world_and_another_seed_another(world: World) -> None:
    seller = next(world.sellers())
    again = list(open_world(seed=7, listings=60).items(seller))
    assert list(world.items(seller)) == again
    assert list(open_world(seed=8, listings=60).items(seller)) != again


def test_that_an_item_depends_on_its_position_alone(world: World) -> None:
    seller = next(world.sellers())
    assert list(world.items(seller, 5, first=30)) == list(world.items(seller))[30:35]


def test_that_the_first_seller_is_on_the_site_with_the_threshold_and_has_the_many_listings(
    world: World,
) -> None:
    sellers = list(world.sellers())
    assert tuple(seller["site_id"] for seller in sellers) == SITE_IDS
    assert site_rules(sellers[0]["site_id"]).free_shipping_threshold is not None
    assert standing_of(sellers[0]).is_top_level
    counts = [sum(1 for _ in world.items(seller)) for seller in sellers]
    assert counts == [60, 20, 20, 20, 20, 20]


def test_that_sellers_differ_in_reputation_and_carry_private_fields(world: World) -> None:
    sellers = list(world.sellers())
    levels = [seller["seller_reputation"]["level_id"] for seller in sellers]
    assert len(set(levels)) == 6
    assert None in levels
    for seller in sellers:
        assert User.parse(seller).to_wire() == seller
        assert seller["email"].endswith(".example")


def test_that_every_site_has_a_tree_of_a_hundred_and_fifty_leaves(
    categories: dict[str, Category],
) -> None:
    leaves = Counter(
        category.id[:2] for category in categories.values() if not category.children_categories
    )
    assert set(leaves) == set(SITE_IDS)
    assert min(leaves.values()) >= 150


def test_that_categories_are_whole_and_agree_with_each_other(
    categories: dict[str, Category],
) -> None:
    for category in categories.values():
        assert is_identifier(category.id)
        assert category.path_from_root is not None
        assert category.path_from_root[-1].id == category.id
        unset = set(type(category.limits).model_fields) - category.limits.model_fields_set
        assert not unset, category.id
        children = category.children_categories or ()
        assert category.limits.listing_allowed is (not children)
        for child in children:
            path = categories[child.id].path_from_root or ()
            assert path[:-1] == category.path_from_root
        if children:
            total = sum(child.total_items_in_this_category or 0 for child in children)
            assert category.total_items_in_this_category == total


def test_that_totals_count_the_active_items(world: World, categories: dict[str, Category]) -> None:
    for seller in world.sellers():
        active = Counter(
            item["category_id"] for item in world.items(seller) if item["status"] == "active"
        )
        for category_id, count in active.items():
            assert categories[category_id].total_items_in_this_category == count


def test_that_sites_differ_in_their_settings(categories: dict[str, Category]) -> None:
    settings = {}
    for category in categories.values():
        if category.name == "Llantas":
            settings[category.id[:2]] = category.limits
    assert len(set(settings)) == 6
    assert len({limits.currencies for limits in settings.values()}) == 6
    assert len({limits.max_pictures_per_item for limits in settings.values()}) > 1
    assert len({limits.shipping_modes for limits in settings.values()}) > 1


def test_that_attributes_of_all_five_value_types_and_every_useful_tag_occur(
    definitions: dict[str, list[AttributeDefinition]],
) -> None:
    every = [definition for entries in definitions.values() for definition in entries]
    assert {definition.value_type for definition in every} == set(ValueType)
    tags = {tag for definition in every for tag in definition.tags or {}}
    assert tags >= {
        AttributeTag.REQUIRED,
        AttributeTag.CATALOG_REQUIRED,
        AttributeTag.HIDDEN,
        AttributeTag.READ_ONLY,
        AttributeTag.MULTIVALUED,
        AttributeTag.ALLOW_VARIATIONS,
        AttributeTag.DEFINES_PICTURE,
    }
    for entries in definitions.values():
        relevances = [definition.relevance for definition in entries]
        assert relevances == list(range(1, len(entries) + 1)), "1 is the most relevant"
    for definition in every:
        assert definition.attribute_group_name, definition.id
        if definition.value_type == ValueType.NUMBER_UNIT:
            assert definition.default_unit in definition.units
        if definition.value_type in (ValueType.LIST, ValueType.BOOLEAN):
            ids = [value.id for value in definition.values or ()]
            assert len(ids) == len(set(ids)) > 0, definition.id


def test_that_ceramics_have_the_bulk_sale_attributes_and_do_not_require_them(
    categories: dict[str, Category], definitions: dict[str, list[AttributeDefinition]]
) -> None:
    bulk = {"SALES_UNIT", "YIELD_OF_SALES_UNIT", "WEIGHT_OF_SALES_UNIT"}
    ceramics = [entry for entry in categories.values() if entry.name == "Porcelanatos"]
    assert len(ceramics) == 6
    for category in ceramics:
        known = {definition.id: definition for definition in definitions[category.id]}
        assert known.keys() >= bulk | {"SIDE_A", "SIDE_B", "THICKNESS", "FINISH"}
        assert not any(known[name].is_tagged(AttributeTag.REQUIRED) for name in bulk)


@pytest.mark.parametrize("place", range(6))
def test_that_items_keep_the_rules(
    world: World,
    categories: dict[str, Category],
    definitions: dict[str, list[AttributeDefinition]],
    place: int,
) -> None:
    seller = list(world.sellers())[place]
    site = site_rules(seller["site_id"])
    types = {entry["id"] for entry in world.listing_types(site.id)}
    for item in world.items(seller, SAMPLE):
        findings = check_listing(
            item,
            category=categories[item["category_id"]],
            attributes=definitions[item["category_id"]],
            seller=standing_of(seller),
            site=site,
            listing_types=types,
        )
        errors = [finding for finding in findings if finding.severity is Severity.ERROR]
        # Nothing to sell is what a paused listing may have, and a new one of the same form.
        assert not errors, (item["id"], item["title"], errors)
        # What the marketplace itself sets is all that a seller could not have sent.
        warned = {finding.code for finding in findings}
        assert warned <= {"item.attributes.read_only"}, (item["title"], findings)


@pytest.mark.parametrize("place", range(6))
def test_that_items_are_whole_and_agree_with_themselves(
    world: World, categories: dict[str, Category], place: int
) -> None:
    seller = list(world.sellers())[place]
    seen: set[str] = set()
    codes: set[str] = set()
    for item in world.items(seller, SAMPLE):
        assert Item.parse(item).to_wire() == item
        assert is_identifier(item["id"])
        assert item["id"] not in seen
        seen.add(item["id"])
        code = item["seller_custom_field"]
        assert code is None or code not in codes
        codes.add(code)
        assert item["seller_id"] == seller["id"]
        start, stop = parse_timestamp(item["start_time"]), parse_timestamp(item["stop_time"])
        updated = parse_timestamp(item["last_updated"])
        assert start is not None
        assert stop is not None
        assert updated is not None
        assert updated <= world.now
        if item["status"] != "closed":
            assert stop == stop_time(item["listing_type_id"], start)
            assert stop > world.now
        else:
            assert stop <= world.now
        if item["status"] == "not_yet_active":
            assert world.now < start < world.now + timedelta(days=30)
        if item["sub_status"] == ["out_of_stock"]:
            assert item["available_quantity"] == 0
        if item["original_price"] is not None:
            assert item["original_price"] > item["price"]
        for variation in item["variations"]:
            assert set(variation["picture_ids"]) <= {entry["id"] for entry in item["pictures"]}
        if item["variations"]:
            stock = sum(variation["available_quantity"] for variation in item["variations"])
            assert stock == item["available_quantity"]
        for picture in item["pictures"]:
            assert is_identifier(picture["id"])
            parse_picture_id(picture["id"])
            assert picture["url"] == f"{{base_url}}/pictures/{picture['id']}-mid-size.jpg"
        assert len(item["pictures"]) >= 1
        assert Decimal(0) < item["health"] <= 1
        assert not re.search(r"[{}]|  |[<>]", item["title"]), item["title"]


def test_that_mandatory_free_shipping_is_put_on_marked_and_only_where_it_must_be(
    world: World,
) -> None:
    seller = next(world.sellers())
    site, state = site_rules("MX"), standing_of(seller)
    forced = 0
    for item in world.items(seller, SAMPLE):
        shipping = item["shipping"]
        must = free_shipping_mandatory(item, seller=state, site=site)
        forced += must
        assert ("mandatory_free_shipping" in shipping["tags"]) is must
        if must:
            assert shipping["free_shipping"] is True
            ids = tuple(entry["id"] for entry in shipping["free_methods"])
            assert ids == world.free_methods("MX")
    assert forced > SAMPLE / 4


def test_that_a_shop_of_twenty_has_every_state_a_seller_should_have_seen(world: World) -> None:
    for seller in world.sellers():
        found = {(item["status"], *item["sub_status"]) for item in world.items(seller, 20)}
        assert found >= {
            ("active",),
            ("paused",),
            ("paused", "out_of_stock"),
            ("under_review", "waiting_for_patch"),
            ("closed",),
        }


def test_that_states_and_types_are_in_believable_proportion(world: World) -> None:
    items = list(world.items(next(world.sellers()), 2_042))
    states = Counter(item["status"] for item in items)
    assert 0.86 < states["active"] / len(items) < 0.90
    types = Counter(item["listing_type_id"] for item in items)
    new_model = types["gold_special"] + types["gold_pro"] + types["free"]
    assert new_model / len(items) > 0.9
    modes = Counter(item["buying_mode"] for item in items)
    assert modes.keys() == {"buy_it_now", "classified", "auction"}
    varied = sum(bool(item["variations"]) for item in items)
    assert 0.15 < varied / len(items) < 0.6
    assert 0 < sum(bool(item["warnings"]) for item in items) < len(items) / 20


def test_that_classifieds_say_where_they_are_and_whom_to_call(world: World) -> None:
    areas = {entry["id"] for entry in world.coverage_areas("MX")}
    services = 0
    for item in world.items(next(world.sellers()), 1_000):
        if item["buying_mode"] != "classified":
            assert item["seller_contact"] is None
            continue
        assert item["location"]["state"]["id"] in areas
        assert item["seller_contact"]["phone1"]
        assert set(item["coverage_areas"]) <= areas
        services += bool(item["coverage_areas"])
    assert services


def test_that_listing_types_areas_and_currencies_are_whole(world: World) -> None:
    for site_id in SITE_IDS:
        types = [ListingType.parse(entry) for entry in world.listing_types(site_id)]
        assert {entry.id for entry in types} == set(ListingTypeId)
        names = {entry.id: entry.name for entry in types}
        assert (names["gold_pro"], names["gold_special"]) == ("Premium", "Clásica")
        areas = [CoverageArea.parse(entry) for entry in world.coverage_areas(site_id)]
        assert [area.type for area in areas].count("country") == 1
        assert len({area.id for area in areas}) == len(areas) > 15
    currencies = {Currency.parse(entry).id for entry in world.currencies()}
    assert currencies == {site_rules(site_id).currency_id for site_id in SITE_IDS}


def test_that_only_the_recipes_of_listings_that_are_there_are_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[str] = []

    def counted(leaf: Leaf, tree: Tree, longest_title: int) -> Recipe:
        made.append(tree.leaf_id(leaf))
        return build_recipe(leaf, tree, longest_title)

    monkeypatch.setattr(recipes, "build_recipe", counted)
    world = open_world(seed=7, listings=5)
    seller = next(world.sellers())
    items = list(world.items(seller))
    assert list(world.orders(seller, 5))
    assert list(world.questions(seller, 5))
    assert sorted(made) == sorted({item["category_id"] for item in items})
