"""Sums and means over several listings."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.workspace.rows import ItemRow


@dataclass(frozen=True, slots=True)
class Totals:
    """What a selection adds up to; amounts in hundredths of the currency unit.

    ``value_cents`` is price times stock; ``states`` counts the listings by status, with
    ``out_of_stock`` counted as a status of its own; means and extremes are ``None`` where no
    listing
    of the selection has the figure.
    """

    count: int
    stock: int
    value_cents: int
    sold: int
    states: dict[str, int]
    net_lowest: int | None
    net_mean: int | None
    net_highest: int | None
    price_mean: int | None
    warnings: int


def total_of(rows: Sequence[ItemRow]) -> Totals:
    """Add up ``rows``."""
    nets = [row.net for row in rows if row.net is not None]
    prices = [row.price for row in rows if row.price is not None]
    states = Counter(
        "out_of_stock" if "out_of_stock" in row.sub_status.split(",") else row.status
        for row in rows
    )
    return Totals(
        count=len(rows),
        stock=sum(row.available_quantity for row in rows),
        value_cents=sum((row.price or 0) * row.available_quantity for row in rows),
        sold=sum(row.sold_quantity for row in rows),
        states=dict(states),
        net_lowest=min(nets, default=None),
        net_mean=_mean(nets),
        net_highest=max(nets, default=None),
        price_mean=_mean(prices),
        warnings=sum(row.warnings for row in rows),
    )


def _mean(figures: list[int]) -> int | None:
    return round(sum(figures) / len(figures)) if figures else None
