"""The practice endpoints, which inject faults and move the clock.

They are no part of the specification, and absent with ``--strict``.
"""

from __future__ import annotations

from decimal import Decimal
from functools import partial

from starlette.responses import Response

from app.domain.timestamps import format_timestamp
from app.service.call import Call
from app.service.errors import BadRequest, ExpiredToken
from app.service.http.json_body import read_object
from app.service.market.market import Market
from app.service.practice.clock import PracticeClock
from app.service.practice.fault_injector import FaultInjector
from app.service.practice.faults import ActiveFaults, read_faults
from app.service.routing import Route

CLOCK_AWAY = "clock_away"
"""The setting that keeps how far the clock is from the machine's, in seconds."""


class Practice:
    """Owns the practice endpoints of one marketplace."""

    def __init__(self, market: Market, faults: ActiveFaults, injector: FaultInjector) -> None:
        self._market = market
        self._faults = faults
        self._injector = injector

    def routes(self) -> tuple[Route, ...]:
        """Return the rows these endpoints add to the table of routes."""
        rows = [
            Route("POST", "/_practice/faults", self.set_faults),
            Route("GET", "/_practice/faults", self.show_faults),
            Route("DELETE", "/_practice/faults", self.clear_faults),
        ]
        if isinstance(self._market.clock, PracticeClock):
            rows.append(Route("POST", "/_practice/clock", self.show_clock, self.move_clock))
            rows.append(Route("GET", "/_practice/clock", self.show_clock))
        return tuple(rows)

    def set_faults(self, call: Call) -> Response:
        """Replace the faults by those of the body, and answer with them."""
        _require_seller(call)
        seed, faults = read_faults(read_object(call.body))
        self._faults.set(seed, faults)
        return call.answer(self._faults.wire())

    def show_faults(self, call: Call) -> Response:
        """Answer with the faults, the hits of each, and the calls of every route."""
        _require_seller(call)
        return call.answer(self._faults.wire())

    def clear_faults(self, call: Call) -> Response:
        """Clear the faults and counts, and restore the tokens that they expired."""
        _require_seller(call)
        self._faults.clear()
        self._injector.restore_tokens()
        return Response(status_code=204)

    async def move_clock(self, call: Call) -> None:
        """Move the clock ahead by ``advance_seconds``, before the answer says what time it is.

        Whatever becomes due on the way is done then, and not by whoever asks next.
        """
        _require_seller(call)
        form = read_object(call.body)
        seconds = form.get("advance_seconds")
        if isinstance(seconds, bool) or not isinstance(seconds, (int, Decimal)):
            raise BadRequest("A number of seconds is needed", fields=("advance_seconds",))
        clock = self._market.clock
        assert isinstance(clock, PracticeClock)
        try:
            clock.check_ahead(float(seconds))
        except (ValueError, OverflowError):
            raise BadRequest(
                "The clock moves ahead only, and not beyond the year 8999",
                fields=("advance_seconds",),
            ) from None
        await self._market.timekeeper.travel(float(seconds), partial(self._advance, clock))

    def _advance(self, clock: PracticeClock, seconds: float) -> None:
        clock.advance(seconds)
        # Written down, so that the marketplace's time runs on when it is started again.
        self._market.database.keep_setting(CLOCK_AWAY, repr(clock.away))

    def show_clock(self, call: Call) -> Response:
        """Answer with the marketplace's time."""
        _require_seller(call)
        return call.answer({"now": format_timestamp(self._market.now())})


def _require_seller(call: Call) -> None:
    """Require a token; one that a fault expired is accepted, so that it can be cleared."""
    try:
        call.required_caller()
    except ExpiredToken:
        return
