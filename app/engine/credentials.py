"""Access tokens in the system's keyring; the only module that uses the keyring."""

from __future__ import annotations

import asyncio
from typing import Any

from app.client.token import Token
from app.engine.notices import Notice, NoticeError
from app.engine.ownership import marketplace_of

__all__ = ["Token", "Tokens"]

_SERVICE = "vitrina"


class Tokens:
    """A store of tokens by profile: the keyring if there is one, otherwise the memory.

    Each token is stored with the origin (scheme, host, port) that it is for, and returned for no
    other. Tokens are never written to a file of this program. Tokens of the practice marketplace
    are not stored at all, because its store has them.
    """

    def __init__(self) -> None:
        self._session: dict[str, str] = {}

    async def keep(self, profile: str, token: Token, origin: str) -> bool:
        """Store a token for ``origin``; return false if it lasts for this session only.

        This is the case if there is no keyring.
        """
        # Neither part can contain a blank.
        entry = f"{origin} {token.reveal()}"
        self._session[profile] = entry
        return await asyncio.to_thread(_call, "set_password", profile, entry) is not _NO

    async def find(self, profile: str, origin: str, saved: str = "") -> Token | None:
        """Return the token of a profile for ``origin``, or ``None``.

        ``saved`` is the address in the settings of the profile: a token that an older version
        stored without an origin belongs to that address. Raise ``NoticeError``: ``token_elsewhere``
        if the token is for another origin, ``token_unplaced`` if its origin is not known.
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
            # The entry was written by another program.
            return None
        home = kept or _origin_of(saved)
        if not home:
            raise NoticeError(Notice("token_unplaced", {"asked": origin}))
        if home != origin:
            raise NoticeError(Notice("token_elsewhere", {"kept": home, "asked": origin}))
        return token

    async def forget(self, profile: str) -> None:
        """Delete the token of a profile."""
        self._session.pop(profile, None)
        await asyncio.to_thread(_call, "delete_password", profile)


_NO = object()


def _origin_of(address: str) -> str:
    try:
        return marketplace_of(address) if address else ""
    except NoticeError:
        return ""


def _call(name: str, profile: str, *values: str) -> Any:
    """Call the keyring; return ``_NO`` if there is none or it fails.

    The keyring is imported late and called on a thread, because finding a backend may wait for the
    desktop.
    """
    try:
        import keyring

        return getattr(keyring, name)(_SERVICE, profile, *values)
    # Backends may raise any exception; whatever it is, the keyring cannot be used, and the error's
    # text could contain the token.
    except Exception:
        return _NO
