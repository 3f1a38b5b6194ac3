"""The leaves of the category tree, read from the data files into frozen values."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from functools import cache
from typing import cast

from app.domain.wire_category import WireCategorySettings
from app.service.seeding.resource_files import Table, read_table, read_tree

FORMS = ("m", "f", "mp", "fp")
"""The grammatical gender and number of a noun, which the name of a colour follows."""

PRODUCT, VEHICLE, PROPERTY, SERVICE = "product", "vehicle", "property", "service"
"""The kinds of what a leaf lists; all but products are classifieds."""

_LINE = re.compile(r"(?P<id>[A-Z_]+)(?P<required>!?)(?: = (?P<source>.+))?")
_RANGE = re.compile(
    r"(?P<first>[\d.]+)\.\.(?P<last>[\d.]+)(?:/(?P<step>[\d.]+))?(?: (?P<unit>.+))?"
)


@dataclass(frozen=True, slots=True)
class Noun:
    """The product of a listing: name, grammatical form (0 to 3, see :data:`FORMS`) and motif."""

    text: str
    form: int
    motif: str


@dataclass(frozen=True, slots=True)
class AttributeLine:
    """One attribute of a leaf; ``source`` specifies its values.

    It is a list ``a|b|c``, a range ``250..450/50 ml``, a set ``@calzado``, or one of the words
    ``noun``, ``person``, ``publisher`` and ``parcel``; it is ``None`` for a boolean.
    """

    id: str
    required: bool
    source: str | None


@dataclass(frozen=True, slots=True)
class Leaf:
    """One category for listings, the same on every site except for its ids."""

    path: tuple[str, ...]
    kind: str
    code: str
    nouns: tuple[Noun, ...]
    titles: tuple[str, ...]
    price: tuple[int, int]
    parcel: tuple[int, int, int, int]
    measure: str | None
    palette: str | None
    shows_colour: bool
    brands: tuple[str, ...]
    branded: bool
    attributes: tuple[AttributeLine, ...]
    variations: tuple[str, ...]
    weight: int
    used: float
    auctions: float
    heavy: bool
    settings: WireCategorySettings

    @property
    def name(self) -> str:
        """The name of the leaf itself."""
        return self.path[-1]


@cache
def load_leaves() -> tuple[Leaf, ...]:
    """Return the leaves of all tree files, in file order."""
    return tuple(leaf for table in read_tree() for leaf in _leaves_of(table))


def _leaves_of(root: Table) -> Iterator[Leaf]:
    brands: dict[str, list[str]] = read_table("words.toml")["brands"]
    for table in root["leaf"]:
        merged = {**{key: value for key, value in root.items() if key != "leaf"}, **table}
        palette = merged.get("palette")
        yield Leaf(
            path=(root["root"], *table.get("path", ()), table["name"]),
            kind=merged.get("kind", PRODUCT),
            code=table["code"],
            nouns=tuple(_noun(text) for text in table["nouns"]),
            titles=tuple(table["titles"]),
            price=(table["price"][0], table["price"][1]),
            parcel=tuple(table.get("parcel", (0, 0, 0, 0))),
            measure=table.get("measure"),
            palette=palette,
            shows_colour=palette is not None and merged.get("shows_colour", True),
            brands=tuple(brands[merged["brands"]]) if "brands" in merged else (),
            branded=merged.get("branded", "brands" in merged),
            attributes=tuple(_attribute(text) for text in table["attributes"]),
            variations=tuple(table.get("variations", ())),
            weight=table.get("weight", 2),
            used=merged.get("used", 0.0),
            auctions=merged.get("auctions", 0.0),
            heavy=table.get("heavy", False),
            settings=cast(
                "WireCategorySettings", {**root.get("settings", {}), **table.get("settings", {})}
            ),
        )


def _noun(text: str) -> Noun:
    words, form, motif = text.split("|")
    return Noun(words, FORMS.index(form), motif)


def _attribute(text: str) -> AttributeLine:
    match = _LINE.fullmatch(text)
    if match is None:
        raise ValueError(f"not an attribute line: {text}")
    return AttributeLine(match["id"], bool(match["required"]), match["source"])


def expand(source: str) -> tuple[str, ...]:
    """Return the values of a list ``a|b`` or of a range ``1..5/2 cm``, as sellers write them."""
    match = _RANGE.fullmatch(source)
    if match is None:
        return tuple(source.split("|"))
    first, last = Decimal(match["first"]), Decimal(match["last"])
    step = Decimal(match["step"] or 1)
    unit = f" {match['unit']}" if match["unit"] else ""
    count = int((last - first) / step) + 1
    return tuple(f"{plain(first + step * place)}{unit}" for place in range(count))


def plain(number: Decimal) -> str:
    """Return a number as text, without exponent and trailing zeros."""
    text = f"{number:f}"
    return text.rstrip("0").rstrip(".") if "." in text else text
