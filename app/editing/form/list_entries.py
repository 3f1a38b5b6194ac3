"""Entries of wire lists and their display names: areas, shipping methods, means of payment."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from app.domain.shapes import JsonObject, text_of
from app.editing.values import Choice

AREAS = "coverage_areas"
FREE_METHODS = "shipping.free_methods"
_FREE_MODE = "country"


def entry_name(entry: object) -> str:
    """Return the name of a list entry or a place: its description or name, else its id."""
    if not isinstance(entry, Mapping):
        return text_of(entry)
    names = (text_of(entry.get(name)) for name in ("description", "name", "id"))
    return next((words for words in names if words), "")


def named_entry(entry: object, choices: Iterable[Choice]) -> str:
    """Return the name of an entry, preferably the one that ``choices`` have for its id."""
    id_ = text_of(entry.get("id")) if isinstance(entry, Mapping) else text_of(entry)
    known = (choice.name for choice in choices if id_ and choice.id == id_)
    return next(known, "") or entry_name(entry)


def new_entry(path: str, words: str, choices: Iterable[Choice]) -> JsonObject | str:
    """Return the entry that ``words`` denote in the list at ``path``.

    They are the name of one of the ``choices``, or else an id; a means of payment has a
    description.
    """
    folded = words.casefold()
    ids = (choice.id for choice in choices if choice.id and choice.name.casefold() == folded)
    id_ = next(ids, words)
    if path == AREAS:
        return id_
    if path == FREE_METHODS:
        # The ids of shipping methods are numbers.
        number = int(id_) if id_.isascii() and id_.isdigit() and len(id_) < 16 else id_
        return {"id": number, "rule": {"free_mode": _FREE_MODE, "value": None}}
    return {"description": words}


def distinct_choices(names: Mapping[str, str]) -> tuple[Choice, ...]:
    """Return choices of ids and names; equal names are distinguished by their ids."""
    folded = [name.casefold() for name in names.values()]
    return tuple(
        Choice(id_, name if folded.count(name.casefold()) == 1 else f"{name} ({id_})")
        for id_, name in names.items()
    )
