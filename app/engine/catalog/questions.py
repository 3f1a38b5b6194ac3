"""The questions that the window asks of the reader, and the answers.

The question that the table asks first is in ``listing_question``; these classes are loaded after
the first frame.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, NamedTuple, Protocol

from app.engine.catalog.listing_question import Find, Found

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.engine.catalog.grouping import Groups
    from app.engine.catalog.table_query import ListingQuery
    from app.engine.catalog.totals import Totals
    from app.engine.queries.errors import QueryError
    from app.engine.queries.syntax import Node
    from app.workspace.listing_rows import ItemRow


class First(NamedTuple):
    """The question for the first ``size`` listings of ``query``; answered by ``Rows``."""

    query: ListingQuery
    size: int


class IdsOf(NamedTuple):
    """The question for the ids of listing numbers (packed); answered by several ``Ids``."""

    packed: bytes


class Keep(NamedTuple):
    """The question which of ``ids`` match ``query``; answered by several ``Ids``."""

    query: ListingQuery
    ids: Collection[str]


class Warned(NamedTuple):
    """The question which of ``ids`` have marketplace warnings; answered by several ``Ids``."""

    ids: Collection[str]


class Sum(NamedTuple):
    """The question for the sums of the listings ``ids``; answered by ``Summed``."""

    ids: Collection[str]


class RowsOf(NamedTuple):
    """The question for the listings ``ids``, in this order, with extra values at ``paths``.

    See ``app.engine.catalog.cell_values``; answered by several ``Rows``.
    """

    ids: Collection[str]
    paths: tuple[str, ...] = ()


class Attributes(NamedTuple):
    """The question for the attributes of the shop's categories; answered by ``AttributeNames``."""


class Complete(NamedTuple):
    """The question for completions of ``text`` at ``cursor``; answered by ``Completed``."""

    text: str
    cursor: int


class Parse(NamedTuple):
    """The question for the syntax tree of the search ``text``; answered by ``Parsed``."""

    text: str


class Count(NamedTuple):
    """The question for the number of listings that each text finds.

    Each text, from position ``first`` on, is answered by ``Counted``, in order.
    """

    texts: tuple[str, ...]
    first: int = 0


class ValuesOf(NamedTuple):
    """The question for values of ``attribute`` that begin with ``begun``; answered by ``Values``.

    ``attribute`` is a name or an id. The values are those of listings if these are known already,
    otherwise those of the categories.
    """

    attribute: str
    begun: str = ""


class GroupBy(NamedTuple):
    """The question for the listings of ``query`` in groups by ``column``.

    The column is one of ``grouping.GROUPED_BY``. Answered by ``Grouped`` or ``Unreadable``;
    ``Making`` may come before.
    """

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
    """The progress of building the facets that a query needs: listings done and in total."""

    done: int
    total: int


class Unreadable(NamedTuple):
    """The error of a ``query`` whose text cannot be read."""

    query: ListingQuery
    problem: QueryError


class Completed(NamedTuple):
    """The completions for ``text`` between ``start`` and the cursor."""

    text: str
    start: int
    words: tuple[str, ...]


class Parsed(NamedTuple):
    """The syntax tree of a text; ``node`` is ``None`` if it has none.

    ``problem`` is the reason why the text cannot be searched for, if there is one. ``names`` are
    the display names of the attributes in it, by the names used there, and of categories by their
    ids.
    """

    text: str
    node: Node | None
    problem: QueryError | None
    names: Mapping[str, str]


class Counted(NamedTuple):
    """The number of ``listings`` that the text at ``place`` finds.

    ``None`` means that the text cannot be read or needs facets that do not exist. ``last`` marks
    the end of the list.
    """

    place: int
    listings: int | None
    last: bool


class Values(NamedTuple):
    """Some values of an attribute, as spelled by listings or categories."""

    values: tuple[str, ...]


class Rows(NamedTuple):
    """Listings in the requested order; ``last`` marks the end of the list.

    ``values`` are the values of each listing at the requested paths; empty if none were requested.
    """

    rows: tuple[ItemRow, ...]
    last: bool = True
    values: tuple[Mapping[str, object], ...] = ()


class AttributeNames(NamedTuple):
    """Names of attributes by their ids, in the marketplace's spelling."""

    names: Mapping[str, str]


class Ids(NamedTuple):
    """A part of a list of ids; ``last`` marks the end of the list."""

    ids: tuple[str, ...]
    last: bool


class Summed(NamedTuple):
    """The sums and means of several listings."""

    totals: Totals


class Grouped(NamedTuple):
    """The groups of a column, with the sums of each."""

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
    """A service that answers questions about the catalog outside the window's thread."""

    def ask(
        self, key: str, question: CatalogQuestion, on_answer: Callable[[CatalogAnswer], None]
    ) -> None:
        """Call ``on_answer`` with each answer, on the caller's thread.

        For each ``key`` only the newest question counts: remaining answers to an earlier one are
        dropped, and its work is stopped.
        """

    def close(self) -> None:
        """Accept no more questions and end."""
