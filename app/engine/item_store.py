"""Storing an item that an answer brought, so that the table shows it at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from app.domain.wire import Unreadable, write_json
from app.engine.events import Event, RowsChanged
from app.engine.item_rows import read_row
from app.engine.nets import net_cents

if TYPE_CHECKING:
    from app.workspace.catalogue import CatalogueWriter


class ItemStore:
    """Writes single items into the catalogue of one seller."""

    def __init__(
        self, catalogue: CatalogueWriter, site_id: str, tell: Callable[[Event], None]
    ) -> None:
        self._catalogue = catalogue
        self._site_id = site_id
        self._tell = tell

    def keep(self, item: dict[str, Any]) -> None:
        """Store the item of an answer and tell that its row changed.

        What free shipping costs may have changed with it; until the next sync the cost that is
        known counts. An answer that is no item is left out: the next sync brings the item.
        """
        body = write_json(item)
        try:
            row = read_row(body).row
        except Unreadable:
            return
        costs = self._catalogue.shipping_costs([row.id])
        net = net_cents(row, self._site_id, costs.get(row.id))
        self._catalogue.put([(row._replace(net=net), body)])
        self._tell(RowsChanged((row.id,)))
