"""Update of the nets in the catalog after the seller's own figures have changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from app.domain.shapes import object_of
from app.domain.wire import Unreadable, read_json
from app.engine.costs.cost_book import CostBook
from app.engine.sync.nets import Nets
from app.rules.sellers import standing_of
from app.workspace.catalog.catalog_reader import PRICED

if TYPE_CHECKING:
    from pathlib import Path

    from app.workspace.catalog.catalog import CatalogWriter

_SIZE = 500


class Pricing:
    """An update of the nets of a catalog for changed own figures in ``folder``.

    Only for the holder of the worker's lock, as nothing else may write the catalog.
    """

    def __init__(self, catalog: CatalogWriter, folder: Path) -> None:
        self._catalog = catalog
        self._folder = folder

    def catch_up(self) -> Iterator[int]:
        """Update the nets; yield the number of changed rows after each batch.

        Other work can be done between the batches. Raise ``StorageError``.
        """
        site_id = self._catalog.fact("site_id") or ""
        costs = CostBook(self._folder, self._catalog, site_id)
        try:
            revision = costs.revision
            if revision != (self._catalog.fact(PRICED) or ""):
                yield from self._price(Nets(site_id, standing_of(self._user()), costs))
                self._catalog.put_fact(PRICED, revision)
        finally:
            costs.close()

    def _price(self, nets: Nets) -> Iterator[int]:
        for piece in self._catalog.each_row(_SIZE):
            rows = [row for row, _ in piece]
            nets.costs.prepare([row.seller_custom_field or "" for row in rows])
            shipping = self._catalog.shipping_costs([row.id for row in rows])
            found = [nets.of(row, body, shipping.get(row.id)) for row, body in piece]
            moved = [now for row, now in zip(rows, found, strict=True) if now != row]
            self._catalog.put_nets(moved)
            yield len(moved)

    def _user(self) -> dict[str, object]:
        body = self._catalog.document("user", self._catalog.fact("user_id") or "")
        try:
            return {**object_of(None if body is None else read_json(body))}
        except Unreadable:
            return {}
