"""Checks of a listing's pictures: their number and their sources."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from app.domain.identifier import is_identifier
from app.domain.shapes import is_blank
from app.domain.wire_item import WireItem, pictures_of
from app.rules.findings import Finding

if TYPE_CHECKING:
    from app.domain.models.category import CategorySettings

LONGEST_URL = 2048

# A host, then any printable characters without spaces: the marketplace stores the address but never
# fetches it, so it is not parsed further.
_HTTP_URL = re.compile(r"https?://[^\s/?#@\\]{1,255}(?:[/?#][!-~]{0,2040})?", re.IGNORECASE)


def is_picture_url(url: object) -> bool:
    """Return whether a text is valid as a picture source: an http(s) address in plain ASCII."""
    if not isinstance(url, str) or len(url) > LONGEST_URL or not url.isascii():
        return False
    return _HTTP_URL.fullmatch(url) is not None


def picture_keys(item: WireItem) -> tuple[str, ...]:
    """Return the keys by which variations may refer to pictures: their ids, or their sources."""
    keys = (
        picture.get("id") if not is_blank(picture.get("id")) else picture.get("source")
        for picture in pictures_of(item)
    )
    return tuple(key for key in keys if isinstance(key, str))


def check_pictures(item: WireItem, settings: CategorySettings) -> Iterator[Finding]:
    """Check the pictures of a listing: each an id or a source, without duplicates, not too many.

    If the category limits the pictures of a variation, that limit replaces the listing's for
    listings with variations.
    """
    pictures: object = item.get("pictures")
    if pictures is None:
        return
    if not isinstance(pictures, (list, tuple)):
        yield Finding.error("pictures", "item.pictures.invalid")
        return
    longest = settings.max_pictures_per_item
    per_variation = settings.max_pictures_per_item_var is not None and item.get("variations")
    if longest is not None and not per_variation and len(pictures) > longest:
        yield Finding.error(
            "pictures", "item.pictures.too_many", count=len(pictures), longest=longest
        )
    seen: set[str] = set()
    for index, picture in enumerate(pictures):
        path = f"pictures.{index}"
        finding = _check_picture(path, picture)
        if finding is not None:
            yield finding
            continue
        key = str(picture.get("id") or picture.get("source"))
        if key in seen:
            yield Finding.error(path, "item.pictures.repeated")
        seen.add(key)


def _check_picture(path: str, picture: object) -> Finding | None:
    if not isinstance(picture, Mapping):
        return Finding.error(path, "item.pictures.invalid")
    if not is_blank(picture.get("id")):
        fits = is_identifier(picture["id"])
        return None if fits else Finding.error(path, "item.pictures.invalid")
    if is_blank(picture.get("source")):
        return Finding.error(path, "item.pictures.invalid")
    fits = is_picture_url(picture["source"])
    return None if fits else Finding.error(path, "item.pictures.invalid_source")
