"""Addresses: the base address of the service, and the paths and hosts that requests may go to."""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass
from urllib.parse import urlsplit

_PORTS = {"http": 80, "https": 443}
_HOST = re.compile(r"[A-Za-z0-9.-]{1,253}|[0-9A-Fa-f:.]{2,45}")
# Only plain segments are allowed: dots and percent signs could change the path on its way.
_PATH = re.compile(r"(/[A-Za-z0-9_:=,-]+)+/?")
_BASE_PATH = re.compile(r"(/[A-Za-z0-9._~-]+)*")


class UnusableAddress(ValueError):
    """An address that cannot belong to a service: no host, a user name in it, or another scheme."""


class InsecureAddress(UnusableAddress):
    """A plain ``http`` address of another machine: the token would be sent unencrypted."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Scheme, host and port of an address; a token is bound to them."""

    scheme: str
    host: str
    port: int

    @property
    def is_loopback(self) -> bool:
        """Whether the host is this machine."""
        return is_loopback(self.host)

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        port = "" if self.port == _PORTS[self.scheme] else f":{self.port}"
        return f"{self.scheme}://{host}{port}"


@dataclass(frozen=True, slots=True)
class BaseAddress:
    """The address of the service: an origin and the prefix of all its paths (mostly empty)."""

    origin: Origin
    path: str = ""

    def url(self, path: str) -> str:
        """Return the URL of ``path``.

        Raise ``ValueError`` unless the path consists of plain segments.
        """
        if not _PATH.fullmatch(path):
            raise ValueError("not a path of the service")
        return f"{self.origin}{self.path}{path}"

    def __str__(self) -> str:
        return f"{self.origin}{self.path}"


def is_loopback(host: str) -> bool:
    """Return whether a host name denotes this machine; the name is not resolved."""
    if host.lower() == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def parse_origin(url: str) -> Origin:
    """Return the origin of an ``http`` or ``https`` address; raise :class:`UnusableAddress`."""
    if len(url) > 2_000 or not url.isascii() or not url.isprintable() or " " in url:
        raise UnusableAddress("not an address")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise UnusableAddress("not an address") from None
    host = (parts.hostname or "").rstrip(".")
    if parts.scheme not in _PORTS or not _HOST.fullmatch(host):
        raise UnusableAddress("not an http or https address")
    if "@" in parts.netloc or "\\" in url:
        raise UnusableAddress("an address with a user name in it")
    return Origin(parts.scheme, host, _PORTS[parts.scheme] if port is None else port)


def parse_base_address(url: str) -> BaseAddress:
    """Return the address of a service.

    Raise :class:`InsecureAddress` for plain ``http`` to another machine, and
    :class:`UnusableAddress` for any other invalid address.
    """
    origin = parse_origin(url)
    parts = urlsplit(url)
    path = parts.path.rstrip("/")
    if parts.query or parts.fragment or not _BASE_PATH.fullmatch(path) or ".." in path:
        raise UnusableAddress("an address of a service has no query and a plain path")
    if origin.scheme == "http" and not origin.is_loopback:
        raise InsecureAddress("only https is safe beyond this machine")
    return BaseAddress(origin, path)
