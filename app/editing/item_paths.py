"""Reading a listing by form path and writing edited paths into a copy of it."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

from app.editing.values import Choice, Typed, choices_of, pictures_of

NAMED_LISTS = ("attributes", "sale_terms")
DESCRIPTION = "description"


def split_path(path: str) -> tuple[str, ...]:
    """The segments of a form path: ``variations.123.price`` has three."""
    return tuple(path.split(".", 2))


def read_path(item: Mapping[str, Any], path: str) -> Any:
    """What ``item`` says at ``path``, as a form value; ``None`` or ``()`` when it says nothing."""
    head, *rest = split_path(path)
    if head == "pictures" and not rest:
        return pictures_of(item)
    if path == DESCRIPTION:
        return _description(item)
    if head in NAMED_LISTS and rest:
        return choices_of(_entry(item, head, rest[0]))
    if head == "variations" and len(rest) == 2:
        return (_entry(item, head, rest[0]) or {}).get(rest[1])
    value: Any = item.get(head)
    for name in rest:
        value = value.get(name) if isinstance(value, Mapping) else None
    return value


def write_paths(item: Mapping[str, Any], values: Mapping[str, Any]) -> dict[str, Any]:
    """A copy of ``item`` with ``values`` (by form path) written in; unread text is left out."""
    result = copy.deepcopy(dict(item))
    for path, value in values.items():
        if isinstance(value, Typed):
            continue
        head, *rest = split_path(path)
        if head == "pictures" and not rest:
            _write_pictures(result, value)
        elif path == DESCRIPTION:
            _write_description(result, value)
        elif head in NAMED_LISTS and rest:
            _write_named(result, head, rest[0], value)
        elif head == "variations" and len(rest) == 2:
            entry = _entry(result, head, rest[0])
            if entry is not None:
                entry[rest[1]] = value
        elif rest:
            inner = result.get(head)
            result[head] = {**(inner if isinstance(inner, Mapping) else {}), rest[0]: value}
        else:
            result[head] = value
    if any(path.startswith("variations.") for path in values):
        _write_stock_sum(result)
    return result


def variation_ids(item: Mapping[str, Any]) -> tuple[str, ...]:
    """The ids of all variations, as text (they are larger than 2^31), in the listing's order."""
    return tuple(
        str(entry["id"])
        for entry in item.get("variations") or ()
        if isinstance(entry, Mapping) and entry.get("id") is not None
    )


def varied_attributes(item: Mapping[str, Any]) -> frozenset[str]:
    """The ids of the attributes that the variations set, each for itself."""
    return frozenset(
        str(part.get("id"))
        for variation in item.get("variations") or ()
        if isinstance(variation, Mapping)
        for part in (
            *(variation.get("attribute_combinations") or ()),
            *(variation.get("attributes") or ()),
        )
        if isinstance(part, Mapping)
    )


def _description(item: Mapping[str, Any]) -> str | None:
    """The newest description that came with the listing, as text."""
    for record in item.get("descriptions") or ():
        if isinstance(record, Mapping):
            text = record.get("plain_text") or record.get("text")
            if isinstance(text, str) and text:
                return text
    return None


def _entry(item: Mapping[str, Any], head: str, key: str) -> Any:
    for entry in item.get(head) or ():
        if isinstance(entry, Mapping) and str(entry.get("id")) == key:
            return entry
    return None


def _write_description(item: dict[str, Any], text: Any) -> None:
    records = [record for record in item.get("descriptions") or () if isinstance(record, Mapping)]
    newest = {**(records[0] if records else {}), "plain_text": text}
    item["descriptions"] = [newest, *records[1:]]


def _write_named(item: dict[str, Any], head: str, key: str, choices: tuple[Choice, ...]) -> None:
    entries = list(item.get(head) or ())
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


def _write_pictures(item: dict[str, Any], pictures: Any) -> None:
    known = {
        str(entry["id"]): entry
        for entry in item.get("pictures") or ()
        if isinstance(entry, Mapping) and entry.get("id") is not None
    }
    item["pictures"] = [
        known.get(ref.key, ref.wire()) if ref.kind == "id" else ref.wire() for ref in pictures
    ]
    kept = {ref.key for ref in pictures if ref.kind == "id"}
    # The marketplace takes a removed picture out of every variation, so the forecast does so too.
    for entry in item.get("variations") or ():
        if isinstance(entry, dict) and isinstance(entry.get("picture_ids"), list):
            entry["picture_ids"] = [
                key for key in entry["picture_ids"] if str(key) not in known or str(key) in kept
            ]


def _write_stock_sum(item: dict[str, Any]) -> None:
    # The stock of a listing with variations is their sum ("Item", available_quantity).
    entries = [entry for entry in item.get("variations") or () if isinstance(entry, Mapping)]
    stocks = [entry.get("available_quantity") for entry in entries]
    if stocks and all(isinstance(stock, int) for stock in stocks):
        item["available_quantity"] = sum(stocks)
