"""The practice endpoints, which inject faults, sell, and move the clock.

They are no part of the specification, and absent with ``--strict``.
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
    """Owns the practice endpoints of one marketplace."""

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
        """Return the rows these endpoints add to the table of routes."""
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
        """Wait until the calls that came before this one are counted."""
        _require_seller(call)
        await self._faults.settle()

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

    def sell(self, call: Call) -> Response:
        """Sell some units of one of the caller's listings, or set the rate at which they are sold.

        201 with the order and what is left of the listing; 200 with the rate.
        """
        seller_id = _require_seller(call)
        form = read_form(read_object(call.body))
        if isinstance(form, SaleForm):
            sold = self._sales.sell(seller_id, form)
            return call.answer(_receipt(sold, form.variation_id), 201)
        self._sales.set_rate(seller_id, form)
        return self.show_sales(call)

    def show_sales(self, call: Call) -> Response:
        """Answer with the rate at which the caller's listings are sold, and the outcome."""
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
        """End the sales of the caller's listings that go on by themselves."""
        self._sales.set_rate(_require_seller(call), RateForm(Decimal(0)))
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
        # Written down first, so that the marketplace's time runs on when it is started again.
        database = self._market.database
        with database.transaction():
            kept = database.held_setting(CLOCK_AWAY)
            if database.shared:
                # Another process may have moved it since.
                clock.follow(kept)
            clock.check_ahead(seconds)
            database.keep_setting(CLOCK_AWAY, repr(clock.away + seconds))
        clock.advance(seconds)

    def show_clock(self, call: Call) -> Response:
        """Answer with the marketplace's time."""
        _require_seller(call)
        return call.answer({"now": format_timestamp(self._market.now())})


def _receipt(sold: Sold, variation_id: str | None) -> JsonObject:
    """Return a sale as it is answered: its order, and what it leaves of the listing."""
    item, variation = sold.item, find_variation(sold.item, variation_id)
    left = ("id", "available_quantity", "sold_quantity")
    return {
        "order": sold.order,
        "item": {name: item.get(name) for name in (*left, "status", "sub_status")},
        "variation": variation and {name: variation.get(name) for name in left},
    }


def _require_seller(call: Call) -> str:
    """Return the id of the caller, who needs a token.

    One that a fault expired is accepted: it can be cleared, and buyers come all the same.
    """
    try:
        return call.required_caller()
    except ExpiredToken as expired:
        return expired.user_id
