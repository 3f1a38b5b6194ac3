"""What the window asks of the reader, and what it is answered.

What the table asks at once is ``app.engine.catalog.finding``: these are made after the first frame.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, NamedTuple, Protocol

from app.engine.catalog.finding import Find, Found

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.engine.catalog.grouping import Groups
    from app.engine.catalog.table_query import ListingQuery
    from app.engine.catalog.totals import Totals
    from app.engine.queries.errors import QueryError
    from app.engine.queries.syntax import Node
    from app.workspace.listing_rows import ItemRow


class First(NamedTuple):
    """The first ``size`` listings of ``query``; answered by ``Rows``."""

    query: ListingQuery
    size: int


class IdsOf(NamedTuple):
    """The ids of the listings with these numbers (packed); answered by pieces, ``Ids``."""

    packed: bytes


class Keep(NamedTuple):
    """Those of ``ids`` that ``query`` has; answered by pieces, ``Ids``."""

    query: ListingQuery
    ids: Collection[str]


class Warned(NamedTuple):
    """Those of ``ids`` with warnings of the marketplace; answered by pieces, ``Ids``."""

    ids: Collection[str]


class Sum(NamedTuple):
    """What the listings ``ids`` add up to; answered by ``Summed``."""

    ids: Collection[str]


class RowsOf(NamedTuple):
    """The listings ``ids``, in this order, with what they have at ``paths`` beside their rows
    (``app.engine.catalog.cell_values``); answered by pieces, ``Rows``."""

    ids: Collection[str]
    paths: tuple[str, ...] = ()


class Attributes(NamedTuple):
    """The attributes that the categories of the shop have; answered by ``AttributeNames``."""


class Complete(NamedTuple):
    """The words that may follow in the search ``text`` at ``cursor``; answered by ``Completed``."""

    text: str
    cursor: int


class Parse(NamedTuple):
    """What the search ``text`` says; answered by ``Parsed``."""

    text: str


class Count(NamedTuple):
    """How many listings each of these texts finds; each answered by ``Counted``, in order, from
    ``first`` on."""

    texts: tuple[str, ...]
    first: int = 0


class ValuesOf(NamedTuple):
    """Values of ``attribute``, its name or id, that begin with ``begun``; answered by ``Values``.

    They are those that listings have where that is known already, else those of the categories.
    """

    attribute: str
    begun: str = ""


class GroupBy(NamedTuple):
    """The listings of ``query`` in groups by ``column`` (one of ``grouping.GROUPED_BY``); answered
    by ``Grouped`` or ``Unreadable``, and perhaps ``Making`` before."""

    query: ListingQuery
    column: str


CatalogQuestion = (
    Find
    | First
    | IdsOf
    | Keep
    | Warned
    | Sum
    | RowsOf
    | Complete
    | Parse
    | Count
    | ValuesOf
    | GroupBy
    | Attributes
)


class Making(NamedTuple):
    """The facets that a query needs are being made: so many listings of so many are done."""

    done: int
    total: int


class Unreadable(NamedTuple):
    """The text of ``query`` cannot be read, for this reason."""

    query: ListingQuery
    problem: QueryError


class Completed(NamedTuple):
    """The words that may stand in ``text`` from ``start`` up to the cursor."""

    text: str
    start: int
    words: tuple[str, ...]


class Parsed(NamedTuple):
    """A text as a tree: ``node`` is ``None`` where it is none.

    ``problem`` is why it cannot be searched for, if it cannot. ``names`` are the names of the
    attributes in it, by what they are called there, and of categories by their ids.
    """

    text: str
    node: Node | None
    problem: QueryError | None
    names: Mapping[str, str]


class Counted(NamedTuple):
    """The text at ``place`` finds so many ``listings``; ``None``: it cannot be read, or asks for
    facets that are not made. ``last`` ends the list."""

    place: int
    listings: int | None
    last: bool


class Values(NamedTuple):
    """Some values of an attribute, as listings or categories spell them."""

    values: tuple[str, ...]


class Rows(NamedTuple):
    """Listings, in the order that was asked for; ``last`` ends the list.

    ``values`` are what each has at the paths that were asked for; there are none where none were.
    """

    rows: tuple[ItemRow, ...]
    last: bool = True
    values: tuple[Mapping[str, object], ...] = ()


class AttributeNames(NamedTuple):
    """Names of attributes by their ids, each as the marketplace spells it."""

    names: Mapping[str, str]


class Ids(NamedTuple):
    """A piece of a list of ids; ``last`` ends the list."""

    ids: tuple[str, ...]
    last: bool


class Summed(NamedTuple):
    """Sums and means over several listings."""

    totals: Totals


class Grouped(NamedTuple):
    """The groups of a column, with what each adds up to."""

    groups: Groups


CatalogAnswer = (
    Found
    | Making
    | Unreadable
    | Rows
    | Ids
    | Summed
    | Completed
    | Parsed
    | Counted
    | Values
    | Grouped
    | AttributeNames
)


class Reader(Protocol):
    """Answers questions about the catalogue, elsewhere than in the window's thread."""

    def ask(
        self, key: str, question: CatalogQuestion, on_answer: Callable[[CatalogAnswer], None]
    ) -> None:
        """Have ``on_answer`` called with each answer, on the asker's thread.

        Of one ``key`` only the newest question counts: what an earlier one still would have
        answered is dropped, and its work is stopped.
        """

    def close(self) -> None:
        """Take no more questions and end."""
