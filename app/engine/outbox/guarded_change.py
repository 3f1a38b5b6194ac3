"""One change as the guards evaluate it, with the known facts of its listing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from decimal import Decimal
from functools import cached_property
from typing import TYPE_CHECKING

from app.domain.shapes import JsonObject, is_blank, object_of, objects_of, sequence_of, text_of
from app.domain.vocabulary import BuyingMode, ItemStatus, ShippingTag
from app.domain.wire import Unreadable, read_json
from app.domain.wire_item import WireItem, item_of
from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.item_paths import read_path, split_path, write_paths
from app.editing.merge import edits_of
from app.editing.stock_rebase import is_stock
from app.editing.variation_list import VARIATIONS, varies
from app.editing.variations.naming import named
from app.engine.catalog.currencies import known_site
from app.engine.costs.cost_book import CostBook
from app.engine.shipping.net_proceeds import Terms
from app.engine.sync.item_rows import amount
from app.rules.findings import Finding
from app.rules.guards import (
    Closing,
    Limits,
    Sale,
    closing_of,
    guard_closing,
    guard_net,
    guard_price,
)
from app.rules.numbers import as_number
from app.rules.offer.own_figures import OwnFigures
from app.rules.offer.price import listing_price
from app.rules.sellers import SellerStanding, standing_of
from app.rules.sites import SiteRules, site_rules
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.journal.undone import UNDOES
from app.workspace.outbox_command import Change, Kind

if TYPE_CHECKING:
    from pathlib import Path

    from app.engine.catalog.account import Account

Edit = tuple[str, object, object]
"""A form path with the values before and after the change."""

# The fields of a body that determine the conditions of a sale and the status of the listing.
_OF_SALE = frozenset(
    {
        *("price", "currency_id", "available_quantity", VARIATIONS, "condition", "shipping"),
        *("official_store_id", "listing_type_id", "buying_mode", "status", "sub_status"),
        *("seller_custom_field", "category_id"),
    }
)
_PRICE, _FREE_SHIPPING = "price", "shipping.free_shipping"


def sale_fields(body: JsonObject) -> WireItem:
    """Return the fields of a listing on which the conditions of a sale and its status depend."""
    return item_of({name: value for name, value in body.items() if name in _OF_SALE})


def edits_in(change: Change) -> Iterator[Edit]:
    """Yield the edits of a change, field by field; for a new listing the values of its form."""
    base = change.base
    if change.kind is Kind.CREATE:
        form = object_of(change.details.get("form"))
        yield _PRICE, None, form.get(_PRICE)
        for number, entry in enumerate(_new_entries(change)):
            yield f"{VARIATIONS}.{number}.{_PRICE}", None, entry.get(_PRICE)
    elif change.kind is Kind.RELIST:
        body = object_of(change.details.get("body"))
        if _PRICE in body:
            yield _PRICE, base.get(_PRICE), body[_PRICE]
        for entry in objects_of(body.get(VARIATIONS)):
            path = f"{VARIATIONS}.{entry.get('id')}.{_PRICE}"
            yield path, read_path(base, path), entry.get(_PRICE)
    elif VARIATIONS in change.changes:
        draft = ItemDraft.over(change.item_id, item_of(base))
        for path, value in change.changes.items():
            draft.apply(FieldChange(path, None, value))
        yield from edits_of(draft)
        for number, entry in enumerate(objects_of(change.changes[VARIATIONS])):
            if entry.get("id") is None:
                yield f"{VARIATIONS}.{number}.{_PRICE}", None, entry.get(_PRICE)
    else:
        for path, value in change.changes.items():
            yield path, read_path(base, path), value


class KnownListings:
    """The known facts of listings, seller and site, read when they are needed.

    ``costs`` is the cost of free shipping by listing (hundredths), used if the catalog does not
    have it. Use it from the thread that created it, and close it.
    """

    def __init__(
        self,
        catalog: Path | None,
        account: Account | None,
        costs: Mapping[str, int | None] | None = None,
    ) -> None:
        self._found_costs = costs or {}
        self._reader = None if catalog is None else CatalogReader(catalog, mapped=False)
        self._folder = None if catalog is None else catalog.parent
        self._account = account

    def close(self) -> None:
        """Close the catalog and the own figures."""
        if "_costs" in self.__dict__:
            self._costs.close()
        if self._reader is not None:
            self._reader.close()

    def item(self, change: Change) -> WireItem:
        """Return the sale-related fields of a listing; those of the change's base go first."""
        body = None if self._reader is None else self._reader.body(change.item_id)
        return sale_fields({**_read(body), **change.base})

    def shipping_cost(self, item_id: str) -> Decimal | None:
        """Return the cost of free shipping for a listing, or ``None`` if it is not known."""
        cost = None if self._reader is None else self._reader.shipping_cost(item_id)
        return amount(self._found_costs.get(item_id) if cost is None else cost)

    def own_figures(self, item: JsonObject) -> OwnFigures:
        """Return the seller's own figures for a listing; raise ``StorageError``."""
        return self._costs.of_item(item)

    def own_floor(self, change: Change, currency_id: str) -> Decimal | None:
        """Return the minimum price of the listing by the seller's own figures, or ``None``."""
        if not self._costs.revision:
            return None
        return self.own_figures({**self.item(change), "currency_id": currency_id}).floor

    @cached_property
    def _costs(self) -> CostBook:
        return CostBook(self._folder, self._reader, self.site.id)

    @cached_property
    def site(self) -> SiteRules:
        """The rules of the site."""
        if self._account is not None and self._account.site_id:
            return self._account.site
        site_id = self._fact("site_id")
        return site_rules(site_id) if self._reader is None else known_site(site_id, self._reader)

    @cached_property
    def seller(self) -> SellerStanding:
        """The seller's standing as of the last connection, otherwise of the last sync."""
        if self._account is not None and self._account.user is not None:
            return self._account.standing
        user_id = self._fact("user_id")
        body = None if self._reader is None else self._reader.document("user", user_id)
        return standing_of(_read(body))

    def _fact(self, name: str) -> str:
        return "" if self._reader is None else self._reader.fact(name) or ""


class GuardedChange:
    """One change as the guards evaluate it."""

    def __init__(
        self, change: Change, known: KnownListings, limits: Limits, floor: Decimal | None
    ) -> None:
        self._change, self._known, self._limits = change, known, limits
        self._own_floor = floor
        self._edits = tuple(edits_in(change))

    def prices(self) -> Iterator[Finding]:
        """Yield the risks concerning prices and the net amount of a sale."""
        if UNDOES in self._change.details:
            return
        edits = [edit for edit in self._edits if edit[0].rpartition(".")[2] == _PRICE]
        if not edits:
            return
        currency = text_of(self._change.base.get("currency_id")) or self._known.site.currency_id
        floors = (
            self._limits.least_prices.get(currency),
            self._own_floor,
            self._known.own_floor(self._change, currency),
        )
        floor = max((one for one in floors if one is not None), default=None)
        for path, before, after in edits:
            yield from guard_price(path, before, after, limits=self._limits, floor=floor)
        if self._change.kind is Kind.UPDATE:
            yield from self._net(edits, currency)

    def _net(self, edits: Sequence[Edit], currency: str) -> Iterator[Finding]:
        threshold = self._known.site.free_shipping_threshold
        floor = self._limits.least_nets.get(currency)
        made_free = _FREE_SHIPPING in self._change.changes
        if floor is None and not made_free and not any(_crosses(e, threshold) for e in edits):
            return
        before, after = self._bodies()
        sale = self._sale(after, currency)
        if sale is not None:
            yield from guard_net(
                edits[0][0],
                self._sale(before, currency),
                sale,
                threshold=threshold,
                floor=floor,
            )

    def _sale(self, item: WireItem, currency: str) -> Sale | None:
        price = listing_price(item)
        if price is None:
            return None
        shipping = object_of(item.get("shipping"))
        terms = Terms(
            site=self._known.site,
            seller=self._known.seller,
            condition=text_of(item.get("condition")) or None,
            official_store=not is_blank(item.get("official_store_id")),
            offers_free=shipping.get("free_shipping") is True,
            shipping_cost=self._known.shipping_cost(self._change.item_id),
            classified=item.get("buying_mode") == BuyingMode.CLASSIFIED,
            currency_id=currency,
            own=self._known.own_figures(item),
        )
        # If free shipping is only mandatory, it would end at a price where it is not mandatory.
        if ShippingTag.MANDATORY_FREE_SHIPPING in sequence_of(shipping.get("tags")):
            terms = replace(terms, offers_free=not terms.rule_applies)
        net = terms.net_at(price, text_of(item.get("listing_type_id")))
        return Sale(price, terms.pays_at(price), net)

    def closing(self) -> Closing | None:
        """Return how the change closes the listing, or ``None`` if it does not."""
        changes = self._change.changes
        asked = changes.get("status") == ItemStatus.CLOSED or changes.get("deleted") is True
        runs_out = any(is_stock(path) and as_number(after) == 0 for path, _, after in self._edits)
        if self._change.kind is not Kind.UPDATE or not (asked or runs_out):
            return None
        before, resulting = map(item_of, self._bodies())
        fields = {name: value for name, value in changes.items() if "." not in name}
        return closing_of(before, resulting, fields)

    def closings(self, closing: Closing | None) -> Iterator[Finding]:
        """Yield the risks of closing the listing."""
        if closing is not None:
            item, _ = self._bodies()
            yield from guard_closing(
                closing, item_of(item), seller=self._known.seller, site=self._known.site
            )

    def named(self, findings: Sequence[Finding]) -> tuple[Finding, ...]:
        """Return the findings with the names of the variations they are about."""
        if not any(finding.path.startswith(f"{VARIATIONS}.") for finding in findings):
            return tuple(findings)
        change, before = self._change, self._known.item(self._change)
        if change.kind is Kind.CREATE:
            return named(findings, item_of({VARIATIONS: list(_new_entries(change))}))
        edits = {path: value for path, value in change.changes.items() if varies(path)}
        return named(findings, write_paths(before, edits), before)

    def _bodies(self) -> tuple[WireItem, WireItem]:
        before = self._known.item(self._change)
        edits = {path: after for path, _, after in self._edits if split_path(path)[0] in _OF_SALE}
        return before, write_paths(before, edits)


def _new_entries(change: Change) -> tuple[JsonObject, ...]:
    """Return the variations of a new listing: those of its form and those with own pictures."""
    form = object_of(change.details.get("form"))
    parts = form.get(VARIATIONS), change.details.get(VARIATIONS)
    return tuple(entry for part in parts for entry in objects_of(part))


def _crosses(edit: Edit, threshold: Decimal | None) -> bool:
    before, after = as_number(edit[1]), as_number(edit[2])
    if threshold is None or before is None or after is None:
        return False
    return before <= threshold < after


def _read(body: bytes | None) -> JsonObject:
    try:
        return {} if body is None else object_of(read_json(body))
    except Unreadable:
        return {}
