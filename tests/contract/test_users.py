"""Users: one, several, me; what is private ("Users", "Authentication" 2)."""

from __future__ import annotations

import pytest

from app.service.endpoints.users import PRIVATE_FIELDS
from tests.stands.contract_shop import Shop
from tests.stands.small_world import OTHER_SELLER, TOP_SELLER


async def test_that_me_is_the_user_of_the_token(shop: Shop):
    for path in ("/users/me", "/users/me/"):
        answer = await shop.get(path, by=TOP_SELLER)
        assert str(answer.json["id"]) == TOP_SELLER
        assert set(answer.json) >= PRIVATE_FIELDS


@pytest.mark.parametrize("reader", [None, OTHER_SELLER])
async def test_that_private_fields_are_for_their_owner_only(shop: Shop, reader):
    for path in (f"/users/{TOP_SELLER}", f"/users?ids={TOP_SELLER}"):
        answer = await shop.get(path, by=reader)
        user = answer.json if isinstance(answer.json, dict) else answer.json[0]["body"]
        assert user["nickname"] == "TOPE"
        assert not set(user) & PRIVATE_FIELDS
        assert set(user["status"]) == {"site_status"}


@pytest.mark.parametrize("path", ["/users?ids=", "/users/:ids="])
async def test_that_several_users_are_asked_for_in_both_forms(shop: Shop, path):
    answer = await shop.get(f"{path}{TOP_SELLER},404,a%3Fb", by=TOP_SELLER)
    assert [element["code"] for element in answer.json] == [200, 404, 400]
    assert set(answer.json[0]["body"]) >= PRIVATE_FIELDS


async def test_that_an_unknown_user_is_not_found(shop: Shop):
    assert (await shop.get("/users/404")).status == 404
