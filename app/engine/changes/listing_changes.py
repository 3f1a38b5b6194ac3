"""One listing changed by a program: prepared and judged, then sent once it was agreed to."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from app.domain.shapes import object_of, text_of
from app.domain.wire import Unreadable
from app.domain.wire_item import WireItem
from app.editing.item_paths import write_paths
from app.editing.values import same_value
from app.engine.changes.intents import NewType
from app.engine.changes.judging import Judged, is_of_sale, judge, net_of, steps_of
from app.engine.changes.new_listings import NewListings, same_creations
from app.engine.changes.prepared import (
    Carried,
    ChangeError,
    Intent,
    LiveListing,
    PreparedChange,
    SaleNet,
    TypeOffer,
    Unsettled,
)
from app.engine.changes.reading import ListingReader
from app.engine.notices import NoticeError
from app.engine.outbox.guards import NotAccepted, Risk
from app.engine.outbox.send_report import PATIENCE_SECONDS, UNFINISHED, SentRow
from app.engine.plans.operations import Skip
from app.rules.offer.listing_types import NEW_MODEL, listing_type_meant
from app.workspace.journal.outbox_reads import OutboxReads
from app.workspace.journal.outbox_row import OutboxState
from app.workspace.outbox_command import Change, Kind

if TYPE_CHECKING:
    from app.engine.catalog.account import Account
    from app.engine.catalog.categories import CategoryBook
    from app.engine.connection import Connection
    from app.engine.outbox.outbox import Outbox
    from app.engine.plans.apply import SendingShop
    from app.engine.shipping.net_proceeds import Terms
    from app.engine.shipping.preview import ShippingPreview
    from app.workspace.journal.outbox import OutboxRow


class ListingChanges:
    """What a program does with one listing; every method raises ``NoticeError`` when it cannot."""

    def __init__(
        self,
        shop: SendingShop,
        *,
        categories: CategoryBook,
        connection: Connection,
        shipping: ShippingPreview,
    ) -> None:
        self._shop = shop
        self._shipping = shipping
        self.reader = ListingReader(
            account=shop.account, categories=categories, connection=connection
        )
        self.new = NewListings(
            shop, reader=self.reader, categories=categories, connection=connection
        )

    @property
    def _outbox(self) -> Outbox:
        return self._shop.outbox

    @property
    def _account(self) -> Account:
        return self._shop.account

    async def offers(self, item_id: str) -> tuple[str, tuple[TypeOffer, ...]]:
        """Return the currency of a listing, its type, and the types it may have instead.

        First those that the marketplace says it can be moved up to, then the other types of the
        publishing model in force.
        """
        listing = await self.reader.read(item_id)
        item, own = listing.item, text_of(listing.item.get("listing_type_id"))
        names = {one.id: one.name or "" for one in await self.reader.types()}
        upgrades = await self.reader.upgrades(item_id)
        terms = await self._terms(item_id)
        found = []
        for type_id in dict.fromkeys((own, *upgrades, *NEW_MODEL)):
            if type_id not in (own, listing_type_meant(type_id)):
                # Asked for, it would be another one.
                continue
            change = NewType(item_id, type_id).over(listing)
            judged = self._judge(listing, change)
            left = net_of(terms, self._currency(item), item, judged.after, change)
            found.append(
                TypeOffer(
                    type_id,
                    names.get(type_id, ""),
                    is_own=type_id == own,
                    is_upgrade=type_id in upgrades,
                    net=left.after,
                    findings=() if type_id == own else judged.findings,
                )
            )
        return self._currency(item), tuple(found)

    async def prepare(
        self, intent: Intent, patience: float = PATIENCE_SECONDS, *, wait: bool = True
    ) -> PreparedChange:
        """Return what ``intent`` would do to its listing as it is now; nothing of it is sent.

        Earlier changes of the listing come to their end first, as it would be decided on what they
        may still change; with ``wait`` off they are only counted. Where one of them is the same
        ask, such as one that was given twice because its answer was lost, it is that one that is
        waited for. Raise ``ChangeError``, ``Skip`` and ``Unsettled``.
        """
        item_id = intent.item_id
        listing = await self.reader.read(item_id, texts=intent.needs_texts)
        open_rows = await self._outbox.read(lambda store: store.of_item(item_id))
        if wait and open_rows:
            if same := [row.number for row in open_rows if _is_same(intent, listing, row)]:
                title = text_of(listing.item.get("title"))
                return PreparedChange(item_id, title, waiting=tuple(same))
            await self._settled(open_rows, patience)
            listing = await self.reader.read(item_id, texts=intent.needs_texts)
        change = intent.over(listing)
        if change.kind is Kind.RELIST:
            await self._require_first(item_id)
        prepared = await self._prepared(listing, change)
        rows = await self._outbox.read(lambda store: store.all_of_item(item_id))
        stuck = sum(row.state in (OutboxState.HELD, OutboxState.REFUSED) for row in rows)
        return replace(prepared, earlier=len(open_rows) if not wait else 0, replaced=stuck)

    async def carry_out(
        self, prepared: PreparedChange, patience: float = PATIENCE_SECONDS, *, accepted: int = 0
    ) -> Carried:
        """Send a change and wait for what comes of it, at most while something moves.

        Raise ``NotAccepted`` unless ``accepted`` is how many of ``prepared.risks`` there are: then
        nothing is sent.
        """
        numbers = list(prepared.waiting)
        if not numbers:
            assert prepared.change is not None, "there is something to be sent"
            if accepted != len(prepared.risks):
                raise NotAccepted(prepared.risks, accepted)
            change = replace(prepared.change, confirmed=bool(prepared.risks))
            numbers = await self._put(change, prepared.guarded)
        row = (await self._waited_for(numbers, patience))[-1]
        anew = row.kind in (Kind.CREATE, Kind.RELIST)
        return Carried(SentRow.of(row), row.progress.item_id if anew else row.listing_id)

    async def _put(self, change: Change, agreed: Sequence[Risk]) -> list[int]:
        """Put a change in the outbox; of a new listing that somebody else put in just now, return
        that row.
        """
        there: list[int] = []

        def decide(store: OutboxReads) -> list[Change]:
            if change.kind is Kind.CREATE:
                same = same_creations(store, object_of(change.details.get("form")))
                there.extend(row.number for row in same if row.state in UNFINISHED)
            return [] if there else [change]

        return await self._outbox.put_decided(decide, accepted=agreed) or there

    async def _settled(self, rows: Sequence[OutboxRow], patience: float) -> None:
        """Wait until these rows have an outcome; raise ``Unsettled`` where they get none."""
        left = await self._waited_for([row.number for row in rows], patience)
        if count := sum(row.state in UNFINISHED for row in left):
            raise Unsettled(count, paused=await self._outbox.read(OutboxReads.is_paused))

    async def _waited_for(self, numbers: Collection[int], patience: float) -> list[OutboxRow]:
        """Wait for what comes of rows, and return them.

        What has no answer is looked up even while sending is paused; what has not left waits then.
        """
        found = partial(OutboxReads.rows_of, numbers=numbers)
        rows = await self._outbox.read(found)
        wanted, look = frozenset(numbers), False
        if await self._outbox.read(OutboxReads.is_paused):
            gone = (OutboxState.SENDING, OutboxState.UNKNOWN)
            wanted = frozenset(row.number for row in rows if row.state in gone)
            look = bool(wanted)
        if wanted:
            await self._shop.send(patience, numbers=wanted, look=look)
        return await self._outbox.read(found)

    async def _require_first(self, item_id: str) -> None:
        """Raise ``ChangeError`` for a listing that was listed again from here: it can be only
        once.
        """
        for row in await self._outbox.read(lambda store: store.all_of_item(item_id)):
            if row.kind is Kind.RELIST and row.state is OutboxState.DONE:
                raise ChangeError(f"{item_id} was listed again as {row.listing_id} before")

    async def _prepared(self, listing: LiveListing, change: Change) -> PreparedChange:
        item = listing.item
        title = text_of(item.get("title"))
        if change.kind is Kind.UPDATE and not change.changes:
            return PreparedChange(change.item_id, title)
        guarded = await self._outbox.risks([change])
        findings, after, losses = self._judge(listing, change)
        told = {risk.item_id: risk.findings for risk in guarded}
        risky = (*told.get(change.item_id, ()), *losses)
        return PreparedChange(
            item_id=change.item_id,
            title=title,
            steps=steps_of(item, change, after),
            findings=(*listing.missing, *findings),
            risks=(Risk(change.item_id, title, risky),) if risky else (),
            guarded=guarded,
            net=await self._net(item, after, change) if is_of_sale(change) else None,
            change=change,
        )

    def _judge(self, listing: LiveListing, change: Change) -> Judged:
        return judge(listing, change, seller=self._account.standing, site=self._account.site)

    async def _net(self, before: WireItem, after: WireItem, change: Change) -> SaleNet:
        terms = await self._terms(change.item_id)
        return net_of(terms, self._currency(before), before, after, change)

    def _currency(self, item: WireItem) -> str:
        return text_of(item.get("currency_id")) or self._account.site.currency_id

    async def _terms(self, item_id: str) -> Terms | None:
        """Return what decides what is left of a sale; ``None`` while it cannot be read."""
        try:
            return (await self._shipping.for_item(item_id)).terms
        except NoticeError:
            return None


def _is_same(intent: Intent, listing: LiveListing, row: OutboxRow) -> bool:
    """Return whether a row without an outcome asks for the same: decided on what it was then."""
    if row.state not in UNFINISHED:
        return False
    try:
        draft, command = row.order()
        wanted = intent.over(replace(listing, item=draft.base))
    except (ChangeError, Skip, ValueError, Unreadable):
        return False
    if wanted.kind is not command.kind:
        return False
    if wanted.kind is not Kind.UPDATE:
        return same_value(dict(wanted.details), dict(command.details))
    mine = write_paths(draft.base, wanted.changes)
    return mine == draft.preview() and bool(wanted.changes)
