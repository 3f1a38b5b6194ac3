"""Tokens in use, and what is named as a token, are hidden in whatever form they stand."""

from __future__ import annotations

import json
import logging

import pytest

from app import redaction
from app.logs import quieten
from app.redaction import TooEncoded, hide, hold, redact

SECRET = "APP-77-0123456789abcdef0123456789abcdef"
ODD = 'a/b"c\\d,e(f)=='


class Owner:
    """Somebody who uses a token."""


@pytest.fixture(autouse=True)
def _alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redaction, "_in_use", type(redaction._in_use)())


def in_address(secret: str, times: int = 1) -> str:
    """Every character percent-encoded, so many times."""
    text = "".join(f"%{ord(sign):02X}" for sign in secret)
    for _ in range(times - 1):
        text = text.replace("%", "%25")
    return text


def in_json(secret: str) -> str:
    """Every character as an escape."""
    return "".join(f"\\u{ord(sign):04x}" for sign in secret)


FORMS = {
    "plain": lambda secret: json.dumps(secret)[1:-1],
    "percent": in_address,
    "percent of percent": lambda secret: in_address(secret, 2),
    "lower case digits": lambda secret: in_address(secret).lower(),
    "JSON": in_json,
    "JSON of JSON": lambda secret: in_json(secret).replace("\\", "\\\\"),
    "JSON, upper case digits": lambda secret: "".join(f"\\u{ord(s):04X}" for s in secret),
    "percent in JSON": lambda secret: in_address(secret).replace("%", "\\u0025"),
    "one sign": lambda secret: (
        json.dumps(secret[:3])[1:-1] + in_json(secret[3]) + json.dumps(secret[4:])[1:-1]
    ),
    "slash": lambda secret: json.dumps(secret)[1:-1].replace("/", "\\/"),
}


@pytest.mark.parametrize("secret", [SECRET, ODD], ids=["practice", "odd"])
@pytest.mark.parametrize("form", FORMS)
def test_that_a_token_in_use_is_hidden_however_it_is_encoded(form: str, secret: str) -> None:
    owner = Owner()
    hold(owner, secret)
    body = b'{"message": "token ' + FORMS[form](secret).encode() + b' is bad", "status": 400}'
    clean, found = hide(body)
    assert found
    assert json.loads(clean) == {"message": "token *** is bad", "status": 400}


def test_that_a_token_is_hidden_for_as_long_as_somebody_uses_it() -> None:
    first, second = Owner(), Owner()
    hold(first, SECRET)
    hold(second, SECRET)
    del first
    assert hide(SECRET.encode()) == (b"***", True)
    del second
    assert hide(SECRET.encode()) == (SECRET.encode(), False)


def test_that_a_word_is_no_token_and_spoils_no_text() -> None:
    with pytest.raises(ValueError, match="too short"):
        hold(Owner(), "secret")
    assert redact("the secret of a good title") == "the secret of a good title"


def test_that_what_nobody_could_have_meant_is_not_looked_through() -> None:
    owner = Owner()
    hold(owner, SECRET)
    with pytest.raises(TooEncoded):
        hide(b"%41" * 300_000)
    assert redact("%41" * 300_000) == "***"


@pytest.mark.parametrize(
    "text",
    [
        "next=https%253A%252F%252Fa%253Faccess_token%253Dabc,def",
        "GET /items?access_token=abc,def",
        "GET /items?access_token=abc;def",
        "[('access_token', 'abc,def')]",
        "[('ids', 'MLA1'), (b'access_token', b'abc,def')]",
        '[["access_token","abc,def"]]',
        '{"url": "{\\"access_token\\": \\"abc,def\\"}"}',
        "{'access_token': 'abc, def'}",
        "access_token: abc,def",
        "ACCESS_TOKEN=abc,def",
        "Bearer abc,def",
        "(b'Authorization', b'Bearer abc,def')",
        "Authorization%3A%20Bearer%20abc,def",
        "token APP_USR-123456-010112-0123456789abcdef0123456789abcdef-123",
    ],
)
def test_that_no_part_of_what_is_named_as_a_token_stays(text: str) -> None:
    clean = redact(text)
    assert "***" in clean
    for part in ("abc", "def", "0123", "0101"):
        assert part not in clean


def test_that_arguments_of_a_log_call_are_hidden_too() -> None:
    owner, factory = Owner(), logging.getLogRecordFactory()
    hold(owner, ODD)
    quieten()
    try:
        made = logging.getLogRecordFactory()
        values = (("access_token", "abc"), [ODD])
        record = made("test", logging.INFO, "", 1, "%s %r", values, None)
    finally:
        logging.setLogRecordFactory(factory)
    assert record.getMessage() == "('access_token', '***') ['***']"
    assert record.args is None
