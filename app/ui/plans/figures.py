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
            counts[LESS] += row.earns_less
            if any(finding.code == "guard.lower_net" for finding in row.guards):
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
