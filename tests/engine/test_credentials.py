"""Tokens go to the keyring, and nowhere else when there is none."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from app.client.token import Token
from app.engine.credentials import Tokens
from app.engine.notices import NoticeError


class Ring(ModuleType):
    """A keyring in memory."""

    def __init__(self, *, broken: bool) -> None:
        super().__init__("keyring")
        self.kept: dict[tuple[str, str], str] = {}
        self.broken = broken

    def _open(self) -> dict[tuple[str, str], str]:
        if self.broken:
            raise RuntimeError("no backend; APP-1-secret")
        return self.kept

    def set_password(self, service: str, name: str, secret: str) -> None:
        self._open()[service, name] = secret

    def get_password(self, service: str, name: str) -> str | None:
        return self._open().get((service, name))

    def delete_password(self, service: str, name: str) -> None:
        del self._open()[service, name]


HOME, AWAY = "https://a.example", "https://b.example"


@pytest.mark.parametrize("broken", [False, True])
async def test_that_a_token_lasts_as_long_as_the_keyring_lets_it(
    monkeypatch: pytest.MonkeyPatch, broken: bool
) -> None:
    ring = Ring(broken=broken)
    monkeypatch.setitem(sys.modules, "keyring", ring)
    tokens, token = Tokens(), Token("APP-1-secret")
    assert await tokens.find("shop", HOME) is None
    assert await tokens.keep("shop", token, HOME) is not broken
    assert await tokens.find("shop", HOME) == token
    assert await Tokens().find("shop", HOME) == (None if broken else token)
    await tokens.forget("shop")
    await tokens.forget("shop")
    assert await tokens.find("shop", HOME) is None
    assert ring.kept == {}


@pytest.mark.parametrize(
    ("entry", "saved", "outcome"),
    [
        (f"{HOME} APP-1-secret", "", "given"),
        (f"{HOME} APP-1-secret", AWAY, "given"),
        (f"{AWAY} APP-1-secret", HOME, "token_elsewhere"),
        ("http://a.example APP-1-secret", HOME, "none"),
        (f"{HOME}:8443 APP-1-secret", HOME, "token_elsewhere"),
        # What an older version kept is for the address of the profile.
        ("APP-1-secret", f"{HOME}/api", "given"),
        ("APP-1-secret", f"{HOME}:443", "given"),
        ("APP-1-secret", AWAY, "token_elsewhere"),
        ("APP-1-secret", "http://a.example", "token_unplaced"),
        ("APP-1-secret", "", "token_unplaced"),
        # What somebody else put there is no token.
        ("two words", HOME, "none"),
        ("", HOME, "none"),
        ("ñ", HOME, "none"),
    ],
)
async def test_that_a_token_is_given_out_for_its_own_origin_only(
    monkeypatch: pytest.MonkeyPatch, entry: str, saved: str, outcome: str
) -> None:
    ring = Ring(broken=False)
    ring.set_password("vitrina", "shop", entry)
    monkeypatch.setitem(sys.modules, "keyring", ring)
    if outcome in ("given", "none"):
        found = await Tokens().find("shop", HOME, saved)
        assert found == (Token("APP-1-secret") if outcome == "given" else None)
        return
    with pytest.raises(NoticeError) as caught:
        await Tokens().find("shop", HOME, saved)
    notice = caught.value.notice
    assert notice.code == outcome
    assert notice.params["asked"] == HOME
    assert "secret" not in repr(notice)
