"""Access tokens: none, malformed, unknown, expired, somebody else's ("Authentication")."""

from __future__ import annotations

import pytest

from tests.stands.contract_shop import Shop
from tests.stands.small_world import OTHER_SELLER, TOP_SELLER

SEARCH = f"/users/{TOP_SELLER}/items/search"
ITEM = "MX100100000"
UNKNOWN = f"APP-{TOP_SELLER}-{'0' * 32}"

OWNERS_ONLY = [
    ("GET", SEARCH, None),
    ("PUT", f"/items/{ITEM}", {"price": 200}),
    ("POST", f"/items/{ITEM}/pictures", {"source": "https://example.com/a.jpg"}),
    ("DELETE", f"/items/{ITEM}/pictures/{ITEM}-a", None),
]
CALLERS_ONLY = [
    *OWNERS_ONLY,
    ("GET", "/users/me", None),
    ("POST", "/items", {}),
    ("POST", "/items/validate", {}),
]
PUBLIC = [
    f"/items/{ITEM}",
    f"/items?ids={ITEM}",
    f"/users/{TOP_SELLER}",
    f"/users?ids={TOP_SELLER}",
    "/categories/MX1010",
    "/categories/MX1010/attributes",
    "/sites/MX/listing_types",
    f"/users/{TOP_SELLER}/shipping_modes?category_id=MX1010&item_price=100",
    f"/users/{TOP_SELLER}/shipping_options/free?dimensions=9x17x22,462",
    f"/items/{ITEM}/shipping_options/free",
    f"/items/shipping_options/free?ids={ITEM}",
]


@pytest.mark.parametrize(("method", "path", "body"), CALLERS_ONLY)
async def test_that_what_needs_a_token_fails_without_one(shop: Shop, method, path, body):
    answer = await shop.call(method, path, body)
    assert (answer.status, answer.json["error"]) == (401, "unauthorized")


@pytest.mark.parametrize(("method", "path", "body"), OWNERS_ONLY)
async def test_that_what_is_somebody_elses_is_forbidden(shop: Shop, method, path, body):
    answer = await shop.call(method, path, body, by=OTHER_SELLER)
    assert (answer.status, answer.json["error"]) == (403, "forbidden")


@pytest.mark.parametrize("path", PUBLIC)
async def test_that_public_reads_need_no_token(shop: Shop, path):
    assert (await shop.get(path)).status == 200


@pytest.mark.parametrize("path", [*PUBLIC, *(path for _, path, _ in CALLERS_ONLY[:1])])
@pytest.mark.parametrize(
    ("token", "status", "error"),
    [
        ("APP-", 400, "bad_request"),
        ("", 400, "bad_request"),
        (UNKNOWN.replace("APP", "TG"), 400, "bad_request"),
        ("x" * 5000, 400, "bad_request"),
        (UNKNOWN, 401, "unauthorized"),
        (f"APP-404-{'0' * 32}", 401, "unauthorized"),
    ],
)
async def test_that_a_bad_token_is_refused_everywhere(shop: Shop, path, token, status, error):
    joint = "&" if "?" in path else "?"
    answer = await shop.get(f"{path}{joint}access_token={token}")
    assert (answer.status, answer.json["error"], answer.json["cause"]) == (status, error, [])
    assert not token or token not in answer.content.decode()


async def test_that_a_token_is_taken_from_the_query_and_from_the_header(shop: Shop):
    token = shop.token(TOP_SELLER)
    assert (await shop.get(f"/users/me?access_token={token}")).status == 200
    header = {"authorization": f"bearer {token}"}
    assert (await shop.call("GET", "/users/me", headers=header)).status == 200
    header = {"authorization": f"Basic {token}"}
    assert (await shop.call("GET", "/users/me", headers=header)).status == 400


async def test_that_an_expired_token_says_so(shop: Shop):
    shop.market.users.expire_token(TOP_SELLER)
    answer = await shop.get("/users/me", by=TOP_SELLER)
    assert (answer.status, answer.json["error"]) == (401, "expired_token")
