"""Lookup of the seller that a token belongs to, retried until the marketplace answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.client.errors import ClientError, Refused
from app.engine.events import NoticeRaised
from app.engine.notices import notice_of
from app.engine.sending.dispatcher import LONGEST_WAIT
from app.engine.sending.interruption import is_final

if TYPE_CHECKING:
    from app.client.api import MarketplaceApi
    from app.clock import Clock
    from app.domain.models.user import User


async def wait_for_account(
    api: MarketplaceApi, clock: Clock, publish: Callable[[NoticeRaised], None]
) -> User | None:
    """Ask for the account until the marketplace answers; return ``None`` if it refuses."""
    wait, reported = 1.0, ""
    while True:
        try:
            return await api.users.me()
        except ClientError as error:
            notice = notice_of(error)
            if notice.code != reported:
                reported = notice.code
                publish(NoticeRaised(notice))
            refused = isinstance(error, Refused) and error.status in (400, 401, 403, 404)
            if refused or is_final(error):
                return None
        await clock.sleep(wait)
        wait = min(wait * 2, LONGEST_WAIT)
