"""What the rows of a preview add up to."""

from __future__ import annotations

from collections import Counter
from decimal import Decimal
from typing import TYPE_CHECKING, Final, NamedTuple

from app.editing.item_paths import DESCRIPTION
from app.editing.values import decode_value, pictures_in
from app.engine.previews.question import Outcome

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from app.engine.previews.question import PreviewRow
    from app.rules.findings import Finding

ALL: Final = "all"
CHANGES, LESS, REFUSED = "changes", "less", "refused"
UNCHANGED, LEFT_OUT = "unchanged", "left_out"
LESS_NET: Final = "guard.lower_net"


class Guards(NamedTuple):
    """Which guards are on: ``price`` and ``less`` by what the rules found, ``net`` by its floor."""

    price: bool = True
    less: bool = False
    net: bool = True
    least_net: Decimal = Decimal(0)


class Figures(NamedTuple):
    """What the rows add up to, all of it counted; the means are of the ``known`` rows that change,
    those whose nets are.

    ``crossing`` rows may earn less at a higher price, ``sure`` whether all of them do, and then
    ``lost`` together on one sale each; where all of them go beyond the site's ``threshold``,
    that is it. ``keepable`` of them would leave more there. ``calls`` are the requests that write.
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


class Touched:
    """What rows touch, row by row as they come: their price, what a sale leaves, or something else;
    and the amounts of the most digits, of prices and of nets, which their columns have room for."""

    def __init__(self) -> None:
        self.price = self.other = self.net = False
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
            self.net |= row.outcome is Outcome.CHANGES and row.net_before != row.net_after
            self._widen("price", row.price_before)
            self._widen("price", row.price_after)
            self._widen("net", row.net_before)
            self._widen("net", row.net_after)

    def _widen(self, column: str, amount: Decimal | None) -> None:
        if amount is not None and abs(amount) > abs(self.most.get(column, Decimal(0))):
            self.most[column] = amount


class Tally:
    """Rows added up as they come: each is looked at once, however often the figures are shown."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self._before = self._after = self._lost = Decimal(0)
        self._known = self._crossing = self._keepable = self._surely = self._calls = 0
        self._thresholds: Counter[Decimal | None] = Counter()
        self._currencies: Counter[str] = Counter()

    def add(self, rows: Iterable[PreviewRow], goes: Callable[[PreviewRow], bool]) -> None:
        """Take in further rows, of which those are sent that ``goes`` says."""
        for row in rows:
            self._take(row, goes, 1)

    def remove(self, rows: Iterable[PreviewRow], goes: Callable[[PreviewRow], bool]) -> None:
        """Take rows out again, of which ``goes`` says the same as when they came."""
        for row in rows:
            self._take(row, goes, -1)

    def _take(self, row: PreviewRow, goes: Callable[[PreviewRow], bool], times: int) -> None:
        counts = self._counts
        counts[ALL] += times
        if row.outcome is Outcome.REFUSED:
            counts[REFUSED] += times
        elif row.outcome is Outcome.UNCHANGED:
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
        """Return how many of the rows that change are sent, and how many are left out."""
        return self._counts[CHANGES], self._counts[LEFT_OUT]

    def figures(self) -> Figures:
        """Return what the rows add up to so far."""
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
    """Return the threshold that a price goes beyond, where it does."""
    before, after, threshold = (
        Decimal(value) if isinstance(value := finding.params.get(name), (int, Decimal)) else None
        for name in ("before", "after", "threshold")
    )
    if before is None or after is None or threshold is None:
        return None
    return threshold if before <= threshold < after else None


def _calls(row: PreviewRow) -> int:
    """Return how many requests write what changes: of each new picture, of the description, and of
    everything else together."""
    text = False
    files: set[str] = set()
    for path, _, value in row.changes:
        if path == DESCRIPTION:
            text = True
        elif path == "pictures":
            files = {ref.key for ref in pictures_in(decode_value(value)) if ref.kind == "file"}
    return text + len(files) + (len(row.changes) > text)
