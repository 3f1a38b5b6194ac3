"""The practice marketplace in this process, and what the console reads of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from app.domain.models.attribute import AttributeDefinition
from app.domain.models.category import Category
from app.domain.models.coverage_area import CoverageArea
from app.domain.models.shipping import ShippingMode
from app.engine.catalog.categories import wants_areas, wants_methods, with_areas, with_methods
from app.rules.sellers import SellerStanding, standing_of
from app.rules.sites import SiteRules, site_rules
from app.service.application import build_for
from app.service.market.market import open_market
from app.service.seeding.world import open_world
from app.service.worlds.first_start import open_store
from tests.stands.direct import Direct
from tests.stands.virtual_clock import VirtualClock

PLAIN, AD, VARIED = "plain", "a classified ad", "with variations"

Definitions = tuple[AttributeDefinition, ...]


class PracticeMarket:
    """The practice marketplace; each listing is asked for by its own seller."""

    def __init__(self, folder: Path, listings: int = 240) -> None:
        self.database = open_store(
            folder, lambda: open_world(1, listings), seed=1, listings=listings
        )
        self.market = open_market(
            self.database,
            folder / "pictures",
            clock=VirtualClock(),
            draw_picture=lambda key, size: b"",
        )
        self.direct = Direct(build_for(self.market))
        rows = self.database.rows("SELECT id, seller_id FROM items ORDER BY number")
        self.seller_of: dict[str, str] = dict(rows)
        self.items = [self.get(f"/items/{id_}", id_) for id_ in self.seller_of]
        self._categories: dict[str, tuple[Category, Definitions]] = {}
        self._standings: dict[str, tuple[SellerStanding, SiteRules]] = {}
        self._sites: dict[tuple[str, str], SiteRules] = {}

    def ask(self, method: str, path: str, item_id: str, body: object = None) -> tuple[int, Any]:
        """Ask as the seller of a listing; return status and answer."""
        return self.ask_as(self.seller_of[item_id], method, path, body)

    def ask_as(self, seller: str, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Ask as a seller; return status and answer."""
        kept = self.market.users.token(seller)
        assert kept is not None
        return self.direct.call(method, path, body, token=kept.token)

    def call(self, method: str, path: str, item_id: str, body: object = None) -> Any:
        """Ask what is answered well."""
        status, answer = self.ask(method, path, item_id, body)
        assert status in (200, 201), answer
        return answer

    def get(self, path: str, item_id: str) -> Any:
        """Return what is read at ``path``."""
        return self.call("GET", path, item_id)

    def category_of(self, category_id: str, seller: str) -> tuple[Category, Definitions]:
        """Return a category and its attributes as the console reads them."""
        if category_id not in self._categories:
            _, found = self.ask_as(seller, "GET", f"/categories/{category_id}")
            _, told = self.ask_as(seller, "GET", f"/categories/{category_id}/attributes")
            attributes = tuple(map(AttributeDefinition.parse, told))
            self._categories[category_id] = Category.parse(found), attributes
        return self._categories[category_id]

    def category(self, item: dict[str, Any]) -> tuple[Category, Definitions]:
        """Return the category of a listing and its attributes."""
        return self.category_of(item["category_id"], self.seller_of[item["id"]])

    def standing(self, seller: str) -> tuple[SellerStanding, SiteRules]:
        """Return how a seller stands and on which site, as the console reads it."""
        if seller not in self._standings:
            status, user = self.ask_as(seller, "GET", "/users/me")
            assert status == 200, user
            self._standings[seller] = standing_of(user), site_rules(user["site_id"])
        return self._standings[seller]

    def site(self, category: Category, seller: str) -> SiteRules:
        """Return the seller's site with what a listing of the category may name of it."""
        if (seller, category.id) not in self._sites:
            self._sites[seller, category.id] = self._asked_site(category, seller)
        return self._sites[seller, category.id]

    def _asked_site(self, category: Category, seller: str) -> SiteRules:
        _, site = self.standing(seller)
        if wants_areas(category.limits):
            _, areas = self.ask_as(seller, "GET", f"/sites/{site.id}/coverage_areas")
            site = with_areas(site, map(CoverageArea.parse, areas))
        if wants_methods(category.limits):
            asked = f"/users/{seller}/shipping_modes?category_id={category.id}&item_price=1"
            _, modes = self.ask_as(seller, "GET", asked)
            site = with_methods(site, map(ShippingMode.parse, modes))
        return site

    def fresh(self, kind: str, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Return an active listing of that kind that is free to change."""
        for item in self.items:
            ad, varied = item["buying_mode"] == "classified", bool(item["variations"])
            found = AD if ad else VARIED if varied else PLAIN
            free = item["status"] == "active" and not item["sold_quantity"]
            if found == kind and (free or kind == VARIED) and fits(item):
                fresh: dict[str, Any] = self.get(f"/items/{item['id']}", item["id"])
                return fresh
        raise AssertionError(f"the practice world has no listing {kind} that fits")
