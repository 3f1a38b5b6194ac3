"""Listings in the shape that real services have them: more fields than named, and fewer values."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

Wire = dict[str, Any]

SELLER = 70123456
SITE = "ZQ"
CATEGORY = "ZQ3025"
CLASSIFIEDS = "ZQ1459"
BARE_CATEGORY = "ZQ9001"
GONE_CATEGORY = "ZQ404404"

USER: Wire = {
    "id": SELLER,
    "nickname": "TIENDA DEL SUR",
    "country_id": "ZQ",
    "site_id": SITE,
    "user_type": "normal",
    "tags": ["normal", "credits_profile"],
    "seller_reputation": {"level_id": "5_green", "transactions": {"completed": 5210}},
}

CATEGORIES: list[Wire] = [
    {
        "id": CATEGORY,
        "name": "Zapatillas",
        "picture": None,
        "path_from_root": [{"id": CATEGORY, "name": "Zapatillas"}],
        "children_categories": [],
        "attribute_types": "variations",
        "settings": {
            "buying_modes": ["buy_it_now", "auction"],
            "currencies": ["ZQD"],
            "item_conditions": ["new", "used", "not_specified"],
            "listing_allowed": True,
            "max_pictures_per_item": 12,
            "max_pictures_per_item_var": 10,
            "max_title_length": 60,
            "price": "required",
            "stock": "required",
            "shipping_modes": ["me1", "custom", "me2", "not_specified"],
            "status": "enabled",
        },
        "channels_settings": [{"channel": "proximity", "settings": {"minimum_price": None}}],
    },
    {
        "id": CLASSIFIEDS,
        "name": "Inmuebles",
        "children_categories": [],
        "attribute_types": "attributes",
        "settings": {
            "buying_modes": ["classified"],
            "currencies": ["ZQD", "USD"],
            "item_conditions": ["used", "new"],
            "listing_allowed": True,
            "max_title_length": 60,
            "price": "required",
            "stock": "optional",
            "seller_contact": "required",
            "shipping_modes": ["not_specified"],
        },
    },
    {
        # As it stands in old trees: with few settings, and no currencies.
        "id": BARE_CATEGORY,
        "name": "Otros",
        "children_categories": [],
        "settings": {"listing_allowed": True, "buying_modes": ["buy_it_now"]},
    },
]

DEFINITIONS: list[Wire] = [
    {
        "id": "BRAND",
        "name": "Marca",
        "tags": {"catalog_required": True, "required": True},
        "hierarchy": "PARENT_PK",
        "value_type": "string",
        "value_max_length": 255,
        "values": [{"id": "14671", "name": "Norte"}],
        "attribute_group_id": "OTHERS",
        "attribute_group_name": "Otros",
    },
    {
        "id": "COLOR",
        "name": "Color",
        "tags": {"allow_variations": True, "defines_picture": True},
        "value_type": "string",
        "values": [{"id": "52049", "name": "Negro"}, {"id": "52055", "name": "Blanco"}],
    },
    {
        "id": "SIZE",
        "name": "Talle",
        "tags": {"allow_variations": True},
        "value_type": "string",
    },
    {
        "id": "ITEM_CONDITION",
        "name": "Condición del ítem",
        "tags": {"hidden": True, "read_only": True},
        "value_type": "list",
        "values": [{"id": "2230284", "name": "Nuevo"}],
    },
    {
        "id": "GENDER",
        "name": "Género",
        "tags": {"fixed": True},
        "value_type": "list",
        "values": [{"id": "339666", "name": "Mujer"}],
    },
    {
        "id": "WEIGHT",
        "name": "Peso",
        "tags": {},
        "value_type": "number_unit",
        "allowed_units": [{"id": "g", "name": "g"}, {"id": "kg", "name": "kg"}],
        "default_unit": "g",
    },
]


def _attribute(id_: str, name: str, value_id: str | None, value_name: str | None) -> Wire:
    return {
        "id": id_,
        "name": name,
        "value_id": value_id,
        "value_name": value_name,
        "value_struct": None,
        "values": [{"id": value_id, "name": value_name, "struct": None}],
        "attribute_group_id": "OTHERS",
        "attribute_group_name": "Otros",
        "source": 4729,
    }


def _picture(id_: str) -> Wire:
    host = "pictures.example"
    return {
        "id": id_,
        "url": f"http://{host}/D_{id_}-O.jpg",
        "secure_url": f"https://{host}/D_{id_}-O.jpg",
        "size": "500x500",
        "max_size": "1200x1200",
        "quality": "",
    }


PLAIN: Wire = {
    "id": "ZQ600000001",
    "site_id": SITE,
    "title": "Zapatillas De Lona Clásicas",
    "subtitle": None,
    "seller_id": SELLER,
    "category_id": CATEGORY,
    "official_store_id": None,
    "price": 23500,
    "base_price": 23500,
    "original_price": None,
    "currency_id": "ZQD",
    "initial_quantity": 12,
    "available_quantity": 7,
    "sold_quantity": 5,
    "sale_terms": [
        {
            "id": "WARRANTY_TYPE",
            "name": "Tipo de garantía",
            "value_id": "2230280",
            "value_name": "Garantía del vendedor",
            "value_struct": None,
            "values": [{"id": "2230280", "name": "Garantía del vendedor", "struct": None}],
        },
        {"id": "MANUFACTURING_TIME", "name": "Demora", "value_id": None, "value_name": None},
    ],
    "buying_mode": "buy_it_now",
    "listing_type_id": "gold_special",
    "start_time": "2026-01-05T11:20:31.000Z",
    "stop_time": "2046-01-05T04:00:00.000Z",
    "end_time": "2046-01-05T04:00:00.000Z",
    "expiration_time": "2046-01-05T04:00:00.000Z",
    "condition": "new",
    "permalink": "http://articulo.example/ZQ-600000001-zapatillas-_JM",
    "thumbnail": "http://pictures.example/D_771-I.jpg",
    "thumbnail_id": "771",
    "secure_thumbnail": "https://pictures.example/D_771-I.jpg",
    "pictures": [_picture("771-A_032020"), _picture("772-B_032020")],
    "video_id": None,
    "descriptions": [{"id": "ZQ600000001-1582740000", "plain_text": "De lona."}],
    "accepts_paymentplatform": True,
    "non_paymentplatform_payment_methods": [],
    "shipping": {
        "mode": "me2",
        "methods": [],
        "tags": ["self_service_in"],
        "dimensions": None,
        "local_pick_up": True,
        "free_shipping": False,
        "logistic_type": "drop_off",
        "store_pick_up": False,
    },
    "international_delivery_mode": "none",
    "seller_address": {
        "city": {"name": "Colonia", "id": "ZQ-C1"},
        "state": {"id": "ZQ-S", "name": "Sur"},
        "country": {"id": "ZQ", "name": "Zeta"},
        "search_location": {"neighborhood": {"id": "", "name": ""}},
        "id": 1015,
    },
    "seller_contact": None,
    "location": {},
    "geolocation": {"latitude": -34.5, "longitude": -58.375},
    "coverage_areas": [],
    "attributes": [
        _attribute("BRAND", "Marca", None, "Del Sur"),
        _attribute("ITEM_CONDITION", "Condición del ítem", "2230284", "Nuevo"),
        _attribute("GENDER", "Género", "339666", "Mujer"),
        _attribute("WEIGHT", "Peso", None, "0.4 kilos"),
        _attribute("MODEL_YEAR", "Año", "-1", None),
        {"id": "LINE", "name": "Línea", "value_id": None, "value_name": None, "values": []},
    ],
    "warnings": [{"code": "item.price.low", "message": "The price is low"}],
    "listing_source": "",
    "variations": [],
    "status": "active",
    "sub_status": [],
    "tags": ["good_quality_picture", "cart_eligible", "immediate_payment"],
    "warranty": "Garantía del vendedor: 30 días",
    "catalog_product_id": None,
    "domain_id": "ZQ-SNEAKERS",
    "parent_item_id": None,
    "differential_pricing": None,
    "deal_ids": ["ZQ1821"],
    "automatic_relist": False,
    "date_created": "2026-01-05T11:20:32.000Z",
    "last_updated": "2026-03-02T21:06:14.123Z",
    "health": 0.8,
    "catalog_listing": False,
    "channels": ["marketplace", "proximity"],
    "seller_custom_field": "SUR-1",
    "bundle": None,
}


def _like(number: int, **changes: Any) -> Wire:
    item = deepcopy(PLAIN)
    item |= {"id": f"ZQ60000{number:04d}", "descriptions": [], "warnings": []}
    return {**item, **changes}


def _variation(id_: int, colour: tuple[str, str], size: str, stock: int, **more: Any) -> Wire:
    return {
        "id": id_,
        "attribute_combinations": [
            {
                "id": "COLOR",
                "name": "Color",
                "value_id": colour[0],
                "value_name": colour[1],
                "values": [{"id": colour[0], "name": colour[1], "struct": None}],
            },
            {"id": None, "name": "Horma", "value_id": None, "value_name": size},
            {"id": "FIT", "name": "Calce", "value_id": "9", "value_name": "Ancho"},
        ],
        "available_quantity": stock,
        "sold_quantity": 2,
        "sale_terms": [],
        "picture_ids": ["771-A_032020"],
        "seller_custom_field": None,
        "catalog_product_id": None,
        "item_relations": [],
        "user_product_id": None,
        **more,
    }


_BLACK, _WHITE = ("52049", "Negro"), ("52055", "Blanco")
VARIED = _like(
    2,
    available_quantity=9,
    variations=[_variation(81, _BLACK, "S", 4), _variation(82, _WHITE, "M", 3)],
)
PRICED = _like(
    3,
    price=23500,
    available_quantity=7,
    variations=[
        _variation(83, _BLACK, "S", 4, price=25000),
        _variation(84, _WHITE, "M", 3, price=24900),
    ],
)
CLOSED = _like(4, status="closed", sub_status=["expired"], available_quantity=0)
CLOSED_VARIED = _like(5, status="closed", variations=[_variation(85, _BLACK, "S", 4)])
HOUSE = _like(
    6,
    category_id=CLASSIFIEDS,
    buying_mode="classified",
    listing_type_id="gold_premium",
    price=120000,
    currency_id="USD",
    available_quantity=1,
    sold_quantity=0,
    shipping={"mode": "not_specified", "methods": [], "tags": [], "logistic_type": None},
    location={
        "address_line": "Calle 9 1550",
        "zip_code": "",
        "neighborhood": {"id": "ZQ-N", "name": "Centro"},
        "city": {"id": "ZQ-C1", "name": "Colonia"},
        "open_hours": "9 a 18",
        "latitude": -34.61,
        "longitude": -58.41,
    },
    seller_contact={
        "contact": "Lucía",
        "other_info": "",
        "area_code": "11",
        "phone": "5550101",
        "country_code": "54",
        "webpage": "",
    },
    attributes=[_attribute("ROOMS", "Ambientes", None, "3")],
    health=None,
)
AUCTION = _like(7, buying_mode="auction", price=1500, base_price=1000, sold_quantity=0)
PAUSED = _like(8, status="paused", sub_status=["out_of_stock"], available_quantity=0)
BY_HAND = _like(9, status="paused", sub_status=[])
REVIEWED = _like(10, status="under_review", sub_status=["waiting_for_patch"], health=None)
WAITING = _like(11, status="not_yet_active", start_time="2030-01-01T00:00:00.000Z")
GONE = _like(12, category_id=GONE_CATEGORY, domain_id="ZQ-OLD")
BARE = _like(
    13,
    category_id=BARE_CATEGORY,
    pictures=[],
    attributes=[],
    sale_terms=[],
    thumbnail="",
    secure_thumbnail=None,
    sold_quantity=0,
    geolocation=None,
    shipping={"mode": "custom", "tags": [], "costs": [{"description": "Moto", "cost": "10"}]},
)
HALF: Wire = {"id": "ZQ600000014", "seller_id": SELLER, "site_id": SITE, "title": "A medias"}

ITEMS: tuple[Wire, ...] = (
    *(PLAIN, VARIED, PRICED, CLOSED, CLOSED_VARIED, HOUSE, AUCTION, PAUSED, BY_HAND),
    *(REVIEWED, WAITING, GONE, BARE, HALF),
)
"""One listing of every kind, as services answer them; none of them has prices where real ones
have none."""

FILES: dict[str, Any] = {
    "sites.json": [{"id": SITE, "name": "Zeta"}],
    "categories.json": CATEGORIES,
    f"attributes/{CATEGORY}.json": DEFINITIONS,
    "users.json": [USER],
    "items.jsonl": list(ITEMS),
}
"""They as the files of a world."""
