"""The product of a listing: matching words, attributes, colour and size."""

from __future__ import annotations

from dataclasses import dataclass

from app.domain.shapes import text_of
from app.domain.wire_item import WireItemAttribute, WireItemWarning
from app.service.seeding.listings.attribute_values import wire_attribute
from app.service.seeding.listings.measures import BUCKETS
from app.service.seeding.listings.recipes import ATTRIBUTES, Recipe
from app.service.seeding.seeded_random import Draws
from app.service.stores.practice_pictures import ACCENTS

_OMITTED = 1_100


@dataclass(slots=True)
class Product:
    """One product; ``texts`` fill its title, ``attributes`` are complete wire objects."""

    texts: list[str]
    attributes: list[WireItemAttribute]
    warnings: list[WireItemWarning]
    motif: int
    colour: int
    accent: int
    bucket: int
    code: str
    gaps: int


def pick_product(
    recipe: Recipe, position: int, draws: Draws, condition: WireItemAttribute, *, varied: bool
) -> Product:
    """Choose the product of the listing at a position; variations supply the varying attributes."""
    noun, form, motif = recipe.nouns[draws[3] % len(recipe.nouns)]
    line, mark = recipe.lines[draws[4] % len(recipe.lines)]
    colour, forms = recipe.colours[draws[5] % len(recipe.colours)]
    code = f"{recipe.leaf.code}-{mark}-{position + 1:03d}"
    # A single expression for all attributes, because a million listings have twelve million of
    # them.
    picks = [draws[die] % count for die, count in recipe.choices]
    texts = [
        *(noun, line, forms[form]),
        *[choices[pick] for choices, pick in zip(recipe.texts, picks, strict=True)],
    ]
    wires = [choices[pick] for choices, pick in zip(recipe.wires, picks, strict=True)]
    bucket = draws[6] % BUCKETS
    if recipe.measure_slot >= 0:
        place = recipe.measure_slot
        bucket = picks[place] * BUCKETS // recipe.choices[place][1]
    _, weight, package = recipe.parcels[bucket]
    for place, source, attribute_id in recipe.own:
        match source:
            case "parcel":
                wire = weight if attribute_id == "WEIGHT" else package
            case "noun":
                wire = wire_attribute(attribute_id, noun)
            case "model":
                wire = wire_attribute(attribute_id, f"{line} {100 + draws[7] % 900}")
            case "gtin":
                wire = wire_attribute(attribute_id, gtin(draws[6] * 65536 + draws[7]))
            case "code":
                wire = wire_attribute(attribute_id, code)
            case _:
                wire = condition
        wires[place] = wire
        texts[ATTRIBUTES + place] = text_of(wire["value_name"])
    pattern = draws[29] & 7
    present = recipe.present_varied[pattern] if varied else recipe.present[pattern]
    attributes = [wires[place] for place in present]
    warnings: list[WireItemWarning] = []
    if draws[30] < _OMITTED and weight in attributes:
        attributes.remove(weight)
        warnings.append(_omitted(weight))
    return Product(
        texts,
        attributes,
        warnings,
        motif,
        colour,
        draws[26] % ACCENTS,
        bucket,
        code,
        recipe.gaps[pattern],
    )


def gtin(number: int) -> str:
    """Return a 13-digit bar code of the range for internal use in shops, with its check digit."""
    digits = f"2{number % 10**11:011d}"
    codes = digits.encode()
    # Every second digit counts three times. The twelve codes of a zero among them are 24 * 48.
    total = sum(codes[::2]) + 3 * sum(codes[1::2]) - 24 * 48
    return f"{digits}{-total % 10}"


def _omitted(weight: WireItemAttribute) -> WireItemWarning:
    value = text_of(weight["value_name"]).split(" ", 1)[0]
    return {
        "code": "item.attributes.omitted",
        "message": (
            f'Attribute {weight["id"]} ({weight["name"]}) was omitted: the value "{value}" '
            "has no valid unit. Valid units: g, kg."
        ),
    }
