"""Pictures of an item: add from a file or an address, remove, fetch ("Item endpoints")."""

from __future__ import annotations

from app.client.answer import Answer
from app.client.picture_fetch import PictureFetch
from app.client.requester import Requester
from app.client.resource_parsing import identifier_of
from app.domain import calls
from app.domain.identifier import require_identifier
from app.domain.wire_item import WirePicture, picture_of

UPLOAD_SECONDS = 120.0


class Pictures:
    """The picture endpoints under ``/items/:id``, and the files behind picture addresses."""

    def __init__(self, requester: Requester, fetch: PictureFetch) -> None:
        self._requester = requester
        self._fetch = fetch

    async def upload(
        self, item_id: str, filename: str, content_type: str, data: bytes
    ) -> WirePicture:
        """Add a picture file to an item and return the picture; never repeated.

        Raise ``ClientError``; if its ``outcome`` is unknown, the item may have the picture.
        """
        files = {"file": (filename, data, content_type)}
        call = calls.upload_picture(require_identifier(item_id))
        sent = self._requester.send(*call, files=files, deadline=UPLOAD_SECONDS)
        return _new_picture(await sent)

    async def add_by_url(self, item_id: str, url: str) -> WirePicture:
        """Add a picture by its address and return it; raise ``ClientError``."""
        call = calls.link_picture(require_identifier(item_id), url)
        return _new_picture(await self._requester.send(*call))

    async def remove(self, item_id: str, picture_id: str) -> None:
        """Remove a picture from an item; raise ``ClientError``."""
        call = calls.remove_picture(require_identifier(item_id), require_identifier(picture_id))
        await self._requester.send(*call)

    async def fetch(self, url: str) -> bytes:
        """Return the file of a picture, requested without the token.

        Pictures of the marketplace are fetched as they are, others only over https from public
        addresses. Raise ``ClientError`` and ``ForeignAddress``.
        """
        return await self._fetch.get(url)


def _new_picture(answer: Answer) -> WirePicture:
    """Return the new picture from an answer that has it alone, all pictures, or the item.

    It is empty if the answer has no body (a 204): then the item has to be read.
    """
    body = answer.json() if answer.body.strip() else None
    if isinstance(body, dict) and isinstance(body.get("pictures"), list):
        body = body["pictures"]
    if isinstance(body, list):
        body = body[-1] if body else None
    if isinstance(body, dict) and identifier_of(body) is not None:
        return picture_of(body)
    if body is None and answer.status in (200, 201, 204):
        return {}
    raise answer.undecodable("shape", ("id",))
