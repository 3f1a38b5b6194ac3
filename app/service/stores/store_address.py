"""The address of a store in a database server, as given to ``--store``."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from urllib.parse import parse_qsl, unquote, urlsplit

_SCHEMES = ("postgresql", "postgres")
_SECRETS = ("password", "sslpassword", "passfile")


class PasswordInAddress(ValueError):
    """An address contains a password, which every user of the machine could read."""


class AddressUnreadable(ValueError):
    """A text begins like the address of a server but is not one."""


@dataclass(frozen=True, slots=True)
class StoreAddress:
    """The address of a store in a database server: a URL without a password."""

    url: str

    def __str__(self) -> str:
        """Return the name of the store for messages: its database and its server."""
        parts = urlsplit(self.url)
        host = parts.hostname or dict(parse_qsl(parts.query)).get("host") or "this machine"
        port = f":{parts.port}" if parts.port else ""
        return f"the database {unquote(parts.path).strip('/') or 'of the user'} at {host}{port}"

    @property
    def file_name(self) -> str:
        """A name for files about this store, unique among addresses."""
        return blake2b(self.url.encode(), digest_size=6).hexdigest()


def read_store_address(text: str) -> StoreAddress | None:
    """Return the address in a text; ``None`` for the path of a folder.

    Raise :class:`PasswordInAddress` and :class:`AddressUnreadable`, whose messages do not repeat
    the text.
    """
    if not text.startswith(tuple(f"{scheme}:" for scheme in _SCHEMES)):
        return None
    try:
        parts = urlsplit(text)
        secret = parts.password is not None or any(
            name.lower() in _SECRETS for name, _ in parse_qsl(parts.query, keep_blank_values=True)
        )
        port = parts.port
    except ValueError:
        raise AddressUnreadable from None
    if secret:
        raise PasswordInAddress
    if not text.isascii() or "://" not in text or port == 0 or parts.fragment:
        raise AddressUnreadable
    return StoreAddress(text)
