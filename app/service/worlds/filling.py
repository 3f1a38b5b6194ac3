"""Initial filling of a store with every resource of a world, in one transaction."""

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
from app.rules.token_shape import token_shape
from app.service.stores.bulk_rows import ItemRows, rows_of
from app.service.stores.categories import CategoryStore, SiteStore
from app.service.stores.database import Database
from app.service.stores.items import ItemStore
from app.service.stores.orders import OrderStore
from app.service.stores.picture_sizes import LARGE, SIDES
from app.service.stores.pictures import DRAWN, PictureStore, StoredPicture
from app.service.stores.placeholder import PLACEHOLDER
from app.service.stores.questions import QuestionStore
from app.service.stores.users import UserStore, new_token

BATCH = 500
"""The number of items written in one step: large for speed, and limited for memory."""


class WorldSource(Protocol):
    """The source that a store is filled from: wire objects of every resource.

    URLs of the marketplace itself begin with the placeholder ``{base_url}``.
    """

    @property
    def sites(self) -> Sequence[SiteRules]:
        """The sites, those of the first seller first."""

    @property
    def other_listings(self) -> int:
        """The initial number of listings of every seller but the first."""

    def site_body(self, site: SiteRules) -> WireSite:
        """Return a site in wire format."""

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
        """Return the usual package of a category's products: ``HxWxL,grams``."""

    def sellers(self) -> Iterable[WireUser]:
        """Return the users, private fields included; the first one gets the most listings."""

    def free_methods(self, site_id: str) -> Sequence[int]:
        """Return the shipping methods that can be free on a site."""

    def items(self, seller: WireUser, count: int) -> Iterator[WireItem]:
        """Yield items of a seller in stored form."""

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

        Return ``None`` if there are too few for this to be worthwhile.
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
    # Longest ids first: a category belongs to the site whose id is a prefix of its own.
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
    """Return a new token for a user, or ``None`` if the id does not fit into one."""
    token = new_token(user_id)
    return token if token_shape(token) == user_id else None


def _write_logo(database: Database, user_id: str, logo: object) -> None:
    """Add the logo of a seller to the marketplace's own pictures."""
    if isinstance(logo, str) and logo.startswith(PLACEHOLDER):
        picture_id = logo.rpartition("/")[2].removesuffix(".jpg").removesuffix("-thumbnail")
        side = SIDES[LARGE]
        if is_identifier(picture_id):
            picture = StoredPicture(picture_id, user_id, side, side, DRAWN)
            PictureStore(database, Path()).add(picture)
