"""Three-way merge of a seller's edits with the present listing."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from app.domain.wire_item import WireItem, WireVariation, variation_of, variations_in, variations_of
from app.editing.change import FieldChange, MergeConflict
from app.editing.draft import ItemDraft
from app.editing.item_paths import variation_ids
from app.editing.stock_rebase import SOLD, is_stock, rebased_stock, sold_at
from app.editing.values import UnreadText, is_count, same_value
from app.editing.variation_list import VARIATIONS, over_other, readable


class StockTarget(NamedTuple):
    """The expected result of a stock that is about to be sent.

    ``total`` is the sum of available and sold units that must hold afterwards, however many units
    are sold in between; ``None`` if no sum is expected because the stock is set to zero.
    ``total_before`` is the sum before the request.
    """

    path: str
    total: int | None
    total_before: int


@dataclass(frozen=True, slots=True)
class Merge:
    """The result of a merge: the changes to send over the live listing.

    ``draft`` holds the edits over ``live``; ``removed`` and ``added`` are the variations that the
    seller removes (ids) and adds (wire entries without an id).
    """

    draft: ItemDraft
    conflicts: tuple[MergeConflict, ...]
    stock: tuple[StockTarget, ...]
    removed: tuple[str, ...]
    added: tuple[WireVariation, ...]

    def payload(self) -> dict[str, object]:
        """Return the partial request body; empty if there is nothing to send.

        If variations are sent, the body has the id of every variation that stays, because the
        marketplace deletes the others.
        """
        body = self.draft.payload()
        if self.removed or self.added:
            listed = variations_in(body.get(VARIATIONS)) or [
                WireVariation(id=entry["id"])
                for entry in variations_of(self.draft.base)
                if entry.get("id") is not None
            ]
            kept = [entry for entry in listed if str(entry["id"]) not in self.removed]
            body[VARIATIONS] = [*kept, *self.added]
        return body

    def pictures_lost(self) -> dict[str, tuple[str, ...]]:
        """Return the pictures that each variation (by id) loses through the edits."""
        if not self.draft.is_changed("pictures"):
            return {}
        kept = {ref.key for ref in self.draft.pictures()}
        lost = {}
        for entry in variations_of(self.draft.base):
            if str(entry.get("id")) not in self.removed:
                gone = tuple(str(p) for p in entry.get("picture_ids") or () if str(p) not in kept)
                if gone:
                    lost[str(entry.get("id"))] = gone
        return lost


def merge(
    draft: ItemDraft,
    live: WireItem,
    *,
    decided: Collection[str] = (),
    landed: Collection[str] = (),
) -> Merge:
    """Merge the edits of ``draft`` with ``live``, field by field.

    A field that only one side changed takes that side's value. A field that both sides changed to
    different values is a conflict, unless the seller ``decided`` for their own value. A stock edit
    is applied as a difference to the live stock; a stock set to zero stays zero. ``landed`` are
    paths that are known to have arrived and are left out; in it, ``variations`` stands for the
    variations to be added. Text that could not be read as a value is left out.
    """
    merged = ItemDraft.over(draft.item_id, live)
    conflicts: list[MergeConflict] = []
    stock: list[StockTarget] = []
    removed, added = _variations_of(draft)
    if VARIATIONS in landed:
        added = ()
    removed = tuple(key for key in removed if key in variation_ids(live))
    for path, base, mine in edits_of(draft):
        theirs = merged.base_value(path)
        if isinstance(mine, UnreadText) or path in landed or _is_of(path, removed):
            continue
        target = mine
        if path not in decided:
            if is_stock(path) and is_count(base) and is_count(mine) and is_count(theirs):
                target = rebased_stock(base, mine, theirs)
                if target is None:
                    conflicts.append(MergeConflict(path, base, mine, theirs))
                    continue
            elif not same_value(base, theirs) and not same_value(theirs, mine):
                conflicts.append(MergeConflict(path, base, mine, theirs))
                continue
        if is_stock(path) and is_count(target) and is_count(theirs) and target != theirs:
            sold = sold_at(live, path)
            stock.append(StockTarget(path, target + sold if target else None, theirs + sold))
        merged.apply(FieldChange(path, theirs, target))
    return Merge(merged, tuple(conflicts), tuple(stock), removed, added)


def edited_paths(draft: ItemDraft) -> tuple[str, ...]:
    """Return the paths that ``draft`` edits, with a list of variations split into its fields.

    ``variations`` stands for the variations that the list adds and removes.
    """
    whole = (VARIATIONS,) if draft.is_changed(VARIATIONS) else ()
    return (*(path for path, _, _ in edits_of(draft)), *whole)


def edits_of(draft: ItemDraft) -> Iterator[tuple[str, object, object]]:
    """Yield each edit as path, base and new value, with a list of variations split into fields."""
    for path in draft.changed_paths():
        if path != VARIATIONS:
            yield path, draft.base_value(path), draft.value(path)
            continue
        known = set(variation_ids(draft.base))
        for entry in variations_in(draft.value(path)):
            if str(entry.get("id")) not in known:
                continue
            for name, mine in entry.items():
                inner = f"{VARIATIONS}.{entry['id']}.{name}"
                base = draft.base_value(inner)
                if name not in ("id", SOLD) and not same_value(base, mine):
                    yield inner, base, mine


def _variations_of(
    draft: ItemDraft,
) -> tuple[tuple[str, ...], tuple[WireVariation, ...]]:
    """Return the ids missing from an edited list of variations, and its entries without an id."""
    if not draft.is_changed(VARIATIONS):
        return (), ()
    mine = variations_in(draft.value(VARIATIONS))
    kept = {str(entry["id"]) for entry in mine if entry.get("id") is not None}
    removed = tuple(key for key in variation_ids(draft.base) if key not in kept)
    added = (variation_of(readable(entry)) for entry in mine if entry.get("id") is None)
    return removed, tuple(added)


def _is_of(path: str, removed: Collection[str]) -> bool:
    head, _, rest = path.partition(".")
    return head == VARIATIONS and rest.partition(".")[0] in removed


def rebase(draft: ItemDraft, live: WireItem) -> tuple[ItemDraft, tuple[MergeConflict, ...]]:
    """Return the draft over the newer body ``live``, and the fields in conflict.

    Edits of conflicting fields and unread texts are kept as the seller made them.
    """
    merged = merge(draft, live)
    new = merged.draft
    for conflict in merged.conflicts:
        new.apply(FieldChange(conflict.path, conflict.live, conflict.mine))
    for path, text in draft.unread().items():
        new.apply(FieldChange(path, new.base_value(path), text))
    if merged.removed or merged.added:
        listed = over_other(draft.base, draft.value(VARIATIONS), live)
        new.apply(FieldChange(VARIATIONS, new.base_value(VARIATIONS), listed))
    return new, merged.conflicts
