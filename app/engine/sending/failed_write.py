"""The state of a row whose write failed: refused, queued again, or unknown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.client.errors import ClientError, Refused
from app.client.outcome import Outcome
from app.engine.sending.interruption import is_final
from app.workspace.journal.outbox_row import OutboxState

if TYPE_CHECKING:
    from app.domain.error import Cause


def next_state(error: ClientError, *, has_left: bool = True) -> OutboxState:
    """Return the state of a row after ``error``; ``has_left``: a write of it was sent.

    ``unknown``: it may have arrived (no answer, or a status of 500 and above such as 504).
    ``refused``: the marketplace read and refused it. ``queued``: nothing of it arrived, and it is
    sent again once the marketplace can be used.
    """
    if has_left and error.outcome is Outcome.UNKNOWN:
        return OutboxState.UNKNOWN
    is_refused = isinstance(error, Refused) and error.outcome is Outcome.REFUSED
    return OutboxState.REFUSED if is_refused and not is_final(error) else OutboxState.QUEUED


def causes_of(error: ClientError) -> tuple[Cause, ...]:
    """Return the causes named by a refusal; none for any other error."""
    return error.causes if isinstance(error, Refused) else ()
