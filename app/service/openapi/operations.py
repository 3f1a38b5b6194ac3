"""The parameters, bodies and answers of every route."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from app.domain.models.attribute import AttributeDefinition
from app.domain.models.category import Category
from app.domain.models.coverage_area import CoverageArea
from app.domain.models.currency import Currency
from app.domain.models.item import DescriptionRecord, Item, Picture
from app.domain.models.listing_type import ListingType
from app.domain.models.order import Order
from app.domain.models.prediction import Prediction
from app.domain.models.question import Question
from app.domain.models.shipping import CoverageAnswer, Shipping, ShippingMode
from app.domain.models.user import User
from app.domain.models.variation import Variation
from app.domain.paging import SearchPage
from app.service.endpoints.prediction import MOST_TITLES
from app.service.openapi.parameters import (
    DIMENSIONS,
    FIELDS,
    IDS,
    ITEM_FILTERS,
    ITEM_SORT,
    NUMBER,
    PAGED,
    SCANNED,
    SITE_FILTERS,
    TEXT,
    TITLE,
    VERSION,
    WORDS_OF_SEARCH,
    Parameter,
)
from app.service.openapi.schemas import (
    Schema,
    either,
    elements_of,
    listed,
    object_of,
    ref,
    with_fields,
)

Token = Literal["optional", "required"]

NOTHING: Schema = {}
"""The schema of an answer without a body."""


@dataclass(frozen=True, slots=True)
class Operation:
    """The parameters, bodies and successful answers of one route.

    ``answers`` has the schema of the body by status, ``bodies`` that of the request body by media
    type. ``refusals`` are the statuses in addition to those that every operation may have.
    """

    section: str
    answers: Mapping[int, Schema]
    parameters: tuple[Parameter, ...] = ()
    bodies: Mapping[str, Schema] = field(default_factory=dict)
    body_required: bool = True
    token: Token = "optional"
    refusals: tuple[int, ...] = ()
    media_type: str = "application/json"


def _json(schema: Schema) -> dict[str, Schema]:
    return {"application/json": schema}


def _owned(section: str, answers: Mapping[int, Schema], **more: Any) -> Operation:
    """Return an operation that needs the token of the user who owns the data."""
    return Operation(section, answers, token="required", **more)


def _page_of(schema: Schema, *names: str) -> Schema:
    page = {"allOf": [ref(SearchPage), object_of({"results": listed(schema)})]}
    return with_fields(page, *names) if names else page


_ITEMS, _USERS, _CATEGORIES = "Item endpoints", "Users", "Categories and attributes"
_SEARCH, _SCAN, _SHIPPING = "Search and paging", "Scan search", "Shipping lookups"
_AREAS, _PREDICTION, _OTHER = "Coverage areas", "Category prediction", "Other endpoints"

_SOME_FIELDS = ref(Item)
_ITEM = with_fields(ref(Item), "id", "seller_id")
_WRITTEN = with_fields(ref(Item), "id", "seller_id", "last_updated", "status", "warnings")
_VARIATION = with_fields(ref(Variation), "id", "attribute_combinations", "available_quantity")
_PICTURE = with_fields(ref(Picture), "id", "url", "secure_url")
_RECORD = with_fields(
    ref(DescriptionRecord), "id", "text", "plain_text", "created", "last_updated", "revisions"
)
_END: Schema = {"type": "null"}
_TITLED = object_of(
    {"title": TITLE, "category_from": {"type": ["string", "null"]}}, required=("title",)
)
_DESCRIPTION = {
    "type": "object",
    "properties": {"text": {"type": "string"}, "plain_text": {"type": "string"}},
    "anyOf": [{"required": ["text"]}, {"required": ["plain_text"]}],
}
_NEW_PICTURE = {
    "type": "object",
    "properties": {"source": {"type": "string"}, "id": {"type": "string"}},
    "oneOf": [{"required": ["source"]}, {"required": ["id"]}],
}
_UPLOAD = object_of({"file": {"type": "string", "format": "binary"}}, required=("file",))
_RELIST = object_of(
    {
        "price": {"type": "number", "minimum": 0},
        "available_quantity": {"type": "integer", "minimum": 0},
        "quantity": {"type": "integer", "minimum": 0},
        "listing_type_id": {"type": "string"},
        "variations": listed(ref("VariationForm")),
    }
)
_SHIPPING_OF_ITEM = object_of(
    {
        "item_id": {"type": "string"},
        "shipping": either(ref(Shipping), {"type": "null"}),
        "modes": listed(ref(ShippingMode)),
        "coverage": {"type": "object"},
    },
    required=("item_id", "shipping", "modes", "coverage"),
)
_WARNED = object_of({"warnings": listed(ref("ItemWarning"))}, required=("warnings",))
_SITE_PAGE = _page_of(
    with_fields(ref(Item), "id"),
    *("site_id", "sort", "available_sorts", "filters", "available_filters"),
)

OPERATIONS: Mapping[tuple[str, str], Operation] = {
    # Items
    ("GET", "/items"): Operation(
        _ITEMS, {200: elements_of(_SOME_FIELDS)}, parameters=(IDS, FIELDS)
    ),
    ("GET", "/items/{item_id}"): Operation(_ITEMS, {200: _SOME_FIELDS}, parameters=(FIELDS,)),
    ("POST", "/items"): _owned(_ITEMS, {201: _WRITTEN}, bodies=_json(ref("ItemForm"))),
    ("POST", "/items/validate"): _owned(
        _ITEMS, {200: _WARNED, 204: NOTHING}, bodies=_json(ref("ItemForm"))
    ),
    ("PUT", "/items/{item_id}"): _owned(
        _ITEMS,
        {200: _ITEM},
        parameters=(VERSION,),
        bodies=_json(ref("ItemChanges")),
        refusals=(409,),
    ),
    ("POST", "/items/{item_id}/pictures"): _owned(
        _ITEMS,
        {201: _PICTURE},
        bodies={"application/json": _NEW_PICTURE, "multipart/form-data": _UPLOAD},
    ),
    ("DELETE", "/items/{item_id}/pictures/{picture_id}"): _owned(_ITEMS, {204: NOTHING}),
    ("GET", "/pictures/{name}.jpg"): Operation(
        "Resources and their fields", {200: {"type": "string"}}, media_type="image/jpeg"
    ),
    ("GET", "/items/{item_id}/available_upgrades"): _owned(_ITEMS, {200: listed(ref(ListingType))}),
    ("POST", "/items/{item_id}/listing_type"): _owned(
        _ITEMS,
        {200: _ITEM},
        bodies=_json(object_of({"id": {"type": "string"}}, required=("id",))),
    ),
    ("POST", "/items/{item_id}/relist"): _owned(
        _ITEMS, {201: _WRITTEN}, bodies=_json(_RELIST), body_required=False
    ),
    ("GET", "/items/{item_id}/descriptions"): Operation(_ITEMS, {200: listed(_RECORD)}),
    ("POST", "/items/{item_id}/descriptions"): _owned(
        _ITEMS, {201: _RECORD}, bodies=_json(_DESCRIPTION)
    ),
    ("PUT", "/items/{item_id}/descriptions/{description_id}"): _owned(
        _ITEMS, {200: _RECORD}, bodies=_json(_DESCRIPTION)
    ),
    ("GET", "/items/{item_id}/variations"): Operation(_ITEMS, {200: listed(ref(Variation))}),
    ("POST", "/items/{item_id}/variations"): _owned(
        _ITEMS, {201: _VARIATION}, bodies=_json(ref("VariationForm"))
    ),
    ("GET", "/items/{item_id}/variations/{variation_id}"): Operation(
        _ITEMS, {200: with_fields(ref(Variation), "id")}
    ),
    ("PUT", "/items/{item_id}/variations/{variation_id}"): _owned(
        _ITEMS, {200: _VARIATION}, bodies=_json(ref("VariationForm"))
    ),
    ("DELETE", "/items/{item_id}/variations/{variation_id}"): _owned(_ITEMS, {200: _ITEM}),
    # Users
    ("GET", "/users"): Operation(_USERS, {200: elements_of(ref(User))}, parameters=(IDS,)),
    ("GET", "/users/me"): _owned(_USERS, {200: ref(User)}),
    ("GET", "/users/{user_id}"): Operation(_USERS, {200: ref(User)}),
    ("GET", "/users/:ids={user_ids}"): Operation(_USERS, {200: elements_of(ref(User))}),
    ("GET", "/users/{user_id}/items/search"): _owned(
        _SCAN,
        {200: either(_page_of({"type": "string"}, "seller_id"), _END)},
        parameters=(*SCANNED, WORDS_OF_SEARCH, *ITEM_FILTERS, ITEM_SORT),
    ),
    # Categories and sites
    ("GET", "/categories/{category_id}"): Operation(_CATEGORIES, {200: ref(Category)}),
    ("GET", "/categories/{category_id}/attributes"): Operation(
        _CATEGORIES, {200: listed(ref(AttributeDefinition))}
    ),
    ("GET", "/sites/{site_id}/listing_types"): Operation(
        "Listing types", {200: listed(ref(ListingType))}
    ),
    ("GET", "/sites/{site_id}/coverage_areas"): Operation(_AREAS, {200: listed(ref(CoverageArea))}),
    ("GET", "/coverage_areas/{area_id}"): Operation(_AREAS, {200: ref(CoverageArea)}),
    ("GET", "/sites/{site_id}/category_predictor/predict"): Operation(
        _PREDICTION,
        {200: ref(Prediction)},
        parameters=(
            Parameter("title", "The complete title.", TITLE, required=True),
            Parameter("category_from", "A category of level 1 to stay below.", TEXT),
        ),
    ),
    ("POST", "/sites/{site_id}/category_predictor/predict"): Operation(
        _PREDICTION,
        {200: either(ref(Prediction), listed(either(ref(Prediction), _END)), _END)},
        bodies=_json(either(_TITLED, {**listed(_TITLED), "maxItems": MOST_TITLES})),
    ),
    ("GET", "/currencies"): Operation(_OTHER, {200: listed(ref(Currency))}),
    ("GET", "/currencies/{currency_id}"): Operation(_OTHER, {200: ref(Currency)}),
    # Searches
    ("GET", "/sites/{site_id}/search"): Operation(
        _SEARCH, {200: _SITE_PAGE}, parameters=(WORDS_OF_SEARCH, *PAGED, *SITE_FILTERS)
    ),
    ("GET", "/questions/search"): _owned(
        _SCAN,
        {200: either(_page_of(ref(Question), "seller_id"), _END)},
        parameters=(*SCANNED, Parameter("item", "The item the questions are about.", TEXT)),
    ),
    ("GET", "/orders/search"): _owned(
        _OTHER,
        {200: _page_of(ref(Order), "seller_id")},
        parameters=(
            Parameter("seller", "The seller, who is the caller.", TEXT),
            WORDS_OF_SEARCH,
            Parameter("tags", "Tags that an order has, comma-separated.", TEXT),
            *PAGED,
        ),
    ),
    # Shipping
    ("GET", "/items/{item_id}/shipping/search"): Operation(_ITEMS, {200: _SHIPPING_OF_ITEM}),
    ("GET", "/users/{user_id}/shipping_modes"): Operation(
        _SHIPPING,
        {200: listed(ref(ShippingMode))},
        parameters=(
            Parameter("category_id", "The category of the listing.", TEXT, required=True),
            Parameter("item_price", "Its price.", NUMBER),
        ),
    ),
    ("GET", "/users/{user_id}/shipping_options/free"): Operation(
        _SHIPPING,
        {200: ref(CoverageAnswer)},
        parameters=(
            Parameter("dimensions", "Height x width x length in cm, weight in g.", DIMENSIONS),
            Parameter("item_id", "An item of the user.", TEXT),
        ),
    ),
    ("GET", "/items/{item_id}/shipping_options/free"): Operation(
        _SHIPPING, {200: ref(CoverageAnswer)}
    ),
    ("GET", "/items/shipping_options/free"): Operation(
        _SHIPPING,
        {200: {"type": "object", "additionalProperties": ref(CoverageAnswer)}},
        parameters=(IDS,),
    ),
}
"""The operations, one for each row of the route table."""
