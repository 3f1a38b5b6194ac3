"""Variations: complete, distinct, of the same attributes, each with a picture."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from app.rules.attributes.combinations import combination_of, normalise_combinations
from app.rules.attributes.variations import check_variation_change, check_variations
from tests.rules.samples import ATTRIBUTES, MX, category, codes, variation, varied, without

Found = list[tuple[str, str]]


def found(item: dict[str, Any], **settings: Any) -> Found:
    return codes(
        check_variations(item, category=category(**settings), attributes=ATTRIBUTES, site=MX)
    )


def combined(*entries: dict[str, Any], id_: int = 1, **more: Any) -> dict[str, Any]:
    return variation(id_, "", attribute_combinations=list(entries), **more)


RED = {"id": "COLOR", "value_name": "Rojo"}
BLUE = {"id": "COLOR", "value_id": "52"}
SMALL = {"id": "SIZE", "value_name": "S"}
ENGRAVED = {"name": "Grabado", "value_name": "Ana"}
COMBINATION = "variations.1.attribute_combinations"


@pytest.mark.parametrize("variations", [None, [], ()])
def test_that_a_listing_need_not_have_variations(variations: object) -> None:
    assert found({"variations": variations}) == []


def test_that_good_variations_have_nothing_wrong() -> None:
    assert found(varied()) == []


@pytest.mark.parametrize("variations", ["x", {"id": 1}, [1], [variation(1, "Rojo"), None]])
def test_that_variations_are_a_list_of_objects(variations: object) -> None:
    assert found({"variations": variations}) == [("variations", "item.variations.invalid")]


@pytest.mark.parametrize(
    ("entries", "problems"),
    [
        ([RED], []),
        ([RED, SMALL], []),
        ([RED, ENGRAVED], []),
        ([{"id": "COLOR", "value_name": "Verde agua"}], []),
        ([{"id": "COLOR", "values": [{"id": "51", "name": "Rojo"}]}], []),
        ([], ["combination_required"]),
        (None, ["combination_required"]),
        ([RED, RED], ["combination_invalid"]),
        ([{"id": "COLOR"}], ["combination_invalid"]),
        ([{"id": "COLOR", "value_name": ""}], ["combination_invalid"]),
        ([{"id": "COLOR", "value_name": 5}], ["combination_invalid"]),
        ([{"id": "COLOR", "value_id": 51}], ["combination_invalid"]),
        ([{"id": "COLOR", "value_id": "99"}], ["combination_invalid"]),
        ([{"id": "SIZE", "value_name": "x" * 256}], ["combination_invalid"]),
        ([{"value_name": "S"}], ["combination_invalid"]),
        (["COLOR"], ["combination_invalid"]),
        ([{"id": "BRAND", "value_name": "Acme"}], ["attribute_not_allowed"]),
        ([{"id": "NOBODY", "value_name": "x"}], ["attribute_not_allowed"]),
        (
            [ENGRAVED, {"name": "Forro", "value_name": "Seda"}],
            ["too_many_custom_attributes"],
        ),
        ([{"name": "Grabado", "value_name": "x" * 256}], ["combination_invalid"]),
        ([{"name": "Grabado", "value_id": "5"}], ["combination_invalid"]),
    ],
)
def test_that_a_variation_is_with_own_name_by_texts(entries: Any, problems: list[str]) -> None:
    one = variation(1, "Rojo", attribute_combinations=entries)
    assert found(varied(variations=[one])) == [
        (COMBINATION, f"item.variations.{problem}") for problem in problems
    ]


@pytest.mark.parametrize(
    ("one", "other", "problem"),
    [
        (combined(RED), combined(BLUE, id_=2, picture_ids=["p2"]), None),
        (combined(RED), combined(RED, id_=2), "combination_repeated"),
        (
            combined(RED),
            combined({"id": "COLOR", "value_id": "51"}, id_=2),
            "combination_repeated",
        ),
        (combined(RED, SMALL), combined(SMALL, RED, id_=2), "combination_repeated"),
        (
            combined(SMALL),
            combined({"id": "SIZE", "value_name": " s "}, id_=2),
            "combination_repeated",
        ),
        (combined(RED), combined(RED, SMALL, id_=2), "combination_differs"),
        (combined(RED), combined(SMALL, id_=2), "combination_differs"),
    ],
)
def test_that_variations_differ_in_the_same_attributes(
    one: dict[str, Any], other: dict[str, Any], problem: str | None
) -> None:
    path = "variations.2.attribute_combinations"
    expected = [(path, f"item.variations.{problem}")] if problem else []
    assert found(varied(variations=[one, other])) == expected


def test_that_one_without_a_combination_hides_no_other() -> None:
    none = combined(id_=2, picture_ids=["p2"])
    path = "variations.3.attribute_combinations"
    three = [combined(RED), none, combined(RED, id_=3)]
    assert (path, "item.variations.combination_repeated") in found(varied(variations=three))
    first = [none, combined(RED), combined(RED, id_=3)]
    assert (path, "item.variations.combination_repeated") in found(varied(variations=first))


@pytest.mark.parametrize(
    ("changes", "problems"),
    [
        ({"price": None}, [("price", "item.variations.price_required")]),
        ({"price": -1}, [("price", "item.price.negative")]),
        ({"price": 5}, [("price", "item.price.below_minimum")]),
        ({"price": Decimal("100.001")}, [("price", "item.price.too_many_decimals")]),
        ({"price": "100"}, [("price", "item.price.invalid")]),
        (
            {"available_quantity": None},
            [("available_quantity", "item.variations.quantity_required")],
        ),
        ({"available_quantity": -1}, [("available_quantity", "item.available_quantity.negative")]),
        ({"available_quantity": 0}, []),
        ({"picture_ids": []}, [("picture_ids", "item.variations.picture_required")]),
        ({"picture_ids": None}, [("picture_ids", "item.variations.picture_required")]),
        ({"picture_ids": ["p9"]}, [("picture_ids", "item.variations.picture_unknown")]),
        ({"picture_ids": [5]}, [("picture_ids", "item.variations.picture_unknown")]),
        (
            {"seller_custom_field": "x" * 121},
            [("seller_custom_field", "item.seller_custom_field.too_long")],
        ),
    ],
)
def test_that_each_variation_has_its_price_stock_and_pictures(
    changes: dict[str, Any], problems: Found
) -> None:
    one = variation(1, "Rojo", **changes)
    assert found(varied(variations=[one])) == [
        (f"variations.1.{field}", code) for field, code in problems
    ]


def test_that_a_variation_without_id_is_called_by_its_place() -> None:
    item = varied(variations=[variation(7, "Rojo"), variation(None, "Azul", picture_ids=[])])
    assert found(item) == [("variations.1.picture_ids", "item.variations.picture_required")]


def test_that_the_pictures_of_a_variation_are_limited() -> None:
    pictures = [f"p{number}" for number in range(11)]
    item = varied(
        pictures=[{"id": id_} for id_ in pictures],
        variations=[variation(1, "Rojo", picture_ids=pictures)],
    )
    assert found(item) == [("variations.1.picture_ids", "item.variations.too_many_pictures")]


def test_that_pictures_may_be_called_by_their_source_before_they_have_ids() -> None:
    url = "https://example.com/a.jpg"
    item = varied(pictures=[{"source": url}], variations=[variation(1, "Rojo", url)])
    assert found(item) == []
    assert found(without(varied(variations=[variation(1, "Rojo", "any")]), "pictures")) == []


def test_that_variations_of_one_look_share_their_pictures() -> None:
    small, large = SMALL, {"id": "SIZE", "value_name": "L"}
    same = [
        combined(RED, small, picture_ids=["p1", "p2"]),
        combined(RED, large, id_=2, picture_ids=["p2", "p1"]),
    ]
    assert found(varied(variations=same)) == []
    different = [combined(RED, small), combined(RED, large, id_=2, picture_ids=["p2"])]
    assert found(varied(variations=different)) == [
        ("variations.2.picture_ids", "item.variations.pictures_differ")
    ]


def test_that_a_listing_has_a_hundred_variations_at_most() -> None:
    many = [combined({"id": "SIZE", "value_name": str(n)}, id_=n) for n in range(1, 102)]
    assert found(varied(variations=many[:100])) == []
    assert found(varied(variations=many)) == [("variations", "item.variations.too_many")]


def test_that_an_id_occurs_once() -> None:
    item = varied(variations=[variation(1, "Rojo"), variation(1, "Azul", "p2")])
    assert found(item) == [("variations.1", "item.variations.repeated")]


@pytest.mark.parametrize("mode", ["auction", "classified"])
def test_that_only_a_fixed_price_listing_has_variations(mode: str) -> None:
    assert found(varied(buying_mode=mode)) == [("variations", "item.variations.not_allowed")]


@pytest.mark.parametrize(
    ("types", "allowed"),
    [("variations", True), ("attributes", False), ("none", False), (None, True)],
)
def test_that_a_category_says_whether_it_has_variations(types: str | None, allowed: bool) -> None:
    home = category().model_copy(update={"attribute_types": types})
    findings = list(check_variations(varied(), category=home, attributes=ATTRIBUTES, site=MX))
    assert (not findings) is allowed


@pytest.mark.parametrize(
    ("sold", "sent", "problems"),
    [
        (0, [{"id": 1}, {"id": 2}], []),
        (0, [{"id": "1"}, {"id": "2"}], []),
        (0, [{"id": 1}], [("variations.2", "item.variations.removed")]),
        (0, [{"id": 1}, {"id": 2}, {"id": 3}], [("variations.3", "item.variations.unknown")]),
        (0, [{"id": 1}, {"id": 2}, variation(None, "Verde")], []),
        (0, [{"id": 1}, {"id": 2, "sold_quantity": None}], []),
        (
            0,
            [{"id": 1, "sold_quantity": 7, "price": 20}, {"id": 2}],
            [("variations.1.sold_quantity", "item.field.not_modifiable")],
        ),
        (0, [variation(1, "Verde"), {"id": 2}], []),
        (
            3,
            [variation(1, "Verde"), {"id": 2}],
            [(COMBINATION, "item.variations.combination_not_modifiable")],
        ),
        (3, [variation(1, "ROJO"), {"id": 2}], []),
        (3, [combined(RED, SMALL), {"id": 2}], []),
        (
            3,
            [combined(SMALL), {"id": 2}],
            [(COMBINATION, "item.variations.combination_not_modifiable")],
        ),
        (
            0,
            "x",
            [
                ("variations.1", "item.variations.removed"),
                ("variations.2", "item.variations.removed"),
            ],
        ),
    ],
)
def test_that_an_update_of_variations_is_judged_against_those_there_are(
    sold: int, sent: Any, problems: Found
) -> None:
    before = varied(sold_quantity=sold)
    assert codes(check_variation_change(before, sent, ATTRIBUTES)) == problems


def test_that_a_removed_variation_is_only_a_warning() -> None:
    (finding,) = check_variation_change(varied(), [{"id": 1}], ATTRIBUTES)
    assert not finding.is_error


def test_that_a_combination_is_stored_with_names_and_known_ids() -> None:
    one = combined({"id": "COLOR", "value_name": "rojo"}, SMALL, ENGRAVED)
    stored = normalise_combinations(one, ATTRIBUTES)
    assert stored == [
        {
            "id": "COLOR",
            "name": "Color",
            "value_id": "51",
            "value_name": "Rojo",
            "values": [{"id": "51", "name": "Rojo"}],
        },
        {
            "id": "SIZE",
            "name": "Talla",
            "value_id": None,
            "value_name": "S",
            "values": [{"id": None, "name": "S"}],
        },
        {
            "id": None,
            "name": "Grabado",
            "value_id": None,
            "value_name": "Ana",
            "values": [{"id": None, "name": "Ana"}],
        },
    ]
    again = {"attribute_combinations": stored}
    assert combination_of(again, ATTRIBUTES) == combination_of(one, ATTRIBUTES)
    assert normalise_combinations(again, ATTRIBUTES) == stored
