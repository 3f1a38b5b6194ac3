"""Variations of an item, one by one ("Item endpoints")."""

from __future__ import annotations

from app.client.answer import Answer
from app.client.requester import Requester
from app.client.resource_parsing import identifier_of, read_object, read_resource, read_resources
from app.domain import calls
from app.domain.identifier import require_identifier
from app.domain.models.variation import Variation
from app.domain.shapes import JsonObject
from app.domain.wire_item import WireItem, WireVariation, item_of, variation_of


class Variations:
    """The variation endpoints under ``/items/:id``."""

    def __init__(self, requester: Requester) -> None:
        self._requester = requester

    async def of_item(self, item_id: str) -> tuple[Variation, ...]:
        """Return the variations of an item; raise ``ClientError``."""
        return read_resources(await self._requester.get(_path(item_id)), Variation)

    async def get(self, item_id: str, variation_id: str) -> Variation:
        """Return one variation; raise ``ClientError``."""
        return read_resource(await self._requester.get(_path(item_id, variation_id)), Variation)

    async def add(self, item_id: str, variation: JsonObject) -> WireVariation:
        """Add a variation and return it; never repeated.

        Raise ``ClientError``; if its ``outcome`` is unknown, the item may have the variation.
        """
        call = calls.add_variation(require_identifier(item_id), variation)
        answer = await self._requester.send(*call)
        return _variation(answer, None)

    async def update(self, item_id: str, variation_id: str, changes: JsonObject) -> WireVariation:
        """Change the given fields of a variation and return it; raise ``ClientError``."""
        call = calls.update_variation(
            require_identifier(item_id), require_identifier(variation_id), changes
        )
        answer = await self._requester.send(*call)
        return _variation(answer, variation_id)

    async def remove(self, item_id: str, variation_id: str) -> WireItem:
        """Remove a variation and return the item after it, empty if the answer has none.

        Raise ``ClientError``.
        """
        call = calls.remove_variation(require_identifier(item_id), require_identifier(variation_id))
        answer = await self._requester.send(*call)
        return item_of(read_object(answer)) if answer.body.strip() else {}


def _path(item_id: str, variation_id: str | None = None) -> str:
    path = f"/items/{require_identifier(item_id)}/variations"
    return path if variation_id is None else f"{path}/{require_identifier(variation_id)}"


def _variation(answer: Answer, variation_id: str | None) -> WireVariation:
    """Return the variation from an answer that has it alone, a list of variations, or the item.

    Without an id it is the last one of the list: the one that was added.
    """
    body = answer.json()
    if isinstance(body, dict) and isinstance(body.get("variations"), list):
        body = body["variations"]
    if isinstance(body, list):
        fitting = (one for one in body if identifier_of(one) == variation_id)
        body = next(fitting, None) if variation_id is not None else (body or [None])[-1]
    if not isinstance(body, dict) or identifier_of(body) is None:
        raise answer.undecodable("shape", ("id",))
    return variation_of(body)
