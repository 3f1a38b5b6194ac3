"""A variation is called by its values, in findings and for people; machines keep the path."""

from __future__ import annotations

import pytest

from app.commands.wording import finding_text
from app.domain.wire_item import item_of
from app.editing.variations.naming import name_at, name_of, named, where_of
from app.rules.findings import Finding

RED = {
    "attribute_combinations": [
        {"id": "COLOR", "name": "Color", "value_id": "52", "value_name": "Rojo"},
        {"id": "SIZE", "name": "Talle", "value_name": "M"},
    ]
}
BLUE = {"attribute_combinations": [{"name": "Tono", "value_id": "7"}]}
BEFORE = item_of({"variations": [{"id": 9, **BLUE}]})
AFTER = item_of({"variations": [{"id": 181, **BLUE}, RED, {}]})


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("variations.1.price", "Rojo, M"),
        ("variations.1", "Rojo, M"),
        ("variations.181.price", "7"),
        ("variations.9", "7"),
        ("variations.2.price", ""),
        ("variations.8.price", ""),
        ("variations", ""),
        ("pictures.1", ""),
    ],
)
def test_that_a_path_is_named_by_the_values_of_its_variation(path: str, name: str) -> None:
    assert name_at(path, AFTER, BEFORE) == name


def test_that_values_without_a_name_are_named_by_their_ids() -> None:
    assert (name_of(RED), name_of(BLUE), name_of({})) == ("Rojo, M", "7", "")


def test_that_a_named_finding_keeps_its_path_and_is_shown_by_its_name() -> None:
    price = Finding.error("variations.1.price", "item.price.invalid", message="x")
    (found,) = named([price], AFTER)
    assert (found.path, found.code) == (price.path, price.code)
    assert where_of(found) == "Rojo, M: price"
    assert finding_text(found).startswith("Rojo, M: price: ")


def test_that_other_findings_stay_as_they_are() -> None:
    others = (Finding.error("price", "x"), Finding.warning("variations.2.price", "y"))
    assert named(others, AFTER) == others
    assert [where_of(one) for one in others] == ["price", "variations.2.price"]
