"""English names of the marketplace's codes, translated by the window and the commands."""

from __future__ import annotations

from typing import Final

from app.editing.sentences.translatable import QT_TRANSLATE_NOOP

CONDITION: Final = "condition"
SHIPPING_MODE: Final = "shipping.mode"
BUYING_MODE: Final = "buying_mode"
LEVEL: Final = "level_id"

CODE_NAMES: Final[dict[str, dict[str, str]]] = {
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
"""The names of codes: by kind (the form path if there is one), then by code."""
