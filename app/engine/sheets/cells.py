"""The cells of a listing and of its variations."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from decimal import Decimal
from typing import TYPE_CHECKING, NamedTuple

from app.domain.shapes import JsonObject, object_of, objects_of, text_of
from app.domain.vocabulary import ValueType
from app.domain.wire_item import combinations_of, variations_of
from app.editing.item_paths import varied_attributes
from app.editing.numbers import read_plain
from app.editing.values import choices_of, is_not_applicable
from app.engine.sheets.columns import OF_VARIATIONS, Column, Kind
from app.engine.sheets.words import NOT_APPLICABLE_WORD, word_of

if TYPE_CHECKING:
    from app.domain.wire_item import WireItem, WireVariation

Cell = str | int | Decimal | None
"""A text, a number, or ``None`` for an empty cell."""
Cells = list[Cell]

SEVERAL = "; "
FIELDS = frozenset(
    {
        *("id", "title", "price", "currency_id", "available_quantity", "status", "condition"),
        *("warranty", "shipping", "pictures", "category_id", "listing_type_id", "attributes"),
        *("variations", "seller_custom_field"),
    }
)
"""The fields of an item from which its cells are made."""
_ATTRIBUTE = "attributes."


class SheetRow(NamedTuple):
    """A row of a listing or a variation; ``blank`` are the cells that must stay empty."""

    cells: Cells
    variation_id: str
    blank: frozenset[int]


class RowMaker:
    """A converter of listings to rows for a set of columns, in a language."""

    def __init__(self, columns: Sequence[Column], language: str) -> None:
        self.columns = columns
        self._readers = [reader_of(column, language) for column in columns]
        self._varied = frozenset(
            at
            for at, column in enumerate(columns)
            if column.path in ("price", "available_quantity")
        )
        self._places = {column.path: at for at, column in enumerate(columns)}
        own = {self._places[path] for path in OF_VARIATIONS if path in self._places}
        self._not_own = frozenset(
            at for at, column in enumerate(columns) if at not in own and not column.locked
        )

    def rows(self, item: WireItem) -> Iterator[SheetRow]:
        """Yield the row of a listing, then one for each of its variations."""
        entries = {text_of(one.get("id")): one for one in objects_of(item.get("attributes"))}
        varied = variations_of(item)
        cells: Cells = [read(item, entries) for read in self._readers]
        if not varied:
            yield SheetRow(cells, "", frozenset())
            return
        blank = set(self._varied)
        for name in varied_attributes(item):
            if (at := self._places.get(f"{_ATTRIBUTE}{name}")) is not None:
                blank.add(at)
        for at in blank:
            cells[at] = None
        yield SheetRow(cells, "", frozenset(blank))
        for variation in varied:
            yield self._variation(item, variation)

    def _variation(self, item: WireItem, variation: WireVariation) -> SheetRow:
        cells: Cells = [None] * len(self.columns)
        variation_id = text_of(variation.get("id"))
        named = {
            "id": text_of(item.get("id")),
            "variation_id": variation_id,
            "variation": _label(variation),
            "seller_custom_field": _text(variation.get("seller_custom_field")),
            "price": _number(variation.get("price")),
            "currency_id": _text(item.get("currency_id")),
            "available_quantity": _number(variation.get("available_quantity")),
        }
        for path, cell in named.items():
            if (at := self._places.get(path)) is not None:
                cells[at] = cell
        return SheetRow(cells, variation_id, self._not_own)


Read = Callable[[JsonObject, Mapping[str, JsonObject]], Cell]
"""Returns the cell of an item or a variation, given it and the entries of its attributes by id."""


def reader_of(column: Column, language: str) -> Read:
    """Return the function that makes the cell of a column from an item and its attributes by id."""
    path = column.path
    match column.kind:
        case Kind.ATTRIBUTE:
            return _attribute(column)
        case Kind.AMOUNT | Kind.COUNT:
            return lambda item, _: _number(item.get(path))
        case Kind.PICTURES:
            return lambda item, _: _addresses(item)
        case Kind.MARK:
            return lambda _item, _: None
    if path == "shipping.free_shipping":
        yes, no = (word_of(path, word, language) for word in ("yes", "no"))

        def free(item: JsonObject, _entries: Mapping[str, JsonObject]) -> Cell:
            is_free = object_of(item.get("shipping")).get("free_shipping")
            return (yes if is_free else no) if isinstance(is_free, bool) else None

        return free
    if column.kind is Kind.WORD:
        return lambda item, _: word_of(path, text_of(item.get(path)), language) or None
    if path in ("variation_id", "variation", "description"):
        return lambda _item, _: None
    return lambda item, _: _text(item.get(path))


def _attribute(column: Column) -> Read:
    attribute_id = column.path.removeprefix(_ATTRIBUTE)
    is_number = column.definition is not None and (column.definition.value_type == ValueType.NUMBER)

    def read(_item: JsonObject, entries: Mapping[str, JsonObject]) -> Cell:
        entry = entries.get(attribute_id)
        if entry is None:
            return None
        choices = choices_of(entry)
        if len(choices) == 1:
            name = choices[0].name
            if not name:
                return NOT_APPLICABLE_WORD if is_not_applicable(choices) else choices[0].id
            if is_number and (figure := read_plain(name)) is not None:
                return figure
            return name
        return SEVERAL.join(choice.name or choice.id or "" for choice in choices) or None

    return read


def _text(value: object) -> Cell:
    return text_of(value) or None


def _number(value: object) -> Cell:
    if isinstance(value, bool) or not isinstance(value, (int, Decimal)):
        return None
    return value


def _addresses(item: JsonObject) -> Cell:
    """Return the addresses of all pictures, the cover first."""
    pictures = objects_of(item.get("pictures"))
    found = [text_of(one.get("secure_url")) or text_of(one.get("url")) for one in pictures]
    return " ".join(filter(None, found)) or None


def _label(variation: WireVariation) -> Cell:
    parts = []
    for one in combinations_of(variation):
        name = text_of(one.get("name")) or text_of(one.get("id"))
        value = text_of(one.get("value_name"))
        parts.append(f"{name}: {value}" if value else name)
    return ", ".join(parts) or None
