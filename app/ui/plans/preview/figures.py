"""Totals over the rows of a preview."""

from __future__ import annotations

from collections import Counter
from decimal import Decimal
from typing import TYPE_CHECKING, Final, NamedTuple

from app.editing.item_paths import DESCRIPTION
from app.editing.values import decode_value, pictures_in
from app.engine.previews.question import PreviewOutcome

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from app.engine.previews.question import PreviewRow
    from app.rules.findings import Finding

ALL: Final = "all"
CHANGES, LESS, REFUSED = "changes", "less", "refused"
UNCHANGED, LEFT_OUT = "unchanged", "left_out"
LESS_NET: Final = "guard.lower_net"


class Guards(NamedTuple):
    """The active guards.

    ``price`` and ``less`` use findings of the rules, ``net`` uses the least net.
    """

    price: bool = True
    less: bool = False
    net: bool = True
    least_net: Decimal = Decimal(0)


class Figures(NamedTuple):
    """Totals over the rows; the means are over the ``known`` rows, whose nets are known.

    ``crossing`` rows may earn less at a higher price; ``sure`` is whether all of them do, and
    ``lost`` the sum of their losses on one sale each. ``threshold`` is the site's threshold if all
    of them exceed it. ``keepable`` is the number of them that would leave more at the threshold.
    ``calls`` is the number of writing requests.
    """

    counts: dict[str, int]
    mean_before: Decimal | None
    mean_after: Decimal | None
    currency_id: str
    lost: Decimal
    crossing: int
    keepable: int
    sure: bool
    known: int = 0
    threshold: Decimal | None = None
    calls: int = 0


class ChangedColumns:
    """The columns that rows change: price, net or other fields, collected as rows arrive.

    It also has the longest amounts of prices and nets, which determine the width of their columns.
    """

    def __init__(self) -> None:
        self.price = self.other = self.net = False
        self.most: dict[str, Decimal] = {}
        self.currency_id = ""
        self._paths: set[str] = set()

    def add(self, rows: Iterable[PreviewRow]) -> None:
        """Add further rows."""
        for row in rows:
            self.currency_id = self.currency_id or row.currency_id
            for path, _, _ in row.changes:
                if path not in self._paths:
                    self._paths.add(path)
                    is_price = path.rpartition(".")[2] == "price"
                    self.price |= is_price
                    self.other |= not is_price
            self.net |= row.outcome is PreviewOutcome.CHANGES and row.net_before != row.net_after
            self._widen("price", row.price_before)
            self._widen("price", row.price_after)
            self._widen("net", row.net_before)
            self._widen("net", row.net_after)

    def _widen(self, column: str, amount: Decimal | None) -> None:
        if amount is not None and abs(amount) > abs(self.most.get(column, Decimal(0))):
            self.most[column] = amount


class Tally:
    """Incremental totals over rows: each row is counted once, however often they are shown."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self._before = self._after = self._lost = Decimal(0)
        self._known = self._crossing = self._keepable = self._surely = self._calls = 0
        self._thresholds: Counter[Decimal | None] = Counter()
        self._currencies: Counter[str] = Counter()

    def add(self, rows: Iterable[PreviewRow], goes: Callable[[PreviewRow], bool]) -> None:
        """Add rows; ``goes`` returns whether a row is sent."""
        for row in rows:
            self._take(row, goes, 1)

    def remove(self, rows: Iterable[PreviewRow], goes: Callable[[PreviewRow], bool]) -> None:
        """Remove rows; ``goes`` must return the same as when they were added."""
        for row in rows:
            self._take(row, goes, -1)

    def _take(self, row: PreviewRow, goes: Callable[[PreviewRow], bool], times: int) -> None:
        counts = self._counts
        counts[ALL] += times
        if row.outcome is PreviewOutcome.REFUSED:
            counts[REFUSED] += times
        elif row.outcome is PreviewOutcome.UNCHANGED:
            counts[UNCHANGED] += times
        elif not goes(row):
            counts[LEFT_OUT] += times
        else:
            self._take_going(row, times)

    def _take_going(self, row: PreviewRow, times: int) -> None:
        self._counts[CHANGES] += times
        self._calls += times * _calls(row)
        self._currencies[row.currency_id] += times
        if row.net_before is not None and row.net_after is not None:
            self._known += times
            self._before += times * row.net_before
            self._after += times * row.net_after
            self._counts[LESS] += times * (row.net_after < row.net_before)
        for finding in row.guards:
            if finding.code == LESS_NET:
                self._crossing += times
                self._thresholds[_crossed(finding)] += times
                self._surely += times * row.earns_less
                self._lost += times * max(Decimal(0), -(row.difference or Decimal(0)))
                self._keepable += times * (row.keep_at is not None)
                break

    def changing(self) -> tuple[int, int]:
        """Return how many of the changing rows are sent, and how many are left out."""
        return self._counts[CHANGES], self._counts[LEFT_OUT]

    def figures(self) -> Figures:
        """Return the totals of the rows so far."""
        currencies, thresholds = +self._currencies, +self._thresholds
        one = bool(self._known) and len(currencies) == 1
        return Figures(
            dict(+self._counts),
            self._before / self._known if one else None,
            self._after / self._known if one else None,
            next(iter(currencies), ""),
            self._lost,
            self._crossing,
            self._keepable,
            self._surely == self._crossing,
            self._known,
            next(iter(thresholds)) if len(thresholds) == 1 else None,
            self._calls,
        )


def _crossed(finding: Finding) -> Decimal | None:
    """Return the threshold that a price exceeds, or ``None``."""
    before, after, threshold = (
        Decimal(value) if isinstance(value := finding.params.get(name), (int, Decimal)) else None
        for name in ("before", "after", "threshold")
    )
    if before is None or after is None or threshold is None:
        return None
    return threshold if before <= threshold < after else None


def _calls(row: PreviewRow) -> int:
    """Return the number of writing requests for a row.

    There is one for each new picture, one for the description, and one for all other fields.
    """
    text = False
    files: set[str] = set()
    for path, _, value in row.changes:
        if path == DESCRIPTION:
            text = True
        elif path == "pictures":
            files = {ref.key for ref in pictures_in(decode_value(value)) if ref.kind == "file"}
    return text + len(files) + (len(row.changes) > text)
