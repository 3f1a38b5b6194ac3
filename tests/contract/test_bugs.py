"""A bug of the marketplace is an answer of its own form, and the next call goes on."""

from __future__ import annotations

import pytest

from tests.stands.contract_shop import Shop
from tests.stands.small_world import NEW_SELLER

PATH = "/items/MX100200000"


@pytest.mark.logs_warnings
@pytest.mark.parametrize(
    ("method", "broken"), [("GET", "get"), ("PUT", "hold"), ("PUT", "replace")]
)
async def test_that_a_bug_is_an_answer_and_the_marketplace_goes_on(
    shop: Shop,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    method: str,
    broken: str,
) -> None:
    before = (await shop.get(PATH, by=NEW_SELLER)).json
    body = {"title": "Camisa de lino"} if method == "PUT" else None

    def fail(*_given: object, **_more: object) -> object:
        raise LookupError("nobody thought of this")

    with monkeypatch.context() as patch:
        patch.setattr(type(shop.market.items), broken, fail)
        answer = await shop.call(method, PATH, body, by=NEW_SELLER)
    assert (answer.status, set(answer.json)) == (500, {"message", "error", "status", "cause"})
    assert b"LookupError" not in answer.content
    assert b"nobody" not in answer.content
    assert "LookupError: nobody thought of this" in caplog.text
    assert shop.token(NEW_SELLER) not in caplog.text
    assert (await shop.get(PATH, by=NEW_SELLER)).json == before
    assert (await shop.call(method, PATH, body, by=NEW_SELLER)).status == 200
