"""Carries out faults: latency, wrong answers, closed connections, late commits."""

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
"""Ends the connection that a request came by, without another byte."""

Run = Callable[[], Response]
"""Runs the endpoint of a call to its end."""

CarryOut = Callable[[str, bytes, Call], object]
"""Runs the endpoint of a method and a path with a call."""

LOGIN_PAGE = (
    b"<!doctype html><html><head><title>Sign in to the network</title></head>"
    b"<body><form><input name=room><button>Connect</button></form></body></html>"
)


class ConnectionCut(Exception):
    """Raised in place of closing a connection, where the application runs in process."""


def raise_cut(_scope: Scope) -> None:
    """Raise :class:`ConnectionCut`, where there is no connection to close."""
    raise ConnectionCut


class FaultInjector:
    """Injects faults into calls; owns the commits that are still to come."""

    def __init__(self, market: Market, hang_up: HangUp, carry_out: CarryOut) -> None:
        self._market = market
        self._hang_up = hang_up
        self._carry_out = carry_out
        self._late = LateCommits(market.database, market.clock, market.news)

    def commit_due(self) -> None:
        """Run the late commits whose time has come; cheap when there are none."""
        while (taken := self._late.take(self._market)) is not None:
            self._carry_out(*taken)

    def restore_tokens(self) -> None:
        """Restore the tokens that faults expired."""
        self._market.users.restore_tokens()

    async def inject(
        self, faults: list[InjectedFault], call: Call, run: Run, receive: Receive, send: Send
    ) -> Response | None:
        """Inject faults into a call; ``None`` when nobody gets an answer any more.

        ``run`` is called at most once, at once or later.
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
        # A call that comes later, or a clock that is moved, may be the first to notice.
        asyncio.get_running_loop().call_later(seconds + _LAG, self._commit_late)

    def _commit_late(self) -> None:
        # Where the store is away, the first call after it is back commits.
        with contextlib.suppress(StoreUnavailable):
            self.commit_due()

    async def _cut(self, scope: Scope, receive: Receive) -> None:
        self._hang_up(scope)
        # The server notices the cut itself; an answer before that would be an error to it.
        while (await receive())["type"] != "http.disconnect":
            continue

    async def _truncate(
        self, response: Response, scope: Scope, receive: Receive, send: Send
    ) -> None:
        """Answer with half of a body whose length was announced in full."""
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
