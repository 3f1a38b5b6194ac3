"""Handling of sales during a stock update: whether it arrived, and how to correct it."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from app.domain.shapes import JsonObject
from app.domain.wire_item import WireItem
from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.item_paths import read_path
from app.editing.merge import StockTarget
from app.editing.stock_rebase import is_stock, sold_at
from app.rules.findings import Finding

MOST_REPAIRS = 20


class StockArrival(Enum):
    """The state of a stock update without an answer, judged by the listing."""

    LANDED = "landed"
    MISSING = "missing"
    """The update did not arrive, or somebody restored exactly the previous stock afterwards."""
    RACED = "raced"
    """The update arrived and restored units that had been sold meanwhile."""
    UNCLEAR = "unclear"
    """Somebody else changed the stock as well."""


def stock_arrival(target: StockTarget, live: WireItem, before: WireItem) -> StockArrival:
    """Return whether ``target`` arrived, judged by the sum of available and sold units.

    ``before`` is the listing when it was sent. Sales move units from available to sold, so the sum
    changes only by the update.
    """
    stock = read_path(live, target.path)
    if not isinstance(stock, int):
        return StockArrival.UNCLEAR
    if target.total is None:
        # A stock of zero is the same however often it is sent.
        return StockArrival.MISSING if stock else StockArrival.LANDED
    total = stock + sold_at(live, target.path)
    if total == target.total:
        return StockArrival.LANDED
    if total == target.total_before:
        return StockArrival.MISSING
    sold_since = sold_at(live, target.path) - sold_at(before, target.path)
    return StockArrival.RACED if 0 < total - target.total <= sold_since else StockArrival.UNCLEAR


def repair(targets: Iterable[StockTarget], answer: WireItem, before: WireItem) -> JsonObject:
    """Return the body that corrects stocks made wrong by simultaneous sales; may be empty."""
    right = ItemDraft.over("", answer)
    for target in targets:
        stock, sold = read_path(answer, target.path), sold_at(answer, target.path)
        if target.total is None or sold <= sold_at(before, target.path):
            continue
        left = max(target.total - sold, 0)
        if isinstance(stock, int) and stock != left:
            right.apply(FieldChange(target.path, stock, left))
    return right.payload()


def without_right_stock(
    findings: Iterable[Finding],
    targets: Iterable[StockTarget],
    answer: WireItem,
) -> tuple[Finding, ...]:
    """Return the findings without those for stocks that differ only by sales."""
    right = {
        target.path
        for target in targets
        if stock_arrival(target, answer, answer) is StockArrival.LANDED and is_stock(target.path)
    }
    return tuple(finding for finding in findings if finding.path not in right)
