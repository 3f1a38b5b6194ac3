"""A seller's standing is read off whatever of the user is there."""

from __future__ import annotations

from typing import Any

import pytest

from app.rules.sellers import SellerStanding, standing_of

FULL = {
    "id": 7,
    "site_id": "MX",
    "user_type": "normal",
    "tags": ["normal"],
    "seller_reputation": {
        "level_id": "5_green",
        "power_seller_status": "platinum",
        "transactions": {"completed": 400},
        "metrics": {"sales": {"completed": 60}},
    },
}


@pytest.mark.parametrize(
    ("user", "standing"),
    [
        (FULL, SellerStanding("5_green", False, 400, "MX")),
        ({}, SellerStanding(None, False, 0, "")),
        ({"seller_reputation": None}, SellerStanding(None, False, 0, "")),
        (
            {"site_id": "AR", "seller_reputation": {"level_id": None, "transactions": []}},
            SellerStanding(None, False, 0, "AR"),
        ),
        (
            {"seller_reputation": {"metrics": {"sales": {"completed": 60}}}},
            SellerStanding(None, False, 60, ""),
        ),
        (
            {"seller_reputation": {"transactions": {"completed": -3}}},
            SellerStanding(None, False, 0, ""),
        ),
        ({"user_type": "brand"}, SellerStanding(None, True, 0, "")),
        ({"tags": ["official_store"]}, SellerStanding(None, True, 0, "")),
        ({"tags": "official_store"}, SellerStanding(None, False, 0, "")),
    ],
)
def test_that_a_standing_is_read_off_a_user(user: dict[str, Any], standing: SellerStanding) -> None:
    assert standing_of(user) == standing


def test_that_only_green_is_top_level() -> None:
    assert standing_of(FULL).is_top_level
    assert not SellerStanding("4_light_green", True, 0, "MX").is_top_level
