"""Connections are lent to one request at a time, a few stay open, and proxies are kept to."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from app.client.address import parse_origin
from app.client.connections import MOST, Connections, proxy_of
from app.client.errors import Unreachable
from app.client.loopback import LoopbackTransport
from app.client.outcome import Outcome
from app.client.transport import Transport

HOME = parse_origin("http://127.0.0.1:9")
FAR = "https://shop.example"
NAMES = ("http_proxy", "https_proxy", "all_proxy", "no_proxy")


async def test_that_a_connection_is_lent_to_one_at_a_time_and_then_to_the_next() -> None:
    connections = Connections(HOME, None, kept=2)
    async with connections.borrow() as first, connections.borrow() as second:
        assert first is not second
    async with connections.borrow() as again:
        assert again in (first, second)
    await connections.close()


@pytest.mark.parametrize("kept", [0, 1, 3])
async def test_that_no_more_stay_open_than_are_kept(
    kept: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed: list[object] = []

    async def close(self: LoopbackTransport) -> None:
        closed.append(self)

    monkeypatch.setattr(LoopbackTransport, "aclose", close)
    connections = Connections(HOME, None, kept=kept)
    async with AsyncExitStack() as borrowed:
        for _ in range(3):
            await borrowed.enter_async_context(connections.borrow())
    assert len(closed) == 3 - kept
    await connections.close()
    assert len(set(map(id, closed))) == 3


async def test_that_a_request_too_many_waits_for_one_that_ends() -> None:
    connections = Connections(HOME, None, kept=MOST)
    async with AsyncExitStack() as borrowed:
        for _ in range(MOST - 1):
            await borrowed.enter_async_context(connections.borrow())
        last = connections.borrow()
        freed = await last.__aenter__()
        waiting = asyncio.ensure_future(borrowed.enter_async_context(connections.borrow()))
        await asyncio.sleep(0)
        assert not waiting.done()
        await last.__aexit__(None, None, None)
        assert await waiting is freed
    await connections.close()


async def test_that_a_connection_is_let_go_after_an_error() -> None:
    connections = Connections(HOME, None, kept=1)
    with pytest.raises(OSError):
        async with connections.borrow() as lent:
            raise OSError
    async with connections.borrow() as again:
        assert again is lent
    await connections.close()


@pytest.mark.parametrize(
    ("named", "proxy"),
    [
        ({}, None),
        ({"https_proxy": "http://proxy.example:3128"}, "http://proxy.example:3128"),
        ({"https_proxy": "proxy.example:3128"}, "http://proxy.example:3128"),
        ({"all_proxy": "http://any.example"}, "http://any.example"),
        ({"http_proxy": "http://plain.example"}, None),
        ({"https_proxy": "http://a.example", "all_proxy": "http://b.example"}, "http://a.example"),
        ({"https_proxy": "http://proxy.example", "no_proxy": "*"}, None),
        ({"https_proxy": "http://proxy.example", "no_proxy": "shop.example"}, None),
        ({"https_proxy": "http://proxy.example", "no_proxy": "x.example"}, "http://proxy.example"),
    ],
)
def test_that_the_proxy_of_the_environment_is_used(
    named: dict[str, str], proxy: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.upper(), raising=False)
    for name, value in named.items():
        monkeypatch.setenv(name, value)
    assert proxy_of(parse_origin(FAR)) == proxy


@pytest.mark.parametrize("named", ["socks5://127.0.0.1:1", "gopher://127.0.0.1", "http://[::1"])
async def test_that_a_proxy_that_cannot_be_used_is_named_and_nothing_is_sent(
    named: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.setenv("https_proxy", named)
    transport = Transport(parse_origin(FAR))
    with pytest.raises(Unreachable) as caught:
        await transport.request("GET", "/", f"{FAR}/", params={}, deadline=5.0, alone=False)
    assert (caught.value.reason, caught.value.outcome) == ("proxy", Outcome.NOT_SENT)
    await transport.close()
