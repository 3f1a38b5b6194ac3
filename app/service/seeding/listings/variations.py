"""Variations of a listing: colours by sizes, each with its stock, price, code and pictures."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

from app.domain.wire_item import WirePicture, WireVariation
from app.service.seeding.listings.products import Product
from app.service.seeding.listings.recipes import Option, Recipe
from app.service.seeding.seeded_random import Draws
from app.service.stores.practice_pictures import picture_ids, wire_picture


@dataclass(frozen=True, slots=True)
class Family:
    """The variations of one listing, the pictures that they show, and their total stock."""

    variations: list[WireVariation]
    pictures: list[WirePicture]
    quantity: int


def vary(
    recipe: Recipe,
    site_id: str,
    number: int,
    product: Product,
    price: int | Decimal,
    quantity: int,
    draws: Draws,
) -> Family:
    """Return the variations of a listing; with ``quantity`` 0 all of them are sold out.

    Variations of one colour share their pictures, and every variation has a picture.
    """
    outer_slot = recipe.varied_slots[0]
    outer = recipe.slots[outer_slot].options
    outer = _some(outer, 2 + draws[20] % 3, draws[5])
    inner: tuple[Option, ...] | None = None
    if len(recipe.varied_slots) > 1:
        options = recipe.slots[recipe.varied_slots[1]].options
        inner = _some(options, 2 + draws[21] % 3, draws[22])
    shows_colour = recipe.colour_slot in recipe.varied_slots
    colour_is_outer = outer_slot == recipe.colour_slot
    motif, accent = product.motif, product.accent
    each = 1 + draws[23] % 2
    pictures: dict[str, list[str]] = {}

    def pictures_of(option: Option | None) -> list[str]:
        mark = option.text if option is not None else ""
        if mark not in pictures:
            colour = product.colour if option is None else option.colour
            start = sum(len(ids) for ids in pictures.values())
            views = [view * (1 + draws[24] % 3) for view in range(each)]
            pictures[mark] = picture_ids(site_id, motif, colour, accent, views, number, start + 1)
        return pictures[mark]

    variations: list[WireVariation] = []
    total = 0
    for first in outer:
        for second in inner or (None,):
            place = len(variations)
            coloured = (first if colour_is_outer else second) if shows_colour else None
            stock = 0
            if quantity:
                stock = (draws[place % 16] * (place + 3)) % (quantity + 2) if place else quantity
            total += stock
            combination = [first.combination]
            code = f"{product.code}-{first.mark}"
            if second is not None:
                combination.append(second.combination)
                code += second.mark
            variations.append(
                {
                    "id": number * 100 + place + 1,
                    "attribute_combinations": combination,
                    "price": price,
                    "available_quantity": stock,
                    "initial_quantity": stock + draws[(place + 7) % 32] % 40,
                    "sold_quantity": 0,
                    "picture_ids": pictures_of(coloured),
                    "sale_terms": [],
                    "inventory_id": None,
                    "seller_custom_field": code,
                }
            )
    ids = [identifier for group in pictures.values() for identifier in group]
    return Family(variations, [wire_picture(identifier) for identifier in ids], total)


def _some(options: tuple[Option, ...], count: int, start: int) -> tuple[Option, ...]:
    """Return ``count`` adjacent options without repetitions from a list that may repeat options."""
    start %= len(options)
    around = options[start:] + options[:start]
    return tuple({option.text: option for option in around}.values())[:count]
