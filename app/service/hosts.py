"""Who may talk to the marketplace: loopback names as Host, no foreign web page, no endless line."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from starlette.responses import Response

from app.service.errors import AddressTooLong, BadRequest, ErrorAnswer, Forbidden

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

LONGEST_ADDRESS = 8 * 1024
"""Bytes of path and query that are read; what is longer is answered 414."""

_HOST = re.compile(rb"(127\.0\.0\.1|localhost|\[::1\])(:[0-9]{1,5})?", re.IGNORECASE)


def is_loopback_host(host: bytes) -> bool:
    """Whether a Host header names this machine, with or without a port."""
    return len(host) < _LONGEST_HOST and _HOST.fullmatch(host) is not None


class HostGuard:
    """ASGI middleware that lets requests pass that were meant for this machine's own programs.

    A name of loopback in Host defeats a web page that points its own name here; an Origin other
    than the marketplace's own is a web page somewhere else, whatever it asks for. No answer
    carries a header that would let such a page read it.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        # What a handful of clients send again and again is checked once.
        self._known: set[bytes] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check one request and hand it on, or answer it with an error body."""
        if scope["type"] == "http":
            try:
                self._check(scope)
            except ErrorAnswer as error:
                response = Response(error.body_bytes(), error.status, media_type="application/json")
                await response(scope, receive, send)
                return
        await self._app(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        host = origin = None
        hosts = 0
        for name, value in scope["headers"]:
            if name == b"host":
                host = value
                hosts += 1
            elif name == b"origin":
                origin = value
        if host is None or hosts > 1 or not (host in self._known or self._accepts(host)):
            raise BadRequest("The Host header must name this machine's loopback address")
        if origin is not None and origin != scope["scheme"].encode() + b"://" + host:
            raise Forbidden("Web pages of other origins may not use this marketplace")
        if len(scope["raw_path"]) + len(scope["query_string"]) > LONGEST_ADDRESS:
            raise AddressTooLong("The address is too long")

    def _accepts(self, host: bytes) -> bool:
        if not is_loopback_host(host):
            return False
        if len(self._known) < _MOST_KNOWN:
            self._known.add(host)
        return True


_LONGEST_HOST = 64
_MOST_KNOWN = 64
