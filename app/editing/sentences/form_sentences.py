"""Sentences for the editor's own findings, by code, as in ``finding_text``."""

from __future__ import annotations

from typing import Final

from app.editing.sentences.translatable import QT_TRANSLATE_NOOP

FORM_SENTENCES: Final[dict[str, str]] = {
    "input.number.unreadable": QT_TRANSLATE_NOOP("Finding", "“{value}” is not a number"),
    "input.number.ambiguous": QT_TRANSLATE_NOOP("Finding", "“{value}” could be read in two ways"),
    "input.number.negative": QT_TRANSLATE_NOOP("Finding", "It cannot be below zero"),
    "input.number.too_precise": QT_TRANSLATE_NOOP("Finding", "Too many decimals"),
    "input.number.too_large": QT_TRANSLATE_NOOP("Finding", "The number is too large"),
    "input.formula.unreadable": QT_TRANSLATE_NOOP(
        "Finding", "“{value}” cannot be worked out: =+7%, =-10%, =*1.1 and =+50 can"
    ),
    "input.formula.over_nothing": QT_TRANSLATE_NOOP(
        "Finding", "There is no number here that “{value}” could change"
    ),
    "input.formula.by_zero": QT_TRANSLATE_NOOP("Finding", "Nothing can be divided by zero"),
    "input.cell.empty": QT_TRANSLATE_NOOP("Finding", "It cannot be empty"),
    "input.cell.control": QT_TRANSLATE_NOOP(
        "Finding", "There is a character in it that cannot be shown"
    ),
    "input.cell.too_long": QT_TRANSLATE_NOOP("Finding", "Too long for any field"),
    "input.cell.no_choice": QT_TRANSLATE_NOOP(
        "Finding", "“{value}” is not one of the values that are allowed here"
    ),
    "conflict": QT_TRANSLATE_NOOP(
        "Finding", "Changed elsewhere in the meantime; the marketplace has “{live}”"
    ),
    "confirm.variation_removed": QT_TRANSLATE_NOOP(
        "Finding", "It would be deleted, with its stock of {stock}"
    ),
    "confirm.variation_pictures": QT_TRANSLATE_NOOP(
        "Finding", "{pictures} of its pictures would be deleted"
    ),
    "input.picture.not_added": QT_TRANSLATE_NOOP(
        "Finding", "A picture address was typed but not added yet"
    ),
    "input.rate.no_amount": QT_TRANSLATE_NOOP("Finding", "A rate has no amount"),
    "input.barcode.check_digit": QT_TRANSLATE_NOOP(
        "Finding", "The last digit of “{value}” does not fit the others: a typing error?"
    ),
    "input.unseen": QT_TRANSLATE_NOOP("Finding", "It has characters that cannot be seen: {marks}"),
    "input.dimensions.incomplete": QT_TRANSLATE_NOOP(
        "Finding", "A package needs all four: height, width, length and weight"
    ),
    "unknown": QT_TRANSLATE_NOOP("Finding", "The marketplace warns, but does not say why"),
    "item.field.unreadable": QT_TRANSLATE_NOOP(
        "Finding", "What the marketplace has here cannot be read"
    ),
    "placeholder.empty": QT_TRANSLATE_NOOP(
        "Finding", "No value yet for {names}, which the text names: it is sent with the braces"
    ),
    "placeholder.unknown": QT_TRANSLATE_NOOP(
        "Finding", "The category has no attribute {names}: the text is sent with the braces"
    ),
    "pattern.unknown": QT_TRANSLATE_NOOP("Finding", "The category has no attribute {names}"),
    "pattern.braces": QT_TRANSLATE_NOOP(
        "Finding", "“{text}” names no attribute: its id stands between braces, as {{BRAND}}"
    ),
    "pattern.near": QT_TRANSLATE_NOOP("Finding", "“{text}” names no attribute: write {meant}"),
    "pattern.no_name": QT_TRANSLATE_NOOP(
        "Finding", "No attribute is named: every listing would have the same title"
    ),
    "category.unknown": QT_TRANSLATE_NOOP(
        "Finding", "The category is not known here: nothing was checked against it"
    ),
    "category.none": QT_TRANSLATE_NOOP("Finding", "No category: attributes are shown as text"),
    "category.gone": QT_TRANSLATE_NOOP(
        "Finding", "Category {category} no longer exists: attributes are shown as text"
    ),
    "category.unread": QT_TRANSLATE_NOOP(
        "Finding", "Category {category} cannot be read now: attributes are shown as text"
    ),
}
