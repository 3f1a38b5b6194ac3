"""Whether a session may talk to a marketplace: its shop's files and its token have to be for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.credentials import Tokens
from app.engine.ownership import admit, claim, marketplace_of
from app.workspace.journal.owner import Owner

if TYPE_CHECKING:
    from app.client.token import Token
    from app.engine.journal_thread import JournalThread
    from app.engine.target import Target
    from app.workspace.journal.journal import Journal

SHUT = ("other_marketplace", "token_elsewhere", "token_unplaced", "other_seller", "unsent_unplaced")
"""Notices after which nothing more may be asked of this marketplace for this shop."""


class Admission:
    """Asks the journal and the keyring before anything is sent.

    Every method raises ``NoticeError``, with a code of ``SHUT`` where the shop or the token is for
    another marketplace or seller.
    """

    def __init__(self, target: Target, journal: Journal, thread: JournalThread) -> None:
        self._target = target
        self._journal = journal
        self._thread = thread
        self._tokens = Tokens()
        self._adopt = target.adopt
        self.store: str | None = None
        """The id of the store of the admitted marketplace, where that is a practice one."""
        self.marketplace = ""
        """What the admitted marketplace is known by."""

    def adopt(self) -> None:
        """Take it that what is unsent was made for the marketplace that is asked next."""
        self._adopt = True

    async def admit(self, store: str | None) -> None:
        """Check that the shop may be of this marketplace, a practice one with the id ``store``."""
        marketplace = marketplace_of(self._target.base_url, store=store)
        if marketplace != self.marketplace:
            await self._thread.run(lambda: admit(self._journal, marketplace))
            self.marketplace, self.store = marketplace, store

    async def token(self) -> Token | None:
        """Return the token for the admitted marketplace: the one that was given, or the kept
        one.
        """
        target = self._target
        return target.token or await self._tokens.find(
            target.profile, self.marketplace, target.saved
        )

    async def keep(self, token: Token) -> bool:
        """Keep a token for the admitted marketplace; see ``Tokens.keep``."""
        return await self._tokens.keep(self._target.profile, token, self.marketplace)

    async def claim(self, seller: str) -> None:
        """Make the shop's files those of this seller of the admitted marketplace."""
        wanted, adopt = Owner(self.marketplace, seller), self._adopt
        await self._thread.run(lambda: claim(self._journal, wanted, adopt=adopt))
        self._adopt = False
