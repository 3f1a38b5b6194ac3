"""What the table can show: words, tab and order."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Self

from app.workspace.listing_rows import ALARMS, TABS, fold

if TYPE_CHECKING:
    from collections.abc import Iterable

ATTRIBUTES = "attributes."
"""Before the id of an attribute in a path."""
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
_OWN = "(SELECT {} FROM own_nets WHERE own_nets.number = items.number)"
_LEAST = -4611686018427387904
# What the order may go by without an index: all of it is sorted, and kept until something changes.
_MORE_SORTS = {
    "id": "id",
    "seller_custom_field": "ifnull(seller_custom_field, '')",
    "listing_type_id": "listing_type_id",
    "currency_id": "currency_id",
    "free_shipping": "free_shipping",
    "variations": "variations",
    "warnings": "warnings",
    "unit_cost": f"ifnull({_OWN.format('unit_cost')}, {_LEAST})",
    "floor": f"ifnull({_OWN.format('floor')}, {_LEAST})",
    "shipping_cost": "ifnull((SELECT cost FROM shipping_costs WHERE shipping_costs.id = items.id),"
    f" {_LEAST})",
}
_WORDS = ("title", "status", "id", "seller_custom_field", "listing_type_id", "currency_id")
MOST_KEYS = 5
"""So many columns at most an order goes by."""
_LONGEST_SORT = 200
SORTS = (*SORT_COLUMNS, *_MORE_SORTS)
VIEWS = ("all", *TABS, *ALARMS)
_MOST_WORDS = 8
_LONGEST_WORD = 64
_LONGEST_TEXT = 1_000


SortKey = tuple[str, bool]
"""What an order goes by, and whether downwards."""


def is_sort(sort: str) -> bool:
    """Return whether an order may go by ``sort``: one of ``SORTS``, or the path of an attribute."""
    attribute = sort.removeprefix(ATTRIBUTES)
    return sort in SORTS or (attribute not in ("", sort) and len(sort) <= _LONGEST_SORT)


def key_of(sort: str) -> str:
    """Return the SQL expression over ``items`` of one of ``SORTS``."""
    return SORT_COLUMNS[sort][0] if sort in SORT_COLUMNS else _MORE_SORTS[sort]


def goes_down_first(sort: str) -> bool:
    """Return how a column is sorted at the first click: words from A, figures and dates from the
    greatest."""
    return sort not in _WORDS and not sort.startswith(ATTRIBUTES)


class Walk(NamedTuple):
    """A statement that goes along an order, without what it selects of ``items``."""

    source: str
    where: str
    parameters: tuple[object, ...]
    order: str

    def select(self, columns: str) -> str:
        """Return the statement that selects ``columns``."""
        return f"SELECT {columns} FROM {self.source} WHERE {self.where} {self.order}"


class _Asked(NamedTuple):
    text: str
    view: str
    sort: str
    descending: bool
    then: tuple[SortKey, ...]


class ListingQuery(_Asked):
    """What the table shows: words, tab and order.

    ``text`` is a query (``app.engine.queries``), most often words: it finds listings that have, for
    each of its words, a word beginning with it in title, seller's code or id. ``view`` is one of
    ``VIEWS`` and ``sort`` one of ``SORTS``, or the path of an attribute; what is alike in it goes
    by the keys ``then``. An unknown view or order is ``ValueError``.
    """

    __slots__ = ()

    def __new__(
        cls,
        text: str = "",
        view: str = "all",
        sort: str = "last_updated",
        descending: bool = True,
        then: Iterable[SortKey] = (),
    ) -> Self:
        """Return the query; raise ``ValueError`` for an unknown view or order."""
        # What comes from another process has lists.
        further = tuple((other, bool(down)) for other, down in then)
        sorts = [sort, *(other for other, _ in further)]
        several = len(sorts) > len({*sorts}) or len(sorts) > MOST_KEYS
        if view not in VIEWS or several or not all(map(is_sort, sorts)):
            raise ValueError(f"no such view or order: {view}, {sorts}")
        return super().__new__(cls, text, view, sort, descending, further)

    @property
    def keys(self) -> tuple[SortKey, ...]:
        """All that the order goes by, the first one first."""
        return ((self.sort, self.descending), *self.then)

    @property
    def walkable(self) -> bool:
        """Whether there is an index along which its order is walked."""
        return not self.then and self.sort in SORT_COLUMNS

    @property
    def sorts_by_attributes(self) -> bool:
        """Whether its order needs the facets."""
        return any(sort.startswith(ATTRIBUTES) for sort, _ in self.keys)

    def of_text(self, text: str) -> ListingQuery:
        """Return it for another text."""
        return ListingQuery(text, self.view, self.sort, self.descending, self.then)

    def of_view(self, view: str) -> ListingQuery:
        """Return it for another view; raise ``ValueError`` for an unknown one."""
        return ListingQuery(self.text, view, self.sort, self.descending, self.then)

    def sorted_by(self, *keys: SortKey) -> ListingQuery:
        """Return it in another order; raise ``ValueError`` for one that cannot be."""
        (sort, descending), *then = keys
        return ListingQuery(self.text, self.view, sort, descending, tuple(then))

    def sorted_also_by(self, sort: str) -> ListingQuery:
        """Return it with ``sort`` as a further key; one that is there already turns round, and goes
        the next time."""
        keys = [*self.keys]
        at = next((n for n, (known, _) in enumerate(keys) if known == sort), -1)
        if at < 0:
            keys = [*keys[: MOST_KEYS - 1], (sort, goes_down_first(sort))]
        elif keys[at][1] == goes_down_first(sort) or len(keys) == 1:
            keys[at] = (sort, not keys[at][1])
        else:
            del keys[at]
        return self.sorted_by(*keys)

    @property
    def searches(self) -> bool:
        """Whether it asks for words at all."""
        return bool(self.text.strip())

    def walks(self) -> tuple[Walk, ...]:
        """Return the statements that, one after the other, go through its view in its order, which
        is one that can be walked along.

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
