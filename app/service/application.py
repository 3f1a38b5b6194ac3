"""The marketplace as an ASGI application: a table of routes, endpoints run one at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from app.clock import Clock
from app.service.bodies import Bodies, Reservation
from app.service.call import Call, refusal
from app.service.endpoints.routes import ROUTES
from app.service.errors import Ending, ErrorAnswer, InternalError
from app.service.http.hosts import LOOPBACK_ONLY, HostGuard, HostRule
from app.service.http.request_log import RequestLog
from app.service.market.market import DrawPicture, Market, open_market
from app.service.market.rate_limit import CallerLimit
from app.service.openapi.endpoints import DESCRIPTION_ROUTES
from app.service.practice.clock import CLOCK_AWAY, PracticeClock
from app.service.practice.endpoints import Practice
from app.service.practice.fault_injector import FaultInjector, HangUp, raise_cut
from app.service.practice.faults import ActiveFaults, InjectedFault
from app.service.practice.shared_faults import SharedFaults
from app.service.routing import Dispatch, Preparation, Route
from app.service.sales.register import SalesRegister
from app.service.stores.database import StoreContended

if TYPE_CHECKING:
    from starlette.responses import Response
    from starlette.types import ASGIApp, Receive, Scope, Send

    from app.service.stores.database import Database

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ServiceSettings:
    """Settings for behaviour that the specification leaves open.

    ``practice`` enables the practice endpoints; ``hang_up`` closes a connection for them.
    ``rate_limit`` is in calls per second and caller, 0 for no limit. ``hosts`` is the rule for Host
    headers. ``log`` gets a line for each request.
    """

    practice: bool = False
    rate_limit: int = 0
    hosts: HostRule = LOOPBACK_ONLY
    hang_up: HangUp = raise_cut
    log: RequestLog | None = None


def build_application(
    database: Database,
    clock: Clock,
    *,
    pictures: Path | None,
    draw_picture: DrawPicture,
    settings: ServiceSettings | None = None,
) -> ASGIApp:
    """Return the marketplace application over an open database.

    ``pictures`` is the folder of picture files, ``None`` if they are kept in the database;
    ``draw_picture`` draws practice pictures. The Host of requests must be a loopback name, even in
    process: ``http://127.0.0.1``.
    """
    market = open_market(database, pictures, clock=clock, draw_picture=draw_picture)
    # Changes that became due while the marketplace was stopped are applied before any request.
    market.timekeeper.catch_up()
    return build_for(market, settings)


def build_for(market: Market, settings: ServiceSettings | None = None) -> ASGIApp:
    """Return the marketplace application over an opened market."""
    return Marketplace(market, (*ROUTES, *DESCRIPTION_ROUTES), settings or ServiceSettings())


class Marketplace:
    """The ASGI application: finds and runs endpoints, and turns their refusals into answers.

    An endpoint is a plain function that ends before the next request is processed, so within one
    process writes never interleave. If several processes serve a store, each first reads the
    others' changes, and a writing endpoint locks the rows it checks.
    """

    def __init__(self, market: Market, routes: Iterable[Route], settings: ServiceSettings) -> None:
        self._market = market
        self._shared = market.database.shared
        self._check = HostGuard(settings.hosts).check
        self._log = settings.log
        self._limit = (
            CallerLimit(market.database, settings.rate_limit, market.clock)
            if settings.rate_limit
            else None
        )
        if isinstance(market.clock, PracticeClock):
            market.shared_state.follow(CLOCK_AWAY, market.clock.follow)
        self._faults: ActiveFaults | None = None
        self._sales: SalesRegister | None = None
        if settings.practice:
            self._faults = (
                SharedFaults(market.database, market.shared_state)
                if self._shared
                else ActiveFaults()
            )
            self._injector = FaultInjector(market, settings.hang_up, self._carry_out)
            self._sales = SalesRegister(market)
            practice = Practice(market, self._faults, self._injector, self._sales)
            routes = (*routes, *practice.routes())
        self._find = Dispatch(routes).find
        self._bodies = Bodies()
        self._second = self._next_second = _EPOCH
        self._date = b""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request; refuse anything but HTTP."""
        if scope["type"] != "http":
            raise RuntimeError(f"no {scope['type']} here")
        began = time.perf_counter() if self._log is not None else 0.0
        route: Route | None = None
        response: Response | None
        reservation: Reservation | None = None
        try:
            self._check(scope)
            method = scope["method"]
            route, variables = self._find(method, scope["raw_path"])
            call = Call(scope, variables, b"", self._market)
            # The body of a GET or DELETE is ignored.
            if method in _WITH_BODY:
                reservation = await self._bodies.read(call, receive)
            if self._shared:
                self._market.shared_state.read()
            if self._limit is not None and not route.path.startswith(_UNLIMITED):
                self._limit.take(call.known_caller(), call.address())
            self._market.timekeeper.catch_up()
            if self._sales is not None and self._sales.is_due():
                await self._sales.catch_up()
            if route.prepare is not None:
                await _prepare(route.prepare, call)
            if met := self._met(route, call):
                run = partial(self._run, route, call)
                response = await self._injector.inject(met, call, run, receive, send)
            else:
                response = self._run(route, call)
        except ErrorAnswer as error:
            response = refusal(error)
        except asyncio.CancelledError:
            # A request is cancelled only at the end of the process; uvicorn would answer without a
            # body.
            response = refusal(Ending())
        finally:
            if reservation is not None:
                reservation.release()
        if response is not None:
            response.raw_headers.append((b"date", self._now()))
            if scope["method"] == "HEAD":
                # The headers are those of GET, including the length of the omitted body.
                response.body = b""
            await response(scope, receive, send)
        if self._log is not None:
            status = None if response is None else response.status_code
            path = None if route is None else route.path
            self._log.request(scope["method"], scope["path"], path, status, began)

    def _met(self, route: Route, call: Call) -> list[InjectedFault]:
        """Return the faults that hit a call; the late commits that are due are made before it."""
        if self._faults is None or route.path.startswith(_PRACTICE):
            return []
        self._injector.commit_due()
        return self._faults.meet(route.method, route.path, call.scope["path"].rstrip("/"))

    def _carry_out(self, method: str, raw_path: bytes, call: Call) -> None:
        """Run an endpoint whose connection was closed by a fault."""
        route, _ = self._find(method, raw_path)
        self._run(route, call)

    def _run(self, route: Route, call: Call, tries: int = 3) -> Response:
        """Run an endpoint; retry up to ``tries`` times if another process wrote the same rows."""
        try:
            return route.endpoint(call)
        except StoreContended as error:
            return self._run(route, call, tries - 1) if tries else refusal(error)
        except ErrorAnswer as error:
            return refusal(error)
        except Exception:
            # A bug of the marketplace; its details must not reach the caller.
            _log.exception("%s %s failed", route.method, route.path)
            return refusal(InternalError())

    def _now(self) -> bytes:
        """Return the marketplace's time in the format of a Date header."""
        now = self._market.clock.now()
        # Comparing moments is cheaper than computing the seconds of one.
        if not self._second <= now < self._next_second:
            self._second = now.replace(microsecond=0)
            self._next_second = self._second + timedelta(seconds=1)
            self._date = format_datetime(now, usegmt=True).encode()
        return self._date


async def _prepare(prepare: Preparation, call: Call) -> None:
    try:
        call.prepared = await prepare(call)
    except ErrorAnswer:
        raise
    except Exception:
        _log.exception("%s %s failed", call.scope["method"], call.scope["path"])
        raise InternalError from None


_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_WITH_BODY = frozenset({"POST", "PUT", "PATCH"})
_PRACTICE = "/_practice/"
# The rate limit applies to API calls, not to pictures and the API description.
_UNLIMITED = (_PRACTICE, "/pictures/", "/docs", "/openapi.json")
