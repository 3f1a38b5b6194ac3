"""Connections to one origin, each of them lent to one request at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.request import getproxies, proxy_bypass

import httpx

from app.client.address import Origin
from app.client.loopback import LoopbackTransport

MOST = 16
"""How many connections there are at once; a further request waits for one of them."""


class ProxyUnusable(Exception):
    """The proxy that the environment names cannot be used."""


class Connections:
    """Lends connections to one origin, and keeps up to ``kept`` of them open for later requests.

    Each is an httpx transport with room for one connection. A pool looks at all of its connections
    whenever a request begins or ends, and a client looks for cookies and redirects that nobody
    wants here: without either a request takes two thirds of the time. On this machine, where there
    is neither encryption nor a proxy, a simpler one takes two thirds of that.
    """

    def __init__(
        self, origin: Origin, stand_in: httpx.AsyncBaseTransport | None, *, kept: int
    ) -> None:
        """Lend ``stand_in`` instead, where there is one."""
        self._stand_in = stand_in
        self._kept = kept
        self._free: list[httpx.AsyncBaseTransport] = []
        self._room = asyncio.Semaphore(MOST)
        # A proxy of the environment must never see what is meant for this machine.
        self._is_far = not origin.is_loopback
        self._scheme = origin.scheme
        self._proxy = proxy_of(origin) if self._is_far and stand_in is None else None
        # Without TLS there is nothing to verify, and loading the certificates takes a while.
        self._verify = httpx.create_ssl_context(
            verify=origin.scheme == "https" and stand_in is None, trust_env=self._is_far
        )

    @asynccontextmanager
    async def borrow(self) -> AsyncIterator[httpx.AsyncBaseTransport]:
        """Lend a connection for one request, whose answer is read and closed within.

        Raise ``ProxyUnusable``.
        """
        async with self._room:
            if self._stand_in is not None:
                yield self._stand_in
                return
            connection = self._free.pop() if self._free else self._make()
            try:
                yield connection
            finally:
                if len(self._free) < self._kept:
                    self._free.append(connection)
                else:
                    await connection.aclose()

    async def close(self) -> None:
        """Close those that are kept; none may be lent."""
        while self._free:
            await self._free.pop().aclose()
        if self._stand_in is not None:
            await self._stand_in.aclose()

    def _make(self) -> httpx.AsyncBaseTransport:
        if not self._is_far and self._scheme == "http":
            return LoopbackTransport()
        limits = httpx.Limits(max_connections=1, max_keepalive_connections=int(self._kept > 0))
        try:
            return httpx.AsyncHTTPTransport(
                verify=self._verify, trust_env=self._is_far, proxy=self._proxy, limits=limits
            )
        except (ImportError, ValueError, httpx.InvalidURL) as error:
            # An address that is none, or a kind of proxy that httpx has no library for.
            raise ProxyUnusable from error


def proxy_of(origin: Origin) -> str | None:
    """Return the address of the proxy that the environment names for ``origin``, if it does."""
    named = getproxies()
    proxy = named.get(origin.scheme) or named.get("all")
    if not proxy or proxy_bypass(origin.host):
        return None
    return proxy if "://" in proxy else f"http://{proxy}"
