"""Plan operations on the pictures of a listing: add, remove and reorder."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from app.domain.shapes import sequence_of, text_of
from app.domain.wire_item import variations_of
from app.editing.values import PictureRef, Pictures, pictures_in
from app.engine.plans.operation import Computation, OperationError, Skip
from app.rules.offer.pictures import is_picture_url

if TYPE_CHECKING:
    from app.domain.wire_item import WireItem

_PLACE = re.compile(r"[1-9][0-9]{0,2}")
_LAST = "last"


def _address(name: str, value: str) -> PictureRef:
    if not is_picture_url(value):
        raise OperationError("operation.no_address", name=name, text=value[:80])
    return PictureRef("source", value)


def _place(name: str, value: str) -> int:
    if not _PLACE.fullmatch(value):
        raise OperationError("operation.no_place", name=name, text=value[:40])
    return int(value) - 1


def _at(pictures: Pictures, place: int) -> PictureRef:
    if place >= len(pictures):
        raise Skip("no_such_picture")
    return pictures[place]


def _add(name: str, value: str) -> Computation:
    picture = _address(name, value)

    def change(before: object, _places: int) -> Pictures:
        had = pictures_in(before)
        if picture in had:
            raise Skip("so_already")
        return (*had, picture)

    return change


def _cover(name: str, value: str) -> Computation:
    picture = None if _PLACE.fullmatch(value) else _address(name, value)
    place = _place(name, value) if picture is None else 0

    def change(before: object, _places: int) -> Pictures:
        had = pictures_in(before)
        first = _at(had, place) if picture is None else picture
        return (first, *(one for one in had if one != first))

    return change


def _remove(name: str, value: str) -> Computation:
    place = -1 if value == _LAST else _place(name, value)

    def change(before: object, _places: int) -> Pictures:
        had = pictures_in(before)
        if not had:
            raise Skip("no_such_picture")
        gone = had[-1] if place < 0 else _at(had, place)
        if len(had) == 1:
            raise Skip("no_picture_left")
        return tuple(one for one in had if one != gone)

    return change


def _order(name: str, value: str) -> Computation:
    places = [_place(name, part.strip()) for part in value.split(",")]
    if len(set(places)) < len(places):
        raise OperationError("operation.no_place", name=name, text=value[:40])

    def change(before: object, _places: int) -> Pictures:
        had = pictures_in(before)
        first = tuple(_at(had, place) for place in places)
        return (*first, *(one for one in had if one not in first))

    return change


def keeps_variations(item: WireItem, after: object) -> None:
    """Raise ``Skip`` if a picture of a variation would be removed."""
    kept = {picture.id_in_variation for picture in pictures_in(after)}
    for variation in variations_of(item):
        if not kept.issuperset(map(text_of, sequence_of(variation.get("picture_ids")))):
            raise Skip("shown_by_variation")


PICTURES: Final[dict[str, Callable[[str, str], Computation]]] = {
    "pictures.add": _add,
    "pictures.cover": _cover,
    "pictures.remove": _remove,
    "pictures.order": _order,
}
"""The operations on pictures; positions count from 1."""
