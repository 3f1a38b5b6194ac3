"""A fetcher of picture files from any address that cannot be made to reach the seller's network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable, Sequence
from urllib.parse import urlsplit

import httpx

from app.client.address import Origin, UnusableAddress, parse_origin
from app.client.answer import CutShort, TooMuch, UnknownEncoding
from app.client.errors import ClientError, TimedOut, Undecodable, Unreachable
from app.client.outcome import Outcome
from app.client.transport import read_response
from app.client.usage import Usage
from app.redaction import TooEncoded, hide

PICTURE_SECONDS = 20.0

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolve = Callable[[str, int], Awaitable[Sequence[str]]]

# Address blocks with an embedded IPv4 address, which is where a packet is really sent.
_NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
_NAT64_LOCAL = ipaddress.IPv6Network("64:ff9b:1::/48")
# Not public, although the standard library of some Python versions considers them public.
_NOT_PUBLIC = (
    ipaddress.IPv4Network("100.64.0.0/10"),
    ipaddress.IPv4Network("192.0.0.0/24"),
    ipaddress.IPv4Network("192.88.99.0/24"),
    ipaddress.IPv4Network("198.18.0.0/15"),
    # Protocol assignments, two documentation blocks, the former 6bone, and the AS112 servers.
    ipaddress.IPv6Network("2001::/23"),
    ipaddress.IPv6Network("2001:db8::/32"),
    ipaddress.IPv6Network("3fff::/20"),
    ipaddress.IPv6Network("3ffe::/16"),
    ipaddress.IPv6Network("2620:4f:8000::/48"),
)
# All IPv6 addresses that were ever assigned: site-local and reserved blocks lie outside, whatever
# the standard library reports for them.
_GIVEN_OUT = ipaddress.IPv6Network("2000::/3")


class ForeignAddress(ValueError):
    """An address that pictures are not fetched from: not https, or not public."""


def is_public(address: str) -> bool:
    """Return whether an IP address is public, including one embedded in another address."""
    try:
        found = _innermost(ipaddress.ip_address(address))
    except ValueError:
        return False
    if any(found in block for block in _NOT_PUBLIC):
        return False
    if isinstance(found, ipaddress.IPv6Address):
        return found in _GIVEN_OUT
    return found.is_global and not found.is_multicast and not found.is_reserved


def _innermost(address: Address) -> Address:
    if isinstance(address, ipaddress.IPv6Address):
        if address.scope_id is not None or address in _NAT64_LOCAL:
            return ipaddress.IPv4Address(0)
        wrapped = address.ipv4_mapped or address.sixtofour
        if wrapped is None and address.teredo is not None:
            wrapped = address.teredo[1]
        if wrapped is None and address in _NAT64:
            wrapped = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if wrapped is not None:
            return wrapped
    return address


async def resolve(host: str, port: int) -> Sequence[str]:
    """Return the addresses of a host name; raise ``OSError`` if there is none."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(entry[4][0]) for entry in found]


class PictureFetch:
    """A fetcher of picture files; it has no token, so it cannot send one to any server."""

    def __init__(
        self,
        home: Origin,
        *,
        transport: httpx.AsyncBaseTransport | None = None,
        resolve: Resolve = resolve,
    ) -> None:
        """Create it for a marketplace at ``home``; the other arguments replace the network."""
        self._home = home
        self._resolve = resolve
        self._transport = transport
        self._client: httpx.AsyncClient | None = None
        self._usage = Usage(self._end)

    async def get(self, url: str) -> bytes:
        """Return the file at ``url``.

        Files of the marketplace itself are fetched as they are. Other files are fetched only over
        https, from an IP address that was checked to be public and is then connected to, so that a
        second look-up of the name cannot lead elsewhere. Redirects are not followed. Raise
        ``ForeignAddress`` and ``ClientError``.
        """
        try:
            origin = parse_origin(url)
        except UnusableAddress as error:
            raise ForeignAddress(str(error)) from None
        if origin == self._home:
            return await self._read(url, origin, None)
        if origin.scheme != "https":
            raise ForeignAddress("pictures from elsewhere come over https only")
        return await self._read(url, origin, await self._public_address(origin))

    async def close(self) -> None:
        """Refuse new requests, and close every connection when the last request has ended."""
        await self._usage.close()

    async def _end(self) -> None:
        if self._client is not None:
            await self._client.aclose()

    async def _public_address(self, origin: Origin) -> str:
        try:
            async with asyncio.timeout(PICTURE_SECONDS):
                found = await self._resolve(origin.host, origin.port)
        except (OSError, UnicodeError):
            raise _unreachable("name", str(origin)) from None
        # A single private address among them is enough to refuse: the system might connect to that
        # one.
        if not found or not all(is_public(address) for address in found):
            raise ForeignAddress("an address that is not public")
        return found[0]

    async def _read(self, url: str, origin: Origin, address: str | None) -> bytes:
        parts = urlsplit(url)
        target, headers, extensions = httpx.URL(url), {}, {}
        if address is not None:
            target = target.copy_with(host=address)
            headers["Host"] = parts.netloc
            # The certificate must still match the host name.
            extensions["sni_hostname"] = origin.host
        place = f"{origin}{parts.path}"
        try:
            async with (
                self._usage.request("GET", place),
                asyncio.timeout(PICTURE_SECONDS),
                self._http().stream(
                    "GET", target, headers=headers, extensions=extensions
                ) as response,
            ):
                if response.status_code != 200:
                    raise _unusable(
                        "moved" if response.status_code < 400 else "missing",
                        place,
                        response.status_code,
                    )
                body = await read_response(response)
                # A file is stored unchanged, so a file that contains a token is refused.
                held = hide(body)[1]
        except (httpx.TimeoutException, TimeoutError) as error:
            raise TimedOut("answer", method="GET", path=place, outcome=Outcome.UNKNOWN) from error
        except httpx.HTTPError as error:
            raise _unreachable("broken", place) from error
        except (TooMuch, UnknownEncoding, CutShort, TooEncoded):
            raise _unusable("too_large", place, 200) from None
        if held:
            raise _unusable("token", place, 200)
        return body

    def _http(self) -> httpx.AsyncClient:
        if self._client is None:
            self._client = httpx.AsyncClient(
                transport=self._transport,
                headers={"Accept": "image/*", "Accept-Encoding": "identity"},
                follow_redirects=False,
                # A proxy would resolve the name again, and might get another address.
                trust_env=False,
                timeout=httpx.Timeout(15.0, connect=5.0),
                limits=httpx.Limits(max_connections=6),
            )
        return self._client


def _unreachable(reason: str, place: str) -> ClientError:
    return Unreachable(reason, method="GET", path=place, outcome=Outcome.NOT_SENT)


def _unusable(reason: str, place: str, status: int) -> ClientError:
    return Undecodable(reason, method="GET", path=place, status=status)
