"""Picture addresses that are still being typed, as draft values."""

from __future__ import annotations

from collections.abc import Collection

from app.editing.values import PictureRef, UnreadText
from app.rules.offer.pictures import is_picture_url

PICTURE_ADDRESS = "pictures.address"
"""The form path of the text in the field for picture addresses."""

NOT_ADDED = "input.picture.not_added"
INVALID = "item.pictures.invalid_source"
REPEATED = "picture.repeated"


def typed_address(text: str) -> UnreadText | None:
    """Return the draft value of an unfinished picture address; ``None`` for blank text."""
    return UnreadText(text, NOT_ADDED) if text.strip() else None


def read_address(text: str, present: Collection[PictureRef]) -> PictureRef | UnreadText | None:
    """Return the picture at the address ``text``, or the text with the code of its error.

    ``present`` are the pictures that the listing already has; blank text gives ``None``.
    """
    address = text.strip()
    if not address:
        return None
    picture = PictureRef("source", address)
    if not is_picture_url(address):
        return UnreadText(text, INVALID)
    return UnreadText(text, REPEATED) if picture in present else picture
