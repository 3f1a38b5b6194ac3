"""Wire objects of every resource, made from the resources' own fields."""

from __future__ import annotations

import types
from decimal import Decimal
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

from app.domain import base
from app.domain.base import Resource
from app.domain.error import ErrorBody
from app.domain.models.attribute import AttributeDefinition
from app.domain.models.category import Category
from app.domain.models.coverage_area import CoverageArea
from app.domain.models.currency import Currency
from app.domain.models.item import DescriptionRecord, Item
from app.domain.models.listing_type import ListingType
from app.domain.models.prediction import Prediction
from app.domain.models.shipping import CoverageAnswer, ShippingMode
from app.domain.models.site import Site
from app.domain.models.user import User
from app.domain.paging import SearchPage

RESOURCES: tuple[type[Resource], ...] = (
    Item,
    DescriptionRecord,
    User,
    Category,
    AttributeDefinition,
    CoverageArea,
    ListingType,
    SearchPage,
    CoverageAnswer,
    ShippingMode,
    Prediction,
    ErrorBody,
    Currency,
    Site,
)

TEXT = st.text(st.characters(codec="utf-8"), max_size=8)
NUMBERS = st.integers(-(10**20), 10**20) | st.decimals(
    -(10**6), 10**6, places=3, allow_nan=False, allow_infinity=False
)
MONEY = st.integers(0, 10**15) | st.decimals(
    0, 10**9, places=2, allow_nan=False, allow_infinity=False
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**6), 10**6) | TEXT | MONEY,
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(TEXT, inner, max_size=2),
    max_leaves=3,
)
SCALARS: dict[Any, st.SearchStrategy[Any]] = {
    base.Text: TEXT,
    base.Flag: st.booleans(),
    base.Whole: st.integers(-(10**20), 10**20),
    base.Number: NUMBERS,
    base.Money: MONEY,
    base.Identity: TEXT | st.integers(0, 10**20),
    Any: JSON,
    types.NoneType: st.none(),
}


@cache
def wire_objects(cls: type[Resource]) -> st.SearchStrategy[dict[str, Any]]:
    """Objects as the service may send them: any fields absent or null, and unknown ones added."""
    hints = {
        name: hint
        for name, hint in get_type_hints(cls, include_extras=True).items()
        if name in cls.model_fields
    }
    required = {name for name in hints if cls.model_fields[name].is_required()}
    known = st.fixed_dictionaries(
        {name: _values(hints[name]) for name in required},
        optional={name: _values(hint) for name, hint in hints.items() if name not in required},
    )
    unknown = st.dictionaries(TEXT.map("new_{}".format), JSON, max_size=2)
    return st.builds(lambda one, other: {**other, **one}, known, unknown)


def _values(hint: Any) -> st.SearchStrategy[Any]:
    if hint in SCALARS:
        return SCALARS[hint]
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        return st.one_of(*(_values(branch) for branch in get_args(hint)))
    if origin is tuple:
        return st.lists(_values(get_args(hint)[0]), max_size=2)
    if origin is dict:
        return st.dictionaries(TEXT, JSON, max_size=2)
    assert issubclass(hint, Resource), hint
    return wire_objects(hint)


def same(one: Any, other: Any) -> bool:
    """Equality of JSON values, in which ``true`` is not 1 and a list is not a tuple."""
    if isinstance(one, dict):
        return (
            isinstance(other, dict)
            and one.keys() == other.keys()
            and all(same(one[key], other[key]) for key in one)
        )
    if isinstance(one, list):
        return isinstance(other, list) and len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, (int, Decimal)) and not isinstance(one, bool):
        return isinstance(other, (int, Decimal)) and str(one) == str(other)
    return type(one) is type(other) and one == other
