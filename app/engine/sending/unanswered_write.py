"""Comparison of a write without an answer with the listing as it is afterwards."""

from __future__ import annotations

from app.domain.shapes import JsonObject, objects_of, text_of
from app.domain.wire_item import WireItem, variation_of, variations_of
from app.editing.change import MergeConflict
from app.editing.draft import ItemDraft
from app.editing.item_paths import DESCRIPTION, read_path
from app.editing.merge import edited_paths
from app.editing.stock_rebase import is_stock
from app.editing.values import same_value
from app.editing.variation_list import VARIATIONS
from app.engine.sending.uploads import picture_ids
from app.rules.changes.answer import compare_answer, variation_look
from app.workspace.journal.outbox import OutboxRow

PICTURES = "pictures"
_BY_THEMSELVES = (VARIATIONS, PICTURES, DESCRIPTION)


def adds(body: JsonObject | None) -> bool:
    """Return whether ``body`` adds a variation or a picture address each time it is sent.

    Such a body must not be sent again while the first request may still arrive.
    """
    return body is not None and any(_new_ones(body, name) for name in (PICTURES, VARIATIONS))


def missing(sent: JsonObject, before: WireItem, live: WireItem) -> tuple[str, ...]:
    """Return the form paths of ``sent`` that are not in ``live``; none if it arrived.

    Pictures given by address arrived if the set of pictures grew by as many since ``before``; a new
    variation if there is a new one with equal ``attribute_combinations``; the removal of a
    variation if it is gone.
    """
    lost = [finding.path for finding in compare_answer(sent, live)]
    if (added := _new_ones(sent, PICTURES)) and len(picture_ids(live) - picture_ids(before)) != len(
        added
    ):
        lost.append(PICTURES)
    if VARIATIONS in sent and not _has_variations(sent, before, live):
        lost.append(VARIATIONS)
    return tuple(lost)


def arrived_paths(draft: ItemDraft, lost: tuple[str, ...]) -> tuple[str, ...]:
    """Return the edits of ``draft`` that have arrived, except stocks.

    ``stock.arrival`` judges a stock by its sum. ``variations`` among the edits means that the added
    ones are there.
    """
    return tuple(
        path
        for path in edited_paths(draft)
        if not is_stock(path) and not any(_touches(path, one) for one in lost)
    )


def changed_meanwhile(row: OutboxRow, lost: tuple[str, ...], live: WireItem) -> list[MergeConflict]:
    """Return the edited fields that have neither their old value nor the sent one.

    Fields that the seller has decided on are left out, as they are sent anyway.
    """
    draft, before = row.item_draft(), row.progress.before or {}
    found = []
    for path in edited_paths(draft):
        if is_stock(path) or path in (*_BY_THEMSELVES, *row.progress.decided):
            continue
        was, mine, now = read_path(before, path), draft.value(path), read_path(live, path)
        is_lost = any(_touches(path, one) for one in lost)
        if is_lost and not same_value(now, was) and not same_value(now, mine):
            found.append(MergeConflict(path, was, mine, now))
    return found


def _touches(path: str, lost: str) -> bool:
    return path == lost or path.startswith(f"{lost}.") or lost.startswith(f"{path}.")


def _new_ones(body: JsonObject, name: str) -> list[JsonObject]:
    return [entry for entry in objects_of(body.get(name)) if entry.get("id") is None]


def _has_variations(sent: JsonObject, before: WireItem, live: WireItem) -> bool:
    listed, known = _ids(sent), _ids(before)
    if (known - listed) & _ids(live):
        return False
    new = [
        variation_look(entry)
        for entry in variations_of(live)
        if text_of(entry.get("id")) not in known
    ]
    return all(variation_look(variation_of(entry)) in new for entry in _new_ones(sent, VARIATIONS))


def _ids(item: JsonObject) -> set[str]:
    return {text_of(entry.get("id")) for entry in objects_of(item.get(VARIATIONS))} - {""}
