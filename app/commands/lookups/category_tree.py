"""The part of the category tree that the seller's listings reach."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import closing
from typing import TYPE_CHECKING

from app.commands.language import tr
from app.commands.texts.figures import UNKNOWN
from app.commands.wording import plain
from app.terminal import say

if TYPE_CHECKING:
    from app.domain.models.category import Category
    from app.engine.facade import OpenShop

Node = dict[str, object]


async def tree_of(shop: OpenShop) -> list[Node]:
    """Return the known categories of level 1, each with the known categories below it.

    These are the categories of the seller's listings, or else of any listings on the site.
    """
    from app.engine.notices import NoticeError
    from app.workspace.catalog.catalog_reader import CatalogReader

    session = shop.session
    with closing(CatalogReader(session.catalog.path)) as reader:
        mine: dict[str, int] = dict(
            reader.rows("SELECT category_id, count(*) FROM items GROUP BY category_id")
        )
    ids = [one for one in mine if one] or await shop.lookups.listed_categories()
    nodes: dict[str, Node] = {}
    roots: dict[str, None] = {}
    for category_id in ids:
        try:
            category = await session.categories.category(category_id)
        except NoticeError as error:
            if error.notice.code != "not_found":
                raise
            continue
        _take_path(category, mine.get(category_id, 0), nodes, roots)
    for root in roots:
        _take_children(await shop.lookups.category(root), nodes)
    return sorted((_tree(nodes, root) for root in roots), key=_name)


def _take_path(
    category: Category, count: int, nodes: dict[str, Node], roots: dict[str, None]
) -> None:
    """Add a category and all its ancestors to the tree."""
    steps = [(step.id, step.name) for step in category.path_from_root or ()]
    if not steps or steps[-1][0] != category.id:
        steps.append((category.id, category.name))
    roots[steps[0][0]] = None
    above: Node | None = None
    for step_id, name in steps:
        node = nodes.setdefault(step_id, _node(step_id, name, None))
        node["mine"] = int(str(node["mine"])) + count
        _below(above, step_id)
        above = node


def _take_children(root: Category, nodes: dict[str, Node]) -> None:
    """Add the direct children of a category of level 1 to the tree."""
    above = nodes.setdefault(root.id, _node(root.id, root.name, None))
    above["total_items"] = root.total_items_in_this_category
    for child in root.children_categories or ():
        node = nodes.setdefault(child.id, _node(child.id, child.name, None))
        node["total_items"] = child.total_items_in_this_category
        _below(above, child.id)


def _node(category_id: str, name: str | None, total: int | None) -> Node:
    return {"id": category_id, "name": name, "total_items": total, "mine": 0, "children": {}}


def _below(above: Node | None, category_id: str) -> None:
    children = None if above is None else above["children"]
    if isinstance(children, dict):
        children[category_id] = None


def _tree(nodes: Mapping[str, Node], category_id: str) -> Node:
    node = nodes[category_id]
    children = node["children"]
    below = children if isinstance(children, dict) else {}
    return {**node, "children": sorted((_tree(nodes, one) for one in below), key=_name)}


def _name(node: Node) -> str:
    return str(node["name"] or node["id"]).casefold()


def print_tree(roots: list[Node]) -> None:
    """Print the tree, each level indented further than the one above it."""
    if not roots:
        say(tr("No categories are known yet; 'vitrina predict TITLE' finds one."))
    for root in roots:
        _print(root, 0)


def _print(node: Node, depth: int) -> None:
    from app.domain.shapes import objects_of

    total = UNKNOWN if node["total_items"] is None else node["total_items"]
    mine = tr(", mine: {mine}", mine=node["mine"]) if node["mine"] else ""
    name = plain(node["name"] or UNKNOWN, 60)
    say(
        f"{'  ' * depth}{plain(node['id'])}  {name}  "
        + tr("(active: {total}{mine})", total=total, mine=mine)
    )
    for child in objects_of(node["children"]):
        _print(dict(child), depth + 1)
