"""A site of six leaves in two branches, small enough to be learned in a moment."""

from __future__ import annotations

from typing import Any

from app.service.prediction.site_model import SiteModel, open_site
from app.service.prediction.taxonomy import build_taxonomy
from app.service.prediction.trainer import Task, learn

TREE = {
    "Casa": {"Tazas": "taza jarro", "Sillas": "silla banco", "Focos": "foco bombilla"},
    "Ropa": {"Tenis": "tenis zapatilla", "Gorras": "gorra cachucha", "Faldas": "falda pollera"},
}
COLOURS = ("rojo", "azul", "verde", "negro")
SIZES = ("20 cm", "30 cm", "2 kg", "500 ml")


def categories() -> list[dict[str, Any]]:
    """The wire categories of the site, branches included."""
    found: list[dict[str, Any]] = []
    for branch, leaves in TREE.items():
        root = {"id": branch.upper(), "name": branch}
        found.append({**root, "path_from_root": [root], "children_categories": [{"id": "x"}]})
        for leaf in leaves:
            step = {"id": leaf.upper(), "name": leaf}
            found.append({**step, "path_from_root": [root, step], "children_categories": []})
    return found


def titles() -> list[tuple[str, str]]:
    """Titles of every leaf with its id."""
    return [
        (leaf.upper(), f"{noun} {colour} {size}")
        for leaves in TREE.values()
        for leaf, nouns in leaves.items()
        for noun in nouns.split()
        for colour in COLOURS
        for size in SIZES
    ]


def learned_site() -> SiteModel:
    """The site, learned from its titles."""
    taxonomy = build_taxonomy(categories())
    places = {leaf: place for place, leaf in enumerate(taxonomy.leaves)}
    examples = [((places[leaf],), title, 1) for leaf, title in titles()]
    model = open_site(taxonomy, learn(Task(list(taxonomy.leaves), examples)))
    assert model is not None
    return model
