"""The sentences for queries and lists of ids that cannot be read, by code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from app.commands.language import marked, tr

if TYPE_CHECKING:
    from app.engine.queries.errors import QueryError

QUERY_PROBLEMS: Mapping[str, str] = {
    "query.too_long": marked(
        "the query is longer than {most} characters; --ids takes a file of ids"
    ),
    "query.too_many_conditions": marked("there are more than {most} conditions: {count}"),
    "query.too_many_brackets": marked("there are more than {most} brackets"),
    "query.quotation_open": marked("a quotation mark is not closed: {text}"),
    "query.two_minuses": marked("one minus means 'not': {text}"),
    "query.space_missing": marked("a space is missing after {text}"),
    "query.minus_alone": marked("there is no word after the minus"),
    "query.brackets_empty": marked("there is nothing in these brackets"),
    "query.bracket_not_opened": marked("no bracket was opened before this one"),
    "query.bracket_open": marked("a bracket is not closed"),
    "query.end_missing": marked("a word or a condition is missing at the end"),
    "query.or_alone": marked('OR stands between two conditions; the word itself is "OR"'),
    "query.unreadable": marked("this cannot be read: {text}"),
    "query.value_missing": marked("a value is missing after {name}"),
    "query.no_condition": marked("there is no condition {name!r}"),
    "query.no_attribute": marked("there is no attribute {name!r}"),
    "query.no_category": marked("there is no category {name!r}"),
    "query.no_status": marked("there is no status {name!r}"),
    "query.no_word": marked("there is no word in {text!r}"),
    "query.two_readings": marked(
        "{name}: {text!r} can be read as {either}; write the one that is meant"
    ),
    "query.no_number": marked("{name}: {text!r} is not a number such as 1000 or 99.50"),
    "query.backwards": marked("{text!r} runs backwards; the smaller figure comes first"),
    "query.no_figure": marked("{text!r} is not a figure, a comparison or a range"),
    "query.no_day": marked("{name}: {text!r} is not a day such as 2026-01-31"),
    "query.values_count": marked("{name}: between 1 and {most} values, with commas between"),
    "query.yes_or_no": marked("{name}: yes or no, not {text!r}"),
    "query.no_comparison": marked("{name}: {text!r} is not a comparison such as >10 or >=2.5kg"),
    "query.no_range": marked("{name}: {text!r} is not a range such as 10..20 or 10cm..20cm"),
    "ids.too_large": marked("larger than {most} MB"),
    "ids.encoding": marked("not UTF-8; save it as UTF-8"),
    "ids.no_table": marked("not readable as a table ({reason})"),
    "ids.no_list": marked("ids: a list of texts: ids or own codes of listings"),
    "ids.blank": marked("ids: an empty text is neither an id nor an own code"),
    "ids.unknown": marked("in no listing of this shop ({count}): {names}"),
    "ids.empty": marked("there is no id in it"),
}


def expected_words(problem: QueryError) -> tuple[str, ...]:
    """Return what may stand at the place of ``problem``, as a person reads it."""
    from app.engine.queries.errors import Expected

    names = {Expected.CONDITION: tr("a word or a condition"), Expected.VALUE: tr("a value")}
    return tuple(
        names[word] if isinstance(word, Expected) else word for word in problem.worth_naming
    )
