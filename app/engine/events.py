"""What the engine tells while it works; the window subscribes and shows it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.engine.notices import Notice
from app.engine.sync_receipt import Receipt
from app.workspace.journal.orders import Job as Job
from app.workspace.journal.outbox import OutboxRow
from app.workspace.journal.schedules import Schedule

if TYPE_CHECKING:
    from app.domain.models.user import User
    from app.editing.draft import ItemDraft

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Connecting:
    """The marketplace is being asked who we are."""

    base_url: str


@dataclass(frozen=True, slots=True)
class Connected:
    """The marketplace answered; ``user`` is the seller."""

    user: User


@dataclass(frozen=True, slots=True)
class Reached:
    """The worker has reached the marketplace, which knows it."""


@dataclass(frozen=True, slots=True)
class Disconnected:
    """The marketplace cannot be reached, or does not let us in; the local data stay usable."""

    notice: Notice


@dataclass(frozen=True, slots=True)
class Asked:
    """The marketplace was asked something by this very process, or has answered all of it."""

    outstanding: bool


@dataclass(frozen=True, slots=True)
class SyncProgress:
    """``done`` of ``total`` listings were read, after ``seconds``; ``total`` may still grow."""

    done: int
    total: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Synced:
    """A sync came to its end."""

    receipt: Receipt


@dataclass(frozen=True, slots=True)
class RowsChanged:
    """The catalogue has changed: these listings, or (``None``) any."""

    ids: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class SendProgress:
    """So many rows wait in the outbox, so many are on their way."""

    waiting: int
    sending: int


@dataclass(frozen=True, slots=True)
class SendingHeld:
    """All sending is on hold, or goes on, as far as this window found out."""

    on_hold: bool


@dataclass(frozen=True, slots=True)
class OutboxChanged:
    """A sending came a step further."""

    row: OutboxRow


@dataclass(frozen=True, slots=True)
class WorkEnded:
    """A job has come to its end, good or bad."""

    job: Job


@dataclass(frozen=True, slots=True)
class ProcessLost:
    """A child process ended unasked: ``worker`` or ``marketplace``."""

    process: str
    restarting: bool


@dataclass(frozen=True, slots=True)
class ProcessBack:
    """A child process that was lost is there again."""

    process: str


@dataclass(frozen=True, slots=True)
class ScheduleMoved:
    """A plan that has a time is in another state."""

    schedule: Schedule


@dataclass(frozen=True, slots=True)
class DraftDiscarded:
    """The kept draft of a listing was thrown away: what the draft was."""

    draft: ItemDraft


@dataclass(frozen=True, slots=True)
class DraftRestored:
    """A draft that had been thrown away is kept again."""

    draft: ItemDraft


@dataclass(frozen=True, slots=True)
class DraftsKept:
    """Drafts were changed elsewhere than in an editor, and are kept; an empty one is no more."""

    drafts: tuple[ItemDraft, ...]


@dataclass(frozen=True, slots=True)
class NoticeRaised:
    """Something the seller should know."""

    notice: Notice


Event = (
    Connecting
    | Connected
    | Reached
    | Disconnected
    | Asked
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
    """Hands events on to everybody who subscribed, in the order they subscribed."""

    def __init__(self) -> None:
        self._callbacks: list[Callback] = []

    def subscribe(self, callback: Callback) -> Callable[[], None]:
        """Call ``callback`` for every event from now on; the answer ends that."""
        self._callbacks.append(callback)

        def end() -> None:
            if callback in self._callbacks:
                self._callbacks.remove(callback)

        return end

    def publish(self, event: Event) -> None:
        """Hand ``event`` on; a subscriber that fails does not keep it from the others."""
        for callback in tuple(self._callbacks):
            try:
                callback(event)
            except Exception:
                _log.exception("A subscriber failed at %s", type(event).__name__)
