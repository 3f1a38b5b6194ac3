"""A small catalog with every kind of cell: formulas, lists, numbers, units, variations."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from app.engine.queries.query import Where, parse_where
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.listing_rows import ItemRow

SELLER = "1001"
TABLES, CHAIRS = "MX1010", "MX1020"
NAMES = {TABLES: "Mesas/y: bancos [todo] de comedor y de cocina", CHAIRS: "Sillas"}
COLOURS = tuple((str(50 + at), f"Color número {at}, con nombre largo") for at in range(40))
SHORT = (("1", "Sí"), ("2", "No"))
RISKY = ("=1+1", "+1", "-1", "@x", "\t=", "＝1", '"=1', "'=1", "=cmd|' /C calc'!A0", "a\r\nb")
DEFINITIONS: list[dict[str, Any]] = [
    {"id": "BRAND", "name": "Marca", "value_type": "string", "tags": {"required": True}},
    {"id": "COLOR", "name": "Color", "value_type": "list", "tags": {"allow_variations": True}},
    {"id": "FOLDS", "name": "Es plegable", "value_type": "boolean"},
    {"id": "PLACES", "name": "Lugares", "value_type": "number"},
    {
        "id": "LENGTH",
        "name": "Largo",
        "value_type": "number_unit",
        "allowed_units": [{"id": "cm", "name": "cm"}, {"id": "m", "name": "m"}],
    },
    {"id": "MATERIALS", "name": "Materiales", "value_type": "list", "tags": {"multivalued": True}},
    {"id": "SEEN", "name": "Visitas", "value_type": "number", "tags": {"read_only": True}},
]
_VALUES = {"COLOR": COLOURS, "FOLDS": SHORT, "MATERIALS": (("7", "Pino"), ("8", "Roble; claro"))}
NOW = datetime(2026, 10, 1, tzinfo=UTC)
ALL: Where = parse_where("", NOW)


def entry(attribute_id: str, *values: tuple[str | None, str | None]) -> dict[str, Any]:
    """An attribute of a listing with these values (id and name)."""
    one = values[0] if len(values) == 1 else (None, ", ".join(str(name) for _, name in values))
    return {
        "id": attribute_id,
        "name": attribute_id.title(),
        "value_id": one[0],
        "value_name": one[1],
        "values": [{"id": key, "name": name} for key, name in values],
    }


def body(number: int, **changes: object) -> dict[str, Any]:
    """A listing as the marketplace has it."""
    return {
        "id": f"MX{1_000_000_000 + number}",
        "site_id": "MX",
        "seller_id": int(SELLER),
        "title": f"Mesa {number}",
        "category_id": TABLES,
        "price": 100 + number,
        "currency_id": "MXN",
        "available_quantity": number,
        "sold_quantity": 0,
        "status": "active",
        "sub_status": [],
        "condition": "new",
        "buying_mode": "buy_it_now",
        "listing_type_id": "gold_special",
        "warranty": "Garantía del vendedor: 30 días",
        "seller_custom_field": f"M-{number}",
        "shipping": {"free_shipping": bool(number % 2)},
        "pictures": [{"id": f"P{number}", "secure_url": f"http://127.0.0.1/p{number}.jpg"}],
        "attributes": [entry("BRAND", (None, "Nogaliva"))],
        "variations": [],
        **changes,
    }


def varied(number: int, **changes: object) -> dict[str, Any]:
    """A listing with two variations."""
    return body(
        number,
        variations=[
            {
                "id": number * 1000 + at,
                "attribute_combinations": [entry("COLOR", COLOURS[at])],
                "price": 250,
                "available_quantity": at,
                "sold_quantity": 0,
                "seller_custom_field": f"M-{number}-{at}",
                "attributes": [],
            }
            for at in range(2)
        ],
        **changes,
    )


def bodies() -> list[dict[str, Any]]:
    """One listing for each thing that a cell can be."""
    several = entry("MATERIALS", *_VALUES["MATERIALS"])
    return [
        *(body(at, title=text) for at, text in enumerate(RISKY, 1)),
        varied(20),
        varied(21, category_id=CHAIRS, seller_custom_field=None),
        body(22, attributes=[entry("COLOR", COLOURS[3]), entry("FOLDS", SHORT[0]), several]),
        body(23, attributes=[entry("PLACES", (None, "4.5")), entry("LENGTH", (None, "99.5 cm"))]),
        body(24, attributes=[entry("PLACES", ("-1", None)), entry("BRAND", (None, "-5 grados"))]),
        body(25, price=None, available_quantity=0, warranty=None, shipping={}, pictures=[]),
        body(26, status="under_review", condition="not_specified", seller_custom_field=None),
        body(27, category_id="MX9999", condition=None, listing_type_id=None),
        body(28, category_id=CHAIRS, title="  de “comillas”;  y, comas  ", attributes=[]),
    ]


def row_of(item: dict[str, Any]) -> ItemRow:
    """The row of the table for a listing."""
    price = item["price"]
    return ItemRow(
        item["id"],
        item["title"],
        item["seller_custom_field"],
        item["status"],
        "",
        None if price is None else int(price * 100),
        item["currency_id"],
        item["available_quantity"],
        item["sold_quantity"],
        None,
        None,
        item["listing_type_id"] or "",
        1_790_000_000_000,
        "",
        bool(item["shipping"].get("free_shipping")),
        item["category_id"],
        len(item["variations"]),
        0,
    )


def fill(path: Path, items: list[dict[str, Any]] | None = None) -> list[dict[str, Any]]:
    """Make the catalog at ``path`` with these listings; answers them."""
    items = bodies() if items is None else items
    writer = CatalogWriter(path)
    writer.put((row_of(item), json.dumps(item).encode()) for item in items)
    for category_id, name in NAMES.items():
        writer.put_document(
            "category", category_id, json.dumps({"id": category_id, "name": name}).encode()
        )
        definitions = [
            {**one, "values": [{"id": k, "name": n} for k, n in _VALUES.get(one["id"], ())]}
            for one in DEFINITIONS
        ]
        writer.put_document("attributes", category_id, json.dumps(definitions).encode())
    writer.put_document("user", SELLER, json.dumps({"id": int(SELLER), "site_id": "MX"}).encode())
    for name, value in (("synced_at", "1"), ("user_id", SELLER), ("site_id", "MX")):
        writer.put_fact(name, value)
    writer.tidy()
    writer.close()
    return items
