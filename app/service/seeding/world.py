"""The world of the practice marketplace, generated from one seed."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

from app.domain.dimensions import join_dimensions
from app.domain.shapes import JsonObject
from app.domain.wire_category import WireAttributeDefinition, WireCategory
from app.domain.wire_item import WireItem
from app.domain.wire_site import (
    LISTING_TYPE_NAMES,
    WireCoverageArea,
    WireCurrency,
    WireListingType,
    WireSite,
)
from app.domain.wire_user import WireUser
from app.rules.sites import SiteRules
from app.service.seeding.leaves import PRODUCT
from app.service.seeding.listings.definitions import definitions_of
from app.service.seeding.listings.listings import build_items
from app.service.seeding.listings.practice_shop import PracticeShop, count_active, open_shop
from app.service.seeding.orders import build_orders
from app.service.seeding.practice_sites import load_sites, practice_site
from app.service.seeding.producers import MANY, produce_rows
from app.service.seeding.questions import build_questions
from app.service.seeding.sellers import seller_tables, state_id, wire_seller
from app.service.seeding.tree import load_tree, wire_category
from app.service.stores.bulk_rows import ItemRows

OTHER_LISTINGS = 20
"""The number of listings of each seller after the first one."""

PRESENT = datetime(2026, 11, 20, 17, tzinfo=UTC)
"""The default time for which a world is made."""

_CURRENCIES = (
    ("ARS", "$", "Peso argentino", 2),
    ("MXN", "$", "Peso mexicano", 2),
    ("CLP", "$", "Peso chileno", 0),
    ("VES", "Bs.", "Bolívar soberano", 2),
    ("UYU", "$U", "Peso uruguayo", 2),
    ("COP", "$", "Peso colombiano", 2),
)


class World:
    """The initial data of a practice marketplace, in wire format with ``{base_url}`` in URLs.

    The same seed, number of listings and present always give the same world. Listings are not
    stored: they are generated on demand, from any position on.
    """

    def __init__(self, seed: int, listings: int, now: datetime) -> None:
        self.seed = seed
        self.listings = listings
        self.now = now
        self._shops: dict[str, PracticeShop] = {}
        self.sites: tuple[SiteRules, ...] = tuple(site.rules for site in load_sites())

    def categories(self) -> Iterator[WireCategory]:
        """Yield every category of every site, parents before their children ("Category")."""
        for site in self.sites:
            tree = load_tree(site.id)
            totals = count_active(self.seed, site.id, self.listings_of(site.id))
            for node in tree.nodes.values():
                yield wire_category(tree, node, totals)

    def attributes(self, category_id: str) -> list[WireAttributeDefinition]:
        """Return a category's attribute definitions ("Category attribute definition").

        The list is empty for a category with children; raise ``KeyError`` for an unknown one.
        """
        return list(definitions_of(category_id[:2], category_id))

    def standard_dimensions(self, category_id: str) -> str | None:
        """Return the usual package of a category's products, ``<n>x<n>x<n>,<n>``.

        Return ``None`` if they are not shipped; raise ``KeyError`` for an unknown category.
        """
        leaf = load_tree(category_id[:2]).by_id[category_id].leaf
        if leaf is None or leaf.kind != PRODUCT:
            return None
        return join_dimensions(*leaf.parcel)

    def sellers(self) -> Iterator[WireUser]:
        """Yield the sellers with their private fields, the one with the most listings first."""
        for table in seller_tables().values():
            yield wire_seller(table)

    @property
    def other_listings(self) -> int:
        """The initial number of listings of every seller but the first."""
        return OTHER_LISTINGS

    def listings_of(self, site_id: str) -> int:
        """Return the initial number of listings of a site's seller."""
        return self.listings if site_id == self.sites[0].id else self.other_listings

    def items(
        self, seller: WireUser, count: int | None = None, seed: int | None = None, first: int = 0
    ) -> Iterator[WireItem]:
        """Yield a seller's items in stored form, starting at position ``first`` ("Item").

        ``count`` defaults to the seller's number of listings, ``seed`` to that of the world. Each
        item depends on its position alone, so that several processes may share the work. Items
        share parts with each other: copy before changing one.
        """
        site_id = str(seller["site_id"])
        if count is None:
            count = self.listings_of(site_id) - first
        shop = self._shop(site_id) if seed is None else open_shop(site_id, seed, self.now)
        return build_items(shop, first, count)

    def item_rows(
        self, seller: WireUser, count: int, first_number: int
    ) -> Iterator[ItemRows] | None:
        """Yield the rows of a seller's items, generated by several processes.

        Return ``None`` if there are so few that one process is as fast.
        """
        if count < MANY:
            return None
        return produce_rows(self.seed, self.now, str(seller["site_id"]), count, first_number)

    def _shop(self, site_id: str) -> PracticeShop:
        """Return the shop of a site's seller, created once."""
        shop = self._shops.get(site_id)
        if shop is None:
            shop = self._shops[site_id] = open_shop(site_id, self.seed, self.now)
        return shop

    def orders(self, seller: WireUser, count: int) -> Iterator[JsonObject]:
        """Yield the orders of a seller with ``count`` listings, oldest first."""
        return build_orders(self._shop(str(seller["site_id"])), self.seed, count)

    def questions(self, seller: WireUser, count: int) -> Iterator[JsonObject]:
        """Yield the questions to a seller with ``count`` listings, oldest first."""
        return build_questions(self._shop(str(seller["site_id"])), self.seed, count)

    def site_body(self, site: SiteRules) -> WireSite:
        """Return a site in wire form."""
        return {"id": site.id, "name": site.country}

    def listing_types(self, site_id: str) -> list[WireListingType]:
        """Return the listing types of a site, the most visible first ("Listing type")."""
        return [
            {"site_id": site_id, "id": type_id, "name": name}
            for type_id, name in LISTING_TYPE_NAMES.items()
        ]

    def coverage_areas(self, site_id: str) -> list[WireCoverageArea]:
        """Return the coverage areas of a site, the country first ("Coverage area").

        Raise ``KeyError`` for an unknown site.
        """
        site = practice_site(site_id)
        country: WireCoverageArea = {
            "id": f"{site_id}-00",
            "description": site.rules.country,
            "zone": site.rules.country,
            "type": "country",
        }
        states: list[WireCoverageArea] = [
            {"id": state_id(site_id, state), "description": state, "zone": zone, "type": "state"}
            for state, zone in site.states()
        ]
        return [country, *states]

    def currencies(self) -> list[WireCurrency]:
        """Return the currencies of the six sites."""
        return [
            {"id": code, "symbol": symbol, "description": name, "decimal_places": places}
            for code, symbol, name, places in _CURRENCIES
        ]

    def free_methods(self, site_id: str) -> tuple[int, ...]:
        """Return the ids of the shipping methods that can be free on a site."""
        return practice_site(site_id).free_methods


def open_world(seed: int, listings: int, now: datetime | None = None) -> World:
    """Return the world of a seed whose first seller has ``listings`` listings.

    ``now`` is the present relative to which dates are chosen; a marketplace passes its clock's
    time. The function reads the data files; raise ``FileNotFoundError`` if the program is installed
    without its resources.
    """
    return World(seed, listings, now or PRESENT)
