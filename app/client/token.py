"""The access token, which no log or traceback shows."""

from __future__ import annotations

from app.redaction import SHORTEST


class Token:
    """An access token that no log, traceback or debugger prints by accident."""

    __slots__ = ("_secret",)

    def __init__(self, secret: str) -> None:
        """Take a token as it was pasted; blanks around it go.

        Raise ``ValueError`` for one that cannot be: with a character that is no visible ASCII and
        would end up encoded in the address, or so short that it could not be hidden, as it would
        be found in ordinary words and figures.
        """
        secret = secret.strip()
        if len(secret) < SHORTEST or not all("!" <= character <= "~" for character in secret):
            raise ValueError(
                f"not a token: fewer than {SHORTEST} characters, or blanks or unusual ones among "
                "them"
            )
        self._secret = secret

    def reveal(self) -> str:
        """Return the token itself, for a request that needs it or for the keyring only."""
        return self._secret

    def __repr__(self) -> str:
        return "Token(***)"

    __str__ = __repr__

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Token) and self._secret == other._secret

    def __hash__(self) -> int:
        return hash(self._secret)

    def __reduce__(self) -> str:
        raise TypeError("a token is not copied or pickled")
