"""What a hostile or broken client sends, over the wire to a real process."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from app.domain.wire import read_json
from tests.service.processes import Served, running

MEGABYTE = 1024 * 1024


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with running(tmp_path_factory.mktemp("store")) as served:
        yield served


def send(served: Served, *parts: bytes, most: int = 0) -> tuple[int, dict[bytes, bytes], bytes]:
    """Send raw bytes; the status, headers and body of the answer.

    ``most`` repeats the last part until that many bytes went out or the server hung up.
    """
    with socket.create_connection(("127.0.0.1", served.port), timeout=5) as connection:
        sent = 0
        try:
            for part in parts:
                connection.sendall(part)
                sent += len(part)
            while sent < most:
                connection.sendall(parts[-1])
                sent += len(parts[-1])
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
    headers = dict(line.lower().split(b": ", 1) for line in lines[1:] if b": " in line)
    return int(lines[0].split()[1]), headers, body


def _length(data: bytes) -> int:
    head, _, _ = data.partition(b"\r\n\r\n")
    for line in head.lower().split(b"\r\n"):
        if line.startswith(b"content-length: "):
            return len(head) + 4 + int(line.split()[1])
    return len(head) + 4


def head(served: Served, method: bytes, path: bytes, **headers: bytes) -> bytes:
    named = {"host": b"127.0.0.1:%d" % served.port, **headers}
    lines = [name.replace("_", "-").encode() + b": " + value for name, value in named.items()]
    return method + b" " + path + b" HTTP/1.1\r\n" + b"\r\n".join(lines) + b"\r\n\r\n"


def put(served: Served, body: bytes) -> bytes:
    token = served.tokens["MX"].encode()
    return (
        head(
            served,
            b"POST",
            b"/items/validate?access_token=" + token,
            content_type=b"application/json",
            content_length=b"%d" % len(body),
        )
        + body
    )


BODIES = {
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
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_that_an_unreadable_body_is_a_bad_request(served: Served, body: bytes):
    began = time.monotonic()
    status, _, answer = send(served, put(served, body))
    error = read_json(answer)
    assert (status, error["status"], error["error"], error["cause"]) == (
        400,
        400,
        "bad_request",
        [],
    )
    assert time.monotonic() - began < 1


PATHS = [
    (b"/items/%00", 404),
    (b"/items/%ff", 404),
    (b"/items/a%2Fb", 404),
    (b"/items/..%2Fusers%2Fme", 404),
    (b"/items/../users/me", 404),
    (b"/items//", 404),
    (b"//items", 404),
    (b"/", 404),
    (b"/nothing", 404),
    (b"/items/" + b"x" * 10_000, 414),
    (b"/items?ids=" + b"MX1," * 10_000, 414),
    (b"/items?ids=%ff", 400),
    (b"/items?" + b"&".join(b"a=%d" % n for n in range(200)), 400),
    (b"/items?ids=MX1&ids=MX2", 200),
    (b"/" + b"a/" * 3000, 404),
]


@pytest.mark.parametrize(("path", "status"), PATHS, ids=lambda value: str(value)[:40])
def test_that_a_strange_address_is_answered_in_the_form_of_errors(served: Served, path, status):
    found, headers, answer = send(served, head(served, b"GET", path))
    assert found == status
    assert headers[b"content-type"] == b"application/json"
    if status != 200:
        error = read_json(answer)
        assert set(error) == {"message", "error", "status", "cause"}
        assert error["status"] == status


def test_that_a_million_ids_are_refused_before_anything_looks_at_them(served: Served):
    status, _, _ = send(served, head(served, b"GET", b"/items?ids=" + b"MX1," * 1_000_000))
    assert status in (400, 414)


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        (b"DELETE", b"/items", b"get, post"),
        (b"PATCH", b"/items/MX1", b"get, put"),
        (b"OPTIONS", b"/items", b"get, post"),
        (b"GET", b"/items/validate", b"post"),
    ],
)
def test_that_a_wrong_method_says_which_are_right(served: Served, method, path, allowed):
    status, headers, answer = send(served, head(served, method, path))
    assert (status, read_json(answer)["error"]) == (405, "method_not_allowed")
    assert headers[b"allow"] == allowed


def test_that_a_body_over_10_mib_is_too_large_and_not_kept(served: Served):
    process = psutil.Process(served.process.pid)
    before = process.memory_info().rss
    token = served.tokens["MX"].encode()
    path = b"/items?access_token=" + token
    kind = {"content_type": b"application/json"}
    said = head(served, b"POST", path, content_length=b"%d" % (200 * MEGABYTE), **kind)
    chunked = head(served, b"POST", path, transfer_encoding=b"chunked", **kind)
    chunk = b"100000\r\n" + b" " * MEGABYTE + b"\r\n"
    for start, part in ((said, b" " * MEGABYTE), (chunked, chunk)):
        began = time.monotonic()
        status, _, answer = send(served, start, part, most=200 * MEGABYTE)
        assert (status, read_json(answer)["status"]) == (413, 413)
        assert time.monotonic() - began < 2
    assert process.memory_info().rss - before < 40 * MEGABYTE


@pytest.mark.parametrize(
    ("host", "status"),
    [
        (b"127.0.0.1", 404),
        (b"127.0.0.1:1", 404),
        (b"localhost:8000", 404),
        (b"LOCALHOST", 404),
        (b"[::1]:8000", 404),
        (b"evil.example", 400),
        (b"127.0.0.1.evil.example", 400),
        (b"evil.example:80", 400),
        (b"127.0.0.1:80@evil.example", 400),
        (b"localhost.", 400),
        (b"0.0.0.0", 400),
        (b"", 400),
    ],
)
def test_that_only_names_of_this_machine_are_hosts(served: Served, host, status):
    found, _, answer = send(served, head(served, b"GET", b"/items/MX404", host=host))
    assert (found, read_json(answer)["status"]) == (status, status)


@pytest.mark.parametrize(
    ("method", "headers"),
    [
        (b"GET", {"origin": b"https://evil.example"}),
        (b"GET", {"origin": b"null"}),
        (b"GET", {"origin": b"http://127.0.0.1:9"}),
        (b"POST", {"origin": b"https://evil.example", "content_type": b"text/plain"}),
        (
            b"OPTIONS",
            {"origin": b"https://evil.example", "access_control_request_method": b"PUT"},
        ),
    ],
)
def test_that_foreign_web_pages_are_forbidden(served: Served, method, headers):
    request = head(served, method, b"/items", content_length=b"0", **headers)
    status, answered, answer = send(served, request)
    assert (status, read_json(answer)["error"]) == (403, "forbidden")
    assert not any(name.startswith(b"access-control") for name in answered)


@pytest.mark.parametrize("kind", [b"text/plain", b"application/x-www-form-urlencoded"])
def test_that_a_body_a_web_form_could_send_is_forbidden(served: Served, kind):
    path = b"/items?access_token=" + served.tokens["MX"].encode()
    status, _, _ = send(
        served, head(served, b"POST", path, content_type=kind, content_length=b"2") + b"{}"
    )
    assert status == 403


def test_that_the_address_of_the_request_is_the_one_in_the_answer(served: Served, tmp_path: Path):
    token = served.tokens["MX"].encode()
    for host in (b"localhost:8123", b"[::1]:5"):
        request = head(served, b"GET", b"/users/me?access_token=" + token, host=host)
        _, _, answer = send(served, request)
        assert read_json(answer)["permalink"].startswith(f"http://{host.decode()}/")
