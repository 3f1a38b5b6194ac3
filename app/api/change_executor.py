"""Changes made through the Python API: prepared, confirmed, sent and answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from app.api.results import Change, change_of
from app.engine.outbox.send_report import TIMEOUT_SECONDS
from app.workspace.journal.outbox_reads import OutboxReads

if TYPE_CHECKING:
    from app.api.shop_thread import ShopThread
    from app.engine.changes.prepared import Intent, PreparedChange
    from app.engine.facade import OpenShop

Prepare = Callable[["OpenShop"], Awaitable["PreparedChange"]]
MakeIntent = Callable[["OpenShop"], Awaitable["Intent"]]


class ChangeExecutor:
    """The executor of changes to an open shop, which makes one at a time."""

    def __init__(self, thread: ShopThread, timeout: float = TIMEOUT_SECONDS) -> None:
        self.thread = thread
        self._timeout = timeout

    def change(
        self, meant: Intent | MakeIntent, *, accept: int = 0, dry_run: bool = False
    ) -> Change:
        """Prepare and send the change ``meant`` for one listing; raise ``ShopError``."""

        async def prepare(shop: OpenShop) -> PreparedChange:
            intent = await meant(shop) if callable(meant) else meant
            return await shop.listing.prepare(intent, self._timeout, wait=not dry_run)

        return self.carry_out(prepare, accept=accept, dry_run=dry_run)

    def carry_out(self, prepare: Prepare, *, accept: int = 0, dry_run: bool = False) -> Change:
        """Prepare a change and send it, unless it is empty or would be refused.

        ``accept`` is the number of risks that the caller accepts. Raise ``ShopError``.
        """

        async def work(shop: OpenShop) -> Change:
            prepared = await prepare(shop)
            if dry_run or prepared.is_refused or not (prepared.change or prepared.waiting):
                return change_of(prepared, None, None, dry_run=dry_run)
            carried = await shop.listing.carry_out(prepared, self._timeout, accepted=accept)
            found = partial(OutboxReads.find, number=carried.row.number)
            row = await shop.outbox.read(found)
            answer = None if row is None else await shop.outbox.answer(row)
            return change_of(prepared, carried, answer, dry_run=False)

        return self.thread.call(work, writes=not dry_run)
