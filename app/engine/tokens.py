"""Access tokens in the system's keyring; the only module that touches it."""

from __future__ import annotations

import asyncio
from typing import Any

from app.client.token import Token

__all__ = ["Token", "Tokens"]

_SERVICE = "vitrina"


class Tokens:
    """Keeps tokens by profile: in the keyring where there is one, else until the program ends.

    Never in a file of ours. Tokens of the practice marketplace are not kept at all: its store has
    them.
    """

    def __init__(self) -> None:
        self._session: dict[str, Token] = {}

    async def keep(self, profile: str, token: Token) -> bool:
        """Keep a token; false when there is no keyring, so that it lasts for this session only."""
        self._session[profile] = token
        return await asyncio.to_thread(_call, "set_password", profile, token.reveal()) is not _NO

    async def find(self, profile: str) -> Token | None:
        """The token of a profile, or ``None``."""
        if profile in self._session:
            return self._session[profile]
        secret = await asyncio.to_thread(_call, "get_password", profile)
        try:
            return Token(secret) if isinstance(secret, str) else None
        except ValueError:
            return None

    async def forget(self, profile: str) -> None:
        """Forget the token of a profile."""
        self._session.pop(profile, None)
        await asyncio.to_thread(_call, "delete_password", profile)


_NO = object()


def _call(name: str, profile: str, *values: str) -> Any:
    """Ask the keyring; ``_NO`` when there is none or it refuses.

    Imported late and asked on a thread: finding a backend may wait for the desktop.
    """
    try:
        import keyring

        return getattr(keyring, name)(_SERVICE, profile, *values)
    # Backends raise what they like; whatever it is, there is no keyring to use, and the error's
    # text could hold the token.
    except Exception:
        return _NO
