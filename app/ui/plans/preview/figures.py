"""What the rows of a preview add up to."""

from __future__ import annotations

from collections import Counter
from decimal import Decimal
from typing import TYPE_CHECKING, Final, NamedTuple

from app.engine.previews.question import Outcome

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from app.engine.previews.question import PreviewRow

ALL: Final = "all"
CHANGES, LESS, REFUSED = "changes", "less", "refused"
UNCHANGED, LEFT_OUT = "unchanged", "left_out"


class Guards(NamedTuple):
    """Which guards are on: ``price`` and ``less`` by what the rules found, ``net`` by its floor."""

    price: bool = True
    less: bool = False
    net: bool = True
    least_net: Decimal = Decimal(0)


class Figures(NamedTuple):
    """What the rows add up to, all of it counted; the means are of those whose nets are known.

    ``crossing`` rows may earn less beyond the site's threshold, ``sure`` whether all of them do;
    ``keepable`` of them would leave more at the threshold.
    """

    counts: dict[str, int]
    mean_before: Decimal | None
    mean_after: Decimal | None
    currency_id: str
    lost: Decimal
    crossing: int
    keepable: int
    sure: bool


class Touched:
    """What rows touch, row by row as they come: their price, or something else; and the amounts of
    the most digits, of prices and of nets, which their columns have room for."""

    def __init__(self) -> None:
        self.price = self.other = False
        self.most: dict[str, Decimal] = {}
        self.currency_id = ""
        self._paths: set[str] = set()

    def add(self, rows: Iterable[PreviewRow]) -> None:
        """Take in further rows."""
        for row in rows:
            self.currency_id = self.currency_id or row.currency_id
            for path, _, _ in row.changes:
                if path not in self._paths:
                    self._paths.add(path)
                    is_price = path.rpartition(".")[2] == "price"
                    self.price |= is_price
                    self.other |= not is_price
            self._widen("price", row.price_before)
            self._widen("price", row.price_after)
            self._widen("net", row.net_before)
            self._widen("net", row.net_after)

    def _widen(self, column: str, amount: Decimal | None) -> None:
        if amount is not None and abs(amount) > abs(self.most.get(column, Decimal(0))):
            self.most[column] = amount


def count_rows(rows: Iterable[PreviewRow], goes: Callable[[PreviewRow], bool]) -> Figures:
    """Return the figures of ``rows``, of which those are sent that ``goes`` says."""
    counts: Counter[str] = Counter()
    before = after = lost = Decimal(0)
    known = crossing = keepable = surely = 0
    currencies = set()
    for row in rows:
        counts[ALL] += 1
        if row.outcome is Outcome.REFUSED:
            counts[REFUSED] += 1
        elif row.outcome is Outcome.UNCHANGED:
            counts[UNCHANGED] += 1
        elif not goes(row):
            counts[LEFT_OUT] += 1
        else:
            counts[CHANGES] += 1
            currencies.add(row.currency_id)
            if row.net_before is not None and row.net_after is not None:
                known += 1
                before += row.net_before
                after += row.net_after
                less = row.net_after < row.net_before
                counts[LESS] += less
            if row.guards and any(one.code == "guard.lower_net" for one in row.guards):
                crossing += 1
                surely += row.earns_less
                lost += max(Decimal(0), -(row.difference or Decimal(0)))
                keepable += row.keep_at is not None
    one = bool(known) and len(currencies) == 1
    return Figures(
        dict(counts),
        before / known if one else None,
        after / known if one else None,
        next(iter(currencies), ""),
        lost,
        crossing,
        keepable,
        surely == crossing,
    )
