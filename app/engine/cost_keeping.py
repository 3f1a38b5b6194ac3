"""A seller's own figures kept for a shop, with the nets of its catalog brought up to date."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import closing
from typing import TYPE_CHECKING, NamedTuple

from app.engine.catalog.category_names import category_names
from app.engine.costs.figures_table import FiguresPatch
from app.engine.sync.pricing import Pricing
from app.rules.offer.own_figures import CodeFigures, OwnCharge
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.catalog.catalog_reader import PRICED
from app.workspace.journal.own_costs import OwnCosts
from app.workspace.lock import Locked, ProcessLock

if TYPE_CHECKING:
    from app.workspace.folder import Workspace

_LOOK = 0.1
_LOOKS = 600


class KeptCosts(NamedTuple):
    """How many codes were given figures or other ones, and how many had them already."""

    changed: int
    same: int


class CostKeeping:
    """What a seller says of own codes and charges; every method raises ``StorageError``.

    What it writes is on the disk when it returns, and the catalog's nets are by it: where another
    program's worker has the catalog, that worker sees to it, and is waited for.
    """

    def __init__(self, folder: Workspace, *, pause: Callable[[float], object] = time.sleep) -> None:
        """Keep figures in ``folder``; ``pause`` waits for so many seconds between two looks."""
        self._folder = folder
        self._pause = pause

    def all(self) -> list[CodeFigures]:
        """Return what is stated of every code, by code."""
        with closing(self._folder.journal_to_read()) as journal:
            return OwnCosts(journal).all()

    def of(self, code: str) -> CodeFigures | None:
        """Return what is stated of a code, if anything is."""
        with closing(self._folder.journal_to_read()) as journal:
            return OwnCosts(journal).of([code]).get(code)

    def category_names(self) -> dict[str, str]:
        """Return the names of the categories of the listings, with those above them, by id."""
        return category_names(self._folder.catalog_path)

    def charges(self) -> list[OwnCharge]:
        """Return the own charges there are."""
        with closing(self._folder.journal_to_read()) as journal:
            return OwnCosts(journal).charges()

    def patch(self, rows: Sequence[FiguresPatch]) -> KeptCosts:
        """Say what ``rows`` say; what they leave blank stays as it was."""
        with closing(self._folder.journal()) as journal:
            if journal.refusal is not None:
                raise journal.refusal
            costs = OwnCosts(journal)
            before = costs.of([row.code for row in rows])
            after = [row.over(before.get(row.code)) for row in rows]
            changed = [one for one in after if one != before.get(one.code, CodeFigures(one.code))]
            if changed:
                costs.put(changed)
        if changed:
            self._price()
        return KeptCosts(len(changed), len(rows) - len(changed))

    def remove(self, codes: Collection[str]) -> int:
        """Say nothing of these codes any more; return of how many something was stated."""
        with closing(self._folder.journal()) as journal:
            if journal.refusal is not None:
                raise journal.refusal
            costs = OwnCosts(journal)
            there = costs.of(codes)
            if there:
                costs.put(CodeFigures(code) for code in there)
        if there:
            self._price()
        return len(there)

    def put_charges(
        self, charges: Iterable[OwnCharge], *, instead_of: Iterable[tuple[str, str, str]] = ()
    ) -> None:
        """Keep these charges; those of the places ``instead_of`` go before."""
        with closing(self._folder.journal()) as journal:
            if journal.refusal is not None:
                raise journal.refusal
            OwnCosts(journal).put_charges(charges, instead_of=instead_of)
        self._price()

    def _price(self) -> None:
        """Have the nets of the catalog be by the figures that are kept now.

        The process that writes the catalog does that, and is waited for: SQLite tells nobody of a
        commit of another process, so its file is looked at. Where that process ends meanwhile, it
        is done here. One that takes longer than a minute goes on without being waited for.
        """
        if not self._folder.catalog_path.exists():
            return
        with closing(self._folder.journal_to_read()) as journal:
            wanted = OwnCosts(journal).revision()
        with closing(self._folder.catalog()) as catalog:
            for _ in range(_LOOKS):
                if catalog.fact(PRICED) == wanted or self._priced_here():
                    return
                self._pause(_LOOK)

    def _priced_here(self) -> bool:
        """Bring the nets up to date where no other process has the catalog; return whether."""
        try:
            lock = ProcessLock(self._folder.lock_path)
        except Locked:
            return False
        try:
            with closing(CatalogWriter(self._folder.catalog_path)) as catalog:
                sum(Pricing(catalog, self._folder.path).catch_up())
        finally:
            lock.release()
        return True
