"""Responses that the connection sends at once: byte for byte those that uvicorn would send."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from app.service.call import JsonResponse
from app.service.http.connections import http_protocol
from app.service.http.scope_keys import SEND_WHOLE

at_once = pytest.mark.skipif(sys.platform == "win32", reason="h11 sends every response there")

GET = b"GET /items HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
POST = b"POST /items HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 3\r\n"
REQUESTS = {
    "one": [GET],
    "one after the other": [GET, GET],
    "two in one piece": [GET + GET],
    "three in one piece": [GET + GET + GET],
    "head": [GET.replace(b"GET", b"HEAD"), GET],
    "last": [GET.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n")],
    "old": [GET.replace(b"1.1", b"1.0")],
    "body unread": [POST + b"\r\nabc", GET],
    "body late": [POST + b"\r\na", b"bc", GET],
    "body not sent for": [POST + b"expect: 100-continue\r\n\r\n", b"abc", GET],
}


class Wire(asyncio.Transport):
    """The client's end of a connection: each piece written to it, and whether it was closed."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.pieces: list[bytes] = []
        self.closed = False

    def write(self, data: Any) -> None:
        self.pieces.append(bytes(data))

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        """Reading is not paused here: the test decides what comes."""

    def resume_reading(self) -> None:
        """The same."""


def connect(app: Any, *, whole: bool = True) -> tuple[Any, Wire]:
    config = uvicorn.Config(app, log_config=None, lifespan="off", access_log=False)
    config.load()
    kind: Any = http_protocol()
    protocol = kind(config, ServerState(), {})
    protocol.sends_whole = whole
    wire = Wire()
    protocol.connection_made(wire)
    return protocol, wire


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def answer(scope: Any, receive: Any, send: Any) -> None:
    """Answer without reading the body, as a refusal does."""
    headers = {"retry-after": "1"} if scope["method"] == "POST" else None
    status = 503 if scope["method"] == "POST" else 200
    await JsonResponse(b'{"id":1}', status, headers)(scope, receive, send)


@pytest.mark.parametrize("requests", REQUESTS.values(), ids=REQUESTS.keys())
async def test_that_it_is_the_response_that_uvicorn_would_send(requests: list[bytes]):
    ends = []
    for whole in (True, False):
        protocol, wire = connect(answer, whole=whole)
        for piece in requests:
            protocol.data_received(piece)
            await settle()
        waits = protocol.timeout_keep_alive_task is not None
        served = protocol.server_state.total_requests
        ends.append((b"".join(wire.pieces), wire.closed, waits, served, len(protocol.tasks)))
        protocol.connection_lost(None)
    assert ends[0] == ends[1]
    assert ends[0][0].startswith(b"HTTP/1.1 ")


def test_that_it_is_sent_at_once_wherever_httptools_is_installed():
    # As declared: everywhere but on Windows, where uvicorn sends every response.
    assert http_protocol().sends_whole is (sys.platform != "win32")


@at_once
async def test_that_head_and_body_are_one_piece():
    protocol, wire = connect(answer)
    for count in (1, 2):
        protocol.data_received(GET)
        await settle()
        assert len(wire.pieces) == count
    protocol.connection_lost(None)


async def test_that_a_client_that_does_not_read_is_waited_for():
    protocol, wire = connect(answer)
    protocol.pause_writing()
    protocol.data_received(GET)
    await settle()
    assert wire.pieces == []
    protocol.resume_writing()
    await settle()
    assert b"".join(wire.pieces).endswith(b'\r\n\r\n{"id":1}')
    protocol.connection_lost(None)


async def test_that_nothing_is_sent_to_a_client_that_has_gone():
    gone = asyncio.Event()

    async def late(scope: Any, receive: Any, send: Any) -> None:
        await gone.wait()
        await answer(scope, receive, send)

    protocol, wire = connect(late)
    protocol.data_received(GET)
    await settle()
    protocol.connection_lost(None)
    gone.set()
    await settle()
    assert wire.pieces == []


@at_once
async def test_that_a_response_already_begun_is_not_sent_again():
    accepted = []

    async def twice(scope: Any, receive: Any, send: Any) -> None:
        await answer(scope, receive, send)
        accepted.append(scope[SEND_WHOLE](scope, 200, [], b""))

    protocol, wire = connect(twice)
    protocol.data_received(GET)
    await settle()
    assert (accepted, len(wire.pieces)) == ([False], 1)
    protocol.connection_lost(None)
