"""The catalog of a site: categories with their attributes, listing types, currencies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from app.domain.models.attribute import AttributeDefinition
from app.domain.models.category import Category
from app.domain.wire import read_json, write_json
from app.domain.wire_category import WireAttributeDefinition, WireCategory
from app.domain.wire_site import WireCoverageArea, WireCurrency, WireListingType, WireSite
from app.rules.attributes.definitions import Definitions
from app.rules.sites import SiteRules, answered_places, site_rules
from app.service.stores.database import Database
from app.service.stores.placeholder import write_stored


class KnownCategory(NamedTuple):
    """A category as the rules need it; ``dimensions`` is its standard package, or ``None``.

    ``site_id`` is ``""`` if it is unknown to which site the category belongs.
    """

    category: Category
    attributes: Definitions
    dimensions: str | None
    site_id: str = ""


class _Child(msgspec.Struct):
    id: str


class _Branch(msgspec.Struct):
    children_categories: list[_Child] | None = None


_BRANCH = msgspec.json.Decoder(_Branch)


class CategoryStore:
    """The table of categories; data needed by the rules is parsed once and cached."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[str, KnownCategory] = {}
        self._below: dict[str, tuple[str, ...]] = {}

    def body(self, category_id: str) -> bytes | None:
        """Return a category as stored JSON."""
        row = self._database.one("SELECT body FROM categories WHERE id = ?", (category_id,))
        return None if row is None else row[0]

    def attributes(self, category_id: str) -> bytes | None:
        """Return the attribute definitions of a category as JSON."""
        row = self._database.one("SELECT attributes FROM categories WHERE id = ?", (category_id,))
        return None if row is None else row[0]

    def known(self, category_id: object) -> KnownCategory | None:
        """Return a category in the form that the rules need, or ``None``."""
        if not isinstance(category_id, str):
            return None
        known = self._known.get(category_id)
        if known is not None:
            return known
        row = self._database.one(
            "SELECT body, attributes, dimensions, site_id FROM categories WHERE id = ?",
            (category_id,),
        )
        if row is None:
            return None
        known = KnownCategory(
            Category.parse(read_json(row[0])),
            Definitions(AttributeDefinition.parse(entry) for entry in read_json(row[1])),
            row[2],
            row[3],
        )
        self._known[category_id] = known
        return known

    def below(self, category_id: str) -> tuple[str, ...]:
        """Return the ids of a category and of all its descendants; none for an unknown one."""
        known = self._below.get(category_id)
        if known is not None:
            return known
        found: dict[str, None] = {}
        waiting = [category_id]
        while waiting:
            one = waiting.pop()
            body = None if one in found else self.body(one)
            # A tree with a cycle is walked once.
            if body is not None:
                found[one] = None
                waiting += [child.id for child in _BRANCH.decode(body).children_categories or ()]
        if found:
            # Unknown ids are not kept: anybody can ask for any number of them.
            self._below[category_id] = tuple(found)
        return tuple(found)

    def add(
        self,
        category: WireCategory,
        attributes: list[WireAttributeDefinition],
        dimensions: str | None,
        site_id: str,
    ) -> None:
        """Write a new category of a site; ``site_id`` is ``""`` if the site is unknown."""
        self._database.execute(
            "INSERT INTO categories (id, site_id, body, attributes, dimensions)"
            " VALUES (?, ?, ?, ?, ?)",
            (
                category["id"],
                site_id,
                write_stored(category),
                write_json(attributes),
                dimensions,
            ),
        )


class SiteStore:
    """The tables of data common to a site; data needed by each listing is cached."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._free_methods: dict[str, tuple[int, ...]] = {}
        self._listing_type_ids: dict[str, tuple[str, ...]] = {}
        self._rules: dict[str, SiteRules] = {}

    def listing_types(self, site_id: str) -> bytes | None:
        """Return the listing types of a site as JSON."""
        row = self._database.one("SELECT body FROM listing_types WHERE site_id = ?", (site_id,))
        return None if row is None else row[0]

    def free_methods(self, site_id: str) -> tuple[int, ...]:
        """Return the ids of the shipping methods that can be free on a site."""
        known = self._free_methods.get(site_id)
        if known is not None:
            return known
        row = self._database.one("SELECT free_methods FROM sites WHERE id = ?", (site_id,))
        if row is None:
            return ()
        self._free_methods[site_id] = tuple(read_json(row[0]))
        return self._free_methods[site_id]

    def coverage_areas(self, site_id: str) -> bytes | None:
        """Return the coverage areas of a site as a JSON list; ``None`` for an unknown site."""
        if not self.has(site_id):
            return None
        rows = self._database.rows(
            "SELECT body FROM coverage_areas WHERE site_id = ? ORDER BY rowid", (site_id,)
        )
        return b"[" + b",".join(row[0] for row in rows) + b"]"

    def coverage_area(self, area_id: str) -> bytes | None:
        """Return one coverage area as JSON."""
        row = self._database.one("SELECT body FROM coverage_areas WHERE id = ?", (area_id,))
        return None if row is None else row[0]

    def currencies(self) -> bytes:
        """Return all currencies as a JSON list."""
        rows = self._database.rows("SELECT body FROM currencies ORDER BY rowid")
        return b"[" + b",".join(row[0] for row in rows) + b"]"

    def currency(self, currency_id: str) -> bytes | None:
        """Return one currency as JSON."""
        row = self._database.one("SELECT body FROM currencies WHERE id = ?", (currency_id,))
        return None if row is None else row[0]

    def has(self, site_id: str) -> bool:
        """Return whether the site exists."""
        return self._database.one("SELECT 1 FROM sites WHERE id = ?", (site_id,)) is not None

    def listing_type_ids(self, site_id: str) -> tuple[str, ...]:
        """Return the ids of the listing types of a site."""
        known = self._listing_type_ids.get(site_id)
        if known is not None:
            return known
        body = self.listing_types(site_id)
        if body is None:
            return ()
        self._listing_type_ids[site_id] = tuple(entry["id"] for entry in read_json(body))
        return self._listing_type_ids[site_id]

    def add_site(
        self, site: WireSite, listing_types: list[WireListingType], free_methods: Sequence[int]
    ) -> None:
        """Write a new site with its listing types and the shipping methods that can be free."""
        self._database.execute(
            "INSERT INTO sites (id, body, free_methods) VALUES (?, ?, ?)",
            (site["id"], write_json(site), write_json(list(free_methods))),
        )
        self._database.execute(
            "INSERT INTO listing_types (site_id, body) VALUES (?, ?)",
            (site["id"], write_json(listing_types)),
        )

    def add_coverage_area(self, site_id: str, area: WireCoverageArea) -> None:
        """Write one coverage area of a site."""
        self._database.execute(
            "INSERT INTO coverage_areas (id, site_id, body) VALUES (?, ?, ?)",
            (area["id"], site_id, write_json(area)),
        )

    def rules(self, site_id: str) -> SiteRules:
        """Return the facts of a site, with the areas and methods that its listings may refer to."""
        known = self._rules.get(site_id)
        if known is None:
            areas = read_json(self.coverage_areas(site_id) or b"[]")
            known = self._rules[site_id] = site_rules(site_id, self._currency_places())._replace(
                coverage_areas={area["id"]: area.get("description") or "" for area in areas},
                # If the site has no methods of its own, listings may refer to any.
                free_methods=frozenset(map(str, self.free_methods(site_id))) or None,
            )
        return known

    def _currency_places(self) -> dict[str, int]:
        rows = self._database.rows("SELECT id, body FROM currencies")
        found = ((row[0], answered_places(read_json(row[1]).get("decimal_places"))) for row in rows)
        return {currency_id: places for currency_id, places in found if places is not None}

    def add_currency(self, currency: WireCurrency) -> None:
        """Write one currency."""
        self._database.execute(
            "INSERT INTO currencies (id, body) VALUES (?, ?)",
            (currency["id"], write_json(currency)),
        )
