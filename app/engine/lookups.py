"""Interactive requests to the marketplace; nothing is written."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from app.client.errors import ClientError, NotFound
from app.client.pages import OFFSET_RESULTS
from app.domain.base import Resource, parse_tolerant
from app.domain.models.attribute import AttributeDefinition
from app.domain.models.category import Category
from app.domain.models.coverage_area import CoverageArea
from app.domain.models.item import Item
from app.domain.models.listing_type import ListingType
from app.domain.models.order import Order
from app.domain.models.prediction import Prediction
from app.domain.models.question import Question
from app.domain.models.user import User
from app.domain.models.variation import Variation
from app.domain.shapes import JsonObject, object_of, text_of
from app.domain.wire import Unreadable
from app.domain.wire_item import WireItem
from app.editing.item_paths import RECORDS
from app.engine.catalog.category_finder import listed_categories
from app.engine.notices import NoticeError, notice_of
from app.engine.sending.description import with_texts

if TYPE_CHECKING:
    from app.client.api import MarketplaceApi
    from app.domain.paging import SearchPage
    from app.engine.catalog.account import Account
    from app.engine.connection import Connection

PAGE = 50
_PRICE_ASC = "price_asc"
ResultT = TypeVar("ResultT")
ResourceT = TypeVar("ResourceT", bound=Resource)
_Listed = TypeVar("_Listed", Order, Question)


class Offers(NamedTuple):
    """The result of a search of the site.

    ``total`` is the number of results that the marketplace reports, or ``None``. ``complete`` is
    whether ``items`` are all of them; if not, ``cheapest_first`` is whether they are those with the
    lowest prices.
    """

    items: tuple[Item, ...]
    total: int | None
    complete: bool
    cheapest_first: bool


class Lookups:
    """Requests to the marketplace; each raises ``NoticeError`` if there is no answer."""

    def __init__(self, connection: Connection, account: Account) -> None:
        self._connection = connection
        self._account = account

    async def listing(self, item_id: str) -> WireItem:
        """Return any seller's listing as it is now, with the texts of its descriptions."""
        item = await self._ask(lambda api: api.items.get(item_id))
        if not item.get(RECORDS):
            return item
        return await self._ask(lambda api: with_texts(api, item))

    async def variations(self, item_id: str) -> tuple[Variation, ...]:
        """Return the variations of a listing as they are now."""
        return await self._ask(lambda api: api.variations.of_item(item_id))

    async def variation(self, item_id: str, variation_id: str) -> Variation | None:
        """Return one variation of a listing as it is now; ``None`` if it does not exist."""
        try:
            return await self._connection.api.variations.get(item_id, variation_id)
        except NotFound:
            return None
        except (ClientError, ValueError) as error:
            raise NoticeError(notice_of(error)) from error

    async def raw_shipping(self, item_id: str) -> JsonObject:
        """Return the shipping information of a listing; its form is not specified."""
        return await self._ask(lambda api: api.items.shipping(item_id))

    async def user(self, user_id: str) -> User:
        """Return a user, with the data that is public for other users."""
        return await self._ask(lambda api: api.users.get(user_id))

    async def count_listings(self) -> int | None:
        """Return the seller's number of listings as the marketplace reports it, or ``None``."""
        found = await self._ask(
            lambda api: api.users.search_items(self._account.asked_user(), limit=1)
        )
        return None if found.paging is None else found.paging.total

    async def listing_types(self) -> tuple[ListingType, ...]:
        """Return the listing types of the seller's site, with the site's names for them."""
        return await self._ask(lambda api: api.listing_types.of_site(self._account.asked_site()))

    async def category(self, category_id: str) -> Category:
        """Return a category as it is now."""
        return await self._ask(lambda api: api.categories.get(category_id))

    async def listed_categories(self) -> list[str]:
        """Return ids of categories that have listings on the site, as its search offers them."""
        site_id = self._account.asked_site()
        return await self._ask(lambda api: listed_categories(api, site_id))

    async def attributes(self, category_id: str) -> tuple[AttributeDefinition, ...]:
        """Return the attribute definitions of a category as they are now."""
        return await self._ask(lambda api: api.categories.attributes(category_id))

    async def nicknames(self, ids: Iterable[str]) -> dict[str, str]:
        """Return the known nicknames of users, by id."""
        wanted = list(ids)
        found = await self._ask(lambda api: api.users.several(wanted))
        return {text_of(user.id): user.nickname for user in found if user.nickname}

    async def orders(
        self, *, text: str = "", tags: Sequence[str] = (), limit: int = OFFSET_RESULTS
    ) -> tuple[tuple[Order, ...], bool]:
        """Return at most ``limit`` of the seller's newest orders, and whether these are all."""
        seller = self._account.asked_user()

        async def page(offset: int) -> Sequence[Order]:
            return await self._ask(
                lambda api: api.orders.search(
                    seller, text=text, tags=tags, offset=offset, limit=PAGE
                )
            )

        return await _pages(page, limit)

    async def questions(
        self, item_id: str | None = None, *, limit: int = OFFSET_RESULTS
    ) -> tuple[tuple[Question, ...], bool]:
        """Return questions to the seller about one listing or all, and whether these are all."""

        async def page(offset: int) -> Sequence[Question]:
            found = await self._ask(
                lambda api: api.questions.search(item_id, offset=offset, limit=PAGE)
            )
            return _read(Question, found.results or ())

        return await _pages(page, limit)

    async def coverage_areas(self) -> tuple[CoverageArea, ...]:
        """Return the coverage areas of the seller's site."""
        return await self._ask(lambda api: api.sites.coverage_areas(self._account.asked_site()))

    async def coverage_area(self, area_id: str) -> CoverageArea | None:
        """Return one coverage area; ``None`` if it does not exist."""
        try:
            return await self._connection.api.sites.coverage_area(area_id)
        except NotFound:
            return None
        except (ClientError, ValueError) as error:
            raise NoticeError(notice_of(error)) from error

    async def predictions(
        self, titles: Sequence[str], *, below: str | None = None
    ) -> tuple[Prediction | None, ...]:
        """Return the predicted category of each title, ``None`` if there is no prediction.

        ``below`` restricts the prediction to a category of level 1.
        """
        site_id = self._account.asked_site()
        if len(titles) > 1:
            return await self._ask(
                lambda api: api.sites.predict_several(site_id, titles, category_from=below)
            )
        try:
            api = self._connection.api
            return (await api.sites.predict(site_id, titles[0], category_from=below),)
        except NotFound:
            return (None,)
        except (ClientError, ValueError) as error:
            raise NoticeError(notice_of(error)) from error

    async def offers(self, text: str, **filters: str) -> Offers:
        """Return the results of a search of the seller's site, as far as they can be reached.

        The cheapest come first if the marketplace offers that order.
        """
        first = await self._search(text, filters, 0)
        total = None if first.paging is None else first.paging.total
        known = {object_of(sort).get("id") for sort in (*(first.available_sorts or ()), first.sort)}
        sorts = _PRICE_ASC in known
        if sorts:
            filters = {**filters, "sort": _PRICE_ASC}
            first = await self._search(text, filters, 0)
        found: dict[str, Item] = {}
        page, offset = first, 0
        while page.results:
            found.update((item.id, item) for item in _read(Item, page.results) if item.id)
            offset += len(page.results)
            if offset >= OFFSET_RESULTS or (total is not None and offset >= total):
                break
            page = await self._search(text, filters, offset)
        complete = not page.results or (total is not None and offset >= total)
        return Offers(tuple(found.values()), total, complete, sorts)

    async def _search(self, text: str, filters: dict[str, str], offset: int) -> SearchPage:
        site_id = self._account.asked_site()
        return await self._ask(
            lambda api: api.sites.search(site_id, text, offset=offset, limit=PAGE, **filters)
        )

    async def _ask(self, question: Callable[[MarketplaceApi], Awaitable[ResultT]]) -> ResultT:
        try:
            return await question(self._connection.api)
        except (ClientError, ValueError) as error:
            raise NoticeError(notice_of(error)) from error


async def _pages(
    page: Callable[[int], Awaitable[Sequence[_Listed]]], limit: int
) -> tuple[tuple[_Listed, ...], bool]:
    """Read up to ``limit`` distinct entries, and return whether there are no more.

    Neither the reported page size nor the total is relied on.
    """
    found: dict[str, _Listed] = {}
    offset = 0
    while offset < OFFSET_RESULTS:
        entries = await page(offset)
        before = len(found)
        found.update((text_of(entry.id), entry) for entry in entries)
        if len(found) == before:
            return tuple(found.values())[:limit], len(found) <= limit
        if len(found) > limit:
            break
        offset += len(entries)
    return tuple(found.values())[:limit], False


def _read(cls: type[ResourceT], results: Sequence[object]) -> list[ResourceT]:
    """Return the readable entries of a page; the others are left out."""
    found = []
    for entry in results:
        try:
            found.append(parse_tolerant(cls, entry)[0])
        except Unreadable:
            continue
    return found
