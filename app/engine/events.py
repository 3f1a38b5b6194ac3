"""The events of the engine, to which the window subscribes."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.engine.notices import Notice
from app.engine.sync_receipt import Receipt
from app.workspace.journal.job_orders import Job as Job
from app.workspace.journal.outbox import OutboxRow
from app.workspace.journal.schedules import Schedule

if TYPE_CHECKING:
    from app.domain.models.user import User
    from app.editing.draft import ItemDraft

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Connecting:
    """The marketplace is being asked for the account of the token."""

    base_url: str


@dataclass(frozen=True, slots=True)
class Connected:
    """The marketplace answered; ``user`` is the seller."""

    user: User


@dataclass(frozen=True, slots=True)
class Reached:
    """The worker has connected, and the marketplace accepts its token."""


@dataclass(frozen=True, slots=True)
class Disconnected:
    """The marketplace cannot be reached or refuses access; the local data stay usable."""

    notice: Notice


@dataclass(frozen=True, slots=True)
class RequestsOutstanding:
    """This process has sent a request to the marketplace, or all its requests were answered."""

    outstanding: bool


@dataclass(frozen=True, slots=True)
class SyncProgress:
    """``done`` of ``total`` listings were read within ``seconds``; ``total`` may still grow."""

    done: int
    total: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Synced:
    """A sync has ended."""

    receipt: Receipt


@dataclass(frozen=True, slots=True)
class RowsChanged:
    """Listings in the catalog have changed: those with ``ids``, or any if it is ``None``."""

    ids: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class SendProgress:
    """The numbers of rows that wait in the outbox and that are being sent."""

    waiting: int
    sending: int


@dataclass(frozen=True, slots=True)
class SendingHeld:
    """All sending was paused or resumed, as far as this window knows."""

    on_hold: bool


@dataclass(frozen=True, slots=True)
class OutboxChanged:
    """An outbox row has changed its state."""

    row: OutboxRow


@dataclass(frozen=True, slots=True)
class WorkEnded:
    """A job has ended, successfully or not."""

    job: Job


@dataclass(frozen=True, slots=True)
class ProcessLost:
    """A child process (``worker`` or ``marketplace``) has ended unexpectedly."""

    process: str
    restarting: bool


@dataclass(frozen=True, slots=True)
class ProcessBack:
    """A child process that was lost runs again."""

    process: str


@dataclass(frozen=True, slots=True)
class ScheduleMoved:
    """A scheduled plan has changed its state."""

    schedule: Schedule


@dataclass(frozen=True, slots=True)
class DraftDiscarded:
    """The stored draft of a listing was discarded; ``draft`` is its last content."""

    draft: ItemDraft


@dataclass(frozen=True, slots=True)
class DraftRestored:
    """A discarded draft was stored again."""

    draft: ItemDraft


@dataclass(frozen=True, slots=True)
class DraftsKept:
    """Drafts were changed and stored outside an editor; an empty draft was deleted."""

    drafts: tuple[ItemDraft, ...]


@dataclass(frozen=True, slots=True)
class NoticeRaised:
    """A notice for the seller."""

    notice: Notice


Event = (
    Connecting
    | Connected
    | Reached
    | Disconnected
    | RequestsOutstanding
    | SyncProgress
    | Synced
    | RowsChanged
    | SendProgress
    | SendingHeld
    | OutboxChanged
    | WorkEnded
    | ProcessLost
    | ProcessBack
    | ScheduleMoved
    | DraftDiscarded
    | DraftRestored
    | DraftsKept
    | NoticeRaised
)
Callback = Callable[[Event], None]


class Events:
    """The distributor of events to all subscribers, in the order of subscription."""

    def __init__(self) -> None:
        self._callbacks: list[Callback] = []

    def subscribe(self, callback: Callback) -> Callable[[], None]:
        """Call ``callback`` for every event from now on; return a function that ends this."""
        self._callbacks.append(callback)

        def end() -> None:
            if callback in self._callbacks:
                self._callbacks.remove(callback)

        return end

    def publish(self, event: Event) -> None:
        """Pass ``event`` to all subscribers, even if one of them fails."""
        for callback in tuple(self._callbacks):
            try:
                callback(event)
            except Exception:
                _log.exception("A subscriber failed at %s", type(event).__name__)
