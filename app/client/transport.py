"""The HTTP transport: httpx transports, with their errors translated into those of the client."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping
from urllib.parse import urlencode

import httpx

from app import __version__
from app.client.address import Origin
from app.client.answer import (
    Answer,
    CutShort,
    TooMuch,
    UnknownEncoding,
    read_body,
    received,
)
from app.client.connections import Connections, ProxyUnusable
from app.client.errors import ClientError, TimedOut, Undecodable, Unreachable
from app.client.outcome import Outcome
from app.client.usage import Usage
from app.redaction import TooEncoded

CONNECT_SECONDS = 5.0
# A connection that is silent for so long counts as dead; the total deadline applies as well.
SILENT_SECONDS = 15.0
_KEPT = 8
_HEADERS = {
    "Accept": "application/json",
    "Accept-Encoding": "gzip",
    "User-Agent": f"vitrina/{__version__}",
}


class Transport:
    """A sender of single requests to one origin, which reads the answers under limits.

    Reads share connections; a write has one of its own (``alone``): if the server has just closed a
    kept connection, it is unknown whether a write on it arrived.
    """

    def __init__(self, origin: Origin, transport: httpx.AsyncBaseTransport | None = None) -> None:
        """Prepare the transport without connecting; ``transport`` replaces the network."""
        self._shared = Connections(origin, transport, kept=_KEPT)
        self._alone = Connections(origin, transport, kept=0)
        self._usage = Usage(self._end)
        # Only the real network reports when a request begins to be sent.
        self._traced = transport is None

    async def request(
        self,
        method: str,
        path: str,
        url: str,
        *,
        params: Mapping[str, str],
        deadline: float,
        alone: bool,
        silent: float = SILENT_SECONDS,
        headers: Mapping[str, str] | None = None,
        content: bytes | None = None,
        files: Mapping[str, tuple[str, bytes, str]] | None = None,
    ) -> Answer:
        """Send one request once and read its answer, all within ``deadline`` seconds.

        ``path`` is the path that errors show. A connection that receives nothing for ``silent``
        seconds counts as dead. Raise :class:`Unreachable`, :class:`TimedOut` and
        :class:`Undecodable`; an error status is returned, not raised.
        """
        progress = _Progress(began=not self._traced)
        request = httpx.Request(
            method,
            # If parameters are passed separately, httpx parses the whole address a second time.
            f"{url}?{urlencode(params)}" if params else url,
            headers={
                **_HEADERS,
                "Connection": "close" if alone else "keep-alive",
                **(headers or {}),
            },
            content=content,
            files=files,
            extensions={
                "timeout": {
                    "connect": CONNECT_SECONDS,
                    "read": silent,
                    "write": silent,
                },
                **({"trace": progress.trace} if self._traced else {}),
            },
        )
        connections = self._alone if alone else self._shared
        try:
            async with (
                self._usage.request(method, path),
                asyncio.timeout(deadline),
                connections.borrow() as connection,
            ):
                response = await connection.handle_async_request(request)
                progress.status = response.status_code
                try:
                    body = await read_response(response)
                finally:
                    await response.aclose()
        except (httpx.HTTPError, httpx.StreamError, TimeoutError) as error:
            raise progress.translate(error, method, path) from error
        except ProxyUnusable as error:
            raise Unreachable(
                "proxy", method=method, path=path, outcome=Outcome.NOT_SENT
            ) from error
        except (TooMuch, UnknownEncoding, CutShort) as error:
            reason = {TooMuch: "too_large", UnknownEncoding: "encoding", CutShort: "cut"}
            raise Undecodable(
                reason[type(error)], method=method, path=path, status=progress.status
            ) from None
        try:
            return received(response.status_code, body, response.headers, method, path)
        except TooEncoded:
            raise Undecodable(
                "too_large", method=method, path=path, status=progress.status
            ) from None

    async def close(self) -> None:
        """Refuse new requests, and close every connection when the last request has ended."""
        await self._usage.close()

    async def _end(self) -> None:
        await self._shared.close()
        await self._alone.close()


async def read_response(response: httpx.Response) -> bytes:
    """Read the body of a response under the limits; see :func:`read_body`."""
    if response.is_stream_consumed:
        # Only a replacement of the network returns a response that is already read and decoded.
        return response.content
    return await read_body(response.aiter_raw(), response.headers.get("content-encoding", ""))


class _Progress:
    """The progress of one request, which decides whether a failed write may have had an effect."""

    def __init__(self, *, began: bool) -> None:
        self.began = began
        self.status = 0

    async def trace(self, event: str, _info: Mapping[str, object]) -> None:
        if event.endswith("send_request_headers.started"):
            self.began = True

    def translate(self, error: Exception, method: str, path: str) -> ClientError:
        outcome = Outcome.UNKNOWN if self.began else Outcome.NOT_SENT
        if isinstance(error, (httpx.ConnectTimeout, httpx.PoolTimeout)):
            return TimedOut("connect", method=method, path=path, outcome=Outcome.NOT_SENT)
        if isinstance(error, (httpx.TimeoutException, TimeoutError)):
            reason = "answer" if self.began else "connect"
            return TimedOut(reason, method=method, path=path, outcome=outcome)
        if self.status:
            # The connection broke after the answer had begun.
            return Undecodable("cut", method=method, path=path, status=self.status)
        reason = "broken"
        if isinstance(error, httpx.ConnectError):
            reason, outcome = _why_no_connection(error), Outcome.NOT_SENT
        return Unreachable(reason, method=method, path=path, outcome=outcome)


def _why_no_connection(error: BaseException) -> str:
    seen: BaseException | None = error
    while seen is not None:
        if isinstance(seen, ssl.SSLError):
            return "certificate"
        if isinstance(seen, socket.gaierror):
            return "name"
        seen = seen.__cause__ or seen.__context__
    return "refused"
