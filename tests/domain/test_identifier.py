"""Identifiers are short, plain and checked before they enter a path."""

from __future__ import annotations

import pytest

from app.domain.identifier import NotAnIdentifier, is_identifier, require_identifier

BAD_TEXTS = ["", "a/b", "../x", "a b", "a\n", "ñ", "٣", "a" * 65, "a" * 1_000_000]
BAD = [*BAD_TEXTS, None, True, 1.5, -1, []]


@pytest.mark.parametrize("text", ["MX1", "a", "A_b-9", "a" * 64])
def test_that_letters_digits_hyphen_and_underscore_make_an_identifier(text: str) -> None:
    assert is_identifier(text)
    assert require_identifier(text) == text


@pytest.mark.parametrize("value", BAD, ids=lambda value: repr(value)[:12])
def test_that_anything_else_is_refused_and_not_quoted(value: object) -> None:
    assert not is_identifier(value)
    with pytest.raises(NotAnIdentifier) as refusal:
        require_identifier(value)
    assert len(str(refusal.value)) < 60


def test_that_a_whole_number_is_an_identifier_in_text() -> None:
    assert require_identifier(2_147_483_648) == "2147483648"
    assert not is_identifier(5)
