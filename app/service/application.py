"""The marketplace as an ASGI application: one table of routes, endpoints run in line."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from app.clock import Clock
from app.service.call import Call, JsonResponse
from app.service.endpoints.table import ROUTES
from app.service.errors import BodyTooLarge, ErrorAnswer, InternalError
from app.service.hosts import HostGuard
from app.service.market import DrawPicture, Market, open_market
from app.service.routes import Dispatch, Route

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from app.service.database import Database

LARGEST_BODY = 10 * 1024 * 1024
"""Bytes of a body that are read; what is larger is answered 413."""

_log = logging.getLogger(__name__)


def build_application(
    database: Database, clock: Clock, *, pictures: Path, draw_picture: DrawPicture
) -> ASGIApp:
    """Make the marketplace over an open database.

    ``pictures`` is the folder of picture files, ``draw_picture`` draws practice pictures. The
    Host of requests must be a name of loopback, in process too: ``http://127.0.0.1``.
    """
    market = open_market(database, pictures, clock=clock, draw_picture=draw_picture)
    return build_for(market)


def build_for(market: Market) -> ASGIApp:
    """Make the marketplace over stores that are put together already."""
    return HostGuard(Marketplace(market, ROUTES))


class Marketplace:
    """The ASGI application: finds the endpoint, runs it, and turns its refusals into answers.

    An endpoint is a plain function and runs to its end before the next request is looked at, so
    a write never meets half of another one.
    """

    def __init__(self, market: Market, routes: Iterable[Route]) -> None:
        self._market = market
        self._find = Dispatch(routes).find

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request; refuse what is not HTTP."""
        if scope["type"] != "http":
            raise RuntimeError(f"no {scope['type']} here")
        try:
            method = scope["method"]
            endpoint, variables = self._find(method, scope["raw_path"])
            # A body that comes with a GET or DELETE is no part of the request.
            body = await _read_body(scope, receive) if method in _WITH_BODY else b""
            response = endpoint(Call(scope, variables, body, self._market))
        except ErrorAnswer as error:
            response = JsonResponse(error.body_bytes(), error.status, error.headers)
        except Exception:
            # A bug of the marketplace; the caller learns that, and nothing of its insides.
            _log.exception("%s %s failed", scope["method"], scope["path"])
            response = JsonResponse(InternalError().body_bytes(), InternalError.status)
        await response(scope, receive, send)


async def _read_body(scope: Scope, receive: Receive) -> bytes:
    for name, value in scope["headers"]:
        if name == b"content-length" and value.isdigit() and int(value[:20]) > LARGEST_BODY:
            raise BodyTooLarge("The body is larger than 10 MiB")
    chunks = []
    size = 0
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientGone
        chunk = message.get("body", b"")
        size += len(chunk)
        if size > LARGEST_BODY:
            raise BodyTooLarge("The body is larger than 10 MiB")
        chunks.append(chunk)
        if not message.get("more_body", False):
            return b"".join(chunks)


class ClientGone(ErrorAnswer):
    """The caller hung up before the body was complete; nobody reads this answer."""

    status = 400
    error = "bad_request"

    def __init__(self) -> None:
        super().__init__("The body ended too early")


_WITH_BODY = frozenset({"POST", "PUT", "PATCH"})
