"""Why sending cannot go on at the moment, though nothing is wrong with what is sent."""

from __future__ import annotations

from app.client.errors import ClientError
from app.engine.notices import Notice, notice_of


class Interrupted(Exception):
    """The marketplace cannot be worked with at the moment; the row waits, nothing was sent.

    ``notice`` says why; ``stop`` is true when waiting does not help (a refused token).
    """

    def __init__(self, notice: Notice, *, stop: bool, wait: float | None) -> None:
        super().__init__(notice.code)
        self.notice = notice
        self.stop = stop
        self.wait = wait


def interruption(error: ClientError) -> Interrupted:
    """Return the interruption that ``error`` is."""
    wait = getattr(error, "retry_after", None)
    return Interrupted(notice_of(error), stop=is_final(error), wait=wait)


def is_final(error: ClientError) -> bool:
    """Return whether sending has to stop: no other row and no later try would fare better.

    The token is not taken, or the other side cannot show that it is the marketplace.
    """
    return notice_of(error).code in ("token_refused", "forbidden", "not_secure", "proxy_unusable")
