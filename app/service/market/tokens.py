"""The access token of a request, and the user it belongs to ("Authentication")."""

from __future__ import annotations

import hmac
import secrets

from app.rules.token_shape import token_shape
from app.service.errors import ExpiredToken, MalformedToken, Unauthorized
from app.service.stores.users import UserStore

# Compared with the token if there is no such user, so that the answer takes the same time.
_NOBODY = f"APP-0-{secrets.token_hex(16)}"


def token_owner(users: UserStore, token: str) -> str:
    """Return the id of the user that a token belongs to.

    Raise :class:`MalformedToken` for a text that does not look like a token, :class:`Unauthorized`
    for a token that no user has, and :class:`ExpiredToken` for an expired one.
    """
    user_id = token_shape(token)
    if user_id is None:
        raise MalformedToken
    kept = users.token(user_id)
    known = _NOBODY if kept is None else kept.token
    if not hmac.compare_digest(known.encode(), token.encode()) or kept is None:
        raise Unauthorized("The access token is not known here")
    if kept.expired:
        raise ExpiredToken(user_id)
    return user_id
