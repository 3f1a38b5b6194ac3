"""The border to the network: httpx transports, and their errors translated once."""

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
# Nothing for so long, and the connection is taken for dead; the total deadline comes on top.
SILENT_SECONDS = 15.0
_KEPT = 8
_HEADERS = {
    "Accept": "application/json",
    "Accept-Encoding": "gzip",
    "User-Agent": f"vitrina/{__version__}",
}


class Transport:
    """Sends single requests to one origin and reads the answers under limits.

    Reads share connections; a write has one of its own (``alone``), as a kept connection that the
    other side has just closed leaves it unknown whether the write arrived.
    """

    def __init__(self, origin: Origin, transport: httpx.AsyncBaseTransport | None = None) -> None:
        """Make no connection yet; ``transport`` stands in for the network."""
        self._shared = Connections(origin, transport, kept=_KEPT)
        self._alone = Connections(origin, transport, kept=0)
        self._usage = Usage(self._end)
        # Only the network says when a request has begun to leave.
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

        ``path`` is what errors call it. A connection on which nothing comes for ``silent`` seconds
        is taken for dead. Raise :class:`Unreachable`, :class:`TimedOut` and
        :class:`Undecodable`; a refusing status is no error here.
        """
        progress = _Progress(began=not self._traced)
        request = httpx.Request(
            method,
            # Parameters that are handed over apart have the whole address read a second time.
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
        """Take no more requests, and close every connection when the last of them has ended."""
        await self._usage.close()

    async def _end(self) -> None:
        await self._shared.close()
        await self._alone.close()


async def read_response(response: httpx.Response) -> bytes:
    """Read the body of an answer under the limits; see :func:`read_body`."""
    if response.is_stream_consumed:
        # Only a stand-in for the network hands over an answer that is read and decoded already.
        return response.content
    return await read_body(response.aiter_raw(), response.headers.get("content-encoding", ""))


class _Progress:
    """How far one request got; without it nobody could say whether a failed write had an effect."""

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
            # The answer had begun, and then its connection went.
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
