"""Undo of added and removed variations: the list of variations to send."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from app.domain.shapes import sequence_of, text_of
from app.domain.wire_item import WireItem, WireVariation, combinations_of, pictures_of, variation_of
from app.editing.stock_rebase import STOCK
from app.editing.values import same_value
from app.editing.variation_list import VARIATIONS
from app.editing.variations.naming import name_of
from app.engine.sending.sent_effects import PICTURES, Effect, by_id
from app.rules.changes.answer import variation_look

_OWN = ("price", STOCK, "sold_quantity", "picture_ids", "seller_custom_field")
_SENT = ("price", STOCK, "seller_custom_field", "sale_terms")
_OF_ATTRIBUTE = ("id", "name", "value_id", "value_name")


class VariationsInverse(NamedTuple):
    """The list of variations to send, and the changes in it.

    ``removed`` are ids and names; ``again`` the names of those that are added again; ``changed``
    are paths and params of added ones that are kept, as they were changed since.
    """

    entries: list[WireVariation]
    removed: list[tuple[str, str]]
    again: list[str]
    changed: list[tuple[str, dict[str, object]]]


def invert_variations(
    effect: Effect, live: WireItem, back: Mapping[str, object]
) -> VariationsInverse:
    """Remove the added variations, add the removed ones again, and keep the rest of ``live``.

    ``back`` are the other fields of the undo; pictures in it exist again by then.
    """
    way = VariationsInverse([], [], [], [])
    for key, entry in by_id(live).items():
        added = _added_as(effect, key, entry)
        if added is not None and (change := _changed(key, added, entry)):
            way.changed.append(change)
        elif added is not None:
            way.removed.append((key, name_of(entry)))
            continue
        way.entries.append(variation_of(dict(entry)))
    looks = [variation_look(entry) for entry in way.entries]
    pictures = _pictures(live, back)
    for entry in effect.removed.values():
        if variation_look(entry) not in looks:
            way.entries.append(_added_again(entry, pictures))
            way.again.append(name_of(entry))
    return way


def _added_as(effect: Effect, key: str, entry: WireVariation) -> WireVariation | None:
    """Return a variation as last answered after it was added; ``None`` if it was not added.

    One that was removed and added again since has another id but the same look.
    """
    look = variation_look(variation_of(entry))
    same = (
        other for other, one in effect.added.items() if variation_look(variation_of(one)) == look
    )
    known = key if key in effect.added else next(same, None)
    return None if known is None else by_id(effect.answer).get(known, effect.added[known])


def _changed(
    key: str, added: WireVariation, now: WireVariation
) -> tuple[str, dict[str, object]] | None:
    for name in _OWN:
        if not same_value(added.get(name), now.get(name)):
            values = {"before": None, "after": added.get(name), "live": now.get(name)}
            return f"{VARIATIONS}.{key}.{name}", values
    return None


def _added_again(entry: WireVariation, pictures: list[str]) -> WireVariation:
    """Return a variation without its id, as the marketplace assigns a new one."""
    looks = [
        {name: value for name, value in part.items() if name in _OF_ATTRIBUTE and value is not None}
        for part in combinations_of(entry)
    ]
    shown = [text_of(one) for one in sequence_of(entry.get("picture_ids"))]
    # Every variation needs a picture: without its own ones it gets the cover.
    kept = [one for one in shown if one in pictures] or pictures[:1]
    sent = {
        name: value for name, value in entry.items() if name in _SENT and value not in (None, [])
    }
    return variation_of({**sent, "attribute_combinations": looks, "picture_ids": kept})


def _pictures(live: WireItem, back: Mapping[str, object]) -> list[str]:
    if isinstance(refs := back.get(PICTURES), tuple):
        return [ref.key for ref in refs]
    return [text_of(entry.get("id")) for entry in pictures_of(live)]
