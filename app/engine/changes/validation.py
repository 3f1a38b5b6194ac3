"""Validation of a change: its findings, its permanent losses and its effect on the net amount."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from app.domain.shapes import object_of, objects_of, text_of
from app.domain.wire_item import WireItem
from app.editing.change import FieldChange
from app.editing.checks import check_draft
from app.editing.draft import ItemDraft
from app.editing.item_paths import DESCRIPTION, read_path
from app.editing.merge import merge
from app.editing.sentences.field_names import own_name
from app.editing.values import same_value
from app.editing.variations.naming import name_at, named
from app.engine.changes.prepared import FieldStep, LiveListing, SaleNet
from app.engine.plans.type_and_relisting_checks import judge_relisting, judge_type, with_shipping
from app.engine.sending.conflicts import unconfirmed_losses
from app.engine.sending.side_effects import side_effects
from app.rules.changes.resulting import resulting_item
from app.rules.findings import Finding
from app.rules.offer.price import listing_price
from app.rules.sellers import SellerStanding
from app.rules.sites import SiteRules
from app.workspace.outbox_command import Change, Kind

if TYPE_CHECKING:
    from app.engine.shipping.net_proceeds import Terms

_FREE = "shipping.free_shipping"
_SHOWN_OF_ANOTHER = ("price", "available_quantity", "listing_type_id", _FREE)
_NOT_OF_SALE = frozenset({"status", "deleted", "pictures", DESCRIPTION})


class Judged(NamedTuple):
    """The findings for a change, the listing after it, and the permanent losses."""

    findings: tuple[Finding, ...]
    after: WireItem
    losses: tuple[Finding, ...] = ()


def judge(
    listing: LiveListing, change: Change, *, seller: SellerStanding, site: SiteRules
) -> Judged:
    """Validate a change of the listing in its present state."""
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
    wanted = text_of(change.details.get("listing_type_id"))
    return Judged(*judge_type(listing.item, wanted, seller=seller, site=site))


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
    # Local pictures have no address yet; none of the following steps depends on them.
    payload = {name: value for name, value in merged.payload().items() if name != "pictures"}
    after, _ = resulting_item(item, payload, attributes)
    after = with_shipping(after, seller, site)
    follows = side_effects(item, after, change.changes)
    items = draft.preview(), item
    losses = named(unconfirmed_losses(merged), *items)
    return Judged(named((*findings, *follows), *items), after, losses)


def _relisted(
    listing: LiveListing, change: Change, seller: SellerStanding, site: SiteRules
) -> Judged:
    return Judged(
        *judge_relisting(
            listing.item,
            object_of(change.details.get("body")),
            category=listing.category,
            attributes=listing.attributes,
            seller=seller,
            site=site,
        )
    )


def is_of_sale(change: Change) -> bool:
    """Return whether a change may affect the net amount of a sale."""
    return change.kind is not Kind.UPDATE or not _NOT_OF_SALE.issuperset(change.changes)


def net_of(
    terms: Terms | None, currency_id: str, before: WireItem, after: WireItem, change: Change
) -> SaleNet:
    """Return the net amount of a sale before and after; unknown without ``terms``."""
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
    """Return the changes of a listing, field by field."""
    match change.kind:
        case Kind.UPDATE:
            paths = change.changes.items()
            return tuple(
                FieldStep(path, read_path(item, path), value, own_name(path, item))
                for path, value in paths
            )
        case _:
            steps = [
                FieldStep(p, read_path(item, p), read_path(after, p)) for p in _SHOWN_OF_ANOTHER
            ]
            steps = [step for step in steps if not same_value(step.before, step.after)]
            parts = object_of(change.details.get("body")).get("variations")
            for entry in objects_of(parts):
                for field, value in entry.items():
                    path = f"variations.{entry['id']}.{field}"
                    if field != "id":
                        name = name_at(path, item)
                        steps.append(FieldStep(path, read_path(item, path), value, name))
            return tuple(steps)
