"""The leaves of a site's category tree in an order that makes every subtree a slice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from app.domain.shapes import object_of, objects_of
from app.domain.wire_category import WireCategory


@dataclass(frozen=True, slots=True)
class Taxonomy:
    """The leaf categories of one site and their ancestors.

    ``leaves`` are category ids, those of one subtree side by side; ``paths`` has for each leaf the
    ids from the root down to it; ``spans`` has for every category the index of the first leaf of
    its subtree and the index after the last; ``names`` has the words of each leaf and its branches.
    """

    leaves: tuple[str, ...]
    paths: tuple[tuple[str, ...], ...]
    spans: Mapping[str, tuple[int, int]]
    names: tuple[tuple[str, ...], ...]


def build_taxonomy(categories: Iterable[WireCategory]) -> Taxonomy:
    """Return the taxonomy of the wire categories of a site ("Category": ``path_from_root``).

    A leaf has no children and accepts listings. Categories without any leaf below are left out; a
    path with a cycle or a repeated category is read up to that point.
    """
    found: list[tuple[tuple[str, ...], tuple[str, ...]]] = []
    for category in categories:
        closed = object_of(category.get("settings")).get("listing_allowed") is False
        if closed or category.get("children_categories"):
            continue
        steps = {
            str(step["id"]): str(step.get("name") or "")
            for step in objects_of(category.get("path_from_root"))
            if "id" in step
        }
        leaf = str(category["id"])
        steps.pop(leaf, None)
        steps[leaf] = str(category.get("name") or "")
        found.append((tuple(steps), tuple(steps.values())))
    found.sort()
    spans: dict[str, tuple[int, int]] = {}
    for place, (path, _) in enumerate(found):
        for step in path:
            first, _end = spans.get(step, (place, place))
            spans[step] = (first, place + 1)
    return Taxonomy(
        leaves=tuple(path[-1] for path, _ in found),
        paths=tuple(path for path, _ in found),
        spans=spans,
        names=tuple(names for _, names in found),
    )
