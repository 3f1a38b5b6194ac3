"""Attribute definitions of a category in wire format."""

from __future__ import annotations

from functools import cache

from app.domain.wire_category import WireAttributeDefinition
from app.service.seeding.leaves import AttributeLine, Leaf
from app.service.seeding.listings.attribute_values import (
    group_name,
    known_attribute,
    lines_of,
    named_values,
    values_of,
)
from app.service.seeding.practice_sites import PracticeSite
from app.service.seeding.tree import load_tree

LONGEST_VALUE = 255
"""The maximum length of a value if the library does not define it."""


@cache
def definitions_of(site_id: str, category_id: str) -> tuple[WireAttributeDefinition, ...]:
    """Return the definitions of a category's attributes; none for a category with children.

    Raise ``KeyError`` if the site does not have the category.
    """
    tree = load_tree(site_id)
    leaf = tree.by_id[category_id].leaf
    if leaf is None:
        return ()
    lines = lines_of(leaf)
    return tuple(
        _definition(line, leaf, tree.site, place) for place, line in enumerate(lines, start=1)
    )


def _definition(
    line: AttributeLine, leaf: Leaf, site: PracticeSite, relevance: int
) -> WireAttributeDefinition:
    entry = known_attribute(line.id)
    tags: dict[str, object] = {
        tag: True for tag in entry.get("tags", ()) if tag != "allow_variations"
    }
    if line.id in leaf.variations:
        tags["allow_variations"] = True
    else:
        tags.pop("defines_picture", None)
    if line.required:
        tags["required"] = True
    if entry["group"] == "OTHERS" and not tags:
        tags["others"] = True
    definition: WireAttributeDefinition = {
        "id": line.id,
        "name": site.say(entry["name"]),
        "value_type": entry["type"],
        "tags": tags,
        "hierarchy": entry.get("hierarchy", "ITEM"),
        "relevance": relevance,
        "attribute_group_id": entry["group"],
        "attribute_group_name": group_name(entry["group"]),
    }
    match entry["type"]:
        case "list" | "boolean":
            definition["values"] = named_values(line.id, values_of(line, leaf, site))
        case "number_unit":
            definition["allowed_units"] = [{"id": unit, "name": unit} for unit in entry["units"]]
            definition["default_unit"] = entry["units"][0]
            definition["value_max_length"] = LONGEST_VALUE
        case "number":
            definition["value_max_length"] = 18
        case _:
            definition["value_max_length"] = entry.get("longest", LONGEST_VALUE)
    if line.id == "BRAND":
        # These are suggestions: a brand may be any text.
        definition["values"] = [
            {"id": None, "name": brand} for brand in values_of(line, leaf, site)
        ]
    if "hint" in entry:
        definition["hint"] = entry["hint"]
    if "tooltip" in entry:
        definition["tooltip"] = entry["tooltip"]
    return definition
