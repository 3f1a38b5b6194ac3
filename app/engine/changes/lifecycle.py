"""Life-cycle steps of a listing, such as pausing and relisting, and the obstacles to them."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from app.domain.shapes import text_of
from app.domain.vocabulary import ItemStatus, ItemTag, SubStatus
from app.domain.wire_item import WireItem
from app.rules.changes.relisting import is_relistable, relisting_tags
from app.rules.changes.status import (
    allowed_transitions,
    check_deletion,
    is_closed,
    status_of,
    sub_status_of,
)
from app.rules.offer.listing_types import NEW_MODEL
from app.workspace.journal.outbox_row import OutboxState
from app.workspace.outbox_command import Kind

if TYPE_CHECKING:
    from collections.abc import Collection

    from app.workspace.journal.outbox_reads import OutboxReads


class LifecycleStep(StrEnum):
    """A step in the life cycle of a listing."""

    PAUSE = "pause"
    ACTIVATE = "activate"
    TYPE = "type"
    CLOSE = "close"
    RELIST = "relist"
    DELETE = "delete"


class Obstacle(StrEnum):
    """A reason why a step is not possible at present."""

    SO_ALREADY = "so_already"
    NO_STOCK = "no_stock"
    """A listing without stock cannot become active."""
    CLOSED = "closed"
    """A closed listing cannot be changed; it can be relisted."""
    NOT_CLOSED = "not_closed"
    """Only a closed listing can be deleted or relisted."""
    DELETED = "deleted"
    ONLY_CLOSING = "only_closing"
    """The marketplace controls the status, as during a review: the seller can only close the
    listing."""
    UNKNOWN_STATUS = "unknown_status"


TYPES_IN_FORCE = NEW_MODEL
"""The listing types that can be chosen for a selection."""


STATUSES: dict[LifecycleStep, ItemStatus] = {
    LifecycleStep.PAUSE: ItemStatus.PAUSED,
    LifecycleStep.ACTIVATE: ItemStatus.ACTIVE,
    LifecycleStep.CLOSE: ItemStatus.CLOSED,
}
"""The resulting status of steps that change nothing else."""


def relisted_before(store: OutboxReads, ids: Collection[str]) -> frozenset[str]:
    """Return those of the listings for which a relisting was sent or is in the outbox."""
    gone = (OutboxState.REFUSED, OutboxState.CANCELLED)
    return frozenset(
        item_id
        for item_id in ids
        for row in store.all_of_item(item_id)
        if row.kind is Kind.RELIST and row.state not in gone
    )


class RelistChoice(NamedTuple):
    """A listing type available for a relisting, with its details."""

    listing_type_id: str
    keeps_visits: bool
    is_free: bool


_WITHOUT_STOCK = "out_of_stock"


def obstacle_to(item: WireItem, step: LifecycleStep) -> Obstacle | None:
    """Return the obstacle to ``step`` for a listing, or ``None``."""
    if SubStatus.DELETED in sub_status_of(item):
        return Obstacle.DELETED
    if not status_of(item):
        return Obstacle.UNKNOWN_STATUS
    match step:
        case LifecycleStep.RELIST:
            return None if is_relistable(item, relisted=False) else Obstacle.NOT_CLOSED
        case LifecycleStep.DELETE:
            return Obstacle.NOT_CLOSED if any(check_deletion(item, True)) else None
        case LifecycleStep.TYPE:
            return Obstacle.CLOSED if is_closed(item) else None
    wanted = STATUSES[step]
    if status_of(item) == wanted:
        return Obstacle.SO_ALREADY
    allowed = allowed_transitions(item)
    if wanted in allowed:
        return None
    if is_closed(item):
        return Obstacle.CLOSED
    if status_of(item) == ItemStatus.PAUSED:
        return Obstacle.NO_STOCK
    return Obstacle.ONLY_CLOSING if allowed else Obstacle.UNKNOWN_STATUS


def obstacle_in_state(state: str, step: LifecycleStep) -> Obstacle | None:
    """Return the obstacle to ``step`` for listings of which only the state is known, or ``None``.

    The state is a status, or ``out_of_stock`` for listings that are paused without stock.
    """
    empty = state == _WITHOUT_STOCK
    status = ItemStatus.PAUSED.value if empty else state
    return obstacle_to({"status": status, "available_quantity": 0 if empty else 1}, step)


def relist_choices(item: WireItem) -> tuple[RelistChoice, ...]:
    """Return the listing types with which ``item`` can be relisted, its own first."""
    own = text_of(item.get("listing_type_id"))
    return tuple(
        RelistChoice(
            one,
            ItemTag.DRAGGED_BIDS_AND_VISITS in relisting_tags(one),
            ItemTag.FREE_RELIST in relisting_tags(one),
        )
        for one in dict.fromkeys((own, *NEW_MODEL))
        if one
    )
