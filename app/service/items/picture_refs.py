"""Resolution of the pictures in a write to the picture objects of an item."""

from __future__ import annotations

from collections.abc import Iterable

from app.domain.identifier import is_identifier
from app.domain.shapes import is_blank, objects_of
from app.domain.wire_item import WirePicture
from app.rules.findings import Finding
from app.service.items.picture_objects import picture_object
from app.service.market.market import Market
from app.service.stores.pictures import StoredPicture, new_picture_id


def check_known_pictures(market: Market, sent: object, seller_id: str) -> Iterable[Finding]:
    """Check that pictures given by id are the seller's own."""
    for place, entry in enumerate(objects_of(sent)):
        picture_id = entry.get("id")
        # The rules report a value that is no id.
        if is_blank(picture_id) or not is_identifier(picture_id):
            continue
        picture = market.pictures.get(str(picture_id))
        if picture is None or picture.owner_id != seller_id:
            yield Finding.error(f"pictures.{place}", "item.pictures.invalid")


def resolve_pictures(
    market: Market, sent: object, seller_id: str, known: Iterable[WirePicture] = ()
) -> tuple[list[WirePicture], dict[str, str]]:
    """Return the picture objects for a list of ``{id}`` and ``{source}``, in order.

    ``known`` are picture objects the item already has; they stay as they are. An address becomes a
    new picture and is never fetched. The second value are the new ids by source, for variations
    that refer to a picture by its source.
    """
    kept: dict[str, WirePicture] = {str(one["id"]): {**one} for one in known}
    pictures: list[WirePicture] = []
    by_source: dict[str, str] = {}
    for entry in objects_of(sent):
        if not is_blank(entry.get("id")):
            picture_id = str(entry["id"])
            if picture_id not in kept:
                stored = market.pictures.get(picture_id)
                if stored is None:
                    continue
                kept[picture_id] = picture_object(stored)
            pictures.append(kept[picture_id])
            continue
        source = str(entry.get("source"))
        picture = StoredPicture(new_picture_id(), seller_id, None, None, source)
        market.pictures.add(picture)
        by_source[source] = picture.id
        pictures.append(picture_object(picture))
    return pictures, by_source
