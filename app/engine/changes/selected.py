"""A step in the life of each of several listings: what it would do, or what is against it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.domain.shapes import text_of
from app.engine.changes.intents import DELETED, NewStatus, NewType, Relisting
from app.engine.changes.judging import NOT_RELISTABLE, judge
from app.engine.changes.life import LifeStep, Obstacle, obstacle_to
from app.engine.changes.prepared import Intent, LiveListing
from app.rules.findings import Finding
from app.rules.offer.listing_types import NEW_MODEL
from app.workspace.journal.outbox_row import OutboxState
from app.workspace.outbox_command import Change, Kind

if TYPE_CHECKING:
    from collections.abc import Collection

    from app.rules.sellers import SellerStanding
    from app.rules.sites import SiteRules
    from app.workspace.journal.outbox_reads import OutboxReads


TYPES_IN_FORCE = NEW_MODEL
"""The listing types that a selection can be moved to."""


class SelectedChange(NamedTuple):
    """What a step would do to one listing: nothing where there is no ``change``.

    Then ``obstacle`` or the errors of ``findings`` say why; with neither it is so already.
    """

    item_id: str
    title: str
    status: str
    change: Change | None = None
    findings: tuple[Finding, ...] = ()
    obstacle: Obstacle | None = None

    @property
    def is_refused(self) -> bool:
        """Whether something is against it."""
        return self.obstacle is not None or any(one.is_error for one in self.findings)


def selected_change(
    listing: LiveListing,
    step: LifeStep,
    type_id: str = "",
    *,
    seller: SellerStanding,
    site: SiteRules,
    relisted: Collection[str] = (),
) -> SelectedChange:
    """Return what relisting, deleting or another type (``type_id``) would do to a listing.

    ``relisted`` are listings that were listed again from here before.
    """
    item = listing.item
    item_id, status = text_of(item.get("id")), text_of(item.get("status"))
    selected = SelectedChange(item_id, text_of(item.get("title")), status)
    obstacle = obstacle_to(item, step)
    if obstacle is not None:
        return selected._replace(obstacle=obstacle)
    if step is LifeStep.RELIST and item_id in relisted:
        return selected._replace(findings=(Finding.error("status", NOT_RELISTABLE),))
    change = _intent(step, item_id, type_id).over(listing)
    if change.kind is Kind.UPDATE and not change.changes:
        return selected
    judged = judge(listing, change, seller=seller, site=site)
    selected = selected._replace(findings=judged.findings)
    return selected if selected.is_refused else selected._replace(change=change)


def relisted_before(store: OutboxReads, ids: Collection[str]) -> frozenset[str]:
    """Return those of the listings that were listed again from here, or are being so."""
    gone = (OutboxState.REFUSED, OutboxState.CANCELLED)
    return frozenset(
        item_id
        for item_id in ids
        for row in store.all_of_item(item_id)
        if row.kind is Kind.RELIST and row.state not in gone
    )


def _intent(step: LifeStep, item_id: str, type_id: str) -> Intent:
    match step:
        case LifeStep.RELIST:
            return Relisting(item_id)
        case LifeStep.TYPE:
            return NewType(item_id, type_id)
    return NewStatus(item_id, DELETED)
