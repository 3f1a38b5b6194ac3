"""The differences between two states of a listing, as form paths."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal

from app.domain.shapes import JsonObject, is_blank, object_of, objects_of, sequence_of, text_of
from app.rules.numbers import as_number

_BY_ID = ("attributes", "sale_terms")
_BY_FIELD = ("shipping", "location", "seller_contact")


def is_same(one: object, other: object) -> bool:
    """Return whether two wire values are equal: numbers by value, absent as null."""
    if one is other:
        return True
    if one is None or other is None:
        return False
    if type(one) is type(other) and isinstance(one, (str, int, Decimal)):
        return bool(one == other)
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return all(is_same(one.get(key), other.get(key)) for key in one.keys() | other.keys())
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        return len(one) == len(other) and all(map(is_same, one, other))
    first, second = as_number(one), as_number(other)
    if first is not None and second is not None:
        return first == second
    return bool(type(one) is type(other) and one == other)


def changed_paths(before: JsonObject, after: JsonObject) -> frozenset[str]:
    """Return the form paths in which ``after`` differs from ``before``.

    Attributes, sale terms and the fields of shipping, location and contact are compared one by one,
    and so are the fields of a variation that both have. A variation that only one has, or a
    different number of them, also counts as a change of the whole list.
    """
    paths: set[str] = set()
    names = [name for name, new in after.items() if before.get(name) is not new]
    for name in (*names, *(before.keys() - after.keys())):
        old, new = before.get(name), after.get(name)
        if is_same(old, new):
            continue
        if name in _BY_ID and _are_lists(old, new):
            paths |= _of_entries(name, old, new)
        elif name in _BY_FIELD and isinstance(new, Mapping):
            paths |= _of_fields(name, object_of(old), new)
        elif name == "variations" and _are_lists(old, new):
            paths |= _of_variations(old, new)
        else:
            paths.add(name)
    return frozenset(paths)


def is_touched(path: str, changed: frozenset[str]) -> bool:
    """Return whether a form path is one of the changed ones or inside of one."""
    parts = path.split(".")
    return any(".".join(parts[:length]) in changed for length in range(1, len(parts) + 1))


def _are_lists(old: object, new: object) -> bool:
    return isinstance(new, (list, tuple)) and (old is None or isinstance(old, (list, tuple)))


def _of_fields(name: str, old: JsonObject, new: JsonObject) -> set[str]:
    return {
        f"{name}.{key}"
        for key in old.keys() | new.keys()
        if old.get(key) is not new.get(key) and not is_same(old.get(key), new.get(key))
    }


def _of_entries(name: str, old: object, new: object) -> set[str]:
    first = {text_of(entry.get("id")): entry for entry in objects_of(old)}
    second = {text_of(entry.get("id")): entry for entry in objects_of(new)}
    return {
        f"{name}.{id_}"
        for id_ in first.keys() | second.keys()
        if not is_same(first.get(id_), second.get(id_))
    }


def _of_variations(old: object, new: object) -> set[str]:
    first = {text_of(one.get("id")): one for one in objects_of(old)}
    paths: set[str] = set()
    for index, variation in enumerate(objects_of(new)):
        id_ = text_of(variation.get("id"))
        if is_blank(id_) or id_ not in first:
            paths |= {"variations", f"variations.{id_ or index}"}
        else:
            paths |= _of_fields(f"variations.{id_}", first[id_], variation)
    ids = {text_of(variation.get("id")) for variation in objects_of(new)}
    if len(sequence_of(old)) != len(sequence_of(new)) or ids != first.keys():
        paths.add("variations")
    return paths
