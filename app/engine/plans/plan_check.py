"""Local check of a plan, based on the catalog and the rules, without requests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from app.domain.shapes import JsonObject, object_of, text_of
from app.domain.wire import Unreadable, read_json
from app.editing.change import MergeConflict
from app.editing.checks import judge_draft
from app.editing.item_paths import LISTING_TYPE, read_path
from app.editing.stock_rebase import LiveState
from app.engine.catalog.own_codes import taken_codes
from app.engine.catalog.stored_categories import StoredCategories
from app.engine.plans.type_and_relisting_checks import judge_relisting, judge_type
from app.engine.sending.conflicts import findings_of_conflicts
from app.engine.sending.side_effects import side_effects
from app.rules.findings import Finding
from app.rules.sellers import standing_of
from app.workspace.outbox_command import Change, Kind

if TYPE_CHECKING:
    from app.domain.wire_item import WireItem
    from app.editing.draft import ItemDraft
    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.plans.plan import Plan, PlannedListing


class Outlook(StrEnum):
    """The expected outcome for one listing of a plan."""

    READY = "ready"
    WARNED = "warned"
    """The change would be accepted, with a warning."""
    REFUSED = "refused"
    CHANGED_SINCE = "changed_since"
    """Somebody changed the same field after the plan was made: the change would be held."""
    SO_ALREADY = "so_already"
    GONE = "gone"


GOOD = (Outlook.READY, Outlook.WARNED, Outlook.SO_ALREADY)


@dataclass(frozen=True, slots=True)
class Checked:
    """One listing of a plan, its expected outcome, and the reasons."""

    item_id: str
    title: str
    outlook: Outlook
    findings: tuple[Finding, ...] = ()
    currency_id: str = ""


class PlanJudge:
    """The validator of changes to a shop's listings, based on the catalog and the rules."""

    def __init__(self, catalog: ItemCatalog, user_id: str, site_id: str) -> None:
        self._catalog = catalog
        self._categories = StoredCategories(catalog)
        self.seller = standing_of(_user(catalog, user_id))
        self.site = catalog.site(site_id)

    def look(
        self, body: WireItem, edit: ItemDraft | Change, asked: Mapping[str, object]
    ) -> tuple[tuple[Finding, ...], WireItem | None]:
        """Return the findings for ``edit`` over ``body``, and the listing after it.

        The findings include side effects beyond the values ``asked`` for by form path. An edit of
        fields is a draft; a request of its own is a change. If the category is not known, that is
        the only finding.
        """
        category_id = text_of(body.get("category_id"))
        category = self._categories.category(category_id)
        attributes = self._categories.attributes(category_id)
        if category is None or attributes is None:
            return (Finding.warning("category_id", "category.unknown"),), None
        if isinstance(edit, Change) and edit.kind is Kind.LISTING_TYPE:
            wanted = text_of(edit.details.get(LISTING_TYPE))
            return judge_type(body, wanted, seller=self.seller, site=self.site)
        if isinstance(edit, Change):
            again = object_of(edit.details.get("body"))
            return judge_relisting(
                body,
                again,
                category=category,
                attributes=attributes,
                seller=self.seller,
                site=self.site,
            )
        findings, after = judge_draft(
            edit, category=category, attributes=attributes, seller=self.seller, site=self.site
        )
        codes = taken_codes(self._catalog, asked, text_of(body.get("id")))
        return (*findings, *side_effects(body, after, asked), *codes), after


def check_plan(catalog: ItemCatalog, plan: Plan) -> Iterator[Checked]:
    """Yield the expected outcome for each listing of ``plan``, by the present catalog."""
    judge = PlanJudge(catalog, plan.user_id, plan.site_id)
    for entry in plan.listings:
        body = catalog.facts(entry.item_id)
        outlook, findings = compare(entry, body)
        if body is not None and outlook is Outlook.READY:
            change = entry.change()
            edit = entry.sent_over(body) if change.kind is Kind.UPDATE else change
            findings, _ = judge.look(body, edit, entry.after)
            if any(finding.is_error for finding in findings):
                outlook = Outlook.REFUSED
            elif findings:
                outlook = Outlook.WARNED
        currency_id = text_of(entry.base.get("currency_id"))
        yield Checked(entry.item_id, entry.title, outlook, findings, currency_id)


def compare(entry: PlannedListing, body: WireItem | None) -> tuple[Outlook, tuple[Finding, ...]]:
    """Return the state of a listing relative to its plan: ready, done, changed since, or gone."""
    if body is None:
        return Outlook.GONE, ()
    if entry.is_done_in(body):
        return Outlook.SO_ALREADY, ()
    moved = [path for path, one in entry.live_states(body).items() if one is LiveState.DIVERGED]
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
