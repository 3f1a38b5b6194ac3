"""Sentences for sheet problems: unusable files, skipped rows and unreadable cells."""

from __future__ import annotations

from typing import Final

from app.editing.sentences.translatable import QT_TRANSLATE_NOOP

SHEET_SENTENCES: Final[dict[str, str]] = {
    # The file.
    "sheet.empty": QT_TRANSLATE_NOOP("SheetProblem", "the file is empty"),
    "sheet.too_large": QT_TRANSLATE_NOOP("SheetProblem", "larger than {most} MB"),
    "sheet.too_many_rows": QT_TRANSLATE_NOOP("SheetProblem", "more than {most} rows"),
    "sheet.too_many_columns": QT_TRANSLATE_NOOP("SheetProblem", "more than {most} columns"),
    "sheet.too_many_cells": QT_TRANSLATE_NOOP("SheetProblem", "more than {most} cells"),
    "sheet.no_text": QT_TRANSLATE_NOOP("SheetProblem", "neither a workbook nor a text file"),
    "sheet.no_encoding": QT_TRANSLATE_NOOP(
        "SheetProblem", "the encoding of the text is unknown; save it as UTF-8"
    ),
    "sheet.no_table": QT_TRANSLATE_NOOP("SheetProblem", "row {row} is not a row of a table"),
    "sheet.unreadable": QT_TRANSLATE_NOOP(
        "SheetProblem", "the workbook cannot be read; save it again as .xlsx"
    ),
    "sheet.password": QT_TRANSLATE_NOOP("SheetProblem", "the workbook is locked with a password"),
    "sheet.macros": QT_TRANSLATE_NOOP(
        "SheetProblem", "the workbook has macros; save it without them, as .xlsx"
    ),
    "sheet.bomb": QT_TRANSLATE_NOOP(
        "SheetProblem", "unpacked the workbook is far larger than its file: it is not opened"
    ),
    "sheet.no_key": QT_TRANSLATE_NOOP(
        "SheetProblem", "no column is known as the listing ID or the own code; say which one it is"
    ),
    "sheet.no_column": QT_TRANSLATE_NOOP("SheetProblem", "there is no column {name}"),
    "sheet.other_shop": QT_TRANSLATE_NOOP(
        "SheetProblem", "no listing in it is of this shop, such as {name}; in all: {count}"
    ),
    # A row.
    "row.no_code": QT_TRANSLATE_NOOP("SheetProblem", "neither a listing ID nor an own code"),
    "row.no_listing": QT_TRANSLATE_NOOP("SheetProblem", "this listing is not in the shop"),
    "row.no_body": QT_TRANSLATE_NOOP(
        "SheetProblem", "the details of the listing are not in the catalogue"
    ),
    "row.no_variation": QT_TRANSLATE_NOOP("SheetProblem", "the listing has no variation {name}"),
    "row.twice": QT_TRANSLATE_NOOP("SheetProblem", "row {row} is of the same listing or variation"),
    "row.code_twice": QT_TRANSLATE_NOOP("SheetProblem", "row {row} has the same own code {name}"),
    "row.code_known": QT_TRANSLATE_NOOP(
        "SheetProblem", "a listing has the own code {name} already"
    ),
    "row.code_of_several": QT_TRANSLATE_NOOP(
        "SheetProblem", "{count} listings have the own code {name}"
    ),
    "row.formula": QT_TRANSLATE_NOOP(
        "SheetProblem", "a formula without its result; open the file once and save it"
    ),
    "row.merged": QT_TRANSLATE_NOOP("SheetProblem", "merged cells"),
    "row.no_category": QT_TRANSLATE_NOOP(
        "SheetProblem", "no category; name one by its id, or have it predicted"
    ),
    "row.no_such_category": QT_TRANSLATE_NOOP("SheetProblem", "there is no category {name}"),
    "row.not_predicted": QT_TRANSLATE_NOOP(
        "SheetProblem", "no category can be predicted from the title"
    ),
    "row.picture": QT_TRANSLATE_NOOP("SheetProblem", "a picture of {name} cannot be used"),
    "row.risky": QT_TRANSLATE_NOOP(
        "SheetProblem", "its price is below a floor; it is not listed from a sheet"
    ),
    # A cell.
    "cell.error_value": QT_TRANSLATE_NOOP("SheetProblem", "{text} is the error of a formula"),
    "cell.never_cleared": QT_TRANSLATE_NOOP("SheetProblem", "this field cannot be emptied"),
    "cell.date": QT_TRANSLATE_NOOP("SheetProblem", "{text} is a date; type it as text"),
    "cell.too_long": QT_TRANSLATE_NOOP("SheetProblem", "longer than {most} characters"),
    "cell.no_number": QT_TRANSLATE_NOOP("SheetProblem", "{text} is not a number"),
    "cell.two_readings": QT_TRANSLATE_NOOP(
        "SheetProblem", "{text} can be read in two ways; say the decimal mark of the column"
    ),
    "cell.too_many": QT_TRANSLATE_NOOP("SheetProblem", "more than {most}"),
    "cell.price_not_positive": QT_TRANSLATE_NOOP("SheetProblem", "a price has to be above 0"),
    "cell.no_word": QT_TRANSLATE_NOOP(
        "SheetProblem", "{text} is not one of the words that may stand here"
    ),
    "cell.no_address": QT_TRANSLATE_NOOP("SheetProblem", "{text} is not the address of a picture"),
    "cell.no_attribute": QT_TRANSLATE_NOOP(
        "SheetProblem", "the category does not have this attribute"
    ),
    "cell.of_variations": QT_TRANSLATE_NOOP(
        "SheetProblem", "each variation has its own; it belongs into their rows"
    ),
    "cell.of_listing": QT_TRANSLATE_NOOP(
        "SheetProblem", "variations do not have it; it belongs into the row of the listing"
    ),
    "cell.unreadable": QT_TRANSLATE_NOOP("SheetProblem", "{text} cannot be read as a number"),
    "cell.ambiguous": QT_TRANSLATE_NOOP("SheetProblem", "{text} may mean two numbers"),
    "cell.negative": QT_TRANSLATE_NOOP("SheetProblem", "{text} is below 0"),
    "cell.too_precise": QT_TRANSLATE_NOOP(
        "SheetProblem", "{text} has more decimals than there are"
    ),
    "cell.too_large": QT_TRANSLATE_NOOP("SheetProblem", "{text} is too large"),
}
