"""Findings of a draft before it is sent: unreadable text, and the findings of the rules."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from app.domain.shapes import JsonObject, objects_of, sequence_of, text_of
from app.domain.wire_item import WireItem, item_of
from app.editing.barcodes import check_barcodes
from app.editing.creation import creation_form, later_variations
from app.editing.form.unseen_text import unseen_in
from app.editing.item_paths import DESCRIPTION
from app.editing.values import FILE_MARK
from app.editing.variation_list import VARIATIONS
from app.rules.changes.resulting import resulting_item
from app.rules.findings import Finding
from app.rules.listing import check_change, check_listing
from app.rules.offer.shipping import settle_free_shipping
from app.rules.offer.title import check_description

if TYPE_CHECKING:
    from app.domain.models.attribute import AttributeDefinition
    from app.domain.models.category import Category
    from app.editing.draft import ItemDraft
    from app.rules.sellers import SellerStanding
    from app.rules.sites import SiteRules


def check_draft(
    draft: ItemDraft,
    *,
    category: Category,
    attributes: Sequence[AttributeDefinition],
    seller: SellerStanding,
    site: SiteRules,
) -> tuple[Finding, ...]:
    """Return every finding of the change that ``draft`` would send, unreadable text first.

    An error among them blocks sending.
    """
    return judge_draft(draft, category=category, attributes=attributes, seller=seller, site=site)[0]


def judge_draft(
    draft: ItemDraft,
    *,
    category: Category,
    attributes: Sequence[AttributeDefinition],
    seller: SellerStanding,
    site: SiteRules,
) -> tuple[tuple[Finding, ...], WireItem]:
    """Return the findings of ``check_draft``, and the listing as it would be after sending."""
    payload = _with_local_pictures(draft.payload())
    resulting = resulting_item(draft.base, payload, attributes)
    ruled = check_change(
        draft.base,
        payload,
        category=category,
        attributes=attributes,
        seller=seller,
        site=site,
        resulting=resulting,
    )
    longest = category.limits.max_description_length
    typed = (*check_barcodes(draft), *_check_unseen(draft))
    findings = (*ruled, *_check_description(draft, longest), *typed)
    shipping = settle_free_shipping(resulting[0], seller=seller, site=site, method_ids=())
    return _with_unread(draft, findings), {**resulting[0], "shipping": shipping}


def check_creation(
    draft: ItemDraft,
    *,
    category: Category,
    attributes: Sequence[AttributeDefinition],
    seller: SellerStanding,
    site: SiteRules,
    listing_types: Collection[str],
) -> tuple[Finding, ...]:
    """Return every finding of the new listing that ``draft`` would create, unreadable text first.

    An error among them blocks sending. ``listing_types`` are those of the site.
    """
    form = creation_form(draft, site.id)
    if local := draft.pictures():
        form["pictures"] = [_picture(ref.wire()) for ref in local]
    if later := later_variations(draft):
        form[VARIATIONS] = [_variation(one) for one in later]
    ruled = check_listing(
        item_of(form),
        category=category,
        attributes=attributes,
        seller=seller,
        site=site,
        listing_types=listing_types,
    )
    return _with_unread(draft, (*ruled, *check_barcodes(draft), *_check_unseen(draft)))


def _with_unread(draft: ItemDraft, findings: Iterable[Finding]) -> tuple[Finding, ...]:
    unread = tuple(
        Finding.error(path, typed.code, value=typed.text, meant=list(typed.meant))
        for path, typed in draft.unread().items()
    )
    silent = {finding.path for finding in unread}
    return unread + tuple(finding for finding in findings if finding.path not in silent)


def _check_unseen(draft: ItemDraft) -> Iterator[Finding]:
    """Yield a warning for each text with invisible characters, which may be intentional."""
    for path in draft.changed_paths():
        if marks := unseen_in(draft.value(path)):
            yield Finding.warning(path, "input.unseen", marks=", ".join(marks))


def _check_description(draft: ItemDraft, longest: int | None) -> Iterator[Finding]:
    text = draft.description()
    if text is not None and not text.strip():
        # The marketplace can replace a description; no request removes one.
        yield Finding.error(DESCRIPTION, "description.empty")
    elif text is not None:
        yield from check_description(text, longest)


def _with_local_pictures(payload: JsonObject) -> dict[str, object]:
    # A picture that waits for its upload will have an id by then; the rules only count pictures.
    body = dict(payload)
    if "pictures" in body:
        body["pictures"] = [_picture(one) for one in objects_of(body["pictures"])]
    if VARIATIONS in body:
        body[VARIATIONS] = [_variation(one) for one in objects_of(body[VARIATIONS])]
    return body


def _picture(sent: JsonObject) -> JsonObject:
    return {"id": sent["file"]} if "file" in sent else sent


def _variation(sent: JsonObject) -> JsonObject:
    if "picture_ids" not in sent:
        return sent
    shown = [text_of(one).removeprefix(FILE_MARK) for one in sequence_of(sent["picture_ids"])]
    return {**sent, "picture_ids": shown}
