"""The access token, which is hidden from logs and tracebacks."""

from __future__ import annotations

from app.redaction import SHORTEST


class Token:
    """An access token that logs, tracebacks and debuggers do not print by accident."""

    __slots__ = ("_secret",)

    def __init__(self, secret: str) -> None:
        """Store a token as it was pasted, without surrounding blanks.

        Raise ``ValueError`` if a character is not visible ASCII, because the token would be encoded
        in the address, or if it is so short that it could not be redacted, because it would match
        ordinary words and figures.
        """
        secret = secret.strip()
        if len(secret) < SHORTEST or not all("!" <= character <= "~" for character in secret):
            raise ValueError(
                f"not a token: fewer than {SHORTEST} characters, or blanks or unusual ones among "
                "them"
            )
        self._secret = secret

    def reveal(self) -> str:
        """Return the token itself, only for a request that needs it or for the keyring."""
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
