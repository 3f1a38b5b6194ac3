"""Connections to one origin, each used by one request at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cached_property
from ssl import SSLContext
from urllib.request import getproxies, proxy_bypass

import httpx

from app.client.address import Origin
from app.client.loopback import LoopbackTransport

MOST = 16
"""The maximum number of connections at once; further requests wait for one."""


class ProxyUnusable(Exception):
    """The proxy that the environment names cannot be used."""


class Connections:
    """A set of connections to one origin, up to ``kept`` of which stay open for later requests.

    Each is an httpx transport that holds one connection. The pool of httpx inspects all its
    connections whenever a request begins or ends, and its client handles cookies and redirects,
    which are not wanted here: without either a request takes two thirds of the time. For this
    machine, without encryption and proxy, a simpler transport takes two thirds of that.
    """

    def __init__(
        self, origin: Origin, stand_in: httpx.AsyncBaseTransport | None, *, kept: int
    ) -> None:
        """Prepare connections to ``origin``; a ``stand_in`` is used for all requests instead."""
        self._stand_in = stand_in
        self._kept = kept
        self._free: list[httpx.AsyncBaseTransport] = []
        self._room = asyncio.Semaphore(MOST)
        # A proxy from the environment must never see requests to this machine.
        self._is_far = not origin.is_loopback
        self._scheme = origin.scheme
        self._proxy = proxy_of(origin) if self._is_far and stand_in is None else None

    @cached_property
    def _verify(self) -> SSLContext:
        # Without TLS there is nothing to verify, and loading the certificates takes a while.
        return httpx.create_ssl_context(verify=self._scheme == "https", trust_env=self._is_far)

    @asynccontextmanager
    async def borrow(self) -> AsyncIterator[httpx.AsyncBaseTransport]:
        """Provide a connection for one request, whose answer is read and closed inside the block.

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
        """Close the idle connections; none may be in use."""
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
            # An invalid address, or a kind of proxy for which httpx lacks a library.
            raise ProxyUnusable from error


def proxy_of(origin: Origin) -> str | None:
    """Return the proxy address that the environment has for ``origin``, or ``None``."""
    named = getproxies()
    proxy = named.get(origin.scheme) or named.get("all")
    if not proxy or proxy_bypass(origin.host):
        return None
    return proxy if "://" in proxy else f"http://{proxy}"
