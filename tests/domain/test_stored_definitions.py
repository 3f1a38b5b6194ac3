"""What was stored reads the same without the models, and what they refuse is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.domain.base import Resource
from app.domain.models.attribute import AllowedUnit, AttributeDefinition, AttributeValue
from app.domain.models.category import Category, CategoryRef, CategorySettings
from app.domain.models.listing_type import ListingType
from app.domain.stored_definitions import (
    StoredCategory,
    StoredCategoryRef,
    StoredDefinition,
    StoredListingType,
    StoredName,
    StoredRecord,
    StoredSettings,
    stored_category,
    stored_definitions,
    stored_listing_types,
)
from app.domain.wire import Unreadable
from tests.stands.wire_values import JSON, wire_objects

PAIRS: tuple[tuple[type[Resource], type[StoredRecord]], ...] = (
    (Category, StoredCategory),
    (CategoryRef, StoredCategoryRef),
    (CategorySettings, StoredSettings),
    (AttributeDefinition, StoredDefinition),
    (AttributeValue, StoredName),
    (AllowedUnit, StoredName),
    (ListingType, StoredListingType),
)
FACTS = ("limits", "path_names", "units", "unit_names", "values_by_id", "values_by_name")


def plain(value: object) -> object:
    """Return a record as a dictionary of its fields, whatever it was read with."""
    if isinstance(value, (Resource, StoredRecord)):
        known = type(value).model_fields if isinstance(value, Resource) else value.FIELDS
        return {name: plain(getattr(value, name)) for name in known}
    if isinstance(value, tuple):
        return tuple(map(plain, value))
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    return value


def read(how: Callable[[object], object], value: object) -> object:
    """Return what ``how`` reads with all that is asked of it, or that it refuses ``value``."""
    try:
        found = how(value)
    except ValueError:
        return "refused"
    facts = {name: plain(getattr(found, name)) for name in FACTS if hasattr(found, name)}
    return plain(found), facts


@pytest.mark.parametrize(("model", "stored"), PAIRS)
def test_that_the_fields_are_those_of_the_models(
    model: type[Resource], stored: type[StoredRecord]
) -> None:
    assert stored.FIELDS.keys() == model.model_fields.keys()
    assert set(stored.NEEDED) == {
        name for name, field in model.model_fields.items() if field.is_required()
    }


@pytest.mark.parametrize(("model", "stored"), PAIRS)
@given(data=st.data())
def test_that_what_was_stored_reads_as_the_models_read_it(
    model: type[Resource], stored: type[StoredRecord], data: st.DataObject
) -> None:
    value: dict[str, Any] = data.draw(wire_objects(model))
    assert read(stored, value) == read(model.parse, value) != "refused"
    # One field with anything in it: both take it, or both refuse it.
    name = data.draw(st.sampled_from(sorted(model.model_fields)))
    spoilt = {**value, name: data.draw(JSON)}
    assert read(stored, spoilt) == read(model.parse, spoilt)


def test_that_lists_and_objects_are_what_they_have_to_be() -> None:
    assert stored_category({"id": "MX1"}).limits.max_title_length is None
    assert [one.id for one in stored_definitions([{"id": "BRAND"}])] == ["BRAND"]
    assert stored_listing_types([]) == ()
    for how in (stored_category, stored_definitions, stored_listing_types):
        for value in (None, "x", 7, {}, [1], [{}]):
            if how is not stored_category and value == {}:
                continue
            with pytest.raises(Unreadable):
                how(value)
