"""Sums and means over several listings."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.workspace.listing_rows import ItemRow


@dataclass(frozen=True, slots=True)
class Totals:
    """The totals of a selection; amounts in hundredths of the currency unit.

    ``value_cents`` is the sum of price times stock; ``states`` counts the listings by status, with
    ``out_of_stock`` as a status of its own; means and extremes are ``None`` if no listing of the
    selection has the figure; ``warned`` is the number of listings with warnings and ``warnings``
    their number of warnings. ``unpriced`` listings have no known price, ``unnetted`` ones no known
    net amount of a sale; ``currency_id`` is empty if the listings have several currencies, whose
    sums are meaningless.
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
    warned: int
    unpriced: int = 0
    unnetted: int = 0
    currency_id: str = ""


class TotalsCounter:
    """An accumulator of the totals."""

    def __init__(self) -> None:
        self._count = self._stock = self._value = self._sold = 0
        self._warnings = self._warned = 0
        self._states: Counter[str] = Counter()
        self._nets = _Figures()
        self._prices = _Figures()
        self._currencies: set[str] = set()

    def add(self, row: ItemRow) -> None:
        """Add one more listing."""
        self._count += 1
        self._stock += row.available_quantity
        self._value += (row.price or 0) * row.available_quantity
        self._sold += row.sold_quantity
        self._warnings += row.warnings
        self._warned += bool(row.warnings)
        empty = "out_of_stock" in row.sub_status.split(",")
        self._states["out_of_stock" if empty else row.status] += 1
        self._nets.add(row.net)
        self._prices.add(row.price)
        self._currencies.add(row.currency_id)

    def totals(self) -> Totals:
        """Return the totals so far."""
        return Totals(
            count=self._count,
            stock=self._stock,
            value_cents=self._value,
            sold=self._sold,
            states=dict(self._states),
            net_lowest=self._nets.lowest,
            net_mean=self._nets.mean,
            net_highest=self._nets.highest,
            price_mean=self._prices.mean,
            warnings=self._warnings,
            warned=self._warned,
            unpriced=self._count - self._prices.count,
            unnetted=self._count - self._nets.count,
            currency_id=next(iter(self._currencies)) if len(self._currencies) == 1 else "",
        )


class _Figures:
    """The extremes and the mean of the known values of a figure."""

    def __init__(self) -> None:
        self.lowest: int | None = None
        self.highest: int | None = None
        self._sum = self.count = 0

    def add(self, figure: int | None) -> None:
        if figure is not None:
            self.lowest = figure if self.lowest is None else min(self.lowest, figure)
            self.highest = figure if self.highest is None else max(self.highest, figure)
            self._sum += figure
            self.count += 1

    @property
    def mean(self) -> int | None:
        return round(self._sum / self.count) if self.count else None
