"""A world from a folder of files in the wire format."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec

from app.domain.base import Resource
from app.domain.identifier import is_identifier
from app.domain.models.attribute import AttributeDefinition
from app.domain.models.category import Category
from app.domain.models.coverage_area import CoverageArea
from app.domain.models.currency import Currency
from app.domain.models.item import Item
from app.domain.models.listing_type import ListingType
from app.domain.models.site import Site
from app.domain.models.user import User
from app.domain.shapes import JsonObject, text_of
from app.domain.wire_category import WireAttributeDefinition, WireCategory
from app.domain.wire_item import WireItem, WirePicture, item_of
from app.domain.wire_site import WireCoverageArea, WireCurrency, WireListingType, WireSite
from app.domain.wire_user import WireUser
from app.rules.sites import SiteRules, site_rules
from app.service.worlds.filling import WorldSource
from app.service.worlds.imported_items import imported_item
from app.service.worlds.world_records import (
    RecordProblem,
    Report,
    item_lines,
    read_item,
    read_records,
)

FormT = TypeVar("FormT")

Compare = Callable[[WireItem, WireItem], None]
"""Receives an item as written in the file and as stored."""


class _Head(msgspec.Struct):
    """The fields of an item that are read before all others: its seller and its site."""

    seller_id: str | int
    site_id: Any = None


class FileWorld:
    """The world in a folder; every file is optional.

    ``sites.json``, ``categories.json``, ``currencies.json`` and ``users.json`` are lists;
    ``items.jsonl`` has one item per line; ``attributes/<category id>.json``, ``listing_types/<site
    id>.json`` and ``coverage_areas/<site id>.json`` are lists in the format of their endpoints.
    Missing files are replaced by the data of ``practice``, except for listings, which come only
    from ``items.jsonl``. Sellers of items that are not in ``users.json`` are invented. Unknown
    fields of records are kept; an unusable record is passed to ``report`` and left out, and so is
    an invalid field. ``changed`` receives each item that is stored differently from its record.
    """

    def __init__(
        self,
        folder: Path,
        practice: WorldSource,
        report: Report,
        changed: Compare = lambda before, after: None,
    ) -> None:
        self._folder = folder
        self._practice = practice
        self._report = report
        self._changed = changed
        self._area_ids: set[str] = set()
        self._sites = self._read(Site, WireSite, "sites.json")
        self._categories = self._read(Category, WireCategory, "categories.json")
        self._lines = _ItemLines(folder / "items.jsonl", report)
        self._users = self._all_users()
        self._item_ids: set[str] = set()
        self.sites: Sequence[SiteRules] = [site_rules(site_id) for site_id in self._site_ids()]

    @property
    def other_listings(self) -> int:
        """Always 0, because all listings come from the file."""
        return 0

    def site_body(self, site: SiteRules) -> WireSite:
        """Return the record of a site, or the site of the practice world."""
        for body in self._sites or ():
            if body["id"] == site.id:
                return body
        return self._practice.site_body(site)

    def listing_types(self, site_id: str) -> Iterable[WireListingType]:
        """Return the listing types of a site."""
        own = self._read(ListingType, WireListingType, f"listing_types/{site_id}.json")
        return self._practice.listing_types(site_id) if own is None else own

    def coverage_areas(self, site_id: str) -> Iterable[WireCoverageArea]:
        """Return the coverage areas of a site."""
        name = f"coverage_areas/{site_id}.json"
        own = self._read(CoverageArea, WireCoverageArea, name, self._area_ids)
        if own is not None:
            return own
        practised = self._practice.coverage_areas(site_id) if self._is_practised(site_id) else ()
        areas = [area for area in practised if str(area["id"]) not in self._area_ids]
        self._area_ids.update(str(area["id"]) for area in areas)
        return areas

    def currencies(self) -> Iterable[WireCurrency]:
        """Return all currencies."""
        own = self._read(Currency, WireCurrency, "currencies.json")
        return self._practice.currencies() if own is None else own

    def categories(self) -> Iterable[WireCategory]:
        """Return all categories."""
        return self._practice.categories() if self._categories is None else self._categories

    def attributes(self, category_id: str) -> list[WireAttributeDefinition]:
        """Return the attribute definitions of a category."""
        own = self._read(
            AttributeDefinition, WireAttributeDefinition, f"attributes/{category_id}.json"
        )
        if own is not None:
            return own
        return self._practice.attributes(category_id) if self._categories is None else []

    def standard_dimensions(self, category_id: str) -> str | None:
        """Return the usual package of a category's products, which no file specifies."""
        if self._categories is None:
            return self._practice.standard_dimensions(category_id)
        return None

    def sellers(self) -> Iterable[WireUser]:
        """Return all users."""
        return self._users

    def free_methods(self, site_id: str) -> Sequence[int]:
        """Return the shipping methods that can be free on a site."""
        return self._practice.free_methods(site_id) if self._is_practised(site_id) else ()

    def items(self, seller: WireUser, count: int) -> Iterator[WireItem]:
        """Yield all items of a seller, regardless of ``count``."""
        for line, data in self._lines.of_seller(str(seller["id"])):
            record = read_item(Item, data, self._lines.where(line), self._report)
            if record is None:
                continue
            item = item_of(record)
            item_id = text_of(item["id"])
            if item_id in self._item_ids:
                self._report(RecordProblem(self._lines.where(line), "this id was there before"))
                continue
            self._item_ids.add(item_id)
            self._name_category(item, self._lines.where(line))
            site_id = str(item.get("site_id") or "")
            imported = imported_item(_with_picture_ids(item), seller, self.free_methods(site_id))
            self._changed(item, imported)
            yield imported

    def orders(self, seller: WireUser, count: int) -> Iterator[JsonObject]:
        """Yield nothing: no file has orders."""
        return iter(())

    def questions(self, seller: WireUser, count: int) -> Iterator[JsonObject]:
        """Yield nothing: no file has questions."""
        return iter(())

    def _name_category(self, item: WireItem, where: str) -> None:
        """Report an item whose category is unknown."""
        category_id = item.get("category_id")
        if category_id is None or category_id in self._category_ids:
            return
        named = f" {category_id}" if is_identifier(category_id) else ""
        self._report(RecordProblem(where, f"its category{named} is in no file", skipped=False))

    @cached_property
    def _category_ids(self) -> frozenset[str]:
        return frozenset(category["id"] for category in self.categories())

    def _all_users(self) -> list[WireUser]:
        users = self._read(User, WireUser, "users.json")
        if users is None:
            users = [] if self._lines.sellers else list(self._practice.sellers())
        known = {str(user["id"]) for user in users}
        return users + [
            _plain_user(seller_id, site_id)
            for seller_id, site_id in self._lines.sellers.items()
            if seller_id not in known
        ]

    def _site_ids(self) -> list[str]:
        """Return the ids of all sites: those of the file or of practice, and those of users."""
        own = self._sites
        ids = [site.id for site in self._practice.sites] if own is None else [s["id"] for s in own]
        ids += [site_id for user in self._users if isinstance(site_id := user.get("site_id"), str)]
        # Ids are used as file names, so invalid ones are left out.
        return [site_id for site_id in dict.fromkeys(ids) if is_identifier(site_id)]

    def _is_practised(self, site_id: str) -> bool:
        return any(site.id == site_id for site in self._practice.sites)

    def _read(
        self, kind: type[Resource], form: type[FormT], name: str, taken: set[str] | None = None
    ) -> list[FormT] | None:
        """Return the records of a file, validated as ``kind`` and typed as ``form``."""
        records = read_records(kind, self._folder, name, self._report, taken)
        return cast("list[FormT] | None", records)


class _ItemLines:
    """The positions of each seller's items in a file that may be larger than the memory."""

    def __init__(self, path: Path, report: Report) -> None:
        self._path = path
        self._places: dict[str, list[tuple[int, int, int]]] = {}
        self.sellers: dict[str, str] = {}
        head = msgspec.json.Decoder(_Head).decode
        for line, start, data in item_lines(path, report):
            try:
                found = head(data)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
                reason = "not an item: an object with the seller_id of its seller"
                report(RecordProblem(self.where(line), reason))
                continue
            seller_id = str(found.seller_id)
            if not is_identifier(seller_id):
                report(RecordProblem(self.where(line), "the seller_id is none"))
                continue
            self._places.setdefault(seller_id, []).append((line, start, len(data)))
            self.sellers.setdefault(seller_id, text_of(found.site_id))

    def where(self, line: int) -> str:
        """Return the place of a line, as ``path:line``."""
        return f"{self._path}:{line}"

    def of_seller(self, seller_id: str) -> Iterator[tuple[int, bytes]]:
        """Yield the lines of a seller's items with their numbers."""
        places = self._places.get(seller_id, ())
        if not places:
            return
        with self._path.open("rb") as file:
            for line, start, length in places:
                file.seek(start)
                yield line, file.read(length)


def _with_picture_ids(item: WireItem) -> WireItem:
    """Return an item in which every picture has a valid id, so that writes can refer to it."""
    pictures = item.get("pictures")
    if not pictures or all(is_identifier(picture.get("id")) for picture in pictures):
        return item
    named: list[WirePicture] = [
        {**picture, "id": f"{text_of(item['id'])[:_LONGEST_STEM]}-{place}"}
        if not is_identifier(picture.get("id"))
        else picture
        for place, picture in enumerate(pictures, 1)
    ]
    return {**item, "pictures": named}


def _plain_user(seller_id: str, site_id: str) -> WireUser:
    """Return an invented user, so that items of an unknown seller have one with a token."""
    return {
        "id": int(seller_id) if seller_id.isascii() and seller_id.isdigit() else seller_id,
        "nickname": f"SELLER{seller_id}",
        "site_id": site_id,
        "country_id": site_id,
        "user_type": "normal",
        "tags": ["normal"],
        "status": {"site_status": "active"},
    }


_LONGEST_STEM = 56
