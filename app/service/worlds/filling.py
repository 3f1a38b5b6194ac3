"""Filling a new store with every resource of a world, in one transaction."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Protocol, runtime_checkable

from app.domain.identifier import is_identifier
from app.domain.shapes import JsonObject
from app.domain.wire_category import WireAttributeDefinition, WireCategory
from app.domain.wire_item import WireItem
from app.domain.wire_site import WireCoverageArea, WireCurrency, WireListingType, WireSite
from app.domain.wire_user import WireUser
from app.rules.sites import SiteRules
from app.rules.tokens import token_shape
from app.service.stores.bulk_rows import ItemRows, rows_of
from app.service.stores.catalog import CategoryStore, SiteStore
from app.service.stores.database import Database
from app.service.stores.items import ItemStore
from app.service.stores.orders import OrderStore
from app.service.stores.picture_sizes import LARGE, SIDES
from app.service.stores.pictures import DRAWN, PictureStore, StoredPicture
from app.service.stores.placeholder import PLACEHOLDER
from app.service.stores.questions import QuestionStore
from app.service.stores.users import UserStore, new_token

BATCH = 500
"""Items that are written at a time: many for speed, few enough to stay small."""


class WorldSource(Protocol):
    """The source that a store is filled from: wire objects of every resource.

    URLs of the marketplace itself begin with the placeholder ``{base_url}``.
    """

    @property
    def sites(self) -> Sequence[SiteRules]:
        """The sites, those of the first seller first."""

    @property
    def other_listings(self) -> int:
        """How many listings every seller but the first begins with."""

    def site_body(self, site: SiteRules) -> WireSite:
        """Return a site as a wire object."""

    def listing_types(self, site_id: str) -> Iterable[WireListingType]:
        """Return the listing types of a site."""

    def coverage_areas(self, site_id: str) -> Iterable[WireCoverageArea]:
        """Return the coverage areas of a site."""

    def currencies(self) -> Iterable[WireCurrency]:
        """Return all currencies."""

    def categories(self) -> Iterable[WireCategory]:
        """Return all categories of all sites."""

    def attributes(self, category_id: str) -> list[WireAttributeDefinition]:
        """Return the attribute definitions of a category."""

    def standard_dimensions(self, category_id: str) -> str | None:
        """Return the package a category's things usually have: ``HxWxL,grams``."""

    def sellers(self) -> Iterable[WireUser]:
        """Return the users, private fields included; the first one gets most listings."""

    def free_methods(self, site_id: str) -> Sequence[int]:
        """Return the shipping methods that listings of a site may ship free with."""

    def items(self, seller: WireUser, count: int) -> Iterator[WireItem]:
        """Yield items of a seller as they are stored."""

    def orders(self, seller: WireUser, count: int) -> Iterator[JsonObject]:
        """Yield the orders of a seller with ``count`` items, oldest first."""

    def questions(self, seller: WireUser, count: int) -> Iterator[JsonObject]:
        """Yield the questions to a seller with ``count`` items, oldest first."""


@runtime_checkable
class RowSource(Protocol):
    """A world that can produce the rows of many items at once."""

    def item_rows(
        self, seller: WireUser, count: int, first_number: int
    ) -> Iterator[ItemRows] | None:
        """Yield rows of a seller's items, numbered from ``first_number`` on.

        ``None`` where there are so few that it is not worth the trouble.
        """


def write_world(database: Database, world: WorldSource, *, seed: int, listings: int) -> None:
    """Write every resource of a world in one transaction."""
    with database.transaction():
        _write_sites(database, world)
        users = UserStore(database)
        count = listings
        for seller in world.sellers():
            user_id = str(seller["id"])
            users.add(seller, _token_for(user_id))
            _write_logo(database, user_id, seller.get("logo"))
            _write_items(database, world, seller, count)
            OrderStore(database).add_many(world.orders(seller, count))
            QuestionStore(database).add_many(world.questions(seller, count))
            count = world.other_listings
        database.keep_setting("seed", str(seed))


def _write_sites(database: Database, world: WorldSource) -> None:
    sites, categories = SiteStore(database), CategoryStore(database)
    for site in world.sites:
        sites.add_site(
            world.site_body(site), list(world.listing_types(site.id)), world.free_methods(site.id)
        )
        for area in world.coverage_areas(site.id):
            sites.add_coverage_area(site.id, area)
    for currency in world.currencies():
        sites.add_currency(currency)
    # The longest first: a category belongs to the site its id begins with.
    site_ids = sorted((site.id for site in world.sites), key=len, reverse=True)
    for category in world.categories():
        category_id = category["id"]
        categories.add(
            category,
            world.attributes(category_id),
            world.standard_dimensions(category_id),
            _site_of(category_id, site_ids),
        )


def _site_of(category_id: str, site_ids: Iterable[str]) -> str:
    return next((site_id for site_id in site_ids if category_id.startswith(site_id)), "")


def _write_items(database: Database, world: WorldSource, seller: WireUser, count: int) -> None:
    number = ItemStore(database).last_number() + 1
    batches = None
    if isinstance(world, RowSource):
        batches = world.item_rows(seller, count, number)
    if batches is None:
        batches = _batches(world.items(seller, count), number)
    for batch in batches:
        batch.write(database)


def _batches(items: Iterator[WireItem], number: int) -> Iterator[ItemRows]:
    while batch := list(islice(items, BATCH)):
        yield rows_of(batch, number)
        number += len(batch)


def _token_for(user_id: str) -> str | None:
    """Make a token for a user whose id fits into one."""
    token = new_token(user_id)
    return token if token_shape(token) == user_id else None


def _write_logo(database: Database, user_id: str, logo: object) -> None:
    """Remember a seller's logo as one of the marketplace's own pictures."""
    if isinstance(logo, str) and logo.startswith(PLACEHOLDER):
        picture_id = logo.rpartition("/")[2].removesuffix(".jpg").removesuffix("-thumbnail")
        side = SIDES[LARGE]
        if is_identifier(picture_id):
            picture = StoredPicture(picture_id, user_id, side, side, DRAWN)
            PictureStore(database, Path()).add(picture)
