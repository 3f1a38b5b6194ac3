"""The API of the marketplace: one attribute per resource."""

from __future__ import annotations

from types import TracebackType
from typing import Self

from app.client.picture_fetch import PictureFetch
from app.client.requester import Requester
from app.client.resources.categories import Categories
from app.client.resources.descriptions import Descriptions
from app.client.resources.items import Items
from app.client.resources.listing_types import ListingTypes
from app.client.resources.pictures import Pictures
from app.client.resources.practice import Practice
from app.client.resources.shipping import ShippingLookups
from app.client.resources.sites import Sites
from app.client.resources.trade import Orders, Questions
from app.client.resources.users import Users
from app.client.resources.variations import Variations


class MarketplaceApi:
    """All endpoints of the service and of the practice extension; owns its requester."""

    def __init__(self, requester: Requester, *, fetch: PictureFetch | None = None) -> None:
        """Build the API on ``requester``; ``fetch`` replaces the way picture files are fetched."""
        self.requester = requester
        self._fetch = fetch or PictureFetch(requester.address.origin)
        self.items = Items(requester)
        self.users = Users(requester)
        self.categories = Categories(requester)
        self.pictures = Pictures(requester, self._fetch)
        self.listing_types = ListingTypes(requester)
        self.shipping = ShippingLookups(requester)
        self.descriptions = Descriptions(requester)
        self.variations = Variations(requester)
        self.sites = Sites(requester)
        self.questions = Questions(requester)
        self.orders = Orders(requester)
        self.practice = Practice(requester)

    async def close(self) -> None:
        """Close every connection."""
        await self._fetch.close()
        await self.requester.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()
