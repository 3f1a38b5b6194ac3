"""Results of the Python API: frozen values; amounts are decimals, unknown values are ``None``."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from decimal import Decimal
from enum import StrEnum
from typing import TYPE_CHECKING

from app.api.errors import ShopError
from app.editing.item_paths import read_path
from app.editing.values import Choice, PictureRef, UnreadText
from app.editing.variations.naming import where_of
from app.engine.catalog.export import record_of
from app.rules.numbers import as_number
from app.workspace.journal.outbox_row import OutboxState

if TYPE_CHECKING:
    from app.domain.wire_item import WireItem
    from app.editing.notice import Notice
    from app.engine.changes.prepared import Carried, PreparedChange
    from app.engine.history.changes_elsewhere import ItemChange
    from app.engine.outbox.guards import Risk
    from app.engine.outbox.row_view import RowView
    from app.rules.findings import Finding
    from app.workspace.journal.history import HistoryEntry
    from app.workspace.listing_rows import ItemRow


class Outcome(StrEnum):
    """The outcome of a change."""

    DONE = "done"
    DROPPED = "dropped"
    """The marketplace accepted the change but dropped part of it: ``Change.dropped`` has that
    part."""
    NOTHING = "nothing"
    """The listing already has these values; nothing was sent."""
    SHOWN = "shown"
    """Nothing was sent because of ``dry_run``."""
    NOT_SENT = "not_sent"
    """Nothing was sent, because by the rules the marketplace would refuse the change."""
    REFUSED = "refused"
    """The marketplace refused the change."""
    HELD = "held"
    """The change waits in the outbox for a decision, for example because somebody else changed the
    same field."""
    CANCELLED = "cancelled"
    WAITING = "waiting"
    """The change is in the outbox and is sent as soon as possible."""
    UNKNOWN = "unknown"
    """The change was sent without an answer; its result is looked up, and it is not sent twice."""


OF_STATE = {
    OutboxState.DONE: Outcome.DONE,
    OutboxState.REFUSED: Outcome.REFUSED,
    OutboxState.HELD: Outcome.HELD,
    OutboxState.CANCELLED: Outcome.CANCELLED,
    OutboxState.QUEUED: Outcome.WAITING,
    OutboxState.SENDING: Outcome.UNKNOWN,
    OutboxState.UNKNOWN: Outcome.UNKNOWN,
}
"""The outcome for each state of an outbox row; a row with unmet values is ``DROPPED`` instead."""


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a change: the value before, the value sent, and the value in the answer.

    ``path`` is, for example, ``price``, ``attributes.BRAND`` or ``variations.123.price``.
    ``answered`` is ``None`` unless the marketplace answered.
    """

    path: str
    before: object
    sent: object
    answered: object = None


@dataclass(frozen=True, slots=True)
class Change:
    """The content of a change, and its outcome.

    ``listing_id`` is the listing that it changes; for a new listing it is the new id (empty while
    it is unknown). ``dropped`` has the paths whose values the marketplace did not keep as they were
    sent. ``net_before`` and ``net_after`` are the net of a sale in ``currency_id``, if known.
    ``number`` is the row in the outbox, if the change was put there.
    """

    listing_id: str
    title: str
    outcome: Outcome
    fields: tuple[Field, ...] = ()
    dropped: tuple[str, ...] = ()
    findings: tuple[Finding, ...] = ()
    risks: tuple[Risk, ...] = ()
    currency_id: str = ""
    net_before: Decimal | None = None
    net_after: Decimal | None = None
    number: int | None = None
    notice: Notice | None = None

    @property
    def is_done(self) -> bool:
        """Whether the listing now has the requested values."""
        return self.outcome in (Outcome.DONE, Outcome.NOTHING)

    def require_done(self) -> Change:
        """Return the change; raise ``NotDone`` unless the listing has the requested values.

        >>> listing.edit(sku="AB-3").require_done().outcome.value
        'done'
        """
        if not self.is_done:
            raise NotDone(self)
        return self


class NotDone(ShopError):
    """A change was not carried out as requested; ``change`` has the outcome."""

    def __init__(self, change: Change) -> None:
        codes = ", ".join(f"{where_of(one)}: {one.code}" for one in change.findings)
        message = f"{change.outcome.value}: {codes}" if codes else change.outcome.value
        super().__init__(message, change.outcome.value)
        self.change = change


def change_of(
    prepared: PreparedChange, carried: Carried | None, answer: WireItem | None, *, dry_run: bool
) -> Change:
    """Return the outcome of a change; ``answer`` is the listing in the marketplace's answer."""
    row = None if carried is None else carried.row
    if row is not None:
        outcome = Outcome.DROPPED if row.unmet else OF_STATE[row.state]
    elif prepared.is_refused:
        outcome = Outcome.NOT_SENT
    elif prepared.change is None and not prepared.waiting:
        outcome = Outcome.NOTHING
    else:
        assert dry_run, "what can be sent was sent"
        outcome = Outcome.SHOWN
    net = prepared.net
    return Change(
        listing_id=prepared.item_id if carried is None else carried.listing_id,
        title=prepared.title,
        outcome=outcome,
        fields=tuple(
            Field(
                step.path,
                plain_value(step.before),
                plain_value(step.after),
                None if answer is None else plain_value(read_path(answer, step.path)),
            )
            for step in prepared.steps
        ),
        dropped=() if row is None else row.unmet,
        findings=prepared.findings if row is None else row.result.findings,
        risks=prepared.risks,
        currency_id="" if net is None else net.currency_id,
        net_before=None if net is None else net.before,
        net_after=None if net is None else net.after,
        number=None if row is None else row.number,
        notice=None if row is None else row.result.notice,
    )


def plain_value(value: object) -> object:
    """Return a form value as Python types: chosen values by name, pictures by id or address."""
    match value:
        case UnreadText(text):
            return text
        case (Choice(), *_) if isinstance(value, tuple):
            names = tuple(choice.name or choice.id for choice in value)
            return names[0] if len(names) == 1 else names
        case (PictureRef(), *_) if isinstance(value, tuple):
            return tuple(ref.key for ref in value)
        case ():
            return None
    return value


@dataclass(frozen=True, slots=True)
class ListingRow:
    """A listing as the last sync found it; ``net`` is the net of a sale, ``health`` is 0 to 1.

    ``variations`` and ``warnings`` are counts.
    """

    id: str
    title: str
    sku: str | None
    status: str
    sub_status: tuple[str, ...]
    price: Decimal | None
    currency_id: str
    stock: int
    sold: int
    net: Decimal | None
    health: Decimal | None
    listing_type_id: str
    last_updated: datetime | None
    free_shipping: bool
    category_id: str
    variations: int
    warnings: int


def listing_row(row: ItemRow) -> ListingRow:
    """Return a row of the catalog as a value of the API."""
    record = record_of(row)
    updated = row.last_updated
    return ListingRow(
        id=row.id,
        title=row.title,
        sku=row.seller_custom_field,
        status=row.status,
        sub_status=tuple(filter(None, row.sub_status.split(","))),
        price=as_number(record["price"]),
        currency_id=row.currency_id,
        stock=row.available_quantity,
        sold=row.sold_quantity,
        net=as_number(record["net"]),
        health=as_number(record["health"]),
        listing_type_id=row.listing_type_id,
        last_updated=moment_of(updated) if updated else None,
        free_shipping=bool(row.free_shipping),
        category_id=row.category_id,
        variations=row.variations,
        warnings=row.warnings,
    )


@dataclass(frozen=True, slots=True)
class WaitingField:
    """One field of a row of the outbox; ``theirs`` is the marketplace's value in a conflict.

    ``decided`` is ``mine`` or ``theirs`` if the conflict was decided, else empty.
    """

    path: str
    before: object
    mine: object
    theirs: object
    in_conflict: bool
    decided: str


@dataclass(frozen=True, slots=True)
class WaitingRow:
    """A row of the outbox: its changes, its state, and the reason for the state.

    ``state`` is ``queued``, ``sending``, ``unknown``, ``held``, ``refused``, ``done`` or
    ``cancelled``; ``reason`` is a code such as ``conflict``, or empty. ``conflicts`` has the paths
    that wait for a decision.
    """

    number: int
    listing_id: str
    title: str
    state: str
    reason: str
    kind: str
    fields: tuple[WaitingField, ...]
    conflicts: tuple[str, ...]
    findings: tuple[Finding, ...]
    made_at: datetime
    changed_at: datetime
    attempts: int


def waiting_row(view: RowView) -> WaitingRow:
    """Return a row of the outbox as a value of the API."""
    row = view.row
    fields = (
        WaitingField(
            one.path,
            plain_value(one.before),
            plain_value(one.mine),
            plain_value(one.theirs),
            one.in_conflict,
            one.decided,
        )
        for one in view.fields
    )
    return WaitingRow(
        number=row.number,
        listing_id=row.listing_id,
        title=row.title,
        state=row.state.value,
        reason="" if view.reason is None else view.reason.value,
        kind="" if view.command is None else view.command.kind.value,
        fields=tuple(fields),
        conflicts=view.conflicts,
        findings=view.findings,
        made_at=moment_of(row.created_at),
        changed_at=moment_of(row.changed_at),
        attempts=row.attempts,
    )


@dataclass(frozen=True, slots=True)
class Past:
    """The history of a listing, the latest first: what was sent, and what syncs found.

    ``taken_back`` has the ``op_id`` of each sent change that was undone since.
    """

    sent: tuple[HistoryEntry, ...]
    found: tuple[ItemChange, ...]
    taken_back: frozenset[str]


def moment_of(milliseconds: int) -> datetime:
    """Return the time for a number of milliseconds since 1970."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC)


def names_of(values: Iterable[object]) -> tuple[str, ...]:
    """Return the names of pictures or variations as texts; a number counts from 1."""
    return tuple(str(value) for value in values)
