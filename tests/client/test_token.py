"""The token: it shows itself to nobody who does not ask."""

from __future__ import annotations

import copy
import pickle

import pytest

from app.client.token import Token


def test_that_no_way_of_printing_shows_the_token():
    token = Token("secret-1")
    shown = [repr(token), str(token), f"{token}", f"{token!r}", "%s" % token, repr([token])]  # noqa: UP031
    assert not any("secret" in text for text in shown)
    assert token.reveal() == "secret-1"


@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy, pickle.dumps])
def test_that_a_token_is_not_copied(duplicate):
    with pytest.raises(TypeError):
        duplicate(Token("secret-1"))


@pytest.mark.parametrize("text", ["", "   ", "a b", "a\nb", "tokén", "a\0b"])
def test_that_what_cannot_be_a_token_is_refused_without_being_quoted(text):
    with pytest.raises(ValueError, match="not a token") as caught:
        Token(text)
    assert not text.strip() or text not in str(caught.value)


def test_that_blanks_around_a_pasted_token_go():
    assert Token(" secret-1\n") == Token("secret-1")
