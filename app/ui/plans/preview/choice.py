"""The choice of the rows that are sent, by the active guards and by the seller's ticks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from app.engine.previews.question import PreviewOutcome
from app.ui.plans.preview.figures import (
    CHANGES,
    LEFT_OUT,
    LESS,
    LESS_NET,
    REFUSED,
    UNCHANGED,
    Guards,
)
from app.ui.plans.preview.result_text import STOPS

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from app.engine.previews.question import PreviewRow

PRICE_GUARDS: Final = frozenset(STOPS) - {LESS_NET}


class Choice:
    """The guards, the listings ``left_out`` by the seller, and those ``let_through`` a guard."""

    def __init__(self) -> None:
        self.guards = Guards()
        self.left_out: set[str] = set()
        self.let_through: set[str] = set()

    def take(self, left_out: Iterable[str], let_through: Iterable[str]) -> None:
        """Restore stored ticks."""
        self.left_out, self.let_through = set(left_out), set(let_through)

    def is_stopped(self, row: PreviewRow) -> bool:
        """Return whether an active guard stops a row until it is ticked."""
        if row.guards:
            codes = {finding.code for finding in row.guards}
            if self.guards.price and codes & PRICE_GUARDS:
                return True
            if self.guards.less and LESS_NET in codes:
                return True
        net = row.net_after
        return self.guards.net and net is not None and net < self.guards.least_net

    def goes(self, row: PreviewRow) -> bool:
        """Return whether a row is sent when the plan is applied."""
        if row.outcome is not PreviewOutcome.CHANGES or row.item_id in self.left_out:
            return False
        return row.item_id in self.let_through or not self.is_stopped(row)

    def is_in_tab(self, row: PreviewRow, tab: str, *, refused: bool | None) -> bool:
        """Return whether a row belongs to a tab.

        ``refused`` is whether the marketplace refused the row, ``None`` before anything is sent.
        After sending, the tab of refused rows has those that can be sent again, and rows that were
        never sent count as left out.
        """
        out = row.outcome is PreviewOutcome.REFUSED
        if tab == CHANGES:
            return self.goes(row)
        if tab == LESS:
            return self.goes(row) and row.earns_less
        if tab == LEFT_OUT:
            stays = row.outcome is PreviewOutcome.CHANGES and not self.goes(row)
            return stays or (out and refused is not None)
        if tab == REFUSED:
            return out if refused is None else refused
        return tab != UNCHANGED or row.outcome is PreviewOutcome.UNCHANGED

    def tick(self, rows: Collection[PreviewRow], on: bool) -> None:
        """Include or exclude rows that change."""
        for row in rows:
            (self.left_out.discard if on else self.left_out.add)(row.item_id)
            (self.let_through.add if on else self.let_through.discard)(row.item_id)
