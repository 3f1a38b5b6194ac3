"""The token: it shows itself to nobody who does not ask."""

from __future__ import annotations

import copy
import pickle

import pytest

from app.client.token import Token
from app.redaction import SHORTEST, hold, redact


def test_that_no_way_of_printing_shows_the_token():
    token = Token("secret-1")
    shown = [repr(token), str(token), f"{token}", f"{token!r}", "%s" % token, repr([token])]  # noqa: UP031
    assert not any("secret" in text for text in shown)
    assert token.reveal() == "secret-1"


@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy, pickle.dumps])
def test_that_a_token_is_not_copied(duplicate):
    with pytest.raises(TypeError):
        duplicate(Token("secret-1"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "secret 12",
        "secret\n12",
        "tokén-123",
        "secret\0x",
        "secret7",
        " secret7\n",
        "2990",
    ],
)
def test_that_what_cannot_be_a_token_is_refused_without_being_quoted(text):
    with pytest.raises(ValueError, match="not a token") as caught:
        Token(text)
    assert not text.strip() or text not in str(caught.value)


def test_that_blanks_around_a_pasted_token_go():
    assert Token(" secret-1\n") == Token("secret-1")


@pytest.mark.parametrize("length", range(1, 2 * SHORTEST))
def test_that_every_token_there_can_be_is_hidden(length: int) -> None:
    secret = "x7-Qz/9&" * 2
    try:
        token = Token(secret[:length])
    except ValueError:
        assert length < SHORTEST
        with pytest.raises(ValueError, match="too short"):
            hold(object.__new__(type("Owner", (), {})), secret[:length])
        return
    owner = type("Owner", (), {})()
    hold(owner, token.reveal())
    assert secret[:length] not in redact(f"echoed: {token.reveal()}!")
