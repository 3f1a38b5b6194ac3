"""The colours of the practice shop: their names and their paints."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from app.service.seeding.resource_files import read_table


@dataclass(frozen=True, slots=True)
class Colour:
    """A colour by its number in picture ids, its name, its four forms and its paint ``#rrggbb``."""

    number: int
    name: str
    forms: tuple[str, str, str, str]
    paint: str


@cache
def load_colours() -> tuple[Colour, ...]:
    """Return all colours, in the order of their numbers."""
    return tuple(
        Colour(number, entry["name"], _forms(entry["forms"]), entry["paint"])
        for number, entry in enumerate(read_table("colours.toml")["colour"])
    )


@cache
def palette(name: str) -> tuple[Colour, ...]:
    """Return the colours of a palette; raise ``KeyError`` for an unknown name."""
    known = {colour.name: colour for colour in load_colours()}
    return tuple(known[colour] for colour in read_table("colours.toml")["palettes"][name])


def _forms(text: str) -> tuple[str, str, str, str]:
    words = text.split()
    # Nouns used as colours ("petróleo", "azul marino") have one form only.
    if len(words) == 4:
        return words[0], words[1], words[2], words[3]
    return text, text, text, text
