"""All checks for a whole listing, new or changed."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING

from app.domain.shapes import JsonObject, is_blank, object_of
from app.domain.wire_item import WireItem, shipping_of, variations_in, variations_of
from app.rules.attributes.attributes import READ_ONLY, Normalised, check_attribute_entries
from app.rules.attributes.variations import check_variation_change, variation_path
from app.rules.changes.locks import FIXED, LOCKED_BY_SALES, LOCKED_BY_VARIATIONS, OPEN_WHEN_CLOSED
from app.rules.changes.resulting import resulting_item
from app.rules.changes.status import check_deletion, check_status_change, is_closed
from app.rules.differences import changed_paths, is_same, is_touched
from app.rules.findings import Finding
from app.rules.numbers import as_whole
from app.rules.offer.listing_types import ORDER, check_condition, check_listing_type
from app.rules.offer.shipping import check_mandatory_free_shipping
from app.rules.offer.shipping_fields import check_shipping_change
from app.rules.offer.stock import check_new_stock, offered_stock, quantities_differ, total_stock
from app.rules.offer.title import check_custom_field, check_description
from app.rules.sellers import SellerStanding
from app.rules.sites import SiteRules
from app.rules.state import check_state

if TYPE_CHECKING:
    from app.domain.models.attribute import AttributeDefinition
    from app.domain.models.category import Category

_OWN_CODE = frozenset({"listing_type_id", "currency_id"})


def check_listing(
    item: WireItem,
    *,
    category: Category,
    attributes: Sequence[AttributeDefinition],
    seller: SellerStanding,
    site: SiteRules,
    listing_types: Collection[str] = ORDER,
    normalised: Normalised | None = None,
) -> list[Finding]:
    """Return every problem of a listing in creation form; without errors it can be published.

    ``item`` is a wire object with parsed numbers; values of a wrong type become findings, not
    exceptions. ``category`` is the item's category, and ``attributes`` are its definitions.
    ``normalised`` are the item's attributes as they would be stored, if known.
    """
    settings = category.limits
    findings = list(_check_site(item, site))
    findings.extend(
        check_state(
            item,
            category=category,
            attributes=attributes,
            site=site,
            new=True,
            normalised=normalised,
        )
    )
    findings.extend(check_listing_type(item, seller=seller, site=site, known=listing_types))
    findings.extend(check_description(item.get("description"), settings.max_description_length))
    findings.extend(check_new_stock(item))
    findings.extend(_check_quantities(item))
    findings.extend(check_mandatory_free_shipping(item, seller=seller, site=site))
    return findings


def check_change(
    before: WireItem,
    changes: JsonObject,
    *,
    category: Category,
    attributes: Sequence[AttributeDefinition],
    seller: SellerStanding,
    site: SiteRules,
    resulting: tuple[WireItem, Sequence[Finding]] | None = None,
) -> list[Finding]:
    """Return every problem of an update: locked fields, and problems of the resulting listing.

    ``before`` is the whole listing, ``changes`` the partial body of the update, ``category`` that
    of the listing after the update. A field that is sent unchanged is no change. Problems that the
    listing already had count only if the update touches them, so that an old listing can be edited
    even if the rules have become stricter. ``resulting`` is the result of ``resulting_item`` for
    the update, if known.
    """
    findings: list[Finding] = []
    if is_closed(before):
        findings.extend(_check_closed(before, changes))
        return findings
    after, dropped = resulting or resulting_item(before, changes, attributes)
    findings.extend(_check_locks(before, changes, after))
    findings.extend(_check_sent(before, changes, after, attributes))
    findings.extend(dropped)
    changed = changed_paths(before, after)
    findings.extend(_check_forced_shipping(before, changes, after, seller, site))
    findings.extend(check_condition(before, after, seller=seller, site=site))
    moved = "category_id" in changed
    found = check_state(
        after, category=category, attributes=attributes, site=site, new=moved, changed=changed
    )
    had = (
        # In another category nothing of the listing has been checked yet; earlier problems matter
        # only if there is a problem now.
        []
        if moved or not found
        else check_state(
            before, category=category, attributes=attributes, site=site, changed=changed
        )
    )
    findings.extend(
        finding
        for finding in found
        # Attributes set by the marketplace are reported only if they were sent.
        if finding.code != READ_ONLY
        and (is_touched(finding.path, changed) or finding not in had)
        and finding not in findings
    )
    return findings


def _check_site(item: WireItem, site: SiteRules) -> Iterator[Finding]:
    if is_blank(item.get("site_id")):
        # If it is missing, the seller's site is used; a seller may have none.
        if not site.id:
            yield Finding.error("site_id", "item.site_id.required")
    elif item["site_id"] != site.id:
        yield Finding.error("site_id", "item.site_id.invalid", site=site.id)


def _check_closed(before: WireItem, changes: JsonObject) -> Iterator[Finding]:
    for name, value in changes.items():
        if name == "variations":
            # As specified: also if they are sent unchanged, provided there are some.
            if variations_of(before) or _differs(before, name, value or []):
                yield Finding.error("variations", "item.variations.not_modifiable")
        elif name == "deleted":
            yield from check_deletion(before, value)
        elif name == "status":
            yield from check_status_change(before, value, total_stock(before))
        elif name in OPEN_WHEN_CLOSED:
            yield from check_custom_field(value)
        elif _differs(before, name, value):
            path = "available_quantity" if name == "quantity" else name
            yield Finding.error(path, "item.status.not_modifiable", field=path)


def _check_locks(before: WireItem, changes: JsonObject, after: WireItem) -> Iterator[Finding]:
    sold = as_whole(before.get("sold_quantity")) or 0
    varied = bool(variations_of(after))
    for name, value in changes.items():
        if not _differs(before, name, value):
            continue
        path = "available_quantity" if name == "quantity" else name
        if path in LOCKED_BY_VARIATIONS and varied:
            yield Finding.error(path, f"item.{path}.has_variations")
        elif path in LOCKED_BY_SALES and sold > 0:
            yield Finding.error(path, f"item.{path}.not_modifiable", sold=sold)
        elif path in _OWN_CODE:
            yield Finding.error(path, f"item.{path}.not_modifiable")
        elif path in FIXED:
            yield Finding.error(path, "item.field.not_modifiable", field=path)


def _check_sent(
    before: WireItem,
    changes: JsonObject,
    after: WireItem,
    attributes: Sequence[AttributeDefinition],
) -> Iterator[Finding]:
    yield from _check_quantities(changes)
    if "attributes" in changes:
        yield from check_attribute_entries(changes["attributes"])
    if "shipping" in changes:
        yield from check_shipping_change(before, changes["shipping"])
    if "variations" in changes:
        yield from check_variation_change(before, changes["variations"], attributes)
    if "status" in changes:
        yield from check_status_change(before, changes["status"], offered_stock(after))
    if "deleted" in changes:
        yield from check_deletion(before, changes["deleted"])


def _check_quantities(form: JsonObject) -> Iterator[Finding]:
    """Check that a form with both names of the stock has the same value for both."""
    if quantities_differ(form):
        yield Finding.error("available_quantity", "item.quantity.conflict")
    for index, entry in enumerate(variations_in(form.get("variations"))):
        if quantities_differ(entry):
            path = f"{variation_path(entry, index)}.available_quantity"
            yield Finding.error(path, "item.quantity.conflict")


def _check_forced_shipping(
    before: WireItem,
    changes: JsonObject,
    after: WireItem,
    seller: SellerStanding,
    site: SiteRules,
) -> Iterator[Finding]:
    """Refuse to remove free shipping from a listing that must have it.

    If an update only makes it mandatory, the service adds it by itself.
    """
    offered = shipping_of(before).get("free_shipping")
    wanted = object_of(changes.get("shipping")).get("free_shipping")
    if offered is True and wanted is False:
        yield from check_mandatory_free_shipping(after, seller=seller, site=site)


def _differs(before: JsonObject, name: str, value: object) -> bool:
    return not is_same(before.get("available_quantity" if name == "quantity" else name), value)
