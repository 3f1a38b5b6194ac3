"""Endpoints that add, remove and serve pictures ("Item endpoints")."""

from __future__ import annotations

import contextlib

from starlette.responses import Response

from app.domain.shapes import JsonObject
from app.domain.wire_item import WireItem, pictures_of
from app.service.call import Call
from app.service.endpoints.item_writes import JSON_TYPE, locked_item, owned_item, require_json
from app.service.errors import BadRequest, NotFound
from app.service.http.json_body import read_object
from app.service.http.multipart import file_part
from app.service.items.revision import revise
from app.service.stores.database import StoreUnavailable
from app.service.stores.imaging import Jpeg, NotAPicture, read_upload, scale
from app.service.stores.picture_sizes import LARGE, SIDES
from app.service.stores.pictures import DRAWN, UPLOADED, StoredPicture, new_picture_id

_NO_PICTURE = "There is no such picture"
_MULTIPART = b"multipart/form-data"


def add(call: Call) -> Response:
    """Add one picture to an item: by its address, by the id of an uploaded one, or as a file."""
    content_type = call.headers.get(b"content-type", JSON_TYPE)
    market = call.market
    with locked_item(call) as item:
        if _is_form(content_type):
            sent: JsonObject = {"id": _upload(call, item)}
        else:
            sent = _named(call)
        kept = [{"id": picture["id"]} for picture in pictures_of(item)]
        after = revise(market, item, {"pictures": [*kept, sent]})
        market.items.replace(after)
    return call.answer_wire(pictures_of(after)[-1], 201)


async def receive(call: Call) -> Jpeg | None:
    """Decode an uploaded file, for the owner of the item only; ``None`` if there is no file."""
    content_type = call.headers.get(b"content-type", JSON_TYPE)
    if not _is_form(content_type):
        return None
    owned_item(call)
    try:
        return await read_upload(file_part(content_type, call.body, "file"))
    except NotAPicture as error:
        raise BadRequest(str(error), fields=("file",)) from None


def remove(call: Call) -> Response:
    """Remove one picture from an item and from its variations."""
    picture_id = call.variables["picture_id"]
    market = call.market
    with locked_item(call) as item:
        pictures = pictures_of(item)
        kept = [{"id": picture["id"]} for picture in pictures if picture["id"] != picture_id]
        if len(kept) == len(pictures):
            raise NotFound(_NO_PICTURE)
        market.items.replace(revise(market, item, {"pictures": kept}))
    return Response(status_code=204)


def show(call: Call) -> Response:
    """Answer with one size of one of the marketplace's own pictures, for any caller."""
    name = call.variables["name"]
    for size in SIDES:
        if name.endswith(f"-{size}"):
            jpeg = _jpeg(call, name.removesuffix(f"-{size}"), size)
            if jpeg is not None:
                # A picture never changes: another picture has another id.
                headers = {"cache-control": "public, max-age=31536000, immutable"}
                return Response(jpeg, media_type="image/jpeg", headers=headers)
    raise NotFound(_NO_PICTURE)


def _jpeg(call: Call, picture_id: str, size: str) -> bytes | None:
    pictures = call.market.pictures
    picture = pictures.get(picture_id)
    if picture is None or picture.source not in (DRAWN, UPLOADED):
        return None
    known = pictures.file(picture_id, size)
    if known is not None:
        return known
    if picture.source == DRAWN:
        jpeg = call.market.draw_picture(picture_id, SIDES[size])
    else:
        largest = pictures.file(picture_id, LARGE)
        if largest is None:
            return None
        jpeg = scale(largest, SIDES[size])
    # If it cannot be kept now, for example on a full disk, it is made again at the next request.
    with contextlib.suppress(OSError, StoreUnavailable):
        pictures.keep_file(picture_id, size, jpeg, durable=False)
    return jpeg


def _is_form(content_type: bytes) -> bool:
    return content_type.split(b";")[0].strip().lower() == _MULTIPART


def _named(call: Call) -> JsonObject:
    require_json(call)
    sent = read_object(call.body)
    if ("source" in sent) == ("id" in sent):
        raise BadRequest("A picture has one of these fields", fields=("source", "id"))
    return sent


def _upload(call: Call, item: WireItem) -> str:
    """Store an uploaded picture and return its id."""
    jpeg: Jpeg = call.prepared
    picture = StoredPicture(
        new_picture_id(), str(item["seller_id"]), jpeg.width, jpeg.height, UPLOADED
    )
    # The file is written before anything refers to it; a refused upload leaves only a file.
    call.market.pictures.keep_file(picture.id, LARGE, jpeg.data, durable=True)
    call.market.pictures.add(picture)
    return picture.id
