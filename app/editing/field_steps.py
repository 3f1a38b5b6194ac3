"""The changed fields of a listing by form path: those of a request, or between two bodies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from app.domain.shapes import JsonObject, object_of, objects_of, text_of
from app.domain.wire_item import WireItem
from app.editing.change import FieldChange
from app.editing.item_paths import DESCRIPTION, NAMED_LISTS, RECORDS, has_text, read_path
from app.editing.values import same_value
from app.editing.variation_list import COMBINATIONS, VARIATIONS
from app.rules.changes.locks import MODIFIABLE

_BY_NAME = ("shipping", "seller_contact", "location")
_FIELDS = (*MODIFIABLE, "listing_type_id", "currency_id")
_SHIPPING = (
    *("mode", "free_shipping", "free_methods", "costs", "dimensions"),
    *("local_pick_up", "store_pick_up"),
)
_OF_A_VARIATION = ("price", "available_quantity", "seller_custom_field", "picture_ids")


def steps_of_call(
    before: WireItem, sent: JsonObject, answer: WireItem | None = None
) -> tuple[FieldChange, ...]:
    """Return the changes that a request with the body ``sent`` made to the listing ``before``.

    Side effects visible in the ``answer`` follow them, such as the status of a listing whose stock
    was set to 0.
    """
    steps = [step for path in _paths_of_body(sent) for step in _of_path(before, sent, path)]
    if answer is None or not text_of(answer.get("id")):
        return tuple(steps)
    heads = {step.path.partition(".")[0] for step in steps}
    effects = steps_between(before, answer)
    return (*steps, *(one for one in effects if one.path.partition(".")[0] not in heads))


def steps_between(before: WireItem, after: WireItem) -> tuple[FieldChange, ...]:
    """Return the differences between two bodies of a listing, in the fields that a seller edits.

    A field that only one of them has is ignored, because a body may be reduced to its essential
    fields.
    """
    found: list[FieldChange] = []
    for path in _paths_of_bodies(before, after):
        if path == VARIATIONS:
            found += _of_variations(before, objects_of(after.get(VARIATIONS)), whole=True)
            continue
        old, new = read_path(before, path), read_path(after, path)
        if not same_value(old, new):
            found.append(FieldChange(path, old, new))
    return tuple(found)


def _of_path(before: WireItem, sent: JsonObject, path: str) -> Iterable[FieldChange]:
    if path == VARIATIONS:
        return _of_variations(before, objects_of(sent.get(VARIATIONS)), whole=False)
    old, new = read_path(before, path), read_path(sent, path)
    if path == DESCRIPTION:
        # The description has a request of its own, whose body is only the text.
        new = sent.get("plain_text", sent.get(DESCRIPTION))
    return () if same_value(old, new) else (FieldChange(path, old, new),)


def _paths_of_body(sent: JsonObject) -> Iterator[str]:
    for key, value in sent.items():
        if key in NAMED_LISTS:
            yield from _named(key, sent)
        elif key in _BY_NAME and isinstance(value, Mapping):
            yield from (f"{key}.{name}" for name in value)
        else:
            yield DESCRIPTION if key == "plain_text" else key


def _paths_of_bodies(before: WireItem, after: WireItem) -> Iterator[str]:
    for key in (name for name in _FIELDS if name in before and name in after):
        if key in NAMED_LISTS:
            yield from dict.fromkeys((*_named(key, before), *_named(key, after)))
        elif key in _BY_NAME:
            names = {name for body in (before, after) for name in object_of(body.get(key))}
            known = names.intersection(_SHIPPING) if key == "shipping" else names
            yield from (f"{key}.{name}" for name in sorted(known))
        else:
            yield key
    if _tells_text(before) and _tells_text(after):
        yield DESCRIPTION


def _tells_text(item: WireItem) -> bool:
    """Return whether the body of a listing includes the texts of its descriptions."""
    records = objects_of(item.get(RECORDS))
    return RECORDS in item and (not records or has_text(records[0]))


def _named(head: str, item: JsonObject) -> Iterator[str]:
    ids = (text_of(entry.get("id")) for entry in objects_of(item.get(head)))
    return (f"{head}.{one}" for one in ids if one)


def _of_variations(
    before: WireItem, after: Iterable[JsonObject], *, whole: bool
) -> Iterator[FieldChange]:
    """Yield the changed fields of variations; an added or removed variation as a whole.

    ``whole`` means that an entry of ``after`` has all of its fields, not only those that were sent.
    """
    known = {text_of(entry.get("id")): entry for entry in objects_of(before.get(VARIATIONS))}
    kept = set()
    for entry in after:
        key = text_of(entry.get("id"))
        old = known.get(key)
        if old is None:
            yield FieldChange(f"{VARIATIONS}.{key}" if key else VARIATIONS, None, entry)
            continue
        kept.add(key)
        for name in (*_OF_A_VARIATION, COMBINATIONS):
            if (whole or name in entry) and not same_value(old.get(name), entry.get(name)):
                path = f"{VARIATIONS}.{key}.{name}"
                yield FieldChange(path, old.get(name), entry.get(name))
    for key, old in known.items():
        if key not in kept:
            yield FieldChange(f"{VARIATIONS}.{key}", old, None)
