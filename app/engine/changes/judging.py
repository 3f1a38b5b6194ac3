"""What a change makes of a listing: what the rules say of it, what it loses, what a sale leaves."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from app.domain.shapes import object_of, objects_of, text_of
from app.domain.wire_item import WireItem, item_of
from app.editing.change import FieldChange
from app.editing.checks import check_draft
from app.editing.draft import ItemDraft
from app.editing.item_paths import DESCRIPTION, read_path
from app.editing.merge import merge
from app.editing.values import same_value
from app.engine.changes.prepared import FieldStep, LiveListing, SaleNet
from app.engine.sending.conflicts import unconfirmed_losses
from app.engine.sending.side_effects import side_effects
from app.rules.attributes.attributes import READ_ONLY
from app.rules.changes.relisting import check_relisting, is_relistable, relisting_form
from app.rules.changes.resulting import resulting_item
from app.rules.changes.type_change import check_type_change
from app.rules.findings import Finding
from app.rules.listing import check_listing
from app.rules.offer.price import listing_price
from app.rules.offer.shipping import settle_free_shipping
from app.rules.sellers import SellerStanding
from app.rules.sites import SiteRules
from app.workspace.outbox_command import Change, Kind

if TYPE_CHECKING:
    from app.engine.shipping.net_proceeds import Terms

NOT_RELISTABLE = "item.status.not_relistable"
_FREE = "shipping.free_shipping"
_SHOWN_OF_ANOTHER = ("price", "available_quantity", "listing_type_id", _FREE)
_NOT_OF_SALE = frozenset({"status", "deleted", "pictures", DESCRIPTION})


class Judged(NamedTuple):
    """What the rules find, the listing as it would be, and what it would lose for good."""

    findings: tuple[Finding, ...]
    after: WireItem
    losses: tuple[Finding, ...] = ()


def judge(
    listing: LiveListing, change: Change, *, seller: SellerStanding, site: SiteRules
) -> Judged:
    """Judge a change over the listing as it is now."""
    match change.kind:
        case Kind.LISTING_TYPE:
            return _retyped(listing, change, seller, site)
        case Kind.RELIST:
            return _relisted(listing, change, seller, site)
        case _:
            return _updated(listing, change, seller, site)


def _retyped(
    listing: LiveListing, change: Change, seller: SellerStanding, site: SiteRules
) -> Judged:
    item, wanted = listing.item, text_of(change.details.get("listing_type_id"))
    found = check_type_change(item, wanted, seller=seller, site=site, known=(wanted,))
    return Judged(tuple(found), item_of({**item, "listing_type_id": wanted}))


def _updated(
    listing: LiveListing, change: Change, seller: SellerStanding, site: SiteRules
) -> Judged:
    item, attributes = listing.item, listing.attributes
    draft = ItemDraft(change.item_id, item)
    for path, value in change.changes.items():
        draft.apply(FieldChange(path, draft.base_value(path), value))
    findings = check_draft(
        draft, category=listing.category, attributes=attributes, seller=seller, site=site
    )
    merged = merge(draft, item)
    # Pictures that are here only have no address yet; none of what follows depends on them.
    payload = {name: value for name, value in merged.payload().items() if name != "pictures"}
    after, _ = resulting_item(item, payload, attributes)
    after = _shipped(after, seller, site)
    follows = side_effects(item, after, change.changes)
    return Judged((*findings, *follows), after, unconfirmed_losses(merged))


def _relisted(
    listing: LiveListing, change: Change, seller: SellerStanding, site: SiteRules
) -> Judged:
    parent, body = listing.item, object_of(change.details.get("body"))
    if not is_relistable(parent, relisted=False):
        status = text_of(parent.get("status"))
        return Judged((Finding.error("status", NOT_RELISTABLE, status=status),), parent)
    form = _shipped(relisting_form(parent, body), seller, site)
    found = check_listing(
        form,
        category=listing.category,
        attributes=listing.attributes,
        seller=seller,
        site=site,
    )
    # What only the marketplace sets is taken over, whoever may write it.
    others = (finding for finding in found if finding.code != READ_ONLY)
    return Judged((*check_relisting(parent, body), *others), form)


def _shipped(item: WireItem, seller: SellerStanding, site: SiteRules) -> WireItem:
    """Return the listing with free shipping put on where it is mandatory."""
    shipping = settle_free_shipping(item, seller=seller, site=site, method_ids=())
    return item_of({**item, "shipping": shipping})


def is_of_sale(change: Change) -> bool:
    """Return whether a change may have to do with what a sale leaves."""
    return change.kind is not Kind.UPDATE or not _NOT_OF_SALE.issuperset(change.changes)


def net_of(
    terms: Terms | None, currency_id: str, before: WireItem, after: WireItem, change: Change
) -> SaleNet:
    """Return what a sale leaves before and after; nothing of it without ``terms``."""
    if terms is None:
        return SaleNet(currency_id, None, None)
    later = terms
    if _FREE in change.changes:
        later = replace(terms, offers_free=change.changes[_FREE] is True)
    nets = [
        None if price is None else how.net_at(price, text_of(item.get("listing_type_id")))
        for how, item in ((terms, before), (later, after))
        for price in (listing_price(item),)
    ]
    return SaleNet(currency_id, *nets)


def steps_of(item: WireItem, change: Change, after: WireItem) -> tuple[FieldStep, ...]:
    """Return what a change does, field by field."""
    match change.kind:
        case Kind.UPDATE:
            paths = change.changes.items()
            return tuple(FieldStep(path, read_path(item, path), value) for path, value in paths)
        case _:
            steps = [
                FieldStep(p, read_path(item, p), read_path(after, p)) for p in _SHOWN_OF_ANOTHER
            ]
            steps = [step for step in steps if not same_value(step.before, step.after)]
            parts = object_of(change.details.get("body")).get("variations")
            for entry in objects_of(parts):
                for name, value in entry.items():
                    path = f"variations.{entry['id']}.{name}"
                    if name != "id":
                        steps.append(FieldStep(path, read_path(item, path), value))
            return tuple(steps)
