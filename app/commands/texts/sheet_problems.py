"""The sentences for sheets: files that are none, rows that are left out, cells that say nothing."""

from __future__ import annotations

from collections.abc import Mapping

from app.commands.language import marked

SHEET_PROBLEMS: Mapping[str, str] = {
    # The file.
    "sheet.empty": marked("the file is empty"),
    "sheet.too_large": marked("larger than {most} MB"),
    "sheet.too_many_rows": marked("more than {most} rows"),
    "sheet.too_many_columns": marked("more than {most} columns"),
    "sheet.too_many_cells": marked("more than {most} cells"),
    "sheet.no_text": marked("neither a workbook nor a text file"),
    "sheet.no_encoding": marked("the encoding of the text is unknown; save it as UTF-8"),
    "sheet.no_table": marked("row {row} is no row of a table"),
    "sheet.unreadable": marked("the workbook cannot be read; save it again as .xlsx"),
    "sheet.password": marked("the workbook is locked with a password"),
    "sheet.macros": marked("the workbook has macros; save it without them, as .xlsx"),
    "sheet.bomb": marked("unpacked the workbook is far larger than its file: it is not opened"),
    "sheet.no_key": marked(
        "no column is known as the listing ID or the own code; say which with --map HEADING=id"
    ),
    "sheet.other_shop": marked("none of the {count} listings is of this shop, such as {name}"),
    # A row.
    "row.no_code": marked("neither a listing ID nor an own code"),
    "row.no_listing": marked("the shop has no such listing"),
    "row.no_body": marked("the details of the listing are not in the catalogue"),
    "row.no_variation": marked("the listing has no variation {name}"),
    "row.twice": marked("row {row} is of the same listing or variation"),
    "row.code_twice": marked("row {row} has the same own code {name}"),
    "row.code_known": marked("a listing with the own code {name} is there already"),
    "row.code_of_several": marked("{count} listings have the own code {name}"),
    "row.formula": marked("a formula without its result; open the file once and save it"),
    "row.merged": marked("merged cells"),
    "row.no_category": marked("no category; name one by its id, or have it predicted"),
    "row.no_such_category": marked("there is no category {name}"),
    "row.not_predicted": marked("no category can be predicted from the title"),
    "row.picture": marked("a picture of {name} cannot be used"),
    "row.risky": marked("its price is below a floor; it is not listed from a sheet"),
    # A cell.
    "cell.error_value": marked("{text} is the error of a formula"),
    "cell.never_cleared": marked("this field cannot be emptied"),
    "cell.date": marked("{text} is a date; type it as text"),
    "cell.too_long": marked("longer than {most} characters"),
    "cell.no_number": marked("{text} is no number"),
    "cell.two_readings": marked(
        "{text} can be read in two ways; say the decimal mark of the column"
    ),
    "cell.too_many": marked("more than {most}"),
    "cell.price_not_positive": marked("a price has to be above 0"),
    "cell.no_word": marked("{text} is none of the words that may stand here"),
    "cell.no_address": marked("{text} is no address of a picture"),
    "cell.no_attribute": marked("the category has no such attribute"),
    "cell.of_variations": marked("each variation has its own; it belongs into their rows"),
    "cell.of_listing": marked("variations do not have it; it belongs into the row of the listing"),
    "cell.unreadable": marked("{text} cannot be read as a number"),
    "cell.ambiguous": marked("{text} may mean two numbers"),
    "cell.negative": marked("{text} is below 0"),
    "cell.too_precise": marked("{text} has more decimals than there are"),
    "cell.too_large": marked("{text} is too large"),
}
