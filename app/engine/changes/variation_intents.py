"""The seller's intents for the variations of a listing: add, change, remove and merge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from app.domain.coded_error import nearest_hint
from app.domain.models.attribute import AttributeDefinition
from app.domain.shapes import JsonObject, objects_of, sequence_of, text_of
from app.domain.vocabulary import AttributeTag
from app.domain.wire_item import WireItem, WireVariation, variations_of
from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.item_paths import read_path
from app.editing.values import picture_refs, same_value
from app.editing.variation_list import COMBINATIONS
from app.editing.variations.attribute_removal import (
    Merged,
    merged_without,
    removable_axes,
    with_attribute_removed,
)
from app.editing.variations.naming import name_of
from app.editing.variations.reasons import Why, why_not_give_up
from app.engine.changes.picture_intents import find_picture
from app.engine.changes.prepared import ChangeError, LiveListing
from app.engine.plans.operation_parsing import Operation
from app.rules.offer.price import listing_price
from app.workspace.outbox_command import Change

OF_VARIATION: Mapping[str, str] = {
    "price": "price",
    "available_quantity": "stock",
    "seller_custom_field": "sku",
}
"""The fields of a variation that operations can set, each with its name in operations."""

_NOT_MERGED: Mapping[Why, str] = {
    Why.NONE_THERE: "variation.merge_none_there",
    Why.ONE_ATTRIBUTE: "variation.merge_one_attribute",
    Why.SOLD: "variation.merge_sold",
    Why.SOLD_UNKNOWN: "variation.merge_sold_unknown",
    Why.STOCK_UNKNOWN: "variation.merge_stock_unknown",
}


def find_variation(item: WireItem, name: str) -> WireVariation:
    """Return a variation by its number (from 1) or id; raise ``ChangeError`` if there is none."""
    varied = variations_of(item)
    if name.isascii() and name.isdigit() and 1 <= int(name) <= len(varied):
        return varied[int(name) - 1]
    found = next((one for one in varied if text_of(one.get("id")) == name), None)
    if found is None:
        if not varied:
            raise ChangeError("variation.none_there", name=name[:64])
        raise ChangeError("variation.not_there", name=name[:64], count=len(varied))
    return found


def require_of_variation(
    operations: Sequence[Operation], fields: Sequence[str] = tuple(OF_VARIATION)
) -> None:
    """Raise ``ChangeError`` for an operation on a field that is not one of ``fields``."""
    for operation in operations:
        if operation.path not in fields:
            known = tuple(OF_VARIATION[one] for one in fields)
            raise ChangeError("variation.no_field", name=operation.text[:40], names=known)


@dataclass(frozen=True, slots=True)
class EditedVariation:
    """New values for one variation."""

    item_id: str
    variation: str
    operations: tuple[Operation, ...]
    needs_texts: bool = False

    def over(self, listing: LiveListing) -> Change:
        """Return the change with the fields that differ afterwards.

        Raise ``ChangeError`` and ``Skip``.
        """
        item = listing.item
        key = text_of(find_variation(item, self.variation).get("id"))
        changes: dict[str, object] = {}
        for operation in self.operations:
            path = f"variations.{key}.{operation.path}"
            before = read_path(item, path)
            after = operation.change(before, listing.decimals)
            if not same_value(before, after):
                changes[path] = after
        return Change(self.item_id, item, changes)


@dataclass(frozen=True, slots=True)
class RemovedVariation:
    """The removal of one variation from a listing."""

    item_id: str
    variation: str
    needs_texts: bool = False

    def over(self, listing: LiveListing) -> Change:
        """Return the list of the remaining variations; raise ``ChangeError`` for an unknown one."""
        gone = find_variation(listing.item, self.variation)
        kept = [one for one in variations_of(listing.item) if one is not gone]
        return Change(self.item_id, listing.item, {"variations": kept})


@dataclass(frozen=True, slots=True)
class MergedVariations:
    """The removal of an attribute from all variations; those that become equal are merged.

    A merged variation has the stock of all its parts. If their prices differ, ``operations`` must
    set its price.
    """

    item_id: str
    attribute: str
    operations: tuple[Operation, ...] = ()
    needs_texts: bool = False

    def over(self, listing: LiveListing) -> Change:
        """Return the change with the fields that differ afterwards.

        Raise ``ChangeError`` if a resulting value is not known, or if a unit was sold.
        """
        draft = ItemDraft.over(self.item_id, listing.item)
        why = why_not_give_up(draft)
        if why is not None:
            code = _NOT_MERGED[why]
            raise ChangeError(code)
        axes = removable_axes(draft)
        key = self.attribute.strip().casefold()
        axis = next((a for a in axes if key in (a.id.casefold(), a.name.casefold())), None)
        if axis is None:
            known = [word for one in axes for word in (one.id, one.name) if word]
            near = nearest_hint(self.attribute, known)
            ids = tuple(one.id or one.name for one in axes)
            name = self.attribute[:64]
            raise ChangeError("variation.no_attribute", name=name, known=ids, **near)
        attributes, most = listing.attributes, listing.category.limits.max_pictures_per_item_var
        merged = merged_without(draft, axis, attributes, most)
        prices = [self._price(one, listing.decimals) for one in merged]
        for path, value in with_attribute_removed(draft, merged, prices, attributes):
            draft.apply(FieldChange(path, draft.value(path), value))
        changes = {path: draft.value(path) for path in draft.changed_paths()}
        return Change(self.item_id, listing.item, changes)

    def _price(self, merged: Merged, places: int) -> object:
        price: object = merged.prices[0]
        if len(merged.prices) < 2:
            return price
        if not self.operations:
            names = tuple(text_of(one) for one in merged.prices)
            name = name_of({COMBINATIONS: merged.combination})[:64]
            raise ChangeError("variation.prices_differ", name=name, names=names)
        for operation in self.operations:
            price = operation.change(price, places)
        return price


@dataclass(frozen=True, slots=True)
class AddedVariation:
    """A new variation: its attributes by id or name, and its values.

    Without a price it has the price of the listing; without pictures it has those of a variation
    that must show the same.
    """

    item_id: str
    attributes: tuple[tuple[str, str], ...]
    operations: tuple[Operation, ...] = ()
    pictures: tuple[str, ...] = ()
    needs_texts: bool = False

    def over(self, listing: LiveListing) -> Change:
        """Return the list with the new variation at its end; raise ``ChangeError``."""
        item = listing.item
        varied = variations_of(item)
        look = [_combination(listing.attributes, *pair) for pair in self.attributes]
        entry: dict[str, object] = {
            "attribute_combinations": look,
            "price": listing_price(item),
            "available_quantity": 0,
            "picture_ids": self._pictures(listing, look),
        }
        for operation in self.operations:
            entry[operation.path] = operation.change(entry.get(operation.path), listing.decimals)
        return Change(self.item_id, item, {"variations": [*varied, entry]})

    def _pictures(self, listing: LiveListing, look: Sequence[JsonObject]) -> list[str]:
        refs = picture_refs(listing.item)
        if self.pictures:
            return [find_picture(refs, name).key for name in self.pictures]
        showing = {
            one.id for one in listing.attributes if one.is_tagged(AttributeTag.DEFINES_PICTURE)
        }
        mine = {_value(entry) for entry in look if entry.get("id") in showing}
        for other in variations_of(listing.item):
            theirs = {_value(one) for one in objects_of(other.get("attribute_combinations"))}
            if mine <= theirs:
                return [text_of(key) for key in sequence_of(other.get("picture_ids"))]
        return [ref.key for ref in refs[:1]]


def _value(entry: JsonObject) -> tuple[str, str]:
    return text_of(entry.get("id")), text_of(entry.get("value_name")).casefold()


def _combination(
    definitions: Sequence[AttributeDefinition], name: str, value: str
) -> dict[str, object]:
    """Return one attribute of a variation; a listed value also has its id."""
    allowed = [one for one in definitions if one.is_tagged(AttributeTag.ALLOW_VARIATIONS)]
    key = name.casefold()
    found = next(
        (one for one in allowed if key in (one.id.casefold(), (one.name or "").casefold())), None
    )
    if found is None:
        known = [word for one in allowed for word in (one.id, one.name or "") if word]
        near = nearest_hint(name, known)
        ids = tuple(one.id for one in allowed)
        raise ChangeError("variation.no_attribute", name=name[:64], known=ids, **near)
    listed = found.values_by_name.get(value.casefold())
    if listed is None:
        return {"id": found.id, "name": found.name, "value_name": value}
    named = {"value_id": listed.id, "value_name": listed.name}
    return {"id": found.id, "name": found.name, **named}
