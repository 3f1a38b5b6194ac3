"""What a hostile or broken client sends, over the wire to a real process."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest

from app.domain.wire import read_json
from tests.stands import raw_requests
from tests.stands.processes import Served, running
from tests.stands.processor_time import at_most
from tests.stands.raw_requests import (
    ADDRESSES,
    BODIES,
    MEGABYTE,
    RawAnswer,
    bad_requests,
    noise,
    request,
)

pytestmark = pytest.mark.usefixtures("forked")

MOST_GROWTH = 40 * MEGABYTE


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with running(tmp_path_factory.mktemp("store")) as served:
        yield served


def send(served: Served, *parts: bytes, most: int = 0) -> RawAnswer:
    return raw_requests.send(served.port, *parts, most=most)


def head(served: Served, method: bytes, path: bytes, **headers: bytes) -> bytes:
    return request(served.port, method, path, **headers)


def seconds_of(served: Served) -> Callable[[], float]:
    """What tells how long the processor has worked for the marketplace."""
    process = psutil.Process(served.process.pid)
    return lambda: sum(process.cpu_times()[:2])


def put(served: Served, body: bytes) -> bytes:
    path = b"/items/validate?access_token=" + served.tokens["MX"].encode()
    return request(served.port, b"POST", path, body, content_length=b"%d" % len(body))


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_that_an_unreadable_body_is_a_bad_request(served: Served, body: bytes):
    with at_most(1, seconds_of(served)):
        status, _, answer = send(served, put(served, body))
    error = read_json(answer)
    assert (status, error["status"], error["error"], error["cause"]) == (
        400,
        400,
        "bad_request",
        [],
    )


@pytest.mark.parametrize(("path", "status"), ADDRESSES.values(), ids=ADDRESSES)
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
        (b"DELETE", b"/items", b"get, head, post"),
        (b"PATCH", b"/items/MX1", b"get, head, put"),
        (b"OPTIONS", b"/items", b"get, head, post"),
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
        with at_most(2, seconds_of(served)):
            status, _, answer = send(served, start, part, most=200 * MEGABYTE)
        assert (status, read_json(answer)["status"]) == (413, 413)
    assert process.memory_info().rss - before < MOST_GROWTH


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


@pytest.mark.parametrize("path", [b"/sites/MX/category_predictor/predict"])
def test_that_10_001_predictions_are_too_many(served: Served, path: bytes):
    titles = b"[" + b",".join([b'{"title":"Taza"}'] * 10_001) + b"]"
    status, _, answer = send(served, request(served.port, b"POST", path, titles))
    assert (status, read_json(answer)["error"]) == (400, "bad_request")


@pytest.mark.prove
@pytest.mark.timeout(300)
def test_that_every_bad_input_is_refused_in_40_mb(served: Served):
    token = served.tokens["MX"].encode()
    process = psutil.Process(served.process.pid)
    send(served, head(served, b"GET", b"/items/MX404"))
    before = process.memory_info().rss
    highest, asked = before, 0
    for _ in range(10):
        for name, data, statuses in bad_requests(served.port, token):
            answer = send(served, data)
            assert answer.status in statuses, name
            highest, asked = max(highest, process.memory_info().rss), asked + 1
    for data in noise(served.port, token, count=3_000, seed=5):
        answer = send(served, data)
        # 0: what never became a request; 431 and the like are uvicorn's own.
        assert answer.status < 500, data
        asked += 1
    highest = max(highest, process.memory_info().rss)
    grown = (highest - before) / MEGABYTE
    print(f"\n{asked:,} bad requests: memory grew by {grown:.1f} MB")
    assert grown * MEGABYTE < MOST_GROWTH
    assert send(served, head(served, b"GET", b"/currencies")).status == 200


@pytest.mark.parametrize(
    "sent",
    [
        b"FOO /items HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
        b"get /items HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
        b"GET /items /x HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
        b"POST /items HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: -5\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    ],
)
def test_that_what_is_no_http_is_refused_in_the_form_of_errors(served: Served, sent):
    status, headers, answer = send(served, sent)
    assert (status, headers[b"content-type"]) == (400, b"application/json")
    error = read_json(answer)
    assert set(error) == {"message", "error", "status", "cause"}
    assert (error["error"], error["status"]) == ("bad_request", 400)
