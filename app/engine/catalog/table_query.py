"""What the table can show: words, tab and order."""

from __future__ import annotations

from dataclasses import dataclass

from app.workspace.listing_rows import TABS, fold

# Column of the order, and the covering index along which it is walked.
SORT_COLUMNS = {
    "title": ("title_key", "by_title"),
    "status": ("status", "by_status"),
    "price": ("price_key", "by_price"),
    "available_quantity": ("available_quantity", "by_available_quantity"),
    "sold_quantity": ("sold_quantity", "by_sold_quantity"),
    "net": ("net_key", "by_net"),
    "health": ("health_key", "by_health"),
    "last_updated": ("last_updated", "by_last_updated"),
}
SORTS = tuple(SORT_COLUMNS)
VIEWS = ("all", *TABS)
_MOST_WORDS = 8
_LONGEST_WORD = 64
_LONGEST_TEXT = 1_000


@dataclass(frozen=True, slots=True)
class ListingQuery:
    """What the table shows: words, tab and order.

    ``text`` finds listings that have, for each of its words, a word beginning with it in title,
    seller's code or id. ``view`` is one of ``VIEWS`` and ``sort`` one of ``SORTS``; an unknown one
    is ``ValueError``.
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

    def words(self) -> tuple[str, ...]:
        """Return the words, folded; none also where the text has neither a letter nor a digit."""
        folded = fold(self.text[:_LONGEST_TEXT]).split()
        return tuple(word[:_LONGEST_WORD] for word in folded[:_MOST_WORDS])

    def order_by(self) -> str:
        """Return the ORDER BY clause of its order; listings that sort alike have one, too."""
        column, _ = SORT_COLUMNS[self.sort]
        way = "DESC" if self.descending else "ASC"
        return f"ORDER BY {column} {way}, number {way}"

    @property
    def index(self) -> str:
        """The index that has its order."""
        return SORT_COLUMNS[self.sort][1]
