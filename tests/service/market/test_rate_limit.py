"""Who is counted as one caller: a user by a good token, anybody else by the address."""

from __future__ import annotations

from typing import Any

import pytest

from app.service.application import ServiceSettings, build_for
from app.service.errors import TooManyRequests
from app.service.market.market import Market
from app.service.market.rate_limit import FORGETTING, MOST_CALLERS, RateLimit
from app.service.stores.users import new_token
from tests.stands.direct import Direct
from tests.stands.small_world import NEW_SELLER, OTHER_SELLER
from tests.stands.virtual_clock import VirtualClock

LIMIT = 3


class Caller:
    """Asks a limited marketplace from one address."""

    def __init__(self, application: Any, address: str, token: str = "") -> None:
        self._token = token

        async def from_here(scope: dict[str, Any], receive: Any, send: Any) -> None:
            await application({**scope, "client": (address, 1)}, receive, send)

        self._direct = Direct(from_here)

    def statuses(self, count: int, token: str | None = None) -> list[int]:
        sent = self._token if token is None else token
        return [self._direct.call("GET", "/currencies", token=sent)[0] for _ in range(count)]


@pytest.fixture
def application(market: Market) -> Any:
    return build_for(market, ServiceSettings(rate_limit=LIMIT))


def good_token(market: Market, user_id: str) -> str:
    kept = market.users.token(user_id)
    assert kept is not None
    return kept.token


def test_that_made_up_tokens_are_one_caller(application: Any):
    caller = Caller(application, "10.0.0.1")
    statuses = [caller.statuses(1, new_token(NEW_SELLER))[0] for _ in range(LIMIT + 5)]
    assert statuses == [401] * LIMIT + [429] * 5
    assert caller.statuses(1, "no token at all") == [429]
    assert caller.statuses(1, "") == [429]


def test_that_nobody_takes_the_calls_of_a_user(application: Any, market: Market):
    stranger = Caller(application, "10.0.0.1")
    seller = Caller(application, "10.0.0.1", good_token(market, NEW_SELLER))
    other = Caller(application, "10.0.0.1", good_token(market, OTHER_SELLER))
    stranger.statuses(20, new_token(NEW_SELLER))
    assert seller.statuses(LIMIT + 1) == [200] * LIMIT + [429]
    assert other.statuses(LIMIT) == [200] * LIMIT


def test_that_a_user_is_one_caller_wherever_they_are(application: Any, market: Market):
    token = good_token(market, NEW_SELLER)
    assert Caller(application, "10.0.0.1", token).statuses(LIMIT) == [200] * LIMIT
    assert Caller(application, "10.0.0.2", token).statuses(1) == [429]


@pytest.mark.parametrize(
    ("first", "second", "one_caller"),
    [
        ("10.0.0.1", "10.0.0.1", True),
        ("10.0.0.1", "10.0.0.2", False),
        ("2001:db8::1", "2001:db8::2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
    ],
)
def test_that_without_a_token_the_address_is_the_caller(
    application: Any, first: str, second: str, one_caller: bool
):
    assert Caller(application, first).statuses(LIMIT) == [200] * LIMIT
    assert Caller(application, second).statuses(1) == [429 if one_caller else 200]


def test_that_the_callers_remembered_are_bounded(market: Market, clock: VirtualClock):
    limit = RateLimit(market.database, LIMIT, clock)
    for number in range(MOST_CALLERS * 3):
        limit.take(str(number))
    row = market.database.one("SELECT count(*) FROM callers")
    assert row is not None
    assert row[0] <= MOST_CALLERS + FORGETTING


def test_that_a_clock_that_was_set_back_locks_nobody_out(market: Market):
    late, early = VirtualClock(), VirtualClock()
    late.advance(365 * 86_400)
    limit = RateLimit(market.database, LIMIT, late)
    for _ in range(LIMIT):
        limit.take("user 1")
    again = RateLimit(market.database, LIMIT, early)
    for _ in range(LIMIT):
        again.take("user 1")
    with pytest.raises(TooManyRequests):
        again.take("user 1")
    early.advance(1)
    again.take("user 1")


def test_that_unknown_categories_take_no_memory(market: Market):
    for number in range(10):
        assert market.categories.below(f"MXNONE{number}") == ()
    assert not [one for one in market.categories._below if one.startswith("MXNONE")]
