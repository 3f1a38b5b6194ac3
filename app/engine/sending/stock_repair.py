"""Stock that is sold while it is sent: what arrived, and what has to be put right."""

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


class Arrival(Enum):
    """What a listing says about a stock that was sent and not answered."""

    LANDED = "landed"
    MISSING = "missing"
    """It never came; or it came, and somebody put back exactly what had been there."""
    RACED = "raced"
    """It arrived, and units that had been sold meanwhile were put back by it."""
    UNCLEAR = "unclear"
    """Somebody else changed the stock too."""


def arrival(target: StockTarget, live: WireItem, before: WireItem) -> Arrival:
    """Tell from available and sold units together whether ``target`` arrived.

    ``before`` is the listing as it was when it was sent. Sales move units from one to the other,
    so that their sum changes only by what is sent.
    """
    stock = read_path(live, target.path)
    if not isinstance(stock, int):
        return Arrival.UNCLEAR
    if target.total is None:
        # Nothing left is the same however often it is reported.
        return Arrival.MISSING if stock else Arrival.LANDED
    total = stock + sold_at(live, target.path)
    if total == target.total:
        return Arrival.LANDED
    if total == target.total_before:
        return Arrival.MISSING
    sold_since = sold_at(live, target.path) - sold_at(before, target.path)
    return Arrival.RACED if 0 < total - target.total <= sold_since else Arrival.UNCLEAR


def repair(targets: Iterable[StockTarget], answer: WireItem, before: WireItem) -> JsonObject:
    """Return the body that puts stocks right that sales in between made wrong; else none."""
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
    """Return the findings without those at stocks that differ from what was sent only by sales."""
    right = {
        target.path
        for target in targets
        if arrival(target, answer, answer) is Arrival.LANDED and is_stock(target.path)
    }
    return tuple(finding for finding in findings if finding.path not in right)
