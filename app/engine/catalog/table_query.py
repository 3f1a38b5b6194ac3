"""What the table can show: words, tab and order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from app.workspace.listing_rows import ALARMS, TABS, fold

_MARGIN = "(SELECT margin FROM own_nets WHERE own_nets.number = items.number)"
# What the order goes by, and the covering index along which it is walked. Unknown figures sort
# below every known one.
SORT_COLUMNS = {
    "title": ("title_key", "by_title"),
    "status": ("status", "by_status"),
    "price": ("price_key", "by_price"),
    "available_quantity": ("available_quantity", "by_available_quantity"),
    "sold_quantity": ("sold_quantity", "by_sold_quantity"),
    "net": ("net_key", "by_net"),
    "margin": (f"ifnull({_MARGIN}, -4611686018427387904)", "own_nets_by_margin"),
    "health": ("health_key", "by_health"),
    "last_updated": ("last_updated", "by_last_updated"),
}
SORTS = tuple(SORT_COLUMNS)
VIEWS = ("all", *TABS, *ALARMS)
_MOST_WORDS = 8
_LONGEST_WORD = 64
_LONGEST_TEXT = 1_000


class Walk(NamedTuple):
    """A statement that goes along an order, without what it selects of ``items``."""

    source: str
    where: str
    parameters: tuple[object, ...]
    order: str

    def select(self, columns: str) -> str:
        """Return the statement that selects ``columns``."""
        return f"SELECT {columns} FROM {self.source} WHERE {self.where} {self.order}"


@dataclass(frozen=True, slots=True)
class ListingQuery:
    """What the table shows: words, tab and order.

    ``text`` is a query (``app.engine.queries``), most often words: it finds listings that have, for
    each of its words, a word beginning with it in title, seller's code or id. ``view`` is one of
    ``VIEWS`` and ``sort`` one of ``SORTS``; an unknown one is ``ValueError``.
    """

    text: str = ""
    view: str = "all"
    sort: str = "last_updated"
    descending: bool = True

    def __post_init__(self) -> None:
        if self.view not in VIEWS or self.sort not in SORT_COLUMNS:
            raise ValueError(f"no such view or order: {self.view}, {self.sort}")

    @property
    def searches(self) -> bool:
        """Whether it asks for words at all."""
        return bool(self.text.strip())

    def walks(self) -> tuple[Walk, ...]:
        """Return the statements that, one after the other, go through its view in its order.

        Listings that sort alike have an order, too. Words are not asked for.
        """
        key, index = SORT_COLUMNS[self.sort]
        way = "DESC" if self.descending else "ASC"
        by_key = f"ORDER BY {key} {way}, items.number {way}"
        if self.view in ALARMS:
            # They are few: sorted in a moment, where a walk along the order meets one now and then.
            alarms = "alarms CROSS JOIN items USING (number)"
            return (Walk(alarms, "alarms.kind = ?", (ALARMS[self.view],), by_key),)
        where, wanted = ("1", ()) if self.view == "all" else ("tab = ?", (TABS[self.view],))
        if self.sort != "margin":
            return (Walk(f"items INDEXED BY {index}", where, wanted, by_key),)
        # Only listings with a margin are in its index.
        known = Walk(
            f"own_nets INDEXED BY {index} CROSS JOIN items USING (number)",
            f"margin IS NOT NULL AND {where}",
            wanted,
            f"ORDER BY own_nets.margin {way}, own_nets.number {way}",
        )
        unknown = Walk("items", f"{_MARGIN} IS NULL AND {where}", wanted, f"ORDER BY number {way}")
        return (known, unknown) if self.descending else (unknown, known)


def words_of(text: str) -> tuple[str, ...]:
    """Return the words of a search, folded; none where it has neither a letter nor a digit."""
    folded = fold(text[:_LONGEST_TEXT]).split()
    return tuple(word[:_LONGEST_WORD] for word in folded[:_MOST_WORDS])
