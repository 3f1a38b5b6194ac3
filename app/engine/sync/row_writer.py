"""Storing of items from answers, so that the table shows them at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from app.domain.wire import Unreadable
from app.engine.events import Event, RowsChanged
from app.engine.sync.item_rows import parse_item_row
from app.engine.sync.nets import Nets
from app.rules.sellers import NEWCOMER, SellerStanding
from app.workspace.errors import StorageError
from app.workspace.journal.packed import WRITTEN

if TYPE_CHECKING:
    from app.domain.wire_item import WireItem
    from app.workspace.catalog.catalog import CatalogWriter
    from app.workspace.listing_rows import ItemRow

LINGER_SECONDS = 0.05
"""The number of seconds that an item waits to be stored together with others; too short to be
noticed."""
MOST_WAITING = 64


class RowWriter:
    """A writer of items to the catalog of one seller, in batches.

    ``failed`` is called if they cannot be written; the next sync then reads them.
    """

    def __init__(
        self,
        catalog: CatalogWriter,
        site_id: str,
        publish: Callable[[Event], None],
        failed: Callable[[StorageError], None],
        *,
        seller: SellerStanding = NEWCOMER,
        nets: Nets | None = None,
    ) -> None:
        self._catalog = catalog
        self._nets = nets or Nets(site_id, seller)
        self._publish = publish
        self._failed = failed
        self._waiting: dict[str, tuple[ItemRow, bytes]] = {}
        self._over: dict[str, ItemRow] = {}
        self._versions: dict[str, int] = {}
        self._soon: asyncio.TimerHandle | None = None

    def keep(self, item: WireItem, over: WireItem | None = None) -> None:
        """Store the item of an answer soon, and publish that its row changed.

        ``over`` is the listing before the write: the differences are the seller's own change. The
        cost of free shipping may have changed too; until the next sync the known cost is used. An
        answer that is no item is ignored, as the next sync reads the item.
        """
        body = WRITTEN.plain(item)
        try:
            row = parse_item_row(body).row
        except Unreadable:
            return
        self._waiting[row.id] = (row, body)
        if over is not None and row.id not in self._over:
            self._note_over(over)
        self._versions[row.id] = row.last_updated
        if len(self._waiting) >= MOST_WAITING:
            self.close()
        elif self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(LINGER_SECONDS, self.close)

    def _note_over(self, over: WireItem) -> None:
        try:
            row = parse_item_row(WRITTEN.plain(over)).row
        except Unreadable:
            return
        self._over[row.id] = row

    def begin_sync(self) -> None:
        """Forget the versions from answers: everything read from now on is newer."""
        self._versions.clear()

    def unless_older(self, read: Sequence[tuple[ItemRow, bytes]]) -> list[tuple[ItemRow, bytes]]:
        """Return the rows ``read`` by a sync without those older than an answer.

        Waiting answers are stored first, so that own writes do not count as findings of the sync.
        """
        self.close()
        kept = self._versions
        return [one for one in read if one[0].last_updated >= kept.get(one[0].id, 0)]

    def close(self) -> None:
        """Store the waiting items; more may follow."""
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None
        waiting, self._waiting = self._waiting, {}
        over, self._over = self._over, {}
        if not waiting:
            return
        try:
            costs = self._catalog.shipping_costs(list(waiting))
            self._nets.prepare([row for row, _ in waiting.values()])
            nets = (self._nets.of(row, body, costs.get(row.id)) for row, body in waiting.values())
            bodies = (body for _, body in waiting.values())
            self._catalog.put(zip(nets, bodies, strict=True), over)
        except StorageError as error:
            self._failed(error)
        else:
            self._publish(RowsChanged(tuple(waiting)))
