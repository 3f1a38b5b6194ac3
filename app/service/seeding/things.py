"""What a listing sells: its words, attributes, colour and size, chosen so that they agree."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from app.service.seeding.attribute_values import wire_attribute
from app.service.seeding.measures import BUCKETS
from app.service.seeding.picture_ids import ACCENTS
from app.service.seeding.recipes import ATTRIBUTES, Recipe

Wire = dict[str, Any]
Lot = tuple[int, ...]

_OMITTED = 1_100


@dataclass(slots=True)
class Thing:
    """One thing for sale; ``texts`` fill its title, ``attributes`` are complete wire objects."""

    texts: list[str]
    attributes: list[Wire]
    warnings: list[Wire]
    motif: int
    colour: int
    accent: int
    bucket: int
    code: str
    gaps: int


def pick_thing(recipe: Recipe, position: int, lot: Lot, condition: Wire, *, varied: bool) -> Thing:
    """Choose what the listing at a position sells; when varied, the variations say the rest."""
    noun, form, motif = recipe.nouns[lot[3] % len(recipe.nouns)]
    line, mark = recipe.lines[lot[4] % len(recipe.lines)]
    colour, forms = recipe.colours[lot[5] % len(recipe.colours)]
    code = f"{recipe.leaf.code}-{mark}-{position + 1:03d}"
    texts = [noun, line, forms[form]]
    wires: list[Wire] = []
    bucket = lot[6] % BUCKETS
    own: list[int] = []
    for place, slot in enumerate(recipe.slots):
        options = slot.options
        if not options:
            own.append(place)
            texts.append("")
            wires.append(condition)
            continue
        pick = lot[8 + place % 18] % len(options)
        if place == recipe.colour_slot:
            pick = lot[5] % len(options)
        elif place == recipe.measure_slot:
            bucket = pick * BUCKETS // len(options)
        option = options[pick]
        texts.append(option.text)
        wires.append(option.wire)
    _, weight, package = recipe.parcels[bucket]
    for place in own:
        slot = recipe.slots[place]
        match slot.source:
            case "parcel":
                wires[place] = weight if slot.id == "WEIGHT" else package
            case "noun":
                wires[place] = wire_attribute(slot.id, noun)
            case "model":
                wires[place] = wire_attribute(slot.id, f"{line} {100 + lot[7] % 900}")
            case "gtin":
                wires[place] = wire_attribute(slot.id, gtin(lot[6] * 65536 + lot[7]))
            case "code":
                wires[place] = wire_attribute(slot.id, code)
        texts[ATTRIBUTES + place] = wires[place]["value_name"]
    pattern = lot[29] & 7
    present = recipe.present_varied[pattern] if varied else recipe.present[pattern]
    attributes = [wires[place] for place in present]
    warnings: list[Wire] = []
    if lot[30] < _OMITTED and weight in attributes:
        attributes.remove(weight)
        warnings.append(_omitted(weight))
    return Thing(
        texts,
        attributes,
        warnings,
        motif,
        colour,
        lot[26] % ACCENTS,
        bucket,
        code,
        recipe.gaps[pattern],
    )


def gtin(number: int) -> str:
    """Return a 13-digit bar code of the range kept for use inside shops, with its check digit."""
    digits = f"2{number % 10**11:011d}"
    total = sum(int(digit) * (3 if place & 1 else 1) for place, digit in enumerate(digits))
    return f"{digits}{-total % 10}"


def _omitted(weight: Wire) -> Wire:
    value = weight["value_name"].split(" ", 1)[0]
    return {
        "code": "item.attributes.omitted",
        "message": (
            f'Attribute {weight["id"]} ({weight["name"]}) was omitted: the value "{value}" '
            "has no valid unit. Valid units: g, kg."
        ),
    }
