"""Limits on connections: their number, the size of a head, and the duration of a request."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from app.service.errors import (
    AddressTooLong,
    BadRequest,
    ErrorAnswer,
    HeadTooLarge,
    RequestTimeout,
    TooBusy,
)
from app.service.http.scope_keys import HEAD_TOO_LARGE, SEND_WHOLE


@dataclass(frozen=True, slots=True)
class ConnectionLimits:
    """The limits on connections and on incomplete requests.

    At most ``connections`` are open at a time. The head of a request has about ``head_bytes`` at
    most, one header ``header_bytes``, and it must be complete ``head_seconds`` after it began or
    after the connection was made. The body may take ``body_seconds``, and one second more for every
    ``body_rate`` bytes received.
    """

    connections: int = 256
    head_bytes: int = 64 * 1024
    header_bytes: int = 16 * 1024
    head_seconds: float = 20.0
    body_seconds: float = 20.0
    body_rate: int = 4 * 1024


LIMITS = ConnectionLimits()


class _Arrival:
    """The state of an incomplete head or body."""

    __slots__ = ("in_head", "line_ended", "received", "since")

    def __init__(self, since: float, *, in_head: bool) -> None:
        self.since = since
        self.in_head = in_head
        self.received = 0
        self.line_ended = False


class BoundedConnection(asyncio.Protocol):
    """The part of a connection that enforces the limits; the rest is uvicorn's.

    Nearly every request comes in one piece, and costs only a comparison here. ``sends_whole`` is
    whether :meth:`send_whole` knows the state of a response of this kind of connection.
    """

    limits: ConnectionLimits
    sends_whole: bool
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    connections: set[Any]
    flow: Any
    cycle: Any
    scope: Any

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Accept a connection; refuse it if there are too many and none of them is idle."""
        super().connection_made(transport)
        self._request: Any = None
        # The time when the connection was last found busy; an idle one has been idle since then.
        self._looked = self.since = self.loop.time()
        self._arrival: _Arrival | None = _Arrival(self.since, in_head=True)
        if len(self.connections) > self.limits.connections and not self._close_idle():
            self._refuse(TooBusy("Too many connections are open"))

    def data_received(self, data: bytes) -> None:
        """Pass the data on, and count the bytes of incomplete heads and bodies."""
        super().data_received(data)
        cycle = self.cycle
        if cycle is not self._request:
            self._request = cycle
            if self.sends_whole:
                cycle.scope[SEND_WHOLE] = self.send_whole
            if len(data) > self.limits.header_bytes or self._arrival is not None:
                self._arrival = None
                self._check_headers(cycle.scope)
        elif cycle is None or cycle.response_complete:
            self._count_head(data)
        else:
            self._arriving(in_head=False).received += len(data)

    def send_whole(
        self, scope: Any, status: int, headers: Sequence[tuple[bytes, bytes]], body: bytes
    ) -> bool:
        """Send a complete response at once; return whether it was sent, or is uvicorn's to send.

        uvicorn would write the head and the body one by one, which costs a system call and a packet
        more, and would check the headers, which must be the marketplace's own. It keeps the rare
        cases: a response to HEAD, a slow client, the last response of a connection, a body that was
        not asked for, and a request that came before the answer to the previous one.
        """
        cycle = self.cycle
        if (
            cycle.scope is not scope
            or cycle.response_started
            or cycle.disconnected
            or cycle.waiting_for_100_continue
            or not cycle.keep_alive
            or self.flow.write_paused
            or scope["method"] == "HEAD"
        ):
            return False
        lines = [b"%b: %b\r\n" % header for header in headers]
        self.transport.writelines((b"".join((_STATUS_LINES[status], *lines, b"\r\n")), body))
        cycle.response_started = cycle.response_complete = True
        cycle.message_event.set()
        cycle.on_response()
        return True

    def close_if_overdue(self, now: float) -> None:
        """Close the connection if a head or a body is overdue."""
        elapsed, self._looked = now - self._looked, now
        if self.transport.is_closing():
            return
        if self.is_idle():
            return
        self.since = now
        if self._arrival is not None and self._arrival.in_head:
            if now - self._arrival.since > self.limits.head_seconds:
                self._refuse(RequestTimeout("The head of the request took too long"))
        elif self._is_in_body():
            body = self._arriving(in_head=False)
            if self.flow.read_paused:
                # The delay is ours: the marketplace has paused reading.
                body.since += elapsed
            given = self.limits.body_seconds + body.received / self.limits.body_rate
            if now - body.since > given:
                self._refuse(RequestTimeout("The body of the request took too long"))

    def is_idle(self) -> bool:
        """Return whether a request was answered and no other one has begun."""
        in_head = self._arrival is not None and self._arrival.in_head
        return not in_head and self.cycle is not None and self.cycle.response_complete

    def send_400_response(self, msg: str) -> None:
        """Answer unreadable HTTP with an error body, and close the connection."""
        self._refuse(BadRequest("The request is not readable as HTTP"))

    def _arriving(self, *, in_head: bool) -> _Arrival:
        """Return the state of the arriving head or body, created if it has just begun."""
        if self._arrival is None or self._arrival.in_head != in_head:
            self._arrival = _Arrival(self.loop.time(), in_head=in_head)
        return self._arrival

    def _is_in_body(self) -> bool:
        cycle = self.cycle
        return cycle is not None and cycle.more_body and not cycle.response_complete

    def _is_in_unread_body(self) -> bool:
        """Return whether the data is the rest of a body that was answered before it was complete.

        It is discarded, and limited only by the time allowed for a head.
        """
        cycle = self.cycle
        return (
            cycle is not None
            and cycle.response_complete
            and cycle.more_body
            # Once another request has begun, the scope belongs to it, even before it has a cycle.
            and self.scope is cycle.scope
        )

    def _check_headers(self, scope: Any) -> None:
        """Mark a request with a header above the limit, so that its endpoint is not called."""
        longest = self.limits.header_bytes
        if any(len(name) > longest or len(value) > longest for name, value in scope["headers"]):
            scope[HEAD_TOO_LARGE] = True

    def _count_head(self, data: bytes) -> None:
        head = self._arriving(in_head=True)
        head.received += len(data)
        head.line_ended = head.line_ended or b"\n" in data
        if head.received > self.limits.head_bytes and not self._is_in_unread_body():
            self._refuse(
                HeadTooLarge("The head of the request is too long")
                if head.line_ended
                else AddressTooLong("The address is too long")
            )

    def _close_idle(self) -> bool:
        """Close the connection that has been idle longest; return whether there was one."""
        idle = [one for one in self.connections if one is not self and one.is_idle()]
        if not idle:
            return False
        min(idle, key=lambda one: one.since).transport.close()
        return True

    def _refuse(self, error: ErrorAnswer) -> None:
        """Answer with an error body unless an answer has begun, and close the connection."""
        if self.transport.is_closing():
            return
        cycle, arrival = self.cycle, self._arrival
        begun = cycle is not None and cycle.response_started and not cycle.response_complete
        silent = arrival is not None and arrival.in_head and arrival.received == 0
        if not (
            begun or self._is_in_unread_body() or (silent and isinstance(error, RequestTimeout))
        ):
            self.transport.write(_refusal(error))
        self.transport.close()


def _refusal(error: ErrorAnswer) -> bytes:
    body = error.body_bytes()
    headers = {
        "content-type": "application/json",
        "content-length": str(len(body)),
        "connection": "close",
        **(error.headers or {}),
    }
    lines = [f"HTTP/1.1 {error.status} {HTTPStatus(error.status).phrase}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


def http_protocol(limits: ConnectionLimits = LIMITS) -> type[BoundedConnection]:
    """Return the protocol class that uvicorn would choose, with limits and our error bodies."""
    return type(
        "HttpProtocol",
        (BoundedConnection, AutoHTTPProtocol),
        # The one of h11, used where httptools is missing, has a state machine of its own.
        {"limits": limits, "sends_whole": AutoHTTPProtocol.__name__ == "HttpToolsProtocol"},
    )


_STATUS_LINES = {
    status.value: f"HTTP/1.1 {status.value} {status.phrase}\r\n".encode() for status in HTTPStatus
}
