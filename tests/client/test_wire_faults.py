"""What happens below HTTP, against a server that misbehaves on real sockets."""

from __future__ import annotations

import asyncio
import gzip
import time

import pytest

from app.client.errors import ClientError, TimedOut, Undecodable, Unreachable
from app.client.outcome import Outcome
from app.client.requester import Requester
from app.client.retry import RetryPolicy
from app.client.token import Token
from app.clock import SystemClock
from tests.stands.faulty_server import head, serving

BODY = b'{"id": "A1"}'
SHORT, LONG = 0.4, 10.0
"""Seconds of a deadline that is meant to pass, and of one that is not."""
BOMB = gzip.compress(b"\0" * 100_000_000)


def client(base_url: str) -> Requester:
    return Requester(
        base_url, Token("secret-1"), clock=SystemClock(), policy=RetryPolicy(attempts=1)
    )


async def fail(script, *, write: bool, deadline: float = LONG) -> tuple[ClientError, float, int]:
    """The error of one request against ``script``, its seconds, and the requests that arrived."""
    async with serving(script) as server, client(server.base_url) as made:
        started = time.monotonic()
        with pytest.raises(ClientError) as caught:
            await ask(made, write=write, deadline=deadline)
        return caught.value, time.monotonic() - started, len(server.requests)


async def ask(made: Requester, *, write: bool, deadline: float) -> object:
    if write:
        return await made.send("POST", "/items", json={"a": 1}, deadline=deadline)
    return (await made.get("/items/A1", deadline=deadline)).json()


async def silent(_reader, _writer):
    await asyncio.Event().wait()


async def close_at_once(_reader, writer):
    writer.close()


async def reset(_reader, writer):
    writer.transport.abort()


async def slow_headers(_reader, writer):
    for byte in head(BODY):
        writer.write(bytes([byte]))
        await writer.drain()
        await asyncio.sleep(0.05)


async def slow_body(_reader, writer):
    writer.write(head(BODY * 100))
    for byte in BODY * 100:
        writer.write(bytes([byte]))
        await writer.drain()
        await asyncio.sleep(0.05)


async def cut_with_length(_reader, writer):
    writer.write(head(BODY, length=1000) + BODY)


async def cut_in_chunks(_reader, writer):
    writer.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n64\r\n" + BODY)


async def reset_in_body(_reader, writer):
    writer.write(head(BODY, length=1000) + BODY)
    await writer.drain()
    writer.transport.abort()


async def large_header(_reader, writer):
    writer.write(b"HTTP/1.1 200 OK\r\nX-Large: " + b"x" * 2_000_000 + b"\r\n\r\n")


async def many_headers(_reader, writer):
    lines = b"".join(b"X-%d: some value or other\r\n" % number for number in range(10_000))
    writer.write(b"HTTP/1.1 200 OK\r\n" + lines + b"\r\n")


async def no_http(_reader, writer):
    writer.write(b"SSH-2.0-OpenSSH_9.2\r\n\r\n")


async def bomb(_reader, writer):
    writer.write(head(BOMB, "200 OK", "Content-Encoding: gzip") + BOMB)


async def double_bomb(_reader, writer):
    body = gzip.compress(BOMB)
    writer.write(head(body, "200 OK", "Content-Encoding: gzip, gzip") + body)


async def unknown_encoding(_reader, writer):
    writer.write(head(BODY, "200 OK", "Content-Encoding: br") + BODY)


async def endless(_reader, writer):
    writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n")
    for _ in range(2_000):
        writer.write(b" " * 65_536)
        await writer.drain()


async def login_page(_reader, writer):
    page = b"<!doctype html><form>Log in"
    writer.write(head(page).replace(b"application/json", b"text/html") + page)


FAULTS = [
    (silent, TimedOut, "answer"),
    (slow_headers, TimedOut, "answer"),
    (slow_body, TimedOut, "answer"),
    (close_at_once, Unreachable, "broken"),
    (reset, Unreachable, "broken"),
    (cut_with_length, Undecodable, "cut"),
    (cut_in_chunks, Undecodable, "cut"),
    (reset_in_body, Undecodable, "cut"),
    (large_header, Unreachable, "broken"),
    (many_headers, Unreachable, "broken"),
    (no_http, Unreachable, "broken"),
    (bomb, Undecodable, "too_large"),
    (double_bomb, Undecodable, "encoding"),
    (unknown_encoding, Undecodable, "encoding"),
    (endless, Undecodable, "too_large"),
]


@pytest.mark.parametrize("write", [False, True], ids=["read", "write"])
@pytest.mark.parametrize(
    ("script", "kind", "reason"), FAULTS, ids=[script.__name__ for script, _, _ in FAULTS]
)
async def test_that_every_fault_of_the_wire_ends_in_time_and_by_its_name(
    script, kind, reason, write
):
    deadline = SHORT if kind is TimedOut else LONG
    error, seconds, requests = await fail(script, write=write, deadline=deadline)
    assert type(error) is kind
    assert error.reason == reason
    assert error.outcome is Outcome.UNKNOWN
    assert seconds < deadline + 1
    assert requests == 1


async def test_that_a_login_page_is_no_answer():
    error, _, _ = await fail(login_page, write=False)
    assert isinstance(error, Undecodable)
    assert error.reason == "html"


async def test_that_a_port_where_nobody_listens_means_not_sent():
    async with serving(silent) as server:
        base_url = server.base_url
    async with client(base_url) as made:
        with pytest.raises(Unreachable) as caught:
            await made.send("POST", "/items", json={})
    assert caught.value.reason == "refused"
    assert caught.value.outcome is Outcome.NOT_SENT


async def test_that_informational_answers_are_passed_over():
    async def continues(_reader, writer):
        writer.write(b"HTTP/1.1 100 Continue\r\n\r\n" * 50 + head(BODY) + BODY)

    async with serving(continues) as server, client(server.base_url) as made:
        assert (await made.get("/items/A1")).json() == {"id": "A1"}


async def test_that_a_zipped_answer_is_read():
    async def zipped(_reader, writer):
        body = gzip.compress(BODY)
        writer.write(head(body, "200 OK", "Content-Encoding: gzip") + body)

    async with serving(zipped) as server, client(server.base_url) as made:
        assert (await made.get("/items/A1")).json() == {"id": "A1"}


async def test_that_writes_do_not_use_connections_that_may_be_closing():
    async def close_when_idle(_reader, writer):
        # Says that it keeps the connection, and closes it.
        writer.write(head(BODY, "200 OK", "Connection: keep-alive") + BODY)
        await writer.drain()

    async with serving(close_when_idle) as server, client(server.base_url) as made:
        for _ in range(100):
            assert (await made.send("POST", "/items", json={})).status == 200
        assert server.connections == 100
        assert len(server.requests) == 100


def repeatable(made):
    return made.send("PUT", "/items/A1", json={}, repeatable=True)


@pytest.mark.parametrize("ask", [lambda made: made.get("/items/A1"), repeatable])
async def test_that_reads_and_what_may_be_repeated_share_a_connection(ask):
    async def keep(reader, writer):
        writer.write(head(BODY) + BODY)
        while await server.read_request(reader):
            writer.write(head(BODY) + BODY)

    async with serving(keep) as server, client(server.base_url) as made:
        for _ in range(10):
            await ask(made)
        assert server.connections == 1
        assert len(server.requests) == 10


@pytest.mark.logs_warnings
async def test_that_a_redirect_takes_nothing_elsewhere():
    async def answer(_reader, writer):
        writer.write(head(BODY) + BODY)

    async with serving(answer) as other:

        async def redirect(_reader, writer):
            place = f"Location: {other.base_url}/?access_token=secret-1"
            writer.write(head(b"", "307 Temporary Redirect", place))

        for write in (False, True):
            error, _, requests = await fail(redirect, write=write)
            assert isinstance(error, Undecodable)
            assert error.reason == "moved"
            assert requests == 1
        assert other.connections == 0


async def test_that_a_proxy_never_sees_what_is_meant_for_this_machine(monkeypatch):
    async def answer(_reader, writer):
        writer.write(head(BODY) + BODY)

    async with serving(answer) as proxy, serving(answer) as server:
        for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY"):
            monkeypatch.setenv(name, proxy.base_url)
        async with client(server.base_url) as made:
            await made.get("/items/A1")
            await made.send("POST", "/items", json={})
        assert proxy.connections == 0
        assert len(server.requests) == 2


async def test_that_a_cancelled_request_lets_its_connection_go():
    async with serving(silent) as server, client(server.base_url) as made:
        task = asyncio.get_running_loop().create_task(made.get("/items/A1"))
        while not server.requests:
            await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
