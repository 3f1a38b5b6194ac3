"""Descriptions of items and their revisions ("Item endpoints")."""

from __future__ import annotations

from app.client.answer import Answer
from app.client.requester import Requester
from app.client.resource_parsing import parse_resource, read_resources
from app.domain import calls
from app.domain.identifier import require_identifier
from app.domain.models.item import DescriptionRecord


class Descriptions:
    """The description endpoints under ``/items/:id``."""

    def __init__(self, requester: Requester) -> None:
        self._requester = requester

    async def of_item(self, item_id: str) -> tuple[DescriptionRecord, ...]:
        """Return the descriptions of an item, with their revisions; raise ``ClientError``."""
        return read_resources(await self._requester.get(_path(item_id)), DescriptionRecord)

    async def add(
        self, item_id: str, plain_text: str, *, text: str | None = None
    ) -> DescriptionRecord:
        """Add a description and return it; the request is never repeated. Raise ``ClientError``.

        ``text`` is the formatted form of ``plain_text``.
        """
        call = calls.add_description(require_identifier(item_id), _body(plain_text, text))
        return _record(await self._requester.send(*call))

    async def update(
        self, item_id: str, description_id: str, plain_text: str, *, text: str | None = None
    ) -> DescriptionRecord:
        """Replace the text of a description and return it; raise ``ClientError``."""
        record_id, body = require_identifier(description_id), _body(plain_text, text)
        call = calls.replace_description(require_identifier(item_id), record_id, body)
        return _record(await self._requester.send(*call))


def _path(item_id: str) -> str:
    return f"/items/{require_identifier(item_id)}/descriptions"


def _body(plain_text: str, text: str | None) -> dict[str, str]:
    return {"plain_text": plain_text} | ({} if text is None else {"text": text})


def _record(answer: Answer) -> DescriptionRecord:
    """Return the description in an answer that has only it, or all of them, newest first."""
    body = answer.json()
    if isinstance(body, list) and body:
        body = body[0]
    return parse_resource(answer, DescriptionRecord, body)
