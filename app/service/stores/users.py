"""The users of the marketplace and their access tokens."""

from __future__ import annotations

import secrets
import string
from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from app.domain.wire import read_json
from app.domain.wire_user import WireUser
from app.rules.sellers import SellerStanding, standing_of
from app.service.stores.database import Database, Value
from app.service.stores.placeholder import write_stored

USERS_CHANGED = "users_changed"
"""The setting that gets a new value after each change of users, so that other processes notice
it."""

Kept = TypeVar("Kept")

_ASCII_LOWER = str.maketrans(string.ascii_uppercase, string.ascii_lowercase)


class KeptToken(NamedTuple):
    """The access token of a user, and whether it has expired."""

    token: str
    expired: bool


def new_token(user_id: str) -> str:
    """Return a new access token for a user."""
    return f"APP-{user_id}-{secrets.token_hex(16)}"


class SellerLine(NamedTuple):
    """The data of a user in the ready lines."""

    site_id: str
    user_id: str
    nickname: str
    access_token: str


class UserStore:
    """The table of users.

    Every request looks up its caller, and users hardly ever change: rows are cached until
    :data:`USERS_CHANGED` changes.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._tokens: dict[str, KeptToken] = {}
        self._users: dict[str, WireUser] = {}
        self._standings: dict[str, SellerStanding] = {}

    def body(self, user_id: str) -> bytes | None:
        """Return the whole user, private fields included, as stored JSON."""
        row = self._database.one("SELECT body FROM users WHERE id = ?", (user_id,))
        return None if row is None else row[0]

    def read(self, user_id: str) -> WireUser | None:
        """Return the whole user, private fields included, as a wire object."""
        user = self._users.get(user_id)
        if user is None:
            body = self.body(user_id)
            if body is None:
                return None
            user = _keep(self._users, user_id, read_json(body))
        return user

    def id_of(self, nickname: str, site_id: str) -> str | None:
        """Return the id of the user of a site with a nickname, ignoring ASCII case."""
        row = self._database.one(
            # What the database's lower() does to a parameter depends on its language.
            "SELECT id FROM users WHERE site_id = ? AND lower(nickname) = ?",
            (site_id, nickname.translate(_ASCII_LOWER)),
        )
        return None if row is None else str(row[0])

    def standing(self, user_id: str) -> SellerStanding:
        """Return the seller standing of a user; an unknown user has that of a new seller."""
        standing = self._standings.get(user_id)
        if standing is None:
            user = self.read(user_id)
            if user is None:
                return standing_of({})
            standing = _keep(self._standings, user_id, standing_of(user))
        return standing

    def hold(self, user_id: str) -> None:
        """Lock a seller against writes of other processes until the transaction ends."""
        if self._database.shared:
            self._database.execute(
                f"SELECT 1 FROM users WHERE id = ?{self._database.for_update}", (user_id,)
            )

    def token(self, user_id: str) -> KeptToken | None:
        """Return the token of a user, or ``None``."""
        token = self._tokens.get(user_id)
        if token is None:
            row = self._database.one(
                "SELECT token, token_expired FROM users WHERE id = ?", (user_id,)
            )
            if row is None or row[0] is None:
                return None
            token = _keep(self._tokens, user_id, KeptToken(row[0], bool(row[1])))
        return token

    def expire_token(self, user_id: str, *, expired: bool = True) -> None:
        """Mark a user's token as expired, or as valid again."""
        self._change("UPDATE users SET token_expired = ? WHERE id = ?", (int(expired), user_id))

    def restore_tokens(self) -> None:
        """Mark every token as valid, unless faults are set that another process may apply."""
        unless = " AND NOT EXISTS (SELECT 1 FROM faults)" if self._database.shared else ""
        self._change(f"UPDATE users SET token_expired = 0 WHERE token_expired <> 0{unless}")

    def forget(self, _changed: object = None) -> None:
        """Clear the cache because another process has changed something."""
        for known in (self._tokens, self._users, self._standings):
            known.clear()

    def _change(self, sql: str, values: Sequence[Value] = ()) -> None:
        """Change the tokens, and invalidate the caches of all processes."""
        self._tokens.clear()
        if not self._database.shared:
            self._database.execute(sql, values)
            return
        with self._database.transaction():
            if self._database.execute(sql, values).rowcount:
                self._database.keep_setting(USERS_CHANGED, secrets.token_hex(8))

    def add(self, user: WireUser, token: str | None) -> None:
        """Write a new user with the token created for them, if any."""
        self._database.execute(
            "INSERT INTO users (id, site_id, nickname, token, body) VALUES (?, ?, ?, ?, ?)",
            (
                str(user["id"]),
                user.get("site_id") or "",
                user.get("nickname") or "",
                token,
                write_stored(user),
            ),
        )

    def seller_lines(self) -> list[SellerLine]:
        """Return the users who have a token, in the order in which they were created."""
        rows = self._database.rows(
            "SELECT site_id, id, nickname, token FROM users WHERE token IS NOT NULL ORDER BY number"
        )
        return [SellerLine(*row) for row in rows]


def _keep(known: dict[str, Kept], user_id: str, value: Kept) -> Kept:
    # More than the number of sellers in use; a walk through all users must not cache them all.
    if len(known) >= _MOST_KEPT:
        known.clear()
    known[user_id] = value
    return value


_MOST_KEPT = 1_000
