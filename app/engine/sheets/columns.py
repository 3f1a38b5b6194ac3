"""The columns of a sheet: the fixed ones and the attributes of categories."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from app.domain.vocabulary import AttributeTag, ValueType
from app.domain.wire import Unreadable, read_json
from app.engine.catalog.stored_categories import StoredCategories
from app.engine.sheets.words import HEADINGS, MARK, WORDS, place_of
from app.rules.attributes.definitions import Definitions

if TYPE_CHECKING:
    from app.domain.models.attribute import AttributeDefinition
    from app.workspace.catalog.catalog_reader import CatalogReader


class Kind(StrEnum):
    """The kinds of values in the cells of a column."""

    ID = "id"
    TEXT = "text"
    AMOUNT = "amount"
    COUNT = "count"
    WORD = "word"
    PICTURES = "pictures"
    ATTRIBUTE = "attribute"
    MARK = "mark"


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its form path, its heading and the choices for its cells.

    ``locked`` cells of existing listings are shown but never read as a change; ``definition`` is
    set for an attribute.
    """

    path: str
    heading: str
    kind: Kind
    locked: bool = False
    choices: tuple[str, ...] = ()
    definition: AttributeDefinition | None = None

    @property
    def is_number(self) -> bool:
        """Whether its cells are numbers."""
        definition = self.definition
        return self.kind in (Kind.AMOUNT, Kind.COUNT) or (
            definition is not None and definition.value_type == ValueType.NUMBER
        )

    @property
    def is_several(self) -> bool:
        """Whether a cell may have several values of an attribute."""
        definition = self.definition
        return definition is not None and definition.is_tagged(AttributeTag.MULTIVALUED)


KINDS: Mapping[str, tuple[Kind, bool]] = {
    "id": (Kind.ID, True),
    "variation_id": (Kind.ID, True),
    "variation": (Kind.ID, True),
    "seller_custom_field": (Kind.TEXT, False),
    "title": (Kind.TEXT, False),
    "price": (Kind.AMOUNT, False),
    "currency_id": (Kind.ID, True),
    "available_quantity": (Kind.COUNT, False),
    "status": (Kind.WORD, False),
    "condition": (Kind.WORD, False),
    "warranty": (Kind.TEXT, False),
    "shipping.free_shipping": (Kind.WORD, False),
    "pictures": (Kind.PICTURES, False),
    "category_id": (Kind.ID, True),
    "listing_type_id": (Kind.ID, True),
    "description": (Kind.TEXT, False),
}
"""The kind of the columns that every listing has, by form path, and whether the column is
locked."""

EXPORTED = tuple(path for path in KINDS if path != "description")
KEYS = ("id", "variation_id", "variation", "")
"""The columns that identify the listing and variation of a row, and the mark."""
OF_VARIATIONS = ("seller_custom_field", "price", "available_quantity")
"""The fields that a variation has of its own."""


def fixed_column(path: str, language: str = "en") -> Column:
    """Return the column of a field that every listing has."""
    kind, locked = KINDS[path]
    place = place_of(language)
    words = WORDS.get(path, {})
    choices = tuple(each[place] for value, each in words.items() if value != "not_specified")
    return Column(path, HEADINGS[path][place], kind, locked, choices)


def letters_of(at: int) -> str:
    """Return the letters of the column at a position (0 is A)."""
    found, rest = "", at + 1
    while rest:
        rest, letter = divmod(rest - 1, 26)
        found = chr(ord("A") + letter) + found
    return found


def mark_column() -> Column:
    """Return the column of the marks, by which unchanged cells are recognised."""
    return Column("", MARK, Kind.MARK, locked=True)


def attribute_column(definition: AttributeDefinition) -> Column:
    """Return the column of an attribute; its heading ends with the id in brackets."""
    names = tuple(value.name for value in definition.values or () if value.name)
    several = definition.is_tagged(AttributeTag.MULTIVALUED)
    return Column(
        f"attributes.{definition.id}",
        f"{definition.name or definition.id} [{definition.id}]",
        Kind.ATTRIBUTE,
        choices=() if several else names,
        definition=definition,
    )


def columns_of(definitions: Iterable[AttributeDefinition], language: str) -> tuple[Column, ...]:
    """Return the columns of a sheet for listings with these attributes, without duplicates."""
    known: dict[str, AttributeDefinition] = {}
    for one in definitions:
        known.setdefault(one.id, one)
    attributes = map(attribute_column, known.values())
    fixed = (fixed_column(path, language) for path in EXPORTED)
    return (*fixed, *attributes, mark_column())


class CategoryBook:
    """The attributes of categories from the catalog; each category is read once."""

    def __init__(self, reader: CatalogReader) -> None:
        self._reader = reader
        self._stored = StoredCategories(reader)

    def attributes(self, category_id: str) -> Definitions:
        """Return all attributes of a category; none if the catalog does not have it."""
        return self._stored.attributes(category_id) or Definitions()

    def asked_for(self, category_id: str) -> tuple[AttributeDefinition, ...]:
        """Return the attributes that a seller sees and can fill in."""
        found = self.attributes(category_id)
        return tuple(one for one in found if one.id in found.asked_for)

    def name(self, category_id: str) -> str:
        """Return the name of a category, or its id if the name is unknown."""
        body = self._reader.document("category", category_id)
        try:
            found = None if body is None else read_json(body)
        except Unreadable:
            found = None
        name = found.get("name") if isinstance(found, dict) else None
        return name if isinstance(name, str) and name.strip() else category_id
