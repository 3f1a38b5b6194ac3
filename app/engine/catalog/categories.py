"""Categories, their attribute definitions and listing types: asked once, then at hand."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING, TypeVar

from app.client.errors import ClientError
from app.domain.models.attribute import AttributeDefinition
from app.domain.models.category import Category
from app.domain.models.listing_type import ListingType
from app.domain.wire import Unreadable, read_json
from app.engine.notices import NoticeError, notice_of

if TYPE_CHECKING:
    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.connection import Connection

R = TypeVar("R")


class CategoryBook:
    """Looks in memory, then in the catalogue, then asks the marketplace.

    All methods raise ``NoticeError`` when the marketplace had to be asked and did not answer.
    """

    def __init__(self, catalog: ItemCatalog, connection: Connection) -> None:
        self._catalog = catalog
        self._connection = connection
        self._categories: dict[str, Category] = {}
        self._attributes: dict[str, tuple[AttributeDefinition, ...]] = {}
        self._listing_types: dict[str, tuple[ListingType, ...]] = {}

    async def category(self, category_id: str) -> Category:
        """Return one category with its settings."""
        if category_id not in self._categories:
            stored = self._stored("category", category_id)
            try:
                category = Category.parse(stored)
            except Unreadable:
                category = await self._ask(self._connection.api.categories.get(category_id))
            self._categories[category_id] = category
        return self._categories[category_id]

    async def attributes(self, category_id: str) -> tuple[AttributeDefinition, ...]:
        """Return the attribute definitions of a category, in its order."""
        if category_id not in self._attributes:
            stored = self._stored("attributes", category_id)
            try:
                if not isinstance(stored, list):
                    raise Unreadable("not a list")
                found = tuple(AttributeDefinition.parse(entry) for entry in stored)
            except Unreadable:
                found = await self._ask(self._connection.api.categories.attributes(category_id))
            self._attributes[category_id] = found
        return self._attributes[category_id]

    async def listing_types(self, site_id: str) -> tuple[ListingType, ...]:
        """Return the listing types of a site, under the names the site gives them."""
        if site_id not in self._listing_types:
            stored = self._stored("listing_types", site_id)
            try:
                if not isinstance(stored, list):
                    raise Unreadable("not a list")
                found = tuple(ListingType.parse(entry) for entry in stored)
            except Unreadable:
                found = await self._ask(self._connection.api.listing_types.of_site(site_id))
            self._listing_types[site_id] = found
        return self._listing_types[site_id]

    def forget(self) -> None:
        """Forget what is in memory, for example after a sync brought newer documents."""
        self._categories.clear()
        self._attributes.clear()
        self._listing_types.clear()

    def _stored(self, kind: str, document_id: str) -> object:
        body = self._catalog.document(kind, document_id)
        try:
            return None if body is None else read_json(body)
        except Unreadable:
            return None

    async def _ask(self, question: Awaitable[R]) -> R:
        try:
            return await question
        except (ClientError, ValueError) as error:
            raise NoticeError(notice_of(error)) from error
