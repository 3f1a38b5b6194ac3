"""The sentences for invalid requests, one for each error code."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from app.commands.language import marked, tr
from app.commands.texts.codes import code_text
from app.commands.texts.plan_problems import PLAN_PROBLEMS
from app.commands.texts.query_problems import QUERY_PROBLEMS, expected_words
from app.domain.coded_error import CodedError
from app.editing.sentences.query_sentences import DID_YOU_MEAN, EITHER, EXPECTED, KNOWN_ARE
from app.editing.sentences.spreadsheet_sentences import SHEET_SENTENCES

if TYPE_CHECKING:
    from app.domain.wire import Unreadable
    from app.engine.queries.errors import QueryError

PROBLEMS: Mapping[str, str] = {
    **QUERY_PROBLEMS,
    **PLAN_PROBLEMS,
    **SHEET_SENTENCES,
    "sheet.no_key": marked(
        "no column was recognized as the listing ID or the own code; give one with --map HEADING=id"
    ),
    # New values of fields.
    "value.no_field": marked("there is no field {name!r} to set"),
    "value.no_mapping": marked(
        "{name}: a mapping such as {{'BRAND': 'Acme'}}, not {text!r} ({type})"
    ),
    "value.no_name": marked("{name}: names of attributes, not {text!r} ({type})"),
    "value.no_attribute": marked("the category has no attribute {name!r}"),
    "value.no_id": marked("{name!r} is not the id of an attribute or sale term, such as BRAND"),
    "value.no_choice": marked(
        "{name}: a text, a number, a list of them, or None, not {text!r} ({type})"
    ),
    "value.no_number": marked("{name}: a number, or a text such as '+7%', not {text!r} ({type})"),
    "value.no_amount": marked("{name}: {text!r} is not an amount"),
    "value.below_zero": marked(
        "{name}: below 0; to subtract from the present value, give the text '{text}'"
    ),
    "value.no_text": marked("{name}: a text, not {text!r} ({type})"),
    "value.no_condition": marked("{name}: one of new, used, not_specified, not {text!r} ({type})"),
    "value.no_truth": marked("{name}: True or False, not {text!r} ({type})"),
    "value.no_dimensions": marked(
        "{name}: height, width, length in cm and grams, such as '10x20x30,500', "
        "not {text!r} ({type})"
    ),
    # A new listing.
    "form.no_listing": marked("not a listing: it must be one JSON object in the wire format"),
    "form.not_the_sellers": marked(
        "{name!r} is set by the marketplace: remove it, or copy a listing with 'vitrina duplicate'"
    ),
    "form.no_field": marked("a listing has no field {name!r}"),
    "form.no_title_to_predict": marked(
        "a category is predicted from the title, and the title is missing"
    ),
    "form.not_predicted": marked("no category can be predicted from the title"),
    "form.no_category": marked("there is no category {name!r}"),
    "form.unwritable": marked(
        "it cannot be sent: it contains a number or a text that is too large"
    ),
    # One listing.
    "change.no_id": marked("{name!r} is not the id of a listing, such as MX1000000001"),
    "change.of_another": marked(
        "{item_id} belongs to seller {theirs}, but this shop belongs to {mine}"
    ),
    "change.no_listing": marked("the marketplace has no listing {item_id}"),
    "change.no_type": marked("there is no listing type {name!r}"),
    "change.relisted_before": marked("{item_id} was already listed again as {new_id}"),
    "pattern.unknown": marked("the category has no attribute {names}"),
    "pattern.near": marked("{text!r} names no attribute: write {meant}"),
    "pattern.braces": marked(
        "{text!r} names no attribute: its id stands between braces, as {{BRAND}}"
    ),
    "pattern.no_name": marked(
        "no attribute is named, as {{BRAND}}: every listing would have the same title"
    ),
    "pattern.no_value": marked("no attribute that {text!r} names has a value"),
    "pattern.none_kept": marked("no pattern is kept for the category {name}: name one"),
    "pattern.blank": marked("the pattern is empty"),
    "pattern.too_long": marked("the pattern is longer than {most} characters"),
    "picture.none_there": marked("there is no picture {name!r}: the listing has none"),
    "picture.not_there": marked(
        "there is no picture {name!r}: the listing has {count}, counted from 1"
    ),
    "picture.no_address": marked(
        "{name}: not the address of a picture, such as https://host/1.jpg"
    ),
    "picture.no_file": marked("{name}: no such file"),
    "picture.not_checked": marked("{name}: could not be checked in time; try again"),
    "picture.several": "{problems}",
    "picture.unusable": marked("{name}: cannot be used as a picture ({codes})"),
    "variation.none_there": marked("there is no variation {name!r}: the listing has none"),
    "variation.not_there": marked(
        "there is no variation {name!r}: the listing has {count}, counted from 1"
    ),
    "variation.no_field": marked("{name!r}: of a variation one can set {names}"),
    "variation.no_attribute": marked("no attribute {name!r} tells variations apart"),
    "variation.prices_differ": marked("{name}: their prices differ ({names}): give price=AMOUNT"),
    "variation.merge_none_there": marked("it has no variations"),
    "variation.merge_one_attribute": marked(
        "a single attribute tells its variations apart; without it no variation is left"
    ),
    "variation.merge_sold": marked("units were sold: only unsold variations can be merged"),
    "variation.merge_sold_unknown": marked("it is not known whether units of them were sold"),
    "variation.merge_stock_unknown": marked("the stock of one of them is not known"),
    # Rows of the outbox.
    "row.no_number": marked("a row is given by its number, not {text!r}"),
    "row.not_there": marked("there is no row {number} in the outbox"),
    "row.no_state": marked("there is no state {name!r}"),
    "row.not_in_conflict": marked("{name!r} is not in conflict"),
    "row.no_side_of_field": marked("{name}: 'mine' or 'theirs', not {text!r}"),
    "row.no_side": marked("'mine' or 'theirs', not {text!r}"),
    "row.undecided": marked("not decided yet: {names}"),
    # Questions.
    "ask.no_titles": marked("titles: at least one text, none of them empty"),
    "ask.no_category_id": marked("{name!r} is not the id of a category"),
    "ask.no_prediction": marked("the site {site} predicts no categories"),
    "ask.listing_or_dimensions": marked("give either a listing or dimensions"),
    "ask.no_field_named": marked("no field to change was given"),
    "ask.nothing_named": marked("nothing to change was given"),
    # An earlier sync.
    "sync.not_there": marked("sync {number} no longer exists, or not yet"),
    "sync.unreadable": marked("neither the number of a sync nor a date such as 2026-01-31"),
    "sync.too_early": marked("no record of a sync that early"),
    "sync.lost": marked("what changed since sync {number} is not known: the catalogue was lost"),
    "export.no_format": marked("{name} is not one of {names}"),
    # A file of titles with their categories.
    "titles.no_columns": marked("the first line must name the columns title and category"),
    "titles.no_cell": marked("there is no {name}"),
    "titles.unreadable": marked("cannot be read: {reason}"),
    "titles.encoding": marked("not UTF-8 text (byte {byte})"),
    "titles.no_table": marked("cannot be read as a table ({reason})"),
    "titles.empty": marked("it contains no titles"),
    "titles.two_categories": marked("more than one category is called {name!r}"),
    "titles.no_category": marked("there is no category {name!r} without subcategories on {site}"),
    "titles.no_world": marked("the world cannot be read: {reason}"),
    "titles.no_site": marked("there is no site {name!r}"),
    # Own figures.
    "costs.several": "{problems}",
    "costs.too_large": marked("larger than {most} MB"),
    "costs.encoding": marked("not UTF-8; save it as UTF-8"),
    "costs.no_table": marked("cannot be read as a table ({reason})"),
    "costs.empty": marked("it contains no figures"),
    "costs.column_twice": marked("two columns are called {name}"),
    "costs.no_code_column": marked("no column has the own code; name it one of {names}"),
    "costs.no_figure_column": marked("no column has figures; possible names are {names}"),
    "costs.more_cells": marked("more cells than there are columns"),
    "costs.code_twice": marked("{name!r} has other figures in a row above"),
    "costs.no_code": marked("the own code is missing"),
    "costs.odd_code": marked("{text!r} is not an own code"),
    "costs.no_currency": marked("{text!r} is not a currency such as MXN"),
    "costs.two_readings": marked(
        "{name}: {text!r} can be read as {either}; write the one that is meant"
    ),
    "costs.no_amount": marked("{name}: {text!r} is not an amount such as 1000 or 99.50"),
    "costs.formula": marked("a formula whose value was not saved"),
    "costs.merged": marked("merged cells"),
    "costs.no_figure": marked("there is no figure {name!r}"),
    "costs.no_percent": marked("{name}: {text!r} is not below 100 %"),
    # The shop.
    "shop.practice_address": marked(
        "the profile {name!r} is the practice shop and has no --base-url"
    ),
    "shop.unknown": marked(
        "there is no shop {name!r} yet: give its address once with --base-url URL"
    ),
    "shop.insecure_address": marked(
        "--base-url: only https is safe for an address outside this machine"
    ),
    "shop.no_address": marked(
        "--base-url: not the address of a marketplace, such as https://host or "
        "http://127.0.0.1:8000"
    ),
    "shop.no_token": marked(
        "{name} is not a token: it has fewer than {least} characters, or "
        "contains spaces or unusual characters"
    ),
}


def problem_text(problem: CodedError) -> str:
    """Return the sentence of an error, with suggestions and the known values."""
    values = {name: _shown(name, value) for name, value in problem.values.items()}
    found = PROBLEMS.get(problem.code)
    if found is None:
        return tr("this cannot be done ({code})", code=problem.code)
    text = tr(found, **values)
    if (row := values.get("row")) is not None:
        text = tr("row {row}: {text}", row=row, text=text)
    if (where := values.get("where")) is not None:
        text = f"{where}: {text}"
    if (near := values.get("near")) is not None:
        text += tr(DID_YOU_MEAN, near=near)
    if (meant := values.get("meant")) is not None:
        text += tr("; did you mean {meant}?", meant=meant)
    if problem.values.get("offered"):
        text += tr("; available: {names}", names=values["offered"])
    if problem.values.get("known"):
        text += tr(KNOWN_ARE, names=values["known"])
    return text


def query_text(problem: QueryError, text: str) -> str:
    """Return the sentence for an invalid query, with a mark below the place of the error."""
    shown, mark = problem.pointed(text)
    lines = [problem_text(problem), f"  {shown}", f"  {mark}"]
    if expected := expected_words(problem):
        lines.append("  " + tr(EXPECTED, words="  ".join(expected)))
    return "\n".join(lines)


def file_reason(error: OSError) -> str:
    """Return why a file cannot be read or written, to stand behind its name; in the words of the
    system where there are no others."""
    from app.editing.sentences.file_error_sentences import file_sentence

    words = file_sentence(error)
    if words is None:
        return error.strerror or str(error) or type(error).__name__
    sentence = tr(words)
    return sentence[:1].lower() + sentence[1:]


def json_text(problem: Unreadable) -> str:
    """Return the reason why a text is not JSON."""
    from app.domain.wire import TOO_DEEP

    return tr("nested too deeply") if problem.reason == TOO_DEEP else tr("cannot be read as JSON")


def either_text(words: Iterable[str]) -> str:
    """Return a list of alternative words."""
    first, *others = words
    for other in others:
        first = tr(EITHER, first=first, second=other)
    return first


def _shown(name: str, value: object) -> object:
    match value:
        case str() if name == "state":
            return code_text(value)
        case OSError():
            return file_reason(value)
        case tuple() if name == "either":
            return either_text(value)
        case tuple():
            texts = [
                problem_text(one) if isinstance(one, CodedError) else _shown_value(one)
                for one in value
            ]
            return ("; " if name == "problems" else ", ").join(texts)
    return value


def _shown_value(value: object) -> str:
    """Return a value as text; for a finding its sentence, with its figures unformatted."""
    from app.rules.findings import Finding

    if not isinstance(value, Finding):
        return str(value)
    from app.editing.sentences.finding_sentences import sentence_of

    words = sentence_of(value)
    return value.code if words is None else tr(words).format_map(defaultdict(str, value.params))
