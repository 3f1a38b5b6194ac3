"""Changes to one listing through the Python API: prepared and checked, then sent if confirmed."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from app.domain.shapes import object_of, text_of
from app.engine.changes.new_listings import OPEN, AlreadyListed, NewListings, same_creations
from app.engine.changes.prepared import (
    Carried,
    Intent,
    LiveListing,
    PreparedChange,
    TypeOffer,
    Unsettled,
)
from app.engine.changes.previews import ChangePreviews, asks_same
from app.engine.outbox.guards import NotAccepted
from app.engine.outbox.send_report import TIMEOUT_SECONDS, UNFINISHED, SentRow
from app.engine.sending.creation import local_pictures_of
from app.workspace.journal.outbox_reads import OutboxReads
from app.workspace.journal.outbox_row import OutboxState
from app.workspace.outbox_command import Change, Kind

if TYPE_CHECKING:
    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.catalog.categories import CategoryBook
    from app.engine.connection import Connection
    from app.engine.outbox.outbox import Outbox
    from app.engine.plans.apply import SendingShop
    from app.engine.shipping.cost_preview import ShippingPreview
    from app.workspace.journal.outbox import OutboxRow


class ListingChanges:
    """Changes one listing for a program; every method raises ``NoticeError`` on failure."""

    def __init__(
        self,
        shop: SendingShop,
        *,
        catalog: ItemCatalog,
        categories: CategoryBook,
        connection: Connection,
        shipping: ShippingPreview,
    ) -> None:
        self._shop = shop
        self.previews = ChangePreviews(
            shop.outbox,
            account=shop.account,
            catalog=catalog,
            categories=categories,
            connection=connection,
            shipping=shipping,
        )
        self.reader = self.previews.reader
        self.new = NewListings(
            shop,
            reader=self.reader,
            catalog=catalog,
            categories=categories,
            connection=connection,
            shipping=shipping,
        )

    @property
    def _outbox(self) -> Outbox:
        return self._shop.outbox

    async def offers(self, item_id: str) -> tuple[str, tuple[TypeOffer, ...]]:
        """Return the currency of a listing, and its own and the alternative listing types."""
        return await self.previews.offers(item_id)

    async def prepare(
        self, intent: Intent, timeout: float = TIMEOUT_SECONDS, *, wait: bool = True
    ) -> PreparedChange:
        """Return the effect of ``intent`` on the present listing; nothing is sent.

        Earlier changes of the listing are waited for first, because they may still change it; with
        ``wait`` off they are only counted. If one of them requests the same change, for example
        because its answer was lost, that change is waited for instead. Raise ``ChangeError``,
        ``Skip`` and ``Unsettled``.
        """
        item_id = intent.item_id
        listing, open_rows = await self._at_rest(intent)
        if wait and open_rows:
            if same := [row.number for row in open_rows if asks_same(intent, listing, row)]:
                title = text_of(listing.item.get("title"))
                return PreparedChange(item_id, title, waiting=tuple(same))
            await self._settled(open_rows, timeout)
            listing, _ = await self._at_rest(intent)
        prepared = await self.previews.over(intent, listing)
        return replace(prepared, earlier=len(open_rows) if not wait else 0)

    async def _at_rest(self, intent: Intent) -> tuple[LiveListing, list[OutboxRow]]:
        """Return a listing and its rows without an outcome, none of which moved meanwhile.

        A change that ends while the listing is read would be missing in it, and among the rows.
        """
        item_id = intent.item_id
        before = await self._outbox.read(lambda store: store.all_of_item(item_id))
        while True:
            listing = await self.reader.read(item_id, texts=intent.needs_texts)
            rows = await self._outbox.read(lambda store: store.all_of_item(item_id))
            if _stamps(rows) == _stamps(before):
                return listing, [row for row in rows if row.state in UNFINISHED]
            before = rows

    async def carry_out(
        self, prepared: PreparedChange, timeout: float = TIMEOUT_SECONDS, *, accepted: int = 0
    ) -> Carried:
        """Send a change and wait for the outcome, at most as long as there is progress.

        Raise ``NotAccepted`` unless ``accepted`` is the number of ``prepared.risks``: then nothing
        is sent.
        """
        numbers = list(prepared.waiting)
        if not numbers:
            assert prepared.change is not None, "there is something to be sent"
            if accepted != len(prepared.risks):
                raise NotAccepted(prepared.risks, accepted)
            change = replace(prepared.change, confirmed=bool(prepared.risks))
            numbers = await self._put(change, prepared)
        row = (await self._waited_for(numbers, timeout))[-1]
        anew = row.kind in (Kind.CREATE, Kind.RELIST)
        return Carried(SentRow.of(row), row.progress.item_id if anew else row.listing_id)

    async def _put(self, change: Change, prepared: PreparedChange) -> list[int]:
        """Add a change to the outbox and return its row numbers.

        If another program has just added the same new listing, return that row; raise
        ``AlreadyListed`` if it is listed by now.
        """
        there: list[int] = []

        def decide(store: OutboxReads) -> list[Change]:
            if change.kind is Kind.CREATE:
                form = object_of(change.details.get("form"))
                same = same_creations(store, form, local_pictures_of(change.details))
                fresh = [row for row in same if row.number not in prepared.known_rows]
                there.extend(row.number for row in fresh if row.state in OPEN)
                if not there and (done := [r for r in fresh if r.state is OutboxState.DONE]):
                    raise AlreadyListed(done[-1].listing_id)
            return [] if there else [change]

        return await self._outbox.put_decided(decide, accepted=prepared.guarded) or there

    async def _settled(self, rows: Sequence[OutboxRow], timeout: float) -> None:
        """Wait until these rows have an outcome; raise ``Unsettled`` if they get none."""
        left = await self._waited_for([row.number for row in rows], timeout)
        if count := sum(row.state in UNFINISHED for row in left):
            raise Unsettled(count, paused=await self._outbox.read(OutboxReads.is_paused))

    async def _waited_for(self, numbers: Collection[int], timeout: float) -> list[OutboxRow]:
        """Wait for the outcome of rows, and return them.

        Requests without an answer are looked up even while sending is paused; rows that were not
        sent yet wait then.
        """
        found = partial(OutboxReads.rows_of, numbers=numbers)
        rows = await self._outbox.read(found)
        wanted, look = frozenset(numbers), False
        if await self._outbox.read(OutboxReads.is_paused):
            gone = (OutboxState.SENDING, OutboxState.UNKNOWN)
            wanted = frozenset(row.number for row in rows if row.state in gone)
            look = bool(wanted)
        if wanted:
            await self._shop.send(timeout, numbers=wanted, look=look)
        return await self._outbox.read(found)


def _stamps(rows: Sequence[OutboxRow]) -> list[tuple[int, int]]:
    return [(row.number, row.changed_at) for row in rows]
