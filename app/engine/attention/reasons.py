"""Entries of the inbox: their kind, their subject and the possible actions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.rules.attributes.quality import Lacking
    from app.workspace.journal.outbox_row import OutboxRow
    from app.workspace.journal.schedules import Schedule
    from app.workspace.listing_rows import ItemRow

PAGE = 20
"""The number of entries of a kind that are read; the others are only counted."""
UNHEALTHY = 0.5
"""Active listings with a health below this value are listed."""
SOON_DAYS = 7
"""The number of days before its end from which a listing is listed."""


VIEW_QUERIES = {
    "active": "status:active -status:out_of_stock",
    "out_of_stock": "status:out_of_stock",
    "losing": "-status:closed net:<0",
    "below_floor": "-status:closed below_floor:yes",
}
"""The query that is equivalent to a view of the listings."""


class Kind(StrEnum):
    """The kind of reason why something needs the seller, in display order."""

    CONFLICT = "conflict"
    REFUSED = "refused"
    UNKNOWN = "unknown"
    HELD = "held"
    SCHEDULE = "schedule"
    PATCH = "waiting_for_patch"
    DOCUMENTS = "pending_documentation"
    STOPPED = "stopped"
    REVIEW = "under_review"
    PAYMENT = "payment_required"
    SUSPECTED = "suspected"
    OUT_OF_STOCK = "out_of_stock"
    LOSING = "losing"
    BELOW_FLOOR = "below_floor"
    ENDING = "ending"
    WARNED = "warned"
    UNHEALTHY = "unhealthy"
    IMPOSED = "mandatory_shipping"


NOTHING_TO_DO = (Kind.REVIEW, Kind.IMPOSED)
"""Kinds that are shown for information only; the seller has nothing to do."""


class Act(StrEnum):
    """An action for an entry; the most helpful action comes first."""

    DECIDE = "decide"
    """Show the outbox row, with the decision about it."""
    OUTBOX = "outbox"
    """Show the outbox row; there is nothing to decide about it."""
    RESTOCK = "restock"
    OPEN = "open"
    """Open the listing at the field of the entry."""
    SCHEDULES = "schedules"
    """Show the scheduled plans."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of the inbox, about a listing, an outbox row or a schedule.

    ``since`` and ``ends_at`` are in milliseconds since 1970, ``since`` is ``None`` if the time is
    not known; ``field`` is the form path that the entry is about, ``message`` the marketplace's
    message.
    """

    kind: Kind
    item_id: str
    title: str
    acts: tuple[Act, ...] = ()
    field: str = ""
    since: int | None = None
    listing: ItemRow | None = None
    row: OutboxRow | None = None
    schedule: Schedule | None = None
    ends_at: int | None = None
    lacking: Lacking | None = None
    message: str = ""


@dataclass(frozen=True, slots=True)
class Shown:
    """The search that shows all listings of a kind: the ``text`` of a query within a ``view``."""

    text: str = ""
    view: str = "all"

    @property
    def query(self) -> str:
        """The search as one query, with the view as a condition."""
        return f"{VIEW_QUERIES.get(self.view, '')} {self.text}".strip()


QUERIES = {
    Kind.PATCH: Shown("-status:closed status:waiting_for_patch"),
    Kind.ENDING: Shown(f"status:active,paused ends:0..{SOON_DAYS}"),
    Kind.IMPOSED: Shown("-status:closed mandatory_shipping:yes"),
    Kind.WARNED: Shown("-status:closed warnings:>0"),
    Kind.UNHEALTHY: Shown(f"health:<{UNHEALTHY}", "active"),
}
"""The search for all listings of a kind, for kinds with a query but without a view of their own."""


@dataclass(frozen=True, slots=True)
class Group:
    """All entries of one kind: their number, the first entries, and the search that shows them all.

    ``shown`` is ``None`` if the kind is not about listings.
    """

    kind: Kind
    count: int
    entries: tuple[Entry, ...]
    shown: Shown | None = None


def total_of(groups: Iterable[Group]) -> int:
    """Return the number of entries that wait for the seller, without purely informative kinds."""
    return sum(group.count for group in groups if group.kind not in NOTHING_TO_DO)


def in_order(groups: Iterable[Group]) -> tuple[Group, ...]:
    """Return the groups that are not empty, in the order of their kinds."""
    places = {kind: place for place, kind in enumerate(Kind)}
    return tuple(sorted((g for g in groups if g.count), key=lambda g: places[g.kind]))
