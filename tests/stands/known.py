"""What the tests know of the practice world: its sellers, and where what can be listed."""

from __future__ import annotations

from functools import cache
from itertools import count
from typing import Any

from app.service.seeding.world import World, open_world

Wire = dict[str, Any]

LISTINGS = 1_100
"""Listings of the Mexican seller: more than offsets reach."""

TOP = "210413377"  # MX, best reputation, tens of thousands of sales
ARGENTINE = "187530926"
CHILEAN = "264908115"
VENEZUELAN = "231774480"
NEWCOMER = "305216648"  # UY, three sales, no level yet
COLOMBIAN = "198865203"
SITE_OF = {
    TOP: "MX",
    ARGENTINE: "AR",
    CHILEAN: "CL",
    VENEZUELAN: "VE",
    NEWCOMER: "UY",
    COLOMBIAN: "CO",
}
CURRENCY_OF = {"MX": "MXN", "AR": "ARS", "CL": "CLP", "VE": "VES", "UY": "UYU", "CO": "COP"}
BAD_TOKENS = ("x", "APP-", f"TG-{TOP}-{'0' * 32}", f"APP-{TOP}-{'g' * 32}")

_numbers = count(1)


@cache
def world() -> World:
    return open_world(1, LISTINGS)


@cache
def categories(site_id: str) -> tuple[Wire, ...]:
    return tuple(one for one in world().categories() if one["id"].startswith(site_id))


@cache
def definitions(category_id: str) -> tuple[Wire, ...]:
    return tuple(world().attributes(category_id))


def leaf(site_id: str, *attributes: str, mode: str = "buy_it_now", **settings: object) -> Wire:
    """The first category of a site that takes listings like these, for at most 500 a piece."""
    for one in categories(site_id):
        found = one["settings"]
        ids = {definition["id"] for definition in definitions(one["id"])}
        if (
            found["listing_allowed"]
            and not one["children_categories"]
            and mode in found["buying_modes"]
            and ids >= set(attributes)
            and all(found[name] == value for name, value in settings.items())
        ):
            return one
    raise LookupError(f"no category of {site_id} with {attributes} and {settings}")


def form(seller: str = NEWCOMER, category: Wire | None = None, **changes: object) -> Wire:
    """A creation form that is valid, with some fields changed; ``None`` takes one out."""
    site_id = SITE_OF[seller]
    category = category or leaf(site_id, "COLOR")
    settings = category["settings"]
    whole: Wire = {
        "site_id": site_id,
        "title": f"Prueba número {next(_numbers)}",
        "category_id": category["id"],
        "price": max(300, settings["minimum_price"] or 0),
        "currency_id": CURRENCY_OF[site_id],
        "available_quantity": 4,
        "buying_mode": settings["buying_modes"][0],
        "listing_type_id": "gold_special",
        "condition": settings["item_conditions"][0],
        "description": "Una prueba.",
        "pictures": [{"source": "https://example.com/a.jpg"}],
        "attributes": [filled(one) for one in definitions(category["id"]) if _is_asked(one)],
        "shipping": {"mode": settings["shipping_modes"][0]},
        "seller_contact": {"contact": "Ana"} if settings["seller_contact"] == "required" else None,
        **changes,
    }
    return {key: value for key, value in whole.items() if value is not None}


def _is_asked(definition: Wire) -> bool:
    return "required" in definition["tags"]


def filled(definition: Wire) -> Wire:
    """An attribute with a value that its definition takes."""
    values = definition.get("values")
    if values and values[0]["id"] is not None:
        return {"id": definition["id"], "value_id": values[0]["id"]}
    match definition["value_type"]:
        case "number":
            text = "5"
        case "number_unit":
            text = f"5 {definition['allowed_units'][0]['name']}"
        case _:
            text = "Prueba"
    return {"id": definition["id"], "value_name": text}


def variation(category: Wire, place: int = 0, **changes: object) -> Wire:
    """A variation by colour, the ``place``-th one, with the picture of the form."""
    colours = next(one for one in definitions(category["id"]) if one["id"] == "COLOR")["values"]
    return {
        "attribute_combinations": [{"id": "COLOR", "value_name": colours[place]["name"]}],
        "price": 300,
        "available_quantity": 2,
        "picture_ids": ["https://example.com/a.jpg"],
        **changes,
    }


def service_form(seller: str = NEWCOMER, **changes: object) -> Wire:
    """A creation form of a classified that may have coverage areas."""
    category = leaf(SITE_OF[seller], mode="classified", coverage_areas="optional")
    return form(seller, category, **{"listing_type_id": "gold", **changes})


def varied_leaf(site_id: str) -> Wire:
    """A category whose listings may have variations by colour."""
    for one in categories(site_id):
        colour = next((d for d in definitions(one["id"]) if d["id"] == "COLOR"), None)
        if colour and "allow_variations" in colour["tags"] and one["settings"]["listing_allowed"]:
            return one
    raise LookupError("nothing varies by colour")


def varied_form(seller: str = NEWCOMER, places: int = 2, **changes: object) -> Wire:
    """A creation form with variations by colour."""
    category = varied_leaf(SITE_OF[seller])
    variations = [variation(category, place) for place in range(places)]
    own = {"price": None, "available_quantity": None, "variations": variations}
    return form(seller, category, **{**own, **changes})
