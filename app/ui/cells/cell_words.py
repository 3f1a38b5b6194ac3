"""Sentences about cells that are edited in place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from app.editing.numbers import format_number
from app.ui.look.translation import Words
from app.ui.look.window_locale import with_count

if TYPE_CHECKING:
    from app.editing.number_locale import NumberLocale

CellWords: Final = Words("CellWords")


def pending_words(changes: int, listings: int, locale: NumberLocale) -> str:
    """Return how many cells wait to be sent, and in how many listings."""
    many = with_count(CellWords.tr("%n changes", "", changes), changes, locale)
    where = with_count(CellWords.tr("in %n listings", "", listings), listings, locale)
    return f"{many} {where}" if changes else ""


def too_many_words(cells: int, most: int, locale: NumberLocale) -> str:
    """Return that a block has too many cells, and what can be used instead."""
    words = CellWords.tr(
        "{cells} cells are too many at once: {most} is the limit. Larger sheets can be imported."
    )
    return words.format(
        cells=format_number(cells, locale, decimals=0), most=format_number(most, locale, decimals=0)
    )


def shape_words(high: int, wide: int, locale: NumberLocale) -> str:
    """Return how many rows and columns a block has."""
    return " × ".join(format_number(count, locale, decimals=0) for count in (high, wide))


def refused_words(cells: int, reason: str, locale: NumberLocale) -> str:
    """Return that nothing was changed, how many cells are invalid, and why one of them is."""
    words = CellWords.tr("Nothing was changed: %n cells cannot take it", "", cells)
    return f"{with_count(words, cells, locale)}. {reason}".strip()


def obstacle_words(conflicts: int, unread: int, refused: int) -> str:
    """Return the obstacles to sending cells; "" if there are none."""
    parts = []
    if conflicts:
        parts.append(CellWords.tr("%n cells changed elsewhere", "", conflicts))
    if unread:
        parts.append(CellWords.tr("%n cells cannot be read", "", unread))
    if refused:
        parts.append(CellWords.tr("%n cells would be refused", "", refused))
    return " · ".join(parts)
