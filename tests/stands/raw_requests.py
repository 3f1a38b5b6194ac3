"""Requests byte for byte, as only a hostile or broken client sends them."""

from __future__ import annotations

import random
import socket
from collections.abc import Iterator
from typing import NamedTuple

MEGABYTE = 1024 * 1024


class RawAnswer(NamedTuple):
    """An answer byte for byte: its status (0 when the connection just ended), headers, body."""

    status: int
    headers: dict[bytes, bytes]
    body: bytes


def send(port: int, *parts: bytes, most: int = 0, wait: float = 5) -> RawAnswer:
    """Send raw bytes to a port of this machine and read one answer.

    ``most`` repeats the last part until that many bytes went out or the server hung up.
    """
    with socket.create_connection(("127.0.0.1", port), timeout=wait) as connection:
        sent = 0
        try:
            for part in parts:
                connection.sendall(part)
                sent += len(part)
            while sent < most:
                connection.sendall(parts[-1])
                sent += len(parts[-1])
            if not most:
                # Nothing more comes; what looks unfinished need not be waited for.
                connection.shutdown(socket.SHUT_WR)
        except OSError:
            pass
        data = b""
        try:
            while b"\r\n\r\n" not in data or len(data) < _length(data):
                chunk = connection.recv(65536)
                if not chunk:
                    break
                data += chunk
        except OSError:
            pass
    head, _, body = data.partition(b"\r\n\r\n")
    lines = head.split(b"\r\n")
    words = lines[0].split()
    headers = dict(line.lower().split(b": ", 1) for line in lines[1:] if b": " in line)
    return RawAnswer(int(words[1]) if len(words) > 1 else 0, headers, body)


def _length(data: bytes) -> int:
    head, _, _ = data.partition(b"\r\n\r\n")
    for line in head.lower().split(b"\r\n"):
        if line.startswith(b"content-length: "):
            return len(head) + 4 + int(line.split()[1])
    return len(head) + 4


def request(port: int, method: bytes, path: bytes, body: bytes = b"", **headers: bytes) -> bytes:
    """Write one request; ``headers`` have underscores for dashes and may replace usual ones."""
    named = {"host": b"127.0.0.1:%d" % port, **headers}
    if body:
        named.setdefault("content_type", b"application/json")
        named.setdefault("content_length", b"%d" % len(body))
    lines = [name.replace("_", "-").encode() + b": " + value for name, value in named.items()]
    return method + b" " + path + b" HTTP/1.1\r\n" + b"\r\n".join(lines) + b"\r\n\r\n" + body


BODIES: dict[str, bytes] = {
    "10^5000": b'{"price": 1' + b"0" * 5000 + b"}",
    "NaN": b'{"price": NaN}',
    "Infinity": b'{"price": -Infinity}',
    "1e400": b'{"price": 1e400}',
    "deep": b'{"a":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "bad UTF-8": b'{"title": "\xff\xfe"}',
    "UTF-16": '{"title": "x"}'.encode("utf-16"),
    "lone surrogate": b'{"title": "\\ud800"}',
    "empty": b"",
    "no JSON": b"<html>",
    "no object": b"[1]",
    "cut": b'{"title": "x',
    "text as price": b'{"price": "1e9"}',
    "true as price": b'{"price": true}',
    "long text as price": b'{"price": "' + b"9" * MEGABYTE + b'"}',
    "many keys": b"{" + b",".join(b'"k%d":0' % n for n in range(500_000)) + b"}",
    "many variations": b'{"variations": [' + b"{}," * 500_000 + b"{}]}",
    "fewer variations": b'{"variations": [' + b"{}," * 60_000 + b"{}]}",
    "many brackets": b'{"attributes": [' + b"[]," * 3_000_000 + b"[]]}",
}
"""Bodies of ``POST /items/validate`` that cannot be read or be right; all of them are 400."""

ADDRESSES: dict[str, tuple[bytes, int]] = {
    "NUL": (b"/items/%00", 404),
    "%ff": (b"/items/%ff", 404),
    "encoded slash": (b"/items/a%2Fb", 404),
    "way up": (b"/items/..%2Fusers%2Fme", 404),
    "way up, plainly": (b"/items/../users/me", 404),
    "empty id": (b"/items//", 404),
    "two slashes": (b"//items", 404),
    "root": (b"/", 404),
    "nothing": (b"/nothing", 404),
    "long id": (b"/items/" + b"x" * 10_000, 414),
    "ten thousand ids": (b"/items?ids=" + b"MX1," * 10_000, 414),
    "bad query": (b"/items?ids=%ff", 400),
    "many parameters": (b"/items?" + b"&".join(b"a=%d" % n for n in range(200)), 400),
    "repeated parameter": (b"/items?ids=MX1&ids=MX2", 400),
    "deep path": (b"/" + b"a/" * 3000, 404),
}
"""Addresses that are asked for with GET, and what they are answered."""


def bad_requests(port: int, token: bytes) -> Iterator[tuple[str, bytes, tuple[int, ...]]]:
    """Yield every bad request that fits into memory: a name, its bytes, the statuses it may get."""
    validate = b"/items/validate?access_token=" + token
    for name, body in BODIES.items():
        yield name, request(port, b"POST", validate, body, content_length=b"%d" % len(body)), (400,)
    for name, (path, status) in ADDRESSES.items():
        yield name, request(port, b"GET", path), (status,)
    predict = b"/sites/MX/category_predictor/predict"
    titles = b"[" + b",".join([b'{"title":"Taza"}'] * 10_001) + b"]"
    yield "10,001 predictions", request(port, b"POST", predict, titles), (400,)
    million = b"/items?ids=" + b"MX1," * 1_000_000
    yield "a million ids", request(port, b"GET", million), (0, 400, 414)


def noise(port: int, token: bytes, count: int, seed: int) -> Iterator[bytes]:
    """Yield requests with bytes changed, left out and put in by lot."""
    dice = random.Random(seed)
    body = b'{"title":"Taza","price":1.5,"pictures":[{"source":"https://x.example/1.jpg"}]}'
    models = [
        request(port, b"GET", b"/items?ids=MX1,MX2&attributes=id"),
        request(port, b"GET", b"/users/me?access_token=" + token),
        request(port, b"POST", b"/items/validate?access_token=" + token, body),
        request(port, b"PUT", b"/items/MX1?access_token=" + token, body),
        request(port, b"GET", b"/sites/MX/search?q=taza&limit=5"),
        request(port, b"DELETE", b"/items/MX1/pictures/P1?access_token=" + token),
    ]
    for _ in range(count):
        data = bytearray(dice.choice(models))
        for _ in range(dice.randint(1, 8)):
            place = dice.randrange(len(data))
            match dice.randrange(4):
                case 0:
                    data[place] = dice.randrange(256)
                case 1:
                    del data[place : place + dice.randint(1, 12)]
                case 2:
                    data[place:place] = dice.randbytes(dice.randint(1, 12))
                case 3:
                    data[place:place] = data[place : place + dice.randint(1, 60)]
            if not data:
                data = bytearray(b"\r\n")
        yield bytes(data)
