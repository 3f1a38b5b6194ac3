"""Plans: for each listing the value before and after of every field that changes."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from app.domain.calls import Call
from app.domain.shapes import JsonObject, object_of, objects_of, sequence_of, text_of
from app.domain.wire import write_json, write_plain
from app.domain.wire_item import WireItem, item_of
from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.draft_calls import calls_of
from app.editing.item_paths import (
    DELETED,
    DESCRIPTION,
    LISTING_TYPE,
    RECORDS,
    RELISTED,
    known_texts,
    read_path,
    split_path,
)
from app.editing.merge import merge
from app.editing.row_result import RowResult
from app.editing.stock_rebase import LiveState, is_stock, judge_stock, stock_states, stock_sum
from app.editing.values import are_same_pictures, encode_value, is_fulfilled, same_value
from app.rules.changes.relisting import is_relistable, relisting_body
from app.workspace.outbox_command import Change, Kind, OutboxCommand, batches_of

# Fields that a later comparison may need beside the changed ones.
_ALWAYS = ("id", "title", "status", "sub_status", "currency_id", "last_updated")
_OF_STOCK = ("available_quantity", "sold_quantity")
_OF_VARIATION = ("id", "price", "seller_custom_field", *_OF_STOCK)


@dataclass(frozen=True, slots=True)
class PlannedListing:
    """The changes to one listing.

    ``base`` is the part of its body that the plan was made over; ``before`` and ``after`` are form
    values by path, with the same paths.
    """

    item_id: str
    title: str
    base: WireItem
    before: JsonObject
    after: JsonObject

    def change(
        self, paths: Collection[str] | None = None, *, held: RowResult | None = None
    ) -> Change:
        """Return the change for the outbox, or only its part at ``paths``.

        Changes of the listing type and relistings have requests of their own.
        """
        wanted = {p: v for p, v in self.after.items() if paths is None or p in paths}
        if RELISTED in wanted:
            body = relisting_body(self.base, wanted)
            return Change(
                self.item_id, self.base, {}, Kind.RELIST, details={"body": body}, held=held
            )
        if LISTING_TYPE in wanted:
            details = {LISTING_TYPE: wanted[LISTING_TYPE]}
            return Change(
                self.item_id, self.base, {}, Kind.LISTING_TYPE, details=details, held=held
            )
        return Change(self.item_id, self.base, wanted, held=held)

    def calls(self, body: WireItem) -> list[Call]:
        """Return the calls that make these changes to a listing with the body ``body``."""
        change = self.change()
        own = OutboxCommand(change.kind, details=change.details).own_call(self.item_id)
        return calls_of(self.draft(body)) if own is None else [own]

    def draft(self, body: WireItem | None = None) -> ItemDraft:
        """Return the changes as a draft, over ``body`` or over the plan's own base."""
        draft = ItemDraft(self.item_id, self.base if body is None else body)
        for path, value in self.after.items():
            draft.apply(FieldChange(path, draft.base_value(path), value))
        return draft

    def sent_over(self, body: WireItem) -> ItemDraft:
        """Return the draft to send over ``body``: stocks as differences, without values it has."""
        draft = ItemDraft(self.item_id, self.base)
        for path, value in self.after.items():
            draft.apply(FieldChange(path, None, value))
        stock = judge_stock(draft, body, ())
        return merge(stock.draft, body, landed=stock.reached).draft

    def live_states(self, body: WireItem) -> dict[str, LiveState]:
        """Return the state of each path in ``body``; stocks are compared by their sums."""
        stocks = {
            path: after
            for path, after in self.after.items()
            if is_stock(path) and isinstance(after, int)
        }
        found = stock_states(self.base, body, stocks)
        return {
            path: found[path] if path in found else self._live_state(body, path)
            for path in self.after
        }

    def is_done_in(self, body: WireItem) -> bool:
        """Return whether ``body`` has all values of the plan."""
        return all(one is LiveState.REACHED for one in self.live_states(body).values())

    def _live_state(self, body: WireItem, path: str) -> LiveState:
        if path == DELETED:
            return _live_state_of_deletion(body)
        if RELISTED in self.after:
            # The values of a relisting belong to the new listing, never to this one.
            fits = is_relistable(body, relisted=False)
            return LiveState.UNCHANGED if fits else LiveState.DIVERGED
        # A body has only the ids of its texts: a text with the same id counts as unchanged.
        now = read_path(known_texts(body, self.base) if path == DESCRIPTION else body, path)
        wanted = self.after[path]
        if is_fulfilled(wanted, now) or are_same_pictures(wanted, now):
            return LiveState.REACHED
        return LiveState.UNCHANGED if same_value(now, self.before[path]) else LiveState.DIVERGED

    def live_state_since(self, body: WireItem, path: str, sums: JsonObject) -> LiveState:
        """Return the state of ``path`` in ``body`` since it was sent; ``sums`` are sent totals."""
        if path not in sums:
            return self.live_states(body)[path]
        reached = stock_sum(body, path) == sums[path]
        return LiveState.REACHED if reached else LiveState.DIVERGED


def _live_state_of_deletion(body: WireItem) -> LiveState:
    if "deleted" in sequence_of(body.get("sub_status")):
        return LiveState.REACHED
    return LiveState.UNCHANGED if body.get("status") == "closed" else LiveState.DIVERGED


def new_plan_id() -> str:
    """Return twenty random hex digits as the id of a plan."""
    return secrets.token_hex(10)


class PlanDigest:
    """The digest of a plan, computed listing by listing."""

    def __init__(self, user_id: str) -> None:
        self._digest = hashlib.sha256(b"[" + write_json(user_id) + b",[")
        self._comma = b""

    def add(self, entry: PlannedListing) -> None:
        """Add the next listing to the digest."""
        before = {path: encode_value(value) for path, value in entry.before.items()}
        after = {path: encode_value(value) for path, value in entry.after.items()}
        self._digest.update(self._comma + write_plain([entry.item_id, before, after]))
        self._comma = b","

    @property
    def digest(self) -> str:
        """The digest as twenty hex digits."""
        whole = self._digest.copy()
        whole.update(b"]]")
        return whole.hexdigest()[:20]


@dataclass(frozen=True, slots=True)
class Plan:
    """A plan for one shop: its seller, its query and operations, and the changes to each listing.

    ``made_at`` is a time in wire format. ``skipped`` counts by reason the listings that were found
    but have nothing to change; it is not part of a plan file. ``plan_id`` distinguishes plans, even
    if they make the same changes; a file of version 1 has none.
    """

    user_id: str
    site_id: str
    made_at: str
    where: str
    operations: tuple[str, ...]
    listings: Sequence[PlannedListing]
    skipped: Mapping[str, int] = field(default_factory=dict)
    plan_id: str = ""

    def changes(self) -> Iterator[Change]:
        """Return the plan's change to each listing, as if nothing were done yet."""
        return (entry.change() for entry in self.listings)

    @property
    def batches(self) -> tuple[str, str]:
        """The batch names of the plan's outbox rows, and of the rows that undo it."""
        return batches_of(self.plan_id or self.digest)

    @property
    def digest(self) -> str:
        """The digest of the plan: twenty hex digits, equal for equal listings and values."""
        digest = PlanDigest(self.user_id)
        for entry in self.listings:
            digest.add(entry)
        return digest.digest


def fields_of(paths: Iterable[str]) -> frozenset[str]:
    """Return the item fields that ``part_of`` needs for changes at ``paths``."""
    heads = {split_path(path)[0] for path in paths}
    if DESCRIPTION in heads:
        heads.add(RECORDS)
    stocks = heads & {"variations", "available_quantity"}
    return frozenset({*_ALWAYS, *heads, *(_OF_STOCK if stocks else ())})


def part_of(item: WireItem, paths: Iterable[str]) -> WireItem:
    """Return the part of an item that is relevant to changes at ``paths``."""
    body: JsonObject = item
    part: dict[str, object] = {name: body[name] for name in _ALWAYS if name in body}
    attributes: list[JsonObject] = []
    for path in paths:
        head, *rest = split_path(path)
        if head == DESCRIPTION:
            if RECORDS in body:
                part[RECORDS] = body[RECORDS]
        elif head == "variations":
            part["variations"] = [
                {name: entry[name] for name in _OF_VARIATION if name in entry}
                for entry in objects_of(body.get("variations"))
            ]
        elif head == "attributes":
            attributes += [
                one for one in objects_of(body.get(head)) if text_of(one.get("id")) == rest[0]
            ]
            part[head] = attributes
        elif rest:
            part[head] = {
                **object_of(part.get(head)),
                rest[0]: object_of(body.get(head)).get(rest[0]),
            }
        elif head in body:
            part[head] = body[head]
        if path.endswith("available_quantity"):
            part.update({name: body[name] for name in _OF_STOCK if name in body})
    return item_of(part)
