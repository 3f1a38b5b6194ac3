"""Listing types of a site ("Listing types")."""

from __future__ import annotations

from app.client.requester import Requester
from app.client.resource_parsing import read_resources
from app.domain.identifier import require_identifier
from app.domain.models.listing_type import ListingType


class ListingTypes:
    """The listing types that a site offers."""

    def __init__(self, requester: Requester) -> None:
        self._requester = requester

    async def of_site(self, site_id: str) -> tuple[ListingType, ...]:
        """Return the listing types of a site with their names there; raise ``ClientError``."""
        path = f"/sites/{require_identifier(site_id)}/listing_types"
        return read_resources(await self._requester.get(path), ListingType)
