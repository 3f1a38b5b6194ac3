"""Drafts that duplicate a listing, and the properties that are not copied."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import NamedTuple

from app.domain.shapes import is_blank, object_of, objects_of, text_of
from app.domain.vocabulary import AttributeTag
from app.domain.wire_item import attributes_of, item_of, pictures_of
from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.item_paths import DESCRIPTION, NAMED_LISTS
from app.editing.values import choices_of, picture_refs
from app.engine.changes.creation_forms import form_like
from app.engine.changes.prepared import LiveListing

_PARTS = ("shipping", "location", "seller_contact")
"""Objects whose fields are separate form fields."""


class NotCopied(StrEnum):
    """A property of a listing that its duplicate does not get."""

    SOLD = "sold"
    TAGS = "tags"
    STATUS = "status"
    HEALTH = "health"
    CATALOG = "catalog"
    READ_ONLY = "read_only"
    PICTURES = "pictures"
    DESCRIPTION = "description"


class OmittedProperty(NamedTuple):
    """A property that is not copied, with a detail: a figure, names or a state."""

    what: NotCopied
    detail: str


class Duplicate(NamedTuple):
    """The draft of a duplicated listing, and the properties that are not copied."""

    draft: ItemDraft
    left_behind: tuple[OmittedProperty, ...]


def duplicate_of(listing: LiveListing, draft_id: str) -> Duplicate:
    """Return the draft of a duplicate of this listing; nothing is sent."""
    form = form_like(listing)
    return Duplicate(draft_of_form(draft_id, form), tuple(_left_behind(listing, form)))


def draft_of_form(draft_id: str, form: Mapping[str, object]) -> ItemDraft:
    """Return the draft of a new listing for ``form``, a body of ``POST /items``."""
    draft = ItemDraft(draft_id, {})
    for path, value in _values(form):
        draft.apply(FieldChange(path, None, value))
    return draft


def _values(form: Mapping[str, object]) -> Iterator[tuple[str, object]]:
    for name, value in form.items():
        if name == "site_id":
            # A new listing is always created on the seller's own site.
            continue
        if name in NAMED_LISTS:
            for entry in objects_of(value):
                yield f"{name}.{text_of(entry.get('id'))}", choices_of(entry)
        elif name == "pictures":
            yield name, picture_refs(item_of({name: value}))
        elif name == DESCRIPTION:
            yield name, object_of(value).get("plain_text")
        elif name in _PARTS:
            for part, inner in object_of(value).items():
                yield f"{name}.{part}", inner
        else:
            yield name, value


def _left_behind(listing: LiveListing, form: Mapping[str, object]) -> Iterator[OmittedProperty]:
    item = listing.item
    sold = item.get("sold_quantity")
    if isinstance(sold, int) and sold:
        yield OmittedProperty(NotCopied.SOLD, str(sold))
    if tags := [text_of(tag) for tag in item.get("tags") or ()]:
        yield OmittedProperty(NotCopied.TAGS, ", ".join(tags))
    status = text_of(item.get("status"))
    if status not in ("", "active"):
        yield OmittedProperty(NotCopied.STATUS, status)
    if not is_blank(item.get("health")):
        yield OmittedProperty(NotCopied.HEALTH, "")
    if not is_blank(item.get("catalog_product_id")):
        yield OmittedProperty(NotCopied.CATALOG, text_of(item.get("catalog_product_id")))
    known = {one.id: one for one in listing.attributes}
    closed = [
        text_of(entry.get("name")) or text_of(entry.get("id"))
        for entry in attributes_of(item)
        if (one := known.get(text_of(entry.get("id")))) is not None
        and one.is_tagged(AttributeTag.READ_ONLY)
        and choices_of(entry)
    ]
    if closed:
        yield OmittedProperty(NotCopied.READ_ONLY, ", ".join(closed))
    lost = len(pictures_of(item)) - len(objects_of(form.get("pictures")))
    if lost:
        yield OmittedProperty(NotCopied.PICTURES, str(lost))
    if item.get("descriptions") and DESCRIPTION not in form:
        yield OmittedProperty(NotCopied.DESCRIPTION, "")
