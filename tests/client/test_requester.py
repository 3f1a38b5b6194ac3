"""The one way a request takes, over scripted answers."""

from __future__ import annotations

import contextlib
import logging
import socket
import ssl
import traceback
from datetime import timedelta

import httpx
import pytest

from app.client.address import InsecureAddress
from app.client.errors import (
    ClientError,
    Conflict,
    Forbidden,
    NotFound,
    Paused,
    RateLimited,
    Refused,
    ServerFault,
    TimedOut,
    Unauthorized,
    Undecodable,
    Unreachable,
    ValidationRefused,
)
from app.client.outcome import Outcome
from app.client.requester import Requester
from app.client.token import Token
from app.domain.wire import Unwritable
from tests.stands.mock_market import BASE, SECRET, answer, refusal, requester

OK = answer({"id": "A1"})


async def failure(made: Requester, method: str = "GET") -> ClientError:
    request = made.get("/items/A1") if method == "GET" else made.send(method, "/items", json={})
    with pytest.raises(ClientError) as caught:
        await request
    await made.close()
    return caught.value


async def read(made: Requester) -> object:
    return (await made.get("/items/A1")).json()


async def test_that_a_read_brings_status_body_and_headers(clock):
    made, script = requester(answer({"price": 10}, etag="x"), clock=clock)
    async with made:
        found = await made.get("/items/A1", {"attributes": "price"})
    assert (found.status, found.json(), found.headers["etag"]) == (200, {"price": 10}, "x")
    request = script.requests[0]
    assert request.url.path == "/items/A1"
    assert dict(request.url.params) == {"attributes": "price", "access_token": SECRET}
    assert request.headers["accept-encoding"] == "gzip"


async def test_that_a_caller_cannot_put_in_another_token():
    made, script = requester(OK)
    async with made:
        await made.get("/items/A1", {"access_token": "mine"})
    assert script.requests[0].url.params.get_list("access_token") == [SECRET]


async def test_that_without_a_token_none_is_sent():
    made, script = requester(OK, token=None)
    async with made:
        await made.get("/items/A1")
    assert "access_token" not in script.requests[0].url.params


async def test_that_a_write_carries_json_once_on_a_connection_of_its_own():
    made, script = requester(OK)
    async with made:
        await made.send("PUT", "/items/A1", json={"price": 10}, headers={"X-Version": "1"})
    request = script.requests[0]
    assert request.method == "PUT"
    assert request.content == b'{"price":10}'
    assert request.headers["content-type"] == "application/json"
    assert request.headers["connection"] == "close"
    assert request.headers["x-version"] == "1"


async def test_that_a_file_travels_as_a_form():
    made, script = requester(OK)
    async with made:
        await made.send(
            "POST", "/items/A1/pictures", files={"file": ("a.jpg", b"JPEG", "image/jpeg")}
        )
    request = script.requests[0]
    assert request.headers["content-type"].startswith("multipart/form-data; boundary=")
    assert b'name="file"; filename="a.jpg"' in request.content


@pytest.mark.parametrize("value", [float("nan"), "\ud800", object()])
async def test_that_what_cannot_be_written_never_leaves(value):
    made, script = requester(OK)
    async with made:
        with pytest.raises(Unwritable):
            await made.send("POST", "/items", json={"title": value})
    assert not script.requests


def test_that_plain_http_beyond_this_machine_is_refused(clock):
    with pytest.raises(InsecureAddress):
        Requester("http://market.example", Token(SECRET), clock=clock)


@pytest.mark.parametrize(
    ("response", "kind", "outcome"),
    [
        (refusal(400, "validation_error"), ValidationRefused, Outcome.REFUSED),
        (
            refusal(400, "x", cause=[{"code": "item.title.x", "message": "m"}]),
            ValidationRefused,
            Outcome.REFUSED,
        ),
        (refusal(400, "bad_request", "Malformed access_token: x"), Unauthorized, Outcome.REFUSED),
        (refusal(400, "bad_request", "price is no number"), Refused, Outcome.REFUSED),
        (refusal(401, "unauthorized"), Unauthorized, Outcome.REFUSED),
        (refusal(401, "expired_token"), Unauthorized, Outcome.REFUSED),
        (refusal(403, "forbidden"), Forbidden, Outcome.REFUSED),
        (refusal(404, "not_found"), NotFound, Outcome.REFUSED),
        (refusal(409, "conflict"), Conflict, Outcome.REFUSED),
        (refusal(413, "request_too_large"), Refused, Outcome.REFUSED),
        (refusal(429, "too_many"), RateLimited, Outcome.NOT_SENT),
        (answer(b"slow down", 429), RateLimited, Outcome.NOT_SENT),
        (refusal(500, "internal_error"), ServerFault, Outcome.UNKNOWN),
        (answer(b"<html>bad gateway", 502), ServerFault, Outcome.UNKNOWN),
        (answer(b"", 504), ServerFault, Outcome.UNKNOWN),
        (answer(b"<html>", 404), Undecodable, Outcome.UNKNOWN),
        (answer([], 400), Undecodable, Outcome.UNKNOWN),
        *(
            (answer(b"", status, location=f"{BASE}/x"), Undecodable, Outcome.UNKNOWN)
            for status in (301, 302, 307, 308)
        ),
        (httpx.ConnectError("refused"), Unreachable, Outcome.NOT_SENT),
        (httpx.ConnectTimeout("late"), TimedOut, Outcome.NOT_SENT),
        (httpx.PoolTimeout("full"), TimedOut, Outcome.NOT_SENT),
        (httpx.ReadTimeout("late"), TimedOut, Outcome.UNKNOWN),
        (httpx.WriteTimeout("late"), TimedOut, Outcome.UNKNOWN),
        (httpx.ReadError("reset"), Unreachable, Outcome.UNKNOWN),
        (httpx.WriteError("reset"), Unreachable, Outcome.UNKNOWN),
        (httpx.RemoteProtocolError("nothing"), Unreachable, Outcome.UNKNOWN),
    ],
)
async def test_that_a_failed_write_says_what_it_may_have_done_and_is_sent_once(
    response, kind, outcome
):
    made, script = requester(response)
    error = await failure(made, "POST")
    assert type(error) is kind
    assert error.outcome is outcome
    assert (error.method, error.path) == ("POST", "/items")
    assert len(script.requests) == 1


@pytest.mark.parametrize(
    "first",
    [
        *(refusal(status) for status in (429, 500, 502, 503, 504, 510)),
        httpx.ConnectError("refused"),
        httpx.ConnectTimeout("late"),
        httpx.ReadError("reset"),
        httpx.RemoteProtocolError("nothing"),
    ],
)
async def test_that_a_read_is_asked_up_to_three_times(first, clock):
    made, script = requester(first, first, OK, clock=clock)
    async with made:
        assert (await made.get("/items/A1")).status == 200
    assert len(script.requests) == 3
    assert len(clock.slept) == 2
    assert sum(clock.slept) <= 3
    made, script = requester(first, clock=clock)
    await failure(made)
    assert len(script.requests) == 3


@pytest.mark.parametrize(
    ("response", "is_reported"),
    [
        (httpx.ConnectError("refused"), True),
        (httpx.RemoteProtocolError("nothing"), True),
        (httpx.ConnectTimeout("late"), True),
        (httpx.ReadTimeout("late"), True),
        (refusal(404), False),
        (refusal(504), False),
        (answer(b"<html>", 403), False),
    ],
)
async def test_that_a_read_without_an_answer_is_reported_once(response, is_reported, clock):
    made, _script = requester(response, clock=clock)
    reported: list[ClientError] = []
    made.on_unanswered = reported.append
    error = await failure(made)
    assert reported == ([error] if is_reported else [])


@pytest.mark.parametrize(
    "response",
    [
        refusal(400),
        refusal(401),
        refusal(404),
        answer(b"", 302),
        refusal(501),
        answer(b"<html>", 403),
    ],
)
async def test_that_a_read_that_will_fail_again_is_not_repeated(response):
    made, script = requester(response)
    await failure(made)
    assert len(script.requests) == 1


@pytest.mark.parametrize(
    ("header", "waited"),
    [("7", 7.0), ("Fri, 20 Nov 2026 12:00:09 GMT", 9.0), ("1000000000", 120.0)],
)
async def test_that_a_read_waits_as_long_as_the_service_asks(header, waited, clock):
    late = answer(b"", 429, Retry_After=header)
    made, _ = requester(late, OK, clock=clock)
    async with made:
        await made.get("/items/A1", deadline=5)
    assert clock.slept == [waited]


@pytest.mark.parametrize("header", ["-1", "soon"])
async def test_that_a_senseless_wait_is_not_obeyed(header, clock):
    made, _ = requester(answer(b"", 429, Retry_After=header), OK, clock=clock)
    async with made:
        await made.get("/items/A1")
    assert clock.slept[0] < 1


async def test_that_waiting_does_not_mind_the_wall_clock(clock):
    def jump(_request: httpx.Request) -> httpx.Response:
        clock.set_wall(clock.now() + timedelta(days=1))
        return refusal(500)

    made, _ = requester(jump, OK, clock=clock)
    async with made:
        await made.get("/items/A1")
    assert clock.slept[0] <= 1


async def test_that_no_retry_begins_after_the_deadline(clock):
    def slow(_request: httpx.Request) -> httpx.Response:
        clock.advance(9)
        return refusal(500)

    made, script = requester(slow, clock=clock)
    with pytest.raises(ServerFault):
        await made.get("/items/A1", deadline=10)
    await made.close()
    assert len(script.requests) == 2 or clock.slept == []


async def test_that_an_outage_costs_one_percent_more_requests_at_most(clock):
    made, script = requester(refusal(500), clock=clock)
    async with made:
        for _ in range(10_000):
            # Beyond the rest, so that every one of them is a probe and the breaker hides nothing.
            clock.advance(31)
            with pytest.raises(ClientError):
                await made.get("/items/A1")
    assert len(script.requests) <= 10_100


async def test_that_a_service_that_fails_in_a_row_is_left_alone(clock):
    made, script = requester(refusal(500), clock=clock)
    async with made:
        for _ in range(100):
            with pytest.raises(ClientError):
                await made.get("/items/A1")
        assert len(script.requests) == 8
        with pytest.raises(Paused) as caught:
            await made.send("POST", "/items", json={})
        assert caught.value.outcome is Outcome.NOT_SENT
        assert 0 < caught.value.seconds <= 30
        clock.advance(31)
        with pytest.raises(ServerFault):
            await made.get("/items/A1")
        assert len(script.requests) == 9


async def test_that_an_answer_ends_the_pause(clock):
    made, script = requester(*[refusal(500)] * 8, OK, clock=clock)
    async with made:
        for _ in range(5):
            with pytest.raises(ClientError):
                await made.get("/items/A1")
        clock.advance(31)
        for _ in range(5):
            await made.get("/items/A1")
    assert len(script.requests) == 13


@pytest.mark.parametrize(
    ("body", "message", "causes"),
    [
        ({"message": None, "error": 3, "status": "400", "cause": None}, "", 0),
        ({"message": "m" * 1_000_000, "error": "e", "cause": "x"}, "m" * 300, 0),
        ({"message": "m", "cause": [{"code": f"c{n}"} for n in range(10_000)]}, "m", 20),
        ({"message": "m", "cause": [None, 3, {"code": "c", "message": {}}, {"code": "d"}]}, "m", 1),
    ],
)
async def test_that_an_error_body_is_read_with_patience(body, message, causes):
    made, _ = requester(answer(body, 400))
    error = await failure(made)
    assert isinstance(error, Refused)
    assert error.message == message
    assert len(error.causes) == causes


@pytest.mark.parametrize(
    ("cause", "reason", "attempts"),
    [
        (ssl.SSLCertVerificationError("certificate has expired"), "certificate", 1),
        (socket.gaierror(-2, "unknown"), "name", 3),
        (ConnectionRefusedError(), "refused", 3),
    ],
)
async def test_that_a_missing_connection_says_why(cause, reason, attempts):
    step = httpx.ConnectError("no connection")
    step.__cause__ = OSError("wrapped")
    step.__cause__.__cause__ = cause
    made, script = requester(step)
    error = await failure(made)
    assert (type(error), error.reason) == (Unreachable, reason)
    assert len(script.requests) == attempts


async def test_that_no_error_and_no_log_shows_the_token(caplog):
    caplog.set_level(logging.DEBUG)
    for step in (refusal(500), httpx.ReadError("reset"), answer(b"<html>")):
        made, _ = requester(step)
        with pytest.raises(ClientError) as caught:
            await read(made)
        text = "".join(traceback.format_exception(caught.value))
        assert SECRET not in text + repr(caught.value) + repr(vars(caught.value))
        await made.close()
    assert SECRET not in caplog.text
    assert SECRET not in repr(made)


@pytest.mark.parametrize(
    ("method", "given", "silent"),
    [
        ("GET", {}, 15.0),
        ("GET", {"deadline": 60.0, "silent": 60.0}, 60.0),
        ("POST", {}, 30.0),
        ("PUT", {}, 30.0),
        ("DELETE", {}, 30.0),
        ("POST", {"deadline": 120.0}, 120.0),
        ("POST", {"deadline": 60.0, "silent": 20.0}, 20.0),
    ],
)
async def test_that_a_write_is_not_given_up_before_its_deadline(clock, method, given, silent):
    made, script = requester(OK, clock=clock)
    async with made:
        if method == "GET":
            await made.get("/items/A1", **given)
        else:
            await made.send(method, "/items/A1", **given)
    assert script.requests[0].extensions["timeout"]["read"] == silent


@pytest.mark.parametrize(
    ("answers", "method", "counted"),
    [
        ([OK], "GET", [1, 2, 1, 0]),
        ([refusal(500), refusal(500), OK], "GET", [1, 2, 1, 2, 1, 2, 1, 0]),
        ([refusal(404)], "GET", [1, 2, 1, 0]),
        ([OK], "PUT", [1, 0]),
        ([refusal(500)], "PUT", [1, 0]),
    ],
)
async def test_that_what_is_open_is_counted_until_its_last_attempt_has_ended(
    clock, answers, method, counted
):
    made, _script = requester(*answers, clock=clock)
    open_ones, now = [], 0

    def count(more: int) -> None:
        nonlocal now
        now += more
        open_ones.append(now)

    made.on_open = count
    async with made:
        request = made.get("/items/A1") if method == "GET" else made.send(method, "/items/A1")
        with contextlib.suppress(ClientError):
            await request
    assert open_ones == counted
