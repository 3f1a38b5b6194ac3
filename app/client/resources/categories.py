"""Categories and their attribute definitions ("Categories and attributes")."""

from __future__ import annotations

from app.client.requester import Requester
from app.client.resource_parsing import read_resource, read_resources
from app.domain.identifier import require_identifier
from app.domain.models.attribute import AttributeDefinition
from app.domain.models.category import Category


class Categories:
    """The endpoints under ``/categories``."""

    def __init__(self, requester: Requester) -> None:
        self._requester = requester

    async def get(self, category_id: str) -> Category:
        """Return one category with its settings; raise ``ClientError``."""
        path = f"/categories/{require_identifier(category_id)}"
        return read_resource(await self._requester.get(path), Category)

    async def attributes(self, category_id: str) -> tuple[AttributeDefinition, ...]:
        """Return the attribute definitions of a category, in its order; raise ``ClientError``."""
        path = f"/categories/{require_identifier(category_id)}/attributes"
        return read_resources(await self._requester.get(path), AttributeDefinition)
