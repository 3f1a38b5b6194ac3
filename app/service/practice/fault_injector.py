"""Execution of faults: latency, wrong answers, closed connections, late commits."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING

from starlette.responses import Response

from app.service.call import Call, refusal
from app.service.errors import ErrorAnswer, PracticeFault, TooManyRequests
from app.service.market.market import Market
from app.service.practice.faults import FaultKind, InjectedFault
from app.service.practice.late_commits import LateCommits
from app.service.stores.database import StoreUnavailable

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

HangUp = Callable[["Scope"], None]
"""Closes the connection of a request without sending another byte."""

Run = Callable[[], Response]
"""Runs the endpoint of a call to completion."""

CarryOut = Callable[[str, bytes, Call], object]
"""Runs the endpoint for a method and a path with a call."""

LOGIN_PAGE = (
    b"<!doctype html><html><head><title>Sign in to the network</title></head>"
    b"<body><form><input name=room><button>Connect</button></form></body></html>"
)


class ConnectionCut(Exception):
    """Raised instead of closing a connection if the application runs in process."""


def raise_cut(_scope: Scope) -> None:
    """Raise :class:`ConnectionCut`, for applications without a connection to close."""
    raise ConnectionCut


class FaultInjector:
    """An injector of faults into calls; it owns the pending late commits."""

    def __init__(self, market: Market, hang_up: HangUp, carry_out: CarryOut) -> None:
        self._market = market
        self._hang_up = hang_up
        self._carry_out = carry_out
        self._late = LateCommits(market.database, market.clock, market.shared_state)

    def commit_due(self) -> None:
        """Run the late commits that are due; cheap if there are none."""
        while (taken := self._late.take(self._market)) is not None:
            self._carry_out(*taken)

    def restore_tokens(self) -> None:
        """Make the tokens valid again that faults expired."""
        self._market.users.restore_tokens()

    async def inject(
        self, faults: list[InjectedFault], call: Call, run: Run, receive: Receive, send: Send
    ) -> Response | None:
        """Inject faults into a call; return ``None`` if no further answer is to be sent.

        ``run`` is called at most once, now or later.
        """
        for fault in faults:
            match fault.kind:
                case FaultKind.LATENCY:
                    await self._market.clock.sleep(fault.seconds)
                case FaultKind.EXPIRE_SCROLL:
                    self._market.scrolls.forget()
                case FaultKind.EXPIRE_TOKEN:
                    self._expire(call)
                case FaultKind.STATUS:
                    return refusal(PracticeFault(fault.status))
                case FaultKind.RATE_LIMIT:
                    return refusal(TooManyRequests(fault.seconds))
                case FaultKind.HTML:
                    return Response(LOGIN_PAGE, media_type="text/html")
                case FaultKind.CUT_BEFORE_COMMIT:
                    await self._cut(call.scope, receive)
                    return None
                case FaultKind.CUT_AFTER_COMMIT:
                    run()
                    await self._cut(call.scope, receive)
                    return None
                case FaultKind.LATE_COMMIT:
                    self._commit_later(fault.seconds, call)
                    await self._cut(call.scope, receive)
                    return None
                case FaultKind.TRUNCATE:
                    await self._truncate(run(), call.scope, receive, send)
                    return None
        return run()

    def _expire(self, call: Call) -> None:
        try:
            user_id = call.caller()
        except ErrorAnswer:
            return
        if user_id is not None:
            self._market.users.expire_token(user_id)

    def _commit_later(self, seconds: float, call: Call) -> None:
        self._late.add(seconds, call)
        # A later call, or a move of the clock, may run the commit before this timer.
        asyncio.get_running_loop().call_later(seconds + _LAG, self._commit_late)

    def _commit_late(self) -> None:
        # If the store is unavailable, the first call after it is back commits.
        with contextlib.suppress(StoreUnavailable):
            self.commit_due()

    async def _cut(self, scope: Scope, receive: Receive) -> None:
        self._hang_up(scope)
        # Wait until the server notices the cut; it would treat an earlier return as an error.
        while (await receive())["type"] != "http.disconnect":
            continue

    async def _truncate(
        self, response: Response, scope: Scope, receive: Receive, send: Send
    ) -> None:
        """Send half of a body after announcing its full length."""
        body = bytes(response.body)
        await send(
            {
                "type": "http.response.start",
                "status": response.status_code,
                "headers": response.raw_headers,
            }
        )
        half = body[: len(body) // 2]
        await send({"type": "http.response.body", "body": half, "more_body": True})
        await self._cut(scope, receive)


_LAG = 0.001
