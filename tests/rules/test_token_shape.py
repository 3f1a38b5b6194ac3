"""Tokens: a well-formed one names its user."""

from __future__ import annotations

import pytest

from app.rules.token_shape import token_shape
from tests.stands.processor_time import at_most

HEX = "0123456789abcdef" * 2


@pytest.mark.parametrize(
    ("text", "user_id"),
    [
        (f"APP-7-{HEX}", "7"),
        (f"APP-123456789-{HEX}", "123456789"),
        (f"APP-seller_1-{HEX}", "seller_1"),
        (f"APP--{HEX}", None),
        (f"APP-7-{HEX[1:]}", None),
        (f"APP-7-{HEX}0", None),
        (f"APP-7-{HEX.upper()}", None),
        (f"app-7-{HEX}", None),
        (f"APP-7-{HEX}\n", None),
        (f" APP-7-{HEX}", None),
        (f"APP-7/8-{HEX}", None),
        ("", None),
        (None, None),
        (7, None),
    ],
)
def test_that_a_token_names_its_user_or_is_malformed(text: object, user_id: str | None) -> None:
    assert token_shape(text) == user_id


def test_that_a_million_characters_are_refused_at_once() -> None:
    with at_most(0.05):
        assert token_shape("APP-" + "7" * 1_000_000) is None
