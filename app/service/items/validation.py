"""Validation of writes: looks up data for the rules and turns their findings into answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from app.domain.identifier import is_identifier
from app.domain.models.category import Category
from app.domain.shapes import JsonObject, is_blank, sequence_of, text_of
from app.domain.wire_item import WireItem, WireItemAttribute, attributes_of, pictures_of
from app.domain.wire_user import WireUser
from app.rules.attributes.attributes import normalise_attributes
from app.rules.attributes.definitions import Definitions
from app.rules.changes.locks import FIXED, MODIFIABLE
from app.rules.differences import is_same
from app.rules.findings import Finding, errors_of, warnings_of
from app.rules.listing import check_change, check_listing
from app.rules.sellers import SellerStanding
from app.rules.sites import SiteRules
from app.service.errors import ValidationRefused
from app.service.items.messages import entries_of
from app.service.items.picture_refs import check_known_pictures
from app.service.market.market import Market
from app.service.stores.categories import KnownCategory

_UPDATES = frozenset({*FIXED, *MODIFIABLE, "quantity", "deleted"})
# A substitute for a category that does not exist, so that everything else is still checked.
_NO_CATEGORY = KnownCategory(Category(id=""), Definitions(), None)


@dataclass(frozen=True, slots=True)
class Judged:
    """A write that passed the rules: the data looked up for it, and the warnings."""

    known: KnownCategory
    standing: SellerStanding
    site: SiteRules
    warnings: tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class JudgedListing(Judged):
    """A creation form that passed the rules, and its attributes as they are stored."""

    attributes: list[WireItemAttribute]


def judge_listing(market: Market, form: WireItem, seller: WireUser) -> JudgedListing:
    """Validate a creation form of a seller.

    Raise :class:`ValidationRefused` with all causes.
    """
    site = market.sites.rules(text_of(seller.get("site_id")))
    standing = market.users.standing(str(seller["id"]))
    known, category_findings = _category(market, form.get("category_id"), site)
    normalised = normalise_attributes(attributes_of(form), known.attributes)
    found = check_listing(
        form,
        category=known.category,
        attributes=known.attributes,
        seller=standing,
        site=site,
        listing_types=market.sites.listing_type_ids(site.id),
        normalised=normalised,
    )
    if category_findings:
        found = [finding for finding in found if finding.path != "category_id"]
        # Without the category's definitions no attribute can be called unknown.
        found = [finding for finding in found if not finding.path.startswith("attributes")]
    findings = [*category_findings, *found]
    findings += check_known_pictures(market, form.get("pictures"), str(seller["id"]))
    return JudgedListing(known, standing, site, _accepted(findings), normalised.stored)


def judge_change(
    market: Market,
    before: WireItem,
    changes: JsonObject,
    seller: WireUser,
) -> Judged:
    """Validate an update of a seller's item.

    Raise :class:`ValidationRefused` with all causes.
    """
    site = market.sites.rules(text_of(before.get("site_id")))
    standing = market.users.standing(str(seller["id"]))
    category_id = changes.get("category_id") or before.get("category_id")
    known, category_findings = _category(market, category_id, site)
    # A listing whose category no longer exists can still be edited, and is checked without one.
    category = known.category if known.category.id else Category(id=text_of(category_id))
    findings = list(
        check_change(
            before,
            changes,
            category=category,
            attributes=known.attributes,
            seller=standing,
            site=site,
        )
    )
    if "category_id" in changes:
        findings += category_findings
    findings += _check_unknown_fields(before, changes)
    kept = {text_of(picture.get("id")) for picture in pictures_of(before)}
    new = [
        picture if text_of(picture.get("id")) not in kept else {}
        for picture in sequence_of(changes.get("pictures"))
        if isinstance(picture, Mapping)
    ]
    findings += check_known_pictures(market, new, str(seller["id"]))
    return Judged(known, standing, site, _accepted(findings))


def _accepted(findings: Sequence[Finding]) -> tuple[Finding, ...]:
    """Return the warnings; raise :class:`ValidationRefused` if there are errors."""
    if not findings:
        return ()
    errors = errors_of(findings)
    if errors:
        # A field may be missing because it was dropped, so warnings at its path are included.
        paths = {finding.path for finding in errors}
        raise ValidationRefused(
            entries_of(one for one in findings if one.is_error or one.path in paths)
        )
    return warnings_of(findings)


def _category(
    market: Market, category_id: object, site: SiteRules
) -> tuple[KnownCategory, list[Finding]]:
    if is_blank(category_id):
        return _NO_CATEGORY, [Finding.error("category_id", "item.category_id.required")]
    known = market.categories.known(category_id)
    if known is None or known.site_id not in ("", site.id):
        return _NO_CATEGORY, [Finding.error("category_id", "item.category_id.invalid")]
    return known, []


def _check_unknown_fields(before: JsonObject, changes: JsonObject) -> Iterator[Finding]:
    """Refuse changes of fields that no update can change, unless the value is the same."""
    for name, value in changes.items():
        if name not in _UPDATES and not is_same(before.get(name), value):
            shown = name[:_LONGEST_NAME]
            path = shown if is_identifier(shown) else "field"
            yield Finding.error(path, "item.field.not_modifiable", field=shown)


_LONGEST_NAME = 64
