"""Previews of changes to one listing, before anything is put in the outbox."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from app.domain.shapes import text_of
from app.domain.wire import Unreadable
from app.domain.wire_item import WireItem
from app.editing.item_paths import write_paths
from app.editing.values import same_value
from app.engine.catalog.own_codes import taken_codes
from app.engine.changes.category_intent import NewCategory
from app.engine.changes.intents import NewType
from app.engine.changes.prepared import (
    ChangeError,
    Intent,
    LiveListing,
    PreparedChange,
    SaleNet,
    TypeOffer,
)
from app.engine.changes.reading import ListingReader
from app.engine.changes.validation import Judged, is_of_sale, judge, net_of, steps_of
from app.engine.notices import NoticeError
from app.engine.outbox.guards import Risk
from app.engine.outbox.send_report import UNFINISHED
from app.engine.plans.operation_parsing import Skip
from app.rules.offer.listing_types import NEW_MODEL, current_listing_type
from app.rules.offer.price import listing_price
from app.workspace.journal.outbox_row import OutboxState
from app.workspace.outbox_command import Change, Kind

if TYPE_CHECKING:
    from app.engine.catalog.account import Account
    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.catalog.categories import CategoryBook
    from app.engine.connection import Connection
    from app.engine.outbox.outbox import Outbox
    from app.engine.shipping.cost_preview import ShippingPreview
    from app.engine.shipping.net_proceeds import Terms
    from app.workspace.journal.outbox import OutboxRow


class RelistedBefore(ChangeError):
    """The error of a second relisting: the listing was already relisted here as ``new_id``."""

    def __init__(self, item_id: str, new_id: str) -> None:
        super().__init__("change.relisted_before", item_id=item_id, new_id=new_id)
        self.new_id = new_id


class ChangePreviews:
    """Preparation of changes to one listing; every method raises ``NoticeError`` on failure."""

    def __init__(
        self,
        outbox: Outbox,
        *,
        account: Account,
        catalog: ItemCatalog,
        categories: CategoryBook,
        connection: Connection,
        shipping: ShippingPreview,
    ) -> None:
        self._outbox, self._account, self._shipping = outbox, account, shipping
        self._catalog = catalog
        self.reader = ListingReader(account=account, categories=categories, connection=connection)

    async def offers(self, item_id: str) -> tuple[str, tuple[TypeOffer, ...]]:
        """Return the currency of a listing, its listing type, and the alternative types.

        Types that the marketplace offers as an upgrade come first, then the other types of the
        current publishing model.
        """
        listing = await self.reader.read(item_id)
        item, own = listing.item, text_of(listing.item.get("listing_type_id"))
        names = {one.id: one.name or "" for one in await self.reader.types()}
        upgrades = await self.reader.upgrades(item_id)
        terms = await self._terms(item_id)
        price = listing_price(item)
        found = []
        for type_id in dict.fromkeys((own, *upgrades, *NEW_MODEL)):
            if type_id not in (own, current_listing_type(type_id)):
                # The marketplace would set another type than the requested one.
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
                    charge=None
                    if terms is None or price is None
                    else terms.charge_at(price, type_id),
                )
            )
        return self._currency(item), tuple(found)

    async def over(self, intent: Intent, listing: LiveListing) -> PreparedChange:
        """Return the effect of ``intent`` on ``listing``; nothing is sent.

        Raise ``ChangeError`` and ``Skip``.
        """
        change, item_id = intent.over(listing), intent.item_id
        rows = await self._outbox.read(lambda store: store.all_of_item(item_id))
        if change.kind is Kind.RELIST:
            for row in rows:
                if row.kind is Kind.RELIST and row.state is OutboxState.DONE:
                    raise RelistedBefore(item_id, row.listing_id)
        there = intent.judged_by(listing) if isinstance(intent, NewCategory) else listing
        prepared = await self._prepared(listing, change, there)
        stuck = sum(row.state in (OutboxState.HELD, OutboxState.REFUSED) for row in rows)
        return replace(prepared, replaced=stuck)

    async def same(self, intent: Intent, listing: LiveListing) -> tuple[int, ...]:
        """Return the rows without an outcome that request the same change as ``intent``."""
        item_id = intent.item_id
        rows = await self._outbox.read(lambda store: store.of_item(item_id))
        return tuple(row.number for row in rows if asks_same(intent, listing, row))

    async def _prepared(
        self, listing: LiveListing, change: Change, there: LiveListing
    ) -> PreparedChange:
        """Return the prepared change; ``there`` has the category that is used for validation."""
        item = listing.item
        title = text_of(item.get("title"))
        if change.kind is Kind.UPDATE and not change.changes:
            return PreparedChange(change.item_id, title)
        guarded = await self._outbox.risks([change])
        findings, after, losses = self._judge(there, change)
        codes = taken_codes(self._catalog, change.changes, change.item_id)
        by_item = {risk.item_id: risk.findings for risk in guarded}
        risky = (*by_item.get(change.item_id, ()), *losses)
        return PreparedChange(
            item_id=change.item_id,
            title=title,
            steps=steps_of(item, change, after),
            findings=(*there.missing, *findings, *codes),
            risks=(Risk(change.item_id, title, risky, text_of(item.get("currency_id"))),)
            if risky
            else (),
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
        """Return the terms that determine the net amount of a sale, or ``None``.

        ``None`` means that they cannot be read at present.
        """
        try:
            return (await self._shipping.for_item(item_id)).terms
        except NoticeError:
            return None


def asks_same(intent: Intent, listing: LiveListing, row: OutboxRow) -> bool:
    """Return whether a row without an outcome requests the same change.

    The intent is compared over the state that the row was based on.
    """
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
