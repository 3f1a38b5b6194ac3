"""What form paths are called: in our words, or in those of the marketplace."""

from __future__ import annotations

import pytest

from app.domain.wire_item import item_of
from app.editing.sentences.field_names import FieldName, field_name

ITEM = item_of(
    {
        "attributes": [{"id": "BRAND", "name": "Marca"}, {"id": "X.Y", "name": ""}],
        "sale_terms": [{"id": "TERM", "name": "Plazo"}],
        "variations": [
            {
                "id": 7,
                "attribute_combinations": [{"id": "COLOR", "name": "Color", "value_name": "Vino"}],
            }
        ],
    }
)


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("price", FieldName("Price", "price")),
        ("shipping.store_pick_up", FieldName("Store pick-up", "shipping.store_pick_up")),
        # What has no name is called as what it is a part of, else as it is.
        ("pictures.2", FieldName("Pictures", "pictures.2")),
        ("something.new", FieldName("", "something.new")),
        ("attributes.BRAND", FieldName("", "Marca")),
        ("attributes.X.Y", FieldName("", "X.Y")),
        ("attributes.SIZE", FieldName("", "SIZE")),
        ("attributes", FieldName("Attributes", "attributes")),
        ("sale_terms.TERM", FieldName("", "Plazo")),
        ("sale_terms.WARRANTY_TIME", FieldName("Warranty time", "sale_terms.WARRANTY_TIME")),
        ("variations", FieldName("Variations", "variations")),
        ("variations.7", FieldName("Variations", "variations", "Vino")),
        ("variations.7.price", FieldName("Price", "price", "Vino")),
        ("variations.7.picture_ids", FieldName("Pictures", "picture_ids", "Vino")),
        ("variations.9.available_quantity", FieldName("Stock", "available_quantity", "9")),
        ("", FieldName("", "")),
    ],
)
def test_that_a_path_has_the_name_of_its_field(path: str, expected: FieldName) -> None:
    assert field_name(path, item_of({}), ITEM) == expected
