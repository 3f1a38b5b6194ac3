"""The practice endpoints, which inject faults, make sales, and move the clock.

They are not part of the specification, and absent with ``--strict``.
"""

from __future__ import annotations

from decimal import Decimal
from functools import partial

from starlette.responses import Response

from app.domain.shapes import JsonObject
from app.domain.timestamps import format_timestamp
from app.service.call import Call
from app.service.errors import BadRequest, ExpiredToken
from app.service.http.json_body import read_object
from app.service.market.market import Market
from app.service.practice.clock import CLOCK_AWAY, PracticeClock
from app.service.practice.fault_injector import FaultInjector
from app.service.practice.faults import ActiveFaults, read_faults
from app.service.routing import Route
from app.service.sales.forms import RateForm, SaleForm, read_form
from app.service.sales.register import MOST_DUE, SalesRegister, Sold
from app.service.sales.sale import find_variation


class Practice:
    """The practice endpoints of one marketplace."""

    def __init__(
        self,
        market: Market,
        faults: ActiveFaults,
        injector: FaultInjector,
        sales: SalesRegister,
    ) -> None:
        self._market = market
        self._faults = faults
        self._injector = injector
        self._sales = sales

    def routes(self) -> tuple[Route, ...]:
        """Return the routes of these endpoints."""
        rows = [
            Route("POST", "/_practice/faults", self.set_faults),
            Route("GET", "/_practice/faults", self.show_faults, self.settle),
            Route("DELETE", "/_practice/faults", self.clear_faults, self.settle),
            Route("POST", "/_practice/sales", self.sell),
            Route("GET", "/_practice/sales", self.show_sales),
            Route("DELETE", "/_practice/sales", self.end_sales),
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

    async def settle(self, call: Call) -> None:
        """Wait until all earlier calls are counted."""
        _require_seller(call)
        await self._faults.settle()

    def show_faults(self, call: Call) -> Response:
        """Answer with the faults, the hits of each, and the calls of every route."""
        _require_seller(call)
        return call.answer(self._faults.wire())

    def clear_faults(self, call: Call) -> Response:
        """Remove the faults and counts, and make the tokens valid again that they expired."""
        _require_seller(call)
        self._faults.clear()
        self._injector.restore_tokens()
        return Response(status_code=204)

    def sell(self, call: Call) -> Response:
        """Sell units of one of the caller's listings, or set the rate of simulated sales.

        Answer 201 with the order and the listing after it, or 200 with the rate.
        """
        seller_id = _require_seller(call)
        form = read_form(read_object(call.body))
        if isinstance(form, SaleForm):
            sold = self._sales.sell(seller_id, form)
            return call.answer(_receipt(sold, form.variation_id), 201)
        self._sales.set_rate(seller_id, form)
        return self.show_sales(call)

    def show_sales(self, call: Call) -> Response:
        """Answer with the rate of simulated sales of the caller's listings, and their results."""
        rate = self._sales.rate_of(_require_seller(call))
        if rate is None:
            return call.answer({"per_hour": 0, "seed": 0, "sold": 0, "missed": 0, "next": None})
        return call.answer(
            {
                "per_hour": rate.per_hour,
                "seed": rate.seed,
                "sold": rate.sold,
                "missed": rate.missed,
                "next": format_timestamp(rate.due_at),
            }
        )

    def end_sales(self, call: Call) -> Response:
        """Stop the simulated sales of the caller's listings."""
        self._sales.set_rate(_require_seller(call), RateForm(Decimal(0)))
        return Response(status_code=204)

    async def move_clock(self, call: Call) -> None:
        """Advance the clock by ``advance_seconds``, before the answer with the new time is built.

        Everything that becomes due on the way is done now, not at the next request.
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
        left, advance = float(seconds), partial(self._advance, clock)
        if (buyers := self._sales.due_within(left)) > MOST_DUE:
            raise BadRequest(
                f"advance_seconds: {buyers} buyers would come on the way, and at most {MOST_DUE} "
                "may; move the clock less, or lower per_hour"
            )
        travel = self._market.timekeeper.travel
        while (wait := self._sales.seconds_to_next()) is not None and wait <= left:
            await travel(wait, advance)
            left -= wait
            await self._sales.catch_up(patient=True)
        await travel(left, advance)

    def _advance(self, clock: PracticeClock, seconds: float) -> None:
        # Stored before the clock moves, so that the marketplace's time continues from there after a
        # restart.
        database = self._market.database
        with database.transaction():
            kept = database.locked_setting(CLOCK_AWAY)
            if database.shared:
                # Another process may have moved the clock since.
                clock.follow(kept)
            clock.check_ahead(seconds)
            database.keep_setting(CLOCK_AWAY, repr(clock.away + seconds))
        clock.advance(seconds)

    def show_clock(self, call: Call) -> Response:
        """Answer with the marketplace's time."""
        _require_seller(call)
        return call.answer({"now": format_timestamp(self._market.now())})


def _receipt(sold: Sold, variation_id: str | None) -> JsonObject:
    """Return the answer to a sale: its order, and the listing after it."""
    item, variation = sold.item, find_variation(sold.item, variation_id)
    left = ("id", "available_quantity", "sold_quantity")
    return {
        "order": sold.order,
        "item": {name: item.get(name) for name in (*left, "status", "sub_status")},
        "variation": variation and {name: variation.get(name) for name in left},
    }


def _require_seller(call: Call) -> str:
    """Return the id of the caller, who needs a token.

    A token that a fault expired is accepted: the fault can be removed, and simulated sales go on
    all the same.
    """
    try:
        return call.required_caller()
    except ExpiredToken as expired:
        return expired.user_id
