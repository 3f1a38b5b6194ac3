"""Checks of Host, Origin and the length of the address."""

from __future__ import annotations

import re
from dataclasses import dataclass
from ipaddress import ip_address
from typing import TYPE_CHECKING

from app.service.errors import AddressTooLong, BadRequest, Forbidden, HeadTooLarge
from app.service.http.scope_keys import HEAD_TOO_LARGE

if TYPE_CHECKING:
    from starlette.types import Scope

LONGEST_ADDRESS = 8 * 1024
"""The maximum number of bytes of path and query; a longer address is answered with 414."""

LOOPBACK_NAMES = ("127.0.0.1", "localhost", "[::1]")
"""The names of the local machine, as written in an address."""

LOOPBACK_HOST = re.compile(rb"(127\.0\.0\.1|localhost|\[::1\])(:[0-9]{1,5})?", re.IGNORECASE)
"""A pattern of the loopback names, with or without a port."""

_NAMED = re.compile(r"(\[[0-9a-fA-F:.]{2,45}\]|[A-Za-z0-9._-]{1,253})(:[0-9]{1,5})?")


def is_loopback_host(host: bytes) -> bool:
    """Return whether a Host header names this machine, with or without a port."""
    return len(host) < _LONGEST_HOST and LOOPBACK_HOST.fullmatch(host) is not None


@dataclass(frozen=True, slots=True)
class HostRule:
    """The accepted Host headers: those of loopback, and with ``addresses`` any IP address.

    A web page can point its own domain name at this machine, but never an address; ``names`` are
    further accepted names, in lower case.
    """

    addresses: bool = False
    names: frozenset[str] = frozenset()

    def accepts(self, host: bytes) -> bool:
        """Return whether requests with this Host header are answered."""
        if is_loopback_host(host):
            return True
        match = _NAMED.fullmatch(host.decode("latin-1")) if self.addresses or self.names else None
        if match is None:
            return False
        name = match[1].strip("[]").lower()
        return name in self.names or (self.addresses and _is_address(name))


LOOPBACK_ONLY = HostRule()
"""The rule of a marketplace that listens on the loopback interface only."""


class HostGuard:
    """A check that refuses requests for other hosts and from foreign web pages.

    Requiring a loopback name in Host defeats a web page that points its own name here; an Origin
    other than the marketplace's own is a foreign web page, whatever it requests. No response has a
    header that would let such a page read it.
    """

    def __init__(self, rule: HostRule) -> None:
        self._rule = rule
        # Header values that were accepted before are not checked again.
        self._known: set[bytes] = set()

    def check(self, scope: Scope) -> None:
        """Check one request.

        Raise :class:`BadRequest` for a foreign Host, :class:`Forbidden` for a foreign Origin,
        :class:`AddressTooLong` and :class:`HeadTooLarge`.
        """
        host = origin = None
        hosts = 0
        for name, value in scope["headers"]:
            if name == b"host":
                host = value
                hosts += 1
            elif name == b"origin":
                origin = value
        if HEAD_TOO_LARGE in scope:
            raise HeadTooLarge("A header is longer than 16 KiB")
        if host is None or hosts > 1 or not (host in self._known or self._accepts(host)):
            raise BadRequest("The Host header must name this machine's loopback address")
        if origin is not None and origin != scope["scheme"].encode() + b"://" + host:
            raise Forbidden("Web pages of other origins may not use this marketplace")
        if len(scope["raw_path"]) + len(scope["query_string"]) > LONGEST_ADDRESS:
            raise AddressTooLong("The address is too long")

    def _accepts(self, host: bytes) -> bool:
        if not self._rule.accepts(host):
            return False
        if len(self._known) < _MOST_KNOWN:
            self._known.add(host)
        return True


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


_LONGEST_HOST = 64
_MOST_KNOWN = 64
