"""The category tree of a site: ids, paths, children, totals and settings, in wire format."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from app.domain.wire_category import WireCategory, WireCategorySettings
from app.service.seeding.leaves import PRODUCT, PROPERTY, SERVICE, VEHICLE, Leaf, load_leaves
from app.service.seeding.practice_sites import PracticeSite, practice_site
from app.service.seeding.seeded_random import stable_number
from app.service.stores.placeholder import PLACEHOLDER

Path = tuple[str, ...]

_ID_SPACE = 90_000
_VERTICALS = {PRODUCT: "core", VEHICLE: "motors", PROPERTY: "realEstate", SERVICE: "services"}
_SUBDOMAINS = {PRODUCT: "articulo", VEHICLE: "auto", PROPERTY: "inmueble", SERVICE: "servicio"}


@dataclass(frozen=True, slots=True)
class Node:
    """One category of a site: its id, its path of names, and its leaf if it has no children."""

    id: str
    path: Path
    children: tuple[Path, ...]
    leaf: Leaf | None


@dataclass(frozen=True, slots=True)
class Tree:
    """The categories of one site, by path and by id, every parent before its children."""

    site: PracticeSite
    nodes: Mapping[Path, Node]
    by_id: Mapping[str, Node]

    def leaf_id(self, leaf: Leaf) -> str:
        """Return the id of the category for a leaf on this site."""
        return self.nodes[leaf.path].id


@cache
def load_tree(site_id: str) -> Tree:
    """Return the tree of a site; raise ``KeyError`` for an unknown site."""
    site = practice_site(site_id)
    leaves = {leaf.path: leaf for leaf in load_leaves()}
    paths: dict[Path, dict[Path, None]] = {}
    for path in leaves:
        for depth in range(1, len(path) + 1):
            paths.setdefault(path[:depth], {})
            if depth > 1:
                paths[path[: depth - 1]][path[:depth]] = None
    taken: set[int] = set()
    nodes = {
        path: Node(_new_id(site_id, path, taken), path, tuple(children), leaves.get(path))
        for path, children in paths.items()
    }
    return Tree(site, nodes, {node.id: node for node in nodes.values()})


def _new_id(site_id: str, path: Path, taken: set[int]) -> str:
    # Derived from the name, not the position, so that a new leaf leaves all other ids unchanged.
    number = stable_number(f"{site_id}/{'/'.join(path)}", _ID_SPACE)
    while number in taken:
        number = (number + 1) % _ID_SPACE
    taken.add(number)
    return f"{site_id}{10_000 + number}"


def domain_id(site_id: str, leaf: Leaf) -> str:
    """Return the domain id of a leaf's items, such as ``MX-TAZAS_Y_JARROS``."""
    plain = unicodedata.normalize("NFKD", leaf.name).encode("ascii", "ignore").decode().upper()
    words = "".join(letter if letter.isalnum() else " " for letter in plain).split()
    return f"{site_id}-{'_'.join(words)}"


def wire_category(tree: Tree, node: Node, totals: Mapping[Path, int]) -> WireCategory:
    """Return one category in wire format, including its settings ("Category")."""
    site = tree.site
    return {
        "id": node.id,
        "name": site.say(node.path[-1]),
        "picture": None,
        "permalink": None if len(node.path) > 1 else f"{PLACEHOLDER}/c/{node.id}",
        "total_items_in_this_category": totals.get(node.path, 0),
        "path_from_root": [
            {"id": tree.nodes[node.path[:depth]].id, "name": site.say(node.path[depth - 1])}
            for depth in range(1, len(node.path) + 1)
        ],
        "children_categories": [
            {
                "id": tree.nodes[child].id,
                "name": site.say(child[-1]),
                "total_items_in_this_category": totals.get(child, 0),
            }
            for child in node.children
        ],
        "attribute_types": _attribute_types(node.leaf),
        "meta_categ_id": None,
        "attributable": node.leaf is not None,
        "settings": _settings(tree, node),
    }


def _attribute_types(leaf: Leaf | None) -> str:
    if leaf is None:
        return "none"
    return "variations" if leaf.variations else "attributes"


def _settings(tree: Tree, node: Node) -> WireCategorySettings:
    site = tree.site
    # An inner category has the settings of its first leaf, but does not accept listings.
    leaf = node.leaf or next(
        leaf for leaf in load_leaves() if leaf.path[: len(node.path)] == node.path
    )
    classified = leaf.kind != PRODUCT
    modes = ["classified"] if classified else ["buy_it_now"]
    if leaf.auctions:
        modes.append("auction")
    if classified:
        shipping = ["not_specified"]
    else:
        shipping = list(site.heavy_shipping if leaf.heavy else site.shipping)
    # A little more than the highest plausible price, so that a superfluous zero is noticed.
    ceiling = round(leaf.price[1] * 40 * site.factor)
    settings: WireCategorySettings = {
        "adult_content": False,
        "buying_allowed": not classified,
        "buying_modes": modes,
        "catalog_domain": domain_id(site.id, leaf),
        "coverage_areas": "optional" if leaf.kind == SERVICE else "not_allowed",
        "currencies": [site.rules.currency_id],
        "fragile": False,
        "immediate_payment": "optional" if classified else "required",
        "item_conditions": _conditions(leaf),
        "items_reviews_allowed": not classified,
        "listing_allowed": node.leaf is not None,
        "max_description_length": 50_000,
        "max_title_length": site.longest_title,
        "max_sub_title_length": 70,
        "max_pictures_per_item": site.most_pictures + (8 if leaf.kind == PROPERTY else 0),
        "max_pictures_per_item_var": min(10, site.most_pictures),
        "maximum_price": None if classified else ceiling,
        "minimum_price": _minimum_price(site, leaf),
        "mirror_category": None,
        "mirror_master_category": None,
        "mirror_slave_categories": [],
        "price": "optional" if leaf.kind == SERVICE else "required",
        "stock": "optional" if classified else "required",
        "reservation_allowed": "not_allowed",
        "restrictions": [],
        "rounded_address": classified,
        "show_contact_information": classified,
        "subscribable": classified,
        "seller_contact": "required" if classified else "not_allowed",
        "shipping_modes": shipping,
        "shipping_options": ["custom"]
        if classified or "me2" not in shipping
        else ["carrier", "custom"],
        "shipping_profile": "not_allowed" if classified else "optional",
        "simple_shipping": "not_allowed" if classified else "optional",
        "sub_vertical": None,
        "vertical": _VERTICALS[leaf.kind],
        "tags": [],
        "vip_subdomain": _SUBDOMAINS[leaf.kind],
    }
    return {**settings, **leaf.settings}


def _conditions(leaf: Leaf) -> list[str]:
    if leaf.kind == SERVICE:
        return ["not_specified"]
    return ["new", "used", "not_specified"]


def _minimum_price(site: PracticeSite, leaf: Leaf) -> int | None:
    if leaf.kind == SERVICE:
        return None
    lowest = max(1, round(site.factor))
    return lowest * 1000 if leaf.kind in (VEHICLE, PROPERTY) else lowest * 5
