"""The possible values of an attribute in a leaf on a site, and their ids."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from app.domain.wire_category import WireAttributeValue
from app.domain.wire_item import WireItemAttribute, WireNamedValue
from app.service.seeding.leaves import AttributeLine, Leaf, expand
from app.service.seeding.pictures.colours import palette
from app.service.seeding.practice_sites import PracticeSite
from app.service.seeding.resource_files import Table, read_table
from app.service.seeding.seeded_random import stable_number

YES, NO = "Sí", "No"

_ALWAYS = (
    AttributeLine("GTIN", required=False, source="gtin"),
    AttributeLine("SELLER_SKU", required=False, source="code"),
    AttributeLine("PACKAGE_WEIGHT", required=False, source="parcel"),
    AttributeLine("ITEM_CONDITION", required=False, source="Nuevo|Usado|No especificado"),
)


def known_attribute(attribute_id: str) -> Table:
    """Return the library's entry for an attribute; raise ``KeyError`` for an unknown id."""
    entry: Table = read_table("attributes.toml")[attribute_id]
    return entry


def group_name(group_id: str) -> str:
    """Return the display name of a group of attributes."""
    name: str = read_table("attributes.toml")["groups"][group_id]
    return name


def lines_of(leaf: Leaf) -> tuple[AttributeLine, ...]:
    """Return all attributes of a leaf: brand and model, its own, and those of every leaf."""
    first: list[AttributeLine] = []
    if leaf.branded:
        first.append(AttributeLine("BRAND", required=True, source="brand"))
        first.append(AttributeLine("MODEL", required=False, source="model"))
    if leaf.shows_colour:
        first.append(AttributeLine("COLOR", required=False, source="colour"))
    if leaf.kind != "product":
        return (*first, *leaf.attributes)
    return (*first, *leaf.attributes, *_ALWAYS)


def values_of(line: AttributeLine, leaf: Leaf, site: PracticeSite) -> tuple[str, ...]:
    """Return the possible values as sellers write them; empty if each listing has its own.

    Repetitions are intended: a value that occurs twice is chosen twice as often.
    """
    match line.source:
        case None:
            return (YES, NO)
        case "brand":
            return leaf.brands
        case "colour":
            return tuple(colour.name for colour in palette(leaf.palette or ""))
        case "noun" | "model" | "gtin" | "code" | "parcel" | "person" | "publisher":
            return _words(line.source)
        case source if source.startswith("@"):
            values: dict[str, str] = read_table("attributes.toml")["sets"][source[1:]]
            return tuple(values.get(site.id, values["other"]).split("|"))
        case source:
            return expand(source)


@cache
def _words(source: str) -> tuple[str, ...]:
    words = read_table("words.toml")
    match source:
        case "person":
            return tuple(
                f"{first} {last}"
                for first, last in zip(words["people_first"], words["people_last"], strict=True)
            )
        case "publisher":
            return tuple(words["publishers"])
        case _:
            return ()


def value_id(attribute_id: str, value: str) -> str:
    """Return the id of a list or boolean value, the same on every site."""
    return str(1_000_000 + stable_number(f"{attribute_id}={value}", 9_000_000))


def has_value_ids(attribute_id: str) -> bool:
    """Return whether the values of this attribute have ids."""
    return known_attribute(attribute_id)["type"] in ("list", "boolean")


def named_values(attribute_id: str, values: Sequence[str]) -> list[WireAttributeValue]:
    """Return values in wire format, each once, in order."""
    return [{"id": value_id(attribute_id, value), "name": value} for value in dict.fromkeys(values)]


def wire_attribute(attribute_id: str, *values: str) -> WireItemAttribute:
    """Return an item's attribute with its value or values and every other field."""
    name, group_id, group, chosen = _frame(attribute_id)
    if len(values) == 1 and not chosen:
        # Attributes with a value per listing are by far the most frequent.
        (value,) = values
        return {
            "id": attribute_id,
            "name": name,
            "value_id": None,
            "value_name": value,
            "values": [{"id": None, "name": value}],
            "attribute_group_id": group_id,
            "attribute_group_name": group,
        }
    named: list[WireNamedValue] = [
        {"id": value_id(attribute_id, value) if chosen else None, "name": value} for value in values
    ]
    return {
        "id": attribute_id,
        "name": name,
        # Several values are joined into one text, which has no id.
        "value_id": named[0]["id"] if len(named) == 1 else None,
        "value_name": ", ".join(values),
        "values": named,
        "attribute_group_id": group_id,
        "attribute_group_name": group,
    }


@cache
def _frame(attribute_id: str) -> tuple[str, str, str, bool]:
    """Return the common data of an attribute's values: name, group, and whether they have ids."""
    entry = known_attribute(attribute_id)
    group_id: str = entry["group"]
    return entry["name"], group_id, group_name(group_id), has_value_ids(attribute_id)
