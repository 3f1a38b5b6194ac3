"""What a seller means by another category: it goes there with what that category takes."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.domain.models.attribute import AttributeDefinition
from app.domain.models.category import Category
from app.editing.category_move import move_to
from app.editing.draft import ItemDraft
from app.editing.item_paths import write_paths
from app.engine.changes.intents import edited
from app.engine.changes.prepared import LiveListing
from app.engine.plans.operations import Operation
from app.rules.sellers import NEWCOMER
from app.workspace.outbox_command import Change


@dataclass(frozen=True, slots=True)
class NewCategory:
    """Another category, and new values for fields in the same call: what is demanded there."""

    item_id: str
    category: Category
    attributes: tuple[AttributeDefinition, ...]
    operations: tuple[Operation, ...] = ()
    needs_texts: bool = False

    def over(self, listing: LiveListing) -> Change:
        """Return what moves it: attributes that are lost there are taken out by name.

        Of a listing that is in this category already only the ``operations`` are left.
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
        """Return a listing with the category that it is to be judged by."""
        return replace(listing, category=self.category, attributes=self.attributes, missing=())
