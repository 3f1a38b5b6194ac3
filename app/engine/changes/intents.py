"""The seller's intents for one listing: values, status, description, listing type, relisting."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.domain.coded_error import nearest_hint
from app.editing.item_paths import DESCRIPTION, read_path
from app.editing.values import Choices, same_value
from app.engine.changes.field_values import attribute_operations
from app.engine.changes.prepared import ChangeError, LiveListing
from app.engine.plans.operation_parsing import (
    Operation,
    OperationError,
    parse_operation,
    require_one_reading,
)
from app.rules.changes.relisting import relisting_body
from app.rules.offer.listing_types import current_listing_type
from app.workspace.outbox_command import Change, Kind

DELETED = "deleted"
"""The status that deletes a closed listing permanently."""


def read_operations(
    texts: Sequence[str], read: Callable[[str], Operation] = parse_operation
) -> tuple[Operation, ...]:
    """Parse operations such as ``price=+7%``; raise ``ChangeError`` for two of the same field."""
    try:
        operations = tuple(map(read, texts))
    except OperationError as problem:
        raise ChangeError(problem.code, **problem.values) from problem
    return require_once(operations)


def require_once(operations: tuple[Operation, ...]) -> tuple[Operation, ...]:
    """Return ``operations`` unchanged; raise ``ChangeError`` for two of the same field."""
    paths = [operation.path for operation in operations]
    for path in paths:
        if paths.count(path) > 1:
            raise ChangeError("operation.field_twice", name=path)
    return operations


@dataclass(frozen=True, slots=True)
class Edit:
    """New values for fields, as plan operations, and for attributes by id or name."""

    item_id: str
    operations: tuple[Operation, ...]
    attributes: tuple[tuple[str, Choices], ...] = ()
    needs_texts: bool = False

    def over(self, listing: LiveListing) -> Change:
        """Return the change with the fields that differ afterwards."""
        named = attribute_operations(listing.attributes, self.attributes)
        operations = require_once((*self.operations, *named))
        return Change(self.item_id, listing.item, edited(listing, operations))


def edited(listing: LiveListing, operations: Sequence[Operation]) -> dict[str, object]:
    """Return the values, by form path, that ``operations`` change in a listing.

    Raise ``ChangeError`` for an attribute that the category does not have or an ambiguous number,
    and ``Skip`` if an operation does not apply.
    """
    item = listing.item
    known = {one.id: one.value_type or "" for one in listing.attributes}
    for operation in operations:
        head, _, name = operation.path.partition(".")
        if head == "attributes" and known and name not in known and not read_path(item, name):
            raise ChangeError("value.no_attribute", name=name, **nearest_hint(name, known))
    try:
        require_one_reading(operations, known.get)
    except OperationError as problem:
        raise ChangeError(problem.code, **problem.values) from problem
    after: dict[str, object] = {}
    for operation in operations:
        after.update(operation.changes(item, listing.site))
    return {path: v for path, v in after.items() if not same_value(v, read_path(item, path))}


@dataclass(frozen=True, slots=True)
class NewStatus:
    """A change of status; ``deleted`` deletes a closed listing permanently."""

    item_id: str
    status: str
    needs_texts: bool = False

    def over(self, listing: LiveListing) -> Change:
        """Return the change of status; empty if the listing has that status already."""
        item = listing.item
        if self.status == DELETED:
            gone = DELETED in (item.get("sub_status") or ())
            return Change(self.item_id, item, {} if gone else {DELETED: True})
        # A pause for lack of stock also has the status "paused"; the comparison uses the status
        # alone.
        same = item.get("status") == self.status
        return Change(self.item_id, item, {} if same else {"status": self.status})


@dataclass(frozen=True, slots=True)
class NewDescription:
    """A new text of the description."""

    item_id: str
    text: str
    needs_texts: bool = True

    def over(self, listing: LiveListing) -> Change:
        """Return the change of the text; empty if the listing has that text already."""
        there = same_value(read_path(listing.item, DESCRIPTION), self.text)
        return Change(self.item_id, listing.item, {} if there else {DESCRIPTION: self.text})


@dataclass(frozen=True, slots=True)
class NewType:
    """A new listing type; ``gold`` is accepted as the old name of ``gold_special``."""

    item_id: str
    listing_type_id: str
    needs_texts: bool = False

    def over(self, listing: LiveListing) -> Change:
        """Return the change of type; empty if the listing has that type already."""
        wanted = current_listing_type(self.listing_type_id)
        if listing.item.get("listing_type_id") == wanted:
            return Change(self.item_id, listing.item, {})
        details = {"listing_type_id": wanted}
        return Change(self.item_id, listing.item, {}, Kind.LISTING_TYPE, details=details)


@dataclass(frozen=True, slots=True)
class Relisting:
    """The relisting of a closed listing, possibly with another price, stock or type."""

    item_id: str
    operations: tuple[Operation, ...] = ()
    listing_type_id: str | None = None
    needs_texts: bool = False

    def over(self, listing: LiveListing) -> Change:
        """Return the relisting request; price and stock are set in every variation."""
        body = relisting_body(listing.item, edited(listing, self.operations))
        if self.listing_type_id is not None:
            body["listing_type_id"] = self.listing_type_id
        return Change(self.item_id, listing.item, {}, Kind.RELIST, details={"body": body})
