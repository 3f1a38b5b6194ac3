"""The motifs of practice pictures, read from their file."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from app.service.seeding.resource_files import read_table


@dataclass(frozen=True, slots=True)
class Stroke:
    """One shape of a motif on a grid of 96: a fill, or a line if ``width`` is greater than 0.

    ``paint`` is a slot of the palette or ``#rrggbb``, ``opacity`` is from 0 to 1, ``path`` has the
    syntax that :mod:`~app.service.seeding.drawing` reads.
    """

    width: float
    paint: str
    opacity: float
    path: str


@dataclass(frozen=True, slots=True)
class Motif:
    """A drawn product: its number in picture ids, its name, its shapes from back to front."""

    number: int
    name: str
    shapes: tuple[Stroke, ...]


@cache
def load_motifs() -> tuple[Motif, ...]:
    """Return all motifs in the order of their numbers; raise ``ValueError`` for an invalid line."""
    return tuple(
        Motif(
            number,
            entry["name"],
            tuple(_stroke(line) for line in entry["shapes"].splitlines() if line.strip()),
        )
        for number, entry in enumerate(read_table("motifs.toml")["motif"])
    )


@cache
def _numbers() -> dict[str, int]:
    return {motif.name: motif.number for motif in load_motifs()}


def motif_number(name: str) -> int:
    """Return the number of a motif; raise ``KeyError`` for an unknown name."""
    return _numbers()[name]


def _stroke(line: str) -> Stroke:
    # The paint, optionally with "/" and its opacity; optionally the width of a line; the path.
    paint, rest = line.strip().split(" ", 1)
    paint, _, opacity = paint.partition("/")
    first, _, after = rest.partition(" ")
    width = 0.0
    if first.replace(".", "", 1).isdigit():
        width, rest = float(first), after
    return Stroke(width, paint, float(opacity or 1), rest)
