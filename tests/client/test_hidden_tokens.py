"""Nothing behind the client ever sees a token, whatever the marketplace sends back."""

from __future__ import annotations

import logging

import httpx
import pytest

from app.client.address import parse_origin
from app.client.errors import ClientError, Refused, Undecodable
from app.client.picture_fetch import PictureFetch
from tests.stands.mock_market import BASE, SECRET, answer, market, refusal, requester

pytestmark = pytest.mark.logs_warnings


async def test_that_an_answer_holds_no_token_in_any_field_or_header() -> None:
    body = {
        "id": "MLA1",
        "title": f"Mug {SECRET}",
        SECRET: [{"deep": f"%2520{SECRET}%2520"}],
        "permalink": f"{BASE}/x?access_token={SECRET}",
    }
    made, _ = requester(answer(body, x_request=SECRET, location=f"{BASE}/{SECRET}"))
    got = await made.get("/items/MLA1")
    assert SECRET not in repr((got.json(), got.headers, got.body))
    assert got.json()["title"] == "Mug ***"
    assert got.headers["x-request"] == "***"


@pytest.mark.parametrize("status", [400, 401, 403, 404, 409, 429, 500])
async def test_that_a_refusal_says_no_token(status: int) -> None:
    cause = {"code": f"bad.{SECRET}", "message": SECRET, "references": [SECRET]}
    api, _ = market(refusal(status, SECRET, f"bad access token {SECRET}", [cause]))
    with pytest.raises(ClientError) as caught:
        await api.users.me()
    error = caught.value
    assert isinstance(error, Refused)
    assert SECRET not in repr((str(error), vars(error)))
    assert error.message == "bad access token ***"


async def test_that_an_answer_with_a_token_is_named(caplog: pytest.LogCaptureFixture) -> None:
    made, _ = requester(answer({"id": SECRET}))
    with caplog.at_level(logging.WARNING):
        await made.get("/users/me")
    assert "/users/me" in caplog.text
    assert "held an access token" in caplog.text


async def test_that_a_token_of_another_requester_is_hidden_too() -> None:
    other, _ = requester(answer({}))
    made, _ = requester(answer({"id": SECRET}), token="APP-88-" + "1" * 32)
    assert (await made.get("/users/me")).json() == {"id": "***"}
    await other.close()


async def test_that_a_picture_with_a_token_in_it_is_not_taken() -> None:
    made, _ = requester(answer({}))
    data = b"\x89PNG\r\n\x1a\n" + SECRET.encode()
    transport = httpx.MockTransport(lambda _request: httpx.Response(200, content=data))
    fetch = PictureFetch(parse_origin(BASE), transport=transport)
    with pytest.raises(Undecodable) as caught:
        await fetch.get(f"{BASE}/pictures/1.png")
    assert caught.value.reason == "token"
    await fetch.close()
    await made.close()


async def test_that_what_is_encoded_beyond_measure_is_no_answer() -> None:
    made, _ = requester(answer(b'"' + b"%41" * 300_000 + b'"'))
    with pytest.raises(Undecodable) as caught:
        await made.get("/users/me")
    assert caught.value.reason == "too_large"
