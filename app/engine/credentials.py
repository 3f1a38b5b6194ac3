"""Access tokens in the system's keyring; the only module that touches it."""

from __future__ import annotations

import asyncio
from typing import Any

from app.client.token import Token
from app.engine.notices import Notice, NoticeError
from app.engine.ownership import marketplace_of

__all__ = ["Token", "Tokens"]

_SERVICE = "vitrina"


class Tokens:
    """Keeps tokens by profile: in the keyring where there is one, else until the program ends.

    Each is kept with the origin (scheme, host, port) that it is for, and given out for no other.
    Never in a file of ours. Tokens of the practice marketplace are not kept at all: its store has
    them.
    """

    def __init__(self) -> None:
        self._session: dict[str, str] = {}

    async def keep(self, profile: str, token: Token, origin: str) -> bool:
        """Keep a token for ``origin``; false when there is no keyring, so that it lasts for this
        session only."""
        # Neither part has a blank in it.
        entry = f"{origin} {token.reveal()}"
        self._session[profile] = entry
        return await asyncio.to_thread(_call, "set_password", profile, entry) is not _NO

    async def find(self, profile: str, origin: str, saved: str = "") -> Token | None:
        """Return the token of a profile for ``origin``, or ``None``.

        ``saved`` is the address that the settings have for the profile: what was kept without an
        origin, by an older version, is for that one. Raise ``NoticeError``: ``token_elsewhere``
        when the token is for another origin, ``token_unplaced`` when nobody knows what it is for.
        """
        entry = self._session.get(profile)
        if entry is None:
            entry = await asyncio.to_thread(_call, "get_password", profile)
        if not isinstance(entry, str):
            return None
        kept, _, secret = entry.strip().rpartition(" ")
        try:
            token = Token(secret)
        except ValueError:
            return None
        if kept and _origin_of(kept) != kept:
            # Somebody else wrote it.
            return None
        home = kept or _origin_of(saved)
        if not home:
            raise NoticeError(Notice("token_unplaced", {"asked": origin}))
        if home != origin:
            raise NoticeError(Notice("token_elsewhere", {"kept": home, "asked": origin}))
        return token

    async def forget(self, profile: str) -> None:
        """Forget the token of a profile."""
        self._session.pop(profile, None)
        await asyncio.to_thread(_call, "delete_password", profile)


_NO = object()


def _origin_of(address: str) -> str:
    try:
        return marketplace_of(address) if address else ""
    except NoticeError:
        return ""


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
