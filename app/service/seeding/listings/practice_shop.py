"""A practice shop: the data common to all listings of one seller, created before the first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal

from app.domain.timestamps import parse_timestamp
from app.domain.wire_item import (
    WireGeolocation,
    WireItemAttribute,
    WireLocation,
    WireSaleTerm,
    WireSellerAddress,
    WireSellerContact,
)
from app.service.seeding.leaves import load_leaves
from app.service.seeding.listing_states import ListingState, listing_states
from app.service.seeding.listings.recipes import Recipes, condition_options
from app.service.seeding.practice_sites import PracticeSite, practice_site
from app.service.seeding.resource_files import Table
from app.service.seeding.seeded_random import SeededRandom, shuffled, stable_number
from app.service.seeding.sellers import seller_address, seller_tables, state_id
from app.service.seeding.timestamps import TimestampWriter
from app.service.seeding.tree import load_tree

ITEM_NUMBERS = (1_000_000_000, 899_999_963)
"""The first number of the seeded items, and the count of numbers, which is a prime."""

_STRIDE = 388_888_909
_OLDEST_DAYS = 1_400


@dataclass(frozen=True, slots=True)
class PracticeShop:
    """The data that all listings of a seller have in common."""

    site: PracticeSite
    seller_id: int
    top_level: bool
    busy: float
    recipes: Recipes
    listing_states: tuple[ListingState, ...]
    random: SeededRandom
    timestamps: TimestampWriter
    oldest: int
    address: WireSellerAddress
    geolocation: WireGeolocation
    contact: WireSellerContact
    location: WireLocation
    coverage_areas: list[str]
    conditions: Mapping[str, WireItemAttribute]
    warranties: tuple[tuple[list[WireSaleTerm], str], ...]
    offset: int

    def item_number(self, position: int) -> int:
        """Return the number in the id of the listing at a position, unique within the shop."""
        first, count = ITEM_NUMBERS
        return first + (self.offset + position * _STRIDE) % count


def leaf_cycle(seed: int, site_id: str) -> list[int]:
    """Return the indexes of the leaves to which a shop's listings belong, in a repeating cycle."""
    leaves = load_leaves()
    return shuffled(
        [place for place, leaf in enumerate(leaves) for _ in range(leaf.weight)], seed, site_id
    )


def open_shop(site_id: str, seed: int, now: datetime) -> PracticeShop:
    """Prepare the shop of a site's seller."""
    site = practice_site(site_id)
    table = seller_tables()[site_id]
    registered = parse_timestamp(table["registered"]) or now
    days = max(90, min(_OLDEST_DAYS, (now - registered).days))
    return PracticeShop(
        site=site,
        seller_id=table["id"],
        top_level=table.get("level") == "5_green",
        busy=min(1.0, table["sales"] / 4_000),
        recipes=Recipes(leaf_cycle(seed, site_id), load_tree(site_id), site.longest_title),
        listing_states=listing_states(seed, site_id),
        random=SeededRandom(seed, f"items/{site_id}"),
        timestamps=TimestampWriter(now),
        oldest=days * 86_400,
        address=seller_address(table),
        geolocation={
            "latitude": Decimal(table["latitude"]),
            "longitude": Decimal(table["longitude"]),
        },
        contact=_contact(table),
        location=_location(table),
        coverage_areas=[state_id(site_id, table["state"])],
        conditions=condition_options(),
        warranties=tuple(_warranty(*terms) for terms in _WARRANTIES),
        offset=stable_number(f"{seed}/{site_id}", ITEM_NUMBERS[1]),
    )


def _contact(table: Table) -> WireSellerContact:
    return {
        "contact": f"{table['first_name']} {table['last_name']}",
        "other_info": "",
        "area_code1": "",
        "phone1": table["telephone"],
        "area_code2": "",
        "phone2": "",
        "email": table["email"],
        "webpage": "",
    }


def _location(table: Table) -> WireLocation:
    place = seller_address(table)
    return {
        "address_line": place["address_line"],
        "zip_code": place["zip_code"],
        "city": place["city"],
        "state": place["state"],
        "country": place["country"],
        "neighborhood": {"id": None, "name": "Centro"},
    }


_SELLER, _FACTORY, _NONE = "Garantía del vendedor", "Garantía de fábrica", "Sin garantía"
_WARRANTIES = (
    (_SELLER, "3 meses"),
    (_SELLER, "30 días"),
    (_FACTORY, "12 meses"),
    (_SELLER, "6 meses"),
    (_FACTORY, "24 meses"),
    (_NONE, ""),
    (_SELLER, "12 meses"),
    ("", ""),
)


def _warranty(kind: str, time: str) -> tuple[list[WireSaleTerm], str]:
    """Return the sale terms of a warranty and the text of the item's ``warranty``."""
    if not kind:
        return [], ""
    terms = [_term("WARRANTY_TYPE", "Tipo de garantía", kind, chosen=True)]
    if time:
        terms.append(_term("WARRANTY_TIME", "Tiempo de garantía", time, chosen=False))
    return terms, f"{kind}: {time}" if time else kind


def _term(term_id: str, name: str, value: str, *, chosen: bool) -> WireSaleTerm:
    value_id = str(2_000_000 + stable_number(value, 900_000)) if chosen else None
    return {
        "id": term_id,
        "name": name,
        "value_id": value_id,
        "value_name": value,
        "values": [{"id": value_id, "name": value}],
    }


def count_active(seed: int, site_id: str, listings: int) -> dict[tuple[str, ...], int]:
    """Return the number of active listings of a shop for each category path and its ancestors."""
    cycle = leaf_cycle(seed, site_id)
    states = [state.status == "active" for state in listing_states(seed, site_id)]
    totals = [0] * len(load_leaves())
    size, period = len(cycle), len(states)
    for position in range(listings):
        if states[position % period]:
            totals[cycle[position % size]] += 1
    counted: dict[tuple[str, ...], int] = {}
    for leaf, total in zip(load_leaves(), totals, strict=True):
        for depth in range(1, len(leaf.path) + 1):
            path = leaf.path[:depth]
            counted[path] = counted.get(path, 0) + total
    return counted
