"""Tokens go to the keyring, and nowhere else when there is none."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from app.client.token import Token
from app.engine.tokens import Tokens


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


@pytest.mark.parametrize("broken", [False, True])
async def test_that_a_token_lasts_as_long_as_the_keyring_lets_it(
    monkeypatch: pytest.MonkeyPatch, broken: bool
) -> None:
    ring = Ring(broken=broken)
    monkeypatch.setitem(sys.modules, "keyring", ring)
    tokens, token = Tokens(), Token("APP-1-secret")
    assert await tokens.find("shop") is None
    assert await tokens.keep("shop", token) is not broken
    assert await tokens.find("shop") == token
    assert await Tokens().find("shop") == (None if broken else token)
    await tokens.forget("shop")
    await tokens.forget("shop")
    assert await tokens.find("shop") is None
    assert ring.kept == {}


async def test_that_what_is_no_token_in_the_keyring_is_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ring = Ring(broken=False)
    ring.set_password("vitrina", "shop", "two words")
    assert ring.get_password("vitrina", "shop") == "two words"
    monkeypatch.setitem(sys.modules, "keyring", ring)
    assert await Tokens().find("shop") is None
    ring.delete_password("vitrina", "shop")
    assert ring.kept == {}
