"""A plan: for each listing the value before and the value after of every field it changes."""

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
from app.editing.stock_rebase import Standing, is_stock, judge_stock, stock_standings, stock_sum
from app.editing.values import are_arrived, encode_value, is_fulfilled, same_value
from app.rules.changes.relisting import is_relistable, relisting_body
from app.workspace.outbox_command import Change, Kind, OutboxCommand, batches_of

# What a later comparison may need beside the fields that change.
_ALWAYS = ("id", "title", "status", "sub_status", "currency_id", "last_updated")
_OF_STOCK = ("available_quantity", "sold_quantity")
_OF_VARIATION = ("id", "price", "seller_custom_field", *_OF_STOCK)


@dataclass(frozen=True, slots=True)
class PlannedListing:
    """What happens to one listing.

    ``base`` is the part of its body the plan was made over; ``before`` and ``after`` are form
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
        """Return the change that does this, or of it only what is at ``paths``.

        Another listing type and a relisting are calls of their own.
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
        """Return the calls that do this to a listing that is ``body``."""
        change = self.change()
        own = OutboxCommand(change.kind, details=change.details).own_call(self.item_id)
        return calls_of(self.draft(body)) if own is None else [own]

    def draft(self, body: WireItem | None = None) -> ItemDraft:
        """Return the changes as a draft, over ``body`` or over what the plan was made over."""
        draft = ItemDraft(self.item_id, self.base if body is None else body)
        for path, value in self.after.items():
            draft.apply(FieldChange(path, draft.base_value(path), value))
        return draft

    def sent_over(self, body: WireItem) -> ItemDraft:
        """Return what would be sent over ``body``: stock as the difference, what is there left
        out.
        """
        draft = ItemDraft(self.item_id, self.base)
        for path, value in self.after.items():
            draft.apply(FieldChange(path, None, value))
        stock = judge_stock(draft, body, ())
        return merge(stock.draft, body, landed=stock.there).draft

    def standings(self, body: WireItem) -> dict[str, Standing]:
        """Return how each path stands in ``body``; of stock the sum is compared."""
        stocks = {
            path: after
            for path, after in self.after.items()
            if is_stock(path) and isinstance(after, int)
        }
        found = stock_standings(self.base, body, stocks)
        return {
            path: found[path] if path in found else self._standing(body, path)
            for path in self.after
        }

    def is_done_in(self, body: WireItem) -> bool:
        """Return whether ``body`` says everywhere what the plan wants."""
        return all(one is Standing.THERE for one in self.standings(body).values())

    def _standing(self, body: WireItem, path: str) -> Standing:
        if path == DELETED:
            return _standing_of_deletion(body)
        if RELISTED in self.after:
            # What it is listed with belongs to the new listing, never to this one.
            fits = is_relistable(body, relisted=False)
            return Standing.BEFORE if fits else Standing.MOVED
        # A body has the ids of its texts alone: one of the same id counts as it was.
        now = read_path(known_texts(body, self.base) if path == DESCRIPTION else body, path)
        wanted = self.after[path]
        if is_fulfilled(wanted, now) or are_arrived(wanted, now):
            return Standing.THERE
        return Standing.BEFORE if same_value(now, self.before[path]) else Standing.MOVED

    def standing_since(self, body: WireItem, path: str, sums: JsonObject) -> Standing:
        """Return how ``path`` stands in ``body`` after it was sent; ``sums`` are stocks as sent
        then.
        """
        if path not in sums:
            return self.standings(body)[path]
        there = stock_sum(body, path) == sums[path]
        return Standing.THERE if there else Standing.MOVED


def _standing_of_deletion(body: WireItem) -> Standing:
    if "deleted" in sequence_of(body.get("sub_status")):
        return Standing.THERE
    return Standing.BEFORE if body.get("status") == "closed" else Standing.MOVED


def new_plan_id() -> str:
    """Return twenty random hex digits, by which a plan is known."""
    return secrets.token_hex(10)


class PlanMark:
    """The mark of a plan, made listing by listing."""

    def __init__(self, user_id: str) -> None:
        self._digest = hashlib.sha256(b"[" + write_json(user_id) + b",[")
        self._comma = b""

    def add(self, entry: PlannedListing) -> None:
        """Take in the next listing."""
        before = {path: encode_value(value) for path, value in entry.before.items()}
        after = {path: encode_value(value) for path, value in entry.after.items()}
        self._digest.update(self._comma + write_plain([entry.item_id, before, after]))
        self._comma = b","

    @property
    def mark(self) -> str:
        """Twenty hex digits of what was taken in."""
        whole = self._digest.copy()
        whole.update(b"]]")
        return whole.hexdigest()[:20]


@dataclass(frozen=True, slots=True)
class Plan:
    """A plan for one shop: whose listings, how it was asked for, and what happens to each.

    ``made_at`` is a moment in wire form. ``skipped`` counts listings that were meant but have
    nothing to change, by reason; it is not part of a plan file. ``plan_id`` tells it from every
    other plan, also from one that does the same; a file of version 1 has none.
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
        """Return what the plan does to each listing, as if nothing of it were done."""
        return (entry.change() for entry in self.listings)

    @property
    def batches(self) -> tuple[str, str]:
        """The names of the plan's rows in the outbox, and of those that take it back."""
        return batches_of(self.plan_id or self.mark)

    @property
    def mark(self) -> str:
        """Twenty hex digits of what the plan does: the same listings and values, the same mark."""
        marking = PlanMark(self.user_id)
        for entry in self.listings:
            marking.add(entry)
        return marking.mark


def fields_of(paths: Iterable[str]) -> frozenset[str]:
    """Return the fields of an item that ``part_of`` looks at for changes at ``paths``."""
    heads = {split_path(path)[0] for path in paths}
    if DESCRIPTION in heads:
        heads.add(RECORDS)
    stocks = heads & {"variations", "available_quantity"}
    return frozenset({*_ALWAYS, *heads, *(_OF_STOCK if stocks else ())})


def part_of(item: WireItem, paths: Iterable[str]) -> WireItem:
    """Return the part of an item that matters to changes at ``paths``."""
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
