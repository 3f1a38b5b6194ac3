"""Categories, attribute definitions and listing types, requested once and then cached."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Iterable
from decimal import Decimal
from typing import TYPE_CHECKING, TypeVar

from app.client.errors import ClientError
from app.domain.models.attribute import AttributeDefinition
from app.domain.models.category import Category, CategorySettings
from app.domain.models.coverage_area import CoverageArea
from app.domain.models.listing_type import ListingType
from app.domain.models.shipping import ShippingMode
from app.domain.shapes import text_of
from app.domain.vocabulary import Presence, ShippingModeId
from app.domain.wire import Unreadable, read_json
from app.engine.notices import NoticeError, notice_of
from app.rules.attributes.definitions import Definitions, definitions_of
from app.rules.sites import SiteRules

if TYPE_CHECKING:
    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.connection import Connection

R = TypeVar("R")

_ANY_PRICE = Decimal(1)
"""A price for the request, which requires one; the available methods do not depend on it."""


class CategoryBook:
    """A cache of categories: reads memory, then the catalog, then the marketplace.

    All methods raise ``NoticeError`` if the marketplace had to be asked and did not answer.
    """

    def __init__(self, catalog: ItemCatalog, connection: Connection) -> None:
        self._catalog = catalog
        self._connection = connection
        self._categories: dict[str, Category] = {}
        self._attributes: dict[str, Definitions] = {}
        self._listing_types: dict[str, tuple[ListingType, ...]] = {}
        self._areas: dict[str, tuple[CoverageArea, ...]] = {}
        self._modes: dict[tuple[str, str], tuple[ShippingMode, ...]] = {}

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
            self._attributes[category_id] = definitions_of(found)
        return self._attributes[category_id]

    async def listing_types(self, site_id: str) -> tuple[ListingType, ...]:
        """Return the listing types of a site, with the names the site gives them."""
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

    async def site_for(self, category: Category, site: SiteRules, user_id: str) -> SiteRules:
        """Return the site with the facts that apply to a user's listings in a category.

        Facts that the marketplace does not answer at present stay unknown; nothing is raised.
        """
        settings = category.limits
        with contextlib.suppress(NoticeError):
            if wants_areas(settings):
                if site.id not in self._areas:
                    asked = self._connection.api.sites.coverage_areas(site.id)
                    self._areas[site.id] = await self._ask(asked)
                site = with_areas(site, self._areas[site.id])
        with contextlib.suppress(NoticeError):
            if wants_methods(settings):
                key = (user_id, category.id)
                if key not in self._modes:
                    found = self._connection.api.shipping.modes(*key, _ANY_PRICE)
                    self._modes[key] = await self._ask(found)
                site = with_methods(site, self._modes[key])
        return site

    def forget(self) -> None:
        """Clear the memory, for example after a sync brought newer documents."""
        self._categories.clear()
        self._attributes.clear()
        self._listing_types.clear()
        self._areas.clear()
        self._modes.clear()

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


def wants_areas(settings: CategorySettings) -> bool:
    """Return whether listings of the category may have coverage areas."""
    return settings.coverage_areas in (Presence.OPTIONAL, Presence.REQUIRED)


def wants_methods(settings: CategorySettings) -> bool:
    """Return whether the marketplace offers shipping for listings of the category."""
    return ShippingModeId.ME2 in (settings.shipping_modes or ())


def with_areas(site: SiteRules, areas: Iterable[CoverageArea]) -> SiteRules:
    """Return the site with its coverage areas."""
    return site._replace(coverage_areas={area.id: area.description or area.id for area in areas})


def with_methods(site: SiteRules, modes: Iterable[ShippingMode]) -> SiteRules:
    """Return the site with the free-shipping methods of ``me2``, if they are known."""
    for mode in modes:
        attributes = mode.shipping_attributes
        free = attributes.free if attributes is not None else None
        if mode.mode == ShippingModeId.ME2 and free is not None and free.accepted_methods:
            return site._replace(free_methods=frozenset(map(text_of, free.accepted_methods)))
    return site
