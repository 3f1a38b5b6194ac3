"""Pictures as objects of an item, as stored and as answered."""

from __future__ import annotations

from collections.abc import Sequence

from app.domain.shapes import text_of
from app.domain.wire_item import WireItem, WirePicture
from app.imaging.work import scaled_size
from app.service.stores.picture_sizes import MIDDLE, SIDES, SMALL, picture_url
from app.service.stores.pictures import DRAWN, UPLOADED, StoredPicture
from app.service.stores.placeholder import PLACEHOLDER


def picture_object(picture: StoredPicture) -> WirePicture:
    """Return the picture object of a stored picture, with the placeholder in its URLs.

    A foreign picture keeps its own address; its size is unknown, as it is never fetched.
    """
    if picture.source not in (DRAWN, UPLOADED):
        return {
            "id": picture.id,
            "url": picture.source,
            "secure_url": picture.source,
            "size": None,
            "max_size": None,
        }
    url = picture_url(picture.id, MIDDLE)
    width, height = picture.width or 0, picture.height or 0
    shown = scaled_size(width, height, SIDES[MIDDLE])
    return {
        "id": picture.id,
        "url": url,
        # The marketplace's own pictures on loopback are served without TLS.
        "secure_url": url,
        "size": f"{shown[0]}x{shown[1]}",
        "max_size": f"{width}x{height}",
    }


def thumbnails(pictures: Sequence[WirePicture]) -> WireItem:
    """Return the thumbnail fields of an item: its first picture, if it has one."""
    url = thumbnail_of(pictures[0]) if pictures else None
    return {"thumbnail": url, "secure_thumbnail": url}


def thumbnail_of(picture: WirePicture) -> str | None:
    """Return the address of the gallery version of a picture object."""
    url = picture.get("url")
    if isinstance(url, str) and url.startswith(f"{PLACEHOLDER}/"):
        return picture_url(text_of(picture["id"]), SMALL)
    return url
