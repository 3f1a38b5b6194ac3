"""The partial body that sends a draft: changed wire fields only ("Item endpoints")."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.editing.item_paths import DESCRIPTION, NAMED_LISTS, split_path
from app.editing.values import Choice, Typed


def build_payload(item: Mapping[str, Any], edits: Mapping[str, Any]) -> dict[str, Any]:
    """What ``PUT /items/:id`` carries for ``edits`` (form path to form value) of ``item``.

    Attributes and sale terms: the changed ones. Nested objects: their changed keys. Variations:
    every id, with the changed keys of each, because a variation whose id is missing is deleted.
    Pictures: the whole list in its order. Text that could not be read as a value stays out, and so
    does the description, which has a call of its own.
    """
    body: dict[str, Any] = {}
    variations: dict[str, dict[str, Any]] = {}
    for path, value in edits.items():
        if isinstance(value, Typed) or path == DESCRIPTION:
            continue
        head, *rest = split_path(path)
        if head == "pictures" and not rest:
            body[head] = [ref.wire() for ref in value]
        elif head in NAMED_LISTS and rest:
            body.setdefault(head, []).append(named_value(rest[0], value))
        elif head == "variations" and len(rest) == 2:
            variations.setdefault(rest[0], {})[rest[1]] = value
        elif rest:
            body.setdefault(head, {})[rest[0]] = value
        else:
            body[head] = value
    if variations:
        body["variations"] = [
            {"id": entry["id"], **variations.get(str(entry["id"]), {})}
            for entry in item.get("variations") or ()
            if isinstance(entry, Mapping) and entry.get("id") is not None
        ]
    return body


def named_value(key: str, choices: tuple[Choice, ...]) -> dict[str, Any]:
    """An attribute or sale term as a request carries it; no value (``None``) removes it."""
    match choices:
        case ():
            return {"id": key, "value_name": None}
        case (Choice(id=None, name=name),):
            return {"id": key, "value_name": name}
        case (Choice(id=value_id),):
            return {"id": key, "value_id": value_id}
    return {
        "id": key,
        "values": [
            {"name": choice.name} if choice.id is None else {"id": choice.id, "name": choice.name}
            for choice in choices
        ],
    }
