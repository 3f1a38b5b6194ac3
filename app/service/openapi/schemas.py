"""JSON schemas of requests and answers, derived from the domain models."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from pydantic.json_schema import GenerateJsonSchema, models_json_schema

from app.domain.base import Resource
from app.domain.error import ErrorBody, ItemWarning
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
from app.domain.money import MOST_PLACES, WHOLE_DIGITS
from app.domain.paging import SearchPage
from app.service.http.json_body import AMOUNTS, QUANTITIES

Schema = dict[str, Any]

_AMOUNT = rf"^[0-9]{{1,{WHOLE_DIGITS}}}(\.[0-9]{{1,{MOST_PLACES}}})?$"
_PLACE = "#/components/schemas/"

MODELS: tuple[type[Resource], ...] = (
    AttributeDefinition,
    Category,
    CoverageAnswer,
    CoverageArea,
    Currency,
    DescriptionRecord,
    ErrorBody,
    Item,
    ItemWarning,
    ListingType,
    Order,
    Picture,
    Prediction,
    Question,
    SearchPage,
    Shipping,
    ShippingMode,
    User,
    Variation,
)
"""The resources in requests and answers, including everything inside them."""

# Fields that every answer of this marketplace has, whatever world it was filled from.
_ALWAYS: Mapping[str, tuple[str, ...]] = {
    "Cause": ("code", "message"),
    "ErrorBody": ("message", "error", "status", "cause"),
    "ItemWarning": ("code", "message"),
    "Order": ("id", "status", "date_created", "total_amount", "tags", "buyer"),
    "Prediction": ("id", "name", "prediction_probability", "path_from_root", "shipping_modes"),
    "Question": ("id", "item_id", "status"),
    "SearchPage": ("paging", "query", "results"),
    "Paging": ("total", "limit", "offset"),
    "ShippingMode": ("mode", "shipping_attributes"),
    "CoverageAnswer": ("coverage",),
    "CoverageCost": ("list_cost", "currency_id"),
}


def ref(model: type[Resource] | str) -> Schema:
    """Return the reference to a schema of the document."""
    return {"$ref": _PLACE + (model if isinstance(model, str) else model.__name__)}


def listed(schema: Schema) -> Schema:
    """Return the schema of a list."""
    return {"type": "array", "items": schema}


def object_of(properties: Mapping[str, Schema], *, required: tuple[str, ...] = ()) -> Schema:
    """Return the schema of an object with these properties, and maybe others."""
    schema: Schema = {"type": "object", "properties": dict(properties)}
    return {**schema, "required": list(required)} if required else schema


def either(*schemas: Schema) -> Schema:
    """Return the schema of a value that matches any of these."""
    return {"anyOf": list(schemas)}


def with_fields(schema: Schema, *names: str) -> Schema:
    """Return the schema of an object in which these fields are required."""
    return {"allOf": [schema, {"required": list(names)}]}


def elements_of(schema: Schema) -> Schema:
    """Return the schema of a multi-get: a list of resources or error bodies, each with its code."""
    found = object_of({"code": {"const": 200}, "body": schema}, required=("code", "body"))
    refused = object_of(
        {
            "code": {"type": "integer", "minimum": 400, "maximum": 499},
            "body": with_fields(ref(ErrorBody), "id"),
        },
        required=("code", "body"),
    )
    return listed(either(found, refused))


def component_schemas() -> dict[str, Schema]:
    """Return the schemas of all resources, and those of the bodies that create and change them."""
    _, made = models_json_schema(
        [(model, "validation") for model in MODELS],
        ref_template=_PLACE + "{model}",
        schema_generator=_Plain,
    )
    schemas: dict[str, Schema] = {
        name: _without_noise(schema) for name, schema in sorted(made["$defs"].items())
    }
    for name, fields in _ALWAYS.items():
        schemas[name]["required"] = list(fields)
    schemas |= _forms(schemas)
    return schemas


def _forms(schemas: Mapping[str, Schema]) -> dict[str, Schema]:
    """Return the schemas of request bodies, in which a number may be given as text."""
    variation = _lenient(schemas["Variation"])
    item = _lenient(schemas["Item"])
    item["properties"]["variations"] = either(listed(ref("VariationForm")), {"type": "null"})
    item["properties"]["quantity"] = variation["properties"]["available_quantity"]
    creation = deepcopy(item)
    creation["description"] = "What a new listing is made of."
    creation["required"] = [
        *("site_id", "title", "category_id", "price", "currency_id", "available_quantity"),
        *("buying_mode", "listing_type_id", "condition"),
    ]
    item["description"] = "The fields of a listing that are to change."
    return {"ItemChanges": item, "ItemForm": creation, "VariationForm": variation}


def _lenient(schema: Schema) -> Schema:
    form = deepcopy(schema)
    for name in AMOUNTS | QUANTITIES:
        if name in form["properties"]:
            form["properties"][name] = either(
                form["properties"][name],
                {"type": "string", "pattern": _AMOUNT},
            )
    return form


class _Plain(GenerateJsonSchema):
    """A schema generator that adds no title to fields, because it would only repeat their names."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        """Return ``False``."""
        return False


def _without_noise(schema: Any) -> Any:
    """Return a schema without titles and without defaults that mean "absent"."""
    if isinstance(schema, list):
        return [_without_noise(entry) for entry in schema]
    if not isinstance(schema, dict):
        return schema
    clean = {
        name: _without_noise(value)
        for name, value in schema.items()
        if not (name == "default" and value is None)
        and not (name == "title" and isinstance(value, str))
        and not (name == "additionalProperties" and value is True)
    }
    kinds = clean.get("anyOf")
    # "A string or nothing" in the short form.
    if kinds and all(set(kind) == {"type"} and isinstance(kind["type"], str) for kind in kinds):
        clean["type"] = [kind["type"] for kind in kinds]
        del clean["anyOf"]
    return clean
