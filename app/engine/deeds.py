"""What sendings did to a listing, from the first to the last: the base of every way back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from app.editing.item_paths import DESCRIPTION, read_path
from app.editing.merge import VARIATIONS, edited_paths, is_stock, sold_at
from app.engine.uploads import without_pictures
from app.rules.answer import variation_look
from app.rules.shapes import objects_of, text_of
from app.workspace.errand import Kind
from app.workspace.history import HistoryEntry
from app.workspace.outbox import OutboxRow, OutboxState

UNDOES = "undoes"
"""In the details of a change that leads back: the operations it takes back."""

PICTURES = "pictures"
LISTING_TYPE = "listing_type_id"
_OF_LISTING = ("price", "available_quantity")

Item = Mapping[str, Any]


class Act(StrEnum):
    """What was done: each has a way back of its own."""

    EDITED = "edited"
    MADE = "made"
    RETYPED = "retyped"


@dataclass(slots=True)
class Deed:
    """What was done to one listing.

    ``before`` and ``after`` are form values by path; ``moved`` is by how much a stock went up.
    ``added`` and ``removed`` are variations as they were answered, or were before, by their ids.
    ``made`` is the kind that made the listing, ``answer`` the listing after the last of it.
    """

    item_id: str
    title: str
    act: Act = Act.EDITED
    before: dict[str, Any] = field(default_factory=dict)
    after: dict[str, Any] = field(default_factory=dict)
    moved: dict[str, int] = field(default_factory=dict)
    added: dict[str, Item] = field(default_factory=dict)
    removed: dict[str, Item] = field(default_factory=dict)
    answer: Item = field(default_factory=dict)
    made: Kind | None = None
    operations: list[str] = field(default_factory=list)


def deeds_of(rows: Iterable[tuple[OutboxRow, Sequence[HistoryEntry]]]) -> list[Deed]:
    """What was done to each listing by rows that are done; ``rows`` come oldest first.

    What was done to a listing that was made by one of them goes with it.
    """
    deeds: dict[tuple[str, Act], Deed] = {}
    for row, entries in rows:
        if row.state is not OutboxState.DONE:
            continue
        kind = row.errand().kind
        act = _ACTS[kind]
        if (row.listing_id, Act.MADE) in deeds:
            act = Act.MADE
        deed = deeds.setdefault((row.listing_id, act), Deed(row.listing_id, row.title, act))
        if act is Act.MADE and deed.made is None:
            deed.made = kind
        deed.operations.append(row.op_id)
        for entry in entries:
            if entry.outcome != OutboxState.DONE or not entry.sent or not entry.answer:
                continue
            deed.answer = entry.answer
            if act is Act.EDITED and entry.before:
                _add(deed, row, entry)
            elif act is Act.RETYPED and entry.before:
                deed.before.setdefault(LISTING_TYPE, entry.before.get(LISTING_TYPE))
                deed.after[LISTING_TYPE] = entry.answer.get(LISTING_TYPE)
    return list(deeds.values())


_ACTS = {
    Kind.UPDATE: Act.EDITED,
    Kind.CREATE: Act.MADE,
    Kind.RELIST: Act.MADE,
    Kind.LISTING_TYPE: Act.RETYPED,
}


def undone_by(rows: Iterable[OutboxRow]) -> set[str]:
    """The operations that these rows took back, or are about to.

    What a way back took back counts as done again once that way back was taken back itself.
    """
    undone: set[str] = set()
    for row in sorted(rows, key=lambda row: row.number, reverse=True):
        if row.op_id not in undone and row.state not in _CAME_TO_NOTHING:
            undone.update(row.errand().details.get(UNDOES, ()))
    return undone


_CAME_TO_NOTHING = (OutboxState.CANCELLED, OutboxState.REFUSED)


def _add(deed: Deed, row: OutboxRow, entry: HistoryEntry) -> None:
    # Pictures that were uploaded for this very change were not there before it.
    before = without_pictures(entry.before, set(row.steps.get("uploaded", {}).values()))
    for path in _paths(row, entry):
        if path == VARIATIONS:
            _add_variations(deed, row, before, entry.answer)
            continue
        _note(deed, path, before, entry.answer)
        if path == PICTURES:
            for inner in _picture_ids(before, entry.answer):
                _note(deed, inner, before, entry.answer)


def _note(deed: Deed, path: str, before: Item, after: Item) -> None:
    was, now = read_path(before, path), read_path(after, path)
    if is_stock(path) and isinstance(was, int) and isinstance(now, int):
        moved = now + sold_at(after, path) - was - sold_at(before, path)
        deed.moved[path] = deed.moved.get(path, 0) + moved
    else:
        deed.before.setdefault(path, was)
        deed.after[path] = now


def _paths(row: OutboxRow, entry: HistoryEntry) -> Iterator[str]:
    """The paths that the call of ``entry`` was about: the description has one of its own."""
    draft = row.item_draft()
    unread = draft.unread()
    of_text = "plain_text" in entry.sent
    for path in edited_paths(draft):
        if path not in unread and (path == DESCRIPTION) is of_text:
            yield path


def _picture_ids(before: Item, after: Item) -> Iterator[str]:
    """The pictures of variations: a picture that goes is taken out of them, too."""
    now = by_id(after)
    for key, entry in by_id(before).items():
        if key in now and entry.get("picture_ids") != now[key].get("picture_ids"):
            yield f"{VARIATIONS}.{key}.picture_ids"


def _add_variations(deed: Deed, row: OutboxRow, before: Item, after: Item) -> None:
    wanted = objects_of(row.item_draft().value(VARIATIONS))
    kept = {text_of(entry.get("id")) for entry in wanted}
    new = [variation_look(entry) for entry in wanted if entry.get("id") is None]
    was, now = by_id(before), by_id(after)
    for key, entry in now.items():
        if key not in was and variation_look(entry) in new and not _made_up(deed.removed, entry):
            deed.added[key] = entry
    for key, entry in was.items():
        if key not in now and key not in kept and deed.added.pop(key, None) is None:
            deed.removed[key] = entry
    if not was:
        # Its price and stock were the listing's own until then.
        for path in _OF_LISTING:
            _note(deed, path, before, after)


def _made_up(removed: dict[str, Item], entry: Item) -> bool:
    """Whether ``entry`` is one of the removed ones again, which then counts as never removed."""
    look = variation_look(entry)
    found = next((key for key, other in removed.items() if variation_look(other) == look), None)
    if found is not None:
        del removed[found]
    return found is not None


def by_id(item: Item) -> dict[str, Mapping[str, Any]]:
    """The variations of a listing by their ids."""
    entries = objects_of(item.get(VARIATIONS))
    return {text_of(entry.get("id")): entry for entry in entries if text_of(entry.get("id"))}
