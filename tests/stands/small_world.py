"""A world small enough to know by heart: two sites, five categories, three sellers."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import Any

from app.rules.sites import SiteRules, site_rules

Wire = dict[str, Any]

TOP_SELLER = "1001"  # MX, best reputation, many sales: free shipping is mandatory over 549
OTHER_SELLER = "2001"  # AR
NEW_SELLER = "1002"  # MX, three sales, no reputation yet

LEAF = "MX1010"
CERAMICS = "MX1020"
SERVICES = "MX1030"
BRANCH = "MX1000"
FOREIGN_LEAF = "AR1010"

_TYPES = ("gold_pro", "gold_special", "gold_premium", "gold", "silver", "bronze", "free")
_NAMES = {"gold_pro": "Premium", "gold_special": "Clásica", "free": "Gratuita"}

_SETTINGS: Wire = {
    "adult_content": False,
    "buying_allowed": True,
    "buying_modes": ["buy_it_now", "auction"],
    "coverage_areas": "not_allowed",
    "currencies": ["MXN"],
    "item_conditions": ["new", "used", "not_specified"],
    "listing_allowed": True,
    "max_description_length": 50000,
    "max_title_length": 60,
    "max_sub_title_length": 70,
    "max_pictures_per_item": 6,
    "max_pictures_per_item_var": 4,
    "maximum_price": None,
    "minimum_price": Decimal("5"),
    "price": "required",
    "stock": "required",
    "seller_contact": "not_allowed",
    "shipping_modes": ["me2", "custom", "not_specified"],
    "shipping_options": ["carrier", "custom"],
    "shipping_profile": "optional",
    "restrictions": [],
    "tags": [],
}

_VALUES = [{"id": "101", "name": "Rojo"}, {"id": "102", "name": "Azul"}]
_ATTRIBUTES: list[Wire] = [
    {
        "id": "BRAND",
        "name": "Marca",
        "value_type": "string",
        "value_max_length": 40,
        "tags": {"required": True},
    },
    {"id": "PAGES", "name": "Páginas", "value_type": "number", "tags": {}},
    {
        "id": "WEIGHT",
        "name": "Peso",
        "value_type": "number_unit",
        "allowed_units": [{"id": "g", "name": "g"}, {"id": "kg", "name": "kg"}],
        "default_unit": "g",
        "tags": {},
    },
    {
        "id": "COLOR",
        "name": "Color",
        "value_type": "list",
        "values": _VALUES,
        "tags": {"allow_variations": True, "defines_picture": True},
    },
    {
        "id": "SIZE",
        "name": "Talle",
        "value_type": "list",
        "values": [{"id": "201", "name": "S"}, {"id": "202", "name": "M"}],
        "tags": {"allow_variations": True},
    },
    {
        "id": "WASHABLE",
        "name": "Lavable",
        "value_type": "boolean",
        "values": [{"id": "242085", "name": "Sí"}, {"id": "242084", "name": "No"}],
        "tags": {},
    },
]


def _category(category_id: str, name: str, **settings: object) -> Wire:
    return {
        "id": category_id,
        "name": name,
        "picture": None,
        "permalink": None,
        "total_items_in_this_category": 0,
        "path_from_root": [{"id": category_id, "name": name}],
        "children_categories": [],
        "attribute_types": "variations",
        "meta_categ_id": None,
        "attributable": True,
        "settings": {**_SETTINGS, **settings},
    }


def _user(user_id: str, site_id: str, nickname: str, level: str | None, sales: int) -> Wire:
    return {
        "id": int(user_id),
        "nickname": nickname,
        "registration_date": "2019-03-01T10:00:00.000Z",
        "country_id": site_id,
        "site_id": site_id,
        "permalink": f"{{base_url}}/perfil/{nickname}",
        "points": sales,
        "user_type": "normal",
        "tags": ["normal"],
        "address": {"city": "Puebla", "state": "Puebla"},
        "seller_experience": "advanced",
        "first_name": "Ana",
        "last_name": "Prueba",
        "email": f"{nickname.lower()}@example.com",
        "identification": {"identification_type": "RFC", "identification_number": "XAXX010101"},
        "phone": {"area_code": "222", "number": "5550101", "verified": True},
        "credit": {"consumed": Decimal("1.5"), "credit_level_id": "A"},
        "personal_information": {"first_name": "Ana"},
        "status": {
            "site_status": "active",
            "list": {"allow": True, "codes": []},
            "buy": {"allow": True, "codes": [], "immediate_payment": "optional"},
            "sell": {"allow": True, "codes": []},
        },
        "seller_reputation": {
            "level_id": level,
            "power_seller_status": None,
            "transactions": {
                "period": "historic",
                "total": sales,
                "completed": sales,
                "canceled": 0,
                "ratings": {"positive": 1, "negative": 0, "neutral": 0},
            },
        },
        "buyer_reputation": {"tags": []},
    }


class SmallWorld:
    """The wire objects a test store is filled from."""

    sites = (site_rules("MX"), site_rules("AR"))
    other_listings = 20

    def site_body(self, site: SiteRules) -> Wire:
        return {"id": site.id, "name": site.country}

    def orders(self, seller: Wire, count: int) -> Iterator[Wire]:
        return iter(())

    def questions(self, seller: Wire, count: int) -> Iterator[Wire]:
        return iter(())

    def free_methods(self, site_id: str) -> tuple[int, ...]:
        return (501345,) if site_id == "MX" else ()

    def listing_types(self, site_id: str) -> list[Wire]:
        return [
            {"site_id": site_id, "id": kind, "name": _NAMES.get(kind, kind.title())}
            for kind in _TYPES
        ]

    def coverage_areas(self, site_id: str) -> list[Wire]:
        return [
            {"id": f"{site_id}-ALL", "description": "Todo", "zone": "todo", "type": "country"},
            {"id": f"{site_id}-PUE", "description": "Puebla", "zone": "sur", "type": "state"},
        ]

    def currencies(self) -> list[Wire]:
        return [
            {"id": "MXN", "symbol": "$", "description": "Peso mexicano", "decimal_places": 2},
            {"id": "ARS", "symbol": "$", "description": "Peso argentino", "decimal_places": 2},
        ]

    def categories(self) -> list[Wire]:
        return [
            _category(BRANCH, "Todo", listing_allowed=False),
            _category(LEAF, "Camisas"),
            _category(CERAMICS, "Cerámicas"),
            _category(
                SERVICES,
                "Servicios",
                buying_modes=["classified"],
                coverage_areas="optional",
                seller_contact="optional",
                stock="optional",
                shipping_modes=["not_specified"],
            ),
            _category(FOREIGN_LEAF, "Camisas", currencies=["ARS"]),
        ]

    def attributes(self, category_id: str) -> list[Wire]:
        if category_id == CERAMICS:
            units = [{"id": "m²", "name": "m²"}]
            return [
                {
                    "id": "YIELD_OF_SALES_UNIT",
                    "name": "Rendimiento",
                    "value_type": "number_unit",
                    "allowed_units": units,
                    "tags": {},
                }
            ]
        return [] if category_id in (BRANCH, SERVICES) else _ATTRIBUTES

    def standard_dimensions(self, category_id: str) -> str | None:
        return "10x20x30,800" if category_id == LEAF else None

    def sellers(self) -> list[Wire]:
        return [
            _user(TOP_SELLER, "MX", "TOPE", "5_green", 900),
            _user(NEW_SELLER, "MX", "NUEVA", None, 3),
            _user(OTHER_SELLER, "AR", "OTRA", "3_yellow", 40),
        ]

    def items(self, seller: Wire, count: int) -> Iterator[Wire]:
        site = seller["site_id"]
        for number in range(count):
            yield stored_item(f"{site}{seller['id']}{number:05d}", seller, number)


def stored_item(item_id: str, seller: Wire, number: int) -> Wire:
    """An active Clásica listing with two pictures, five in stock and nothing sold."""
    site = seller["site_id"]
    moment = f"2026-01-{number // 1440 % 28 + 1:02d}T{number // 60 % 24:02d}:{number % 60:02d}"
    pictures = [f"{item_id}-a", f"{item_id}-b"]
    return {
        "id": item_id,
        "site_id": site,
        "seller_id": seller["id"],
        "title": f"Camisa número {number}",
        "category_id": f"{site}1010",
        "price": Decimal("150.50") + number % 50,
        "currency_id": "MXN" if site == "MX" else "ARS",
        "initial_quantity": 5,
        "available_quantity": 5,
        "sold_quantity": 0,
        "buying_mode": "buy_it_now",
        "condition": "new",
        "listing_type_id": "gold_special",
        "status": "active",
        "sub_status": [],
        "tags": [],
        "date_created": f"{moment}:00.000Z",
        "last_updated": f"{moment}:30.000Z",
        "start_time": f"{moment}:00.000Z",
        "stop_time": f"2046{moment[4:]}:00.000Z",
        "descriptions": [{"id": f"{item_id}-d", "plain_text": "Una camisa"}],
        "permalink": f"{{base_url}}/articulo/{item_id}",
        "thumbnail": f"{{base_url}}/pictures/{pictures[0]}-thumbnail.jpg",
        "secure_thumbnail": f"{{base_url}}/pictures/{pictures[0]}-thumbnail.jpg",
        "pictures": [
            {
                "id": picture,
                "url": f"{{base_url}}/pictures/{picture}-mid-size.jpg",
                "secure_url": f"{{base_url}}/pictures/{picture}-mid-size.jpg",
                "size": "500x500",
                "max_size": "1200x1200",
            }
            for picture in pictures
        ],
        "attributes": [
            {
                "id": "BRAND",
                "name": "Marca",
                "value_id": None,
                "value_name": "Lino",
                "values": [{"id": None, "name": "Lino"}],
            }
        ],
        "sale_terms": [],
        "variations": [],
        "shipping": {
            "mode": "me2",
            "local_pick_up": False,
            "free_shipping": False,
            "free_methods": [],
            "methods": [],
            "costs": [],
            "dimensions": None,
            "tags": [],
        },
        "seller_contact": {"contact": "Ana", "phone1": "5550101"},
        "seller_custom_field": f"SKU-{number}",
        "accepts_paymentplatform": True,
        "automatic_relist": False,
    }
