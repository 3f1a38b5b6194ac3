"""Connections to this machine: one socket each, without a pool, encryption or proxies."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Iterable
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

import httpcore
import httpx

if TYPE_CHECKING:
    from collections.abc import Iterator

T = TypeVar("T")

_MOST_BEFORE_READING = 256 * 1024
"""The maximum number of bytes that are buffered before they are read; more stay in the socket."""
_MOST_HELD_BACK = 64 * 1024
"""The maximum number of bytes of a request that wait for the rest of it, to be sent in one
packet."""


class LoopbackTransport(httpx.AsyncBaseTransport):
    """One connection to an ``http`` origin on this machine, for one request at a time.

    It replaces ``httpx.AsyncHTTPTransport`` and takes two thirds of its time: head and body of a
    request are sent together, and there is no handling of other connections, tunnels or
    certificates. If the server has closed the connection, the next request opens a new one.
    """

    def __init__(self) -> None:
        self._connection: httpcore.AsyncHTTPConnection | None = None

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """Send a request and return the response, whose body is not read yet.

        Raise ``httpx.TransportError``.
        """
        url = request.url
        assert isinstance(request.stream, httpx.AsyncByteStream)
        with _errors_of_httpx():
            connection = await self._connected(url)
            response = await connection.handle_async_request(
                httpcore.Request(
                    request.method,
                    httpcore.URL(
                        scheme=url.raw_scheme,
                        host=url.raw_host,
                        port=url.port,
                        target=url.raw_path,
                    ),
                    headers=request.headers.raw,
                    content=request.stream,
                    extensions=request.extensions,
                )
            )
        return httpx.Response(
            response.status,
            headers=response.headers,
            stream=_Body(response),
            extensions=response.extensions,
        )

    async def aclose(self) -> None:
        """Close the connection; a later request opens another one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.aclose()

    async def _connected(self, url: httpx.URL) -> httpcore.AsyncHTTPConnection:
        kept = self._connection
        if kept is not None and (not kept.is_available() or kept.has_expired()):
            await self.aclose()
        if self._connection is None:
            origin = httpcore.Origin(url.raw_scheme, url.raw_host, url.port or 80)
            self._connection = httpcore.AsyncHTTPConnection(origin, network_backend=_Sockets())
        return self._connection


class _Body(httpx.AsyncByteStream):
    def __init__(self, response: httpcore.Response) -> None:
        self._response = response

    async def __aiter__(self) -> AsyncIterator[bytes]:
        with _errors_of_httpx():
            async for part in self._response.aiter_stream():
                yield part

    async def aclose(self) -> None:
        with _errors_of_httpx():
            await self._response.aclose()


@contextmanager
def _errors_of_httpx() -> Iterator[None]:
    """Convert exceptions of httpcore into those of httpx with the same names."""
    try:
        yield
    except (httpcore.TimeoutException, httpcore.NetworkError, httpcore.ProtocolError) as error:
        raise getattr(httpx, type(error).__name__)(str(error)) from error


class _Sockets(httpcore.AsyncNetworkBackend):
    """A network backend on plain asyncio sockets."""

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Connect; raise ``httpcore.ConnectError`` and ``httpcore.ConnectTimeout``."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(timeout):
                _, socket = await loop.create_connection(_Socket, host.strip("[]"), port)
        except TimeoutError as error:
            raise httpcore.ConnectTimeout from error
        except OSError as error:
            raise httpcore.ConnectError(str(error)) from error
        return socket


class _Socket(asyncio.Protocol, httpcore.AsyncNetworkStream):
    """A connected socket, used by one task at a time."""

    def __init__(self) -> None:
        self._transport: asyncio.Transport
        self._came: list[bytes] = []
        self._size = 0
        self._held_back = b""
        self._ended = False
        self._error: Exception | None = None
        self._is_full = False
        self._reader: asyncio.Future[None] | None = None
        self._writer: asyncio.Future[None] | None = None

    async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        """Return received bytes, ``b""`` at the end; raise ``httpcore.ReadTimeout``, ``ReadError``.

        Buffered writes are sent first.
        """
        self._leave()
        if not (self._came or self._ended):
            self._reader = asyncio.get_running_loop().create_future()
            await _in_time(self._reader, timeout, httpcore.ReadTimeout)
        if self._came:
            data = b"".join(self._came)
            self._came.clear()
            if self._size > _MOST_BEFORE_READING:
                self._transport.resume_reading()
            self._size = 0
            return data
        if self._error is not None:
            raise httpcore.ReadError from self._error
        return b""

    async def write(self, buffer: bytes, timeout: float | None = None) -> None:
        """Buffer or send ``buffer``; raise ``httpcore.WriteTimeout`` and ``WriteError``."""
        self._held_back += buffer
        if len(self._held_back) < _MOST_HELD_BACK:
            return
        self._leave()
        if self._is_full and not self._ended:
            self._writer = asyncio.get_running_loop().create_future()
            await _in_time(self._writer, timeout, httpcore.WriteTimeout)
        if self._ended:
            raise httpcore.WriteError from self._error

    async def aclose(self) -> None:
        """Close the socket and discard buffered writes."""
        self._transport.abort()
        # The event loop closes the socket in its next iteration.
        await asyncio.sleep(0)

    def get_extra_info(self, info: str) -> Any:
        """Return whether unread data or the end arrived (``is_readable``), else ``None``."""
        return bool(self._came) or self._ended if info == "is_readable" else None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        before, self._size = self._size, self._size + len(data)
        self._came.append(data)
        if before <= _MOST_BEFORE_READING < self._size:
            self._transport.pause_reading()
        _wake(self._reader)

    def eof_received(self) -> bool:
        self._ended = True
        _wake(self._reader)
        # Keep the write side open: an answer may come before its request is sent in full.
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self._ended, self._error = True, exc
        _wake(self._reader)
        _wake(self._writer)

    def pause_writing(self) -> None:
        self._is_full = True

    def resume_writing(self) -> None:
        self._is_full = False
        _wake(self._writer)

    def _leave(self) -> None:
        data, self._held_back = self._held_back, b""
        if data:
            self._transport.write(data)


def _wake(waiting: asyncio.Future[None] | None) -> None:
    if waiting is not None and not waiting.done():
        waiting.set_result(None)


async def _in_time(
    waiting: Awaitable[T], timeout: float | None, late: type[httpcore.TimeoutException]
) -> T:
    try:
        async with asyncio.timeout(timeout):
            return await waiting
    except TimeoutError as error:
        raise late from error
