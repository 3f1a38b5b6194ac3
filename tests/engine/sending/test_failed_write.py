"""What becomes of a row whose write failed, for every kind of error there is."""

from __future__ import annotations

import pytest

from app.client.errors import (
    ClientError,
    Conflict,
    Forbidden,
    NotFound,
    Paused,
    RateLimited,
    Refused,
    ServerFault,
    TimedOut,
    Unauthorized,
    Undecodable,
    Unreachable,
    ValidationRefused,
)
from app.client.outcome import Outcome
from app.domain.error import Cause
from app.engine.sending.failed_write import causes_of, next_state
from app.workspace.journal.outbox_row import OutboxState

QUEUED, REFUSED, UNKNOWN = OutboxState.QUEUED, OutboxState.REFUSED, OutboxState.UNKNOWN
WHERE = {"method": "PUT", "path": "/items/MX1"}
CAUSES = [Cause(code="item.title.empty", message="no")]


def refusal(
    kind: type[Refused], status: int, outcome: Outcome = Outcome.REFUSED
) -> tuple[str, Refused]:
    error = kind(status=status, error="x", message="no", causes=CAUSES, outcome=outcome, **WHERE)
    return str(status), error


# Each error, and what becomes of a row that had left, and of one that had not.
ERRORS: list[tuple[str, ClientError, OutboxState, OutboxState]] = [
    (*refusal(ValidationRefused, 400), REFUSED, REFUSED),
    (*refusal(Refused, 415), REFUSED, REFUSED),
    (*refusal(Refused, 451), REFUSED, REFUSED),
    (*refusal(NotFound, 404), REFUSED, REFUSED),
    (*refusal(Conflict, 409), REFUSED, REFUSED),
    # No other row fares better: the token is not taken.
    (*refusal(Unauthorized, 401), QUEUED, QUEUED),
    (*refusal(Forbidden, 403), QUEUED, QUEUED),
    # Turned away unread.
    (*refusal(RateLimited, 429, Outcome.NOT_SENT), QUEUED, QUEUED),
    # Nobody knows what it did before it failed.
    (*refusal(ServerFault, 500, Outcome.UNKNOWN), UNKNOWN, QUEUED),
    (*refusal(ServerFault, 504, Outcome.UNKNOWN), UNKNOWN, QUEUED),
    (
        "no connection",
        Unreachable("refused", outcome=Outcome.NOT_SENT, **WHERE),
        QUEUED,
        QUEUED,
    ),
    (
        "another certificate",
        Unreachable("certificate", outcome=Outcome.NOT_SENT, **WHERE),
        QUEUED,
        QUEUED,
    ),
    ("broken", Unreachable("broken", outcome=Outcome.UNKNOWN, **WHERE), UNKNOWN, QUEUED),
    ("paused", Paused(3.0, **WHERE), QUEUED, QUEUED),
    ("no answer", TimedOut("answer", outcome=Outcome.UNKNOWN, **WHERE), UNKNOWN, QUEUED),
    ("never left", TimedOut("connect", outcome=Outcome.NOT_SENT, **WHERE), QUEUED, QUEUED),
    ("a login page", Undecodable("html", status=200, **WHERE), UNKNOWN, QUEUED),
]


@pytest.mark.parametrize(
    ("name", "error", "left", "not_left"), ERRORS, ids=[name for name, *_ in ERRORS]
)
def test_that_a_failed_write_becomes_what_its_outcome_says(
    name: str, error: ClientError, left: OutboxState, not_left: OutboxState
) -> None:
    assert next_state(error) is left
    assert next_state(error, has_left=False) is not_left


def test_that_only_a_refusal_names_causes() -> None:
    assert causes_of(refusal(ValidationRefused, 400)[1]) == tuple(CAUSES)
    assert causes_of(Paused(3.0, **WHERE)) == ()
