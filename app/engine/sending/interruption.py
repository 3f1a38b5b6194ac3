"""Interruptions of sending that are not caused by the row being sent."""

from __future__ import annotations

from app.client.errors import ClientError
from app.engine.notices import Notice, notice_of


class Interrupted(Exception):
    """The marketplace cannot be used at the moment; the row waits and nothing was sent.

    ``notice`` gives the reason; ``stop`` is true if waiting does not help (a refused token).
    """

    def __init__(self, notice: Notice, *, stop: bool, wait: float | None) -> None:
        super().__init__(notice.code)
        self.notice = notice
        self.stop = stop
        self.wait = wait


def interruption(error: ClientError) -> Interrupted:
    """Return the interruption caused by ``error``."""
    wait = getattr(error, "retry_after", None)
    return Interrupted(notice_of(error), stop=is_final(error), wait=wait)


def is_final(error: ClientError) -> bool:
    """Return whether sending has to stop, as other rows and later attempts would fail too.

    The token is refused, or the server cannot prove that it is the marketplace.
    """
    return notice_of(error).code in ("token_refused", "forbidden", "not_secure", "proxy_unusable")
