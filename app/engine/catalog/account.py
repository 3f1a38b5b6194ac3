"""The seller's account: identity, site, reputation and token state."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NoReturn

from app.domain.models.user import User
from app.domain.shapes import text_of
from app.engine.notices import Notice, NoticeError
from app.rules.sellers import SellerStanding, standing_of
from app.rules.sites import SiteRules, site_rules

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.engine.catalog.catalog import ShopIdentity


class TokenState(StrEnum):
    """The known state of the access token."""

    UNTRIED = "untried"
    ACCEPTED = "accepted"
    REFUSED = "refused"
    MISSING = "missing"


_AFTER = {
    "token_refused": TokenState.REFUSED,
    **dict.fromkeys(("no_token", "token_elsewhere", "token_unplaced"), TokenState.MISSING),
}


class Account:
    """The seller as of the last connection, or as remembered before the first connection."""

    def __init__(self, shop: ShopIdentity) -> None:
        self.user: User | None = None
        self.token_state = TokenState.UNTRIED
        self.currencies: Mapping[str, int] = {}
        """The number of decimals of each currency that was requested from the marketplace."""
        self._shop = shop

    @property
    def user_id(self) -> str:
        """The seller's id, or an empty text."""
        return text_of(self.user.id) if self.user is not None else self._shop.user_id

    @property
    def site_id(self) -> str:
        """The site the seller sells on, or an empty text."""
        return (self.user.site_id or "") if self.user is not None else self._shop.site_id

    def asked_site(self) -> str:
        """Return the site for requests; raise ``NoticeError`` while it is not known."""
        return self.site_id or self._unknown("site_id")

    def asked_user(self) -> str:
        """Return the seller's id for requests; raise ``NoticeError`` while it is not known."""
        return self.user_id or self._unknown("id")

    def _unknown(self, field: str) -> NoReturn:
        if self.user is not None:
            raise NoticeError(Notice("unreadable", {"fields": [field]}))
        # The seller's identity is known once the marketplace can be reached.
        raise NoticeError(Notice("unreachable"))

    @property
    def nickname(self) -> str:
        """The seller's public name, or an empty text."""
        return (self.user.nickname or "") if self.user is not None else self._shop.nickname

    @property
    def site(self) -> SiteRules:
        """The rules of the seller's site."""
        return site_rules(self.site_id, self.currencies)

    @property
    def standing(self) -> SellerStanding:
        """The seller's standing; that of a new seller while nothing is known."""
        return standing_of(self.user.to_wire() if self.user is not None else {})

    @property
    def practice(self) -> bool:
        """Whether this is the practice shop."""
        return self._shop.practice

    def lose(self, code: str) -> None:
        """Update the token state for a notice ``code`` that was received instead of an answer."""
        self.token_state = _AFTER.get(code, self.token_state)

    def learn(self, user: User, *, practice: bool) -> None:
        """Store the seller's data from the marketplace's answer."""
        self.user = user
        self.token_state = TokenState.ACCEPTED
        self._shop = self._shop._replace(practice=practice)
