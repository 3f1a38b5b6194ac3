"""Ids of practice pictures, which encode their content, so that no picture needs a row."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from app.domain.wire_item import WirePicture
from app.service.stores.picture_sizes import LARGE, MIDDLE, SIDES, SMALL, picture_url

VIEWS = 7
"""The number of views of a product; view 0 is the cover."""

ACCENTS = 8
"""The number of possible second colours of a motif."""

LARGEST = SIDES[LARGE]
"""The width and height in pixels of the largest size of a practice picture."""

_SIZE = f"{SIDES[MIDDLE]}x{SIDES[MIDDLE]}"
_LARGEST_SIZE = f"{LARGEST}x{LARGEST}"
_ID = re.compile(r"[A-Z]{2}-(\d\d)(\d\d)(\d)(\d)(\d{10,12})-(\d{1,2})")


class UnknownPicture(ValueError):
    """A text is not the id of a practice picture."""


@dataclass(frozen=True, slots=True)
class PictureKey:
    """The content of a picture: numbers of motif, colour, accent and view, and of the listing."""

    motif: int
    colour: int
    accent: int
    view: int
    number: int
    place: int


def parse_picture_id(text: str) -> PictureKey:
    """Parse a picture id; raise :class:`UnknownPicture` if it is invalid."""
    match = _ID.fullmatch(text)
    if match is None:
        raise UnknownPicture("not the id of a practice picture")
    return PictureKey(*(int(group) for group in match.groups()))


def listing_of(text: str) -> str | None:
    """Return the id of the listing of a practice picture; ``None`` for any other picture.

    The picture of something else (a logo) has the id of a listing that does not exist.
    """
    match = _ID.fullmatch(text)
    return None if match is None else f"{text[:2]}{int(match[5])}"


def picture_id(
    site_id: str, motif: int, colour: int, accent: int, view: int, number: int, place: int
) -> str:
    """Return the id of a picture.

    It has two digits each for motif and colour, one each for accent and view, the number of the
    listing, and the position among its pictures.
    """
    return picture_ids(site_id, motif, colour, accent, (view,), number, place)[0]


def picture_ids(
    site_id: str,
    motif: int,
    colour: int,
    accent: int,
    views: Iterable[int],
    number: int,
    first_place: int = 1,
) -> list[str]:
    """Return the ids of pictures of one listing that differ in their views, as ``picture_id``."""
    start, end = f"{site_id}-{motif:02d}{colour:02d}{accent}", f"{number:010d}"
    return [f"{start}{view}{end}-{place}" for place, view in enumerate(views, first_place)]


def wire_picture(identifier: str) -> WirePicture:
    """Return a picture in the wire format of an item; its URLs begin with the placeholder."""
    url = picture_url(identifier, MIDDLE)
    return {
        "id": identifier,
        "url": url,
        "secure_url": url,
        "size": _SIZE,
        "max_size": _LARGEST_SIZE,
    }


def thumbnail_url(identifier: str) -> str:
    """Return the address of the gallery version of a picture."""
    return picture_url(identifier, SMALL)
