"""Texts for sheets: why a row is refused, and the names of columns."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from app.editing.numbers import format_number
from app.editing.sentences.spreadsheet_sentences import SHEET_SENTENCES
from app.engine.sheets.mapping import NOT_USED
from app.engine.sheets.words import HEADINGS, place_of
from app.ui.look.text import one_line, quoted
from app.ui.look.translation import Words
from app.ui.look.window_locale import window_language

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.editing.number_locale import NumberLocale
    from app.engine.sheets.row_changes import Place

SheetWords: Final = Words("SheetWords")
_LONGEST: Final = 80
_ATTRIBUTE: Final = "attributes."


def problem_sentence(code: str, values: Mapping[str, object], locale: NumberLocale) -> str:
    """Return why a file, a row or a cell of a sheet cannot be used."""
    words = SHEET_SENTENCES.get(code)
    if words is None:
        return quoted(code)
    sentence = QCoreApplication.translate("SheetProblem", words)
    shown = {name: _shown(value, locale) for name, value in values.items()}
    sentence = sentence.format_map(_Known(shown))
    # A value at the beginning keeps its case.
    return sentence if words[0] == "{" else sentence[:1].upper() + sentence[1:]


class _Known(dict[str, str]):
    """Values of a sentence; a missing one becomes a dash instead of an error."""

    def __missing__(self, key: str) -> str:
        return "–"


def _shown(value: object, locale: NumberLocale) -> str:
    if isinstance(value, (int, Decimal)) and not isinstance(value, bool):
        return format_number(value, locale)
    text = one_line(str(value))
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def place_text(place: Place) -> str:
    """Return the position of a row: its number, and its table if there are several."""
    row = str(place.row)
    return f"{one_line(place.table)} · {row}" if place.table else row


def attribute_path(attribute_id: str) -> str:
    """Return the form path of an attribute."""
    return f"{_ATTRIBUTE}{attribute_id}"


def field_name(path: str, attributes: Mapping[str, str]) -> str:
    """Return the name of a column's field; ``attributes`` are names by id."""
    if path == NOT_USED:
        return SheetWords.tr("Left aside")
    if path in HEADINGS:
        return HEADINGS[path][place_of(window_language())]
    key = path.removeprefix(_ATTRIBUTE)
    return one_line(attributes.get(key, key))
