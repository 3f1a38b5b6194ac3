"""The partial request body of a draft: changed wire fields only ("Item endpoints")."""

from __future__ import annotations

from app.domain.shapes import JsonObject, objects_of, text_of
from app.domain.wire_item import WireItem, variations_of
from app.editing.item_paths import DESCRIPTION, NAMED_LISTS, read_path, split_path
from app.editing.values import Choice, Choices, UnreadText, choices_in, pictures_in
from app.editing.variation_list import VARIATIONS, readable

_POINT = frozenset({"latitude", "longitude"})


def build_payload(item: WireItem, edits: JsonObject) -> dict[str, object]:
    """Return the body of ``PUT /items/:id`` for ``edits`` (form path to form value) of ``item``.

    Attributes and sale terms: only the changed ones. Nested objects: their changed keys.
    Variations: every id with the changed keys of each, because a variation whose id is missing is
    deleted. Pictures: the whole list in its order. Text that could not be read as a value is left
    out, and so is the description, which has a request of its own.
    """
    body: dict[str, object] = {}
    parts: dict[str, dict[str, object]] = {}
    entries: dict[str, list[JsonObject]] = {}
    variations: dict[str, dict[str, object]] = {}
    for path, value in edits.items():
        if isinstance(value, UnreadText) or path == DESCRIPTION:
            continue
        head, *rest = split_path(path)
        if head == "pictures" and not rest:
            body[head] = [ref.wire() for ref in pictures_in(value)]
        elif head in NAMED_LISTS and rest:
            body[head] = entries.setdefault(head, [])
            entries[head].append(named_value(rest[0], choices_in(value)))
        elif head == VARIATIONS and len(rest) == 2:
            variations.setdefault(rest[0], {})[rest[1]] = value
        elif head == VARIATIONS and not rest:
            continue
        elif rest:
            body[head] = parts.setdefault(head, {})
            parts[head][rest[0]] = value
        else:
            body[head] = value
    point = parts.get("location", {})
    if len(_POINT & point.keys()) == 1:
        # A single coordinate is not a position, so the unchanged one is sent with it.
        (other,) = _POINT - point.keys()
        point[other] = read_path(item, f"location.{other}")
    if variations or VARIATIONS in edits:
        listed = edits.get(VARIATIONS, [{"id": entry.get("id")} for entry in variations_of(item)])
        body[VARIATIONS] = [
            {**readable(entry), **variations.get(text_of(entry.get("id")), {})}
            for entry in objects_of(listed)
            if VARIATIONS in edits or entry.get("id") is not None
        ]
    return body


def named_value(key: str, choices: Choices) -> JsonObject:
    """Return an attribute or sale term in request form; without choices it is removed."""
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
