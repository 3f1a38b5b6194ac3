"""Where calls meet a fault: servers, certificates, proxies, and places where nobody answers."""

from __future__ import annotations

import socket
import ssl
import warnings
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path

import pytest

from app.client import transport
from app.client.transport import CONNECT_SECONDS
from tests.faults.wire_faults import is_sound
from tests.faults.wire_line import (
    SCALE,
    Fault,
    Line,
    MakeStage,
    SkippingClock,
    Stage,
    faulty,
    plain,
)

CERTIFICATES = Path(__file__).parent / "certificates"
"""Made for these tests and good until 2125, but for the one that is not; of no other use."""


@asynccontextmanager
async def unknown_name(_fault: Fault, patch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    """A host that no resolver knows; this one does not ask the network for it."""
    real = socket.getaddrinfo

    def look_up(host: str, *args: object, **more: object) -> object:
        if "invalid" in str(host):
            raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")
        return real(host, *args, **more)

    patch.setattr(socket, "getaddrinfo", look_up)
    yield Stage("https://market.invalid")


@asynccontextmanager
async def nobody(fault: Fault, _patch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    """A port at which nobody listens any more."""
    async with faulty(fault) as server:
        base_url = server.base_url
    yield Stage(base_url)


@asynccontextmanager
async def black_hole(_fault: Fault, patch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    """A port with a full queue that nobody empties: no connection comes about, and no refusal."""
    patch.setattr(transport, "CONNECT_SECONDS", CONNECT_SECONDS * SCALE)
    with ExitStack() as opened:
        listener = opened.enter_context(socket.socket())
        listener.bind(("127.0.0.1", 0))
        listener.listen(0)
        for _ in range(4):
            waiting = opened.enter_context(socket.socket())
            waiting.setblocking(False)
            waiting.connect_ex(listener.getsockname())
        yield Stage(f"http://127.0.0.1:{listener.getsockname()[1]}")


def over_tls(file: str, *, trusted: bool = True, old: bool = False) -> MakeStage:
    """A server with this certificate; ``trusted``: the client knows who issued it."""

    @asynccontextmanager
    async def stage(fault: Fault, patch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(CERTIFICATES / file)
        if old:
            with warnings.catch_warnings(action="ignore", category=DeprecationWarning):
                context.minimum_version = ssl.TLSVersion.TLSv1_1
                context.maximum_version = ssl.TLSVersion.TLSv1_1
            context.set_ciphers("ALL:@SECLEVEL=0")
        if trusted:
            patch.setattr("certifi.where", lambda: str(CERTIFICATES / "authority.pem"))
        clock = SkippingClock()
        async with faulty(fault, clock, tls=context) as server:
            yield Stage(server.base_url, clock, server)

    return stage


@asynccontextmanager
async def beside_another(fault: Fault, _patch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    """A server whose answers name another one."""
    async with faulty(is_sound) as other:
        clock = SkippingClock()

        async def named(line: Line) -> None:
            line.elsewhere = other.base_url.rpartition(":")[2]
            await fault(line)

        async with faulty(named, clock) as server:
            yield Stage(server.base_url, clock, server, other)


@asynccontextmanager
async def with_proxy(fault: Fault, patch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    """An environment that names a proxy for everything."""
    async with faulty(is_sound) as proxy, plain(fault, patch) as stage:
        for name in ("HTTP_PROXY", "http_proxy", "HTTPS_PROXY", "ALL_PROXY", "all_proxy"):
            patch.setenv(name, proxy.base_url)
        patch.delenv("NO_PROXY", raising=False)
        patch.delenv("no_proxy", raising=False)
        stage.spared = proxy
        yield stage
