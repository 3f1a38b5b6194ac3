"""The window's access to a seller's own figures: reading, changing and undoing changes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING

from app.rules.offer.own_figures import CodeFigures, OwnCharge
from app.workspace.journal.own_costs import OwnCosts

if TYPE_CHECKING:
    from app.engine.journal_thread import JournalThread
    from app.workspace.journal.journal import Journal

__all__ = ["CodeFigures", "FiguresJournal", "OwnCharge"]


class FiguresJournal:
    """Own figures, read and written on the journal's thread; methods raise ``NoticeError``.

    ``price`` is called after each change, so that the process that writes the catalog updates its
    net amounts.
    """

    def __init__(
        self, journal: Journal, thread: JournalThread, price: Callable[[], object]
    ) -> None:
        self._costs = OwnCosts(journal)
        self._journal = journal
        self._thread = thread
        self._price = price

    async def all(self) -> list[CodeFigures]:
        """Return the figures of every code, by code."""
        return await self._thread.run(self._costs.all)

    async def of(self, codes: Collection[str]) -> Mapping[str, CodeFigures]:
        """Return the figures of ``codes``, without codes that have none."""
        return await self._thread.run(self._costs.of, codes)

    async def charges(self) -> list[OwnCharge]:
        """Return the seller's own charges."""
        return await self._thread.run(self._costs.charges)

    async def replace(
        self, before: Mapping[str, CodeFigures], after: Mapping[str, CodeFigures]
    ) -> list[str]:
        """Set the figures ``after`` for codes whose present figures are ``before``.

        Return the codes that have other figures at present and were not changed.
        """
        others = await self._thread.run(self._replace, before, after)
        self._price()
        return others

    async def replace_charges(
        self, before: Collection[OwnCharge], after: Collection[OwnCharge]
    ) -> bool:
        """Replace the charges ``before`` by ``after``; return false if others are stored."""
        done = await self._thread.run(self._replace_charges, before, after)
        self._price()
        return done

    def _replace(
        self, before: Mapping[str, CodeFigures], after: Mapping[str, CodeFigures]
    ) -> list[str]:
        self._require_writable()
        return self._costs.replace(before, after)

    def _replace_charges(self, before: Collection[OwnCharge], after: Collection[OwnCharge]) -> bool:
        self._require_writable()
        return self._costs.replace_charges(before, after)

    def _require_writable(self) -> None:
        if self._journal.refusal is not None:
            raise self._journal.refusal
