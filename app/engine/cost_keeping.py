"""Storing of a seller's own costs, with the net amounts of the catalog updated afterwards."""

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
    """The number of codes whose figures changed, and of those that already had the same."""

    changed: int
    same: int


class CostKeeping:
    """The store of a seller's own figures and charges; every method raises ``StorageError``.

    When a method returns, its data are on disk and the catalog's net amounts are updated. If the
    worker of another program holds the catalog, that worker updates them and is waited for.
    """

    def __init__(self, folder: Workspace, *, pause: Callable[[float], object] = time.sleep) -> None:
        """Store figures in ``folder``; ``pause`` waits for some seconds between two checks."""
        self._folder = folder
        self._pause = pause

    def all(self) -> list[CodeFigures]:
        """Return the figures of every code, by code."""
        with closing(self._folder.journal_to_read()) as journal:
            return OwnCosts(journal).all()

    def of(self, code: str) -> CodeFigures | None:
        """Return the figures of a code, or ``None``."""
        with closing(self._folder.journal_to_read()) as journal:
            return OwnCosts(journal).of([code]).get(code)

    def category_names(self) -> dict[str, str]:
        """Return the full names of the categories of the listings, by id."""
        return category_names(self._folder.catalog_path)

    def charges(self) -> list[OwnCharge]:
        """Return the seller's own charges."""
        with closing(self._folder.journal_to_read()) as journal:
            return OwnCosts(journal).charges()

    def patch(self, rows: Sequence[FiguresPatch]) -> KeptCosts:
        """Store the figures of ``rows``; blank figures stay unchanged."""
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
        """Delete the figures of these codes; return how many of the codes had any."""
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
        """Store these charges; those at the places ``instead_of`` are deleted first."""
        with closing(self._folder.journal()) as journal:
            if journal.refusal is not None:
                raise journal.refusal
            OwnCosts(journal).put_charges(charges, instead_of=instead_of)
        self._price()

    def _price(self) -> None:
        """Have the net amounts of the catalog updated to the stored figures.

        The process that writes the catalog does the update and is waited for. SQLite does not
        notify about commits of another process, so the file is polled. If that process ends
        meanwhile, the update is done here. After a minute the wait ends without an error.
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
        """Update the net amounts if no other process holds the catalog; return whether it did."""
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
