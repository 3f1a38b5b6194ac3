"""Checks that a shop's files and its token belong to the marketplace of the session."""

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
"""Notices after which no further requests for this shop may be sent to this marketplace."""


class Admission:
    """The checks against the journal and the keyring before anything is sent.

    Every method raises ``NoticeError``, with a code of ``SHUT`` if the shop or the token belongs to
    another marketplace or seller.
    """

    def __init__(self, target: Target, journal: Journal, thread: JournalThread) -> None:
        self._target = target
        self._journal = journal
        self._thread = thread
        self._tokens = Tokens()
        self._adopt = target.adopt
        self.store: str | None = None
        """The store id of the admitted marketplace; ``None`` if it is not a practice
        marketplace."""
        self.marketplace = ""
        """The name that identifies the admitted marketplace."""

    def adopt(self) -> None:
        """Treat unsent changes as made for the marketplace that is contacted next."""
        self._adopt = True

    async def admit(self, store: str | None) -> None:
        """Check that the shop may use this marketplace; ``store`` is the id of a practice one."""
        marketplace = marketplace_of(self._target.base_url, store=store)
        if marketplace != self.marketplace:
            await self._thread.run(lambda: admit(self._journal, marketplace))
            self.marketplace, self.store = marketplace, store

    async def token(self) -> Token | None:
        """Return the given or stored token for the admitted marketplace, or ``None``."""
        target = self._target
        return target.token or await self._tokens.find(
            target.profile, self.marketplace, target.saved
        )

    async def keep(self, token: Token) -> bool:
        """Store a token for the admitted marketplace; see ``Tokens.keep``."""
        return await self._tokens.keep(self._target.profile, token, self.marketplace)

    async def claim(self, seller: str) -> None:
        """Record this seller of the admitted marketplace as the owner of the shop's files."""
        wanted, adopt = Owner(self.marketplace, seller), self._adopt
        await self._thread.run(lambda: claim(self._journal, wanted, adopt=adopt))
        self._adopt = False
