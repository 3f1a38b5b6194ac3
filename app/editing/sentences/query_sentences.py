"""The sentences for queries that cannot be read, by code: in English, to be translated."""

from __future__ import annotations

from collections.abc import Mapping

from app.editing.sentences.translatable import QT_TRANSLATE_NOOP

QUERY_SENTENCES: Mapping[str, str] = {
    "query.too_long": QT_TRANSLATE_NOOP(
        "Query", "the query is longer than {most} characters; --ids takes a file of ids"
    ),
    "query.too_many_conditions": QT_TRANSLATE_NOOP(
        "Query", "there are more than {most} conditions: {count}"
    ),
    "query.too_many_brackets": QT_TRANSLATE_NOOP("Query", "there are more than {most} brackets"),
    "query.quotation_open": QT_TRANSLATE_NOOP("Query", "a quotation mark is not closed: {text}"),
    "query.two_minuses": QT_TRANSLATE_NOOP("Query", "one minus is enough to exclude: {text}"),
    "query.space_missing": QT_TRANSLATE_NOOP("Query", "a space is missing after {text}"),
    "query.minus_alone": QT_TRANSLATE_NOOP("Query", "there is no word after the minus"),
    "query.brackets_empty": QT_TRANSLATE_NOOP("Query", "there is nothing in these brackets"),
    "query.bracket_not_opened": QT_TRANSLATE_NOOP("Query", "no bracket was opened before this one"),
    "query.bracket_open": QT_TRANSLATE_NOOP("Query", "a bracket is not closed"),
    "query.end_missing": QT_TRANSLATE_NOOP("Query", "a word or a condition is missing at the end"),
    "query.or_alone": QT_TRANSLATE_NOOP(
        "Query", "OR stands between two conditions; in quotation marks it is a word"
    ),
    "query.unreadable": QT_TRANSLATE_NOOP("Query", "this cannot be read: {text}"),
    "query.value_missing": QT_TRANSLATE_NOOP("Query", "a value is missing after {name}"),
    "query.no_condition": QT_TRANSLATE_NOOP("Query", "there is no condition {name!r}"),
    "query.no_attribute": QT_TRANSLATE_NOOP("Query", "there is no attribute {name!r}"),
    "query.no_category": QT_TRANSLATE_NOOP("Query", "there is no category {name!r}"),
    "query.no_status": QT_TRANSLATE_NOOP("Query", "there is no status {name!r}"),
    "query.no_type": QT_TRANSLATE_NOOP("Query", "there is no listing type {name!r}"),
    "query.no_currency": QT_TRANSLATE_NOOP("Query", "there is no currency {name!r}"),
    "query.no_field": QT_TRANSLATE_NOOP("Query", "{name!r} is nothing that changes are known of"),
    "query.no_double": QT_TRANSLATE_NOOP(
        "Query", "{name!r} is nothing by which listings are told to be there twice"
    ),
    "query.no_time": QT_TRANSLATE_NOOP(
        "Query", "{name}: {text!r} is not a time such as @7d, @2026-01-31 or @sync"
    ),
    "query.shares_mixed": QT_TRANSLATE_NOOP(
        "Query", "{name}: {text!r} has one figure with % and one without"
    ),
    "query.no_word": QT_TRANSLATE_NOOP("Query", "there is no word in {text!r}"),
    "query.two_readings": QT_TRANSLATE_NOOP(
        "Query", "{name}: {text!r} can be read as {either}; write the one that is meant"
    ),
    "query.no_number": QT_TRANSLATE_NOOP(
        "Query", "{name}: {text!r} is not a number such as 1000 or 99.50"
    ),
    "query.backwards": QT_TRANSLATE_NOOP(
        "Query", "{text!r} runs backwards; the smaller figure comes first"
    ),
    "query.no_figure": QT_TRANSLATE_NOOP(
        "Query", "{text!r} is not a figure, a comparison or a range"
    ),
    "query.no_day": QT_TRANSLATE_NOOP("Query", "{name}: {text!r} is not a day such as 2026-01-31"),
    "query.values_count": QT_TRANSLATE_NOOP(
        "Query", "{name}: between 1 and {most} values, with commas between"
    ),
    "query.yes_or_no": QT_TRANSLATE_NOOP("Query", "{name}: yes or no, not {text!r}"),
    "query.no_comparison": QT_TRANSLATE_NOOP(
        "Query", "{name}: {text!r} is not a comparison such as >10 or >=2.5kg"
    ),
    "query.no_range": QT_TRANSLATE_NOOP(
        "Query", "{name}: {text!r} is not a range such as 10..20 or 10cm..20cm"
    ),
    "query.no_tables": QT_TRANSLATE_NOOP(
        "Query", "attributes cannot be searched now: the tables for them cannot be written"
    ),
}

DID_YOU_MEAN = QT_TRANSLATE_NOOP("Query", "; did you mean {near!r}?")
KNOWN_ARE = QT_TRANSLATE_NOOP("Query", "; known are {names}")
EITHER = QT_TRANSLATE_NOOP("Query", "{first} or {second}")
EXPECTED = QT_TRANSLATE_NOOP("Query", "expected here: {words}")
A_CONDITION = QT_TRANSLATE_NOOP("Query", "a word or a condition")
A_VALUE = QT_TRANSLATE_NOOP("Query", "a value")
