"""The intent to move a listing to another category, with values for the fields required there."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.domain.models.attribute import AttributeDefinition
from app.domain.models.category import Category
from app.editing.category_move import move_to
from app.editing.draft import ItemDraft
from app.editing.item_paths import write_paths
from app.engine.changes.intents import edited
from app.engine.changes.prepared import LiveListing
from app.engine.plans.operation_parsing import Operation
from app.rules.sellers import NEWCOMER
from app.workspace.outbox_command import Change


@dataclass(frozen=True, slots=True)
class NewCategory:
    """A move to another category, with new values for required fields in the same request."""

    item_id: str
    category: Category
    attributes: tuple[AttributeDefinition, ...]
    operations: tuple[Operation, ...] = ()
    needs_texts: bool = False

    def over(self, listing: LiveListing) -> Change:
        """Return the change that moves the listing; attributes lost by it are removed by name.

        If the listing is already in this category, only the ``operations`` remain.
        """
        item, changes = listing.item, dict[str, object]()
        if item.get("category_id") != self.category.id:
            move = move_to(
                ItemDraft.over(self.item_id, item),
                self.category,
                self.attributes,
                now=(listing.category, listing.attributes),
                seller=NEWCOMER,
                site=listing.site,
            )
            changes = dict(move.values)
        there = self.judged_by(replace(listing, item=write_paths(item, changes)))
        return Change(self.item_id, item, {**changes, **edited(there, self.operations)})

    def judged_by(self, listing: LiveListing) -> LiveListing:
        """Return the listing with the new category, for validation."""
        return replace(listing, category=self.category, attributes=self.attributes, missing=())
