"""What needs the seller: of which kind it is, what it is about, and what can be done about it."""

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
"""How many of a kind are read; the others are counted."""
UNHEALTHY = 0.5
"""Active listings with a health below this are named."""
SOON_DAYS = 7
"""How many days before its end a listing is named."""


VIEW_QUERIES = {
    "active": "status:active -status:out_of_stock",
    "out_of_stock": "status:out_of_stock",
    "losing": "-status:closed net:<0",
    "below_floor": "-status:closed below_floor:yes",
}
"""What a view of the listings is as a query."""


class Kind(StrEnum):
    """Why something needs the seller; in the order in which it is shown."""

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
"""Kinds that are there to be known: nobody waits for the seller."""


class Act(StrEnum):
    """What can be done about it, the one that helps most first."""

    DECIDE = "decide"
    """Look at the row of the outbox, where it is decided about."""
    OUTBOX = "outbox"
    """Look at the row of the outbox, about which nothing is to be decided."""
    RESTOCK = "restock"
    OPEN = "open"
    """Open the listing at the field that it is about."""
    SCHEDULES = "schedules"
    """Go to the plans that have a time."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that needs the seller; about a listing, a row of the outbox, or a schedule.

    ``since`` and ``ends_at`` are in milliseconds since 1970, ``since`` is ``None`` where nobody
    knows it; ``field`` is the form path that it is about, ``message`` what the marketplace says.
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
    """What shows all of a kind in the listings: the ``text`` of a query, in a ``view``."""

    text: str = ""
    view: str = "all"

    @property
    def query(self) -> str:
        """The same as one query, the view as a condition."""
        return f"{VIEW_QUERIES.get(self.view, '')} {self.text}".strip()


QUERIES = {
    Kind.PATCH: Shown("-status:closed status:waiting_for_patch"),
    Kind.ENDING: Shown(f"status:active,paused ends:0..{SOON_DAYS}"),
    Kind.IMPOSED: Shown("-status:closed mandatory_shipping:yes"),
    Kind.WARNED: Shown("-status:closed warnings:>0"),
    Kind.UNHEALTHY: Shown(f"health:<{UNHEALTHY}", "active"),
}
"""What shows all of a kind, for kinds that are a query and no view of their own."""


@dataclass(frozen=True, slots=True)
class Group:
    """Everything of one kind: how much there is, the first of it, and where all of it is shown.

    ``shown`` is ``None`` where it is not about listings.
    """

    kind: Kind
    count: int
    entries: tuple[Entry, ...]
    shown: Shown | None = None


def total_of(groups: Iterable[Group]) -> int:
    """Return how much waits for the seller, without what is only to be known."""
    return sum(group.count for group in groups if group.kind not in NOTHING_TO_DO)


def in_order(groups: Iterable[Group]) -> tuple[Group, ...]:
    """Return the groups that have anything in them, in the order of their kinds."""
    places = {kind: place for place, kind in enumerate(Kind)}
    return tuple(sorted((g for g in groups if g.count), key=lambda g: places[g.kind]))
