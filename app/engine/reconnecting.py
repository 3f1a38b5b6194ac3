"""Repeated attempts to reach a marketplace that does not answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from app.client.errors import ClientError, TimedOut, Unreachable
from app.clock import Clock
from app.engine.admission import SHUT
from app.engine.notices import Notice, NoticeError, notice_of
from app.engine.repeated_sync import FIRST_WAIT, LONGEST_WAIT

_FATAL = (*SHUT, "token_refused", "not_secure", "proxy_unusable", "no_token", "process_given_up")


def is_temporary(notice: Notice) -> bool:
    """Return whether retrying may help after a notice about the connection."""
    return notice.code not in (*_FATAL, "forbidden")


async def keep_trying(
    reach: Callable[[], Awaitable[None]],
    give_up: Callable[[Notice], Awaitable[None]],
    clock: Clock,
) -> None:
    """Call ``reach`` after increasing pauses until it raises no ``NoticeError``.

    For a notice that retrying cannot resolve, call ``give_up`` and stop.
    """
    wait = FIRST_WAIT
    while True:
        await clock.sleep(wait)
        wait = min(wait * 2, LONGEST_WAIT)
        try:
            await reach()
        except NoticeError as error:
            if error.notice.code in _FATAL:
                await give_up(error.notice)
                return
        else:
            return


async def report_loss(
    error: ClientError,
    ask: Callable[[], Awaitable[object]],
    report: Callable[[Notice], Awaitable[None]],
) -> None:
    """Call ``report`` with the notice of ``error``, which ended a read of the marketplace.

    After a time-out first call ``ask``, because a single answer may take long while others arrive;
    report nothing if it is answered, even by a refusal.
    """
    if isinstance(error, TimedOut):
        try:
            await ask()
        except (Unreachable, TimedOut) as second:
            error = second
        except (ClientError, NoticeError):
            return
        else:
            return
    await report(notice_of(error))
