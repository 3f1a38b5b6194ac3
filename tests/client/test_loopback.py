"""A connection to this machine is kept, noticed when it is closed, and never overrun."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import httpx
import pytest

from app.client.loopback import LoopbackTransport

Serve = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]
ANSWER = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"
MEGABYTE = 1024 * 1024


@asynccontextmanager
async def served(serve: Serve) -> AsyncIterator[str]:
    """An address at which ``serve`` is called for every connection."""
    open_now: set[asyncio.StreamWriter] = set()

    async def each(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        open_now.add(writer)
        try:
            await serve(reader, writer)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(each, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}/"
    finally:
        server.close()
        for writer in open_now:
            # One whose other end has gone is without a loop already.
            with contextlib.suppress(AttributeError):
                writer.transport.abort()
        await server.wait_closed()
        await asyncio.sleep(0)


async def asked(
    transport: LoopbackTransport, url: str, content: bytes = b"", **times: float
) -> str:
    request = httpx.Request("PUT", url, content=content, extensions={"timeout": times})
    response = await transport.handle_async_request(request)
    try:
        return "".join([part.decode() async for part in response.aiter_raw()])
    finally:
        await response.aclose()


async def test_that_a_connection_is_kept_and_head_and_body_leave_together() -> None:
    heard: list[bytes] = []
    connections = 0

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal connections
        connections += 1
        while heard_now := await reader.read(65536):
            heard.append(heard_now)
            writer.write(ANSWER)

    async with served(serve) as url, LoopbackTransport() as transport:
        for _ in range(3):
            assert await asked(transport, url, b'{"price": 7}') == "ok"
    assert connections == 1
    assert len(heard) == 3
    assert all(one.startswith(b"PUT / ") and one.endswith(b'{"price": 7}') for one in heard)


@pytest.mark.parametrize("last", [b"", b"HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nbad"])
async def test_that_a_connection_that_was_closed_or_spoke_unasked_is_not_used_again(
    last: bytes,
) -> None:
    told: list[asyncio.StreamWriter] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        told.append(writer)
        while await reader.read(65536):
            writer.write(ANSWER)

    async with served(serve) as url, LoopbackTransport() as transport:
        assert await asked(transport, url) == "ok"
        told[0].write(last) if last else told[0].close()
        for _ in range(50):
            await asyncio.sleep(0)
        assert await asked(transport, url) == "ok"
        assert len(told) == 2


async def test_that_no_more_is_taken_in_than_somebody_reads() -> None:
    size = 64 * MEGABYTE
    blocked = asyncio.Event()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n" % size)
        piece = bytes(MEGABYTE)
        for _ in range(size // MEGABYTE):
            writer.write(piece)
            waiting = asyncio.ensure_future(writer.drain())
            done, _ = await asyncio.wait([waiting], timeout=0.5)
            if not done:
                blocked.set()
            await waiting

    async with served(serve) as url, LoopbackTransport() as transport:
        response = await transport.handle_async_request(httpx.Request("GET", url))
        await asyncio.wait_for(blocked.wait(), 10)
        came = 0
        async for part in response.aiter_raw():
            came += len(part)
            assert len(part) <= MEGABYTE
        await response.aclose()
    assert came == size


@pytest.mark.parametrize(
    ("content", "error"), [(b"", httpx.ReadTimeout), (bytes(64 * MEGABYTE), httpx.WriteTimeout)]
)
async def test_that_somebody_who_neither_reads_nor_answers_is_not_waited_for(
    content: bytes, error: type[httpx.TimeoutException]
) -> None:
    never = asyncio.Event()

    async def serve(_reader: asyncio.StreamReader, _writer: asyncio.StreamWriter) -> None:
        await never.wait()

    async with served(serve) as url, LoopbackTransport() as transport:
        with pytest.raises(error):
            await asked(transport, url, content, read=0.1, write=0.1)
        never.set()


async def test_that_an_answer_before_the_end_of_the_request_is_read() -> None:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 413 Too Large\r\nContent-Length: 3\r\n\r\nbig")
        await writer.drain()
        writer.write_eof()
        while await reader.read(MEGABYTE):
            pass

    async with served(serve) as url, LoopbackTransport() as transport:
        assert await asked(transport, url, bytes(16 * MEGABYTE), read=5, write=5) == "big"


async def test_that_nobody_there_is_an_error_of_connecting() -> None:
    async def serve(_reader: asyncio.StreamReader, _writer: asyncio.StreamWriter) -> None:
        return

    async with served(serve) as url:
        pass
    async with LoopbackTransport() as transport:
        with pytest.raises(httpx.ConnectError):
            await asked(transport, url, connect=5)
