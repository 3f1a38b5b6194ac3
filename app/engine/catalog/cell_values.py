"""Values of table cells that a listing's row does not hold: any field, any attribute."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.domain.shapes import object_of, objects_of, text_of
from app.domain.wire import Unreadable, read_fields, read_json
from app.editing.item_paths import NAMED_LISTS, read_path
from app.editing.values import Choice, choices_of
from app.editing.variation_list import VARIATIONS
from app.engine.catalog.table_query import ATTRIBUTES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from app.domain.shapes import JsonObject
    from app.workspace.catalog.catalog_reader import CatalogReader
    from app.workspace.listing_rows import ItemRow

SHIPPING_COST, CATEGORY = "shipping_cost", "category"
"""Values from outside the listing: an amount in hundredths of its currency, and the category's
name."""
_ELSEWHERE = (SHIPPING_COST, CATEGORY)


def values_at(
    reader: CatalogReader, numbers: Sequence[int], paths: Sequence[str], categories: dict[str, str]
) -> dict[int, Mapping[str, object]]:
    """Return the values at ``paths`` of the listings ``numbers`` (some dozens), by number.

    A path is a form path (``app.editing.item_paths``) or one of the constants of this module. If
    only the variations of a listing have a value, the result combines the values of all variations;
    for pictures the value is their number. A listing that no longer exists is left out.
    ``categories`` is a cache of category names by id; names that are read are added to it.
    """
    marks = ", ".join("?" * len(numbers))
    inside = [path for path in paths if path not in _ELSEWHERE]
    fields = frozenset(_fields(inside))
    body = "(SELECT body FROM bodies WHERE bodies.number = items.number)" if inside else "NULL"
    cost = (
        "(SELECT cost FROM shipping_costs WHERE shipping_costs.id = items.id)"
        if SHIPPING_COST in paths
        else "NULL"
    )
    rows = reader.rows(
        f"SELECT number, category_id, {cost}, {body} FROM items WHERE number IN ({marks})",
        list(numbers),
    )
    found: dict[int, Mapping[str, object]] = {}
    for number, category_id, shipping, stored in rows:
        item = _item(stored, fields) if inside else {}
        values = {path: _value(item, path) for path in inside}
        if SHIPPING_COST in paths:
            values[SHIPPING_COST] = shipping
        if CATEGORY in paths:
            values[CATEGORY] = _category(reader, category_id, categories)
        found[number] = values
    return found


def values_of(
    reader: CatalogReader, rows: Sequence[ItemRow], paths: Sequence[str]
) -> tuple[Mapping[str, object], ...]:
    """Return the values at ``paths`` of each of ``rows`` (some hundred), in their order."""
    marks = ", ".join("?" * len(rows))
    numbers = dict(
        reader.rows(f"SELECT id, number FROM items WHERE id IN ({marks})", [row.id for row in rows])
    )
    found = values_at(reader, list(numbers.values()), paths, {})
    return tuple(found.get(numbers.get(row.id, -1), {}) for row in rows)


def _fields(paths: Sequence[str]) -> set[str]:
    fields = {path.split(".", 1)[0] for path in paths}
    return fields | {VARIATIONS} if fields & {*NAMED_LISTS} else fields


def _item(body: bytes | None, fields: frozenset[str]) -> JsonObject:
    try:
        return {} if body is None else read_fields(body, fields)
    except Unreadable:
        return {}


def _value(item: JsonObject, path: str) -> object:
    if path == "pictures":
        return len(objects_of(item.get(path)))
    value = read_path(item, path)
    if value == () and path.startswith(ATTRIBUTES):
        return _of_variations(item, path.removeprefix(ATTRIBUTES))
    return value


def _of_variations(item: JsonObject, attribute_id: str) -> tuple[Choice, ...]:
    found: dict[Choice, None] = {}
    for variation in objects_of(item.get(VARIATIONS)):
        for place in ("attribute_combinations", "attributes"):
            for entry in objects_of(variation.get(place)):
                if text_of(entry.get("id")) == attribute_id:
                    found.update(dict.fromkeys(choices_of(entry)))
    return tuple(found)


def _category(reader: CatalogReader, category_id: str, known: dict[str, str]) -> str:
    if category_id not in known:
        body = reader.document("category", category_id)
        try:
            category = object_of(None if body is None else read_json(body))
        except Unreadable:
            category = {}
        known[category_id] = text_of(category.get("name")) or category_id
    return known[category_id]
