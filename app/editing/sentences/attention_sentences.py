"""English texts of the inbox: names of kinds, actions and the line of each entry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.editing.sentences.translatable import QT_TRANSLATE_NOOP

KIND_TITLES: Final[Mapping[str, str]] = {
    "conflict": QT_TRANSLATE_NOOP("Attention", "Changed on both sides"),
    "refused": QT_TRANSLATE_NOOP("Attention", "Refused or not sent"),
    "unknown": QT_TRANSLATE_NOOP("Attention", "Sent, outcome not known"),
    "held": QT_TRANSLATE_NOOP("Attention", "On hold"),
    "schedule": QT_TRANSLATE_NOOP("Attention", "Plans that did not begin"),
    "waiting_for_patch": QT_TRANSLATE_NOOP("Attention", "The marketplace asks for a correction"),
    "pending_documentation": QT_TRANSLATE_NOOP("Attention", "Documents are missing"),
    "stopped": QT_TRANSLATE_NOOP("Attention", "Suspended by the marketplace"),
    "under_review": QT_TRANSLATE_NOOP("Attention", "Under review"),
    "payment_required": QT_TRANSLATE_NOOP("Attention", "A fee has to be paid"),
    "suspected": QT_TRANSLATE_NOOP("Attention", "Possible infringements"),
    "out_of_stock": QT_TRANSLATE_NOOP("Attention", "Out of stock"),
    "losing": QT_TRANSLATE_NOOP("Attention", "A sale loses money"),
    "below_floor": QT_TRANSLATE_NOOP("Attention", "Below the least price"),
    "ending": QT_TRANSLATE_NOOP("Attention", "Free listings about to end"),
    "mandatory_shipping": QT_TRANSLATE_NOOP("Attention", "Free shipping put on by the marketplace"),
    "warned": QT_TRANSLATE_NOOP("Attention", "Warnings of the marketplace"),
    "unhealthy": QT_TRANSLATE_NOOP("Attention", "Low health"),
}
"""The title of a group, by its kind."""

ENTRY_LINES: Final[Mapping[str, str]] = {
    "waiting_for_patch": QT_TRANSLATE_NOOP(
        "Attention", "It is suspended until it is corrected and sent again."
    ),
    "pending_documentation": QT_TRANSLATE_NOOP(
        "Attention",
        "It is suspended until the documents are sent, which only the marketplace takes.",
    ),
    "stopped": QT_TRANSLATE_NOOP("Attention", "Only the marketplace can lift this: {states}."),
    "under_review": QT_TRANSLATE_NOOP(
        "Attention", "Nothing can be done until the marketplace has decided."
    ),
    "payment_required": QT_TRANSLATE_NOOP(
        "Attention", "It becomes active when its fee is paid, which only the marketplace takes."
    ),
    "suspected": QT_TRANSLATE_NOOP("Attention", "The marketplace marked a possible infringement."),
    "out_of_stock": QT_TRANSLATE_NOOP("Attention", "Nothing left to sell; sold so far: {sold}."),
    "losing": QT_TRANSLATE_NOOP("Attention", "At {price} a sale leaves {net}."),
    "below_floor": QT_TRANSLATE_NOOP("Attention", "{price} is below the least price of {floor}."),
    "ending": QT_TRANSLATE_NOOP(
        "Attention", "It ends on {ends}; another listing type lasts longer."
    ),
    "mandatory_shipping": QT_TRANSLATE_NOOP(
        "Attention", "It cannot be taken off; at {price} a sale leaves {net}."
    ),
    "warned": QT_TRANSLATE_NOOP("Attention", "Warnings: {warnings}."),
    "unhealthy": QT_TRANSLATE_NOOP("Attention", "Health {health} of 100; it lacks: {lacking}."),
    "said": QT_TRANSLATE_NOOP("Attention", "The marketplace says: {said}"),
}
"""The sentence of an entry about a listing, by its kind, with placeholders."""

STATES: Final[Mapping[str, str]] = {
    "banned": QT_TRANSLATE_NOOP("Attention", "banned"),
    "forbidden": QT_TRANSLATE_NOOP("Attention", "suspended for good"),
    "freezed": QT_TRANSLATE_NOOP("Attention", "against the terms"),
    "held": QT_TRANSLATE_NOOP("Attention", "suspended for a time"),
    "suspended": QT_TRANSLATE_NOOP("Attention", "credit policy"),
}
"""The reasons that the marketplace gives, by their codes."""

LACKING: Final[Mapping[str, str]] = {
    "pictures": QT_TRANSLATE_NOOP("Attention", "more pictures ({count})"),
    "description": QT_TRANSLATE_NOOP("Attention", "a description"),
    "warranty": QT_TRANSLATE_NOOP("Attention", "a warranty"),
    "free_shipping": QT_TRANSLATE_NOOP("Attention", "free shipping"),
    "more": QT_TRANSLATE_NOOP("Attention", "and more attributes ({count})"),
}
"""What a listing may lack, by the name of the health goal."""

NAMED = 3
"""The number of missing attributes that are named."""
