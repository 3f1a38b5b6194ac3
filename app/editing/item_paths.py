"""Reading a listing by form path and writing edited paths into a copy of it."""

from __future__ import annotations

import copy
from collections.abc import Mapping

from app.domain.shapes import JsonObject, object_of, objects_of, sequence_of, text_of
from app.domain.wire_item import WireItem, combinations_of, item_of, variations_of
from app.editing.values import (
    Choice,
    Pictures,
    UnreadText,
    choices_in,
    choices_of,
    picture_refs,
    pictures_in,
)
from app.editing.variation_list import VARIATIONS, whole_list

NAMED_LISTS = ("attributes", "sale_terms")
DESCRIPTION, RECORDS = "description", "descriptions"
"""The name of the listing's text in a form, and of its records in a body."""
LISTING_TYPE = "listing_type_id"
RELISTED, DELETED = "relisted", "deleted"
"""The paths of changes to a whole listing: relisted as a new listing, or permanently deleted."""
_POINT = ("location.latitude", "location.longitude")


def split_path(path: str) -> tuple[str, ...]:
    """Return the segments of a form path: ``variations.123.price`` has three."""
    return tuple(path.split(".", 2))


def read_path(item: JsonObject, path: str) -> object:
    """Return the form value of ``item`` at ``path``; ``None`` or ``()`` when there is none."""
    if "." not in path:
        if path == "pictures":
            return picture_refs(item)
        return _description(item) if path == DESCRIPTION else item.get(path)
    head, *rest = split_path(path)
    if head in NAMED_LISTS:
        return choices_of(_entry(item, head, rest[0]))
    if head == VARIATIONS:
        entry = _entry(item, head, rest[0])
        return entry if len(rest) == 1 else (entry or {}).get(rest[1])
    value = item.get(head)
    for name in rest:
        value = value.get(name) if isinstance(value, Mapping) else None
    if value is None and path in _POINT:
        # Coordinates are sent in the location, but returned beside it ("Item", geolocation).
        return object_of(item.get("geolocation")).get(rest[0])
    return value


def write_paths(item: WireItem, values: JsonObject) -> WireItem:
    """Return a copy of ``item`` with ``values`` (by form path) written into it.

    Unread text (``UnreadText``) is not written.
    """
    result: dict[str, object] = copy.deepcopy({**item})
    if VARIATIONS in values:
        result[VARIATIONS] = copy.deepcopy(whole_list(item, values[VARIATIONS]))
    varied = {text_of(entry.get("id")): entry for entry in objects_of(result.get(VARIATIONS))}
    for path, value in values.items():
        if isinstance(value, UnreadText) or path == VARIATIONS:
            continue
        head, *rest = split_path(path)
        if head == "pictures" and not rest:
            _write_pictures(result, pictures_in(value))
        elif path == DESCRIPTION:
            _write_description(result, value)
        elif head in NAMED_LISTS and rest:
            _write_named(result, head, rest[0], choices_in(value))
        elif head == VARIATIONS and len(rest) == 2:
            entry = varied.get(rest[0])
            if isinstance(entry, dict):
                entry[rest[1]] = value
        elif rest:
            result[head] = {**object_of(result.get(head)), rest[0]: value}
        else:
            result[head] = value
    if any(path.partition(".")[0] == VARIATIONS for path in values):
        _write_stock_sum(result)
    return item_of(result)


def variation_ids(item: WireItem) -> tuple[str, ...]:
    """Return the ids of all variations in order, as text: they can be larger than 2^31."""
    return tuple(str(entry["id"]) for entry in variations_of(item) if entry.get("id") is not None)


def varied_attributes(item: WireItem) -> frozenset[str]:
    """Return the ids of the attributes that each variation sets individually."""
    return frozenset(
        str(part.get("id"))
        for variation in variations_of(item)
        for part in (*combinations_of(variation), *objects_of(variation.get("attributes")))
    )


def _description(item: JsonObject) -> str | None:
    """Return the first non-empty description text that came with the listing, or ``None``."""
    for record in objects_of(item.get("descriptions")):
        text = record.get("plain_text") or record.get("text")
        if isinstance(text, str) and text:
            return text
    return None


def known_texts(item: JsonObject, known: JsonObject) -> WireItem:
    """Return ``item`` with missing description texts filled in from the records in ``known``."""
    texts = {text_of(record.get("id")): record for record in objects_of(known.get(RECORDS))}
    records = [
        one if has_text(one) else texts.get(text_of(one.get("id")), one)
        for one in objects_of(item.get(RECORDS))
    ]
    return item_of({**item, RECORDS: records})


def has_text(record: JsonObject) -> bool:
    """Return whether a description record includes its text."""
    return any(isinstance(record.get(name), str) for name in ("plain_text", "text"))


def _entry(item: JsonObject, head: str, key: str) -> JsonObject | None:
    for entry in objects_of(item.get(head)):
        if str(entry.get("id")) == key:
            return entry
    return None


def _write_description(item: dict[str, object], text: object) -> None:
    records = objects_of(item.get("descriptions"))
    newest = {**(records[0] if records else {}), "plain_text": text}
    item["descriptions"] = [newest, *records[1:]]


def _write_named(item: dict[str, object], head: str, key: str, choices: tuple[Choice, ...]) -> None:
    entries = sequence_of(item.get(head))
    old = _entry(item, head, key)
    if not choices:
        item[head] = [entry for entry in entries if entry is not old]
        return
    new = {
        **(old or {"id": key}),
        "value_id": choices[0].id if len(choices) == 1 else None,
        "value_name": ", ".join(choice.name for choice in choices) or None,
        "values": [{"id": choice.id, "name": choice.name} for choice in choices],
    }
    item[head] = [new if entry is old else entry for entry in entries] if old else [*entries, new]


def _write_pictures(item: dict[str, object], pictures: Pictures) -> None:
    known = {
        str(entry["id"]): entry
        for entry in objects_of(item.get("pictures"))
        if entry.get("id") is not None
    }
    item["pictures"] = [
        known.get(ref.key, ref.wire()) if ref.kind == "id" else ref.wire() for ref in pictures
    ]
    kept = {ref.key for ref in pictures if ref.kind == "id"}
    # The marketplace removes a deleted picture from every variation, so the preview does too.
    for entry in sequence_of(item.get("variations")):
        if isinstance(entry, dict) and isinstance(entry.get("picture_ids"), list):
            entry["picture_ids"] = [
                key for key in entry["picture_ids"] if str(key) not in known or str(key) in kept
            ]


def _write_stock_sum(item: dict[str, object]) -> None:
    # The stock of a listing with variations is the sum of their stocks ("Item",
    # available_quantity).
    quantities = [entry.get("available_quantity") for entry in objects_of(item.get("variations"))]
    stocks = [stock for stock in quantities if isinstance(stock, int)]
    if stocks and len(stocks) == len(quantities):
        item["available_quantity"] = sum(stocks)
