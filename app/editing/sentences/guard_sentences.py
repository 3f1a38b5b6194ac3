"""Sentences for the changes that must be confirmed before they are sent, by code."""

from __future__ import annotations

from typing import Final

from app.editing.sentences.translatable import QT_TRANSLATE_NOOP

GUARD_SENTENCES: Final[dict[str, str]] = {
    "guard.price_change": QT_TRANSLATE_NOOP(
        "Finding", "The price changes by {percent} %: from {before} to {after}"
    ),
    "guard.price_zero": QT_TRANSLATE_NOOP("Finding", "The price becomes {after}; it was {before}"),
    "guard.price_floor": QT_TRANSLATE_NOOP(
        "Finding", "{after} is below your price floor of {floor}"
    ),
    "guard.net_floor": QT_TRANSLATE_NOOP(
        "Finding", "A sale at {after} leaves {net_after}, below your floor of {floor}"
    ),
    "plan.at_floor": QT_TRANSLATE_NOOP("Finding", "Kept at the floor of {floor}"),
    "guard.lower_net": QT_TRANSLATE_NOOP(
        "Finding", "A sale at {after} leaves {net_after}; at {before} it leaves {net_before}"
    ),
    "guard.closes_many": QT_TRANSLATE_NOOP("Finding", "One of {count} listings closed at once"),
    "guard.deletes": QT_TRANSLATE_NOOP("Finding", "The listing is deleted and cannot be restored"),
    "guard.closes_without_stock": QT_TRANSLATE_NOOP(
        "Finding", "Without stock, a listing of this type is closed for good"
    ),
    "guard.closes_not_free": QT_TRANSLATE_NOOP(
        "Finding", "It is closed, and relisting it would not be free"
    ),
}
#: Sentences for several listings together, where a sentence with placeholders cannot be used.
KINDS: Final[dict[str, str]] = {
    "guard.price_change": QT_TRANSLATE_NOOP("Finding", "The price changes a lot"),
    "guard.price_zero": QT_TRANSLATE_NOOP("Finding", "The price becomes zero"),
    "guard.price_floor": QT_TRANSLATE_NOOP("Finding", "The price is below your price floor"),
    "guard.net_floor": QT_TRANSLATE_NOOP("Finding", "A sale leaves less than your floor"),
    "guard.lower_net": QT_TRANSLATE_NOOP("Finding", "A sale at the higher price may leave less"),
    "plan.at_floor": QT_TRANSLATE_NOOP("Finding", "Kept at the floor"),
}
