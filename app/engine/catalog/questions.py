"""What the window asks of the reader, and what it is answered."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from app.engine.catalog.grouping import Groups
    from app.engine.catalog.table_query import ListingQuery
    from app.engine.catalog.totals import Totals
    from app.engine.queries.errors import QueryError
    from app.engine.queries.syntax import Node
    from app.workspace.listing_rows import ItemRow

NUMBER_BYTES = 4


@dataclass(frozen=True, slots=True)
class Find:
    """Which listings ``query`` has, in its order; answered by ``Found``, the first page perhaps
    before the whole, or by ``Unreadable``; ``Making`` may come before. ``keep`` are ids (some
    hundred at most); the answer names those that are among them."""

    query: ListingQuery
    keep: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class First:
    """The first ``size`` listings of ``query``; answered by ``Rows``."""

    query: ListingQuery
    size: int


@dataclass(frozen=True, slots=True)
class IdsOf:
    """The ids of the listings with these numbers (packed); answered by pieces, ``Ids``."""

    packed: bytes


@dataclass(frozen=True, slots=True)
class Keep:
    """Those of ``ids`` that ``query`` has; answered by pieces, ``Ids``."""

    query: ListingQuery
    ids: Collection[str]


@dataclass(frozen=True, slots=True)
class Warned:
    """Those of ``ids`` with warnings of the marketplace; answered by pieces, ``Ids``."""

    ids: Collection[str]


@dataclass(frozen=True, slots=True)
class Sum:
    """What the listings ``ids`` add up to; answered by ``Summed``."""

    ids: Collection[str]


@dataclass(frozen=True, slots=True)
class RowsOf:
    """The listings ``ids``, in this order, with what they have at ``paths`` beside their rows
    (``app.engine.catalog.cell_values``); answered by pieces, ``Rows``."""

    ids: Collection[str]
    paths: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Attributes:
    """The attributes that the categories of the shop have; answered by ``AttributeNames``."""


@dataclass(frozen=True, slots=True)
class Complete:
    """The words that may follow in the search ``text`` at ``cursor``; answered by ``Completed``."""

    text: str
    cursor: int


@dataclass(frozen=True, slots=True)
class Parse:
    """What the search ``text`` says; answered by ``Parsed``."""

    text: str


@dataclass(frozen=True, slots=True)
class Count:
    """How many listings each of these texts finds; each answered by ``Counted``, in order, from
    ``first`` on."""

    texts: tuple[str, ...]
    first: int = 0


@dataclass(frozen=True, slots=True)
class ValuesOf:
    """Values of ``attribute``, its name or id, that begin with ``begun``; answered by ``Values``.

    They are those that listings have where that is known already, else those of the categories.
    """

    attribute: str
    begun: str = ""


@dataclass(frozen=True, slots=True)
class GroupBy:
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


@dataclass(frozen=True, slots=True)
class Found:
    """The listings of ``query`` by their numbers in the catalogue, packed, in order.

    ``whole`` is false where only the first page is known. ``counts`` says how many listings with
    the words of the query each view has, ``None`` while that is not known. ``kept`` are those ids
    of the question that are among the listings.
    """

    query: ListingQuery
    packed: bytes
    whole: bool
    counts: Mapping[str, int] | None = None
    kept: tuple[str, ...] = ()

    @property
    def numbers(self) -> memoryview:
        """The numbers as a sequence, without a copy."""
        return memoryview(self.packed).cast("I")

    @property
    def known(self) -> int:
        """How many listings are known by their number."""
        return len(self.packed) // NUMBER_BYTES

    @property
    def count(self) -> int:
        """How many listings there are, as far as is known."""
        if self.whole or self.counts is None:
            return self.known
        return max(self.known, self.counts[self.query.view])

    def place_of(self, number: int) -> int | None:
        """Return where the listing stands, counted from 0; ``None`` when it is not among those
        known.
        """
        wanted, at = pack([number]), -1
        while (at := self.packed.find(wanted, at + 1)) >= 0:
            if at % NUMBER_BYTES == 0:
                return at // NUMBER_BYTES
        return None


@dataclass(frozen=True, slots=True)
class Making:
    """The facets that a query needs are being made: so many listings of so many are done."""

    done: int
    total: int


@dataclass(frozen=True, slots=True)
class Unreadable:
    """The text of ``query`` cannot be read, for this reason."""

    query: ListingQuery
    problem: QueryError


@dataclass(frozen=True, slots=True)
class Completed:
    """The words that may stand in ``text`` from ``start`` up to the cursor."""

    text: str
    start: int
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Parsed:
    """A text as a tree: ``node`` is ``None`` where it is none.

    ``problem`` is why it cannot be searched for, if it cannot. ``names`` are the names of the
    attributes in it, by what they are called there, and of categories by their ids.
    """

    text: str
    node: Node | None
    problem: QueryError | None
    names: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Counted:
    """The text at ``place`` finds ``count`` listings; ``None``: it cannot be read, or asks for
    facets that are not made. ``last`` ends the list."""

    place: int
    count: int | None
    last: bool


@dataclass(frozen=True, slots=True)
class Values:
    """Some values of an attribute, as listings or categories spell them."""

    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rows:
    """Listings, in the order that was asked for; ``last`` ends the list.

    ``values`` are what each has at the paths that were asked for; there are none where none were.
    """

    rows: tuple[ItemRow, ...]
    last: bool = True
    values: tuple[Mapping[str, object], ...] = ()


@dataclass(frozen=True, slots=True)
class AttributeNames:
    """Names of attributes by their ids, each as the marketplace spells it."""

    names: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Ids:
    """A piece of a list of ids; ``last`` ends the list."""

    ids: tuple[str, ...]
    last: bool


@dataclass(frozen=True, slots=True)
class Summed:
    """Sums and means over several listings."""

    totals: Totals


@dataclass(frozen=True, slots=True)
class Grouped:
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


def pack(numbers: Sequence[int]) -> bytes:
    """Return numbers of listings as bytes; raise ``OverflowError`` for one beyond 32 bits."""
    return array("I", numbers).tobytes()


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
