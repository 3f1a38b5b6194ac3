"""The data of a rehearsal: the listings of a plan, in files from which a marketplace is filled."""

from __future__ import annotations

from array import array
from pathlib import Path
from typing import TYPE_CHECKING

from app.domain.shapes import object_of, text_of
from app.domain.wire import read_json, write_json
from app.domain.wire_item import WireItem, item_of

if TYPE_CHECKING:
    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.plans.plan import Plan

_GONE = -1


class RehearsalWorld:
    """The affected listings, their categories and their seller, as files in wire format.

    The listings are read back from the file: only their offsets are kept in memory.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        (folder / "attributes").mkdir(parents=True)
        (folder / "listing_types").mkdir()
        self._file = (folder / "items.jsonl").open("w+b")
        self._starts = array("q")
        self._end = 0
        self._categories: set[str] = set()

    def close(self) -> None:
        """Close the file of the listings."""
        self._file.close()

    def add(self, body: WireItem | None) -> None:
        """Write the listing of the next plan entry; ``None`` is one that no longer exists."""
        if body is None:
            self._starts.append(_GONE)
            return
        # The marketplace of the rehearsal computes its own warnings.
        line = write_json({name: value for name, value in body.items() if name != "warnings"})
        self._starts.append(self._end)
        self._end += self._file.write(line + b"\n")
        self._categories.add(text_of(body.get("category_id")))

    def body(self, place: int) -> WireItem | None:
        """Return the listing of a plan entry; ``None`` if it no longer exists."""
        if self._starts[place] == _GONE:
            return None
        self._file.seek(self._starts[place])
        return item_of(object_of(read_json(self._file.readline())))

    def finish(self, catalog: ItemCatalog, plan: Plan) -> None:
        """Write the records that the listings need: categories, seller and listing types."""
        self._file.flush()
        categories = []
        for category_id in sorted(self._categories):
            category = catalog.document("category", category_id)
            attributes = catalog.document("attributes", category_id)
            if category is not None:
                categories.append(category)
            if attributes is not None:
                (self._folder / "attributes" / f"{category_id}.json").write_bytes(attributes)
        (self._folder / "categories.json").write_bytes(b"[" + b",".join(categories) + b"]")
        user = catalog.document("user", plan.user_id)
        if user is not None:
            (self._folder / "users.json").write_bytes(b"[" + user + b"]")
        types = catalog.document("listing_types", plan.site_id)
        if types is not None:
            (self._folder / "listing_types" / f"{plan.site_id}.json").write_bytes(types)
