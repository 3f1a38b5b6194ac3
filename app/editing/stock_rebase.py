"""Stock changed while units are sold: edits re-based on the live stock, and stocks compared.

Sales move units from the available to the sold ones, so their sum changes only if stock is added or
removed.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum

from app.domain.wire_item import WireItem, variations_of
from app.editing.change import FieldChange, MergeConflict
from app.editing.draft import ItemDraft
from app.editing.item_paths import read_path, write_paths
from app.editing.values import is_count
from app.editing.variation_list import VARIATIONS

STOCK = "available_quantity"
SOLD = "sold_quantity"


def is_stock(path: str) -> bool:
    """Return whether a form path is the stock of the listing or of a variation."""
    return path == STOCK or (path.startswith(f"{VARIATIONS}.") and path.endswith(f".{STOCK}"))


def sold_at(item: WireItem, path: str) -> int:
    """Return the units sold that belong to the stock at ``path``; 0 if the number is unknown."""
    sold = read_path(item, path.removesuffix(STOCK) + SOLD)
    return sold if isinstance(sold, int) and not isinstance(sold, bool) else 0


def rebased_stock(base: int, mine: int, live: int) -> int | None:
    """Return the stock to send: the difference that the seller made, applied to the ``live`` stock.

    A stock of 0 stays 0: the seller means that nothing is left. ``None`` if fewer units are left
    than the seller wants to take away.
    """
    stock = live + mine - base if mine else 0
    return stock if stock >= 0 else None


class LiveState(StrEnum):
    """The state of a live field in relation to its planned change."""

    UNCHANGED = "unchanged"
    """The field has the value that it had when the change was planned."""
    REACHED = "reached"
    """The field has the planned value already."""
    DIVERGED = "diverged"
    """The field has neither value: somebody changed it."""


def stock_states(base: WireItem, live: WireItem, wanted: Mapping[str, int]) -> dict[str, LiveState]:
    """Return the state of each stock of ``wanted`` in ``live``, planned over ``base``.

    ``wanted`` has the stocks by form path. If the sold units of a variation are not known, those of
    the listing are compared together with the stock of all its variations; if those are not known
    either, only the stock itself is compared.
    """
    return {path: _live_state(base, live, path, wanted) for path in wanted}


def _live_state(base: WireItem, live: WireItem, path: str, wanted: Mapping[str, int]) -> LiveState:
    before, after, now = read_path(base, path), wanted[path], read_path(live, path)
    if not is_count(before) or not is_count(now):
        return LiveState.UNCHANGED if before == now else LiveState.DIVERGED
    if now == after == 0:
        return LiveState.REACHED
    was, is_now, by = stock_sum(base, path), stock_sum(live, path), after - before
    if (was is None or is_now is None) and path != STOCK:
        was, is_now = _all_together(base), _all_together(live)
        by = sum(
            mine - had
            for one, mine in wanted.items()
            if one != STOCK and is_count(had := read_path(base, one))
        )
    if was is None or is_now is None or not by:
        was, is_now, by = before, now, after - before
    if is_now == was:
        return LiveState.UNCHANGED
    return LiveState.REACHED if is_now == was + by else LiveState.DIVERGED


def stock_sum(item: WireItem, path: str) -> int | None:
    """Return the sum of stock and sold units at ``path``; ``None`` if either is not known."""
    sold = read_path(item, path.removesuffix(STOCK) + SOLD)
    stock = read_path(item, path)
    return stock + sold if is_count(stock) and is_count(sold) else None


def stock_moved(before: WireItem, after: WireItem, path: str) -> int:
    """Return by how much the stock at ``path`` was raised, counting units sold meanwhile."""
    was, now = read_path(before, path), read_path(after, path)
    if not is_count(was) or not is_count(now):
        return 0
    return now + sold_at(after, path) - was - sold_at(before, path)


def _all_together(item: WireItem) -> int | None:
    sold: list[object] = [item.get(SOLD)]
    sold.extend(variation.get(STOCK) for variation in variations_of(item))
    counts = [count for count in sold if is_count(count)]
    return sum(counts) if len(counts) == len(sold) else None


@dataclass(frozen=True, slots=True)
class StockJudged:
    """A draft after its stocks were compared by their sums.

    ``draft`` is the input for the merge; ``reached`` are the stocks that already have the planned
    value, and ``conflicts`` those that somebody changed.
    """

    draft: ItemDraft
    reached: tuple[str, ...]
    conflicts: tuple[MergeConflict, ...]


def judge_stock(draft: ItemDraft, live: WireItem, decided: Collection[str]) -> StockJudged:
    """Compare the stocks of ``draft`` by their sums before it is merged with ``live``.

    If the seller ``decided`` for their own stock, its planned difference is applied to the live
    stock.
    """
    paths = [path for path in draft.changed_paths() if is_stock(path)]
    wanted = {path: value for path in paths if is_count(value := draft.value(path))}
    live_states = stock_states(draft.base, live, wanted)
    # The base of a decided stock is set to the live value, so that a change back to the planned
    # base is an edit, too.
    over = {
        path: read_path(live, path)
        for path in wanted
        if path in decided and is_count(draft.base_value(path)) and is_count(read_path(live, path))
    }
    judged = ItemDraft.over(draft.item_id, write_paths(draft.base, over) if over else draft.base)
    conflicts, reached = [], []
    for path in draft.changed_paths():
        base, mine, now = draft.base_value(path), draft.value(path), read_path(live, path)
        if path in over and is_count(base) and is_count(now):
            mine = max(now + wanted[path] - base, 0)
        elif live_states.get(path) is LiveState.REACHED:
            reached.append(path)
        elif live_states.get(path) is LiveState.DIVERGED:
            conflicts.append(MergeConflict(path, base, mine, now))
        judged.apply(FieldChange(path, None, mine))
    return StockJudged(judged, tuple(reached), tuple(conflicts))
