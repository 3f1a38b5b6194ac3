"""Reading of listings in their present state and of listing types, before a change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.client.errors import ClientError, NotFound
from app.domain.coded_error import nearest_hint
from app.domain.identifier import is_identifier
from app.domain.models.attribute import AttributeDefinition
from app.domain.models.category import Category
from app.domain.models.listing_type import ListingType
from app.domain.shapes import text_of
from app.domain.wire_item import WireItem
from app.editing.form.attribute_fields import attributes_as_text
from app.engine.changes.prepared import ChangeError, LiveListing
from app.engine.notices import NoticeError, notice_of
from app.engine.sending.description import with_texts
from app.rules.findings import Finding

if TYPE_CHECKING:
    from app.engine.catalog.account import Account
    from app.engine.catalog.categories import CategoryBook
    from app.engine.connection import Connection


class ListingGone(ChangeError):
    """The error of a listing that the marketplace no longer has."""


class ListingReader:
    """A reader of one listing and the facts of its category; raises ``NoticeError`` on failure."""

    def __init__(
        self, *, account: Account, categories: CategoryBook, connection: Connection
    ) -> None:
        self._account = account
        self._categories = categories
        self._connection = connection

    async def read(self, item_id: str, *, texts: bool = False) -> LiveListing:
        """Return a listing as it is now; raise ``ChangeError`` if it is another seller's.

        ``texts``: the text of its description is included.
        """
        if not is_identifier(item_id):
            raise ChangeError("change.no_id", name=str(item_id)[:64])
        api = self._connection.api
        try:
            item = await api.items.get(item_id)
            if (owner := text_of(item.get("seller_id"))) not in ("", self._account.user_id):
                mine = self._account.user_id
                raise ChangeError("change.of_another", item_id=item_id, theirs=owner, mine=mine)
            if texts:
                item = await with_texts(api, item)
        except NotFound as error:
            raise ListingGone("change.no_listing", item_id=item_id) from error
        except ClientError as error:
            raise NoticeError(notice_of(error)) from error
        return await self.with_category(item)

    async def with_category(self, item: WireItem) -> LiveListing:
        """Return a listing that was read elsewhere, with the facts of its category."""
        category_id = text_of(item.get("category_id"))
        try:
            category = await self._categories.category(category_id)
            attributes = await self._categories.attributes(category_id)
        except NoticeError:
            missing = Finding.warning("category_id", "category.unknown")
            category, attributes = Category(id=category_id), attributes_as_text(item)
            return LiveListing(item, category, attributes, (missing,), self._account.currencies)
        return LiveListing(item, category, attributes, currencies=self._account.currencies)

    async def category(self, category_id: str) -> tuple[Category, tuple[AttributeDefinition, ...]]:
        """Return a category of the site with its attributes.

        Raise ``ChangeError`` if it does not exist.
        """
        if not is_identifier(category_id):
            raise ChangeError("form.no_category", name=category_id[:64])
        try:
            category = await self._categories.category(category_id)
            return category, await self._categories.attributes(category_id)
        except NoticeError as error:
            if error.notice.code != "not_found":
                raise
            raise ChangeError("form.no_category", name=category_id[:64]) from error

    async def types(self) -> tuple[ListingType, ...]:
        """Return the listing types of the seller's site."""
        return await self._categories.listing_types(self._account.asked_site())

    async def upgrades(self, item_id: str) -> tuple[str, ...]:
        """Return the ids of the types that the marketplace offers as an upgrade."""
        try:
            return tuple(one.id for one in await self._connection.api.items.upgrades(item_id))
        except ClientError as error:
            raise NoticeError(notice_of(error)) from error

    async def require_type(self, listing_type_id: str) -> None:
        """Raise ``ChangeError`` for a listing type that the site does not have."""
        known = {one.id for one in await self.types()}
        if known and listing_type_id not in known:
            near = nearest_hint(listing_type_id, known)
            raise ChangeError("change.no_type", name=listing_type_id[:40], **near)
