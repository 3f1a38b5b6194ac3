"""What the codes of the marketplace are called: one table for everything that shows one.

A code that is not in the table is the marketplace's own word, and stands in quotes.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.domain.vocabulary import LISTING_TYPE_NAMES
from app.ui.look.chips import chip_for_state
from app.ui.look.text import quoted

CONDITION: Final = "condition"
SHIPPING_MODE: Final = "shipping.mode"
BUYING_MODE: Final = "buying_mode"
LISTING_TYPE: Final = "listing_type_id"
LEVEL: Final = "level_id"
STATUS: Final = "status"

_NAMES: Final[dict[str, dict[str, object]]] = {
    CONDITION: {
        "new": QT_TRANSLATE_NOOP("CodeName", "New"),
        "used": QT_TRANSLATE_NOOP("CodeName", "Used"),
        "not_specified": QT_TRANSLATE_NOOP("CodeName", "Not specified"),
    },
    SHIPPING_MODE: {
        "me1": QT_TRANSLATE_NOOP("CodeName", "Marketplace’s carrier rates"),
        "me2": QT_TRANSLATE_NOOP("CodeName", "Marketplace shipping"),
        "carrier": QT_TRANSLATE_NOOP("CodeName", "Own carrier"),
        "custom": QT_TRANSLATE_NOOP("CodeName", "Own shipping prices"),
        "not_specified": QT_TRANSLATE_NOOP("CodeName", "Agree with the buyer"),
        "local_pick_up": QT_TRANSLATE_NOOP("CodeName", "Pick-up at your place"),
    },
    BUYING_MODE: {
        "buy_it_now": QT_TRANSLATE_NOOP("CodeName", "Fixed price"),
        "auction": QT_TRANSLATE_NOOP("CodeName", "Auction"),
        "classified": QT_TRANSLATE_NOOP("CodeName", "Classified ad"),
    },
    LEVEL: {
        "1_red": QT_TRANSLATE_NOOP("CodeName", "Red, 1 of 5"),
        "2_orange": QT_TRANSLATE_NOOP("CodeName", "Orange, 2 of 5"),
        "3_yellow": QT_TRANSLATE_NOOP("CodeName", "Yellow, 3 of 5"),
        "4_light_green": QT_TRANSLATE_NOOP("CodeName", "Light green, 4 of 5"),
        "5_green": QT_TRANSLATE_NOOP("CodeName", "Green, 5 of 5"),
    },
}


def is_coded(path: str) -> bool:
    """Return whether what stands at the form path ``path`` is a code."""
    return path in _NAMES or path in (LISTING_TYPE, STATUS)


def code_name(kind: str, code: str) -> str:
    """Return the name of a code of ``kind``, a form path or one of the constants here; "" for
    none."""
    if not code:
        return ""
    if kind == STATUS:
        return chip_for_state(code).text
    if kind == LISTING_TYPE:
        # Until the names of the site are read, these stand in.
        return LISTING_TYPE_NAMES.get(code) or quoted(code)
    word = _NAMES.get(kind, {}).get(code)
    return QCoreApplication.translate("CodeName", str(word)) if word else quoted(code)


def known_codes(kind: str) -> frozenset[str]:
    """Return the codes of a kind that have a name of their own."""
    return frozenset(LISTING_TYPE_NAMES if kind == LISTING_TYPE else _NAMES[kind])
