"""Ids of practice pictures, which encode what is drawn, so that no picture needs a row."""

from __future__ import annotations

import re
from dataclasses import dataclass

from app.domain.wire_item import WirePicture
from app.service.stores.picture_sizes import LARGE, MIDDLE, SIDES, SMALL, picture_url

VIEWS = 7
"""Ways to show a thing; view 0 is the cover."""

ACCENTS = 8
"""Second colours a motif may have."""

LARGEST = SIDES[LARGE]
"""Width and height of the largest size of a practice picture, in pixels."""

_SIZE = f"{SIDES[MIDDLE]}x{SIDES[MIDDLE]}"
_LARGEST_SIZE = f"{LARGEST}x{LARGEST}"
_ID = re.compile(r"[A-Z]{2}-(\d\d)(\d\d)(\d)(\d)(\d{10,12})-(\d{1,2})")


class UnknownPicture(ValueError):
    """A text is not the id of a practice picture."""


@dataclass(frozen=True, slots=True)
class PictureKey:
    """What a picture shows: numbers of motif, colour, accent and view, and the listing's number."""

    motif: int
    colour: int
    accent: int
    view: int
    number: int
    place: int


def parse_picture_id(text: str) -> PictureKey:
    """Read a picture id; raise :class:`UnknownPicture` for what is none."""
    match = _ID.fullmatch(text)
    if match is None:
        raise UnknownPicture("not the id of a practice picture")
    return PictureKey(*(int(group) for group in match.groups()))


def listing_of(text: str) -> str | None:
    """Return the id of the listing that a picture was made for; ``None`` for no practice picture.

    The picture of something else (a logo) names a listing that is nowhere.
    """
    match = _ID.fullmatch(text)
    return None if match is None else f"{text[:2]}{int(match[5])}"


def picture_id(
    site_id: str, motif: int, colour: int, accent: int, view: int, number: int, place: int
) -> str:
    """Write a picture id: two digits each of motif and colour, one each of accent and view, the
    listing's number, and the place among its pictures.
    """
    return f"{site_id}-{motif:02d}{colour:02d}{accent}{view}{number:010d}-{place}"


def wire_picture(identifier: str) -> WirePicture:
    """Write a picture as an item lists it; its URLs begin with the placeholder."""
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
