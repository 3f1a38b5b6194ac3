"""The parsed text of the search box: words alone, or a query with conditions."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.engine.catalog.table_query import words_of
from app.workspace.listing_rows import with_words

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime

    from app.engine.catalog.facet_marks import FacetMarks
    from app.engine.queries.names import Names
    from app.engine.queries.query import Where

# A text without any of these is words and needs no parser: brackets, quotation marks, a colon, a
# minus before a word, OR.
_MORE_THAN_WORDS = re.compile(r'[:()"]|(?:^|\s)-\S|(?:^|[\s)])OR(?:[\s(]|$)')
_HAS_CONDITION = re.compile(r'(?:^|[\s(\-])(?:attr\.)?(?:"[^"]+"|[^\W\d][\w.\-]*):(?=[^\s)])')


@dataclass(frozen=True, slots=True)
class SearchText:
    """A parsed search: listings that have all ``words``, or that fulfil the condition ``where``.

    ``words`` are folded and matched as by ``has_words``. ``where`` is the condition of a query; it
    is ``None`` if the text has words alone.
    """

    words: tuple[str, ...]
    where: Where | None = None

    @property
    def is_empty(self) -> bool:
        """Whether nothing is searched for."""
        return not self.words and self.where is None

    def numbers(self) -> tuple[str, list[object]]:
        """Return the SQL that selects the numbers of the matching listings, and its parameters."""
        if self.where is None:
            return with_words(self.words)
        condition, parameters = self.row_condition()
        return f"SELECT number FROM items WHERE {condition}", parameters

    def row_condition(self) -> tuple[str, list[object]]:
        """Return the conditions beside the words as an SQL expression over ``items``.

        The second value is the list of its parameters.
        """
        if self.where is None:
            return "1", []
        return f"({self.where.sql})", list(self.where.parameters)


def is_words(text: str) -> bool:
    """Return whether a text has words alone, as far as is visible without parsing."""
    return not _MORE_THAN_WORDS.search(text)


def read_search(
    text: str,
    now: Callable[[], datetime],
    names: Callable[[], Names],
    marks: FacetMarks | None = None,
) -> SearchText:
    """Read the text of the search box; raise ``QueryError`` for conditions that cannot be read.

    A text without a condition that is not a valid query (an inch mark, an emoticon) is read as
    words.
    """
    if is_words(text):
        return SearchText(words_of(text))
    # Imported late, because most searches are words.
    from app.engine.queries.errors import QueryError
    from app.engine.queries.query import parse_where
    from app.engine.queries.syntax import All, Words, parse

    try:
        node = parse(text)
        parts = node.parts if isinstance(node, All) else (node,)
        if all(isinstance(one, Words) and not one.whole for one in parts):
            return SearchText(words_of(text))
        if marks is None:
            where = parse_where(text, now(), names())
        else:
            where = parse_where(text, now(), names(), marks.clause, marks.numbered)
    except QueryError:
        if _HAS_CONDITION.search(text):
            raise
        return SearchText(words_of(text))
    return SearchText((), where)
