"""The possible effect of a failed request, derived from its status."""

from __future__ import annotations

import enum


class Outcome(enum.Enum):
    """The possible effect of a failed request."""

    NOT_SENT = "not_sent"
    """Nothing: it was not sent, or it was rejected unread. Sending it again is safe."""
    REFUSED = "refused"
    """No effect: the service read and refused the request."""
    UNKNOWN = "unknown"
    """Unknown: whether a write took effect has to be checked before it is sent again."""


# Rejected unread, so without effect, but not refused for good.
UNREAD = (429,)


def outcome_of_status(status: int) -> Outcome:
    """Return what a request answered with ``status`` (400 or more) may have done.

    After a 5xx, such as 504, nobody knows whether a write took effect.
    """
    if status in UNREAD:
        return Outcome.NOT_SENT
    return Outcome.REFUSED if status < 500 else Outcome.UNKNOWN
