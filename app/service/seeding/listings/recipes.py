"""Recipes: the data of one leaf on one site that can be prepared before its listings."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random

from app.domain.dimensions import join_dimensions
from app.domain.shapes import text_of
from app.domain.wire_item import WireAttributeCombination, WireItemAttribute
from app.service.seeding.leaves import AttributeLine, Leaf, load_leaves
from app.service.seeding.listings.attribute_values import (
    known_attribute,
    lines_of,
    values_of,
    wire_attribute,
)
from app.service.seeding.listings.measures import BUCKETS, parcel_of, price_table
from app.service.seeding.listings.title_plans import TitlePlan, compile_title, in_a_title
from app.service.seeding.pictures.colours import load_colours, palette
from app.service.seeding.pictures.motifs import motif_number
from app.service.seeding.practice_sites import PracticeSite
from app.service.seeding.resource_files import read_table
from app.service.seeding.tree import Tree, domain_id

ATTRIBUTES = 3
"""The index of the first attribute in the texts of a title, after noun, line and colour."""

_GAPS = (0, 0, 1, 1, 2, 2, 3, 4)


@dataclass(frozen=True, slots=True)
class Option:
    """One value of an attribute: as title words, in wire format, and as part of a variation."""

    text: str
    wire: WireItemAttribute
    combination: WireAttributeCombination
    mark: str
    colour: int


@dataclass(frozen=True, slots=True)
class Slot:
    """One attribute of a recipe; without options its value depends on the listing (``source``)."""

    id: str
    source: str
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Recipe:
    """The prepared data for the listings of a leaf on a site.

    ``choices``, ``texts`` and ``wires`` have an entry for each slot: the index of the drawn number
    that chooses, with the number of options, and the options themselves. ``own`` has the slots
    whose value depends on the listing, with source and id.
    """

    leaf: Leaf
    category_id: str
    domain_id: str
    nouns: tuple[tuple[str, int, int], ...]
    lines: tuple[tuple[str, str], ...]
    slots: tuple[Slot, ...]
    choices: tuple[tuple[int, int], ...]
    texts: tuple[tuple[str, ...], ...]
    wires: tuple[tuple[WireItemAttribute, ...], ...]
    own: tuple[tuple[int, str, str], ...]
    colours: tuple[tuple[int, tuple[str, str, str, str]], ...]
    colour_slot: int
    measure_slot: int
    varied_slots: tuple[int, ...]
    present: tuple[tuple[int, ...], ...]
    present_varied: tuple[tuple[int, ...], ...]
    titles: tuple[TitlePlan, ...]
    varied_titles: tuple[TitlePlan, ...]
    prices: tuple[tuple[int, ...], ...]
    parcels: tuple[tuple[str, WireItemAttribute, WireItemAttribute], ...]
    gaps: tuple[int, ...]
    most_pictures: int


def build_recipe(leaf: Leaf, tree: Tree, longest_title: int) -> Recipe:
    """Return the recipe of a leaf on a site; raise ``KeyError`` or ``ValueError`` for bad data."""
    site = tree.site
    lines = lines_of(leaf)
    ids = [line.id for line in lines]
    slots = tuple(_slot(line, leaf, site) for line in lines)
    names = ("noun", "line", "colour_word", *ids)
    varied = tuple(ids.index(attribute) for attribute in leaf.variations)
    templates = [site.say(template).replace("{COLOR}", "{colour_word}") for template in leaf.titles]
    gone = [*leaf.variations, *(["colour_word"] if "COLOR" in leaf.variations else [])]
    colour_slot = ids.index("COLOR") if "COLOR" in ids else -1
    known = {colour.number: colour.forms for colour in load_colours()}
    colours = palette(leaf.palette) if leaf.palette else load_colours()
    return Recipe(
        leaf=leaf,
        category_id=tree.leaf_id(leaf),
        domain_id=domain_id(site.id, leaf),
        nouns=tuple(
            (noun.text, noun.form, motif_number(noun.motif))
            for noun in (site.name_of(noun) for noun in leaf.nouns)
        ),
        lines=tuple((line, bare(line)[:6]) for line in read_table("words.toml")["lines"]),
        slots=slots,
        choices=tuple(
            (_draw_place(place, colour_slot), max(1, len(slot.options)))
            for place, slot in enumerate(slots)
        ),
        texts=tuple(tuple(one.text for one in slot.options) or ("",) for slot in slots),
        wires=tuple(tuple(one.wire for one in slot.options) or ({},) for slot in slots),
        own=tuple(
            (place, slot.source, slot.id) for place, slot in enumerate(slots) if not slot.options
        ),
        colours=tuple((colour.number, known[colour.number]) for colour in colours),
        colour_slot=colour_slot,
        measure_slot=ids.index(leaf.measure) if leaf.measure else -1,
        varied_slots=varied,
        present=_patterns(leaf, lines, ()),
        present_varied=_patterns(leaf, lines, varied),
        titles=tuple(compile_title(text, names, longest_title) for text in templates),
        varied_titles=tuple(compile_title(text, names, longest_title, gone) for text in templates),
        prices=tuple(price_table(leaf, site, bucket) for bucket in range(BUCKETS)),
        parcels=tuple(_parcel(leaf, bucket) for bucket in range(BUCKETS)),
        gaps=_GAPS,
        most_pictures=site.most_pictures,
    )


class Recipes:
    """The recipes of a shop's listings; each is built for its first listing."""

    __slots__ = ("_built", "_cycle", "_leaves", "_longest_title", "_tree")

    def __init__(self, cycle: Sequence[int], tree: Tree, longest_title: int) -> None:
        """Store the indexes of the leaves to which the listings belong, in a repeating cycle."""
        self._cycle, self._tree, self._longest_title = cycle, tree, longest_title
        self._leaves = load_leaves()
        self._built: dict[int, Recipe] = {}

    def place(self, position: int) -> int:
        """Return the index of the leaf of the listing at a position."""
        return self._cycle[position % len(self._cycle)]

    def leaf(self, position: int) -> Leaf:
        """Return the leaf of the listing at a position."""
        return self._leaves[self.place(position)]

    def at(self, position: int) -> Recipe:
        """Return the recipe of the listing at a position; raise errors as ``build_recipe`` does."""
        place = self.place(position)
        recipe = self._built.get(place)
        if recipe is None:
            recipe = build_recipe(self._leaves[place], self._tree, self._longest_title)
            self._built[place] = recipe
        return recipe


def _draw_place(place: int, colour_slot: int) -> int:
    """Return the index of the drawn number that chooses the value of a slot.

    The fifth number chooses the colour.
    """
    return 5 if place == colour_slot else 8 + place % 18


def _slot(line: AttributeLine, leaf: Leaf, site: PracticeSite) -> Slot:
    values = values_of(line, leaf, site)
    tags = known_attribute(line.id).get("tags", ())
    options = [_option(line.id, (value,), site) for value in values]
    if "multivalued" in tags and len(values) > 2:
        # Add pairs of neighbours too, so that most listings have several values.
        options += [_option(line.id, pair, site) for pair in pairwise(values)]
    if line.id == "ITEM_CONDITION":
        options = []
    return Slot(line.id, line.source or "boolean", tuple(options))


def _option(attribute_id: str, values: Sequence[str], site: PracticeSite) -> Option:
    wire = wire_attribute(attribute_id, *values)
    wire["name"] = site.say(text_of(wire["name"]))
    combination: WireAttributeCombination = {
        "id": wire["id"],
        "name": wire["name"],
        "value_id": wire["value_id"],
        "value_name": wire["value_name"],
        "values": wire["values"],
    }
    own_words = known_attribute(attribute_id)["type"] == "string"
    text = values[0] if own_words else in_a_title(values[0])
    return Option(text, wire, combination, mark_of(values[0]), _number_of(values[0]))


def _number_of(value: str) -> int:
    return next((colour.number for colour in load_colours() if colour.name == value), 0)


def mark_of(value: str) -> str:
    """Return the letters or digits that represent a value in a seller's own code."""
    figures = "".join(letter for letter in value if letter.isdigit())
    if figures:
        return figures
    words = bare(value).split()
    return "".join(word[0] for word in words)[:2] if len(words) > 1 else words[0][:2]


def bare(text: str) -> str:
    """Return a text in capitals without accents, as own codes are written."""
    return unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().upper()


def _patterns(
    leaf: Leaf, lines: Sequence[AttributeLine], without: Sequence[int]
) -> tuple[tuple[int, ...], ...]:
    """Return eight selections of attributes to fill in; required ones are in all of them."""
    draws = Random("/".join(leaf.path))
    kept = [place for place in range(len(lines)) if place not in without]
    optional = [
        place
        for place in kept
        if not lines[place].required and lines[place].source not in ("noun", "model")
    ]
    patterns = []
    for gaps in _GAPS:
        gone = set(draws.sample(optional, min(gaps, len(optional))))
        # The bar code is the first attribute that sellers leave out.
        if gaps > 1:
            gone |= {place for place in optional if lines[place].id == "GTIN"}
        patterns.append(tuple(place for place in kept if place not in gone))
    return tuple(patterns)


def _parcel(leaf: Leaf, bucket: int) -> tuple[str, WireItemAttribute, WireItemAttribute]:
    height, width, length, weight = parcel_of(leaf, bucket)
    net_weight = max(1, round(weight * 0.86))
    net = f"{net_weight / 1000:g} kg" if net_weight >= 2000 else f"{net_weight} g"
    return (
        join_dimensions(height, width, length, weight),
        wire_attribute("WEIGHT", net),
        wire_attribute("PACKAGE_WEIGHT", f"{weight} g"),
    )


def condition_options() -> dict[str, WireItemAttribute]:
    """Return the read-only attribute that repeats the condition of an item, by condition."""
    words = {"new": "Nuevo", "used": "Usado", "not_specified": "No especificado"}
    return {key: wire_attribute("ITEM_CONDITION", word) for key, word in words.items()}
