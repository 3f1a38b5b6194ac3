"""A seller's own figures as the window keeps them: changed, and changed back."""

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
    """Reads and writes own figures on the thread of the journal; all raise ``NoticeError``.

    ``price`` is called after each change: who writes the catalog has to bring its nets up to date.
    """

    def __init__(
        self, journal: Journal, thread: JournalThread, price: Callable[[], object]
    ) -> None:
        self._costs = OwnCosts(journal)
        self._journal = journal
        self._thread = thread
        self._price = price

    async def all(self) -> list[CodeFigures]:
        """Return what is stated of every code, by code."""
        return await self._thread.run(self._costs.all)

    async def of(self, codes: Collection[str]) -> Mapping[str, CodeFigures]:
        """Return what is stated of those of ``codes`` of which something is."""
        return await self._thread.run(self._costs.of, codes)

    async def charges(self) -> list[OwnCharge]:
        """Return the own charges there are."""
        return await self._thread.run(self._costs.charges)

    async def replace(
        self, before: Mapping[str, CodeFigures], after: Mapping[str, CodeFigures]
    ) -> list[str]:
        """State ``after`` of its codes where ``before`` is stated now; return the other codes."""
        others = await self._thread.run(self._replace, before, after)
        self._price()
        return others

    async def replace_charges(
        self, before: Collection[OwnCharge], after: Collection[OwnCharge]
    ) -> bool:
        """Have the charges ``after`` in the place of ``before``; false where there are others."""
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
