"""The sentences for invalid queries and lists of ids, by code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from app.commands.language import marked, tr
from app.editing.sentences.query_sentences import A_CONDITION, A_VALUE, QUERY_SENTENCES

if TYPE_CHECKING:
    from app.engine.queries.errors import QueryError

QUERY_PROBLEMS: Mapping[str, str] = {
    **QUERY_SENTENCES,
    "ids.too_large": marked("larger than {most} MB"),
    "ids.encoding": marked("not UTF-8; save it as UTF-8"),
    "ids.no_table": marked("cannot be read as a table ({reason})"),
    "ids.no_list": marked("ids: a list of texts: ids or own codes of listings"),
    "ids.blank": marked("ids: an empty text is neither an id nor an own code"),
    "ids.unknown": marked("not listings of this shop ({count}): {names}"),
    "ids.empty": marked("it contains no ids"),
}


def expected_words(problem: QueryError) -> tuple[str, ...]:
    """Return the words that may stand at the place of ``problem``, as shown to the user."""
    from app.engine.queries.errors import Expected

    names = {Expected.CONDITION: tr(A_CONDITION), Expected.VALUE: tr(A_VALUE)}
    return tuple(
        names[word] if isinstance(word, Expected) else word for word in problem.worth_naming
    )
