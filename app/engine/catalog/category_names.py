"""The names of the categories that are stored in a catalog."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from app.domain.shapes import objects_of, text_of
from app.domain.wire import Unreadable, read_json
from app.workspace.catalog.catalog_reader import CatalogReader


def category_names(catalog: Path) -> dict[str, str]:
    """Return the full names of the categories in a catalog, by id; callable on any thread.

    A full name includes the names of the categories above.
    """
    with closing(CatalogReader(catalog, mapped=False)) as reader:
        bodies = reader.documents("category")
    found: dict[str, str] = {}
    for category_id, body in bodies.items():
        try:
            category = read_json(body)
        except Unreadable:
            continue
        if not isinstance(category, dict):
            continue
        steps = [
            (text_of(step.get("id")), text_of(step.get("name")))
            for step in objects_of(category.get("path_from_root"))
        ] or [(category_id, text_of(category.get("name")))]
        for at, (one, _) in enumerate(steps, 1):
            found[one] = " › ".join(name for _, name in steps[:at])
    return dict(sorted(found.items(), key=lambda pair: pair[1]))
