"""The query of the listings table: search text, view and order."""

from collections.abc import Iterable
from typing import NamedTuple, Self

from app.workspace.listing_rows import ALARMS, TABS, fold

# Annotations are not postponed: a named tuple would have to compile each of them from its text.

ATTRIBUTES = "attributes."
"""The prefix of the path of an attribute, before its id."""
_MARGIN = "(SELECT margin FROM own_nets WHERE own_nets.number = items.number)"
# The sort expression of each column, and the covering index that provides its order. Unknown
# figures sort below all known ones.
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
# Sort expressions without an index: the whole catalog is sorted, and the order is kept until
# something changes.
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
"""The maximum number of columns in a sort order."""
_LONGEST_SORT = 200
SORTS = (*SORT_COLUMNS, *_MORE_SORTS)
VIEWS = ("all", *TABS, *ALARMS)
_MOST_WORDS = 8
_LONGEST_WORD = 64
_LONGEST_TEXT = 1_000


SortKey = tuple[str, bool]
"""A sort column, and whether the order is descending."""


def is_sort(sort: str) -> bool:
    """Return whether ``sort`` is a sort key: one of ``SORTS``, or the path of an attribute."""
    attribute = sort.removeprefix(ATTRIBUTES)
    return sort in SORTS or (attribute not in ("", sort) and len(sort) <= _LONGEST_SORT)


def key_of(sort: str) -> str:
    """Return the SQL expression over ``items`` of one of ``SORTS``."""
    return SORT_COLUMNS[sort][0] if sort in SORT_COLUMNS else _MORE_SORTS[sort]


def goes_down_first(sort: str) -> bool:
    """Return whether the first click on a column sorts it in descending order.

    Texts start ascending, figures and dates descending.
    """
    return sort not in _WORDS and not sort.startswith(ATTRIBUTES)


class Walk(NamedTuple):
    """A statement that follows an index in order, without its selected columns."""

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
    """The query of the table: search text, view and order.

    ``text`` is a query (``app.engine.queries``), most often words: it finds listings that have, for
    each of its words, a word beginning with it in title, seller's code or id. ``view`` is one of
    ``VIEWS`` and ``sort`` one of ``SORTS``, or the path of an attribute; listings with equal values
    are ordered by the keys ``then``. An unknown view or order raises ``ValueError``.
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
        # Data from another process has lists instead of tuples.
        further = tuple((other, bool(down)) for other, down in then)
        sorts = [sort, *(other for other, _ in further)]
        several = len(sorts) > len({*sorts}) or len(sorts) > MOST_KEYS
        if view not in VIEWS or several or not all(map(is_sort, sorts)):
            raise ValueError(f"no such view or order: {view}, {sorts}")
        return super().__new__(cls, text, view, sort, descending, further)

    @property
    def keys(self) -> tuple[SortKey, ...]:
        """All sort keys, the first one first."""
        return ((self.sort, self.descending), *self.then)

    @property
    def walkable(self) -> bool:
        """Whether an index provides this order."""
        return not self.then and self.sort in SORT_COLUMNS

    @property
    def sorts_by_attributes(self) -> bool:
        """Whether the order needs the facets."""
        return any(sort.startswith(ATTRIBUTES) for sort, _ in self.keys)

    def of_text(self, text: str) -> "ListingQuery":
        """Return this query with another text."""
        return ListingQuery(text, self.view, self.sort, self.descending, self.then)

    def of_view(self, view: str) -> "ListingQuery":
        """Return this query for another view; raise ``ValueError`` for an unknown one."""
        return ListingQuery(self.text, view, self.sort, self.descending, self.then)

    def sorted_by(self, *keys: SortKey) -> "ListingQuery":
        """Return this query in another order; raise ``ValueError`` for an invalid one."""
        (sort, descending), *then = keys
        return ListingQuery(self.text, self.view, sort, descending, tuple(then))

    def sorted_also_by(self, sort: str) -> "ListingQuery":
        """Return this query with ``sort`` as a further sort key.

        An existing key is reversed at the next call, and removed at the one after.
        """
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
        """Whether the search text is not blank."""
        return bool(self.text.strip())

    def walks(self) -> tuple[Walk, ...]:
        """Return the statements that together go through the view in order, using an index.

        The order must be ``walkable``. Listings with equal values have a fixed order, too. The
        search text is ignored.
        """
        key, index = SORT_COLUMNS[self.sort]
        way = "DESC" if self.descending else "ASC"
        by_key = f"ORDER BY {key} {way}, items.number {way}"
        if self.view in ALARMS:
            # Alarms are few: sorting them is faster than scanning the index of the order for them.
            alarms = "alarms CROSS JOIN items USING (number)"
            return (Walk(alarms, "alarms.kind = ?", (ALARMS[self.view],), by_key),)
        where, wanted = ("1", ()) if self.view == "all" else ("tab = ?", (TABS[self.view],))
        if self.sort != "margin":
            return (Walk(f"items INDEXED BY {index}", where, wanted, by_key),)
        # The index of margins has only listings with a margin.
        known = Walk(
            f"own_nets INDEXED BY {index} CROSS JOIN items USING (number)",
            f"margin IS NOT NULL AND {where}",
            wanted,
            f"ORDER BY own_nets.margin {way}, own_nets.number {way}",
        )
        unknown = Walk("items", f"{_MARGIN} IS NULL AND {where}", wanted, f"ORDER BY number {way}")
        return (known, unknown) if self.descending else (unknown, known)


def words_of(text: str) -> tuple[str, ...]:
    """Return the folded words of a search; empty if it has neither a letter nor a digit."""
    folded = fold(text[:_LONGEST_TEXT]).split()
    return tuple(word[:_LONGEST_WORD] for word in folded[:_MOST_WORDS])
