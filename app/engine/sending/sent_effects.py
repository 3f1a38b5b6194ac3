"""The combined effect of sent rows on each listing, from which an undo is made."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from app.domain.shapes import JsonObject, objects_of, text_of
from app.domain.wire_item import WireItem, WireVariation, item_of, variation_of, variations_of
from app.editing.item_paths import DESCRIPTION, read_path
from app.editing.merge import edited_paths
from app.editing.stock_rebase import STOCK, is_stock, sold_at, stock_moved, stock_sum
from app.editing.values import is_count, same_value
from app.editing.variation_list import VARIATIONS
from app.engine.sending.uploads import without_pictures
from app.rules.changes.answer import variation_look
from app.workspace.journal.history import HistoryEntry
from app.workspace.journal.outbox import OutboxRow, OutboxState
from app.workspace.outbox_command import Kind

PICTURES = "pictures"
LISTING_TYPE = "listing_type_id"
FREE = "shipping.free_shipping"
_OF_LISTING = ("price", STOCK)
_OF_VARIATION = ("price", "picture_ids", "seller_custom_field")


class EffectKind(StrEnum):
    """Kinds of effects; each is undone in its own way."""

    EDITED = "edited"
    CREATED = "created"
    TYPE_CHANGED = "type_changed"


@dataclass(slots=True)
class Effect:
    """The effect of sent rows on one listing.

    ``before`` and ``after`` are form values by path; ``moved`` is the increase of a stock, and
    ``sums`` the sum of stock and sold units before it, if both are known. ``added`` are variations
    as answered, ``removed`` as they were before everything, by their ids; ``readded`` are
    variations that were removed and added again, by their new ids, as they were before;
    ``removed_ids`` are the removed ids, and ``origin`` is each variation in its first state.
    ``made`` is the kind of row that created the listing, ``answer`` the listing after the last row.
    """

    item_id: str
    title: str
    kind: EffectKind = EffectKind.EDITED
    before: dict[str, object] = field(default_factory=dict)
    after: dict[str, object] = field(default_factory=dict)
    moved: dict[str, int] = field(default_factory=dict)
    sums: dict[str, int | None] = field(default_factory=dict)
    added: dict[str, WireVariation] = field(default_factory=dict)
    removed: dict[str, WireVariation] = field(default_factory=dict)
    readded: dict[str, WireVariation] = field(default_factory=dict)
    removed_ids: set[str] = field(default_factory=set)
    origin: dict[str, WireVariation] = field(default_factory=dict)
    answer: WireItem = field(default_factory=WireItem)
    made: Kind | None = None
    operations: list[str] = field(default_factory=list)


def effects_of(rows: Iterable[tuple[OutboxRow, Sequence[HistoryEntry]]]) -> list[Effect]:
    """Return the effect on each listing of the rows that are done; ``rows`` come oldest first.

    Changes of a listing that one of the rows created belong to its creation.
    """
    effects: dict[tuple[str, EffectKind], Effect] = {}
    for row, entries in rows:
        if row.state is not OutboxState.DONE:
            continue
        made = row.command().kind
        kind = _EFFECT_KINDS[made]
        if (row.listing_id, EffectKind.CREATED) in effects:
            kind = EffectKind.CREATED
        effect = effects.setdefault((row.listing_id, kind), Effect(row.listing_id, row.title, kind))
        if kind is EffectKind.CREATED and effect.made is None:
            effect.made = made
        effect.operations.append(row.op_id)
        for entry in entries:
            if entry.outcome != OutboxState.DONE or not entry.sent or not entry.answer:
                continue
            effect.answer = entry.answer
            if kind is EffectKind.EDITED and entry.before:
                _add(effect, row, entry)
            elif kind is EffectKind.TYPE_CHANGED and entry.before:
                effect.before.setdefault(LISTING_TYPE, entry.before.get(LISTING_TYPE))
                effect.after[LISTING_TYPE] = entry.answer.get(LISTING_TYPE)
    for effect in effects.values():
        _compare_again(effect)
    return list(effects.values())


_EFFECT_KINDS = {
    Kind.UPDATE: EffectKind.EDITED,
    Kind.CREATE: EffectKind.CREATED,
    Kind.RELIST: EffectKind.CREATED,
    Kind.LISTING_TYPE: EffectKind.TYPE_CHANGED,
}


def _add(effect: Effect, row: OutboxRow, entry: HistoryEntry) -> None:
    # Pictures uploaded for this change were not there before it.
    answer = entry.answer or WireItem()
    before = without_pictures(entry.before or WireItem(), set(row.progress.uploaded.values()))
    for key, variation in by_id(before).items():
        effect.origin.setdefault(key, variation)
    for path in paths_of_call(row, entry):
        if path == VARIATIONS:
            _add_variations(effect, row, before, answer)
            continue
        _note(effect, path, before, answer)
        if path == PICTURES:
            for inner in _picture_ids(before, answer):
                _note(effect, inner, before, answer)
    if not same_value(read_path(before, FREE), read_path(answer, FREE)):
        # A price above the threshold makes shipping free; a lower price does not undo that.
        _note(effect, FREE, before, answer)


def _note(effect: Effect, path: str, before: WireItem, after: WireItem) -> None:
    was, now = read_path(before, path), read_path(after, path)
    if is_stock(path) and is_count(was) and is_count(now):
        effect.moved[path] = effect.moved.get(path, 0) + stock_moved(before, after, path)
        effect.sums.setdefault(path, stock_sum(before, path))
    else:
        effect.before.setdefault(path, was)
        effect.after[path] = now


def paths_of_call(row: OutboxRow, entry: HistoryEntry) -> Iterator[str]:
    """Yield the paths that the call of ``entry`` changed; the description has its own call."""
    draft = row.item_draft()
    unread = draft.unread()
    of_text = "plain_text" in (entry.sent or ())
    for path in edited_paths(draft):
        if path not in unread and (path == DESCRIPTION) is of_text:
            yield path


def _picture_ids(before: WireItem, after: WireItem) -> Iterator[str]:
    """Yield the picture paths of variations that changed.

    A picture that is removed from the listing is removed from its variations too.
    """
    now = by_id(after)
    for key, entry in by_id(before).items():
        if key in now and entry.get("picture_ids") != now[key].get("picture_ids"):
            yield f"{VARIATIONS}.{key}.picture_ids"


def _add_variations(effect: Effect, row: OutboxRow, before: WireItem, after: WireItem) -> None:
    wanted = objects_of(row.item_draft().value(VARIATIONS))
    kept = {text_of(entry.get("id")) for entry in wanted}
    new = [variation_look(variation_of(entry)) for entry in wanted if entry.get("id") is None]
    was, now = by_id(before), by_id(after)
    for key, entry in was.items():
        if key not in now and key not in kept:
            _note_removed(effect, key, entry)
    for key, entry in now.items():
        if key not in was and variation_look(variation_of(entry)) in new:
            _note_added(effect, key, entry)
    if not was:
        # Until then price and stock belonged to the listing itself.
        for path in _OF_LISTING:
            _note(effect, path, before, after)


def _note_removed(effect: Effect, key: str, entry: WireVariation) -> None:
    effect.removed_ids.add(key)
    if effect.added.pop(key, None) is not None:
        return
    if (first := effect.readded.pop(key, None)) is None:
        # Its first state; units sold in between stay sold.
        origin: JsonObject = effect.origin.get(key, entry)
        first = variation_of({name: origin.get(name) for name in entry})
        stock = entry.get(STOCK)
        if isinstance(stock, int):
            first["available_quantity"] = stock - effect.moved.get(f"{VARIATIONS}.{key}.{STOCK}", 0)
    effect.removed[key] = first


def _note_added(effect: Effect, key: str, entry: WireVariation) -> None:
    look = variation_look(entry)
    same = (other for other, one in effect.removed.items() if variation_look(one) == look)
    if (old := next(same, None)) is None:
        effect.added[key] = entry
    else:
        effect.readded[key] = effect.removed.pop(old)


def _compare_again(effect: Effect) -> None:
    """Compare variations that were removed and added again with their first state."""
    answered = by_id(effect.answer)
    for key, first in effect.readded.items():
        entry = answered.get(key)
        if entry is None:
            continue
        for name in _OF_VARIATION:
            path = f"{VARIATIONS}.{key}.{name}"
            effect.before[path], effect.after[path] = first.get(name), entry.get(name)
        stock, was = entry.get(STOCK), first.get(STOCK)
        if isinstance(stock, int) and isinstance(was, int):
            path = f"{VARIATIONS}.{key}.{STOCK}"
            effect.moved[path] = stock + sold_at(effect.answer, path) - was


def by_id(item: JsonObject) -> dict[str, WireVariation]:
    """Return the variations of a listing by their ids."""
    entries = variations_of(item_of(item))
    return {text_of(entry.get("id")): entry for entry in entries if text_of(entry.get("id"))}
