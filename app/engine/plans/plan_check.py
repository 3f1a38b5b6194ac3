"""What would become of a plan, by the catalogue and the rules, without asking anybody."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from app.domain.shapes import JsonObject, object_of, text_of
from app.domain.wire import Unreadable, read_json
from app.editing.checks import check_draft
from app.editing.item_paths import read_path
from app.editing.merge import MergeConflict
from app.editing.stock_sum import Standing
from app.engine.catalog.categories import CategoryBook
from app.engine.connection import Connection
from app.engine.notices import NoticeError
from app.engine.sending.conflicts import findings_of_conflicts
from app.engine.sending.side_effects import side_effects
from app.rules.changes.resulting import resulting_item
from app.rules.findings import Finding
from app.rules.offer.shipping import settle_free_shipping
from app.rules.sellers import standing_of
from app.rules.sites import site_rules

if TYPE_CHECKING:
    from app.clock import Clock
    from app.domain.wire_item import WireItem
    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.plans.plan import Plan, PlannedListing


class Outlook(StrEnum):
    """What would become of one listing of a plan."""

    READY = "ready"
    WARNED = "warned"
    """It would be taken, and there is something to know."""
    REFUSED = "refused"
    CHANGED_SINCE = "changed_since"
    """Somebody changed the same field after the plan was made: it would be held."""
    SO_ALREADY = "so_already"
    GONE = "gone"


GOOD = (Outlook.READY, Outlook.WARNED, Outlook.SO_ALREADY)


@dataclass(frozen=True, slots=True)
class Checked:
    """One listing of a plan, what would become of it, and why."""

    item_id: str
    title: str
    outlook: Outlook
    findings: tuple[Finding, ...] = ()


async def check_plan(catalog: ItemCatalog, plan: Plan, clock: Clock) -> AsyncIterator[Checked]:
    """Yield what would become of each listing of ``plan``, by the catalogue as it is now."""
    categories = CategoryBook(catalog, Connection(clock))
    standing = standing_of(_user(catalog, plan.user_id))
    site = site_rules(plan.site_id)
    for entry in plan.listings:
        body = catalog.facts(entry.item_id)
        outlook, findings = compare(entry, body)
        if body is not None and outlook is Outlook.READY:
            draft = entry.sent_over(body)
            try:
                category_id = text_of(body.get("category_id"))
                attributes = await categories.attributes(category_id)
                findings = check_draft(
                    draft,
                    category=await categories.category(category_id),
                    attributes=attributes,
                    seller=standing,
                    site=site,
                )
                after, _ = resulting_item(body, draft.payload(), attributes)
                shipping = settle_free_shipping(after, seller=standing, site=site, method_ids=())
                after = {**after, "shipping": shipping}
                findings = (*findings, *side_effects(body, after, entry.after))
            except NoticeError:
                findings = (Finding.warning("category_id", "category.unknown"),)
            if any(finding.is_error for finding in findings):
                outlook = Outlook.REFUSED
            elif findings:
                outlook = Outlook.WARNED
        yield Checked(entry.item_id, entry.title, outlook, findings)


def compare(entry: PlannedListing, body: WireItem | None) -> tuple[Outlook, tuple[Finding, ...]]:
    """Return how a listing stands to its plan: to be done, done, changed since, or gone."""
    if body is None:
        return Outlook.GONE, ()
    if entry.is_done_in(body):
        return Outlook.SO_ALREADY, ()
    moved = [path for path, one in entry.standings(body).items() if one is Standing.MOVED]
    conflicts = (
        MergeConflict(path, entry.before[path], entry.after[path], read_path(body, path))
        for path in moved
    )
    return (Outlook.CHANGED_SINCE if moved else Outlook.READY), findings_of_conflicts(conflicts)


def _user(catalog: ItemCatalog, user_id: str) -> JsonObject:
    body = catalog.document("user", user_id)
    try:
        return object_of(None if body is None else read_json(body))
    except Unreadable:
        return {}
