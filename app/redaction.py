"""Hiding of access tokens in text: known tokens by value, others by their context."""

from __future__ import annotations

import re
import weakref
from collections import Counter
from functools import lru_cache

HIDDEN = "***"
SHORTEST = 8
"""The minimum number of characters of a token; a shorter one would be found in ordinary words."""

# Between the name and the value: plain signs, or signs percent-encoded once or repeatedly; in JSON
# and in tuples also quotes, which may be escaped.
_SIGN = r"(?:[=:]|%(?:25)*3[AD])"
_QUOTED = re.compile(
    rf"""(access_token\\*["']?\s*(?:{_SIGN}|,)\s*b?(\\*["']))(?:(?!\2).)+""",
    re.IGNORECASE | re.DOTALL,
)
_PARAMETER = re.compile(
    rf"""(access_token\\*["']?\s*{_SIGN}\s*)(?:(?!%(?:25)*2[36])[^\s"'&#\\])+""", re.IGNORECASE
)
_BEARER = re.compile(r"""(Bearer(?:\s|%(?:25)*20|\+)+)[^\s"'\\]+""", re.IGNORECASE)
_SHAPED = re.compile(r"\b(APP[-_][A-Za-z0-9_]+-)(?:[0-9-]+-)?[0-9a-fA-F]{32}(?:-[0-9]+)?")

# A visible ASCII character encoded in JSON, or in an address, possibly repeatedly. Two patterns, as
# one that begins with a literal character is searched many times faster.
_IN_JSON = re.compile(rb"u00([2-7][0-9A-Fa-f])")
_IN_ADDRESS = re.compile(rb"%(?:25)*([2-7][0-9A-Fa-f])")
# No legitimate answer has as many, and decoding more would block the caller.
_MOST_ENCODED = 200_000
_SIGNS = {b"%02x" % code: bytes((code,)) for code in range(32, 128)}

_in_use: Counter[bytes] = Counter()


class TooEncoded(ValueError):
    """Data with too many encoded characters to be searched for a token."""


def hold(owner: object, secret: str) -> None:
    """Hide ``secret`` in all text from now on, until ``owner`` is garbage-collected.

    Raise ``ValueError`` if it is shorter than ``SHORTEST`` and so cannot be hidden.
    """
    data = secret.encode("ascii")
    if len(data) < SHORTEST:
        raise ValueError("too short to be hidden")
    _in_use[data] += 1
    weakref.finalize(owner, _release, data).atexit = False


def hide(data: bytes) -> tuple[bytes, bool]:
    """Return ``data`` with every token in use hidden, and whether there was one.

    A token is found as it is, and where characters of it are encoded in JSON (``\\u002d``) or in an
    address (``%2D``, ``%252D``). JSON stays JSON. Raise :class:`TooEncoded`.
    """
    if not _in_use:
        return data, False
    plain = data
    if b"\\u00" in plain:
        plain = _plain(_IN_JSON, plain).replace(b"\\", b"")
    if b"%" in plain:
        plain = _plain(_IN_ADDRESS, plain)
    found = False
    for secret in tuple(_in_use):
        escaped = b"\\" in data and any(sign in secret for sign in b'/"\\')
        if escaped or secret in plain or secret in data:
            data, count = _pattern(secret).subn(HIDDEN.encode(), data)
            found = found or count > 0
    return data, found


def redact(text: str) -> str:
    """Return ``text`` with every access token hidden: known ones, and those labelled as tokens."""
    try:
        data, found = hide(text.encode("utf-8", "surrogatepass"))
    except TooEncoded:
        return HIDDEN
    if found:
        text = data.decode("utf-8", "surrogatepass")
    text = _QUOTED.sub(rf"\1{HIDDEN}", text)
    text = _PARAMETER.sub(rf"\1{HIDDEN}", text)
    text = _BEARER.sub(rf"\1{HIDDEN}", text)
    return _SHAPED.sub(rf"\1{HIDDEN}", text)


def _release(secret: bytes) -> None:
    _in_use[secret] -= 1
    if _in_use[secret] <= 0:
        del _in_use[secret]


def _plain(encoded: re.Pattern[bytes], data: bytes) -> bytes:
    plain, count = encoded.subn(_decoded, data, _MOST_ENCODED)
    if count == _MOST_ENCODED:
        raise TooEncoded
    return plain


def _decoded(found: re.Match[bytes]) -> bytes:
    return _SIGNS[found[1].lower()]


_PERCENT = rb"|(?:%|\\+u0025)(?:25)*"


@lru_cache(maxsize=64)
def _pattern(secret: bytes) -> re.Pattern[bytes]:
    """Return a pattern that matches a token in any encoding of its characters."""
    signs = []
    for code in secret:
        sign = re.escape(bytes((code,)))
        digits = b"".join(
            b"[%c%c]" % (digit, digit - 32) if digit > 57 else b"%c" % digit
            for digit in b"%02x" % code
        )
        escaped = rb"|\\+" + sign if code in b'/"\\' else b""
        signs.append(rb"(?:" + sign + rb"|\\+u00" + digits + _PERCENT + digits + escaped + b")")
    return re.compile(b"".join(signs))
