"""A category, its attributes, a seller and a good listing, to make cases from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from decimal import Decimal
from typing import Any

from app.domain.models.attribute import AttributeDefinition
from app.domain.models.category import Category
from app.rules.findings import Finding
from app.rules.sellers import SellerStanding
from app.rules.sites import site_rules

MX = site_rules("MX")
CL = site_rules("CL")
NEWCOMER = SellerStanding(None, False, 0, "MX")
TOP = SellerStanding("5_green", False, 400, "MX")

SETTINGS: dict[str, Any] = {
    "listing_allowed": True,
    "max_title_length": 60,
    "max_sub_title_length": 70,
    "max_description_length": 50_000,
    "max_pictures_per_item": 12,
    "max_pictures_per_item_var": 10,
    "minimum_price": 10,
    "maximum_price": 50_000,
    "currencies": ["MXN"],
    "buying_modes": ["buy_it_now", "classified", "auction"],
    "item_conditions": ["new", "used"],
    "price": "required",
    "stock": "required",
    "shipping_modes": ["me2", "custom", "not_specified"],
    "seller_contact": "optional",
    "coverage_areas": "not_allowed",
    "immediate_payment": "required",
}

ATTRIBUTES = tuple(
    AttributeDefinition.parse(definition)
    for definition in (
        {
            "id": "BRAND",
            "name": "Marca",
            "value_type": "string",
            "value_max_length": 40,
            "tags": {"required": True},
            "values": [{"id": "9", "name": "Acme"}],
            "attribute_group_id": "MAIN",
            "attribute_group_name": "Principales",
        },
        {"id": "PIECES", "name": "Piezas", "value_type": "number"},
        {
            "id": "WEIGHT",
            "name": "Peso",
            "value_type": "number_unit",
            "allowed_units": [{"id": "g", "name": "g"}, {"id": "KG", "name": "kg"}],
        },
        {
            "id": "FINISH",
            "name": "Acabado",
            "value_type": "list",
            "tags": {"multivalued": True},
            "values": [{"id": "1", "name": "Mate"}, {"id": "2", "name": "Brillante"}],
        },
        {
            "id": "WASHABLE",
            "name": "Lavable",
            "value_type": "boolean",
            "values": [{"id": "10", "name": "Sí"}, {"id": "11", "name": "No"}],
        },
        {"id": "SEALED", "name": "Sellado", "value_type": "boolean"},
        {
            "id": "COLOR",
            "name": "Color",
            "value_type": "list",
            "tags": {"allow_variations": True, "defines_picture": True},
            "values": [{"id": "51", "name": "Rojo"}, {"id": "52", "name": "Azul"}],
        },
        {
            "id": "SIZE",
            "name": "Talla",
            "value_type": "string",
            "tags": {"allow_variations": True},
        },
        {"id": "GTIN", "name": "Código", "value_type": "string", "tags": {"read_only": True}},
        {"id": "ODD", "name": "Raro", "value_type": "hologram"},
    )
)

ITEM: dict[str, Any] = {
    "site_id": "MX",
    "title": "Mesa plegable de madera",
    "category_id": "MX1",
    "price": Decimal("499.90"),
    "currency_id": "MXN",
    "available_quantity": 5,
    "buying_mode": "buy_it_now",
    "condition": "new",
    "listing_type_id": "gold_special",
    "attributes": [{"id": "BRAND", "value_name": "Acme"}],
    "pictures": [{"id": "p1"}, {"id": "p2"}],
    "shipping": {"mode": "me2", "free_shipping": False},
}

LIVE: dict[str, Any] = {
    **ITEM,
    "id": "MX100",
    "seller_id": 7,
    "status": "active",
    "sub_status": [],
    "sold_quantity": 0,
}


def category(**settings: Any) -> Category:
    return Category.parse(
        {"id": "MX1", "attribute_types": "variations", "settings": {**SETTINGS, **settings}}
    )


def varied(**changes: Any) -> dict[str, Any]:
    """The live listing with two variations."""
    rest = {k: v for k, v in LIVE.items() if k not in ("price", "available_quantity")}
    return {**rest, "variations": [variation(1, "Rojo"), variation(2, "Azul", "p2")], **changes}


def variation(id_: int | None, color: str, picture: str = "p1", **more: Any) -> dict[str, Any]:
    made = {
        "attribute_combinations": [{"id": "COLOR", "value_name": color}],
        "price": 100,
        "available_quantity": 2,
        "picture_ids": [picture],
        **more,
    }
    return made if id_ is None else {"id": id_, **made}


def codes(findings: Iterable[Finding]) -> list[tuple[str, str]]:
    return [(finding.path, finding.code) for finding in findings]


def without(item: Mapping[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in item.items() if name not in names}
