"""Inversion of a batch of listings: the listings for each value of each attribute."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from app.domain.shapes import JsonObject, object_of, objects_of, text_of
from app.domain.wire import Unreadable, read_json, write_plain
from app.editing.values import choices_of
from app.workspace.listing_rows import fold

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

_FIGURE = re.compile(r"(-?[0-9]{1,15}(?:[.,][0-9]{1,6})?)\s*([^\d\s][^\d]*)?")


class FacetRow(NamedTuple):
    """The stored form of a ``Facet``; without a name its key is empty."""

    value_id: str | None
    value_name: str
    key: str
    figure: float | None
    unit: str | None


class Facet(NamedTuple):
    """A value of an attribute, as a listing or one of its variations has it."""

    id: str
    name: str
    value_id: str
    value_name: str

    def row(self) -> FacetRow:
        """Return the stored form."""
        figure = _FIGURE.fullmatch(self.value_name.strip())
        return FacetRow(
            self.value_id or None,
            self.value_name,
            fold(self.value_name),
            None if figure is None else float(figure[1].replace(",", ".")),
            None if figure is None else fold(figure[2] or ""),
        )


class Kind(NamedTuple):
    """The category of a listing, and the ids of its attributes."""

    category_id: str
    attributes: tuple[str, ...]


class Batch(NamedTuple):
    """The numbers of some listings, grouped by attribute value and by kind, ascending."""

    numbers: list[int]
    facets: Mapping[Facet, list[int]]
    kinds: Mapping[Kind, list[int]]


class _Variation(msgspec.Struct, gc=False):
    attribute_combinations: list[msgspec.Raw] | None = None
    attributes: list[msgspec.Raw] | None = None


class _Item(msgspec.Struct, gc=False):
    category_id: str | None = None
    attributes: list[msgspec.Raw] | None = None
    variations: list[_Variation] | None = None


class _Entry(msgspec.Struct, gc=False):
    id: str
    name: str | None = None
    value_id: str | None = None
    value_name: str | None = None
    values: list[msgspec.Raw] | None = None


# Other fields are skipped, and entries stay undecoded, as most of them were seen before.
_READ_ITEM = msgspec.json.Decoder(_Item).decode
_READ_ENTRY = msgspec.json.Decoder(_Entry).decode


_Met = tuple["Callable[[int], None]", int]
"""An entry that was read before: a function that adds the number of a listing with it, and the bit
of its attribute."""


def read_batch(bodies: Iterable[tuple[int, bytes]]) -> Batch:
    """Return the batch for numbered ``bodies``; an unreadable body has no attributes."""
    met: dict[bytes, _Met] = {}
    bits: dict[str, int] = {}
    found: dict[Facet, list[int]] = {}
    several: list[tuple[tuple[Facet, ...], list[int]]] = []
    kinds: defaultdict[tuple[str, int], list[int]] = defaultdict(list)
    read: list[int] = []

    def meet(entry: bytes) -> _Met:
        facets = _facets_in(entry)
        numbers: list[int] = []
        if len(facets) != 1 or found.setdefault(facets[0], numbers) is not numbers:
            several.append((facets, numbers))
        # A bit for each attribute, so that the attributes of a listing are one number.
        bit = 1 << bits.setdefault(facets[0].id, len(bits)) if facets else 0
        met[entry] = numbers.append, bit
        return met[entry]

    # A million listings have ten million entries, so the loop does as little as possible.
    known = met.get
    for number, body in bodies:
        category_id, entries = _entries(body)
        has = 0
        for entry in map(bytes, entries):
            add, bit = known(entry) or meet(entry)
            add(number)
            has |= bit
        kinds[category_id, has].append(number)
        read.append(number)
    # Values that are in several entries, or entries with several values.
    for facets, numbers in several:
        for facet in facets:
            found[facet] = found.get(facet, []) + numbers
    for facet, numbers in found.items():
        if len(numbers) > 1:
            # Without duplicates: two variations may have the same value or write it differently.
            found[facet] = sorted({*numbers})
    names = [*bits]
    return Batch(
        read,
        found,
        {
            Kind(
                category_id, tuple(sorted(name for at, name in enumerate(names) if has >> at & 1))
            ): numbers
            for (category_id, has), numbers in kinds.items()
        },
    )


def _entries(body: bytes) -> tuple[str, list[Any]]:
    """Return the category of a listing, and its attribute entries as JSON."""
    try:
        item = _READ_ITEM(body)
    except (ValueError, RecursionError):
        # A field has an unexpected type.
        try:
            odd = object_of(read_json(body))
        except Unreadable:
            return "", []
        return text_of(odd.get("category_id")), [write_plain(entry) for entry in _objects(odd)]
    entries: list[Any] = item.attributes or []
    for variation in item.variations or ():
        entries += variation.attribute_combinations or ()
        entries += variation.attributes or ()
    return item.category_id or "", entries


def _objects(item: JsonObject) -> Iterator[JsonObject]:
    yield from objects_of(item.get("attributes"))
    for variation in objects_of(item.get("variations")):
        yield from objects_of(variation.get("attribute_combinations"))
        yield from objects_of(variation.get("attributes"))


def _facets_in(entry: bytes) -> tuple[Facet, ...]:
    try:
        given = _READ_ENTRY(entry)
    except (ValueError, RecursionError):
        given = None
    # Entries with several values, or with a value in the list only, need the tolerant parser.
    if given is not None and len(given.values or ()) < 2 and (given.value_id or given.value_name):
        return (Facet(given.id, given.name or "", given.value_id or "", given.value_name or ""),)
    try:
        return tuple(_facets_of(object_of(read_json(entry))))
    except Unreadable:
        return ()


def _facets_of(entry: JsonObject) -> Iterator[Facet]:
    attribute_id, name = text_of(entry.get("id")), text_of(entry.get("name"))
    for choice in choices_of(entry):
        yield Facet(attribute_id, name, choice.id or "", choice.name)
